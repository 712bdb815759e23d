"""Render workers for bots that live briefly: what they draw at their start and again and again is left out.

Warming takes seconds of the machine at each start. That it works is tested in ``tests/renderers`` and by the bots that
start from the product's own entry (``tests/sandbox/test_launch.py``, the image).
"""

from __future__ import annotations

from collections.abc import Callable

from renderers import pool
from renderers.pool import is_film


def begin(nice: int, warm: bool) -> None:
    """In the worker's process, in the place of ``pool._begin``."""
    pool._begin(nice, False)


def begin_sparing(nice: int, warm: bool) -> None:
    """Likewise, and of each kind of picture only the first is drawn: it stands for all later ones.

    File name and alt text tell which picture is posted where. That each can be drawn is tested in
    ``tests/renderers/test_played_layout.py`` and by the bots with ``TEST_PICTURES``.
    """
    from renderers import registry

    begin(nice, warm)
    for name, draw in registry.RENDERERS.items():
        if name != "emoji" and not is_film(name):
            registry.RENDERERS[name] = _only_first(draw)


def _only_first(draw: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    drawn: list[bytes] = []

    def first(view: bytes) -> bytes:
        if not drawn:
            drawn.append(draw(view))
        return drawn[0]

    return first
