"""Films are drawn in a process of their own: never before a picture, one by one, and it is gone when none is wanted."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from bot.process.workers import PoolBusy, WorkerLost
from bot.slap.views import PileView
from renderers import draw
from renderers.pool import FilmPool, is_film
from renderers.registry import RENDERERS
from tests.e2e import cold
from tests.renderers.test_film import view
from tests.renderers.test_pool import started, workers

FILM = msgspec.json.encode(view(4, 5))
LONG = msgspec.json.encode(view(6, 40))
NICE = 1
"""The priority of the process here: at the lowest one it hardly gets a turn beside other tests."""
PICTURE = msgspec.json.encode(PileView(("6B",), 1, None, "Ben"))


@pytest_asyncio.fixture
async def films(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FilmPool]:
    monkeypatch.setattr("renderers.pool._begin", cold.begin)
    monkeypatch.setattr("renderers.pool.NICEST", NICE)
    pool = FilmPool(waiting=2)
    try:
        yield pool
    finally:
        await pool.close()


async def drawing(films: FilmPool, others: set[int]) -> int:
    """The process that draws films, as soon as it is there."""
    async with asyncio.timeout(60):
        while films._pool is None or not workers() - others:  # noqa: ASYNC110  # that a process is there has no event
            await asyncio.sleep(0)
    return (workers() - others).pop()


def test_films_are_told_by_their_names() -> None:
    assert {name for name in RENDERERS if is_film(name)} == {"cosmic.film", "slap.film"}


async def test_the_process_is_there_for_as_long_as_a_film_is_wanted(films: FilmPool) -> None:
    before = workers()
    for _ in range(2):
        one, two = await asyncio.gather(films.draw("cosmic.film", FILM), films.draw("cosmic.film", FILM))
        assert one == two == draw("cosmic.film", FILM)
        assert workers() <= before


async def test_who_comes_when_too_many_wait_is_told_so(films: FilmPool) -> None:
    waiting = [asyncio.create_task(films.draw("cosmic.film", FILM)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(PoolBusy):
        await films.draw("cosmic.film", FILM)
    assert len(await asyncio.gather(*waiting)) == 2


async def test_a_picture_does_not_wait_for_a_film(films: FilmPool) -> None:
    async with started() as panels:
        await panels.draw("slap.pile", PICTURE)  # warm
        others = workers()
        film = asyncio.create_task(films.draw("cosmic.film", LONG))
        pid = await drawing(films, others)
        await panels.draw("slap.pile", PICTURE)
        assert not film.done()
        assert os.getpriority(os.PRIO_PROCESS, pid) == os.getpriority(os.PRIO_PROCESS, 0) + NICE
        await film


async def test_a_process_that_is_killed_begins_again_once_and_then_gives_up(films: FilmPool) -> None:
    async with started() as panels:
        film, others = asyncio.create_task(films.draw("cosmic.film", LONG)), workers()
        for _ in range(2):
            pid = await drawing(films, others)
            os.kill(pid, signal.SIGKILL)
            others.add(pid)
        with pytest.raises(WorkerLost):
            await film
        assert await panels.draw("slap.pile", PICTURE) == draw("slap.pile", PICTURE)
        assert await films.draw("cosmic.film", FILM) == draw("cosmic.film", FILM)
