"""Pictures that teach: the course of a challenge in seven steps, a power as a card, and a contact sheet of emblems."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words import things
from bot.cosmic.words.picture_words import EmblemsPicture, LessonPicture, Passage, PowerPicture
from bot.words.message import ids
from bot.words.speech import Speech, speech
from renderers.cosmic.cards import EDICTS, POWERS, flame
from renderers.cosmic.marks import mark_of, pill, planet, png
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas
from renderers.kit.pieces import column, wrapped

WIDTH: Final = 1200
_BOX: Final = (560, 344)
_TOP: Final = 112
_LAST: Final = 280
_LINES: Final = (42, 90)
_MID: Final = 230
_OFFENSE, _DEFENSE = "red", "blue"
_CARD: Final = (116, 160)
_KEYS: Final = ("destiny", "cone", "commit", "allies", "cards", "totals")
_STEPS, _BELOW = ids("lesson-", _KEYS), ids("lesson-", _KEYS, ".below")


def draw(view: LessonPicture) -> bytes:
    say = speech(view.language)
    low = _TOP + 3 * (_BOX[1] + theme.GAP)
    c = Canvas(WIDTH, low + _LAST + theme.MARGIN)
    c.text(theme.MARGIN, 60, say("lesson-title"), 64, width=WIDTH - 2 * theme.MARGIN)
    for at, (step, paint) in enumerate(zip(_STEPS, (_destiny, _aim, _load, _allies, _cards, _totals), strict=True)):
        x = theme.MARGIN + at % 2 * (_BOX[0] + theme.GAP)
        y = _TOP + at // 2 * (_BOX[1] + theme.GAP)
        c.rect(x, y, *_BOX, theme.PANEL)
        _number(c, x, y, at + 1)
        for line, down in zip((say(_STEPS[step]), say(_BELOW[step])), _LINES, strict=True):
            c.text(x + 108, y + down, line, 42, width=_BOX[0] - 124)
        paint(c, x + _BOX[0] / 2, y + _MID, say)
    _base(c, low, view.goal, say)
    return png(c.reduced(), FLAT)


def _number(c: Canvas, x: float, y: float, number: int) -> None:
    c.disc(x + 56, y + 58, 36, theme.TEXT)
    c.text(x + 56, y + 58, str(number), 48, theme.INK, "bold", "m")


def _card(c: Canvas, x: float, y: float, value: str = "") -> None:
    width, height = _CARD
    left, top = x - width / 2, y - height / 2
    if value:
        c.rect(left, top, width, height, theme.PAPER, 16)
        c.text(x, y, value, 80, theme.INK, "black", "m")
        return
    c.rect(left, top, width, height, theme.RAISED, 16, theme.MUTED, 5)
    c.rect(left + 18, top + 18, width - 36, height - 36, None, 8, theme.LINE, 4)


def _cone(c: Canvas, x: float, y: float) -> None:
    c.poly([(x - 212, y - 88), (x + 100, y - 30), (x + 100, y + 30), (x - 212, y + 88)], theme.RAISED)
    c.rect(x - 220, y - 88, 14, 176, theme.TEXT, 0)
    for at in range(3):
        left = x + 6 + at * 26
        shade = theme.mix(theme.RAISED, theme.TEXT, 0.4 + 0.3 * at)
        c.stroke([(left, y - 14), (left + 14, y), (left, y + 14)], shade, 7)


def _destiny(c: Canvas, x: float, y: float, say: Speech) -> None:
    look = theme.PLAYERS[_DEFENSE]
    c.rect(x - 180, y - 90, 132, 180, look.fill, 18, theme.TEXT, 6)
    mark_of(c, _DEFENSE, x - 114, y, 44, theme.INK)
    c.stroke([(x - 20, y), (x + 28, y)], theme.TEXT, 8)
    c.stroke([(x + 8, y - 20), (x + 28, y), (x + 8, y + 20)], theme.TEXT, 8)
    c.text(x + 56, y, say("lesson-defense"), 46, look.fill, width=200)


def _aim(c: Canvas, x: float, y: float, _: Speech) -> None:
    _cone(c, x, y)
    planet(c, _DEFENSE, x + 170, y, 84, 26)
    c.disc(x + 170, y, 84, None, theme.TEXT, 7)


def _load(c: Canvas, x: float, y: float, _: Speech) -> None:
    _aim(c, x, y, _)
    pill(c, _OFFENSE, x - 184, y - 40, (140, 80), 3)


def _allies(c: Canvas, x: float, y: float, _: Speech) -> None:
    _aim(c, x, y, _)
    for colour, left, top, count in (
        (_OFFENSE, x - 190, y - 66, 3),
        ("yellow", x - 190, y + 4, 2),
        (_DEFENSE, x + 110, y - 66, 3),
        ("purple", x + 110, y + 4, 1),
    ):
        pill(c, colour, left, top, (120, 62), count)


def _cards(c: Canvas, x: float, y: float, say: Speech) -> None:
    offense, defense = say("lesson-offense"), say("lesson-defense")
    for colour, middle, words in ((_OFFENSE, x - 136, offense), (_DEFENSE, x + 136, defense)):
        _card(c, middle, y - 24)
        mark_of(c, colour, middle - 86, y + 84, 16)
        c.text(middle - 58, y + 84, words, 38, theme.PLAYERS[colour].fill, width=190)


def _totals(c: Canvas, x: float, y: float, _: Speech) -> None:
    for colour, middle, value, tokens, total in ((_OFFENSE, x - 136, 12, 5, 17), (_DEFENSE, x + 136, 8, 4, 12)):
        _card(c, middle - 62, y - 24, str(value))
        c.text(middle + 16, y - 24, "+", 48, anchor="m")
        pill(c, colour, middle + 34, y - 58, (96, 68), tokens)
        c.text(middle, y + 84, f"{value} + {tokens} = {total}", 40, theme.PLAYERS[colour].fill, anchor="m", width=250)


def _base(c: Canvas, y: float, goal: int, say: Speech) -> None:
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, _LAST, theme.PANEL)
    _number(c, theme.MARGIN, y, 7)
    c.text(theme.MARGIN + 108, y + 58, say("lesson-base"), 42, width=960)
    planet(c, _DEFENSE, 170, y + 184, 76, 26)
    pill(c, _OFFENSE, 110, y + 152, (120, 64), 3)
    c.text(300, y + 138, say("lesson-goal", bases=goal), 40, theme.TEXT, width=840)
    step = min(96, 840 // goal)
    for at in range(goal):
        c.disc(
            332 + at * step,
            y + 216,
            min(34, step / 2 - 6),
            theme.PLAYERS[_DEFENSE].fill if not at else None,
            theme.LINE,
            5,
        )


_EMBLEM: Final = 300
_RADIUS: Final = 112
_LEFT: Final = theme.MARGIN + _EMBLEM + 36
_ROOM: Final = WIDTH - _LEFT - theme.MARGIN
_TEXT, _STEP = 36, 48
_SMALL, _CLOSE = 34, 46
_INNER: Final = WIDTH - 2 * theme.MARGIN - 2 * 32
_HEAD: Final = 102
_FACTS: Final = 32


def draw_power(view: PowerPicture) -> bytes:
    """Raises ``KeyError`` for a power without an emblem."""
    own = wrapped(view.power.text, _ROOM, _TEXT)
    flares = [(one, wrapped(one.text, _INNER, _SMALL)) for one in view.flares]
    facts = wrapped(" · ".join(view.power.facts), _ROOM, _FACTS)
    head = theme.MARGIN + _HEAD + len(facts) * _CLOSE
    top = max(_EMBLEM + theme.MARGIN, head + len(own) * _STEP) + theme.GAP
    heights = [84 + len(lines) * _CLOSE + 16 for _, lines in flares]
    c = Canvas(WIDTH, round(top + sum(heights) + len(heights) * theme.GAP + theme.MARGIN - theme.GAP))
    tint = theme.KINDS["flare"]
    c.rect(theme.MARGIN, theme.MARGIN, _EMBLEM, _EMBLEM, tint, 36)
    middle = theme.MARGIN + _EMBLEM / 2
    POWERS[view.key].draw(c, middle, middle, _RADIUS, theme.INK, tint)
    c.text(_LEFT, theme.MARGIN + 44, view.power.title, 76, theme.TEXT, "black", "l", _ROOM, 48)
    column(c, _LEFT, theme.MARGIN + 112, facts, _FACTS, _CLOSE, theme.MUTED, _ROOM)
    column(c, _LEFT, head + 24, own, _TEXT, _STEP, theme.TEXT, _ROOM)
    y = float(top)
    for (one, lines), height in zip(flares, heights, strict=True):
        _flare(c, y, height, one, lines)
        y += height + theme.GAP
    return png(c.reduced())


def _flare(c: Canvas, y: float, height: float, one: Passage, lines: list[str]) -> None:
    x = theme.MARGIN + 32
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, height, theme.PANEL)
    flame(c, x + 14, y + 46, 44, theme.KINDS["flare"], theme.PANEL)
    used = c.text(x + 48, y + 46, one.title, 38, theme.TEXT, "bold")
    c.text(x + 72 + used, y + 46, " · ".join(one.facts), 30, theme.MUTED, "regular", "l", _INNER - 72 - used, 26)
    column(c, x, y + 104, lines, _SMALL, _CLOSE, theme.TEXT, _INNER)


_COLUMNS: Final = 6
_TILE: Final = 176
_TILE_STEP: Final = _TILE + theme.GAP
_FIRST, _LINE, _TILE_BELOW = 28, 32, 32


def draw_emblems(view: EmblemsPicture) -> bytes:
    """Raises ``KeyError`` for a key without an emblem."""
    names = [things.power(key).split() for key in view.keys]
    step = _TILE + _FIRST + _LINE * (max(map(len, names), default=1) - 1) + _TILE_BELOW
    c = Canvas(WIDTH, 2 * theme.MARGIN + -(-len(names) // _COLUMNS) * step)
    for at, (key, lines) in enumerate(zip(view.keys, names, strict=True)):
        x, y = theme.MARGIN + at % _COLUMNS * _TILE_STEP, theme.MARGIN + at // _COLUMNS * step
        figure, tint = (POWERS[key], theme.KINDS["flare"]) if key in POWERS else (EDICTS[key], theme.KINDS["edict"])
        c.rect(x, y, _TILE, _TILE, tint, 28)
        figure.draw(c, x + _TILE / 2, y + _TILE / 2, 66, theme.INK, tint)
        for row, words in enumerate(lines):
            c.text(x + _TILE / 2, y + _TILE + _FIRST + row * _LINE, words, 26, theme.TEXT, "bold", "m", _TILE_STEP - 8)
    return png(c.reduced(), level=9)
