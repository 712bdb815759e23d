"""Somebody's ratings and numbers on a server: games with their ratings, the best powers, and what stands out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.words.pictures import ProfileGame, ProfilePicture, ProfilePool, ProfilePower, facts, pool_words
from bot.words.signs import NAMELESS
from bot.words.speech import Speech, speech
from renderers.cosmic.cards import POWERS
from renderers.cosmic.marks import png
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas
from renderers.kit.lettering import drawable
from renderers.kit.pieces import AWARD_HEIGHT, Shown, awards, bolt

WIDTH: Final = 1200
_LEFT: Final = theme.MARGIN + 32
_RIGHT: Final = WIDTH - _LEFT
_HEAD: Final = 192
_TITLE: Final = 96
_LINE: Final = 72
_FOOT: Final = 4
_POWER: Final = 152
_TILE: Final = 120
_WIDE: Final = (WIDTH - 2 * theme.MARGIN - 2 * theme.GAP) / 3
_ABOVE: Final = 64
_PIPS: Final = 10
"""Games until a rating is more than provisional."""


def draw(view: ProfilePicture) -> bytes:
    say = speech(view.language)
    stands_out = facts(view, say)
    heights = [_TITLE + len(game.pools) * _LINE + (_FOOT if game.pools else 0) for game in view.games]
    powers = (_ABOVE + _POWER + theme.GAP) * bool(view.powers)
    below = _HEAD + sum(heights) + len(heights) * theme.GAP + powers - theme.GAP
    beside = [one for one in stands_out if one.key not in _SLAPS]
    rows = [row for row in (beside, [one for one in stands_out if one.key in _SLAPS]) if row]
    c = Canvas(WIDTH, below + AWARD_HEIGHT * len(rows) + theme.MARGIN)
    c.text(theme.MARGIN, 76, _name(view.name), 68, theme.TEXT, "black", "l", WIDTH - 2 * theme.MARGIN, 40)
    c.text(theme.MARGIN, 144, say("profile-where"), 38, theme.MUTED, "regular")
    y = _HEAD
    for game, height in zip(view.games, heights, strict=True):
        _game(c, y, height, game, say)
        y += height + theme.GAP
    if view.powers:
        c.text(theme.MARGIN, y + _ABOVE / 2, say("profile-powers"), 36, theme.MUTED, "regular")
    for at, power in enumerate(view.powers):
        _power(c, theme.MARGIN + at * (_WIDE + theme.GAP), y + _ABOVE, power, say)
    for at, row in enumerate(rows):
        shown = [Shown(one.label, _name(one.name), one.why, theme.MUTED, _SIGNS[one.key]) for one in row]
        awards(c, below + at * AWARD_HEIGHT, shown)
    return png(c.reduced(), FLAT)


def _name(name: str) -> str:
    return drawable(name) or NAMELESS


def _game(c: Canvas, y: float, height: float, game: ProfileGame, say: Speech) -> None:
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, height, theme.PANEL)
    won = say("profile-won", won=game.won, games=game.games)
    used = c.text(_RIGHT, y + _TITLE / 2, won, 38, theme.MUTED, "regular", "r")
    c.text(_LEFT, y + _TITLE / 2, game.title, 48, theme.TEXT, "bold", "l", _RIGHT - _LEFT - used - 32, 34)
    for at, pool in enumerate(game.pools):
        _pool(c, y + _TITLE + at * _LINE + _LINE / 2 - 8, pool, say)


def _pool(c: Canvas, y: float, pool: ProfilePool, say: Speech) -> None:
    c.text(_LEFT, y, say("profile-players", players=pool.players), 38, theme.MUTED, "regular")
    words = pool_words(pool, say)
    if not pool.provisional:
        c.text(_RIGHT, y, words, 52, theme.TEXT, "black", "r")
        return
    c.text(_RIGHT, y, words, 36, theme.MUTED, "regular", "r")
    for at in range(_PIPS):
        full = at < pool.counted
        c.disc(344 + at * 30, y, 10, theme.TEXT if full else None, None if full else theme.LINE, 3)


def _power(c: Canvas, x: float, y: float, power: ProfilePower, say: Speech) -> None:
    tint = theme.KINDS["flare"]
    c.rect(x, y, _WIDE, _POWER, theme.PANEL)
    if (emblem := POWERS.get(power.key)) is not None:
        c.rect(x + 16, y + 16, _TILE, _TILE, tint, 24)
        emblem.draw(c, x + _POWER / 2, y + _POWER / 2, 46, theme.INK, tint)
    room = _WIDE - _POWER - 16
    won = say("profile-power", won=power.won, games=power.games)
    c.text(x + _POWER, y + 56, power.title, 42, theme.TEXT, "bold", "l", room, 26)
    c.text(x + _POWER, y + 104, won, 34, theme.MUTED, "regular", "l", room, 26)


def _beside(c: Canvas, x: float, y: float) -> None:
    c.disc(x - 12, y, 11, theme.TEXT)
    c.disc(x + 12, y, 11, theme.TEXT)


def _up(c: Canvas, x: float, y: float) -> None:
    c.poly([(x, y - 22), (x + 18, y), (x - 18, y)], theme.TEXT)
    c.rect(x - 7, y - 4, 14, 26, theme.TEXT, 4)


def _middle(c: Canvas, x: float, y: float) -> None:
    for dx, fill in ((-17, None), (0, theme.TEXT), (17, None)):
        c.disc(x + dx, y, 7, fill, None if fill else theme.MUTED, 3)


_SIGNS: Final[dict[str, Callable[[Canvas, float, float], None]]] = {
    "ally": _beside,
    "upsets": _up,
    "fastest": bolt,
    "typical": _middle,
}
_SLAPS: Final = ("fastest", "typical")
