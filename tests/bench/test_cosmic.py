"""The figures of the Cosmic rules: what they are made of."""

from __future__ import annotations

from itertools import cycle

import pytest

from bench import cosmic
from bot.cosmic.model.options import Options


def test_a_time_is_the_median_of_all_playings_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = cycle([9.0, *[1.0, 2.0, 3.0, 50.0, 60.0]])  # one to warm up, then the rounds of a game

    def play(self: cosmic.Measured, seed: int, players: int, options: Options) -> float:
        self.challenges += 10
        self.decisions += 30
        self.resumes += [1.0, 1.0]
        return next(seconds)

    monkeypatch.setattr(cosmic.Measured, "play", play)
    monkeypatch.setattr(cosmic, "GAMES", 1)
    monkeypatch.setattr(cosmic, "SETTINGS", {"small": (2, Options())})
    figures = cosmic.run()
    assert figures["small, ms per challenge"] == 3.0 * 1000 / 10
    assert figures["small, logged decisions a second"] == 30 / 3.0
