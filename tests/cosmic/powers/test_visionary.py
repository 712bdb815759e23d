"""Visionary (P3): names the card that the opponent must play."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ask import OneOf
from tests.cosmic.table import Table
from tests.plain import listed


def foreseen(face: str, theirs: list[str], powers: Any = ("visionary", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens and has named a card of seat 1."""
    hands = {0: ["A10", "C"], 1: theirs, **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "card", "A10").wish(0, "checkpoint.sides", "power.0")
    return table.wish(0, "visionary.face", face)


def choices(table: Table, seat: int) -> set[str]:
    """Among which cards a main player may choose."""
    form = next(ask.form for ask in table.run(until="card").open("card") if ask.seat == seat)
    assert isinstance(form, OneOf)
    return {str(option).split(".")[0] for option in form.options} - {"by_chance"}


def test_the_opponent_has_to_play_the_named_card() -> None:
    table = foreseen("A4", ["A4", "A20", "C"])
    assert choices(table, 1) == {"A4"}
    table.run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    table.check()


def test_a_compromise_can_be_named_and_an_edict_cannot() -> None:
    table = foreseen("C", ["A20", "C"])
    assert choices(table, 1) == {"C"}
    table.run().check()
    table = Table(("visionary", "", "", "")).wish(0, "checkpoint.sides", "power.0").run(until="visionary.face")
    form = table.open("visionary.face")[0].form
    assert isinstance(form, OneOf)
    assert {str(face)[0] for face in form.options} == {"A", "C"}


def test_whoever_does_not_have_the_card_is_free_and_nobody_hears_of_it() -> None:
    table = foreseen("A4", ["A6", "A20", "C"])
    assert choices(table, 1) == {"A6", "A20", "C"}
    told = [event for event in table.seen if event.audience is None and "A4" in str(event.data)]
    assert {event.kind for event in told} <= {"announced", "called"}
    table.run().check()


def test_the_defense_may_name_a_card_of_the_offense_and_an_ally_none() -> None:
    table = Table(("", "visionary", "", ""), hands={0: ["A4", "A20"], 1: ["A10"]})
    table.wish(1, "checkpoint.sides", "power.0").wish(1, "visionary.face", "A4")
    assert choices(table, 0) == {"A4"}
    table.run().check()
    table = Table(("", "", "visionary", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "checkpoint.sides", "power.0").run()
    assert table.wishes == [(2, "checkpoint.sides", "power.0")]


def test_it_yields_to_laser_and_is_stronger_than_an_order_to_attack() -> None:
    powers = (["visionary", "loser"], "", "", "")
    table = foreseen("C", ["A20", "C"], powers=powers, powers_per_player=2).wish(0, "checkpoint.sides", "power.1")
    assert choices(table, 1) == {"C"}
    table.run().check()
    table = foreseen("A4", ["A4", "A20", "C"], powers=(["visionary", "laser"], "", "", ""), powers_per_player=2)
    table.run(until="card")
    assert not [ask for ask in table.open("card") if ask.seat == 1], "a card was picked by chance"
    table.run().check()


def test_it_is_stronger_than_a_bond_to_a_card_p2_1() -> None:
    table = Table(("", "visionary", "", ""), hands={0: ["A8", "A20"], 1: ["A7"], 2: ["A6", "flare.seeker"]})
    table.wish(0, "target", "blue-1").wish(2, "checkpoint.attack", "flare.seeker").wish(0, "invite.offense", [2])
    table.wish(0, "seeker.wild.card", "A20").wish(2, "join", "offense")
    table.wish(1, "checkpoint.sides", "power.0").wish(1, "visionary.face", "A8").run(until="card")
    assert choices(table, 0) == {"A8"}
    table.run().check()


def test_a_zap_frees_the_opponent() -> None:
    table = foreseen("A4", ["A4", "A20"], hands={2: ["A6", "edict.cosmic_zap"]})
    table.wish(2, "response", "edict.cosmic_zap")
    assert choices(table, 1) == {"A4", "A20"}
    table.run().check()


def test_silence_names_no_card() -> None:
    table = Table(("visionary", "", "", "")).run()
    assert not table.events("announced", name="visionary")
    table.check()


def test_wild_visionary_sees_the_named_card_or_one_of_their_choice() -> None:
    hands = {0: ["A8", "flare.visionary"], 1: ["A20", "C"], 2: ["A40", "A4"], 3: []}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.attack", "flare.visionary")
    table.wish(0, "visionary.wild.face", "A40").wish(1, "visionary.wild.show", "C").run()
    shown = [event for event in table.seen if event.kind == "shown" and event.data.get("why") == "visionary"]
    assert [(event.data["seat"], listed(event.data["cards"])[0].split(".")[0]) for event in shown] == [
        (1, "C"),
        (2, "A40"),
    ]
    assert all(event.audience == (0,) for event in shown)
    table.check()


def test_wild_visionary_asks_all_who_hold_cards_whatever_they_hold() -> None:
    hands = {0: ["A8", "flare.visionary"], 1: ["A20"], 2: ["A40", "A4"], 3: ["A7"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.attack", "flare.visionary")
    table.wish(0, "visionary.wild.face", "A40").run(until="visionary.wild.show")
    assert [ask.seat for ask in table.open("visionary.wild.show")] == [1, 2, 3]
    assert all(ask.secret for ask in table.open("visionary.wild.show"))
    table.run().check()


@pytest.mark.parametrize("whom", [0, 1])
def test_super_visionary_is_for_those_who_are_no_main_players(whom: int) -> None:
    hands = {0: ["A4", "A20"], 1: ["A4", "A20"], 2: ["A6", "flare.visionary"]}
    table = Table(("", "", "visionary", ""), hands=hands).wish(2, "checkpoint.sides", "flare.visionary")
    table.wish(2, "visionary.super.whom", whom).wish(2, "visionary.super.face", "A4")
    assert choices(table, whom) == {"A4"}
    assert choices(table, 1 - whom) == {"A4", "A20"}
    table.run().check()


def test_super_visionary_is_a_use_that_a_zap_stops() -> None:
    hands = {0: ["A8"], 1: ["A4", "A20"], 2: ["A6", "flare.visionary"], 3: ["A7", "edict.cosmic_zap"]}
    table = Table(("", "", "visionary", ""), hands=hands).wish(2, "checkpoint.sides", "flare.visionary")
    table.wish(2, "visionary.super.whom", 1).wish(2, "visionary.super.face", "A4")
    table.wish(3, "response", "edict.cosmic_zap")
    assert choices(table, 1) == {"A4", "A20"}
    table.run().check()
