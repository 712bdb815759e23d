"""The reveal as a still picture, and as a GIF (all clients of Discord play those) that ends with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from PIL import Image

from bot.cosmic.model import cards, ids
from bot.cosmic.model.records import RevealSide, SumLine
from bot.cosmic.seen.picture_views import RevealPicture, Settled
from bot.cosmic.words import picture_words, things
from bot.cosmic.words.expansion_words import Names
from bot.kernel.event import Seat
from bot.words.speech import Speech, speech
from renderers.cosmic.cards import HEIGHT, WIDTH, face, mask
from renderers.cosmic.marks import chevrons, flat, headline, mark, mark_of, people, people_wide, png
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas, ngon, text_width
from renderers.kit.kept import kept
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import gif, wrapped

PICTURE: Final = 1200
_TOP: Final = 236
_WHY: Final = 52
_LEAST: Final = 30
_COLUMN: Final = 560
_HEADER: Final = 72
_LINE: Final = 64
_TURNED: Final = 40
_ROWS: Final = (92, 92, 76)
_HALVES: Final = (15, 26)
_INNER: Final = _COLUMN - 48
_BESIDE: Final = 104
Box: TypeAlias = tuple[int, int, int, int]


def draw(view: RevealPicture) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    return png(picture(view).reduced(), FLAT)


def picture(view: RevealPicture, *, open_: bool = False) -> Canvas:
    """``open_`` draws it as it is while nobody has won yet. Raises ``KeyError`` for an unknown card."""
    say = speech(view.language)
    names = seat_names(view.names, speech(view.language))
    lines = max(view.mustered is None, len(view.offense.lines), len(view.defense.lines))
    box = 96 + cards_high(view) + lines * _LINE + 24
    top = sides_top(view)
    canvas = Canvas(PICTURE, top + box + 32 + len(view.beside) * (_HEADER + _BESIDE + theme.GAP))
    if open_:
        _meeting(canvas, view, names, say)
    else:
        _banner(canvas, view, names, say)
    for at, (role, side) in enumerate((("offense", view.offense), ("defense", view.defense))):
        x = side_left(at)
        _side(canvas, (x, top), box, side, view, names, say, role)
        if view.mustered is not None:
            _mustered(canvas, at, top, view.mustered[at], say)
        if view.settled and not open_:
            _settled(canvas, x + _COLUMN - 24, top + 96 + HEIGHT, view.got(side.seat), view.outcome, say)
        if role == view.outcome and not open_:
            canvas.rect(x - 6, top - 6, _COLUMN + 12, box + 12, None, 26, theme.TEXT, 6)
    for at, seat in enumerate(view.beside):
        y = top + box + theme.GAP + at * (_HEADER + _BESIDE + theme.GAP)
        _beside(canvas, y, seat, view, names, say, open_=open_)
    return canvas


def sides_top(view: RevealPicture) -> int:
    return _TOP + (_WHY if view.dealers or picture_words.decided(speech(view.language), view) else 0)


def cards_high(view: RevealPicture) -> int:
    """With the gap below them; 0 if none, as when an attack is repulsed."""
    shown = any(side.card or side.total is not None for side in (view.offense, view.defense))
    return HEIGHT + 40 if shown or view.mustered is not None else 0


def side_left(at: int) -> int:
    return theme.MARGIN + at * (_COLUMN + theme.GAP)


def banner_box(view: RevealPicture) -> Box:
    return theme.MARGIN, 32, PICTURE - 2 * theme.MARGIN, sides_top(view) - 56


def card_box(at: int, top: int) -> Box:
    return side_left(at) + 24, top + 96, WIDTH, HEIGHT


def total_box(at: int, top: int) -> Box:
    return side_left(at) + 24 + WIDTH + 8, top + 96, _INNER - WIDTH - 4, HEIGHT - 52


def line_box(at: int, top: int, high: int, line: int) -> Box:
    return side_left(at) + 24, top + 84 + high + line * _LINE - 1, _INNER, _LINE


def write_total(c: Canvas, right: float, middle: float, total: str) -> None:
    c.text(right, middle, total, 190, theme.TEXT, "black", "r", 280, 96)


def _meeting(c: Canvas, view: RevealPicture, names: Sequence[str], say: Speech) -> None:
    x, y, width, height = banner_box(view)
    c.rect(x, y, width, height, theme.RAISED, 28)
    room, middle = width / 2 - 110, y + height / 2 - (26 if view.target else 0)
    for at, side in enumerate((view.offense, view.defense)):
        rows = [(view.colours[side.seat], names[side.seat])]
        left = x + width - 40 - people_wide(room, rows, 60) if at else x + 40
        people(c, left, middle, room, rows, 60, 34)
    chevrons(c, x + width / 2 - 48, middle)
    if view.target:
        words = say.message(things.place(view.target, Names(names, view.colours), view.colours[view.defense.seat]))
        c.text(x + width / 2, middle + 66, words, 38, theme.TEXT, "regular", "m", width - 80)


def _banner(c: Canvas, view: RevealPicture, names: Sequence[str], say: Speech) -> None:
    seat = view.side(view.outcome).seat if view.outcome in ("offense", "defense") else None
    back, ink, x = theme.RAISED, theme.TEXT, 72.0
    if seat is not None:
        back, ink, x = theme.PLAYERS[view.colours[seat]].fill, theme.INK, 160.0
    why = picture_words.decided(say, view)
    c.rect(*banner_box(view), back, 28)
    if seat is not None:
        mark_of(c, view.colours[seat], 104, 96, 34, ink)
    title = picture_words.reveal_title(say, view.outcome, view.totals, "" if seat is None else names[seat])
    right = PICTURE - theme.MARGIN - 40
    headline(c, x, 96, title, 72, ink, right, (40, 48))
    words = picture_words.consequence(say, view, Names(names, view.colours))
    if text_width(words, _LEAST, "regular") > right - x:  # long names: planets go by their colours
        words = picture_words.consequence(say, view)
    if view.dealers:
        people(c, x, 166, right - x, [(view.colours[seat], names[seat]) for seat in view.dealers], 38, _LEAST)
    for at, line in enumerate(filter(None, (why, words)), bool(view.dealers)):
        c.text(x, 166 + at * _WHY, line, 38, ink, "regular", "l", right - x, _LEAST)


def _side(
    c: Canvas,
    corner: tuple[float, float],
    box: int,
    side: RevealSide,
    view: RevealPicture,
    names: Sequence[str],
    say: Speech,
    role: str,
) -> None:
    x, top = corner
    look = theme.PLAYERS[view.colours[side.seat]]
    c.rect(x, top, _COLUMN, box, theme.PANEL)
    c.rect(x, top, _COLUMN, _HEADER, look.fill, corners=(True, True, False, False))
    mark(c, look.mark, x + 40, top + 36, 20, theme.INK)
    words = say("picture-offense") if role == "offense" else say("picture-defense")
    used = c.text(x + _COLUMN - 24, top + 36, words, 34, theme.INK, "regular", "r")
    c.text(x + 74, top + 36, names[side.seat], 44, theme.INK, "bold", "l", _COLUMN - 74 - used - 48, 30)
    if side.card:
        c.paste(face(cards.face(side.card), True, view.language), x + 24, top + 96, mask())
    right = x + _COLUMN - 24
    if side.turned:
        middle = top + 96 + (_TURNED if view.settled else HEIGHT / 2)
        words, room = picture_words.turned_by(say, view.turned_by(role)), _INNER - WIDTH - 24
        c.text(right, middle - 24, words, 36, theme.MUTED, "regular", "r", room)
        c.text(right, middle + 26, say("picture-compromise"), 44, theme.TEXT, "bold", "r", room)
    if side.total is not None:
        write_total(c, right, top + 96 + HEIGHT / 2 - 10, picture_words.number(say, side.total))
        c.text(right, top + 96 + HEIGHT - 24, say("picture-total"), 36, theme.MUTED, "regular", "r")
    for at in range(len(side.lines)):
        _line(c, x + 24, top + 84 + cards_high(view) + at * _LINE, side, at, view, names, say)


def _beside(
    c: Canvas, y: float, seat: Seat, view: RevealPicture, names: Sequence[str], say: Speech, *, open_: bool
) -> None:
    """For a dealer who is no main player; the result only if not ``open_``."""
    look = theme.PLAYERS[view.colours[seat]]
    x, width = float(theme.MARGIN), PICTURE - 2 * theme.MARGIN
    c.rect(x, y, width, _HEADER + _BESIDE, theme.PANEL)
    c.rect(x, y, width, _HEADER, look.fill, corners=(True, True, False, False))
    mark(c, look.mark, x + 40, y + 36, 20, theme.INK)
    main = view.stands_for(seat)
    words = say("picture-joins") if main is None else say("picture-stands-in", name=names[main])
    used = c.text(x + width - 24, y + 36, words, 34, theme.INK, "regular", "r", width / 2, _LEAST)
    c.text(x + 74, y + 36, names[seat], 44, theme.INK, "bold", "l", width - 74 - used - 48, 30)
    got, middle = view.got(seat), y + _HEADER + _BESIDE / 2
    if got is None or open_:
        return
    x += 24 + c.text(x + 24, middle, _verb(view.outcome, say), 36, theme.MUTED, "regular") + 28
    gains = _gains(got, view.outcome, say)
    if not gains:
        c.text(x, middle, say("picture-nothing"), 44, theme.TEXT, "bold")
    for what, told in gains:
        if isinstance(what, int):
            x += c.text(x, middle, picture_words.number(say, what), 76, theme.TEXT, "black", "l", 150, 44)
        else:
            step = min(80, 240 / len(what))
            _planets(c, x, middle, step, what)
            x += step * len(what)
        x += 16 + c.text(x + 16, middle, told, 36, theme.TEXT, "regular") + 44


def _mustered(c: Canvas, at: int, top: int, count: int, say: Speech) -> None:
    """Weapons for the offense (0), Shields for the defense (1)."""
    x, y, width, height = card_box(at, top)
    letter, words = (("W", say("picture-weapons")), ("S", say("picture-shields")))[at]
    c.rect(x, y, width, height, theme.INK, 22)
    c.text(x + width / 2, y + height / 2 - 16, letter, 150, theme.TEXT, "black", "m")
    c.text(x + width / 2, y + height - 42, words, 34, theme.MUTED, "regular", "m", width - 24)
    write_total(c, x + _INNER, y + HEIGHT / 2 - 10, picture_words.number(say, count))


def _gains(got: Settled, outcome: str, say: Speech) -> list[tuple[int | list[str], str]]:
    if outcome != "deal":
        return [(got.lost, say("picture-tokens", count=got.lost))] if got.lost else []
    return [
        *([(got.cards, say("picture-cards-got", count=got.cards))] if got.cards else []),
        *([([*got.bases], say("picture-bases-got", count=len(got.bases)))] if got.bases else []),
        *([(got.freed, say("picture-captives-got", count=got.freed))] if got.freed else []),
    ]


def _verb(outcome: str, say: Speech) -> str:
    return say("picture-gets" if outcome == "deal" else "picture-loses")


def _settled(c: Canvas, right: float, low: float, got: Settled | None, outcome: str, say: Speech) -> None:
    """Rows end at ``right`` and ``low``; without ``got`` another one dealt."""
    if got is None:
        c.text(right, low - _ROWS[0] / 2, say("picture-deals-not"), 36, theme.MUTED, "regular", "r")
        return
    rows = _gains(got, outcome, say)
    high = _ROWS[len(rows)] if len(rows) < len(_ROWS) else 52
    for at, (what, words) in enumerate(rows):
        y = low - high * (len(rows) - at - 0.5)
        left = right - c.text(right, y, words, 36, theme.TEXT, "regular", "r") - 16
        if isinstance(what, int):
            c.text(left, y, picture_words.number(say, what), high - 8, theme.TEXT, "black", "r", 150, 44)
        else:
            step = min(high, (_INNER - WIDTH - (right - left) - 24) / len(what))
            _planets(c, left - step * len(what), y, step, what)
    if not rows:
        c.text(right, low - high / 2, say("picture-nothing"), 44, theme.TEXT, "bold", "r")
    c.text(right, low - high * max(1, len(rows)) - 22, _verb(outcome, say), 36, theme.MUTED, "regular", "r")


def _planets(c: Canvas, x: float, y: float, step: float, places: Sequence[str]) -> None:
    for at, place in enumerate(places):
        _planet(c, x + (at + 0.5) * step, y, step / 2 - 4, ids.planet(place))


def _planet(c: Canvas, x: float, y: float, r: float, planet: ids.Planet) -> None:
    look = theme.PLAYERS[planet.colour]
    c.disc(x, y, r, look.fill)
    mark(c, look.mark, x - r * 0.4, y, r * 0.32, theme.INK)
    c.text(x + r * 0.36, y, str(planet.number), round(r * 1.1), theme.INK, "bold", "m")


def _line(
    c: Canvas, x: float, y: float, side: RevealSide, at: int, view: RevealPicture, names: Sequence[str], say: Speech
) -> None:
    """Without totals nothing is added."""
    line = side.lines[at]
    mid = y + _LINE / 2
    after = ""
    if at:
        c.rect(x, y - 1, _INNER, 2, theme.RAISED, 0)
    if line.kind == "card":
        words, value = say("picture-card"), str(line.value)
    elif line.kind == "becomes":
        words, value = picture_words.counts_as(say, line.powers), f"→ {line.value}"
    elif line.kind == "tokens" and line.seat is not None:
        mark_of(c, view.colours[line.seat], x + 18, mid, 16)
        words, value = names[line.seat], f"{line.value}" if side.total is None else f"+{line.value}"
        after = say("picture-tokens-line")
    else:
        words = " · ".join(picture_words.makers(say, line.powers)) or say("picture-powers")
        value = f"{'+' if line.value > 0 else '−'}{abs(line.value)}"
    used = c.text(x + _INNER, mid, value, 42, theme.TEXT, "bold", "r")
    room = _INNER - 48 - used - 24 - text_width(after, 36, "regular")
    if line.kind in ("changes", "becomes") and text_width(words, 28, "regular") > room:
        halves = wrapped(words, room, _HALVES[1])
        for half, shift in zip((halves[0], " ".join(halves[1:])), (-_HALVES[0], _HALVES[0]), strict=True):
            c.text(x + 48, mid + shift, half, _HALVES[1], theme.TEXT, "regular", "l", room, 24)
        return
    x += 48 + c.text(x + 48, mid, words, 36, theme.TEXT, "regular", "l", room, 28)
    c.text(x, mid, after, 36, theme.MUTED, "regular")


_DOWN, _TURNING, _UP, _COUNTING, _COMING, _HELD = 700, 90, 450, 380, 110, 5_000
_NARROW: Final = 0.34
_MOST: Final = 5


def draw_moving(view: RevealPicture) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    return gif(list(_frames(view)))


def _frames(view: RevealPicture) -> Iterator[tuple[Image.Image, int]]:
    top, high = sides_top(view), cards_high(view)
    last = flat(picture(view))
    shown = flat(picture(view, open_=True))
    faces = [shown.crop(_edges(card_box(at, top))) for at in (0, 1)]
    sides = (view.offense, view.defense)
    whole = shown.copy()
    for at, side in enumerate(sides):
        if high:
            box = total_box(at, top)
            shown.paste(_number(box, "?"), box[:2])
        for line in range(len(side.lines)):
            box = line_box(at, top, high, line)
            shown.paste(flat(Canvas(*box[2:], theme.PANEL)), box[:2])
        if side.card:
            shown.paste(_back(), card_box(at, top)[:2])
    yield shown.copy(), _DOWN
    for at, side in enumerate(sides):
        if side.card:
            shown.paste(_turning(), card_box(at, top)[:2])
            yield shown.copy(), _TURNING
            shown.paste(faces[at], card_box(at, top)[:2])
            yield shown.copy(), _UP
    yield from _counted(shown, whole, view, top)
    yield _coming(whole, last, banner_box(view)), _COMING
    yield last, _HELD


def _counted(
    shown: Image.Image, whole: Image.Image, view: RevealPicture, top: int
) -> Iterator[tuple[Image.Image, int]]:
    sides, high, say = (view.offense, view.defense), cards_high(view), speech(view.language)
    most = max(len(side.lines) for side in sides)
    for step in range(min(most, _MOST)):
        upto = step + 1 if step + 1 < _MOST else most
        for at, side in enumerate(sides):
            for line in range(step, min(upto, len(side.lines))):
                edges = _edges(line_box(at, top, high, line))
                shown.paste(whole.crop(edges), edges[:2])
            if not high:
                continue
            box = total_box(at, top)
            if side.total is None or upto >= len(side.lines):
                shown.paste(whole.crop(_edges(box)), box[:2])
            else:
                shown.paste(_number(box, picture_words.number(say, so_far(side.lines[:upto]))), box[:2])
        yield shown.copy(), _COUNTING


def so_far(lines: Sequence[SumLine]) -> int:
    """Return the sum after these lines: what a card becomes takes the place of its value."""
    total = 0
    for line in lines:
        total = line.value if line.kind == "becomes" else total + line.value
    return total


def _coming(whole: Image.Image, last: Image.Image, box: Box) -> Image.Image:
    """From the left, where the winner stands."""
    x, y, width, height = box
    frame = whole.copy()
    frame.paste(last.crop((x, y, x + width // 2, y + height)), (x, y))
    return frame


def _number(box: Box, total: str) -> Image.Image:
    c = Canvas(box[2], box[3], theme.PANEL)
    write_total(c, box[2] - 4, HEIGHT / 2 - 10, total)
    return flat(c)


@kept(1)
def _back() -> Image.Image:
    c = Canvas(WIDTH, HEIGHT, theme.PANEL)
    c.rect(0, 0, WIDTH, HEIGHT, theme.RAISED, 22, theme.LINE, 4)
    c.poly(ngon(WIDTH / 2, HEIGHT / 2, 74, 6), None, theme.LINE, 6)
    c.poly(ngon(WIDTH / 2, HEIGHT / 2, 60, 3, inner=16), theme.LINE)
    return flat(c)


@kept(1)
def _turning() -> Image.Image:
    c = Canvas(WIDTH, HEIGHT, theme.PANEL)
    width = WIDTH * _NARROW
    c.rect((WIDTH - width) / 2, 0, width, HEIGHT, theme.LINE, 14)
    return flat(c)


def _edges(box: Box) -> tuple[int, int, int, int]:
    x, y, width, height = box
    return x, y, x + width, y + height
