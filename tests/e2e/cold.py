"""A render worker that does not warm itself: most bots of these tests live too briefly for it.

Warming takes seconds of the machine at each start. That it works is tested in ``tests/renderers`` and by the bots that
start from the product's own entry (``tests/sandbox/test_launch.py``, the image).
"""

from __future__ import annotations

from renderers import pool


def begin(nice: int, warm: bool) -> None:
    """In the worker's process, in the place of ``pool._begin``."""
    pool._begin(nice, False)
