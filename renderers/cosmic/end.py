"""The end of a game: who won and how, everybody's foreign bases over the challenges, and what stood out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.cosmic.seen.picture_views import EndPicture, EndRow, TurningPoint
from bot.cosmic.words import picture_words
from bot.kernel.event import Seat
from bot.words.speech import Speech, speech
from renderers.cosmic import marks
from renderers.cosmic.marks import mark_of, marked_disc, patterned
from renderers.kit import canvas, pieces, theme
from renderers.kit.canvas import Canvas, text_width
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import column, shared, wrapped

CHART: Final = 440
_GAP: Final = 16
_WIDTH: Final = 1136
_LEFT, _RIGHT, _TOP, _LOW = 112, 1040, 96, 336
_LINE: Final = 9
_APART: Final = 14
_BELOW: Final = 30
_BARE: Final = 3
_END: Final = 22
_NUMBER: Final = 48


def chart(
    c: Canvas,
    y: float,
    rows: Sequence[tuple[Seat, str]],
    goal: int,
    base_history: Sequence[Sequence[int]],
    turns: Sequence[TurningPoint],
    say: Speech,
) -> None:
    """Challenges go from left to right, foreign bases upwards; turning points have numbers below."""
    y += _GAP
    c.rect(theme.MARGIN, y, _WIDTH, CHART - _GAP, theme.PANEL)
    c.text(theme.MARGIN + 28, y + 44, say("picture-course"), 34, theme.MUTED, "regular", "l", _WIDTH - 56)
    highest = max(goal, *(max(leg) for leg in base_history))
    rise = (_LOW - _TOP) / highest
    for bases in range(highest + 1):
        at = y + _LOW - bases * rise
        c.rect(_LEFT, at - 1, _RIGHT - _LEFT, 2, theme.LINE if bases == goal else theme.RAISED, 0)
        c.text(_LEFT - 24, at, str(bases), 30, theme.TEXT if bases == goal else theme.MUTED, "bold", "r")
    c.text(_LEFT, y + _LOW + 60, "1", 30, theme.MUTED, "regular", "m")
    c.text(_RIGHT, y + _LOW + 60, str(len(base_history)), 30, theme.MUTED, "regular", "m")
    step = (_RIGHT - _LEFT) / max(1, len(base_history) - 1)
    free = float(_LEFT + _NUMBER)
    for number in (point.challenge for point in turns):
        x = _LEFT + (number - 1) * step
        c.rect(x - 2, y + _TOP, 4, _LOW + _BELOW - _TOP, theme.RAISED, 0)
        if free <= x <= _RIGHT - _NUMBER:
            c.text(x, y + _LOW + 60, str(number), 30, theme.TEXT, "bold", "m")
            free = x + _NUMBER
    apart = min(_APART, (rise + _BELOW) / len(rows))
    line = min(_LINE, apart - _BARE)
    ends: list[tuple[float, str]] = []
    for seat, colour in reversed(rows):  # winners on top
        points = []
        for at, leg in enumerate(base_history):
            same = [other for other in range(len(leg)) if leg[other] == leg[seat]]
            shift = (same.index(seat) - (len(same) - 1) / 2) * apart
            points.append((_LEFT + at * step, y + _LOW - leg[seat] * rise - shift))
        points = points if len(points) > 1 else [points[0], points[0]]
        c.stroke(points, theme.PANEL, line + _BARE)
        c.stroke(points, theme.PLAYERS[colour].fill, line)
        ends.append((points[-1][1], colour))
    for height, colour in _spread(ends, y + _TOP):
        marked_disc(c, colour, _RIGHT + 56, height, _END, 4, 0.55)


def _spread(ends: Sequence[tuple[float, str]], top: float) -> list[tuple[float, str]]:
    """Give each mark its room, none above ``top``, in the order of heights."""
    room = 2 * _END + 4
    found: list[tuple[float, str]] = []
    for height, colour in sorted(ends, key=lambda end: -end[0]):
        found.append((min(height, found[-1][0] - room if found else height), colour))
    for at, (height, colour) in reversed(list(enumerate(found))):
        found[at] = (max(height, top), colour)
        top = found[at][0] + room
    return found


def _awards(c: Canvas, view: EndPicture, names: Sequence[str], say: Speech) -> None:
    colours = {row.seat: row.colour for row in view.rows}
    shown = []
    for award in view.awards:
        colour = colours[award.seat]
        label, why = picture_words.award(say, award), picture_words.award_why(say, award, names)
        shown.append(pieces.Shown(label, names[award.seat], why, theme.PLAYERS[colour].fill, partial(_mark, colour)))
    pieces.awards(c, 0, shown)


def _mark(colour: str, c: Canvas, x: float, y: float) -> None:
    mark_of(c, colour, x, y, 20)


WIDTH: Final = 1200
_BANNER: Final = (1136, 288)
_ROWS_Y: Final = 344
_ROW: Final = 112
_STEP: Final = 120
_TITLE: Final = 770
_LARGEST: Final = 108
_SMALLEST: Final = 48
_DISC_X: Final = 168
_TURNS_TOP: Final = 84
_WORDS, _LINE_HIGH, _BETWEEN = 32, 42, 14
_ROOM: Final = _WIDTH - 112
_RINGS: Final = 5
_LEAST_ROOM: Final = 110
"""Px that a name needs in the title; with less the winners are counted instead."""
_DISCS: Final = (500, 1000)


def draw(view: EndPicture) -> bytes:
    return canvas.png(canvas.laid(_strips(view), marks.palette()), runs=True)


def _strips(view: EndPicture) -> Iterator[Canvas]:
    say = speech(view.language)
    names = seat_names(view.names, speech(view.language))
    told = _decided(view, names, say)
    high = _TURNS_TOP + sum(len(lines) * _LINE_HIGH + _BETWEEN for _, lines in told)
    c = Canvas(WIDTH, max(CHART, _GAP + high))
    c.clear(_ROWS_Y - 8)
    winners = [row for row in view.rows if row.won]
    _banner(c, winners)
    c.rect(304, 64, 832, 224, theme.GROUND, 24)
    _title(c, [names[row.seat] for row in winners], say)
    c.text(340, 236, picture_words.how(say, view), 40, theme.TEXT, "regular", "l", _TITLE, 32)
    yield c
    for row in view.rows:
        c.clear(_STEP)
        _row(c, 8, row, names[row.seat], view.goal_of(row), say)
        yield c
    if len(view.base_history) > 1:
        c.clear(CHART)
        lines = [(row.seat, row.colour) for row in view.rows]
        chart(c, 0, lines, view.goal, view.base_history, view.turns, say)
        yield c
    if told:
        c.clear(_GAP + high)
        _turns(c, high, told, view, say)
        yield c
    c.clear(bool(view.awards) * pieces.AWARD_HEIGHT + 96)
    if view.awards:
        _awards(c, view, names, say)
    played = say("picture-played", count=view.challenges)
    c.text(theme.MARGIN, c.height - 46, played, 34, theme.MUTED, "regular", "l", WIDTH - 2 * theme.MARGIN)
    yield c


def _decided(view: EndPicture, names: Sequence[str], say: Speech) -> list[tuple[Seat | None, list[str]]]:
    said = [(one.seat, picture_words.turning_line(one, names, say)) for one in view.turns]
    stood = picture_words.stood(say, view, names)
    return [
        (seat, wrapped(words, _ROOM, _WORDS)) for seat, words in [*said, *([(None, stood)] if stood and said else [])]
    ]


def _turns(
    c: Canvas, high: float, told: Sequence[tuple[Seat | None, list[str]]], view: EndPicture, say: Speech
) -> None:
    colours = {row.seat: row.colour for row in view.rows}
    c.rect(theme.MARGIN, _GAP, _WIDTH, high, theme.PANEL)
    c.text(theme.MARGIN + 28, _GAP + 44, say("picture-turns"), 34, theme.MUTED, "regular", "l", _WIDTH - 56)
    y = _GAP + _TURNS_TOP + _LINE_HIGH / 2 - 4
    for seat, lines in told:
        if seat is not None:
            mark_of(c, colours[seat], theme.MARGIN + 46, y, 17)
        y = column(c, theme.MARGIN + 84, y, lines, _WORDS, _LINE_HIGH, theme.TEXT, _ROOM) + _BETWEEN


def _banner(c: Canvas, winners: Sequence[EndRow]) -> None:
    """The winner's pattern and mark; winners together share it in equal bands. Where nobody has won, an empty disc."""
    if not winners:
        middle = 32 + _BANNER[1] / 2
        c.rect(theme.MARGIN, 32, *_BANNER, theme.RAISED, 28)
        for ring, shade in enumerate(theme.whirl(_RINGS)):
            c.disc(_DISC_X, middle, 96 * (1 - ring / _RINGS), shade)
        c.disc(_DISC_X, middle, 99, None, theme.LINE, 6)
        return
    height = (_BANNER[1] - (len(winners) - 1) * 8) // len(winners)
    r = min(96, height // 2 - 4)
    for at, row in enumerate(winners):
        y = 32 + at * (height + 8)
        patterned(c, row.colour, theme.MARGIN, y, (_BANNER[0], height), min(28, height // 3), theme.GROUND, 44)
        marked_disc(c, row.colour, _DISC_X, y + height / 2, r, 6, 0.6)


def _title(c: Canvas, names: Sequence[str], say: Speech) -> None:
    """The winners in one line; long names are cut first, our words never."""
    parts = picture_words.end_title(say, names)
    size = _LARGEST
    while size > _SMALLEST and sum(text_width(part, size, "black") for part in parts) > _TITLE:
        size -= 4
    room = _TITLE - sum(text_width(part, size, "black") for part in parts[1::2])
    if names and room / len(names) < _LEAST_ROOM:
        parts, room = ["", say("picture-winners-counted", count=len(names))], _TITLE
    rooms = shared(room, [text_width(part, size, "black") for part in parts[::2]])
    x = 340.0
    for at, part in enumerate(parts):
        width = None if at % 2 else rooms[at // 2]
        x += c.text(x, 140, part, size, theme.TEXT, "black", "l", width, size) if part else 0


def _row(c: Canvas, y: float, row: EndRow, name: str, goal: int, say: Speech) -> None:
    mid = y + _ROW / 2
    c.rect(theme.MARGIN, y, _BANNER[0], _ROW, theme.RAISED if row.won else theme.PANEL)
    c.rect(theme.MARGIN, y, 96, _ROW, theme.PLAYERS[row.colour].fill, corners=(True, False, False, True))
    mark_of(c, row.colour, 80, mid, 26, theme.INK)
    room = _DISCS[0] - 40 - 156
    if row.left:
        c.text(156, mid - 22, name, 40, theme.TEXT, "bold", "l", room, 30)
        c.text(156, mid + 26, say("picture-left"), 32, theme.MUTED, "regular", "l", room)
    else:
        c.text(156, mid, name, 46, theme.TEXT, "bold", "l", room)
    places = max(goal, len(row.bases))
    step = min(84, (_DISCS[1] - _DISCS[0] - 64) / max(1, places - 1))
    r = min(34, step / 2 - 3)
    for at in range(places):
        x = _DISCS[0] + 34 + at * step
        if at < len(row.bases):
            marked_disc(c, row.bases[at], x, mid, r, 0)
        else:
            c.disc(x, mid, r - 2, None, theme.LINE, 4)
    c.text(1136, mid, f"{len(row.bases)}/{goal}", 60, theme.TEXT, "bold", "r")
