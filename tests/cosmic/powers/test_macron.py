"""Macron (P1): one token at a time, worth four."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("macron", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1, A10 against A8; seat 2 is asked by both."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [2])


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_offense_commits_exactly_one_token_which_counts_four() -> None:
    table = fight().run(until="commit")
    form = table.open("commit")[0].form
    assert form.accepts({"red-1": 1})
    assert not form.accepts({"red-1": 2})
    assert not form.accepts({})
    table.run()
    assert sums(table) == (10 + 4, 8 + 4)
    assert table.at("blue-1", 0) == 1
    table.check()


def test_the_whole_garrison_counts_four_each() -> None:
    table = fight(("", "macron", "", "")).wish(0, "commit", {"red-1": 4}).run()
    assert sums(table) == (14, 8 + 16)
    table.check()


def test_an_ally_commits_one_token_that_counts_four_and_is_rewarded_as_two() -> None:
    table = fight(("", "", "macron", ""), hands={1: ["A20"]}, deck=["A40", "A30"]).wish(2, "join", "defense").run()
    assert sums(table)[1] == 20 + 4 + 4
    assert table.hand(2) == ["A30", "A40", "A6"], "two cards for one token"
    table.check()


def test_consolation_counts_each_lost_token_twice() -> None:
    table = fight(hands={0: ["C"], 1: ["A8", "A20", "A30", "A40"]}).wish(1, "card", "A8").run()
    assert len(table.hand(0)) == 2
    assert len(table.hand(1)) == 1
    table.check()


def test_others_commit_and_count_as_ever() -> None:
    table = fight(("", "", "", "macron")).wish(0, "commit", {"red-1": 4}).run()
    assert sums(table) == (14, 12)
    assert table.events("announced", name="macron") == []
    table.check()


def test_a_zap_at_the_commitment_lifts_the_limit() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap")
    table.wish(0, "commit", {"red-1": 4}).run()
    assert sums(table) == (14, 12)
    table.check()


def test_a_zap_after_the_reveal_makes_the_token_count_one() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).run(until="checkpoint.reveal")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (11, 12)
    table.check()


def test_wild_macron_adds_one_for_each_own_token_alone() -> None:
    table = fight(("", "", "", ""), hands={2: ["A6", "flare.macron"]}).wish(0, "commit", {"red-1": 4})
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 3})
    table.wish(2, "checkpoint.reveal", "flare.macron").run()
    assert sums(table) == (10 + 4 + 6, 12)
    table.check()


def test_wild_macron_is_of_no_use_behind_a_compromise() -> None:
    hands = {0: ["C"], 2: ["A6", "flare.macron", "edict.time_gash"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "commit", {"red-1": 4}).wish(2, "join", "offense")
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 2]
    assert "flare.macron" not in options_of(ask)
    table.run().check()


def test_super_macron_commits_up_to_four_of_weight_four() -> None:
    table = fight(hands={0: ["A10", "flare.macron"]}).wish(0, "checkpoint.between", "flare.macron")
    table.wish(0, "commit", {"red-1": 3, "red-2": 1}).run()
    assert sums(table) == (10 + 16, 12)
    assert table.at("blue-1", 0) == 4
    table.check()


def test_super_macron_lets_an_ally_commit_up_to_four() -> None:
    table = fight(("", "", "macron", ""), hands={2: ["A6", "flare.macron"]}).wish(0, "commit", {"red-1": 1})
    table.wish(2, "checkpoint.attack", "flare.macron").wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 4}).run()
    assert sums(table) == (10 + 1 + 16, 12)
    table.check()
