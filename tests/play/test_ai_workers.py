"""Thoughts of computer players come from a process of their own, which starts with the first and may be killed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.cosmic.model.options import Options
from bot.cosmic.strong import search
from bot.cosmic.strong.search import can_imagine
from bot.kernel.codec import decode, encode
from bot.play.games.ai_workers import AIWorkers
from bot.process.workers import PoolBusy
from proving.cosmic.walk import Walk
from tests.renderers.test_pool import workers


def wanted(seed: int = 4) -> bytes:
    """A question of somebody who has a choice of cards."""
    walk = Walk(seed, 4, Options())
    for _ in range(2_000):
        game = walk.game
        for number, ask in game.asks.items():
            if ask.key == "card" and number not in game.sealed and can_imagine(game, ask.seat):
                return encode(search.Task(game.save(), ask.seat, ask.key, "sly", 7))
        walk.step()
    raise AssertionError("nobody lays a card")


@pytest_asyncio.fixture
async def ai_workers() -> AsyncIterator[AIWorkers]:
    pool = AIWorkers()
    try:
        yield pool
    finally:
        await pool.close()


async def test_a_thought_comes_to_the_same_in_every_process(ai_workers: AIWorkers) -> None:
    before = workers()
    asked = wanted()
    found = await ai_workers.think(search.NAME, asked)
    assert found == search.answer(asked)
    assert isinstance(decode(found, search.Answer).choice, str)
    assert len(workers() - before) == 1
    await ai_workers.close()
    assert workers() <= before


async def test_the_process_may_be_killed_while_it_thinks(ai_workers: AIWorkers) -> None:
    before = workers()
    asked = wanted()
    first = await ai_workers.think(search.NAME, asked)
    (worker,) = workers() - before
    again = asyncio.ensure_future(ai_workers.think(search.NAME, asked))
    await asyncio.sleep(0)
    os.kill(worker, signal.SIGKILL)
    assert await again == first


async def test_more_than_some_thoughts_do_not_wait() -> None:
    ai_workers = AIWorkers(waiting=1)
    try:
        found = await asyncio.gather(*(ai_workers.think("nothing", b"") for _ in range(3)), return_exceptions=True)
    finally:
        await ai_workers.close()
    assert [type(one) for one in found] == [KeyError, PoolBusy, PoolBusy]


async def test_a_question_that_nobody_is_asked_is_an_error(ai_workers: AIWorkers) -> None:
    asked = decode(wanted(), search.Task)
    with pytest.raises(KeyError):
        await ai_workers.think(search.NAME, encode(search.Task(asked.saved, asked.seat, "target", "sly", 7)))
