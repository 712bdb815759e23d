"""Whole games by chance: they end, conserve tokens and cards, and resume at every decision to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bot.cosmic.options import Options
from bot.cosmic.problems import problems
from tests.cosmic.walk import Walk


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13), (6, 14)])
def test_a_game_resumes_at_every_decision_and_conserves_tokens_and_cards(players: int, seed: int) -> None:
    walk = Walk(seed, players, Options())
    for _ in range(400):
        if walk.game.over:
            break
        walk.step()
        walk.check()
    assert walk.game.state.challenges > 1


@pytest.mark.parametrize("seed", range(40, 48))
def test_people_may_leave_at_any_moment_8_7(seed: int) -> None:
    walk = Walk(seed, 5, Options(), concede=60)
    for _ in range(900):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
    assert any(not player.active for player in walk.game.state.players)


def test_games_end() -> None:
    ended = [Walk(seed, 4, Options()).run(12_000) for seed in range(20, 26)]
    assert sum(ended) >= 4


def test_the_same_seed_and_decisions_give_the_same_bytes_whatever_the_hash_seed() -> None:
    code = "from tests.cosmic.walk import fingerprint; print(fingerprint(5, 4, 900))"
    found = set()
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        found.add(run.stdout.strip())
    assert len(found) == 1
    assert found.pop()


@pytest.mark.parametrize("seed", range(30, 34))
def test_games_with_the_powers_of_destiny_alliances_and_turns_resume(seed: int) -> None:
    powers = [["assassin", "parasite"], ["changeling", "machine"], ["dictator", "crystal"], ["will", "magnet"]]
    walk = Walk(seed, 4, Options(powers_per_player=2), powers=powers)
    used: set[str] = set()
    for number in range(600):
        if walk.game.over:
            break
        used |= {event.data["name"] for event in walk.step() if event.kind == "announced"}
        if number % 3 == 0:
            walk.check()
    assert len(used.intersection(name for row in powers for name in row)) > 3
