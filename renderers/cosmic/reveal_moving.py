"""The reveal as it happens: cards turn, sums count up, the banner comes. It plays once and ends as the still picture.

A GIF, because every client of Discord plays attached ones. All frames are cut from two drawings, so that ten of them
cost little more than one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from bot.cosmic.model.records import SumLine
from bot.cosmic.seen.picture_views import RevealPicture
from bot.cosmic.words import picture_words
from bot.words.speech import speech
from renderers.cosmic import reveal
from renderers.cosmic.cards.faces import HEIGHT, WIDTH
from renderers.cosmic.marks import palette
from renderers.cosmic.reveal import Box
from renderers.kit import theme
from renderers.kit.canvas import Canvas, mapped, ngon
from renderers.kit.film import gif
from renderers.kit.kept import kept

_DOWN, _TURNING, _UP, _COUNTING, _COMING, _HELD = 700, 90, 450, 380, 110, 5_000
"""How long each kind of frame is seen, ms."""
_NARROW: Final = 0.34
"""Share of a card's width that is seen while it turns."""
_MOST: Final = 5
"""Lines that are counted one by one; those that follow come together."""


def draw(view: RevealPicture) -> bytes:
    """GIF of a reveal, as large as the still one. Raises KeyError for an unknown card."""
    return gif(list(_frames(view)))


def _frames(view: RevealPicture) -> Iterator[tuple[Image.Image, int]]:
    """Every frame with the milliseconds for which it is seen."""
    top, high = reveal.sides_top(view), reveal.cards_high(view)
    last = _flat(reveal.picture(view))
    shown = _flat(reveal.picture(view, open_=True))
    faces = [shown.crop(_edges(reveal.card_box(at, top))) for at in (0, 1)]
    sides = (view.offense, view.defense)
    whole = shown.copy()
    for at, side in enumerate(sides):
        if high:
            box = reveal.total_box(at, top)
            _lay(shown, box, _number(box, "?"))
        for line in range(len(side.lines)):
            _cover(shown, reveal.line_box(at, top, high, line))
        if side.card:
            _lay(shown, reveal.card_box(at, top), _back())
    yield shown.copy(), _DOWN
    for at, side in enumerate(sides):
        if side.card:
            _lay(shown, reveal.card_box(at, top), _turning())
            yield shown.copy(), _TURNING
            _lay(shown, reveal.card_box(at, top), faces[at])
            yield shown.copy(), _UP
    yield from _counted(shown, whole, view, top)
    yield _coming(whole, last, reveal.banner_box(view)), _COMING
    yield last, _HELD


def _counted(
    shown: Image.Image, whole: Image.Image, view: RevealPicture, top: int
) -> Iterator[tuple[Image.Image, int]]:
    """Both sums line by line, with what they have come to so far."""
    sides, high, say = (view.offense, view.defense), reveal.cards_high(view), speech(view.language)
    most = max(len(side.lines) for side in sides)
    for step in range(min(most, _MOST)):
        upto = step + 1 if step + 1 < _MOST else most
        for at, side in enumerate(sides):
            for line in range(step, min(upto, len(side.lines))):
                edges = _edges(reveal.line_box(at, top, high, line))
                shown.paste(whole.crop(edges), edges[:2])
            if not high:
                continue
            box = reveal.total_box(at, top)
            if side.total is None or upto >= len(side.lines):
                shown.paste(whole.crop(_edges(box)), box[:2])
            else:
                _lay(shown, box, _number(box, picture_words.number(say, so_far(side.lines[:upto]))))
        yield shown.copy(), _COUNTING


def so_far(lines: Sequence[SumLine]) -> int:
    """Return the sum after these lines: what a card becomes takes the place of its value."""
    total = 0
    for line in lines:
        total = line.value if line.kind == "becomes" else total + line.value
    return total


def _coming(whole: Image.Image, last: Image.Image, box: Box) -> Image.Image:
    """The banner half in its place, from the left, where the winner stands."""
    x, y, width, height = box
    frame = whole.copy()
    frame.paste(last.crop((x, y, x + width // 2, y + height)), (x, y))
    return frame


def _number(box: Box, total: str) -> Image.Image:
    c = Canvas(box[2], box[3], theme.PANEL)
    reveal.write_total(c, box[2] - 4, HEIGHT / 2 - 10, total)
    return _flat(c)


@kept(1)
def _back() -> Image.Image:
    """A card that lies face down."""
    c = Canvas(WIDTH, HEIGHT, theme.PANEL)
    c.rect(0, 0, WIDTH, HEIGHT, theme.RAISED, 22, theme.LINE, 4)
    c.poly(ngon(WIDTH / 2, HEIGHT / 2, 74, 6), None, theme.LINE, 6)
    c.poly(ngon(WIDTH / 2, HEIGHT / 2, 60, 3, inner=16), theme.LINE)
    return _flat(c)


@kept(1)
def _turning() -> Image.Image:
    """One that is seen almost from its edge."""
    c = Canvas(WIDTH, HEIGHT, theme.PANEL)
    width = WIDTH * _NARROW
    c.rect((WIDTH - width) / 2, 0, width, HEIGHT, theme.LINE, 14)
    return _flat(c)


def _flat(canvas: Canvas) -> Image.Image:
    return mapped(canvas.reduced(), palette())


def _lay(frame: Image.Image, box: Box, tile: Image.Image) -> None:
    frame.paste(tile, box[:2])


def _cover(frame: Image.Image, box: Box) -> None:
    c = Canvas(box[2], box[3], theme.PANEL)
    frame.paste(_flat(c), box[:2])


def _edges(box: Box) -> tuple[int, int, int, int]:
    x, y, width, height = box
    return x, y, x + width, y + height
