"""Moving pictures: palette pictures one after the other, as a GIF that plays once."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image


def gif(frames: Sequence[tuple[Image.Image, int]]) -> bytes:
    """Palette pictures of one palette, each with the milliseconds for which it is seen; the last one stays."""
    (first, *rest), durations = [image for image, _ in frames], [ms for _, ms in frames]
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=rest, duration=durations, optimize=False, disposal=1)
    return out.getvalue()
