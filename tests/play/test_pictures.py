"""Pictures drawn ahead: a post never waits for one and is complete without."""

from __future__ import annotations

import logging

import pytest

from bot.kernel.table import Picture
from bot.play.pictures import Pictures
from bot.play.screen import Crowded
from tests.play.fakes import FakeScreen

PICTURE = Picture("slap.pile", b"{}", "alt", "pile.png")


class Failing(FakeScreen):
    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def draw(self, renderer: str, view: bytes) -> bytes:
        raise self.error


@pytest.mark.parametrize(("error", "warnings"), [(Crowded(), 0), (KeyError("7C is on top"), 1)])
async def test_a_picture_that_is_not_drawn_is_left_out_and_only_faults_are_warned_of(
    error: Exception, warnings: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert await Pictures(Failing(error)).get(PICTURE) is None
    assert len(caplog.records) == warnings
    assert "7C" not in caplog.text  # a card that may still be hidden


async def test_a_picture_is_ready_only_once_it_is_drawn() -> None:
    pictures = Pictures(FakeScreen())
    pictures.prepare(PICTURE)
    assert pictures.ready(PICTURE) is None
    assert await pictures.get(PICTURE) == b"png:{}"
    assert pictures.ready(PICTURE) == b"png:{}"
