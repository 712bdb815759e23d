"""The one palette of all Cosmic Encounter pictures: theme colours exactly, and the steps between them that edges need.

Fixed means: quick to map, nothing flickers from turn to turn, golden pictures stay put.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import canvas, theme


@lru_cache(1)
def palette() -> tuple[int, ...]:
    """Red, green and blue of each entry, one after the other; at most 256 entries."""
    colours: dict[str, None] = {}
    for back in (theme.GROUND, theme.PANEL, theme.RAISED):
        canvas.steps(colours, back, theme.TEXT, 7)
    canvas.steps(colours, theme.INK, theme.TEXT, 5)
    canvas.steps(colours, theme.INK, theme.PAPER, 5)
    canvas.steps(colours, theme.PANEL, theme.MUTED, 4)
    canvas.steps(colours, theme.PANEL, theme.LINE, 2)
    canvas.steps(colours, theme.GROUND, theme.LINE, 2)
    for ring in theme.whirl():
        colours.setdefault(ring)
    for fill, _, _ in theme.PLAYERS.values():
        canvas.steps(colours, fill, theme.INK, 5)
        canvas.steps(colours, fill, theme.PANEL, 4)
        for back in (theme.PANEL, theme.GROUND):
            deep, front = (theme.mix(fill, back, share) for share in theme.PATTERN)
            canvas.steps(colours, deep, front, 3)
        colours.setdefault(theme.mix(fill, theme.PANEL, theme.RIM))
    for tint in theme.KINDS.values():
        canvas.steps(colours, tint, theme.INK, 4)
        colours.setdefault(theme.mix(theme.INK, tint, theme.SOFT))
        canvas.steps(colours, *theme.dimmed(tint), 3)
    canvas.steps(colours, theme.PANEL, theme.YIN, 3)
    canvas.steps(colours, theme.GROUND, theme.YIN, 3)
    canvas.steps(colours, theme.YIN, theme.TEXT, 4)
    canvas.steps(colours, theme.NIGHT, theme.TEXT, 4)
    canvas.steps(colours, *theme.dimmed(theme.NIGHT), 3)
    return canvas.flat(colours)


def png(image: Image.Image, level: int = 6, *, runs: bool = False) -> bytes:
    """PNG bytes of a true-colour picture, moved onto the palette and packed as ``canvas.png`` says."""
    return canvas.png(canvas.mapped(image, palette()), level, runs=runs)
