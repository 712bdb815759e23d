"""Mirror (P2 2C): reverses the digits of attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(mine: str, theirs: str, powers: tuple[str, ...] = ("mirror", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four."""
    hands = {0: [mine], 1: [theirs], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


@pytest.mark.parametrize(("card", "value"), [("A15", 51), ("A20", 2), ("A8", 80), ("A1", 10), ("A11", 11)])
def test_both_cards_are_read_backwards(card: str, value: int) -> None:
    table = fight(card, "A12").wish(0, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (value + 4, 21 + 4)
    table.check()


def test_uncalled_it_changes_nothing() -> None:
    table = fight("A15", "A12").run()
    assert sums(table) == (19, 16)
    table.check()


def test_a_bystander_is_not_asked() -> None:
    table = fight("A15", "A12", ("", "", "mirror", "")).run(until="card")
    assert all(ask.seat != 2 for ask in table.open("checkpoint.cards_down"))
    table.run().check()


def test_two_reversals_cancel_each_other() -> None:
    table = fight("A15", "A8", ("mirror", "mirror", "", "")).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(1, "checkpoint.cards_down", "power.1").run()
    assert sums(table) == (19, 12)
    table.check()


def test_a_zap_at_the_call_stops_it() -> None:
    table = fight("A15", "A12", hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (19, 16)
    table.check()


def test_an_undone_challenge_forgets_the_call() -> None:
    table = fight("A15", "A12", hands={1: ["A12", "edict.time_gash"]}, destiny=["blue", "blue"])
    table.wish(0, "checkpoint.cards_down", "power.0").wish(1, "checkpoint.reveal", "edict.time_gash")
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-2": 4}).run()
    assert sums(table) == (19, 16)
    table.check()


def test_wild_mirror_copies_the_opponents_attack() -> None:
    table = fight("A4", "A30", ("", "", "", ""), hands={0: ["A4", "flare.mirror"]})
    table.wish(0, "checkpoint.reveal", "flare.mirror").run()
    assert sums(table) == (34, 34)
    assert table.state.discard.count("A4.1") == 1, "the card itself is discarded"
    table.check()


def test_wild_mirror_copies_a_compromise_and_brings_about_a_deal() -> None:
    table = fight("A4", "C", ("", "", "", ""), hands={0: ["A4", "flare.mirror"]})
    table.wish(0, "checkpoint.reveal", "flare.mirror").run(until="deal")
    assert table.events("counts_as") == [{"side": "offense", "face": "C"}]
    table.run().check()


def test_wild_mirror_is_not_offered_against_the_same_card() -> None:
    table = fight("A8", "A8", ("", "", "", ""), hands={0: ["A8", "flare.mirror", "edict.time_gash"]})
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert "flare.mirror" not in options_of(ask)
    table.run().check()


@pytest.mark.parametrize(("player", "expected"), [(0, (51 + 4, 12 + 4)), (1, (15 + 4, 21 + 4))])
def test_super_mirror_reverses_only_the_card_named_before_the_reveal(player: int, expected: tuple[int, int]) -> None:
    table = fight("A15", "A12", hands={0: ["A15", "flare.mirror"]}).wish(0, "checkpoint.sides", "flare.mirror")
    table.wish(0, "checkpoint.cards_down", "power.0").wish(0, "mirror.player", player).run()
    assert sums(table) == expected
    assert table.events("announced", source="power")[0]["aim"] == {"player": player}
    table.check()
