"""The Zodiac chart. A player's tag is the truth, a shade the hint: the Spiritual Leader is Yin to all."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.cosmic.expansions.zodiac import views
from bot.cosmic.expansions.zodiac.views import SIGNS, ChartPicture, Relation, ZodiacView, related
from bot.cosmic.words import things
from bot.kernel.event import Seat
from bot.words.speech import Speech, speech
from renderers.cosmic.marks import crown, glyph, horns, mark, mark_of, png, standing
from renderers.kit import theme
from renderers.kit.canvas import SCALE, Canvas, Point, text_width
from renderers.kit.kept import kept
from renderers.kit.lettering import seat_names

WIDTH: Final = 1200
_RING: Final = 1200
_DOCK: Final = 136
_DOCKED: Final = 2
_LINE: Final = 56
_MIDDLE: Final = (600, 648)
_OUTER: Final = 372
_INNER: Final = 262
_FILLS: Final = {"mine": theme.TEXT, "yin": theme.YIN, "none": theme.PANEL}
_HALF: Final = (98, 80)
_PILL: Final = (152, 68)
_TAG: Final = (132, 46)
_ARROW: Final = 246


def draw(view: ChartPicture) -> bytes:
    say = speech(view.language)
    names = seat_names(view.names, say)
    shown = view.shown
    docked = [seat for seat, one in enumerate(shown.players) if one.card and one.card not in SIGNS]
    rows = -(-len(docked) // _DOCKED)
    columns = max(1, min(_DOCKED, len(docked)))
    told = views.changes(view, names, say)
    height = (
        _RING
        + rows * (_DOCK + theme.GAP)
        + (theme.GAP if docked else 0)
        + (theme.MARGIN + _LINE * len(told) if told else 0)
    )
    c = Canvas(WIDTH, height)
    _ring(c, _sign_of(shown, view.viewer))
    _head(c, view, names, say)
    _centre(c, view, names, say)
    _ghost(c, view)
    for seat, one in enumerate(shown.players):
        if one.card in SIGNS:
            _block(c, view, seat, say("zodiac-you") if seat == view.viewer else names[seat], say)
    width = (WIDTH - 2 * theme.MARGIN - theme.GAP * (columns - 1)) / columns
    for at, seat in enumerate(docked):
        row, column = divmod(at, _DOCKED)
        corner = (theme.MARGIN + column * (width + theme.GAP), _RING + row * (_DOCK + theme.GAP))
        _in_dock(c, view, seat, corner, width, names[seat], say)
    for at, line in enumerate(told):
        y = height - theme.MARGIN / 2 - _LINE * (len(told) - at) + _LINE / 2
        if at == 0 and views.wins(view):
            c.rect(theme.MARGIN, y - 44, WIDTH - 2 * theme.MARGIN, 68, theme.TEXT, theme.RADIUS)
            c.text(WIDTH / 2, y - 10, line, 46, theme.INK, anchor="m", width=WIDTH - 2 * theme.MARGIN - 88)
            continue
        c.text(theme.MARGIN + 44, y, line, 38, width=WIDTH - 2 * theme.MARGIN - 44)
        c.disc(theme.MARGIN + 16, y, 8, theme.TEXT)
    return png(c.reduced(), runs=True)


def _sign_of(shown: ZodiacView, viewer: Seat | None) -> str | None:
    """None if the viewer has no relations, or there is no viewer."""
    if viewer is None or shown.standing(viewer).exalted:
        return None
    return shown.standing(viewer).sign


def _angle(at: int) -> int:
    """Aries at one o'clock, then clockwise like the hours."""
    return -60 + 30 * at


def _point(at: int, r: float) -> tuple[float, float]:
    angle = math.radians(_angle(at))
    return _MIDDLE[0] + r * math.cos(angle), _MIDDLE[1] + r * math.sin(angle)


def _ring(c: Canvas, mine: str | None) -> None:
    """The twelve segments for a viewer's sign: Yin plain and light, Yang hatched, neither empty."""
    kinds: list[Relation] = ["none" if mine is None else related(mine, sign) for sign in SIGNS]
    c.disc(*_MIDDLE, _OUTER, None, theme.PANEL, _OUTER - _INNER)
    for at, (sign, kind) in enumerate(zip(SIGNS, kinds, strict=True)):
        if sign != mine and kind == "yang":
            _hatched(c, at)
    for at, (sign, kind) in enumerate(zip(SIGNS, kinds, strict=True)):
        if sign == mine or kind == "yin" or (kind == "none" and "yang" in kinds):
            fill = _FILLS["mine" if sign == mine else kind]
            c.band(*_MIDDLE, (_OUTER, _INNER), _angle(at) - 15, _angle(at) + 15, fill)
    for at in range(len(SIGNS)):
        edge = math.radians(_angle(at) + 15)
        ends = [(_MIDDLE[0] + r * math.cos(edge), _MIDDLE[1] + r * math.sin(edge)) for r in (_INNER - 4, _OUTER + 4)]
        c.stroke(ends, theme.GROUND, 6)
    for at, (sign, kind) in enumerate(zip(SIGNS, kinds, strict=True)):
        x, y = _point(at, (_OUTER + _INNER) / 2)
        if sign != mine and kind == "yang":
            c.disc(x, y, 41, theme.PANEL)
        glyph(c, sign, x, y, 72, theme.INK if sign == mine else theme.TEXT)


def _hatched(c: Canvas, at: int) -> None:
    turns = [math.radians(_angle(at) + turn) for turn in (-15, -5, 5, 15)]
    corners = [(_OUTER + r * math.cos(turn), _OUTER + r * math.sin(turn)) for turn in turns for r in (_INNER, _OUTER)]
    (left, right), (top, low) = ((min(edges) - 2, max(edges) + 2) for edges in zip(*corners, strict=True))
    part = _hatch().crop((round(left) * SCALE, round(top) * SCALE, round(right) * SCALE, round(low) * SCALE))
    c.stamp(part, _MIDDLE[0] - _OUTER + round(left), _MIDDLE[1] - _OUTER + round(top), theme.YIN)


@kept(3)
def _hatch() -> Image.Image:
    width = 2 * _OUTER * SCALE
    slashes, ring = Image.new("1", (width, width)), Image.new("1", (width, width))
    for x in range(-width, width, 24 * SCALE):
        ImageDraw.Draw(slashes).line((x, width, x + width, 0), 1, 7 * SCALE)
    ImageDraw.Draw(ring).ellipse((0, 0, width, width), None, 1, (_OUTER - _INNER) * SCALE)
    return ImageChops.logical_and(slashes, ring)


def _head(c: Canvas, view: ChartPicture, names: tuple[str, ...], say: Speech) -> None:
    right = say("zodiac-chart") if view.viewer is None else say("zodiac-your-chart")
    left = say("zodiac-chart")
    x = theme.MARGIN
    if view.viewer is not None:
        mark_of(c, view.colours[view.viewer], 54, 52, 22)
        x, left = 90, say.message(views.standing(view.shown.players[view.viewer].card))
    if view.preview is not None:
        target = view.preview.target
        card, you = things.power(view.preview.card), target == view.viewer
        left = say("zodiac-preview", card=card, you=you, name=names[target])
        right = say("zodiac-if-played")
    if view.viewer is not None or view.preview is not None:
        c.text(WIDTH - theme.MARGIN, 52, right, 34, theme.MUTED, "regular", "r")
    c.text(x, 52, left, 52, width=WIDTH - x - theme.MARGIN - text_width(right, 34) - 40)


def _centre(c: Canvas, view: ChartPicture, names: tuple[str, ...], say: Speech) -> None:
    """For everybody it names who has the positions instead of the viewer's Karma."""
    x, y = _MIDDLE
    shown = view.shown
    if view.viewer is None:
        found = ((say("zodiac-leader"), shown.leader), (say("zodiac-nemesis"), shown.nemesis))
        for at, (words, seat) in enumerate(found):
            top = y - 150 + at * 210
            if at == 0:
                crown(c, x, top, 66, theme.TEXT)
            else:
                horns(c, x, top, 66, theme.TEXT, theme.GROUND)
            c.text(x, top + 64, words, 34, theme.MUTED, "regular", "m")
            whose = say("cosmic-nobody") if seat is None else names[seat]
            c.text(x, top + 112, whose, 44, anchor="m", width=2 * _INNER - 80)
        return
    c.text(x, y - 172, say("zodiac-your-karma"), 34, theme.MUTED, "regular", "m")
    c.text(x, y - 72, str(shown.players[view.viewer].karma), 170, theme.TEXT, "black", "m")
    key: tuple[tuple[Relation, str], ...] = (
        ("yin", say("zodiac-with-you")),
        ("yang", say("zodiac-against-you")),
        ("none", say("zodiac-apart")),
    )
    seen = _relations(view)
    rows = key if _sign_of(shown, view.viewer) else [row for row in key if row[0] in seen]
    for at, (kind, words) in enumerate(rows):
        top = y + 44 + at * 56
        _tag(c, kind, x - 92, top, say)
        c.text(x - 6, top, words, 34, theme.MUTED if kind == "none" else theme.TEXT, "regular")


def _relations(view: ChartPicture) -> set[Relation]:
    """Empty if there is none but to nobody, which needs no words."""
    if view.viewer is None:
        return set()
    others = (seat for seat in range(len(view.names)) if seat != view.viewer)
    seen = {view.shown.relation(view.viewer, seat) for seat in others}
    return seen if seen != {"none"} or _sign_of(view.shown, view.viewer) else set()


def _tag(c: Canvas, kind: Relation, x: float, y: float, say: Speech) -> None:
    """Yin: round and solid. Yang: square and hatched. Neither: a word alone."""
    width, height = _TAG
    left, top = x - width / 2, y - height / 2
    words = say(views.RELATIONS[kind])
    if kind == "yin":
        c.rect(left, top, width, height, theme.TEXT, height / 2)
        c.text(x, y, words, 34, theme.INK, anchor="m")
    elif kind == "yang":
        c.rect(left, top, width, height, theme.GROUND, 0)
        for at in range(4):
            c.stroke([(left + 4 + at * 10, top + height - 4), (left + 14 + at * 10, top + 4)], theme.TEXT, 4)
        c.rect(left, top, width, height, None, 0, theme.TEXT, 4)
        c.text(x + 19, y, words, 32, anchor="m", width=width - 50)
    else:
        c.text(x, y, words, 32, theme.MUTED, "regular", "m")


def _changed(view: ChartPicture, seat: Seat) -> bool:
    if view.preview is None:
        return False
    old, new = view.chart, view.preview.chart
    if old.players[seat] != new.players[seat] or (old.leader == seat) != (new.leader == seat):
        return True
    viewer = view.viewer
    return viewer not in (None, seat) and old.relation(viewer, seat) != new.relation(viewer, seat)


def _pill(c: Canvas, view: ChartPicture, seat: Seat, x: float, y: float, size: tuple[int, int]) -> None:
    look = theme.PLAYERS[view.colours[seat]]
    width, height = size
    if _changed(view, seat):
        c.rect(x - width / 2 - 7, y - height / 2 - 7, width + 14, height + 14, None, 24, theme.TEXT, 4)
    c.rect(x - width / 2, y - height / 2, width, height, look.fill, 18)
    mark(c, look.mark, x - width / 2 + 30, y, 17, theme.INK)
    c.text(x - width / 2 + 56, y, "K", 30, theme.INK, "regular")
    c.text(x + width / 2 - 16, y, str(view.shown.players[seat].karma), 46, theme.INK, anchor="r")


def _ghost(c: Canvas, view: ChartPicture) -> None:
    if view.preview is None:
        return
    target = view.preview.target
    old, new = view.chart.players[target].card, view.shown.players[target].card
    if old not in SIGNS or old == new:
        return
    look = theme.PLAYERS[view.colours[target]]
    faint = theme.mix(look.fill, theme.GROUND, theme.PATTERN[1])
    x, top = _beside(SIGNS.index(old))
    width, height = _PILL
    c.rect(x - width / 2, top, width, height, None, 18, faint, 4)
    mark(c, look.mark, x, top + height / 2, 20, faint)
    c.disc(*_point(SIGNS.index(old), (_OUTER + _INNER) / 2), 46, None, look.fill, 4)
    if new in SIGNS:
        _arrow(c, SIGNS.index(old), SIGNS.index(new), look.fill)


def _arrow(c: Canvas, old: int, new: int, fill: str) -> None:
    steps = (new - old) % len(SIGNS)
    turn = 1 if steps <= len(SIGNS) // 2 else -1
    far = min(steps, len(SIGNS) - steps)
    start, end = _angle(old) + turn * 3, _angle(old) + turn * (30 * far - 7)
    x, y = _MIDDLE
    c.arc(x, y, _ARROW + 4, min(start, end), max(start, end), fill, 8)
    tip, back = math.radians(end + turn * 5), math.radians(end - turn)
    points = [(x + _ARROW * math.cos(tip), y + _ARROW * math.sin(tip))]
    points += [(x + r * math.cos(back), y + r * math.sin(back)) for r in (_ARROW - 14, _ARROW + 14)]
    c.poly(points, fill)


def _beside(at: int) -> Point:
    angle = math.radians(_angle(at))
    x, y = _point(at, _OUTER + abs(math.cos(angle)) * _HALF[0] + abs(math.sin(angle)) * _HALF[1] + 8)
    return x, y - _HALF[1]


def _block(c: Canvas, view: ChartPicture, seat: Seat, name: str, say: Speech) -> None:
    x, top = _beside(SIGNS.index(view.shown.players[seat].card))
    _pill(c, view, seat, x, top + _PILL[1] / 2, _PILL)
    room = 2 * _HALF[0]
    if view.shown.leader == seat:
        half = min(text_width(name, 32), room - 56) / 2
        crown(c, x - half - 6, top + 94, 34, theme.TEXT)
        c.text(x + 24, top + 93, name, 32, anchor="m", width=room - 56)
    else:
        c.text(x, top + 91, name, 32, anchor="m", width=room)
    if view.viewer not in (None, seat) and _relations(view):
        _tag(c, view.shown.relation(view.viewer, seat), x, top + 138, say)


def _in_dock(c: Canvas, view: ChartPicture, seat: Seat, corner: Point, width: float, name: str, say: Speech) -> None:
    x, y = corner
    card = view.shown.players[seat].card
    c.rect(x, y, width, _DOCK, theme.PANEL)
    standing(c, card, x + 56, y + _DOCK / 2, 66, theme.TEXT, theme.PANEL)
    pill = (148, 56)
    right = x + width - 24
    room = width - 108 - pill[0] - 48
    used = c.text(x + 108, y + 46, say.message(views.standing(card)), 36, width=room - 50)
    if view.shown.leader == seat:
        crown(c, x + 108 + used + 34, y + 46, 42, theme.TEXT)
    c.text(x + 108, y + 96, say("zodiac-you") if seat == view.viewer else name, 34, theme.MUTED, "regular", width=room)
    if view.viewer in (None, seat) or not _relations(view):
        _pill(c, view, seat, right - pill[0] / 2, y + _DOCK / 2, pill)
    else:
        _pill(c, view, seat, right - pill[0] / 2, y + 44, pill)
        _tag(c, view.shown.relation(view.viewer, seat), right - pill[0] / 2, y + 104, say)
