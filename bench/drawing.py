"""Growth of a drawing process over a long row of boards, hands, reveals and charts, as at hundreds of tables.

Names are of all scripts, so that every font is used. Memory in common with other processes (the interpreter,
the files of the fonts) counts for its share alone in ``worker's share``.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random

import msgspec

from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.zodiac.views import SIGNS, ChartPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, RevealPicture
from renderers.pool import RenderPool, is_film

PICTURES = 300
LOOK_AT = 200
"""After so many the process has drawn nearly everything once; from then on it should hardly grow."""
NAMES = ("Ana", "张伟明的飞船", "🦊🦊🦊", "عبد الرحمن", "ישראל", "ขวัญใจ", "Ελένη", "Zoë", "李", "Иван")
LONGEST_S = 180
"""So much time at most; what was drawn by then is what is measured."""


def _view(dice: Random) -> tuple[str, bytes]:
    """A picture of some table: the samples with other colours and signs."""
    sample = dice.choice([one for one in SAMPLES if one.renderer.startswith("cosmic.") and not is_film(one.renderer)])
    view = sample.view
    if isinstance(view, BoardPicture | RevealPicture | EndPicture):
        view = msgspec.structs.replace(view, names=tuple(dice.sample(NAMES, len(view.names))))
    if isinstance(view, BoardPicture):
        players = list(view.table.players)
        colours = [player.colour for player in players]
        dice.shuffle(colours)
        shuffled = [msgspec.structs.replace(one, colour=to) for one, to in zip(players, colours, strict=True)]
        view = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, players=tuple(shuffled)))
    elif isinstance(view, ChartPicture):
        signs = dice.sample(SIGNS, len(view.chart.players))
        told = [msgspec.structs.replace(one, card=sign) for one, sign in zip(view.chart.players, signs, strict=True)]
        view = msgspec.structs.replace(view, chart=msgspec.structs.replace(view.chart, players=tuple(told)))
    return sample.renderer, msgspec.json.encode(view)


def _memory_mb(pid: int) -> tuple[float, float]:
    """All of its memory, and without what others have of what it shares."""
    rows = (line.split() for line in (Path("/proc") / str(pid) / "smaps_rollup").read_text().splitlines())
    found = {row[0]: int(row[1]) / 1024 for row in rows if row[0] in ("Rss:", "Pss:")}
    return found["Rss:"], found["Pss:"]


async def _measure() -> dict[str, float]:
    dice = Random(7)
    pool = RenderPool(1, 16)
    await pool.start()
    executor = pool._executor
    assert executor is not None
    pid = await asyncio.wrap_future(executor.submit(os.getpid))
    sizes, shares = list[float](), list[float]()
    ends = time.monotonic() + LONGEST_S
    while len(sizes) < PICTURES and time.monotonic() < ends:
        await pool.draw(*_view(dice))
        size, share = _memory_mb(pid)
        sizes.append(size)
        shares.append(share)
    await pool.close()
    growth = max(sizes) - max(sizes[:LOOK_AT])
    own = {"worker MB": max(sizes), "worker's share MB": max(shares)}
    return {"pictures": len(sizes), **own, f"growth after {LOOK_AT} pictures, MB": growth}


def run() -> dict[str, float]:
    """Megabytes (Linux only)."""
    return asyncio.run(_measure())
