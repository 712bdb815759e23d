"""Whole games by chance: they end, conserve tokens and cards, and resume at every decision to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from bot.cosmic.engine.problems import all_cards, problems
from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk


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


def any_table(seed: int) -> Walk:
    """A walk over some flags and numbers of players; at some tables people leave."""
    dice = Random(seed)
    options = Options(
        powers_per_player=dice.choice((1, 2)),
        flares=dice.choice(("off", "one_shot", "retained")),
        reverse_cone=dice.random() < 0.7,
    )
    return Walk(seed, dice.randint(2, 6), options, concede=dice.choice((0, 0, 150)))


def walk_and_check(seed: int, steps: int) -> None:
    walk = any_table(seed)
    flares = -1
    for step in range(steps):
        if walk.game.over:
            break
        walk.step()
        if step % 40 == 0:
            walk.check()
        if walk.game.state.challenges:
            found = sum(card.startswith("flare.") for card in all_cards(walk.game.state))
            flares = found if flares < 0 else flares
            assert found == flares, "no flare is lost or doubled"


@pytest.mark.parametrize("seed", range(300, 312))
def test_whatever_the_flags_a_game_goes_on_and_conserves_all_cards(seed: int) -> None:
    walk_and_check(seed, 500)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_400))
def test_many_games_go_on_and_conserve_all_cards(seed: int) -> None:
    walk_and_check(seed, 1_500)


VALUES = (
    "gambler",
    "loser",
    "anti_matter",
    "virus",
    "mirror",
    "pacifist",
    "calculator",
    "tripler",
    "macron",
    "warrior",
)


@pytest.mark.parametrize("seed", [31, 32, 33])
def test_powers_that_change_values_and_outcomes_get_along(seed: int) -> None:
    walk = Walk(seed, 5, Options(powers_per_player=2), powers=[VALUES[seat::5] for seat in range(5)])
    for number in range(600):
        if walk.game.over:
            break
        walk.step()
        if number % 60 == 0:
            walk.check()
    walk.check()
    assert walk.game.state.challenges > 3


def test_games_end() -> None:
    ended = [Walk(seed, 4, Options()).run(12_000) for seed in range(20, 26)]
    assert sum(ended) >= 4


def test_the_same_seed_and_decisions_give_the_same_bytes_whatever_the_hash_seed() -> None:
    code = "from proving.cosmic.walk import fingerprint; print(fingerprint(5, 4, 900))"
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
        used |= {str(event.data["name"]) for event in walk.step() if event.kind == "announced"}
        if number % 3 == 0:
            walk.check()
    assert len(used.intersection(name for row in powers for name in row)) > 3


@pytest.mark.parametrize("seed", range(50, 54))
def test_games_with_the_powers_of_losses_and_afterwards_resume(seed: int) -> None:
    powers = [["clone", "void"], ["filch", "cudgel"], ["vulch", "vacuum"], ["healer", "ethic"], ["spiff", "masochist"]]
    walk = Walk(seed, 5, Options(powers_per_player=2), powers=powers)
    used: set[str] = set()
    for number in range(600):
        if walk.game.over:
            break
        used |= {str(event.data["name"]) for event in walk.step() if event.kind == "announced"}
        if number % 20 == 0:
            walk.check()
    assert len(used.intersection(name for row in powers for name in row)) > 3
