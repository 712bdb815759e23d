"""A tournament as a bracket or a Swiss table, and the points of a season: who is ahead, the best with a bar each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.ratings.tournament import WON
from bot.words import pictures
from bot.words.speech import Speech, speech
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas, mapped, png
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import HEADLINE_HEIGHT as HEAD, headline

WIDTH: Final = 1200
_RIGHT: Final = WIDTH - theme.MARGIN
_TOP: Final = HEAD + 56
_ROOM: Final = 16
"""People in one column of the bracket: with more, a round is drawn alone."""
_LINE: Final = 48
_PAD: Final = 10
_APART: Final = 20
_GAP: Final = 56
_TURNS: Final = (0.75, 0.5, 0.25)
"""Shares of ``_GAP`` at which lines of neighbours turn: apart, so that each can be followed."""
_BYE: Final = 90
"""Room for the word beside the ring of somebody without a game."""
_PAIR: Final = 2
_WIDTHS: Final = (268, 214)
_GRID: Final = 4
_ROWS: Final = 16
_ROW: Final = 72
_FOOT: Final = 64
_SCORES: Final = (560, 940)


class _Box(NamedTuple):
    """A table at its place; one that is still to come has nobody."""

    table: pictures.TournamentTable
    x: float
    y: float
    width: float
    height: float

    def line(self, at: int) -> float:
        return self.y + _PAD + (at + 0.5) * _LINE


def draw(view: pictures.TournamentPicture) -> bytes:
    say = speech(view.language)
    names = seat_names(view.names, say)
    if view.rows:
        c = _points(view, names, say)
    elif sum(len(table.seats) for table in view.rounds[-1]) > _ROOM:
        c = _alone(view, names, say)
    else:
        c = _bracket(view, names, say)
    headline(c, pictures.tournament_title(view, say), pictures.tournament_status(view, say))
    return png(mapped(c.reduced()), FLAT)


def _bracket(view: pictures.TournamentPicture, names: Sequence[str], say: Speech) -> Canvas:
    """Rounds that have room, and boxes for those to come."""
    held = [tables for tables in view.rounds if sum(len(table.seats) for table in tables) <= _ROOM]
    columns = [*held, *_coming(view)]
    width = (_RIGHT - theme.MARGIN - _GAP * (len(columns) - 1)) / len(columns)
    high = max(sum(_height(table) + _APART for table in tables) for tables in columns)
    c = Canvas(WIDTH, _TOP + high - _APART + theme.MARGIN)
    placed = []
    for at, tables in enumerate(columns):
        x, last = theme.MARGIN + at * (width + _GAP), at == len(columns) - 1
        _round(c, x, width, len(view.rounds) - len(held) + at + 1, say, final=last and len(tables) == 1)
        slack = (high - sum(map(_height, tables))) / len(tables)
        y, boxes = _TOP + (slack - _APART) / 2, list[_Box]()
        for table in tables:
            boxes.append(_Box(table, x, y, width, _height(table)))
            y += _height(table) + slack
        placed.append(boxes)
    for before, after in pairwise(placed):
        ways = [(box, seat) for box in before for seat in box.table.firsts]
        for at, (box, seat) in enumerate(ways):
            for goal in (other for other in after if seat in other.table.seats):
                _path(c, box, goal, seat, goal.x - _GAP * _TURNS[at % len(_TURNS)])
    for at, boxes in enumerate(placed):
        for box in boxes:
            _box(c, box, names, say, now=at == len(held) - 1)
    return c


def _alone(view: pictures.TournamentPicture, names: Sequence[str], say: Speech) -> Canvas:
    """In reading order; tables of two with those to which their winners go."""
    tables = view.rounds[-1]
    if view.size == _PAIR:
        return _pairs(view, names, say)
    width = (_RIGHT - theme.MARGIN - _APART * (_GRID - 1)) / _GRID
    rows = [tables[at : at + _GRID] for at in range(0, len(tables), _GRID)]
    heights = [max(map(_height, row)) + _APART for row in rows]
    c = Canvas(WIDTH, _TOP + sum(heights) - _APART + theme.MARGIN)
    _round(c, theme.MARGIN, WIDTH, len(view.rounds), say)
    y = float(_TOP)
    for row, height in zip(rows, heights, strict=True):
        for at, table in enumerate(row):
            _box(c, _Box(table, theme.MARGIN + at * (width + _APART), y, width, _height(table)), names, say, now=True)
        y += height
    return c


def _pairs(view: pictures.TournamentPicture, names: Sequence[str], say: Speech) -> Canvas:
    """Below each other, with the table of the next round that they lead to between them at their right."""
    tables = view.rounds[-1]
    pairs = [tables[at : at + _PAIR] for at in range(0, len(tables), _PAIR)]
    high = _PAIR * (_height(pictures.TournamentTable((0, 1))) + _APART)
    c = Canvas(WIDTH, _TOP + -(-len(pairs) // _PAIR) * (high + _APART) - 2 * _APART + theme.MARGIN)
    _round(c, theme.MARGIN, WIDTH, len(view.rounds), say)
    for at, pair in enumerate(pairs):
        x = theme.MARGIN + at % _PAIR * (_RIGHT - theme.MARGIN - sum(_WIDTHS) - _GAP)
        y = float(_TOP + at // _PAIR * (high + _APART))
        boxes = list[_Box]()
        for table in pair:
            boxes.append(_Box(table, x, y, _WIDTHS[0], _height(table)))
            y += _height(table) + _APART
        if len(pair) == _PAIR:
            after = pictures.TournamentTable(tuple(next(iter(table.firsts), -1) for table in pair))
            top = (boxes[0].y + y - _APART - _height(after)) / 2
            goal = _Box(after, x + _WIDTHS[0] + _GAP, top, _WIDTHS[1], _height(after))
            for place, (box, seat) in enumerate(zip(boxes, after.seats, strict=True)):
                start = box.line(box.table.seats.index(seat)) if seat >= 0 else box.y + box.height / 2
                turn, end = goal.x - _GAP / 2, goal.line(place)
                ways = [(x + _WIDTHS[0], start), (turn, start), (turn, end), (goal.x, end)]
                c.stroke(ways, theme.LINE if seat >= 0 else theme.RAISED, 5)
            _box(c, goal, names, say, now=False)
        for box in boxes:
            _box(c, box, names, say, now=True)
    return c


def _coming(view: pictures.TournamentPicture) -> list[list[pictures.TournamentTable]]:
    """The rounds that are still to come if nobody shares a first place, with empty seats."""
    found = list[list[pictures.TournamentTable]]()
    if view.over:
        return found
    people = sum(max(1, len(table.firsts)) for table in view.rounds[-1])
    while people > 1:
        tables = -(-people // view.size)
        seats = [people // tables + (at < people % tables) for at in range(tables)]
        found.append([pictures.TournamentTable((-1,) * count) for count in seats])
        people = tables
    return found


def _height(table: pictures.TournamentTable) -> int:
    return len(table.seats) * _LINE + 2 * _PAD


def _round(c: Canvas, x: float, width: float, number: int, say: Speech, *, final: bool = False) -> None:
    words = say("tournament-picture-final") if final else say("tournament-picture-round", round=number)
    c.text(x, HEAD + 24, words, 32, theme.MUTED, "regular", "l", width, 24)


def _path(c: Canvas, box: _Box, goal: _Box, seat: int, turn: float) -> None:
    start, end = (one.line(one.table.seats.index(seat)) for one in (box, goal))
    c.stroke([(box.x + box.width, start), (turn, start), (turn, end), (goal.x, end)], theme.LINE, 5)


def _box(c: Canvas, box: _Box, names: Sequence[str], say: Speech, *, now: bool) -> None:
    """Winners are white with a dot, or a ring if they had no game; losers are grey."""
    table, coming = box.table, -1 in box.table.seats
    fill = None if coming else theme.RAISED if now else theme.PANEL
    c.rect(box.x, box.y, box.width, box.height, fill, 18, theme.LINE if coming else None, 4)
    if coming:
        for at, seat in enumerate(table.seats):
            if seat >= 0:
                c.text(box.x + 18, box.line(at), names[seat], 30, theme.TEXT, "regular", "l", box.width - 36, 24)
        return
    right, room = box.x + box.width, box.width - 62
    if table.rests:
        c.disc(right - 24, box.line(0), 8, None, theme.TEXT, 4)
        if box.width >= 260:
            word = say("tournament-picture-bye-word")
            c.text(right - 44, box.line(0), word, 26, theme.MUTED, "regular", "r", _BYE, 24)
            room -= _BYE
    for at, seat in enumerate(table.seats):
        y, first = box.line(at), seat in table.firsts
        if first and not table.rests:
            c.disc(right - 24, y, 8, theme.TEXT)
        ink = theme.TEXT if first or table.places is None else theme.MUTED
        c.text(box.x + 18, y, names[seat], 30, ink, "bold" if first else "regular", "l", room, 24)


def _points(view: pictures.TournamentPicture, names: Sequence[str], say: Speech) -> Canvas:
    shown, more = view.rows[:_ROWS], len(view.rows) - _ROWS
    foot = [say("tournament-picture-more", count=more)] if more > 0 else []
    foot += [say("tournament-picture-bye")] if any(row.byes for row in shown) else []
    c = Canvas(WIDTH, _TOP + len(shown) * (_ROW + 10) - 10 + _FOOT * bool(foot) + theme.MARGIN)
    rounds = max(view.of, len(view.rounds))
    step = min(64.0, (_SCORES[1] - _SCORES[0]) / rounds)
    spots = [_SCORES[0] + (at + 0.5) * step for at in range(rounds)]
    for number, x in enumerate(spots, 1):
        c.text(x, HEAD + 24, say.number(number), 30, theme.MUTED, "regular", "m")
    c.text(_SCORES[0] - 24, HEAD + 24, say("tournament-picture-rounds"), 30, theme.MUTED, "regular", "r")
    for at, row in enumerate(shown):
        _row(c, _TOP + at * (_ROW + 10), row, names[row.name], spots, say)
    if foot:
        c.text(WIDTH / 2, c.height - theme.MARGIN - _FOOT / 2, " · ".join(foot), 34, theme.MUTED, "regular", "m")
    return c


def _row(c: Canvas, y: float, row: pictures.TournamentRow, name: str, spots: Sequence[float], say: Speech) -> None:
    first, middle, left = row.place == 1, y + _ROW / 2, theme.MARGIN + 96
    c.rect(theme.MARGIN, y, _RIGHT - theme.MARGIN, _ROW, theme.RAISED if first else theme.PANEL, 18)
    c.disc(theme.MARGIN + 48, middle, 27, theme.TEXT if first else None, None if first else theme.LINE, 4)
    c.text(theme.MARGIN + 48, middle, str(row.place), 30, theme.INK if first else theme.TEXT, "bold", "m", 44, 24)
    c.text(left, middle, name, 38, theme.TEXT, "bold", "l", _SCORES[0] - left - 24, 28)
    for at, (x, score) in enumerate(zip(spots, row.rounds, strict=False)):
        won = score == WON
        if at in row.byes:
            c.disc(x, middle, 25, None, theme.MUTED, 3)
        words = "–" if score is None else say.number(score)
        c.text(x, middle, words, 34, theme.TEXT if won else theme.MUTED, "bold" if won else "regular", "m")
    words = say("tournament-picture-points", points=row.points)
    c.text(_RIGHT - 24, middle, words, 38, theme.TEXT, "bold", "r", _RIGHT - 24 - _SCORES[1], 28)


_POINTS_ROW: Final = 116
_BAR: Final = (560, 330)


def draw_points(view: pictures.PointsPicture) -> bytes:
    say = speech(view.language)
    more = view.people - len(view.rows)
    height = HEAD + len(view.rows) * (_POINTS_ROW + theme.GAP) + _FOOT * (more > 0) + theme.MARGIN - theme.GAP
    c = Canvas(WIDTH, height)
    headline(c, pictures.points_title(view, say), pictures.points_status(view, say))
    names = seat_names([row.name for row in view.rows], say)
    most = max([1, *(row.points for row in view.rows)])
    y = float(HEAD)
    for row, name in zip(view.rows, names, strict=True):
        _points_row(c, y, row, name, row.points / most, say)
        y += _POINTS_ROW + theme.GAP
    if more > 0:
        words = say("season-picture-more", count=more)
        c.text(WIDTH / 2, y + _FOOT / 2 - theme.GAP / 2, words, 34, theme.MUTED, "regular", "m")
    return png(mapped(c.reduced()), FLAT)


def _points_row(c: Canvas, y: float, row: pictures.PointsRow, name: str, share: float, say: Speech) -> None:
    first, middle, left = row.place == 1, y + _POINTS_ROW / 2, theme.MARGIN + 104
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, _POINTS_ROW, theme.RAISED if first else theme.PANEL)
    c.disc(theme.MARGIN + 56, middle, 34, theme.TEXT if first else None, None if first else theme.LINE, 4)
    c.text(theme.MARGIN + 56, middle, str(row.place), 36, theme.INK if first else theme.TEXT, "bold", "m", 56, 24)
    c.text(left, y + 37, name, 42, theme.TEXT, "bold", "l", _BAR[0] - left - 28, 30)
    c.text(left, y + 86, say("season-picture-games", games=row.games), 30, theme.MUTED, "regular")
    if share:
        c.rect(_BAR[0], middle - 17, max(34, _BAR[1] * share), 34, theme.TEXT if first else theme.LINE, 17)
    words, right = say("season-picture-points", points=row.points), WIDTH - theme.MARGIN - 28
    c.text(right, middle, words, 40, theme.TEXT, "bold", "r", right - sum(_BAR) - 24, 28)
