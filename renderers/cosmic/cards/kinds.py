"""What tells the kind of a card: the small signs on faces, and those of its emoji."""

from __future__ import annotations

from renderers.kit.canvas import Canvas, ngon


def bars(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Attacks: four rising bars around ``x, y``, so high and a little wider."""
    step = height * 0.28
    for at in range(4):
        tall = height * (0.34 + 0.22 * at)
        c.rect(x + (at - 2) * step + step * 0.1, y + height / 2 - tall, step * 0.8, tall, fill, 0)


def rings(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    """Compromises: two rings of that radius, one over the other."""
    for side in (-1, 1):
        c.disc(x + r * side * 25 / 46, y, r, None, fill, r * 11 / 46)


def seal(c: Canvas, x: float, y: float, r: float, fill: str, core: str) -> None:
    """Edicts: a seal with a bolt."""
    c.poly(ngon(x, y, r, 16, inner=r * 0.88), fill)
    edge = [(6, -0.56), (-0.36, 0.1), (-3, 0.1), (-8, 0.56), (0.36, -0.12), (3, -0.12)]
    c.poly([(x + (a * r / 17 if abs(a) > 1 else a * r), y + b * r) for a, b in edge], core)


def flame(c: Canvas, x: float, y: float, height: float, fill: str, core: str) -> None:
    """Flares: a flame around ``x, y``, so high."""
    for size, colour in ((1.0, fill), (0.52, core)):
        low = height * 0.3 * (1 - size)
        half = height * 0.297 * size
        c.disc(x, y + height * 0.2 + low, height * 0.3 * size, colour)
        tip = (x + height * 0.06 * size, y - height * 0.5 * size + low)
        c.poly([(x - half, y + height * 0.16 + low), tip, (x + half, y + height * 0.16 + low)], colour)
