"""The film of a game: which of its steps have a frame, how long each is seen, how far the game has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.gif import gif

WIDTH: Final = 1200
HEAD: Final = 112
"""Height of the words and the bar on top of each frame."""
_SHORTEST, _WHOLE, _LAST = 350, 20_000, 4_000
"""A frame is seen for so many ms at least; all steps together take about so long at most; the end stays."""
_USUAL: Final = 1_000
_MOST: Final = 40
"""Frames at most: up to 45 kB each, of two megabytes for all."""


def shown(count: int) -> list[int]:
    """Which of so many steps have a frame: all, or so many of them in equal strides, the first and last among them."""
    if count <= _MOST:
        return list(range(count))
    return [round(at * (count - 1) / (_MOST - 1)) for at in range(_MOST)]


def film(frames: Sequence[Image.Image], end: Image.Image) -> bytes:
    """GIF of at least one frame and the end, which stays."""
    each = max(_SHORTEST, min(_USUAL, _WHOLE // len(frames)))
    return gif([*((frame, each) for frame in frames), (end, _LAST)])


def head(c: Canvas, words: str, at: int, count: int) -> None:
    """The words on top of a frame, and a bar that is full at step ``count``."""
    wide = WIDTH - 2 * theme.MARGIN
    c.text(theme.MARGIN, 52, words, 44, theme.MUTED, "bold", "l", wide)
    c.rect(theme.MARGIN, 88, wide, 12, theme.RAISED, 6)
    if at:
        c.rect(theme.MARGIN, 88, max(12, wide * at / max(1, count)), 12, theme.TEXT, 6)
