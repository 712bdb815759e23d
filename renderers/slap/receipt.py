"""The receipt: who took the pile with what, and every slap in order on a time axis, honest about what is not exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.slap.messages import PATTERN
from bot.slap.views import ReceiptView, SlapLine
from bot.words.signs import until_day
from bot.words.speech import Speech, speech
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas, laid, png, text_width
from renderers.kit.lettering import shown_names
from renderers.kit.pieces import palm
from renderers.slap.faces import SMALL, face, look, mask

EDGES: Final = (390, 760)
LEAST: Final = 30
"""Ms that the axis spans at least: slaps that come as one do not look far apart."""
_BREAK: Final = 60
_DOT: Final = 24
_COUNTED: Final = ("wins", "undrawn", "beaten")


class Race(NamedTuple):
    first: int
    last: int
    """In ms after the card, as ``first``."""
    start: float
    stop: float
    counted: int
    """Slaps in it; with fewer than two there is nothing to compare."""

    def spot(self, ms: int) -> float:
        if ms < self.first:
            return EDGES[0]
        if ms > self.last:
            return EDGES[1]
        return self.start + (self.stop - self.start) * (ms - self.first) / (self.last - self.first)


def race(slaps: Sequence[SlapLine]) -> Race | None:
    """The axis for these slaps: of those that counted, else of all; None if no time is exact."""
    exact = [slap for slap in slaps if not slap.approx]
    ranked = [slap.ms for slap in exact if slap.verdict in _COUNTED]
    times = ranked or [slap.ms for slap in exact]
    if not times:
        return None
    first = min(times)
    last = max(*times, first + LEAST)
    early = any(slap.ms < first for slap in exact)
    late = any(slap.ms > last for slap in exact)
    return Race(first, last, EDGES[0] + _BREAK * early, EDGES[1] - _BREAK * late, len(ranked))


def line(c: Canvas, on: Race, x: float, y: float) -> None:
    """A gap for the slap at ``x``, a break before one that is pinned."""
    for left, right in ((on.start, min(x - _DOT, on.stop)), (max(x + _DOT, on.start), on.stop)):
        if right - left > 8:
            c.rect(left, y - 1.5, right - left, 3, theme.LINE, 0)
    if on.start <= x <= on.stop:
        return
    middle = (x + _DOT + on.start) / 2 if x < on.start else (on.stop + x - _DOT) / 2
    for shift in (-5, 5):
        c.stroke([(middle + shift - 4, y + 12), (middle + shift + 4, y - 12)], theme.LINE, 3)


def scale(c: Canvas, on: Race, words: str, y: float) -> None:
    half = text_width(words, 30, "regular") / 2 + 12
    middle = (on.start + on.stop) / 2
    for edge, inner in ((on.start, middle - half), (on.stop, middle + half)):
        c.stroke([(edge, y - 10), (edge, y + 10)], theme.LINE, 3)
        c.stroke([(edge, y), (inner, y)], theme.LINE, 3)
    c.text(middle, y, words, 30, theme.MUTED, "regular", "m")


WIDTH: Final = 1200
ROWS: Final = 10
_ROWS_Y: Final = 384
_ROW: Final = 80
_STEP: Final = 92
_GAP: Final = (_STEP - _ROW) // 2
_RIGHT: Final = WIDTH - theme.MARGIN
_NAME_X: Final = 128
_COUNT_STEP: Final = 84
_CHIPS: Final = 3


def clock(say: Speech, ms: int, approx: bool) -> str:
    """A time after the card: ``+1,204``, or ``~`` if it says nothing about the player (A18)."""
    return "~" if approx else f"+{say.number(ms)}"


def chosen(slaps: tuple[SlapLine, ...]) -> tuple[SlapLine, ...]:
    """The first ten, with the winner among them."""
    first = slaps[:ROWS]
    winner = [slap for slap in slaps[ROWS:] if slap.verdict == "wins"]
    return first if not winner else (*first[:-1], winner[0])


def draw(view: ReceiptView) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    say = speech(view.language)
    image, cards = laid(_strips(view, say)), view.shown[-3:]
    for at, (key, matters) in enumerate(cards):
        x = _RIGHT - SMALL - (len(cards) - 1 - at) * (SMALL + 12)
        image.paste(face(key, SMALL, say), (x, 36 if matters else 80), mask(SMALL))
    return png(image, FLAT)


def _strips(view: ReceiptView, say: Speech) -> Iterator[Canvas]:
    mentioned = [*(name for name, _ in view.counts), view.winner, view.leads, *(slap.name for slap in view.slaps)]
    names = shown_names(view.seats, mentioned, say)
    rows = chosen(view.slaps)
    head = Canvas(WIDTH, _ROWS_Y - _GAP)
    _headline(head, view, names, say)
    axis = None if view.sealed else race(rows)
    if axis is not None and axis.counted > 1:
        scale(head, axis, f"{say.number(axis.last - axis.first)} ms", 352)
    yield head
    place, row = 0, Canvas(WIDTH, _STEP)
    for slap in rows:
        ranked = slap.verdict in ("wins", "beaten")
        place += ranked
        rank = str(place) if ranked and not view.sealed else ""
        lot = say("slap-picture-takes-pile" if slap.verdict == "wins" else "slap-picture-not-drawn")
        note = lot if view.sealed or slap.verdict == "undrawn" else _note(slap, say)
        row.clear(row.height)
        _row(row, _GAP, slap, (names[slap.name], rank, note), axis, say)
        yield row
    players, more = len(view.counts), len(view.slaps) - len(rows)
    columns = max(1, players) if players <= 4 else -(-players // 2)
    lines, top = -(-players // columns), _GAP + (48 if more else 0) + 28
    foot = Canvas(WIDTH, top + lines * _COUNT_STEP + 24)
    if more:
        foot.text(theme.MARGIN + 84, top - 56, say("slap-picture-more", count=more), 36, theme.MUTED, "regular")
    _counts(foot, top + _COUNT_STEP / 2, view, names, columns, say)
    yield foot


def _headline(c: Canvas, view: ReceiptView, names: dict[str, str], say: Speech) -> None:
    width = WIDTH - 2 * theme.MARGIN - len(view.shown[-3:]) * (SMALL + 12) - 8
    takes = " " + say("slap-picture-takes", count=view.cards)
    size = 84
    while size > 52 and text_width(names[view.winner] + takes, size, "black") > width:
        size -= 4
    room = width - text_width(takes, size, "black")
    used = c.text(theme.MARGIN, 84, names[view.winner], size, theme.TEXT, "black", "l", room, size)
    c.text(theme.MARGIN + used, 84, takes, size, theme.TEXT, "black")
    c.text(theme.MARGIN, 164, say(PATTERN[view.kind]), 46, theme.MUTED, "regular")
    winner = next((slap for slap in view.slaps if slap.verdict == "wins"), None)
    if view.sealed:
        c.text(theme.MARGIN, 256, say("slap-picture-drawn-from", count=len(view.slaps)), 56, theme.TEXT)
    elif winner is not None and winner.approx:
        c.text(theme.MARGIN, 256, "~ " + say("slap-picture-time-unknown"), 56, theme.TEXT)
    elif winner is not None:
        time = clock(say, winner.ms, winner.approx)
        used = c.text(theme.MARGIN, 260, time, 112, theme.TEXT, "black", "l", width - 100, 72)
        c.text(theme.MARGIN + used + 18, 282, "ms", 52, theme.MUTED, "regular")


def _row(c: Canvas, y: float, slap: SlapLine, words: tuple[str, str, str], axis: Race | None, say: Speech) -> None:
    """``words`` are name, place and note."""
    name, place, note = words
    wins = slap.verdict == "wins"
    mid = y + _ROW / 2
    back = theme.RAISED if wins else theme.PANEL
    c.rect(theme.MARGIN, y, _RIGHT - theme.MARGIN, _ROW, back, 18)
    first = theme.TEXT if wins else theme.MUTED
    c.text(theme.MARGIN + 48, mid, place or "–", 44, first, "bold", "m")
    end = EDGES[1] if slap.approx and slap.verdict != "false" else EDGES[0]
    c.text(_NAME_X, mid, name, 44, theme.TEXT, "bold", "l", end - _NAME_X - 32, 30)
    wide = slap.verdict == "false" and _bill(slap, say) > _RIGHT - 24 - EDGES[1] - 36
    timed = axis is not None and not slap.approx and not wide
    x: float = EDGES[0]
    if axis is not None and timed:
        x = axis.spot(slap.ms)
        line(c, axis, x, mid)
    if slap.verdict == "false":
        for tilt in (-1, 1):
            c.stroke([(x - 14, mid - 14 * tilt), (x + 14, mid + 14 * tilt)], theme.TEXT, 8)
        _paid(c, mid, slap, say, x + 36 if wide else EDGES[1] + 36)
        return
    if not slap.approx:
        c.disc(x, mid, 16, theme.TEXT if wins else back, theme.MUTED if slap.verdict == "late" else theme.TEXT, 5)
    c.text(_RIGHT - 24, mid, note, 40, theme.TEXT, "bold" if wins else "regular", "r", 340)


def _note(slap: SlapLine, say: Speech) -> str:
    if slap.verdict == "late":
        return say("slap-picture-late") if slap.approx else say("slap-picture-late-by", ms=slap.gap)
    if slap.verdict == "wins" or slap.approx:
        return clock(say, slap.ms, slap.approx)
    return say("slap-picture-behind", ms=slap.gap)


def _bill(slap: SlapLine, say: Speech) -> float:
    """The room for what a false slap cost; where there is little the row has no axis."""
    over = len(slap.paid) - _CHIPS
    tickets = sum(_ticket_width(key) + 10 for key in slap.paid[:_CHIPS])
    verdict = say("slap-picture-false-paid" if slap.paid else "slap-picture-false-free")
    return (
        text_width(verdict, 36, "regular") + tickets + (text_width(f"+{over}", 36, "regular") + 10 if over > 0 else 0)
    )


def _paid(c: Canvas, mid: float, slap: SlapLine, say: Speech, left: float) -> None:
    """Nothing of it stands left of ``left``."""
    right: float = _RIGHT - 24
    over = len(slap.paid) - _CHIPS
    if over > 0:
        right -= c.text(right, mid, f"+{over}", 36, theme.TEXT, "regular", "r") + 10
    for key in reversed(slap.paid[:_CHIPS]):
        right -= _ticket(c, right, mid, key) + 10
    verdict = say("slap-picture-false-paid" if slap.paid else "slap-picture-false-free")
    c.text(right, mid, verdict, 36, theme.TEXT, "regular", "r", right - left)


def _ticket_width(key: str) -> float:
    return max(64.0, text_width(_sign(key), 34) + 24)


def _sign(key: str) -> str:
    """With the letter of its suit where the colour alone does not say it."""
    card = look(key)
    return card.index + card.suit if card.kind in ("number", "court") else card.index


def _ticket(c: Canvas, right: float, mid: float, key: str) -> float:
    """It ends at ``right``; return its width."""
    card = look(key)
    sign = _sign(key)
    wide = _ticket_width(key)
    paper = {"number": card.fill, "court": theme.INK, "hymn": theme.PAPER, "neutraliser": card.fill}[card.kind]
    ink = {"number": theme.INK, "court": card.fill, "hymn": theme.INK, "neutraliser": theme.TEXT}[card.kind]
    c.rect(right - wide, mid - 27, wide, 54, paper, 10, theme.MUTED if card.kind == "neutraliser" else card.fill, 4)
    if card.kind == "hymn":
        c.rect(right - wide, mid + 13, wide, 14, card.fill, 10, corners=(False, False, True, True))
    c.text(right - wide / 2, mid - (5 if card.kind == "hymn" else 0), sign, 34, ink, "bold", "m")
    return wide


def _counts(c: Canvas, y: float, view: ReceiptView, names: dict[str, str], columns: int, say: Speech) -> None:
    """The leader is white, with a word below the name; so is the palm of whoever is away."""
    cell = (_RIGHT - theme.MARGIN) / columns
    away = dict(view.away)
    for at, (name, cards) in enumerate(view.counts):
        x, mid = theme.MARGIN + at % columns * cell, y + at // columns * _COUNT_STEP
        leads, until = name == view.leads, away.get(name)
        below = say("slap-picture-turns-next") if leads else None if until is None else until_day(say, until)
        used = c.text(x, mid, str(cards), 56) + 14
        ink = theme.TEXT if leads else theme.MUTED
        line = mid + 5 if below is None else mid - 12
        c.text(x + used, line, names[name], 36, ink, "bold" if leads else "regular", "l", cell - used - 20)
        if below is None:
            continue
        left = x + used
        if until is not None:
            palm(c, left + 14, mid + 26, 28, ink)
            left += 40
        c.text(left, mid + 26, below, 30, ink, "regular", "l", x + cell - 20 - left, 24)
