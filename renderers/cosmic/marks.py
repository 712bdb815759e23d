"""Shared pieces of the Cosmic pictures: marks, patterns, pills of tokens, and the small signs for states.

Coordinates, radii and sizes are px of the finished picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit import theme
from renderers.kit.canvas import SCALE, Canvas, ngon, rounded, text_width
from renderers.kit.kept import kept
from renderers.kit.theme import Mark, Pattern

STEP: Final = 22
"""Width of one step of a pattern; below 15 a phone shows grey."""
_LARGEST_COUNT: Final = 60
SMALLEST_COUNT: Final = 24
_HAND_COUNT: Final = 38
_TWO_DIGITS: Final = 10
_LOW: Final = 60
"""Height of a pill below which others stand close by: there dots keep to its mark."""


def mark(c: Canvas, kind: Mark, x: float, y: float, r: float, fill: str) -> None:
    """The silhouette of a player around ``x, y``; all six weigh about the same."""
    if kind == "circle":
        c.disc(x, y, r * 0.92, fill)
    elif kind == "square":
        c.rect(x - r * 0.84, y - r * 0.84, r * 1.68, r * 1.68, fill, 0)
    elif kind == "triangle":
        c.poly([(x, y - r), (x + r * 1.04, y + r * 0.8), (x - r * 1.04, y + r * 0.8)], fill)
    elif kind == "diamond":
        c.poly([(x, y - r * 1.12), (x + r * 0.86, y), (x, y + r * 1.12), (x - r * 0.86, y)], fill)
    elif kind == "star":
        c.poly(ngon(x, y + r * 0.06, r * 1.16, 5, inner=r * 0.5), fill)
    else:
        arm, end = r * 0.36, r
        c.rect(x - arm, y - end, 2 * arm, 2 * end, fill, 0)
        c.rect(x - end, y - arm, 2 * end, 2 * arm, fill, 0)


def headline(
    c: Canvas, x: float, y: float, pieces: Sequence[str], size: int, ink: str, right: float, least: tuple[int, int]
) -> None:
    """A title in pieces, names at the even places, some of which may be empty.

    Names shrink down to the first of ``least`` and are cut then, words shrink down to the second.
    """
    for at, piece in enumerate(pieces):
        if piece:
            to_come = sum(text_width(words, size, "black") for words in pieces[at + 1 :: 2]) if at % 2 == 0 else 0
            x += c.text(x, y, piece, size, ink, "black", "l", right - x - to_come, least[at % 2])


def people(
    c: Canvas, x: float, y: float, room: float, rows: Sequence[tuple[str, str]], size: int, smallest: int = theme.FLOOR
) -> None:
    """Names side by side from ``x`` on, each behind its mark: colour and name; long ones have equal shares of ``room``.

    ``size`` is that of the names, which may shrink to ``smallest``.
    """
    share = (room + size) / len(rows) - 2 * size
    for colour, name in rows:
        look = theme.PLAYERS[colour]
        mark(c, look.mark, x + size * 0.37, y, size * 0.42, look.fill)
        x += 2 * size + c.text(x + size, y, name, size, theme.TEXT, "bold", "l", share, smallest)


def people_wide(room: float, rows: Sequence[tuple[str, str]], size: int) -> float:
    """How wide ``people`` are, ``room`` at most."""
    return min(room, sum(2 * size + text_width(name, size) for _, name in rows) - size)


@kept(6)
def _tile(kind: Pattern, width: int, height: int, back: str, front: str, step: int) -> Image.Image:
    """A patterned rectangle at drawing size."""
    image = Image.new("RGB", (width * SCALE, height * SCALE), back)
    draw = ImageDraw.Draw(image)
    right, low, full, half = width * SCALE, height * SCALE, step * SCALE, step * SCALE // 2
    if kind == "bands":
        for y in range(half // 2, low, full):
            draw.rectangle((0, y, right, y + half - 1), front)
    elif kind == "columns":
        for x in range(half // 2, right, full):
            draw.rectangle((x, 0, x + half - 1, low), front)
    elif kind == "slashes":
        for x in range(-low, right + low, round(full * 1.3)):
            draw.line((x, low, x + low, 0), front, round(half * 0.95))
    elif kind == "lattice":
        for x in range(-low, right + low, round(full * 1.4)):
            draw.line((x, low, x + low, 0), front, half // 2)
            draw.line((x, 0, x + low, low), front, half // 2)
    elif kind == "dots":
        size = half * 0.56
        for row, y in enumerate(range(0, low + full, round(full * 0.9))):
            for x in range(-full if row % 2 else -half, right + full, full):
                draw.ellipse((x + half - size, y - size, x + half + size, y + size), front)
    else:
        for r in range(max(right, low), 0, -full):
            for size, fill in ((r, front), (r - half, back)):
                if size > 0:
                    draw.ellipse((right / 2 - size, low / 2 - size, right / 2 + size, low / 2 + size), fill)
    return image


def patterned(
    c: Canvas, colour: str, x: float, y: float, size: tuple[int, int], radius: int, back: str, step: int = STEP
) -> None:
    """A box with the pattern of a player's colour, darkened towards ``back``."""
    look = theme.PLAYERS[colour]
    deep, front = (theme.mix(look.fill, back, share) for share in theme.PATTERN)
    c.paste(_tile(look.pattern, *size, deep, front, step), x, y, rounded(*size, radius))


def planet(c: Canvas, colour: str, x: float, y: float, r: int, step: int = STEP) -> None:
    """An empty planet of a player's home system."""
    patterned(c, colour, x - r, y - r, (2 * r, 2 * r), r, theme.PANEL, step)
    c.disc(x, y, r, None, theme.mix(theme.PLAYERS[colour].fill, theme.PANEL, theme.RIM), 4)


def ashes(c: Canvas, x: float, y: float, r: int) -> None:
    """Where a planet was that has left the game: a dark hole with embers, instead of the planet below."""
    c.disc(x, y, r + 3, theme.PANEL)
    c.disc(x, y, r - 8, theme.GROUND, theme.RAISED, 4)
    for dx, dy, size in ((-0.36, -0.12, 0.1), (0.08, 0.3, 0.13), (0.34, -0.26, 0.08), (-0.14, 0.44, 0.06)):
        c.disc(x + dx * r, y + dy * r, size * r, theme.RAISED)


def pill(
    c: Canvas, colour: str, x: float, y: float, size: tuple[float, float], count: int, guests: Sequence[str] = ()
) -> None:
    """Tokens of one player in one place: colour, mark, count; a dot on the edge for each other colour among them."""
    look = theme.PLAYERS[colour]
    width, height = size
    c.rect(x, y, width, height, look.fill, min(14, height // 3), theme.GROUND, 3)
    r = min(height * 0.24, width * 0.17, 18)
    type_size = max(SMALLEST_COUNT, round(min(height * 0.8, _LARGEST_COUNT)))
    gap = 5 if height < 64 else 10
    while type_size > SMALLEST_COUNT and text_width(str(count), type_size) > width - r * 2 - gap - 14:
        type_size -= 2
    left = x + (width - r * 2 - gap - text_width(str(count), type_size)) / 2
    mark(c, look.mark, left + r, y + height / 2, r, theme.INK)
    c.text(left + r * 2 + gap, y + height / 2, str(count), type_size, theme.INK)
    low = height < _LOW
    dot = 6.0 if low else max(9.0, height * 0.17)
    for at, guest in enumerate(guests):
        away = (at + 0.6) * dot * 2
        middle = x + away if low else x + width - away  # away from the number, which reaches the corners of low ones
        c.disc(middle, y + 2, dot + 3, theme.GROUND)
        fill = theme.PLAYERS[guest].fill if guest in theme.PLAYERS else theme.TEXT
        c.disc(middle, y + 2, dot, fill)


def bolt(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """The sign of a player whose powers are zapped."""
    k = height / 20
    edge = [(2, -10), (-7, 2), (-1, 2), (-3, 10), (7, -3), (1, -3)]
    c.poly([(x + a * k, y + b * k) for a, b in edge], fill)


def moon(c: Canvas, x: float, y: float, r: float, fill: str, back: str) -> None:
    """The sign of a player whose powers are dormant."""
    c.disc(x, y, r, fill)
    c.disc(x + r * 0.5, y - r * 0.28, r * 0.82, back)


def flag(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Foreign bases: the pole stands at ``x``."""
    c.rect(x, y - height / 2, 4, height, fill, 0)
    c.poly([(x + 3, y - height / 2), (x + height * 0.8, y - height * 0.22), (x + 3, y + height * 0.08)], fill)


def key(c: Canvas, number: int, x: float, y: float, r: float) -> None:
    """The number of a button for a place, around ``x, y``: a square key in white, which nothing else on a board is."""
    c.rect(x - r, y - r, 2 * r, 2 * r, theme.TEXT, 8)
    c.text(x, y, str(number), round(r * (1.6 if number < _TWO_DIGITS else 1.35)), theme.INK, "bold", "m")


def hand_width(count: int) -> float:
    """How much room ``hand`` takes."""
    return text_width(str(count), _HAND_COUNT) + 48


def hand(c: Canvas, right: float, y: float, count: int) -> None:
    """Cards in hand; the number ends at ``right``."""
    used = c.text(right, y, str(count), _HAND_COUNT, theme.TEXT, "bold", "r")
    x = right - used - 42
    c.rect(x - 6, y - 16, 24, 34, None, 5, theme.MUTED)
    c.rect(x + 2, y - 20, 24, 34, theme.PANEL, 5, theme.MUTED)


def text_tag(c: Canvas, right: float, y: float, words: str) -> None:
    """A few signs on a dark label that ends at ``right``, such as ``×3`` on a card that stands for three."""
    width = text_width(words, 36) + 24
    c.rect(right - width, y - 24, width, 48, theme.INK, 12)
    c.text(right - width / 2, y, words, 36, theme.TEXT, "bold", "m")
