"""Temperaments of *normal* computer players differ in what everybody can see (``bot.cosmic.ai.choosing``)."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median

import msgspec
import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.normal.alliances import grudge
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.records import Fight
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import FightView
from bot.cosmic.selfplay import step
from bot.kernel.ask import Ask
from bot.kernel.game import Game
from proving.cosmic.walk import first
from proving.events import stored
from tests.cosmic.notation import read
from tests.cosmic.notation_table import Layout
from tests.cosmic.table import Table

CHALLENGES = 20
NAMES = tuple(TEMPERS)


def answer(table: Table, seat: int, key: str, temper: str) -> object:
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    return Computer(TEMPERS[temper], lambda sides: 0, NORMAL).answer(see_seat(table.state, seat), ask)


def asked(title: str, given: str, key: str) -> tuple[Cosmic, Ask]:
    """A position of the notation, at the question that it begins with."""
    scenario = read(f"{title}\n given {given}\n then offense:a")[0][0]
    game = Layout(scenario.given).game()
    while not any(ask.key == key for ask in game.asks.values()):
        game.act("close")
    return game, next(iter(game.asks.values()))


@pytest.mark.parametrize(("temper", "count"), [("bold", 4), ("careful", 2), ("sly", 1)])
def test_an_ally_brings_as_many_as_its_temperament_likes(temper: str, count: int) -> None:
    table = Table(hands={0: ["A8"], 1: ["A8"]}).wish(0, "target", "blue-1").wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").run(until="join").answer(2, "join", "offense").run(until="commit")
    shares = answer(table, 2, "commit", temper)
    assert isinstance(shares, dict)
    assert sum(shares.values()) == count


@pytest.mark.parametrize(("temper", "last"), [("bold", True), ("sly", True), ("careful", False)])
def test_whoever_holds_bases_in_ones_system_is_called_last_by_those_who_bear_a_grudge(temper: str, last: bool) -> None:
    given = "players:5 at:alliance reverse offense:a defense:b target:b2 off:a4 b2:b6 a1:a4,c1"
    game, ask = asked("G1 three who are equally far", f"{given} a.hand:A6,A7 b.hand:A8", "invite.offense")
    called = Computer(TEMPERS[temper], lambda sides: 0, NORMAL).answer(see_seat(game.state, 0), ask)
    assert isinstance(called, list)
    assert len(called) == 3
    assert (called[0] != 2) is last


@pytest.mark.parametrize(("temper", "attacked"), [("bold", 2), ("careful", 3)])
def test_a_wild_destiny_pays_back_whoever_came(temper: str, attacked: int) -> None:
    given = "players:5 at:destiny offense:a destiny:wild a1:a4,c1 a2:a4,c1 b1:b4,d1 b2:b4,d1 d1:d2 a.hand:A8"
    game, ask = asked("G2 weak or guilty", given, "wild")
    assert Computer(TEMPERS[temper], lambda sides: 0, NORMAL).answer(see_seat(game.state, 0), ask) == attacked


FIGHTS = {
    "attack": [Fight(1, [2], [0], "offense")],
    "no deal": [Fight(1, [0], [2], "no_deal")],
    "broken alliance": [Fight(1, [0, 2], [1], "offense"), Fight(3, [2], [0], "defense")],
}


@pytest.mark.parametrize(("temper", "changed"), [("bold", True), ("careful", False)])
@pytest.mark.parametrize("fights", FIGHTS)
def test_what_somebody_did_before_decides_between_equals_for_those_who_bear_a_grudge(
    fights: str, temper: str, changed: bool
) -> None:
    given = "players:4 at:destiny offense:a destiny:wild a.hand:A8 b.hand:A6 c.hand:A6 d.hand:A6"
    game, ask = asked("G3 all alike but for what was before", given, "wild")
    mind = Computer(TEMPERS[temper], lambda sides: 0, NORMAL)
    before = mind.answer(see_seat(game.state, 0), ask)
    game.state.memory.fights = FIGHTS[fights]
    assert before != 2, "without a past the first of equals is taken"
    assert mind.answer(see_seat(game.state, 0), ask) == (2 if changed else before)


def test_a_broken_alliance_weighs_more_than_an_attack_and_fades() -> None:
    view = see_seat(Table().state, 0)
    ally, foe = FightView(9, (0, 2), (1,), "offense"), FightView(7, (2,), (0,), "defense")
    assert grudge(msgspec.structs.replace(view, fights=(foe,)), 2) == 1
    assert grudge(msgspec.structs.replace(view, fights=(ally, foe)), 2) == 3
    assert grudge(msgspec.structs.replace(view, fights=(ally, foe)), 1) == 0
    late = msgspec.structs.replace(foe, ago=2)
    assert grudge(msgspec.structs.replace(view, fights=(ally, late)), 2) == 1


def guesses(seed: int, players: int = 5) -> list[tuple[str, str]]:
    """Of each player of one game the temperament, and the one that its alliances in public look like."""
    dice = Random(seed).randrange
    tempers = [TEMPERS[NAMES[(seed + seat) % 3]] for seat in range(players)]
    sides = [Computer(temper, dice, NORMAL) for temper in tempers]
    game = Game.new(COSMIC, seed, players, first(Options()))
    brought: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    while not game.over and game.state.challenges <= CHALLENGES:
        step(game, sides)
        game.take_decisions()
        for event in stored(game.take_events()):
            if event.kind != "moved" or event.data["to"] not in (OFFENSE_CONE, DEFENSE_CONE):
                continue
            seat, count = event.data["seat"], event.data["count"]
            if isinstance(seat, int) and isinstance(count, int) and seat != game.state.challenge.offense.seat:
                brought[seat][game.state.challenges] += count
    typical = {seat: median(rows.values()) for seat, rows in brought.items()}
    return [(tempers[seat].name, _looks_like(count)) for seat, count in typical.items()]


def _looks_like(count: float) -> str:
    return "bold" if count >= 3 else "careful" if count >= 2 else "sly"


def test_twenty_challenges_tell_temperaments_apart() -> None:
    found = [guess for seed in range(2) for guess in guesses(seed)]
    assert len(found) >= 8
    assert sum(temper == looks for temper, looks in found) >= 0.8 * len(found)


@pytest.mark.soak
def test_so_they_do_in_many_games() -> None:
    found = [guess for seed in range(60) for guess in guesses(seed)]
    assert len(found) > 250
    assert sum(temper == looks for temper, looks in found) >= 0.8 * len(found)
