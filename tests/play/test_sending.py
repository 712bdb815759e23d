"""Messages with their pictures: what stays is neither drawn nor sent, and a server that takes none gets words."""

from __future__ import annotations

import asyncio

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
