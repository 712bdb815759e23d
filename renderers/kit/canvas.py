"""Drawing kit: a canvas at twice the size, the fixed palette, PNG bytes. Knows no game."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from renderers.kit import theme
from renderers.kit.kept import kept
from renderers.kit.lettering import Face, Weight, cap_shift, fitted, symbol

SCALE: Final = 2
"""Pictures are drawn this much larger and reduced once: smooth edges for little time."""
_STAMPS: Final = 60_000
"""Pixels up to which a box is stamped with a mask that is kept: quicker than its corners one by one."""
FLAT: Final = 3
"""Compression of tall, mostly flat pictures: more takes twice as long and saves a sixth of the size."""
_ANY, _RUNS = 0, 3
RAMP: Final = 24
"""The first entries of the palette go from ground to text: grey words are moved onto them without a search."""

Point: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal["l", "m", "r"]
_Line: TypeAlias = tuple[Face, tuple[int, int], str, str, Anchor]


class Canvas:
    """A picture in the making. Coordinates, radii and widths are px of the finished picture."""

    def __init__(self, width: int, height: int, fill: str = theme.GROUND) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), fill)
        self._draw = ImageDraw.Draw(self._image)
        self._words: list[_Line] = []

    def clear(self, height: int) -> None:
        """Quicker than a new canvas: it keeps the memory. No higher than it was made."""
        self.height = height
        self._image.paste(theme.GROUND, (0, 0, self.width * SCALE, height * SCALE))
        self._words.clear()

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None,
        radius: float = theme.RADIUS,
        outline: str | None = None,
        line: float = 3,
        corners: tuple[bool, bool, bool, bool] | None = None,
    ) -> None:
        """``corners`` says which ones are round, clockwise from the top left."""
        box = tuple(round(v * SCALE) for v in (x, y, x + width, y + height))
        wide, high = box[2] - box[0], box[3] - box[1]
        end = math.ceil(radius * SCALE) + 2
        if fill and not outline and wide * high > _STAMPS and min(wide, high) > 2 * end:
            self._plain_box(box, end, radius, fill, corners)
            return
        if wide * high > _STAMPS:
            edges = (box[0], box[1], box[2] - 1, box[3] - 1)
            self._draw.rounded_rectangle(
                edges, radius * SCALE, fill, outline, round(line * SCALE) if outline else 0, corners=corners
            )
            return
        if fill:
            self._draw.bitmap(box[:2], box_mask(wide, high, radius * SCALE, 0, corners), fill)
        if outline and outline != fill:
            self._draw.bitmap(box[:2], box_mask(wide, high, radius * SCALE, round(line * SCALE), corners), outline)

    def _plain_box(
        self, box: tuple[int, ...], end: int, radius: float, fill: str, corners: tuple[bool, bool, bool, bool] | None
    ) -> None:
        """Twice as quick as ``rect`` for a large box without an edge: only its corners are stamped."""
        left, top, right, low = box
        for x, upper, wide, lower in (
            (left + end, top, right - end, low),
            (left, top + end, left + end, low - end),
            (right - end, top + end, right, low - end),
        ):
            self._image.paste(fill, (x, upper, wide, lower))
        for x in (left, right - 2 * end):
            for y in (top, low - 2 * end):
                self._draw.bitmap((x, y), box_mask(2 * end, 2 * end, radius * SCALE, 0, corners), fill)

    def disc(self, x: float, y: float, r: float, fill: str | None, outline: str | None = None, line: float = 3) -> None:
        self.oval(x, y, r, r, fill, outline, line)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str | None, outline: str | None = None, line: float = 3
    ) -> None:
        box = ((x - rx) * SCALE, (y - ry) * SCALE, (x + rx) * SCALE, (y + ry) * SCALE)
        self._draw.ellipse(box, fill, outline, round(line * SCALE) if outline else 0)

    def poly(self, points: Sequence[Point], fill: str | None, outline: str | None = None, line: float = 3) -> None:
        large = [(x * SCALE, y * SCALE) for x, y in points]
        if fill:
            self._draw.polygon(large, fill)
        if outline:
            self._draw.line([*large, *large[:2]], outline, round(line * SCALE), joint="curve")

    def stroke(self, points: Sequence[Point], fill: str, line: float) -> None:
        large = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(large, fill, round(line * SCALE))
        for x, y in points[1:-1]:
            self.oval(x, y, line / 2 - 0.5, line / 2 - 0.5, fill)
        for x, y in (points[0], points[-1]):
            self.disc(x, y, line / 2, fill)

    def arc(self, x: float, y: float, r: float, start: float, end: float, fill: str, line: float) -> None:
        """Degrees are clockwise from three o'clock."""
        box = ((x - r) * SCALE, (y - r) * SCALE, (x + r) * SCALE, (y + r) * SCALE)
        self._draw.arc(box, start, end, fill, round(line * SCALE))

    def pie(self, x: float, y: float, r: float, start: float, end: float, fill: str) -> None:
        """Degrees are clockwise from three o'clock."""
        box = ((x - r) * SCALE, (y - r) * SCALE, (x + r) * SCALE, (y + r) * SCALE)
        self._draw.pieslice(box, start, end, fill)

    def band(self, x: float, y: float, radii: tuple[float, float], start: int, end: int, fill: str) -> None:
        """Degrees are clockwise from three o'clock."""
        turns = [math.radians(turn) for turn in range(start, end + 1)]
        outer, inner = ([(x + r * math.cos(turn), y + r * math.sin(turn)) for turn in turns] for r in radii)
        self.poly([*outer, *reversed(inner)], fill)

    def stamp(self, mask: Image.Image, x: float, y: float, fill: str) -> None:
        """``mask`` has drawing size."""
        self._draw.bitmap((round(x * SCALE), round(y * SCALE)), mask, fill)

    def symbol(self, x: float, y: float, char: str, size: int, fill: str) -> None:
        mask = symbol(char, size * SCALE)
        self._draw.bitmap((round(x * SCALE - mask.width / 2), round(y * SCALE - mask.height / 2)), mask, fill)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        fill: str = theme.TEXT,
        weight: Weight = "bold",
        anchor: Anchor = "l",
        width: float | None = None,
        smallest: int = theme.FLOOR,
    ) -> float:
        """Capitals are centred on ``y``, words lie above all else. Return the width drawn."""
        shown, face = fitted(words, size, weight, width, smallest, SCALE)
        at = (round(x * SCALE), round(y * SCALE + cap_shift(face.size)))
        self._words.append((face, at, shown, fill, anchor))
        return face.getlength(shown) / SCALE

    def paste(self, tile: Image.Image, x: float, y: float, mask: Image.Image | None = None) -> None:
        """``tile`` has drawing size (``SCALE`` times as large)."""
        self._image.paste(tile, (round(x * SCALE), round(y * SCALE)), mask)

    def large(self) -> Image.Image:
        """At drawing size, to be pasted elsewhere; do not change it."""
        self._write(self._image, 1)
        self._words.clear()
        return self._image

    def reduced(self) -> Image.Image:
        image = self._image.reduce(SCALE, (0, 0, self.width * SCALE, self.height * SCALE))
        self._write(image, SCALE)
        return image

    def _write(self, image: Image.Image, shrink: int) -> None:
        if not self._words:
            return
        draw = ImageDraw.Draw(image)
        for face, at, words, fill, anchor in self._words:
            face.draw(draw, at, words, fill, anchor, shrink)


def text_width(words: str, size: int, weight: Weight = "bold") -> float:
    return fitted(words, size, weight, None, theme.FLOOR, SCALE)[1].getlength(words) / SCALE


def ngon(x: float, y: float, r: float, corners: int, turn: float = -90.0, inner: float | None = None) -> list[Point]:
    """A star if it has an ``inner`` radius; the first corner is at ``turn`` degrees."""
    count = corners * 2 if inner is not None else corners
    points = []
    for i in range(count):
        radius = inner if inner is not None and i % 2 else r
        angle = math.radians(turn + 360 * i / count)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def steps(colours: dict[str, None], one: str, other: str, count: int) -> None:
    """Both ends are included."""
    for i in range(count + 1):
        colours.setdefault(theme.mix(one, other, i / count))


@lru_cache(1)
def palette() -> tuple[int, ...]:
    """The one palette of all slap pictures: theme colours exactly, and the steps between neighbours that edges need."""
    colours: dict[str, None] = {}
    steps(colours, theme.GROUND, theme.TEXT, RAMP - 1)
    for back in (theme.PANEL, theme.RAISED):
        steps(colours, back, theme.TEXT, 5)
        steps(colours, back, theme.MUTED, 4)
        colours.setdefault(theme.mix(back, theme.GROUND, 0.5))
    steps(colours, theme.PANEL, theme.LINE, 2)
    steps(colours, theme.GROUND, theme.MUTED, 5)
    steps(colours, theme.INK, theme.TEXT, 6)
    steps(colours, theme.INK, theme.PAPER, 7)
    steps(colours, theme.GROUND, theme.PAPER, 4)
    for fill in theme.SUITS.values():
        steps(colours, fill, theme.INK, 7)
        steps(colours, fill, theme.GROUND, 4)
        steps(colours, fill, theme.PAPER, 3)
        lit = theme.mix(fill, theme.WHITE, theme.LIT)
        steps(colours, lit, theme.INK, 4)
        steps(colours, lit, fill, 2)
        for shade in theme.SHADES[1:]:
            steps(colours, theme.mix(fill, theme.INK, shade), theme.INK, 3)
    for night in theme.NIGHTS.values():
        steps(colours, night, theme.TEXT, 6)
        steps(colours, night, theme.MUTED, 2)
        steps(colours, theme.MUTED, theme.GROUND, 3)
    return flat(colours)


def flat(colours: dict[str, None]) -> tuple[int, ...]:
    """Colours as the numbers of a palette; moving pictures need one more. Raises ``ValueError`` beyond 255."""
    if len(colours) > 255:
        raise ValueError(f"the palette has {len(colours)} colours, but may have 255 at most")
    return tuple(value for colour in colours for value in theme.channels(colour))


@lru_cache(4)
def _palette_image(numbers: tuple[int, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(numbers)
    return image


def mapped(image: Image.Image, numbers: tuple[int, ...] | None = None) -> Image.Image:
    """That of the slap pictures unless another is given."""
    return image.quantize(palette=_palette_image(numbers or palette()), dither=Image.Dither.NONE)


def blank(width: int, height: int, numbers: tuple[int, ...] | None = None) -> Image.Image:
    image = Image.new("P", (width, height), 0)
    image.putpalette(numbers or palette())
    return image


def laid(strips: Iterable[Canvas], numbers: tuple[int, ...] | None = None) -> Image.Image:
    """Each strip is done with before the next is drawn: they stay in the processor's cache, a whole would not."""
    parts = [mapped(strip.reduced(), numbers) for strip in strips]
    image, y = blank(parts[0].width, sum(part.height for part in parts), numbers), 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height
    return image


@kept(7)
def box_mask(
    width: int, height: int, radius: float, line: int = 0, corners: tuple[bool, bool, bool, bool] | None = None
) -> Image.Image:
    """In px of the picture as it is drawn: its inside, or with a ``line`` its edge alone."""
    mask = Image.new("1", (width, height), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width - 1, height - 1), radius, None if line else 1, 1 if line else None, line, corners=corners
    )
    return mask


def rounded(width: int, height: int, radius: int) -> Image.Image:
    return box_mask(width * SCALE, height * SCALE, radius * SCALE)


def png(image: Image.Image, level: int = 6, *, runs: bool = False) -> bytes:
    """``runs`` packs only runs of one colour: quicker still where there is little else."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level, compress_type=_RUNS if runs else _ANY)
    return out.getvalue()
