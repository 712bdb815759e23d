"""Whole games at random: at every step they are saved, resumed and taken back, and nothing may differ."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.kernel.codec import decode, encode
from bot.kernel.game import Game, Saved
from proving.saving import resumed, standing, stored
from tests.kernel import auction
from tests.kernel.walk import fingerprints, walk

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_resumed_at_any_step_is_the_same_game(seed: int) -> None:
    for game in walk(seed):
        resumed(auction.RULES, game)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_at_any_step_leads_back_and_the_same_decision_forth_again(seed: int) -> None:
    before = None
    for game in walk(seed):
        now = standing(game)
        saved = game.save()
        if before is not None and saved.phase == before[1] and len(saved.log) > before[2]:
            other = Game.resume(auction.RULES, stored(saved)).game
            other.take_events()
            undone = other.undo(consent=True)
            assert undone == saved.log[-1]
            assert standing(other) == before[0]
            assert other.save().next_ask >= saved.next_ask
            assert other.repeat(undone) == undone
            assert standing(other) == now
        before = (now, saved.phase, len(saved.log))


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_all_the_way_leads_to_the_beginning_of_the_phase(seed: int) -> None:
    for game in walk(seed):
        saved = stored(game.save())
        fresh = Game.resume(auction.RULES, Saved(saved.snapshot, (), saved.next_ask, saved.phase)).game
        other = Game.resume(auction.RULES, saved).game
        while other.log:
            other.undo(consent=True)
        assert standing(other) == standing(fresh)


def test_the_walks_reach_every_corner() -> None:
    keys: set[str] = set()
    ended = 0
    for seed in SEEDS:
        for game in walk(seed):
            keys.update(decision.key for decision in game.log)
        keys.update(decision.key for decision in game.take_decisions())
        ended += game.over
    assert keys == {
        *("lot.insure", "lot.bid", "lot.pay", "lot.throw", "haggle.offer", "haggle.take", "haggle.bell"),
        *("pause.on", "leave", "gift"),
    }
    assert ended > len(SEEDS) // 2


@pytest.mark.parametrize("seed", SEEDS)
def test_state_bytes_survive_a_round_trip(seed: int) -> None:
    for game in walk(seed):
        state = encode(game.state)
        assert encode(decode(state, auction.State)) == state


def test_same_seed_and_decisions_give_the_same_bytes_under_any_hash_seed() -> None:
    root = Path(__file__).parents[2]
    code = "from tests.kernel.walk import fingerprints; print(fingerprints(range(6)))"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert outputs == {fingerprints(range(6)) + "\n"}


def test_another_seed_gives_another_game() -> None:
    assert auction.new(1).digest() != auction.new(2).digest()
