"""Processor time and size of every picture of the gallery, warm.

Measured in this process; production draws in workers. On an idle machine it is the time that one waits for.
"""

from __future__ import annotations

import statistics
import time

from renderers import draw
from renderers.gallery.samples import SAMPLES
from renderers.registry import warm

_TIMES = 9


def run() -> dict[str, float]:
    """Median milliseconds of processor time and kilobytes (1,000 bytes) of each sample: ``<file>.ms`` and ``.kB``."""
    warm()
    figures: dict[str, float] = {}
    for sample in SAMPLES:
        view = sample.encoded()
        size = len(draw(sample.renderer, view))
        times = []
        for _ in range(_TIMES):
            start = time.process_time()
            draw(sample.renderer, view)
            times.append((time.process_time() - start) * 1000)
        figures[f"{sample.file}.ms"] = round(statistics.median(times), 1)
        figures[f"{sample.file}.kB"] = round(size / 1000, 1)
    return figures
