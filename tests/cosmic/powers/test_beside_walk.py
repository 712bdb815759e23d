"""Whole games by chance with powers that lay cards beside the table, shift losses or draw for them: they stay sound,
resume, and keep secrets.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.model.options import Options
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk, stays_sound

POWERS = ("aura", "chosen", "sting", "grief", "reserve", "cavalry")


def dealt(seed: int, players: int, each: int) -> list[list[str]]:
    """Some of them by chance, so many to each player; two players may have the same one."""
    return [Random(seed * 10 + seat).sample(POWERS, each) for seat in range(players)]


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 3), (3, 5)])
def test_games_of_these_powers_alone_stay_sound_and_resume(seed: int, players: int) -> None:
    walk = Walk(seed, players, Options(powers_per_player=2), powers=dealt(seed, players, 2))
    stays_sound(walk, 500)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_sees_what_is_hidden_where_these_powers_are_in_play(seed: int) -> None:
    walk = Walk(seed, 4, Options(), powers=dealt(seed, 4, 1))
    compared, exchanged = two_worlds.compare(walk, None if seed % 2 else 0, Random(seed), 4)
    assert compared
    assert exchanged
