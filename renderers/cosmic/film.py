"""The film of a game: a challenge at a time the cone with both totals, and beside it how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.cosmic.seen.picture_facts import FilmPicture, FilmStep
from bot.cosmic.words import picture_words
from bot.kernel.event import Seat
from bot.words.speech import Speech, speech
from renderers.cosmic.end import CHART, chart
from renderers.cosmic.marks import flat, headline, mark_of, marked_disc, patterned
from renderers.kit import pieces as kit, theme
from renderers.kit.canvas import Anchor, Canvas, Point
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import WIDTH

_TOP: Final = 236
_HIGH: Final = 424
_CONE: Final = (theme.MARGIN, 536)
_PLANET: Final = (456, _TOP + 282, 68)
_BASE: Final = 76
_ABREAST: Final = 3
_WIDE: Final = WIDTH - 2 * theme.MARGIN
_ROWS: Final = (584, 584)
_ROW: Final = 100
_DISCS: Final = (826, 1062)
_DROP: Final = (0.0, 0.4, 0.8)
_APART: Final = 58
_DROPPING, _TURNED, _GAINED, _PLAIN, _END = 110, 2_400, 1_100, 650, 6_000
"""Ms of frames: falling disc, turning point, after a disc, challenge without a base, end."""
_CAPTION: Final = 72
_LONGEST: Final = 30_000
_SHORTEST: Final = 200


class _Disc(NamedTuple):
    seat: Seat
    place: int
    colour: str


def draw(view: FilmPicture) -> bytes:
    say = speech(view.language)
    names = seat_names(view.names, say)
    steps = (FilmStep((0,) * len(names), hosts=((),) * len(names)), *view.steps)
    chosen = kit.shown(len(steps))
    frames = [frame for at in chosen for frame in _challenge(view, steps, at, names, say)]
    hurry = min(1.0, _LONGEST / sum(ms for _, ms in frames))
    shown = [(image, max(_SHORTEST, round(ms * hurry)) if ms > _DROPPING else ms) for image, ms in frames]
    return kit.gif([*shown, (_end(view, names, say), _END)])


def _challenge(
    view: FilmPicture, steps: Sequence[FilmStep], at: int, names: Sequence[str], say: Speech
) -> Iterator[tuple[Image.Image, int]]:
    step, before = steps[at], steps[max(0, at - 1)]
    gained = list(_gained(view, before, step))
    for fallen in _DROP if gained else ():
        c = _frame(view, steps, at, before, names, say)
        for apart, one in enumerate(gained):
            start = _PLANET[0], _PLANET[1] + (apart - (len(gained) - 1) / 2) * _APART
            end = _spot(view, one.seat, one.place, step.bases[one.seat])
            x, y = (a + (b - a) * fallen for a, b in zip(start, end, strict=True))
            _disc(c, x, y, _radius(view.goals[one.seat], step.bases[one.seat]), one.colour)
        yield flat(c), _DROPPING * 4 if not fallen else _DROPPING
    turned = any(point.challenge == at for point in view.turns)
    yield flat(_frame(view, steps, at, step, names, say)), _TURNED if turned else _GAINED if gained else _PLAIN


def _gained(view: FilmPicture, before: FilmStep, step: FilmStep) -> Iterator[_Disc]:
    if bool(before.hosts) != bool(step.hosts):
        return
    for seat in range(len(view.names)):
        more = Counter(_bases(step, seat)) - Counter(_bases(before, seat))
        for at, colour in enumerate(_bases(step, seat)):
            if more[colour] > 0:
                more[colour] -= 1
                yield _Disc(seat, at, colour)


def _bases(step: FilmStep, seat: Seat) -> list[str]:
    """The colours of the systems where a seat has foreign bases; empty words for what is not known."""
    hosts = list(step.hosts[seat]) if step.hosts else []
    return [*hosts, *[""] * (step.bases[seat] - len(hosts))][: step.bases[seat]]


def _frame(
    view: FilmPicture, steps: Sequence[FilmStep], at: int, stand: FilmStep, names: Sequence[str], say: Speech
) -> Canvas:
    step, count = steps[at], len(steps) - 1
    c = _canvas(view)
    kit.head(c, say("picture-film-step", number=at, count=count), at, count)
    told = ["", say("picture-film-nobody" if at else "picture-film-start")]
    if step.winner is not None:
        told = picture_words.reveal_title(say, "offense", step.totals or (None, None), names[step.winner])
    _banner(c, view, step.winner, told)
    c.rect(_CONE[0], _TOP, _CONE[1], _HIGH, theme.PANEL)
    if at == 0:
        middle = _CONE[0] + _CONE[1] / 2
        c.text(middle, _TOP + 170, str(max(view.goals)), 200, theme.TEXT, "black", "m")
        c.text(middle, _TOP + 312, say("picture-setup-goal"), 38, theme.TEXT, "bold", "m", _CONE[1] - 48)
    elif step.sides:
        _cone(c, view, step, names, say)
    lead = max(stand.bases)
    for seat, name in enumerate(names):
        _row(c, view, seat, name, stand, say, leads=0 < lead == stand.bases[seat])
    for point in view.turns:
        if point.challenge == at:
            line = picture_words.turning_line(point, names, say)
            c.text(theme.MARGIN, _TOP + _HIGH + _CAPTION / 2, line, 34, theme.TEXT, "bold", "l", _WIDE, 26)
    return c


def _canvas(view: FilmPicture) -> Canvas:
    return Canvas(WIDTH, _TOP + _HIGH + (_CAPTION if view.turns else theme.MARGIN))


def _banner(c: Canvas, view: FilmPicture, seat: Seat | None, told: Sequence[str]) -> None:
    back, ink, x = theme.RAISED, theme.TEXT, theme.MARGIN + 32.0
    if seat is not None:
        back, ink, x = theme.PLAYERS[view.colours[seat]].fill, theme.INK, theme.MARGIN + 112.0
    c.rect(theme.MARGIN, 120, WIDTH - 2 * theme.MARGIN, 100, back)
    if seat is not None:
        mark_of(c, view.colours[seat], theme.MARGIN + 56, 170, 28, ink)
    headline(c, x, 170, told, 56, ink, WIDTH - theme.MARGIN - 24, (34, 34))


def _cone(c: Canvas, view: FilmPicture, step: FilmStep, names: Sequence[str], say: Speech) -> None:
    (offense, *with_it), (defense, *beside) = step.sides
    x, y, r = _PLANET
    left, right = _CONE[0] + 28, _CONE[0] + _CONE[1] - 28
    half = (right - left) / 2 - 12
    c.poly([(_BASE, y - 96), (x, y - r), (x, y + r), (_BASE, y + 96)], theme.RAISED)
    c.rect(_BASE - 8, y - 96, 12, 192, theme.TEXT, 0)
    patterned(c, view.colours[defense], x - r, y - r, (2 * r, 2 * r), r, theme.PANEL, 26)
    c.disc(x, y, r, None, theme.TEXT, 6)
    lines = 1 + (len(with_it) >= _ABREAST)
    for at, seat in enumerate((offense, *with_it)):
        column, row = at % _ABREAST, at // _ABREAST
        _disc(c, _BASE + 64 + column * 84, y + (row - (lines - 1) / 2) * 68, 30, view.colours[seat])
    for at, seat in enumerate(beside):
        _disc(c, x + (at - (len(beside) - 1) / 2) * 52, y + r + 36, 20, view.colours[seat])
    sides: tuple[tuple[Seat, int, int, Anchor], ...] = ((offense, left, 1, "l"), (defense, right, -1, "r"))
    for seat, edge, inward, anchor in sides:
        mark_of(c, view.colours[seat], edge + 16 * inward, _TOP + 44, 17)
        ink = theme.TEXT if step.winner in (None, seat) else theme.MUTED
        c.text(edge + 46 * inward, _TOP + 44, names[seat], 38, ink, "bold", anchor, half - 46, 26)
        if step.totals is not None:
            total = picture_words.number(say, step.totals[step.winner != seat])
            c.text(edge, _TOP + 132, total, 112, ink, "black", anchor, half, 60)


def _row(c: Canvas, view: FilmPicture, seat: Seat, name: str, step: FilmStep, say: Speech, *, leads: bool) -> None:
    goal, (_, middle), high = view.goals[seat], _spot(view, seat, 0, 0), _height(view)
    c.rect(_ROWS[0], middle - high / 2 + 4, _ROWS[1], high - 8, theme.RAISED if leads else theme.PANEL, 14)
    mark_of(c, view.colours[seat], _ROWS[0] + 36, middle, 19)
    room, word = _DISCS[0] - _ROWS[0] - 82, step.positions.get(seat)
    shift = 0.0 if word is None else high / 5
    c.text(_ROWS[0] + 70, middle - shift, name, 36 if word is None else 32, theme.TEXT, "bold", "l", room, 26)
    if word is not None:
        ink = theme.MUTED if word == "level" else theme.TEXT
        c.text(_ROWS[0] + 70, middle + shift, say("picture-position", word=word), 26, ink, "regular", "l", room)
    held = _bases(step, seat)
    for at in range(max(goal, len(held))):
        x, y = _spot(view, seat, at, len(held))
        r = _radius(goal, len(held))
        if at < len(held):
            _disc(c, x, y, r, held[at])
        else:
            c.disc(x, y, r - 2, None, theme.LINE, 4)
    c.text(WIDTH - theme.MARGIN - 20, middle, f"{len(held)}/{goal}", 42, theme.TEXT, "bold", "r")


def _disc(c: Canvas, x: float, y: float, r: float, colour: str) -> None:
    """A base or a side in a player's colour; a white one where it is not known."""
    if colour in theme.PLAYERS:
        marked_disc(c, colour, x, y, r, 3)
    else:
        c.disc(x, y, r, theme.TEXT)


def _height(view: FilmPicture) -> float:
    return min(_ROW, _HIGH / len(view.names))


def _radius(goal: int, held: int) -> float:
    return min(25.0, (_DISCS[1] - _DISCS[0]) / max(1, goal, held) / 2 - 2)


def _spot(view: FilmPicture, seat: Seat, at: int, held: int) -> Point:
    step = (_DISCS[1] - _DISCS[0]) / max(1, view.goals[seat], held)
    high = _height(view)
    return _DISCS[0] + (at + 0.5) * step, _TOP + (_HIGH - high * len(view.names)) / 2 + (seat + 0.5) * high


def _end(view: FilmPicture, names: Sequence[str], say: Speech) -> Image.Image:
    c = _canvas(view)
    kit.head(c, say("picture-film-end"), 1, 1)
    told = picture_words.end_title(say, [names[seat] for seat in view.winners])
    _banner(c, view, view.winners[0] if view.winners else None, told)
    seats = sorted(range(len(names)), key=lambda seat: seat not in view.winners)
    lines = [(seat, view.colours[seat]) for seat in seats]
    chart(c, _TOP + _HIGH - CHART, lines, max(view.goals), [step.bases for step in view.steps], view.turns, say)
    return flat(c)
