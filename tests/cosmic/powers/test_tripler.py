"""Tripler (P2 2C): small attacks triple, large ones shrink."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(mine: str, theirs: str, powers: tuple[str, ...] = ("tripler", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four."""
    hands = {0: [mine], 1: [theirs], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


@pytest.mark.parametrize(("card", "value"), [("A4", 12), ("A10", 30), ("A11", 4), ("A12", 4), ("A40", 14)])
def test_up_to_ten_is_tripled_and_more_is_divided_rounded_up(card: str, value: int) -> None:
    table = fight(card, "A8").run()
    assert sums(table) == (value + 4, 12)
    table.check()


def test_the_defense_triples_its_own_card_alone() -> None:
    table = fight("A9", "A8", ("", "tripler", "", "")).run()
    assert sums(table) == (13, 28)
    assert len(table.events("announced", name="tripler")) == 1
    table.check()


def test_a_bystander_triples_nothing() -> None:
    table = fight("A9", "A8", ("", "", "tripler", "")).run()
    assert sums(table) == (13, 12)
    assert table.events("announced", name="tripler") == []
    table.check()


def test_a_compromise_is_not_tripled() -> None:
    table = fight("C", "A8").run()
    assert table.events("announced", name="tripler") == []
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_a_zap_leaves_the_card_as_it_is() -> None:
    table = fight("A4", "A8", hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert sums(table) == (8, 12)
    table.check()


def test_tripling_follows_the_reversal_of_digits_v2_v3() -> None:
    table = fight("A30", "A20", ("tripler", "mirror", "", "")).wish(1, "checkpoint.cards_down", "power.1").run()
    assert sums(table) == (3 * 3 + 4, 2 + 4)
    table.check()


def test_wild_tripler_divides_a_large_attack_of_the_opponent_before_anything_else_v0() -> None:
    table = fight("A9", "A20", ("", "mirror", "", ""), hands={0: ["A9", "flare.tripler"]})
    table.wish(1, "checkpoint.cards_down", "power.0").wish(0, "checkpoint.reveal", "flare.tripler").run()
    assert sums(table) == (90 + 4, 70 + 4), "20 / 3 is 7, and 07 backwards is 70"
    assert table.hand(0) == ["flare.tripler"]
    table.check()


def test_wild_tripler_is_not_for_attacks_below_fifteen() -> None:
    table = fight("A9", "A14", ("", "", "", ""), hands={0: ["A9", "flare.tripler"]}).run(until="checkpoint.reveal")
    asks = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert all("flare.tripler" not in options_of(ask) for ask in asks)
    table.run().check()


def test_a_zapped_wild_flare_divides_nothing() -> None:
    hands = {0: ["A9", "flare.tripler"], 2: ["A6", "edict.flare_zap"]}
    table = fight("A9", "A20", ("", "", "", ""), hands=hands)
    table.wish(0, "checkpoint.reveal", "flare.tripler").wish(2, "response", "edict.flare_zap").run()
    assert sums(table) == (13, 24)
    table.check()


@pytest.mark.parametrize(("card", "value"), [("A13", 39), ("A14", 5)])
def test_super_tripler_triples_up_to_thirteen(card: str, value: int) -> None:
    table = fight(card, "A8", hands={0: [card, "flare.tripler"]})
    table.wish(0, "checkpoint.reveal", "flare.tripler").run()
    assert sums(table) == (value + 4, 12)
    table.check()
