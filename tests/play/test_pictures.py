"""Pictures drawn ahead: a post never waits for one and is complete without, and a server that takes none gets words."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.play.outgoing import pictures as module
from bot.play.outgoing.outbox import Outgoing
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import STAYS, Crowded, Missing, Refused
from bot.process.metrics import Metrics
from bot.tables.contract.message import FILM_FILE
from bot.tables.contract.table import Body, Picture
from tests.histograms import samples
from tests.play.fakes import FakeScreen, drain
from tests.play.test_outbox import Bench

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


async def test_a_step_that_somebody_asked_for_goes_before_boards_that_nobody_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    metrics, screen = Metrics(), FakeScreen()
    pictures, screen.drawing = Pictures(screen, metrics), asyncio.Event()
    monkeypatch.setattr(module, "WAITING", 6)
    boards = [asyncio.create_task(pictures.get(pile(number))) for number in range(module.AT_ONCE + 3)]
    await asyncio.sleep(0)
    pictures.prepare(pile(50))
    pictures.prepare(pile(51))
    steps = [asyncio.create_task(pictures.get(pile(number), asked=True)) for number in (7, 8)]
    await asyncio.sleep(0)
    screen.drawing.set()
    await asyncio.gather(*boards, *steps)
    await pictures.get(pile(50))
    drawn = [int(view) for _, view in screen.drawn]
    assert sorted(drawn[: module.AT_ONCE + 1]) == [0, 1, 7], "two are at it when it is asked for, and it is the third"
    assert drawn[module.AT_ONCE + 1 :] == [8, 2, 3, 4, 50]
    assert metrics.pictures["dropped"] == 1, "the last board that nobody waits for, and no step"


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


BOARD = Picture("slap.faces", b"{1}", "alt", "board.png")
HAND = Picture("slap.faces", b"{2}", "alt", "hand.png")


async def posted(bench: Bench, key: str = "a", user: int = 0) -> None:
    bench.outbox.known[key] = (900 + user if user else 1, 1_001)
    if user:
        bench.outbox.learn_dm(900 + user, user)


async def test_a_picture_that_the_message_shows_already_is_not_even_drawn() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.showing[1_001] = BOARD
    bench.outbox.edit("a", Body("other words", picture=BOARD))
    await drain(bench.outbox)
    assert (bench.screen.edits, bench.screen.edited_with) == ([(1_001, "other words")], [STAYS])
    assert bench.screen.drawn == []


async def test_a_picture_that_somebody_took_away_meanwhile_is_drawn_and_sent_after_all() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.showing[1_001] = BOARD
    bench.outbox.edit("a", Body("board", picture=BOARD))
    bench.screen.showing.clear()
    await drain(bench.outbox)
    assert bench.screen.edited_with == [b"png:{1}"]
    assert [report.kind for report in bench.reports] == ["edited"]


async def test_what_an_earlier_edit_has_put_there_is_not_sent_by_the_next() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.drawing = asyncio.Event()
    bench.outbox.edit("a", Body("board", picture=BOARD))
    await asyncio.sleep(0)
    bench.screen.showing[1_001] = BOARD
    bench.screen.drawing.set()
    await drain(bench.outbox)
    assert bench.screen.edited_with == [STAYS]


async def test_an_edit_whose_picture_the_server_refuses_brings_the_words_and_the_next_ones_try_no_picture() -> None:
    # Attach Files can be taken away in the middle of a game; a panel must not stand still for that.
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [Refused(50013)]
    bench.outbox.edit("a", Body("first", picture=BOARD))
    await drain(bench.outbox)
    bench.outbox.edit("a", Body("second", picture=HAND))
    await drain(bench.outbox)
    assert bench.screen.edits == [(1_001, "first"), (1_001, "second")]
    assert bench.screen.edited_with == [None, None]
    assert bench.screen.drawn == [("slap.faces", b"{1}")]
    assert [report.kind for report in bench.reports] == ["edited", "edited"]
    assert bench.wordless == [50013]


@pytest.mark.parametrize("refusal", [Missing(10008), Refused(50083), Refused(50007)])
async def test_what_is_refused_whatever_it_shows_is_not_tried_without_its_picture(refusal: Refused) -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [refusal]
    bench.outbox.edit("a", Body("words", picture=BOARD))
    await drain(bench.outbox)
    assert bench.screen.edits == []
    assert [(report.kind, report.code) for report in bench.reports] == [("failed", refusal.code)]


async def test_a_private_message_whose_picture_is_refused_keeps_its_words_and_takes_no_pictures_from_the_table() -> (
    None
):
    bench = Bench()
    await posted(bench)
    await posted(bench, "dm", user=5)
    bench.screen.trouble = [Refused(50013)]
    for key in ("dm", "a"):
        bench.outbox.edit(key, Body("words", picture=BOARD))
        await drain(bench.outbox)
    assert bench.screen.edited_with == [None, b"png:{1}"]
    assert (bench.outbox.sending.words_only, bench.wordless) == (0, [])


@pytest.mark.parametrize("code", [20009, 50035, 200000, 99999])
async def test_one_picture_that_is_refused_for_itself_takes_no_other_one(code: int) -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [Refused(code)]
    for words, picture in (("first", BOARD), ("second", HAND)):
        bench.outbox.edit("a", Body(words, picture=picture))
        await drain(bench.outbox)
    assert bench.screen.edited_with == [None, b"png:{2}"]
    assert (bench.outbox.sending.words_only, bench.wordless) == (0, [])


MOVING = Picture("cosmic.reveal_moving", b"{3}", "alt", "reveal.gif", Picture("cosmic.reveal", b"{3}", "alt", "a.png"))


async def test_what_cannot_be_drawn_in_motion_is_shown_still() -> None:
    bench = Bench()
    bench.screen.faulty = {"cosmic.reveal_moving"}
    await posted(bench)
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await drain(bench.outbox)
    assert bench.screen.drawn == [("cosmic.reveal_moving", b"{3}"), ("cosmic.reveal", b"{3}")]
    assert bench.screen.edited_with == [b"png:{3}"]
    assert bench.screen.edited_bodies == [Body("reveal", picture=MOVING.still)]


@pytest.mark.parametrize("user", [0, 5])
async def test_a_moving_picture_that_is_refused_is_sent_still_and_the_next_ones_are_tried(user: int) -> None:
    bench = Bench()
    await posted(bench, user=user)
    bench.screen.trouble = [Refused(40005)]  # too large for this server
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await drain(bench.outbox)
    assert bench.screen.edited_bodies == [Body("reveal", picture=MOVING.still)]
    assert bench.outbox.sending.words_only == 0


async def test_where_the_still_picture_is_refused_too_the_words_remain() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [Refused(50013), Refused(50013)]
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await drain(bench.outbox)
    assert (bench.screen.edited_with, bench.outbox.sending.words_only) == ([None], 50013)


async def test_a_new_message_with_a_moving_picture_is_sent_still_if_that_is_refused() -> None:
    bench = Bench()
    await bench.pictures.get(MOVING)
    bench.screen.trouble = [Refused(40005)]
    bench.outbox.post(Outgoing("a", 1, Body("reveal", picture=MOVING)))
    await drain(bench.outbox)
    assert [words for _, _, words in bench.screen.posted] == ["reveal"]
    assert bench.screen.drawn == [("cosmic.reveal_moving", b"{3}"), ("cosmic.reveal", b"{3}")]
    assert bench.screen.pictures == [b"png:{3}"]
