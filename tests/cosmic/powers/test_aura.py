"""Aura (P3, Aura): forces cards into the open."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of

GUESTS = {
    1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "blue-4": 4, "red-1": 1},
    2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 4, "red-2": 1},
}
"""Seats 1 and 2 have a base in the system of seat 0, seat 3 has none."""


def fight(powers: tuple[str, ...] = ("aura", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-2 with four tokens against four."""
    hands = {0: ["A10", "C", "flare.zombie"], 1: ["A12", "A4", "C", "edict.plague"], 2: ["A6", "flare.void"], 3: ["A7"]}
    hands.update(more.pop("hands", {}))
    table = Table(powers, hands=hands, **{"tokens": GUESTS, **more})
    return table.wish(0, "target", "blue-2").wish(0, "commit", {"red-1": 4})


def lay(table: Table, face: str) -> Table:
    """The owner lays a card of this face out."""
    return table.wish(0, "checkpoint.attack", "power.0").wish(0, "aura.card", face)


def hands(table: Table) -> list[list[str]]:
    return [table.hand(seat) for seat in range(4)]


def test_guests_lay_out_their_cards_of_the_type_until_phase_7() -> None:
    table = lay(fight(), "A10").run(until="checkpoint.sides")
    assert hands(table) == [["C", "flare.zombie"], ["C", "edict.plague"], ["flare.void"], ["A7"]]
    shown = {event["seat"]: len(event["cards"]) for event in table.events("shown", why="aura")}
    assert shown == {0: 1, 1: 2, 2: 1}, "everybody sees them, of seat 3 nothing"
    table.run(until="card")
    assert hands(table)[:3] == [["A10", "C", "flare.zombie"], ["A12", "A4", "C", "edict.plague"], ["A6", "flare.void"]]
    table.run().check()


def test_a_flare_that_lies_open_cannot_be_played() -> None:
    table = lay(fight(hands={2: ["A6", "flare.filth"]}), "flare.zombie").run(until="invite.offense")
    assert table.hand(2) == ["A6"]
    table.run().check()


def test_without_guests_only_its_own_card_lies_open() -> None:
    table = lay(fight(tokens={}), "C").run(until="checkpoint.sides")
    assert hands(table)[0] == ["A10", "flare.zombie"]
    assert hands(table)[1] == ["A12", "A4", "C", "edict.plague"]
    table.run().check()


def test_the_cards_are_back_before_hands_are_checked() -> None:
    table = lay(fight(hands={0: ["A10"], 1: ["A12"]}), "A10").run()
    assert not table.events("drew", why="new_hand")
    assert table.events("revealed")
    table.check()


def test_they_come_back_where_phase_7_never_comes() -> None:
    table = lay(fight(), "A10").run(until="checkpoint.sides")
    table.interrupt("concede", 1).run()
    assert "A10" in table.hand(0)
    table.check()


def test_a_bystander_is_not_offered_it() -> None:
    table = fight(("", "", "aura", "")).run(until="checkpoint.attack")
    offers = [one for ask in table.open("checkpoint.attack") for one in options_of(ask)]
    assert "power.0" not in offers
    table.run().check()


def test_the_defense_may_use_it_too() -> None:
    table = fight(("", "aura", "", ""), tokens={0: {"red-1": 8, "blue-5": 2, "red-2": 8}})
    table.wish(1, "checkpoint.attack", "power.0").wish(1, "aura.card", "A12").run(until="checkpoint.sides")
    assert hands(table)[0] == ["C", "flare.zombie"]
    table.run().check()


def test_a_zap_stops_it() -> None:
    table = lay(fight(hands={3: ["A7", "edict.cosmic_zap"]}), "A10").wish(3, "response", "edict.cosmic_zap")
    table.run(until="checkpoint.sides")
    assert hands(table)[1] == ["A12", "A4", "C", "edict.plague"]
    table.run().check()


def test_the_super_flare_lays_a_second_type_out() -> None:
    table = lay(fight(hands={0: ["A10", "C", "flare.aura"]}), "A10").wish(0, "checkpoint.between", "flare.aura")
    table.wish(0, "aura.super", "C").run(until="checkpoint.sides")
    assert hands(table)[1] == ["edict.plague"]
    table.run().check()


def test_the_wild_flare_shows_the_top_of_the_deck_in_its_order() -> None:
    top = ["A30", "edict.quash", "A9", "C"]
    table = fight(("", "", "", ""), hands={3: ["A7", "flare.aura"]}, deck=top)
    table.wish(3, "checkpoint.between", "flare.aura").run(until="target")
    ((shown,),) = [event.values() for event in table.events("deck_shown")]
    assert [card.rpartition(".")[0] for card in shown] == top
    assert table.state.deck[-4:] == shown[::-1]
    table.run().check()
