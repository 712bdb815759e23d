"""A step through a replay until its picture is drawn, while a board that nobody asked for is wanted every 100 ms.

One drawing process; the game is a recorded one of the tests. Its first look is the working out of the whole game.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from itertools import count

import msgspec

from bench._gallery.samples import SAMPLES
from bot.cosmic.seen.picture_views import BoardPicture
from bot.kernel import export as files
from bot.play.games.kinds import KINDS, PLAYABLES
from bot.play.outgoing.pictures import Pictures
from bot.tables.contract.table import Picture
from renderers.pool import RenderPool
from tests.golden.files import games, read_game

EVERY_S = 0.1
STEPS = 100


class _Drawing:
    """As much of a screen as pictures need."""

    def __init__(self, pool: RenderPool) -> None:
        self.draw = pool.draw


async def _boards(pictures: Pictures) -> None:
    """Another board each time: one more card in the deck."""
    board = next(one.view for one in SAMPLES if isinstance(one.view, BoardPicture))
    waiting = set[asyncio.Task[bytes | None]]()
    for deck in count(1_000):
        table = msgspec.structs.replace(board.table, deck=deck)
        view = msgspec.json.encode(msgspec.structs.replace(board, table=table))
        task = asyncio.ensure_future(pictures.get(Picture("cosmic.board", view, "", "board.png")))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        await asyncio.sleep(EVERY_S)


async def _measure() -> dict[str, float]:
    content = max((read_game(path) for path in games() if path.name.startswith("cosmic")), key=_length)
    names = [player.name for player in content.players]
    began = time.perf_counter()
    found = KINDS["cosmic"].watch(lambda: files.play(PLAYABLES, content), names, "en", b"", (), (), over=True)
    first = time.perf_counter() - began
    pool = RenderPool(1)
    await pool.start()
    pictures = Pictures(_Drawing(pool))  # type: ignore[arg-type]
    boards = asyncio.ensure_future(_boards(pictures))
    times = list[float]()
    for step in range(STEPS):
        began = time.perf_counter()
        shown = found.show(step % len(found.moments), "", "en", practises=True).picture
        assert shown is not None
        assert await pictures.get(shown, asked=True) is not None
        times.append(1_000 * (time.perf_counter() - began))
        await asyncio.sleep(EVERY_S)
    boards.cancel()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await pool.close()
    every = statistics.quantiles(times, n=100)
    return {"median ms": every[49], "p99 ms": every[98], "first look s": first, "moments": len(found.moments)}


def _length(content: files.Export) -> int:
    return len(content.decisions)


def run() -> dict[str, float]:
    """Milliseconds until the picture is there."""
    return asyncio.run(_measure())
