"""Pictures drawn ahead: a post never waits for one and is complete without."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.metrics import Metrics
from bot.play.outgoing import pictures as module
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Crowded
from bot.tables.contract.film import FILM_FILE
from bot.tables.contract.table import Picture
from tests.histograms import samples
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
    metrics = Metrics()
    with caplog.at_level(logging.WARNING):
        assert await Pictures(Failing(error), metrics).get(PICTURE) is None
    assert metrics.pictures == {"failed" if warnings else "dropped": 1}
    assert len(caplog.records) == warnings
    assert "7C" not in caplog.text  # a card that may still be hidden


async def test_a_picture_is_ready_only_once_it_is_drawn() -> None:
    pictures = Pictures(FakeScreen())
    pictures.prepare(PICTURE)
    assert pictures.ready(PICTURE) is None
    assert await pictures.get(PICTURE) == b"png:{}"
    assert pictures.ready(PICTURE) == b"png:{}"


def pile(number: int) -> Picture:
    return Picture("slap.pile", str(number).encode(), "alt", "pile.png")


async def test_what_somebody_waits_for_goes_first_and_of_what_is_drawn_ahead_the_oldest_gives_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    metrics, screen = Metrics(), FakeScreen()
    pictures, screen.drawing = Pictures(screen, metrics), asyncio.Event()
    monkeypatch.setattr(module, "AT_ONCE", 1)
    monkeypatch.setattr(module, "AHEAD", 2)
    for number in range(4):  # 0 is being drawn
        pictures.prepare(pile(number))
    assert metrics.pictures == {"dropped": 1}
    result = asyncio.create_task(pictures.get(pile(9)))
    seen = asyncio.create_task(pictures.get(pile(3)))
    await asyncio.sleep(0)
    pictures.prepare(pile(4))
    screen.drawing.set()
    assert [await result, await seen] == [b"png:9", b"png:3"]
    assert await pictures.get(pile(4)) == b"png:4"
    assert [int(view) for _, view in screen.drawn] == [0, 3, 9, 2, 4]
    assert metrics.pictures == {"dropped": 1, "drawn": 5}
    assert pictures.waiting == 0


async def test_a_film_holds_up_no_picture() -> None:
    screen = FakeScreen()
    pictures, films = Pictures(screen), asyncio.Event()
    screen.drawing = films
    for number in range(module.AT_ONCE):
        pictures.prepare(Picture("slap.film", str(number).encode(), "alt", FILM_FILE))
    screen.drawing = None
    assert await pictures.get(PICTURE) == b"png:{}"
    films.set()


async def test_pictures_are_counted_with_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    pictures = Pictures(FakeScreen(), metrics)
    monkeypatch.setattr(module, "WAITING", 1)
    for view in (b"1", b"1", b"2"):
        pictures.prepare(Picture("slap.pile", view, "alt", "pile.png"))
    assert pictures.waiting == 1
    assert metrics.pictures == {"dropped": 1}
    await pictures.get(Picture("slap.pile", b"1", "alt", "pile.png"))
    assert metrics.pictures == {"drawn": 1, "dropped": 1}
    assert (pictures.waiting, samples(metrics.drawing)["count"]) == (0, 1)


async def test_finished_pictures_are_kept_up_to_a_number_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Pictures(FakeScreen())
    monkeypatch.setattr(module, "KEPT_BYTES", 2 * len(b"png:1"))
    drawn = [Picture("slap.pile", view, "alt", "pile.png") for view in (b"1", b"2", b"3", b"many times as large")]
    for picture in drawn[:3]:
        await pictures.get(picture)
    assert [pictures.ready(picture) for picture in drawn] == [None, b"png:2", b"png:3", None]
    assert await pictures.get(drawn[3]) == b"png:many times as large"
    assert [pictures.ready(picture) for picture in drawn] == [None, None, None, b"png:many times as large"]
