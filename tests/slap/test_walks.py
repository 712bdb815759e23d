"""Whole games by chance: what must hold after every event, saved and resumed at every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from bot.kernel.event import Event
from bot.kernel.game import Game
from bot.slap import state
from bot.slap.game import RULES
from bot.slap.options import Options
from bot.slap.rules import problems
from bot.slap.state import SlapState
from proving.events import stored
from proving.saving import resumed
from proving.slap import check, dice, new_game, wander
from tests.kernel.saved_types import foreign_types


def settings() -> Iterator[tuple[Options, int]]:
    """Every value of every option that the rules look at, with every number of players from 2 to 10."""
    rules = product((0, 1, None), (0, 1, 2, 3), ("lock", "out"), ("lost", "pass"))
    for index, (comebacks, penalty, empty, short) in enumerate(rules):
        limit = 300 if comebacks is None or index % 3 == 0 else None
        options = Options(
            comebacks=comebacks,
            penalty=penalty,
            empty_false_slap="out" if empty == "out" else "lock",
            short_challenge="pass" if short == "pass" else "lost",
            flip_limit=limit,
            max_players=10,
        )
        yield options, 2 + index % 9


WALKS = list(enumerate(settings()))


@pytest.mark.parametrize(("seed", "setting"), WALKS, ids=[f"{seed}" for seed, _ in WALKS])
def test_invariants_hold_after_every_event_and_the_game_ends(seed: int, setting: tuple[Options, int]) -> None:
    options, players = setting
    game = new_game(seed, players, options)
    roll = dice(seed)
    turned: list[str] = []
    flips = 0
    for _ in range(20_000):
        if game.over:
            break
        wander(game, roll)
        turned += [str(event.data["card"]) for event in stored(game.take_events()) if event.kind == "turned"]
        game.take_decisions()
        check(game, turned)
        assert game.state.flips - flips in (0, 1)
        flips = game.state.flips
    assert game.over
    assert len(turned) == flips


@pytest.mark.parametrize("seed", range(6))
def test_a_game_resumed_after_every_event_goes_on_as_if_nothing_had_happened(seed: int) -> None:
    options = Options(flip_limit=300, comebacks=None, short_challenge="pass" if seed % 2 else "lost")
    live, roll = new_game(seed, 3 + seed, options), dice(seed)
    woken, again = new_game(seed, 3 + seed, options), dice(seed)
    live.take_events()
    while not live.over:
        wander(live, roll)
        woken = resumed(RULES, woken)
        wander(woken, again)
        assert woken.take_events() == live.take_events()
    assert woken.over
    assert woken.digest() == live.digest()
    assert Game.resume(RULES, live.save()).game.over


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_and_the_same_events_give_the_same_bytes(seed: int) -> None:  # R5
    snapshots = []
    for _ in range(2):
        game, roll, bytes_seen = new_game(seed, 5), dice(seed), []
        while not game.over:
            wander(game, roll)
            saved = game.save()
            bytes_seen.append((saved.snapshot, msgspec.json.encode(saved.log)))
        snapshots.append(bytes_seen)
    assert snapshots[0] == snapshots[1]


def test_the_walks_meet_every_kind_of_event() -> None:
    met: set[str] = set()
    for seed, (options, players) in WALKS:
        game, roll = new_game(seed, players, options), dice(seed)
        while not game.over:
            wander(game, roll)
        met.update(event.kind for event in game.take_events())
    assert met == {one.kind for one in Event.__subclasses__() if one.__module__ == state.__name__}


def test_the_state_is_plain_data_and_survives_saving() -> None:
    assert not foreign_types(SlapState)
    game, roll = new_game(1, 6), dice(1)
    for _ in range(200):
        wander(game, roll)
        data = msgspec.json.encode(game.state)
        assert msgspec.json.encode(msgspec.json.decode(data, type=SlapState)) == data


def test_a_saved_state_that_is_no_deck_is_noticed() -> None:
    game = new_game(1)
    state = game.state
    state.stacks[0][0] = state.stacks[1][0]
    assert any("not the deck" in problem for problem in problems(state))
    sound = new_game(1).state
    sound.history = ["Z"]
    assert len(problems(sound)) == 1
    sound.history, sound.turn = ["7C"], None
    assert len(problems(sound)) == 2
