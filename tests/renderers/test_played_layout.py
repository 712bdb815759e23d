"""In the pictures of games as they are played nothing touches, is cut to nothing, too small, too faint or outside."""

from __future__ import annotations

import pytest

from renderers import registry
from tests.renderers.played import pictures
from tests.renderers.watching import watching

FEW = (3, 5, 7, 11, 13, 14)
"""Games that are short and show every kind of picture between them."""
MANY = [seed for seed in range(400) if seed not in FEW]


def _faults(seed: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found = []
    for picture in pictures(seed):
        with watching(monkeypatch) as watch:
            registry.draw(picture.renderer, bytes(picture.view))
            found += [f"{picture.renderer} {fault}" for fault in watch.faults]
    return found


@pytest.mark.parametrize("seed", FEW)
def test_a_picture_of_a_game_can_be_read(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _faults(seed, monkeypatch) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", MANY)
def test_a_picture_of_many_games_can_be_read(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _faults(seed, monkeypatch) == []


def test_all_kinds_of_pictures_are_among_them() -> None:
    kinds = {picture.renderer for seed in (3, 14) for picture in pictures(seed)}
    assert kinds >= {"cosmic.board", "cosmic.hand", "cosmic.reveal_moving", "cosmic.chart", "cosmic.end", "cosmic.film"}
