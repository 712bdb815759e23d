"""Whole games by chance in which only the powers of hands and cards are dealt: they conserve all and resume."""

from __future__ import annotations

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.phases import setup
from proving.cosmic.walk import Walk, stays_sound

HANDS = ("empath", "hate", "laser", "mind", "miser", "mutant", "oracle", "philanthropist", "sorcerer", "trader")


@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 4), (4, 2)])
def test_games_of_hand_powers_alone_stay_sound_and_resume(
    seed: int, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "pool", lambda players, per_player: list(HANDS))
    walk = Walk(seed, players, Options(powers_per_player=2))
    stays_sound(walk, 1_200)
