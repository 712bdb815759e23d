"""Pieces that pictures of both games share (wrapped text, figures, headlines, awards, a palm), and films as GIFs."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from PIL import Image, ImageChops

from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width
from renderers.kit.lettering import Weight


def wrapped(words: str, width: float, size: int) -> list[str]:
    """A word that is longer than a line has one of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, "regular") <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def column(c: Canvas, x: float, y: float, lines: list[str], size: int, step: float, fill: str, width: float) -> float:
    for at, line in enumerate(lines):
        c.text(x, y + at * step, line, size, fill, "regular", "l", width)
    return y + len(lines) * step


def whole(names: Sequence[str], width: float, size: int, weight: Weight = "regular", most: int = 9) -> str:
    """Join uncut names, and count the others: ``Zombie +1``. At least one, at most ``most``."""
    for shown in range(min(len(names), most), 0, -1):
        row = " · ".join(names[:shown]) + (f" +{len(names) - shown}" if shown < len(names) else "")
        if shown == 1 or text_width(row, size, weight) <= width:
            return row
    return ""


def shared(room: float, wanted: Sequence[float]) -> list[float]:
    """Short names get what they need, the others share the rest."""
    given = [0.0] * len(wanted)
    for place, at in enumerate(sorted(range(len(wanted)), key=lambda at: wanted[at])):
        given[at] = min(wanted[at] + 1, room / (len(wanted) - place))
        room -= given[at]
    return given


_Ink: TypeAlias = Literal["fill", "ground"]
_NUMBERS: Final = {"rect": 5, "oval": 4, "arc": 5}
_LEAST: Final = {"poly": 3, "stroke": 2}
"""Of points, two numbers each."""


class Shape(msgspec.Struct, frozen=True):
    """One shape. ``at`` is as its kind has it: the corners of a polygon, the points of a stroke; left, top, width,
    height and radius of corners of a box; middle and both radii of an oval; middle, radius, first and last degree of an
    arc.
    """

    kind: Literal["poly", "stroke", "rect", "oval", "arc"]
    at: tuple[float, ...]
    fill: _Ink | None = "fill"
    edge: _Ink | None = None
    line: float = 0

    def __post_init__(self) -> None:
        """Raises ValueError if ``at`` has other numbers than the kind draws."""
        points, numbers = _LEAST.get(self.kind), len(self.at)
        if numbers != _NUMBERS.get(self.kind) and (points is None or numbers % 2 or numbers < 2 * points):
            raise ValueError(f"a {self.kind} is not drawn by {numbers} numbers")


class Figure(msgspec.Struct, frozen=True):
    shows: str
    shapes: tuple[Shape, ...]

    def draw(self, c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
        inks = {"fill": fill, "ground": ground}
        for shape in self.shapes:
            ink, edge = (inks[one] if one else None for one in (shape.fill, shape.edge))
            points = [(x + a * r, y + b * r) for a, b in zip(shape.at[::2], shape.at[1::2], strict=False)]
            left, top = points[0]
            line = shape.line * r
            match shape.kind:
                case "poly":
                    c.poly(points, ink, edge, line)
                case "stroke":
                    c.stroke(points, ink or fill, line)
                case "rect":
                    width, height, radius = (share * r for share in shape.at[2:])
                    c.rect(left, top, width, height, ink, radius)
                case "oval":
                    c.oval(left, top, shape.at[2] * r, shape.at[3] * r, ink, edge, line)
                case "arc":
                    c.arc(left, top, shape.at[2] * r, shape.at[3], shape.at[4], ink or fill, line)


HEADLINE_HEIGHT: Final = 216
_PILL: Final = (116, 76)


def headline(c: Canvas, title: str, matters: str) -> None:
    room = c.width - 2 * theme.MARGIN
    c.text(theme.MARGIN, 68, title, 60, theme.TEXT, "black", "l", room, 36)
    (top, height), width = _PILL, min(text_width(matters, 40) + 64, room)
    c.rect(theme.MARGIN, top, width, height, theme.TEXT, height // 2)
    c.text(theme.MARGIN + width / 2, top + height / 2, matters, 40, theme.INK, "bold", "m", width - 56, 28)


def palm(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    k = height / 20
    line = 2.2 * k
    c.stroke([(x + a * k, y + b * k) for a, b in ((-1, 10), (0, 4), (1, -3))], fill, line * 1.15)
    for frond in _FRONDS:
        c.stroke([(x + a * k, y + b * k) for a, b in frond], fill, line)


_FRONDS: Final = (
    ((1, -3), (-3, -7), (-8, -6), (-10, -2)),
    ((1, -3), (-4, -3), (-7, 0), (-8, 4)),
    ((1, -3), (5, -7), (9, -6), (11, -2)),
    ((1, -3), (6, -3), (8, 0), (9, 4)),
    ((1, -3), (0, -7), (2, -10)),
)
"""From the crown of a palm outwards, on a height of 20."""


AWARD_HEIGHT: Final = 196
_WIDTH: Final = 1200 - 2 * theme.MARGIN


class Shown(NamedTuple):
    label: str
    name: str
    why: str
    fill: str
    sign: Callable[[Canvas, float, float], None]
    """Draws about 20 px around a point, before the name."""


def awards(c: Canvas, y: float, given: Sequence[Shown]) -> None:
    y += theme.GAP
    width = (_WIDTH - (len(given) - 1) * theme.GAP) / len(given)
    for at, award in enumerate(given):
        x, room = theme.MARGIN + at * (width + theme.GAP), width - 64
        c.rect(x, y, width, AWARD_HEIGHT - theme.GAP, theme.PANEL)
        c.rect(x, y, 12, AWARD_HEIGHT - theme.GAP, award.fill, corners=(True, False, False, True))
        c.text(x + 36, y + 40, award.label, 30, theme.MUTED, "regular", "l", room)
        award.sign(c, x + 58, y + 94)
        c.text(x + 96, y + 94, award.name, 44, theme.TEXT, "bold", "l", room - 60, 28)
        c.text(x + 36, y + 148, award.why, 32, theme.TEXT, "regular", "l", room, 24)


WIDTH: Final = 1200
HEAD: Final = 112
_MOST: Final = 40
"""Frames at most: up to 45 kB each, of two megabytes for all."""


def shown(count: int) -> list[int]:
    """All, or ``_MOST`` in equal strides, the first and last among them."""
    if count <= _MOST:
        return list(range(count))
    return [round(at * (count - 1) / (_MOST - 1)) for at in range(_MOST)]


def head(c: Canvas, words: str, at: int, count: int) -> None:
    wide = WIDTH - 2 * theme.MARGIN
    c.text(theme.MARGIN, 52, words, 44, theme.MUTED, "bold", "l", wide)
    c.rect(theme.MARGIN, 88, wide, 12, theme.RAISED, 6)
    if at:
        c.rect(theme.MARGIN, 88, max(12, wide * at / max(1, count)), 12, theme.TEXT, 6)


KEEPS: Final = 255
"""The colour number for what stays as it was; no picture's palette is so large."""


def gif(frames: Sequence[tuple[Image.Image, int]]) -> bytes:
    """Pictures of one palette, with ms. Only changes are kept, a third less than whole pictures."""
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
    one, other = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
    same = ImageChops.difference(one, other).point([255] + [0] * 255)
    changed = after.copy()
    changed.paste(KEEPS, (0, 0), same)
    return changed


def bolt(c: Canvas, x: float, y: float, height: float = 44, fill: str = theme.TEXT) -> None:
    """The fastest slap of a game, and a player whose powers are zapped."""
    k = height / 20
    edge = [(2, -10), (-7, 2), (-1, 2), (-3, 10), (7, -3), (1, -3)]
    c.poly([(x + a * k, y + b * k) for a, b in edge], fill)
