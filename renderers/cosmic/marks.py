"""Shared pieces of the Cosmic pictures: palette, marks, patterns, signs of the Zodiac, and pills of tokens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from bot.cosmic.expansions.skill_tokens.views import NONE, SkillView, brief
from bot.cosmic.expansions.zodiac.views import CUSP, NEMESIS, SIGNS
from bot.cosmic.seen.views import BaseView, TableView
from renderers.kit import canvas, theme
from renderers.kit.canvas import SCALE, Canvas, ngon, rounded, text_width
from renderers.kit.kept import kept
from renderers.kit.theme import Mark, Pattern


@lru_cache(1)
def palette() -> tuple[int, ...]:
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
    """Moved onto the palette, and packed as ``canvas.png`` says."""
    return canvas.png(canvas.mapped(image, palette()), level, runs=runs)


def flat(c: Canvas) -> Image.Image:
    return canvas.mapped(c.reduced(), palette())


_FIRST: Final = 0x2648


def glyph(c: Canvas, sign: str, x: float, y: float, size: int, fill: str) -> None:
    c.symbol(x, y, chr(_FIRST + SIGNS.index(sign)), size, fill)


def crown(c: Canvas, x: float, y: float, width: float, fill: str) -> None:
    """The Spiritual Leader: three points upwards, solid."""
    height = width * 0.72
    left, top = x - width / 2, y - height / 2
    shape = [(0.0, 0.12), (0.27, 0.52), (0.5, -0.08), (0.73, 0.52), (1.0, 0.12), (0.9, 1.0), (0.1, 1.0)]
    c.poly([(left + width * across, top + height * down) for across, down in shape], fill)


def horns(c: Canvas, x: float, y: float, width: float, fill: str, back: str) -> None:
    """Nemesis: open upwards and hollow, the crown's opposite."""
    r = width / 2
    c.disc(x, y + r * 0.1, r, fill)
    c.disc(x, y - r * 0.55, r * 0.86, back)
    c.disc(x, y + r * 0.52, r * 0.2, back)


def cusp(c: Canvas, x: float, y: float, r: float, fill: str, back: str) -> None:
    """No sign: a disc split down the middle."""
    c.disc(x, y, r, fill)
    c.rect(x + 2, y - r - 2, r + 4, r * 2 + 4, back, 0)
    c.arc(x, y, r, -90, 90, fill, 4)


def standing(c: Canvas, card: str, x: float, y: float, size: int, fill: str, back: str) -> None:
    if card == NEMESIS:
        horns(c, x, y, size * 0.9, fill, back)
    elif card == CUSP:
        cusp(c, x, y, size * 0.44, fill, back)
    else:
        glyph(c, card, x, y, size, fill)


STEP: Final = 22
"""Width of one step of a pattern; below 15 a phone shows grey."""
SMALLEST_COUNT: Final = 24
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


def mark_of(c: Canvas, colour: str, x: float, y: float, r: float, fill: str = "") -> None:
    """A player's mark, in the player's own colour unless told otherwise."""
    look = theme.PLAYERS[colour]
    mark(c, look.mark, x, y, r, fill or look.fill)


def marked_disc(c: Canvas, colour: str, x: float, y: float, r: float, edge: float, share: float = 0.5) -> None:
    """A disc in a player's colour; the mark has a ``share`` of its radius."""
    c.disc(x, y, r, theme.PLAYERS[colour].fill, theme.GROUND if edge else None, edge)
    mark_of(c, colour, x, y, r * share, theme.INK)


def chevrons(c: Canvas, x: float, y: float) -> None:
    for at in range(3):
        left, shade = x + at * 34, theme.mix(theme.RAISED, theme.TEXT, 0.4 + 0.3 * at)
        c.stroke([(left, y - 20), (left + 20, y), (left, y + 20)], shade, 8)


def headline(
    c: Canvas, x: float, y: float, pieces: Sequence[str], size: int, ink: str, right: float, least: tuple[int, int]
) -> None:
    """Names (even places) shrink to the first of ``least`` and are cut then, words to the second."""
    for at, piece in enumerate(pieces):
        if piece:
            to_come = sum(text_width(words, size, "black") for words in pieces[at + 1 :: 2]) if at % 2 == 0 else 0
            x += c.text(x, y, piece, size, ink, "black", "l", right - x - to_come, least[at % 2])


def people(
    c: Canvas, x: float, y: float, room: float, rows: Sequence[tuple[str, str]], size: int, smallest: int = theme.FLOOR
) -> None:
    """Long names have equal shares of ``room``, and may shrink to ``smallest``."""
    share = (room + size) / len(rows) - 2 * size
    for colour, name in rows:
        mark_of(c, colour, x + size * 0.37, y, size * 0.42)
        x += 2 * size + c.text(x + size, y, name, size, theme.TEXT, "bold", "l", share, smallest)


def people_wide(room: float, rows: Sequence[tuple[str, str]], size: int) -> float:
    return min(room, sum(2 * size + text_width(name, size) for _, name in rows) - size)


@kept(6)
def _tile(kind: Pattern, width: int, height: int, back: str, front: str, step: int) -> Image.Image:
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
    look = theme.PLAYERS[colour]
    deep, front = (theme.mix(look.fill, back, share) for share in theme.PATTERN)
    c.paste(_tile(look.pattern, *size, deep, front, step), x, y, rounded(*size, radius))


def planet(c: Canvas, colour: str, x: float, y: float, r: int, step: int = STEP) -> None:
    patterned(c, colour, x - r, y - r, (2 * r, 2 * r), r, theme.PANEL, step)
    c.disc(x, y, r, None, theme.mix(theme.PLAYERS[colour].fill, theme.PANEL, theme.RIM), 4)


def ashes(c: Canvas, x: float, y: float, r: int) -> None:
    c.disc(x, y, r + 3, theme.PANEL)
    c.disc(x, y, r - 8, theme.GROUND, theme.RAISED, 4)
    for dx, dy, size in ((-0.36, -0.12, 0.1), (0.08, 0.3, 0.13), (0.34, -0.26, 0.08), (-0.14, 0.44, 0.06)):
        c.disc(x + dx * r, y + dy * r, size * r, theme.RAISED)


def pill(
    c: Canvas, colour: str, x: float, y: float, size: tuple[float, float], count: int, guests: Sequence[str] = ()
) -> None:
    """A dot on the edge for each other colour among them."""
    look = theme.PLAYERS[colour]
    width, height = size
    c.rect(x, y, width, height, look.fill, min(14, height // 3), theme.GROUND, 3)
    r = min(height * 0.24, width * 0.17, 18)
    type_size = max(SMALLEST_COUNT, round(min(height * 0.8, 60)))
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
        c.disc(middle, y + 2, dot, theme.PLAYERS[guest].fill if guest in theme.PLAYERS else theme.TEXT)


def moon(c: Canvas, x: float, y: float, r: float, fill: str, back: str) -> None:
    """The sign of a player whose powers are dormant."""
    c.disc(x, y, r, fill)
    c.disc(x + r * 0.5, y - r * 0.28, r * 0.82, back)


def flag(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Foreign bases: the pole stands at ``x``."""
    c.rect(x, y - height / 2, 4, height, fill, 0)
    c.poly([(x + 3, y - height / 2), (x + height * 0.8, y - height * 0.22), (x + 3, y + height * 0.08)], fill)


def key(c: Canvas, number: int, x: float, y: float, r: float) -> None:
    """A square key in white, which nothing else on a board is."""
    c.rect(x - r, y - r, 2 * r, 2 * r, theme.TEXT, 8)
    c.text(x, y, str(number), round(r * (1.6 if number < 10 else 1.35)), theme.INK, "bold", "m")


Box = tuple[float, float, float, float]
LETTERS: Final = "skill_tokens"
_SMALL, _LARGEST = 24, 30
"""Sizes of letters; those that do not fit are left to the words beside the picture."""
_LEAST: Final = 0.55
_WINDOW: Final = 0.36
"""Share of a pill's width that its window has where there is room: pills below each other look alike."""
_TALL = 44
_CELL, _NARROW, _USUAL = 70, 100, 120
"""Widths of pills: below these no letters fit, none may be wasted, or room is scarce."""
_COUNTED: Final = f"{NONE}0123456789"
"""Written of tokens without a letter of use; of those alone the number says as much."""
_MANY: Final = 3
_PART: Final = re.compile(r"\D\d*")
_decoded = lru_cache(4)(msgspec.json.Decoder(SkillView).decode)


def letters_of(table: TableView, seat: int | None, place: str, count: int) -> str:
    """Empty if none show."""
    if seat is None or LETTERS not in table.expansions:
        return ""
    words = brief(_decoded(bytes(table.expansions[LETTERS])).under(seat, place, count))
    return words if words.strip(_COUNTED) else ""


def leaders_of(table: TableView, seat: int) -> int | None:
    """None where letters are not played, and for players who have left."""
    if LETTERS not in table.expansions:
        return None
    return _decoded(bytes(table.expansions[LETTERS])).leaders[seat] if table.player(seat).active else None


def guests(base: BaseView) -> tuple[str, ...]:
    return tuple(dict.fromkeys(colour for colour, _ in (*base.guests, *base.piled)))


def token_pill(
    c: Canvas, table: TableView, colour: str, box: Box, place: str, count: int, others: Sequence[str] = ()
) -> None:
    """Letters are in a window if it fits; each colour of ``others`` is a dot."""
    x, y, width, height = box
    if colour not in theme.PLAYERS:
        c.rect(x, y, width, height, theme.TEXT, min(14, height // 3), theme.GROUND, 3)
        size = max(SMALLEST_COUNT, round(height * 0.7))
        c.text(x + width / 2, y + height / 2, str(count), size, theme.INK, "bold", "m")
        return
    seat = next((player.seat for player in table.players if player.colour == colour), None)
    words = "" if others else letters_of(table, seat, place, count)
    if not words or not _lettered(c, colour, box, count, words):
        pill(c, colour, x, y, (width, height), count, others)


def _lettered(c: Canvas, colour: str, box: Box, count: int, words: str) -> bool:
    """Return False, and draw nothing, if the number would be too small beside it."""
    x, y, width, height = box
    if width < _CELL:
        return False
    narrow = width < _NARROW or height < _TALL
    rows = in_rows(words) if height >= _TALL else [words]
    r = min(height * 0.2, width * 0.1, 15)
    gap, pad = (3, 3) if narrow else (5, 5 if width < _USUAL else 8)
    large = max(_SMALL, min(_LARGEST, round(height * 0.36)))
    least = max(SMALLEST_COUNT, round(height * _LEAST))
    most = max(least, round(height * 0.74))
    sizes = ((number, size) for size in (large, _SMALL) for number in range(most, least - 1, -2))
    for number, size in sizes:
        window = max(text_width(row, size) for row in rows) + 2 * gap
        digits = text_width(str(count), number)
        room = width - 2 * pad - 2 * r - gap - digits
        if window <= room:
            break
    else:
        return False
    window = max(window, min(room, width * _WINDOW))
    left = x + (width - window - 2 * r - gap - digits) / 2
    look, middle = theme.PLAYERS[colour], y + height / 2
    c.rect(x, y, width, height, look.fill, min(14, height // 3), theme.GROUND, 3)
    mark(c, look.mark, left + r, middle, r, theme.INK)
    c.text(left + 2 * r + gap, middle, str(count), number, theme.INK)
    c.rect(x + width - window, y, window, height, theme.INK, min(14, height // 3), corners=(False, True, True, False))
    step = size - 3
    for at, row in enumerate(rows):
        c.text(x + width - window / 2, middle + step * (at - (len(rows) - 1) / 2), row, size, theme.TEXT, "bold", "m")
    return True


def in_rows(words: str) -> list[str]:
    parts = _PART.findall(words)
    if len(parts) < _MANY:
        return [words]
    half = -(-len(parts) // 2)
    return ["".join(parts[:half]), "".join(parts[half:])]
