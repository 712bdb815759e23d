"""Whole games by chance in which powers of the third book meet: they conserve all, resume, and keep secrets."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.model.options import Options
from proving.cosmic.two_worlds import compare
from proving.cosmic.walk import Walk, stays_sound

MET = (
    *("cryo", "fido", "force", "fury", "ghoul", "graviton", "hacker", "industrialist", "kamikaze", "merchant", "mimic"),
    *("trickster", "witch", "yin_yang"),
)


FILLED = "mimic"
"""What its owner leaves open is discarded by what the hand holds, for all to see."""


def table(seed: int, players: int, met: tuple[str, ...] = MET) -> Walk:
    """Two of them for each player, and their flares in the deck."""
    names = list(met)
    Random(seed).shuffle(names)
    dealt = [[names[(2 * seat + one) % len(names)] for one in range(2)] for seat in range(players)]
    return Walk(seed, players, Options(powers_per_player=2, pool=met), powers=dealt)


@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 5), (4, 4)])
def test_games_of_these_powers_alone_stay_sound_and_resume(seed: int, players: int) -> None:
    walk = table(seed, players)
    stays_sound(walk, 900)


@pytest.mark.parametrize("seed", range(4))
def test_what_others_see_does_not_depend_on_hidden_cards(seed: int) -> None:
    met = tuple(name for name in MET if name != FILLED)
    compared, _ = compare(table(seed, 4, met), None if seed % 2 else 0, Random(seed), 6)
    assert compared
