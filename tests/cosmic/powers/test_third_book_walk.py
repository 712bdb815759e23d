"""Whole games by chance with the powers of part 3 that change outcomes, hands and homes: they stay sound and resume."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.model.options import Options
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk, stays_sound

POWERS = (
    *("skeptic", "judge", "siren", "filth", "extortionist", "silencer", "seeker", "sniveler"),
    *("reincarnator", "doppelganger", "visionary", "prophet", "grudge", "bully", "disease", "aristocrat"),
)


def dealt(seed: int, players: int, each: int) -> list[list[str]]:
    """Some of them by chance, so many to each player."""
    names = list(POWERS)
    Random(seed).shuffle(names)
    return [[names.pop() for _ in range(each)] for _ in range(players)]


@pytest.mark.parametrize(("seed", "players", "each"), [(1, 4, 2), (2, 3, 2), (3, 5, 2)])
def test_games_of_these_powers_alone_stay_sound_and_resume(seed: int, players: int, each: int) -> None:
    walk = Walk(seed, players, Options(powers_per_player=each), powers=dealt(seed, players, each))
    stays_sound(walk, 700)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_sees_what_is_hidden_where_these_powers_are_in_play(seed: int) -> None:
    walk = Walk(seed, 4, Options(), powers=dealt(seed, 4, 1))
    compared, exchanged = two_worlds.compare(walk, None, Random(seed), 4)
    assert compared
    assert exchanged
