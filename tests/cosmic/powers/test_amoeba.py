"""Amoeba (P1): changes how many of its tokens fight after the cards are down."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("amoeba", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_it_oozes_in_beyond_four_once_the_cards_are_down() -> None:
    table = fight().wish(0, "checkpoint.cards_down", "power.0").wish(0, "amoeba.way", "in")
    table.wish(0, "amoeba.in", {"red-2": 4, "red-3": 3}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 9, "defense": 8 + 4}
    assert table.at("blue-1", 0) == 9
    table.check()


def test_it_oozes_out_to_nothing_and_a_win_then_lands_nothing_4_4_4() -> None:
    table = fight(hands={0: ["A20"]}).wish(0, "checkpoint.cards_down", "power.0").wish(0, "amoeba.way", "out")
    table.wish(0, "amoeba.out", {"tokens": 2}).wish(0, "amoeba", {"red-4": 2}).run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 0) == 0
    assert table.at("red-4", 0) == 6
    table.check()


def test_a_defending_amoeba_adds_to_the_attacked_planet() -> None:
    table = fight(("", "amoeba", "", "")).wish(1, "checkpoint.cards_down", "power.0").wish(1, "amoeba.way", "in")
    table.wish(1, "amoeba.in", {"blue-2": 4}).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 8 + 8}
    assert table.at("blue-1", 1) == 8
    table.check()


def test_a_bystander_cannot_ooze() -> None:
    table = fight(("", "", "amoeba", "")).run(until="card")
    assert [ask.seat for ask in table.open("checkpoint.cards_down")] == [0, 1]
    table.run().check()


def test_a_defense_without_tokens_in_the_challenge_cannot_ooze() -> None:
    tokens = {1: {"blue-2": 5, "blue-3": 5, "blue-4": 5, "blue-5": 5}}
    table = fight(("", "amoeba", "", ""), tokens=tokens).run(until="card")
    ask = next(ask for ask in table.open("checkpoint.cards_down") if ask.seat == 1)
    assert options_of(ask) == ("pass",)
    table.run().check()


def test_a_zap_stops_the_oozing() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    table.check()


def test_it_oozes_once_per_challenge_4_0_5() -> None:
    table = fight().wish(0, "checkpoint.cards_down", "power.0").wish(0, "amoeba.way", "in")
    table.wish(0, "amoeba.in", {"red-2": 1}).run(until="amoeba.in")
    table.answer(0, "amoeba.in", {"red-2": 1})
    table.wishes.clear()
    asks = [ask for ask in table.open("checkpoint.cards_down") if ask.seat == 0]
    assert all("power.0" not in options_of(ask) for ask in asks)
    table.run().check()


def test_wild_amoeba_moves_up_to_four_before_the_cards_are_chosen() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.amoeba"]})
    table.wish(0, "checkpoint.sides", "flare.amoeba").wish(0, "amoeba.wild.way", "in")
    table.run(until="amoeba.wild.in")
    form = table.open("amoeba.wild.in")[0].form
    assert form.accepts({"red-2": 4})
    assert not form.accepts({"red-2": 4, "red-3": 1})
    table.answer(0, "amoeba.wild.in", {"red-2": 4}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 6, "defense": 12}
    table.check()


def test_super_amoeba_works_as_an_ally() -> None:
    table = fight(("", "", "amoeba", ""), hands={2: ["A6", "flare.amoeba"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    table.wish(2, "checkpoint.cards_down", "flare.amoeba").wish(2, "amoeba.way", "in")
    table.wish(2, "amoeba.in", {"yellow-2": 4}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 2 + 5, "defense": 12}
    table.check()
