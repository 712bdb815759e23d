"""Computer players and moons."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.expansions.moons.ai import helps
from bot.cosmic.expansions.moons.moon import NAME, MoonsState
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.selfplay import Player, step
from bot.kernel.ask import Choice
from bot.kernel.game import Game
from proving.cosmic.walk import first
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.table import Table

TEMPER = next(iter(TEMPERS.values()))


def answer(table: Table, seat: int, key: str) -> Choice:
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    return Computer(TEMPER, lambda sides: 0).answer(see_seat(table.state, seat), ask)


def test_it_takes_the_last_token_of_a_rival_close_to_winning() -> None:
    far = {3: {**{f"purple-{at}": 3 for at in range(1, 6)}, "yellow-1": 1, "red-1": 2, "red-2": 2}}
    table = moon_table({"blue-moon1": "cold_revenge_moon"}, tokens=far).wish(0, "target", "blue-moon1")
    assert answer(table.run(until="moons.revenge"), 0, "moons.revenge") == "yellow-1:3"


def test_it_spares_its_own_planet_when_a_moon_implodes() -> None:
    mixed = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 4}}
    table = moon_table({"blue-moon1": "implosion_moon"}, tokens=mixed).wish(0, "target", "blue-moon1")
    assert answer(table.run(until="moons.implode"), 0, "moons.implode") != "blue-2"


def test_it_takes_one_vacant_moon_and_commits_one_token_to_it() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}).run(until="target")
    assert str(answer(table, 0, "target")).startswith("blue-moon")
    table.wish(0, "target", "blue-moon1").run(until="commit")
    shares = answer(table, 0, "commit")
    assert isinstance(shares, dict)
    assert sum(shares.values()) == 1
    held = moon_table({"red-moon1": "peace_moon"}, {0: {"red-moon1": 1}}).run(until="target")
    assert str(answer(held, 0, "target")) in {f"blue-{at}" for at in range(1, 6)}


@pytest.mark.parametrize(("moon", "useful"), [("ally_double_moon", True), ("ally_one_half_moon", False)])
def test_it_turns_up_an_ally_moon_that_helps_its_side(moon: str, useful: bool) -> None:
    table = moon_table({"red-moon1": moon}, {0: {"red-moon1": 1}}, hands={0: ["A10"], 1: ["A8"]})
    table.wish(0, "target", "blue-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.run(until="checkpoint.reveal")
    assert helps(see_seat(table.state, 0), "red-moon1") is useful


@pytest.mark.parametrize("seed", range(2))
def test_computer_players_end_their_games_with_moons(seed: int) -> None:
    game = Game.new(COSMIC, seed, 3, first(Options(extras={NAME: True})))
    tempers = list(TEMPERS.values())
    players: list[Player] = [Computer(tempers[seat % len(tempers)], Random(seed + seat).randrange) for seat in range(3)]
    for _ in range(6_000):
        if game.over:
            break
        step(game, players)
        game.take_events()
        game.take_decisions()
    assert game.over


@pytest.mark.parametrize(("hand", "bribe"), [(["A4", "A9", "A10", "C", "A8"], "0"), (["A4", "C"], "keep")])
def test_it_bribes_with_a_poor_card_out_of_a_full_hand_where_a_base_is_to_be_had(hand: list[str], bribe: str) -> None:
    abroad = {f"purple-{at}": 1 for at in range(1, 4)}
    home = {f"yellow-{at}": 3 for at in range(1, 6)}
    tokens = {2: {**home, **abroad, "red-moon1": 1}, 1: {"blue-1": 1, **{f"blue-{at}": 4 for at in range(2, 6)}}}
    table = moon_table({"red-moon1": "bribery_moon"}, tokens=tokens, hands={0: ["A10"], 2: hand})
    moons = table.state.expansions[NAME]
    assert isinstance(moons, MoonsState)
    moons.shown.append("red-moon1")
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3, "red-2": 1}).run(until="moons.bribe")
    assert answer(table, 2, "moons.bribe") == bribe
    if bribe != "keep":
        table.wish(2, "moons.bribe", bribe).run(until="moons.bribe_card")
        assert str(answer(table, 2, "moons.bribe_card")).startswith("A4.")
