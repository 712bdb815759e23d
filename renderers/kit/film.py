"""Films of games: choose the steps that get a frame, and write frames as a GIF that plays once."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops

from renderers.kit import theme
from renderers.kit.canvas import Canvas

WIDTH: Final = 1200
HEAD: Final = 112
"""Height of the words and the bar on top of each frame."""
_SHORTEST, _WHOLE, _LAST = 350, 20_000, 4_000
"""A frame is seen for so many ms at least; all steps together take about so long at most; the end stays."""
_USUAL: Final = 1_000
_MOST: Final = 40
"""Frames at most: up to 45 kB each, of two megabytes for all."""


def shown(count: int) -> list[int]:
    """Choose steps with a frame: all, or so many of them in equal strides, the first and last among them."""
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


KEEPS: Final = 255
"""The colour number for what stays as it was; no picture's palette is so large."""


def gif(frames: Sequence[tuple[Image.Image, int]]) -> bytes:
    """Palette pictures of one palette, each with the milliseconds for which it is seen; the last one stays.

    Of each only what differs from the one before is kept: that is a third less than whole pictures.
    """
    images, durations = [image for image, _ in frames], [ms for _, ms in frames]
    changes = [_changes(before, after) for before, after in pairwise(images)]
    out = io.BytesIO()
    images[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=changes,
        duration=durations,
        optimize=False,
        disposal=1,
        transparency=KEEPS,
    )
    return out.getvalue()


def _changes(before: Image.Image, after: Image.Image) -> Image.Image:
    """The second picture without what is the same in the first."""
    one, other = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
    same = ImageChops.difference(one, other).point([255] + [0] * 255)
    changed = after.copy()
    changed.paste(KEEPS, (0, 0), same)
    return changed
