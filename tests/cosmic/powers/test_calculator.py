"""Calculator (P2 2A): cuts the higher attack by the lower one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("calculator", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A8 against A10; seat 2 is asked to join."""
    hands = {0: ["A8"], 1: ["A10"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "invite.offense", [2])


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_the_higher_card_loses_the_lower_ones_value() -> None:
    table = fight().wish(0, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (8 + 4, 2 + 4)
    assert len(table.events("announced", name="calculator")) == 1, "announced once, before the reveal"
    table.check()


def test_equal_cards_stay_as_they_are() -> None:
    table = fight(hands={1: ["A8"]}).wish(0, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (12, 12)
    table.check()


def test_unannounced_it_does_nothing() -> None:
    table = fight().run()
    assert sums(table) == (12, 14)
    table.check()


def test_a_compromise_makes_the_call_idle() -> None:
    table = fight(hands={0: ["C"]}).wish(0, "checkpoint.cards_down", "power.0").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_a_zap_at_the_announcement_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (12, 14)
    table.check()


def test_values_are_read_after_mirror_and_tripler_v4() -> None:
    table = fight(("calculator", "mirror", "", "")).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(1, "checkpoint.cards_down", "power.1").run()
    assert sums(table) == (80 - 1 + 4, 1 + 4)
    table.check()


def test_an_ally_or_bystander_is_not_offered_the_power() -> None:
    table = fight(("", "", "calculator", "")).wish(2, "join", "offense").run(until="card")
    offers = [option for ask in table.open("checkpoint.cards_down") for option in options_of(ask)]
    assert "power.0" not in offers
    table.run().check()


def test_a_call_does_not_outlive_chronos_or_the_challenge() -> None:
    hands = {0: ["A8", "A6"], 1: ["A10", "A20"]}
    table = fight(("calculator", "chronos", "", ""), hands=hands).wish(0, "card", "A8").wish(1, "card", "A10")
    table.wish(0, "checkpoint.cards_down", "power.0").wish(1, "checkpoint.reveal", "power.1")
    table.run(until="checkpoint.reveal").run(until="card")
    (ask,) = [ask for ask in table.open("checkpoint.cards_down") if ask.seat == 0]
    assert "power.0" in options_of(ask), "what was called is undone and may be called again"
    table.run()
    assert len(table.events("revealed")) == 2
    assert sums(table)[0] in (8 + 4, 6 + 4), "no card was cut"
    table.check()


@pytest.mark.parametrize(
    ("call", "expected"), [("even", (8 + 4, 2 + 4)), ("odd", (-2 + 4, 10 + 4))], ids=["right", "wrong"]
)
def test_wild_calculator_wins_or_loses_by_odd_or_even(call: str, expected: tuple[int, int]) -> None:
    table = fight(("", "", "", ""), hands={0: ["A8", "flare.calculator"]})
    table.wish(0, "checkpoint.cards_down", "flare.calculator").wish(0, "calculator.call", call).run()
    assert sums(table) == expected
    assert table.events("announced", source="flare")[0]["aim"] == {"call": call}
    table.check()


def test_wild_calculator_works_for_the_defense() -> None:
    table = fight(("", "", "", ""), hands={1: ["A10", "flare.calculator"], 0: ["A7"]})
    table.wish(1, "checkpoint.cards_down", "flare.calculator").wish(1, "calculator.call", "odd").run()
    assert sums(table) == (-3 + 4, 10 + 4)
    table.check()


def test_super_calculator_equalizes_as_an_ally() -> None:
    table = fight(("", "", "calculator", ""), hands={2: ["A6", "flare.calculator"]}).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(2, "checkpoint.cards_down", "flare.calculator").run()
    assert sums(table) == (8 + 5, 2 + 4)
    table.check()
