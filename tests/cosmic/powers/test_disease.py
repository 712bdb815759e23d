"""Disease (P3): spreads to neighbouring planets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import bounds_of, options_of

HOMES = {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}


def sick(seat: int = 2, **more: Any) -> Table:
    """Destiny shows blue, where the owner has four tokens on blue-1."""
    powers = more.pop("powers", None) or ["disease" if one == seat else "" for one in range(4)]
    table = Table(powers, tokens={2: {"blue-1": 4, **HOMES}, **more.pop("tokens", {})}, **more)
    return table.wish(seat, "checkpoint.attack", "power.0")


def test_tokens_move_to_another_planet_of_the_system_and_one_stays() -> None:
    table = sick().wish(2, "disease.to", "blue-4").wish(2, "disease.number", 3).run()
    assert (table.at("blue-1", 2), table.at("blue-4", 2)) == (1, 3)
    aim = table.events("announced", name="disease")[0]["aim"]
    assert aim == {"base": "blue-1", "planet": "blue-4", "number": 3}
    table.check()


def test_one_token_stays_at_least() -> None:
    table = sick().run(until="disease.number")
    assert bounds_of(table.open("disease.number")[0]) == (1, 3)
    table.run()
    assert (table.at("blue-1", 2), table.at("blue-2", 2)) == (3, 1)
    table.check()


@pytest.mark.parametrize("tokens", [{"blue-1": 2, **HOMES}, {"purple-1": 4, **HOMES}])
def test_it_needs_three_tokens_on_a_planet_of_that_system(tokens: dict[str, int]) -> None:
    table = sick(tokens={2: tokens}).run()
    assert table.wishes == [(2, "checkpoint.attack", "power.0")]


def test_the_defense_does_not_spread_and_the_offense_does() -> None:
    own = {"blue-1": 4, "blue-2": 4, "blue-3": 4}
    table = Table(("", "disease", "", ""), destiny=("yellow",), tokens={1: {"yellow-1": 4, **own}})
    table.wish(1, "checkpoint.attack", "power.0").wish(1, "disease.number", 2).run()
    assert table.at("yellow-2", 1) == 2
    table.check()
    table = Table(("disease", "", "", ""), tokens={0: {"blue-1": 4, "red-1": 4, "red-2": 4, "red-3": 4}})
    table.wish(0, "checkpoint.attack", "power.0").wish(0, "disease.number", 2).run()
    assert table.at("blue-2", 0) == 2
    table.check()
    table = Table(("", "disease", "", ""), tokens={1: {"yellow-1": 4, **own}})
    table.wish(1, "checkpoint.attack", "power.0").run()
    assert table.wishes


def test_after_a_wild_card_the_system_of_the_defense_counts() -> None:
    table = sick(destiny=("wild",)).wish(0, "wild", 1).run()
    assert table.at("blue-2", 2) == 1
    table.check()
    table = sick(destiny=("wild",)).wish(0, "wild", 3).run()
    assert table.wishes == [(2, "checkpoint.attack", "power.0")]


def test_it_spreads_in_the_system_of_an_offense_that_shows_its_own_colour_p3_disease() -> None:
    tokens = {0: {"red-1": 8, "red-2": 8}, 2: {"red-4": 4, **HOMES}}
    table = sick(destiny=("red",), tokens=tokens).wish(0, "own_colour", "red-3").wish(2, "disease.to", "red-5").run()
    assert table.at("red-5", 2) == 1
    table.check()


def test_it_does_not_come_where_filth_lives() -> None:
    table = sick(powers=("", "filth", "disease", ""), tokens={1: {"blue-3": 4, "blue-4": 4, "blue-5": 4}})
    table.wishes[0] = (2, "checkpoint.attack", "power.1")
    table.run()
    assert table.events("announced", name="disease")[0]["aim"]["planet"] == "blue-2", "the only one that is free"
    table.check()


def test_a_zap_stops_it() -> None:
    table = sick(hands={3: ["A6", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.at("blue-1", 2) == 4
    table.check()


def test_wild_disease_costs_those_three_tokens_who_gave_the_same_kind() -> None:
    hands = {0: ["A8", "flare.disease"], 1: ["A4", "C"], 2: ["A6", "edict.plague"], 3: ["C", "A7"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "flare.disease")
    for seat, face in ((1, "A4"), (2, "edict.plague"), (3, "A7")):
        table.wish(seat, "disease.wild.card", face)
    table.run()
    assert [table.at("warp", seat) for seat in (2, 3)] == [0, 3]
    assert len(table.hand(2)) == 1
    assert table.events("discarded", seat=3)[0]["why"] == "disease"
    table.check()


def test_wild_disease_is_chosen_in_secret_and_all_at_once() -> None:
    hands = {0: ["A8", "flare.disease"], 1: ["A4"], 2: [], 3: ["C", "A7"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "flare.disease")
    table.run(until="disease.wild.card")
    asked = table.open("disease.wild.card")
    assert [ask.seat for ask in asked] == [1, 3]
    assert all(ask.secret for ask in asked)
    table.run().check()


def test_what_was_chosen_for_wild_disease_has_left_all_hands_before_anybody_takes_discards() -> None:
    hands = {0: ["A8", "flare.disease"], 1: ["A4", "C"], 2: ["edict.card_zap", "C"], 3: ["A20", "flare.reserve"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "flare.disease")
    table.wish(3, "checkpoint.between", "flare.reserve").wish(1, "disease.wild.card", "A4")
    table.wish(2, "disease.wild.card", "edict.card_zap").wish(3, "disease.wild.card", "A20")
    table.run(until="disease.wild.card").run(until="response")
    assert table.events("announced", name="reserve")
    assert table.hand(2) == ["C"]
    table.run(until="target")
    assert table.hand(3) == ["A4", "flare.reserve"]
    table.run().check()


def test_super_disease_moves_a_token_between_bases() -> None:
    table = Table(("disease", "", "", ""), hands={0: ["A8", "flare.disease"]})
    table.wish(0, "checkpoint.between", "flare.disease").wish(0, "disease.super.from", "red-5")
    table.wish(0, "disease.super.to", "red-4").run(until="target")
    assert (table.at("red-5", 0), table.at("red-4", 0)) == (3, 5)
    table.run().check()


def test_only_a_base_whose_tokens_have_somewhere_to_go_may_spread_p3_disease_pygmy() -> None:
    full = {"blue-1": 4, "blue-2": 3, "blue-3": 4, "blue-4": 4}
    table = Table(
        ("", "", "disease", ""), tokens={1: {"blue-5": 4}, 2: {**full, "yellow-1": 1, "yellow-2": 1, "yellow-3": 1}}
    )
    table.state.rooms.update({f"blue-{number}": 4 for number in range(1, 6)})
    table.wish(2, "checkpoint.attack", "power.0").run(until="disease.from")
    (ask,) = table.open("disease.from")
    assert set(options_of(ask)) == {"blue-1", "blue-3", "blue-4"}
    table.wish(2, "disease.from", "blue-1").run()
    assert (table.at("blue-1", 2), table.at("blue-2", 2)) == (3, 4)
