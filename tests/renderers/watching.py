"""Watches a picture being drawn: which words and signs stand on something else, and which are hidden by what follows.

What a piece is printed on has to be plain (one colour, as far as the eye can tell) wherever the piece has ink, and what
is there afterwards has to stay, since words are written last whatever is drawn over them. What begins in a panel ends
in it, and discs and pills lie inside each other or apart.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from renderers.cosmic import chart, marks
from renderers.kit import canvas as kit, theme
from renderers.kit.canvas import SCALE, Canvas
from renderers.layers import zodiac
from tests.renderers.colour import contrast

PLAIN = 60
"""Steps of one channel by which a ground may differ and still be plain: panel on ground, rings of the warp."""
_THIN = 8
"""Height in px, as drawn, of a line through words that does not hide them."""
_AROUND = 90
_OVERHANG = 20
"""Px by which the ink of words may leave the room that they are measured to need."""
_EDGE = 2
SMALLEST = 24
"""Of type in px, on a picture 1,200 px wide."""
WIDE = 1200
CONTRAST = 4.5
_APART = 3 * SCALE
_DISC = 16
"""Px of radius from which a disc or a pill means something; smaller ones are parts of signs."""
_SLACK = 1
"""Px by which neighbours may touch."""
_SIGNS = {zodiac: ("crown",), chart: ("crown", "horns"), marks: ("glyph", "horns", "cusp")}
"""Pictures that stand for a word, by the module that draws them."""

Box = tuple[int, int, int, int]


class Piece(NamedTuple):
    """Something that was drawn."""

    what: str
    box: Box
    """Of its ink, as drawn: ``SCALE`` times as large as in the finished picture."""
    looks: Image.Image


class Watch:
    """Findings while a picture was drawn."""

    def __init__(self) -> None:
        self.touching: list[str] = []
        """Pieces that were printed on something."""
        self.cut: list[str] = []
        """Words of which fewer than four letters are left before the ellipsis."""
        self.small: list[str] = []
        """Words below ``SMALLEST``."""
        self.faint: list[str] = []
        """Words too near in colour to what they stand on."""
        self.outside: list[str] = []
        """Pieces that reach the edge of the picture, or of the panel in which they stand."""
        self.crossing: list[str] = []
        """Discs and pills that lie on others in part."""
        self.in_sign = False
        """Whether a sign is being drawn, whose parts lie on each other as they please."""
        self._panels: dict[int, list[Box]] = {}
        self._rounds: dict[int, list[tuple[float, float, float, float]]] = {}
        self._on: dict[int, tuple[Canvas, list[Piece]]] = {}

    def begin(self, canvas: Canvas) -> list[Piece]:
        """The pieces of a canvas so far."""
        return self._on.setdefault(id(canvas), (canvas, []))[1]

    def holds(self, canvas: Canvas) -> bool:
        return id(canvas) in self._on

    @property
    def _whole(self) -> tuple[Canvas, list[Piece]]:
        """The last of the largest canvases: the picture itself. Others are its ground, and cards pasted into it."""
        return max(reversed(self._on.values()), key=lambda one: one[0].width * one[0].height)

    @property
    def pieces(self) -> list[Piece]:
        return self._whole[1]

    def drawn(self, what: str, canvas: Canvas, area: Box, paint: Callable[[], Any], apart: int = 0) -> Any:
        """Draw a piece somewhere in ``area`` and note what lies under it, or nearer to it than ``apart`` px."""
        pieces = self.begin(canvas)
        before = canvas.large().crop(area)
        result = paint()
        image = canvas.large()
        after = image.crop(area)
        box = ImageChops.difference(before, after).getbbox()
        if box is not None:
            wider = (box[0] - apart, box[1] - apart, box[2] + apart, box[3] + apart)
            bands = before.crop(wider).getextrema()
            spread = max(high - low for low, high in bands)  # type: ignore[misc]  # there are several
            whole = (area[0] + box[0], area[1] + box[1], area[0] + box[2], area[1] + box[3])
            if any(not _inside(whole, panel) for panel in self._around(canvas, whole)):
                self.outside.append(f"{what} at {tuple(edge // SCALE for edge in whole)}, of its panel")
            if min(whole[0], whole[1], image.width - whole[2], image.height - whole[3]) < _EDGE:
                self.outside.append(what)
            if spread > PLAIN:
                self.touching.append(f"{what} at {tuple(edge // SCALE for edge in whole)}")
            pieces.append(Piece(what, whole, after.crop(box)))
        return result

    def _around(self, canvas: Canvas, box: Box) -> set[Box]:
        """The innermost panels that the left, middle and right of a piece stand on."""
        y = (box[1] + box[3]) / 2
        rows = [one for one in reversed(self._panels.get(id(canvas), ())) if one[1] <= y <= one[3]]
        found = set()
        for x in (box[0], (box[0] + box[2]) / 2, box[2]):
            found.update([one for one in rows if one[0] <= x <= one[2]][:1])
        return found

    def panel(self, canvas: Canvas, box: Box) -> None:
        """A filled box that may hold pieces."""
        if not self.in_sign:
            self._panels.setdefault(id(canvas), []).append(box)

    def rounded(self, canvas: Canvas, x: float, y: float, rx: float, ry: float) -> None:
        """A filled disc or pill around ``x, y``."""
        if self.in_sign or min(rx, ry) < _DISC:
            return
        others = self._rounds.setdefault(id(canvas), [])
        for one in others:
            if _cross((x, y, rx, ry), one):
                self.crossing.append(f"{tuple(map(round, (x, y, rx, ry)))} and {tuple(map(round, one))}")
        others.append((x, y, rx, ry))

    def cleared(self, canvas: Canvas) -> None:
        """A canvas is used again: nothing of what it held is there any more."""
        for held in (self._on, self._panels, self._rounds):
            held.pop(id(canvas), None)

    @property
    def hidden(self) -> list[str]:
        """Pieces of which a part was drawn over later."""
        if not self._on:
            return []
        canvas, pieces = self._whole
        found = []
        for one in pieces:
            now = canvas.large().crop(one.box)
            box = ImageChops.difference(one.looks, now).getbbox()
            if box is not None and box[3] - box[1] > _THIN:
                found.append(f"{one.what} at {tuple(edge // SCALE for edge in one.box)}")
        return found

    @property
    def faults(self) -> list[str]:
        """All of them in words."""
        rows = [f"stands on something: {one}" for one in self.touching]
        rows += [f"is hidden in part: {one}" for one in self.hidden]
        rows += [f"is cut to nothing: {one}" for one in self.cut]
        rows += [f"is too small: {one}" for one in self.small]
        rows += [f"is too faint: {one}" for one in self.faint]
        rows += [f"lie on each other in part: {one}" for one in self.crossing]
        return rows + [f"leaves the picture: {one}" for one in self.outside]


def _inside(one: Box, other: Box) -> bool:
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def _cross(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """True if two discs or pills overlap and neither holds the other; a pill is as good as a line of discs."""
    (ax, ay, arx, ary), (bx, by, brx, bry) = one, other
    ar, br = min(arx, ary), min(brx, bry)
    along, across = max(0.0, abs(ax - bx) - (arx - ar) - (brx - br)), max(0.0, abs(ay - by) - (ary - ar) - (bry - br))
    if math.hypot(along, across) >= ar + br - _SLACK:
        return False
    wide, high = abs(ax - bx), abs(ay - by)
    return not any(
        wide + crx <= drx + _SLACK and high + cry <= dry + _SLACK
        for (crx, cry), (drx, dry) in (((arx, ary), (brx, bry)), ((brx, bry), (arx, ary)))
    )


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch, *, written: bool = False) -> Iterator[Watch]:
    """Watch whatever is drawn inside; it becomes a PNG only if it is to be ``written``, which takes as long again."""
    watch = Watch()
    with monkeypatch.context() as patch:
        if not written:
            _unwritten(patch, watch)
        _watch_text(patch, watch)
        _watch_boxes(patch, watch)
        for module, names in _SIGNS.items():
            for name in names:
                _watch_sign(patch, watch, module, name)
        yield watch


def _unwritten(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    """Neither reduce nor pack what is watched: an empty picture of its size stands for it."""
    reduce = Canvas.reduced

    def reduced(c: Canvas) -> Image.Image:
        return Image.new("RGB", (c.width, c.height)) if watch.holds(c) else reduce(c)

    patch.setattr(Canvas, "reduced", reduced)
    patch.setattr(kit, "mapped", lambda image, numbers=None: image)
    patch.setattr(kit, "png", lambda image, level=6, runs=False: b"")


def _area(x: float, y: float, wide: float, high: float) -> Box:
    edges = (x - wide, y - high, x + wide, y + high)
    left, top, right, low = (round(edge * SCALE) for edge in edges)
    return max(0, left), max(0, top), right, low


def _watch_text(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    paint, looks = Canvas.text, signature(Canvas.text)

    faces: list[Any] = []

    def text(*args: Any, **named: Any) -> float:
        given = looks.bind(*args, **named)
        given.apply_defaults()
        c, x, y, words, size, fill, weight, anchor, width, _ = given.args
        if not words:
            return paint(*given.args)
        length = kit.text_width(words, size, weight)
        share = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
        area = _area(x + (0.5 - share) * length, y, length / 2 + _OVERHANG, size)
        shown = min(length, width or c.width)
        ground = _ground(c, x - share * shown, y, shown, size / 3)
        if contrast(fill, ground) < CONTRAST:
            watch.faint.append(f"{words}: {fill} on {ground}")
        used: float = watch.drawn(words, c, area, lambda: paint(*given.args))
        if faces[-1].size / SCALE * WIDE / max(WIDE, c.width) < SMALLEST:
            watch.small.append(f"{words}: {faces[-1].size / SCALE}")
        return used

    fit: Callable[..., Any] = vars(kit)["fitted"]  # as it stands: a test may watch it as well

    def fitted(words: str, *rest: Any) -> Any:
        shown, face = fit(words, *rest)
        faces.append(face)
        if shown != words and sum(char.isalpha() or unicodedata.category(char) == "So" for char in shown) < 4:
            watch.cut.append(words)
        return shown, face

    patch.setattr(Canvas, "text", text)
    patch.setattr(kit, "fitted", fitted)


def _ground(c: Canvas, left: float, y: float, width: float, half: float) -> str:
    """The commonest colour where words will stand, before they do: ``half`` of their height is above ``y``."""
    x0, y0, x1, y1 = (round(edge * SCALE) for edge in (left, y - half, left + width, y + half))
    spot = c.large().crop((x0, y0, x1, y1))
    extremes: Any = spot.getextrema()  # of several bands
    commonest: Any = tuple(low for low, _ in extremes)
    if any(low < high for low, high in extremes):
        _, commonest = max(spot.getcolors(spot.width * spot.height) or [(1, theme.channels(theme.GROUND))])
    return "#" + "".join(f"{value:02X}" for value in commonest)


def _watch_boxes(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    paint = Canvas.rect

    def rect(
        c: Canvas, x: float, y: float, width: float, height: float, fill: str | None, *more: Any, **own: Any
    ) -> None:
        if fill is not None:
            box: Any = tuple(round(edge * SCALE) for edge in (x - 1, y - 1, x + width + 1, y + height + 1))
            watch.panel(c, box)
            radius = own.get("radius", more[0] if more else theme.RADIUS)
            if radius >= height / 2 - 1:
                watch.rounded(c, x + width / 2, y + height / 2, width / 2, height / 2)
        paint(c, x, y, width, height, fill, *more, **own)

    def disc(c: Canvas, x: float, y: float, r: float, fill: str | None, *more: Any, **own: Any) -> None:
        if fill is not None:
            watch.rounded(c, x, y, r, r)
        round_(c, x, y, r, fill, *more, **own)

    def clear(c: Canvas, *more: Any) -> None:
        watch.cleared(c)
        wipe(c, *more)

    round_, wipe = Canvas.disc, Canvas.clear
    patch.setattr(Canvas, "clear", clear)
    patch.setattr(Canvas, "rect", rect)
    patch.setattr(Canvas, "disc", disc)


def _watch_sign(patch: pytest.MonkeyPatch, watch: Watch, module: Any, name: str) -> None:
    paint = getattr(module, name)

    def sign(c: Canvas, *more: Any) -> Any:
        x, y = (more[1], more[2]) if name == "glyph" else (more[0], more[1])
        watch.in_sign = True
        try:
            return watch.drawn(name, c, _area(x, y, _AROUND, _AROUND), lambda: paint(c, *more), _APART)
        finally:
            watch.in_sign = False

    patch.setattr(module, name, sign)


__all__ = ["Watch", "watching"]
