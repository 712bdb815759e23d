"""Empath (P2 2A): turns an attack into a compromise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...], mine: str = "A30", theirs: str = "C", **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens; who plays what is given."""
    hands = {0: [mine, "A4"], 1: [theirs, "A6"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


@pytest.mark.parametrize(("powers", "seat"), [(("empath", "", "", ""), 0), (("", "empath", "", ""), 1)])
def test_the_lone_attack_of_either_side_becomes_a_compromise_p2_empath(powers: tuple[str, ...], seat: int) -> None:
    table = fight(powers).wish(seat, "checkpoint.reveal", "power.0").run(until="deal")
    assert table.events("turned") == [{"side": "offense"}]
    assert table.state.challenge.outcome == "deal"
    table.run().check()


@pytest.mark.parametrize(("mine", "theirs"), [("A30", "A20"), ("C", "C")])
def test_two_attacks_or_two_compromises_are_left_alone(mine: str, theirs: str) -> None:
    table = fight(("empath", "", "", ""), mine, theirs).run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert "power.0" not in options_of(ask)
    table.check()


def test_unused_zapped_or_no_main_player_the_attack_wins() -> None:
    for table in (
        fight(("empath", "", "", "")),
        fight(("", "", "empath", "")),
        fight(("empath", "", "", ""), hands={2: ["edict.cosmic_zap"]})
        .wish(0, "checkpoint.reveal", "power.0")
        .wish(2, "response", "edict.cosmic_zap"),
    ):
        table.run()
        assert table.at("blue-1", 0) == 4
        table.check()


def test_it_comes_before_pacifist_whose_win_is_read_from_the_cards() -> None:
    table = fight(("empath", "pacifist", "", "")).wish(0, "checkpoint.reveal", "power.0").run(until="deal")
    assert table.state.challenge.outcome == "deal"
    table.check()


def accept_a_deal(table: Table) -> Table:
    """The offense gives a card, the defense takes it."""
    table.run(until="deal")
    table.act(
        "deal.offer.offense", 0, {"give": {"goods": ["A4.1"], "grant": None}, "take": {"goods": [], "grant": None}}
    )
    return table.act("deal.accept.defense", 1, 1).run()


def test_wild_empath_rewards_both_dealers_with_three_each() -> None:
    table = fight(("", "", "", ""), "C", "C", hands={3: ["A8", "flare.empath"]})
    table.wish(3, "checkpoint.reveal", "flare.empath").wish(0, "reward", {"tokens": 0, "cards": 3})
    table = accept_a_deal(table)
    assert table.events("drew", why="reward") == [
        {"seat": seat, "count": 3, "why": "reward", "left": table.events("drew", why="reward")[i]["left"]}
        for i, seat in enumerate((0, 1))
    ]
    table.wishes.clear()
    table.check()


def test_wild_empath_pays_nothing_if_the_deal_fails_or_was_not_sweetened() -> None:
    table = fight(("", "", "", ""), "C", "C", hands={3: ["A8", "flare.empath"]})
    table.wish(3, "checkpoint.reveal", "flare.empath").run()
    assert table.events("outcome") == [{"outcome": "deal"}, {"outcome": "no_deal"}]
    assert not table.events("drew", why="reward")
    table.check()
    table = accept_a_deal(fight(("", "", "", ""), "C", "C"))
    assert not table.events("drew", why="reward")
    table.check()


def test_super_empath_forces_an_attack_on_a_peaceful_opponent() -> None:
    table = fight(("", "empath", "", ""), "C", "A6", hands={1: ["A6", "A1", "flare.empath"], 0: ["C"]})
    table.wish(1, "checkpoint.reveal", "flare.empath").run()
    assert table.events("substituted") == [{"side": "offense", "seat": 1, "old": "C.1", "new": "A1.1"}]
    assert table.events("totals") == [{"offense": 5, "defense": 10}]
    assert "C" in table.hand(1)
    table.check()


def test_super_empath_works_for_an_ally_and_not_against_the_own_side() -> None:
    hands = {2: ["A8", "A14", "flare.empath"]}
    table = fight(("", "", "empath", ""), hands=hands).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "checkpoint.reveal", "flare.empath").wish(2, "empath.attack", "A14").run()
    assert table.events("totals") == [{"offense": 37, "defense": 18}]
    table.check()
    table = fight(("", "", "empath", ""), hands=hands).wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 2]
    assert "flare.empath" not in options_of(ask)
    table.check()
