"""Time and size of every picture of the gallery, warm. Measured in this process; production draws in workers."""

from __future__ import annotations

import statistics
import time
from typing import Final

import msgspec

from bot.cosmic.picture_views import BoardPicture
from renderers import draw
from renderers.registry import warm
from renderers.sample import Sample
from renderers.samples import SAMPLES

_TIMES = 9
_EXPANSIONS: Final = ("asteroids", "moons", "skills", "zodiac")
"""Each has a board of its own in the gallery, with the same six players."""


def everything() -> Sample:
    """The board of six with what all expansions show at once: letters, asteroids, moons, signs, Karma."""
    views = {sample.file: sample.view for sample in SAMPLES}
    boards = [view for name in _EXPANSIONS if isinstance(view := views[f"board-{name}"], BoardPicture)]
    data = {name: part for board in boards for name, part in board.table.expansions.items()}
    outposts = tuple(place for board in boards for place in board.table.outposts)
    table = msgspec.structs.replace(boards[-1].table, outposts=outposts, expansions=data)
    view = msgspec.structs.replace(boards[0], table=table)
    return Sample("board-everything", "cosmic.board", "All expansions together.", view)


def run() -> dict[str, float]:
    """Median milliseconds and kilobytes (1,000 bytes) of each sample: ``<file>.ms`` and ``<file>.kB``."""
    warm()
    figures: dict[str, float] = {}
    for sample in (*SAMPLES, everything()):
        view = sample.encoded()
        size = len(draw(sample.renderer, view))
        times = []
        for _ in range(_TIMES):
            start = time.perf_counter()
            draw(sample.renderer, view)
            times.append((time.perf_counter() - start) * 1000)
        figures[f"{sample.file}.ms"] = round(statistics.median(times), 1)
        figures[f"{sample.file}.kB"] = round(size / 1000, 1)
    return figures
