"""Messages with their pictures: what stays is neither drawn nor sent, and a server that takes none gets words."""

from __future__ import annotations

import asyncio

import pytest

from bot.play.outgoing.outbox import Outgoing
from bot.play.outgoing.screen import STAYS, Missing, Refused
from bot.tables.contract.table import Body, Picture
from tests.play.test_outbox import Bench

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
    await bench.outbox.drain()
    assert (bench.screen.edits, bench.screen.edited_with) == ([(1_001, "other words")], [STAYS])
    assert bench.screen.drawn == []


async def test_a_picture_that_somebody_took_away_meanwhile_is_drawn_and_sent_after_all() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.showing[1_001] = BOARD
    bench.outbox.edit("a", Body("board", picture=BOARD))
    bench.screen.showing.clear()
    await bench.outbox.drain()
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
    await bench.outbox.drain()
    assert bench.screen.edited_with == [STAYS]


async def test_an_edit_whose_picture_the_server_refuses_brings_the_words_and_the_next_ones_try_no_picture() -> None:
    # Attach Files can be taken away in the middle of a game; a panel must not stand still for that.
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [Refused(50013)]
    bench.outbox.edit("a", Body("first", picture=BOARD))
    await bench.outbox.drain()
    bench.outbox.edit("a", Body("second", picture=HAND))
    await bench.outbox.drain()
    assert bench.screen.edits == [(1_001, "first"), (1_001, "second")]
    assert bench.screen.edited_with == [None, None]
    assert bench.screen.drawn == [("slap.faces", b"{1}")]
    assert [report.kind for report in bench.reports] == ["edited", "edited"]


async def test_an_edit_of_a_message_that_is_gone_or_private_is_refused_once() -> None:
    bench = Bench()
    await posted(bench)
    await posted(bench, "dm", user=5)
    for key, refusal in (("a", Missing(10008)), ("dm", Refused(50013))):
        bench.screen.trouble = [refusal]
        bench.outbox.edit(key, Body("words", picture=BOARD))
        await bench.outbox.drain()
    assert bench.screen.edits == []
    assert [(report.kind, report.code) for report in bench.reports] == [("failed", 10008), ("failed", 50013)]


MOVING = Picture("cosmic.reveal_moving", b"{3}", "alt", "reveal.gif", Picture("cosmic.reveal", b"{3}", "alt", "a.png"))


async def test_what_cannot_be_drawn_in_motion_is_shown_still() -> None:
    bench = Bench()
    bench.screen.faulty = {"cosmic.reveal_moving"}
    await posted(bench)
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await bench.outbox.drain()
    assert bench.screen.drawn == [("cosmic.reveal_moving", b"{3}"), ("cosmic.reveal", b"{3}")]
    assert bench.screen.edited_with == [b"png:{3}"]
    assert bench.screen.edited_bodies == [Body("reveal", picture=MOVING.still)]


@pytest.mark.parametrize("user", [0, 5])
async def test_a_moving_picture_that_is_refused_is_sent_still_and_the_next_ones_are_tried(user: int) -> None:
    bench = Bench()
    await posted(bench, user=user)
    bench.screen.trouble = [Refused(40005)]  # too large for this server
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await bench.outbox.drain()
    assert bench.screen.edited_bodies == [Body("reveal", picture=MOVING.still)]
    assert not bench.outbox.words_only


async def test_where_the_still_picture_is_refused_too_the_words_remain() -> None:
    bench = Bench()
    await posted(bench)
    bench.screen.trouble = [Refused(50013), Refused(50013)]
    bench.outbox.edit("a", Body("reveal", picture=MOVING))
    await bench.outbox.drain()
    assert (bench.screen.edited_with, bench.outbox.words_only) == ([None], True)


async def test_a_new_message_with_a_moving_picture_is_sent_still_if_that_is_refused() -> None:
    bench = Bench()
    await bench.pictures.get(MOVING)
    bench.screen.trouble = [Refused(40005)]
    bench.outbox.post(Outgoing("a", 1, Body("reveal", picture=MOVING)))
    await bench.outbox.drain()
    assert [words for _, _, words in bench.screen.posted] == ["reveal"]
    assert bench.screen.drawn == [("cosmic.reveal_moving", b"{3}"), ("cosmic.reveal", b"{3}")]
    assert bench.screen.pictures == [b"png:{3}"]
