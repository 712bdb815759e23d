"""Each way in which a seat lawfully sees cards of others is remembered by that seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.seen.project import see_seat
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.memory import known, remembers
from tests.cosmic.table import Table

HANDS = {0: ["A10", "A4"], 1: ["A14", "A8", "C"], 2: ["A20", "A6", "edict.plague"], 3: ["A7"]}


def fight(powers: tuple[str, ...] = ("", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    table = Table(powers, hands={**HANDS, **more.pop("hands", {})}, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_mind_remembers_the_hand_that_it_has_read() -> None:
    table = fight(("mind", "", "", "")).wish(0, "checkpoint.attack", "power.0").run(until="card")
    assert known(table, 0, 1) == ["A14", "A8", "C"]
    assert remembers(table, 1) == {0}
    table.check()


def test_super_will_remembers_the_hand_that_it_looked_at() -> None:
    table = Table(("will", "", "", ""), hands={**HANDS, 0: ["A10", "flare.will"]})
    table.wish(0, "checkpoint.between", "flare.will").wish(0, "will.super.look", 2).run(until="commit")
    assert known(table, 0, 2) == ["A20", "A6", "edict.plague"]
    assert remembers(table, 2) == {0}


def test_wild_mind_remembers_what_it_saw_drawn() -> None:
    table = fight(hands={1: [], 2: ["A6", "flare.mind"]}).wish(2, "checkpoint.attack", "flare.mind").run(until="card")
    assert len(known(table, 2, 1)) == 7
    assert remembers(table, 1) == {2}
    table.check()


@pytest.mark.parametrize(
    ("moon", "shown"), [("confession_moon", {1: "A14", 2: "A20"}), ("attack_revelation_moon", {1: "A8", 2: "A6"})]
)
def test_everybody_remembers_what_a_moon_has_shown(moon: str, shown: dict[int, str]) -> None:
    table = moon_table({"blue-moon1": moon}, hands=HANDS).wish(0, "target", "blue-moon1").run()
    for holder, face in shown.items():
        assert remembers(table, holder) == {0, 1, 2, 3} - {holder}
        assert known(table, 3, holder) == [face]
    table.check()


def test_a_bribe_is_remembered_by_the_one_it_was_shown_to() -> None:
    table = moon_table({"red-moon1": "bribery_moon"}, {2: {"red-moon1": 1}}, hands=HANDS)
    table.wish(2, "moons.bribe", "0").wish(2, "moons.bribe_card", "A6").run(until="card")
    assert known(table, 0, 2) == ["A6"]
    assert remembers(table, 2) == {0}


def test_what_a_deal_named_is_remembered_by_all_and_moves_with_the_deal() -> None:
    table = fight(hands={0: ["C", "A4"], 1: ["C", "A14"]}).run(until="deal")
    offered = next(card for card in table.state.players[0].hand if card.startswith("A4"))
    give, take = {"goods": [offered], "grant": None}, {"goods": ["A14"], "grant": None}
    table.act("deal.offer.offense", 0, {"give": give, "take": take})
    assert known(table, 3, 0) == ["A4", "C"]
    table.act("deal.accept.defense", 1, table.state.offers[0].number).run()
    assert (known(table, 3, 1), known(table, 3, 0)) == (["A4"], ["A14"])
    assert (known(table, 0, 1), known(table, 1, 0)) == (["A4"], ["A14"])
    table.check()


def test_glass_remembers_the_hand_of_the_cursed() -> None:
    curses = {"clumsy": -1, "mute": -1, "barren": -1, "stuck": -1, "frail": -1, "glass": 0}
    table = Table(("", "", "", "witch"), hands=HANDS, data={"witch": curses}).run(until="target")
    assert known(table, 3, 0) == ["A10", "A4"]
    assert remembers(table, 0) == {3}


def test_hacker_remembers_the_hand_out_of_which_it_picked() -> None:
    table = fight(("hacker", "", "", ""), hands={0: ["C"], 2: ["A20", "A30", "A6", "A5", "C"]})
    table.wish(0, "card", "C").wish(1, "card", "A14")
    table.wish(0, "hacker.use", True).wish(0, "hacker.victim", 2).run(until="hacker.cards")
    low = [card for card in table.state.players[2].hand if card.startswith(("A6", "A5", "C", "A20"))]
    table.answer(0, "hacker.cards", low).run()
    assert known(table, 0, 2) == ["A30"]
    assert known(table, 2, 0) == ["A20", "A5", "A6", "C"]


@pytest.mark.parametrize(("face", "seen"), [("A14", ["A14"]), ("A40", [])])
def test_everybody_remembers_what_seeker_was_told(face: str, seen: list[str]) -> None:
    table = fight(("seeker", "", "", "")).wish(0, "checkpoint.sides", "power.0").wish(0, "seeker.asks", "holds")
    table.wish(0, "seeker.face", face).run(until="card")
    assert known(table, 2, 1) == seen
    assert known(table, 1, 1) == []


def test_force_remembers_the_card_that_it_looked_at() -> None:
    table = fight(("", "", "force", "")).wish(0, "card", "A10").wish(1, "card", "A14")
    table.wish(2, "checkpoint.cards_down", "power.0").wish(2, "force.target", 1).run(until="force.card")
    assert known(table, 2, 1) == ["A14"]
    assert remembers(table, 1) == {2}


def test_whoever_trades_hands_remembers_the_former_own_one() -> None:
    table = fight(("trader", "", "", "")).wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert known(table, 0, 1) == ["A10", "A4"]
    assert known(table, 1, 0) == ["A14", "A8", "C"]
    assert remembers(table, 0) == {1}
    assert remembers(table, 1) == {0}


def test_a_card_given_in_secret_is_remembered_by_its_giver() -> None:
    table = fight(("", "", "", ""), hands={2: ["A20", "A6", "flare.force"]}).wish(2, "force.wild.taker", 0)
    table.wish(2, "checkpoint.attack", "flare.force").wish(2, "force.wild.card", "A20").run(until="card")
    assert known(table, 2, 0) == ["A20"]
    assert 3 not in remembers(table, 0)


def test_demon_knows_what_it_put_on_top_of_the_deck_and_who_draws_it() -> None:
    deck = ["A40", "A1", "A4", "C", "edict.sanity", "A5", "A9"]
    table = fight(("demon", "", "", ""), hands={0: ["A10", "flare.demon"]}, deck=deck)
    table.wish(0, "checkpoint.attack", "flare.demon").wish(0, "card", "A40").run()
    stacked = [(row.card.split(".")[0], row.above) for row in see_seat(table.state, 0).stacked]
    assert stacked == [("A5", 4), ("edict", 3), ("C", 2), ("A4", 1), ("A1", 0)]
    assert not any(see_seat(table.state, seat).stacked for seat in (1, 2, 3))
    table.check()


def test_a_flare_that_came_back_to_a_hand_is_known_to_all() -> None:
    table = Table(("will", "", "", ""), hands={**HANDS, 0: ["A10", "flare.will"]})
    table.wish(0, "checkpoint.between", "flare.will").wish(0, "will.super.look", 2).run(until="card")
    assert table.hand(0) == ["A10", "flare.will"]
    assert known(table, 3, 0) == ["flare.will"]
    assert remembers(table, 0) == {1, 2, 3}
