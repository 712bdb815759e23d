"""Graviton (P3, Graviton): keeps one digit of each attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("graviton", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A11 against A30."""
    hands = {0: ["A11"], 1: ["A30"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


@pytest.mark.parametrize(("call", "mine", "theirs"), [("tens", 1, 3), ("ones", 1, 0)])
def test_both_attacks_count_the_called_digit_alone(call: str, mine: int, theirs: int) -> None:
    table = fight().wish(0, "checkpoint.cards_down", "power.0").wish(0, "graviton.call", call).run()
    assert sums(table) == (mine + 4, theirs + 4)
    assert table.events("announced", name="graviton")[0]["aim"] == {"call": call}
    table.check()


def test_a_nine_has_no_tens() -> None:
    table = fight(hands={1: ["A9"]}).wish(0, "checkpoint.cards_down", "power.0").wish(0, "graviton.call", "tens").run()
    assert sums(table) == (1 + 4, 0 + 4)
    table.check()


def test_uncalled_it_does_nothing_and_an_ally_is_not_offered_it() -> None:
    table = fight().run()
    assert sums(table) == (15, 34)
    table.check()
    table = fight(("", "", "graviton", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="card")
    offers = [option for ask in table.open("checkpoint.cards_down") for option in options_of(ask)]
    assert "power.0" not in offers


def test_a_zap_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (15, 34)
    table.check()


def test_the_digit_that_is_left_is_mirrored_with_a_leading_zero() -> None:
    table = fight(("graviton", "mirror", "", ""), hands={0: ["A40"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(0, "graviton.call", "tens").wish(1, "checkpoint.cards_down", "power.1").run()
    assert sums(table) == (40 + 4, 30 + 4)
    table.check()


def test_calculator_tripler_and_virus_read_the_digit() -> None:
    table = fight(("graviton", "virus", "", "")).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(0, "graviton.call", "tens").run()
    assert sums(table) == (1 + 4, 3 * 4)
    table.check()


def test_of_two_calls_the_offense_has_its_way() -> None:
    table = fight(("graviton", "graviton", "", ""), hands={0: ["A12"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(1, "checkpoint.cards_down", "power.1").wish(0, "graviton.call", "tens").wish(1, "graviton.call", "ones")
    table.run()
    assert sums(table) == (1 + 4, 3 + 4)
    table.check()


def test_a_compromise_makes_the_call_idle() -> None:
    table = fight(hands={0: ["C"]}).wish(0, "checkpoint.cards_down", "power.0").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_the_super_flare_names_one_card() -> None:
    table = (
        fight(hands={0: ["A11", "flare.graviton"]}).wish(0, "checkpoint.cards_down", "power.0").wish(0, "card", "A11")
    )
    table.wish(0, "checkpoint.sides", "flare.graviton").wish(0, "graviton.call", "ones").wish(
        0, "graviton.only", [1]
    ).run()
    assert sums(table) == (11 + 4, 0 + 4)
    table.check()


def test_the_super_flare_is_kept_if_no_card_is_named() -> None:
    table = (
        fight(hands={0: ["A11", "flare.graviton"]}).wish(0, "checkpoint.cards_down", "power.0").wish(0, "card", "A11")
    )
    table.wish(0, "checkpoint.sides", "flare.graviton").wish(0, "graviton.call", "ones").run()
    assert sums(table) == (1 + 4, 0 + 4)
    assert not table.events("announced", source="flare")
    table.check()


def test_the_wild_flare_leaves_the_ones() -> None:
    table = fight(("", "", "", ""), hands={0: ["A12", "flare.graviton"], 1: ["A20"]})
    table.wish(0, "checkpoint.sides", "flare.graviton").wish(0, "card", "A12").run()
    assert sums(table) == (2 + 4, 0 + 4)
    table.check()


def test_the_wild_flare_is_not_for_whoever_faces_graviton() -> None:
    table = fight(("", "graviton", "", ""), hands={0: ["A12", "flare.graviton"]}).run(until="checkpoint.sides")
    offers = [one for ask in table.open("checkpoint.sides") if ask.seat == 0 for one in options_of(ask)]
    assert offers == ["pass"]
    table.run().check()
