"""Letters on the board: under the tokens of a planet with one owner, of the target and in the warp.

Elsewhere they come with the pills and numbers, which keep the room that they need. The active Leaders of each player
are in the footer of the system, Weapons and Shields in the strip. What the letters stand for is said at the foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.views import LETTERS, NEEDED, SkillView, brief
from bot.cosmic.model import ids as model_ids
from bot.cosmic.seen.picture_facts import decided
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import ChallengeView, PlanetView, TableView
from bot.words.message import ids
from bot.words.speech import Speech, speech
from renderers.cosmic.board.places import (
    HEIGHT,
    LEADERS,
    LEGEND,
    ROW,
    WIDTH,
    Place,
    leaders_box,
    leaders_words,
    spot,
    warp_middle,
    warp_pill,
)
from renderers.cosmic.board.strip import TARGET, is_announced
from renderers.cosmic.marks import in_rows, leaders_of
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_SIDES: Final = (404, 420)
"""Middle of Weapons and Shields where something else stands under the target: under the cone, left of it."""
_SIZE: Final = 30
_STANDS_FOR: Final = ids("skill-letter-", tuple(LETTERS.lower()))
_KEY, _APART = 38, 56
"""Width of a letter at the foot, and from one word there to the next letter."""
_SMALLEST: Final = 24
"""Letters that do not fit in this size leave the number where it is."""
_WARP: Final = "warp"
_WARP_ROWS: Final = (54, 28)
"""Of letters in the warp: where the first line lies below the middle of the number, and the second below the first."""
_WARP_LINE: Final = 118
"""Width of a line of letters in the warp."""
_DECODER: Final = msgspec.json.Decoder(SkillView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """In the colours of the text, and on pills in ink: hue belongs to players."""
    table, say = board.table, speech(board.language)
    view = _DECODER.decode(data)
    _legend(canvas, say)
    for seat, place in enumerate(places):
        mine = [planet for planet in table.planets if planet.owner == seat]
        where = place.planets()
        for planet in mine:
            one = model_ids.planet(planet.id)
            x, y = where[spot(one.colour, one.number, table.players[seat].colour)]
            _planet(canvas, view, planet, x, y, place)
        _leaders(canvas, table, seat, place)
    for player in table.players:
        if player.warp:
            x = warp_pill(player.seat, len(table.players))
            _in_warp(canvas, brief(view.under(player.seat, _WARP, player.warp)), x)
    if table.challenge is None or decided(board):
        return
    _garrison(canvas, view, table.challenge)
    if (view.weapons or view.shields) and not table.challenge.dealers:  # their names stand there
        if is_announced(table):
            _label(canvas, f"W {view.weapons} : {view.shields} S", *_SIDES)
        else:
            words = say("skill-picture-sides", weapons=view.weapons, shields=view.shields)
            _label(canvas, words, TARGET[0], _SIDES[1])


def _legend(c: Canvas, say: Speech) -> None:
    """Each letter in a window, as on the board, and its word."""
    rows = [(letter, say(_STANDS_FOR[letter.lower()])) for letter in LETTERS]
    wide = [_KEY + 12 + text_width(words, _SIZE, "regular") for _, words in rows]
    x, y = (WIDTH - sum(wide) - _APART * (len(rows) - 1)) / 2, HEIGHT + LEGEND / 2 - 8
    for (letter, words), width in zip(rows, wide, strict=True):
        c.rect(x, y - _KEY / 2, _KEY, _KEY, theme.RAISED, 8)
        c.text(x + _KEY / 2, y, letter, _SIZE, theme.TEXT, "bold", "m")
        c.text(x + _KEY + 12, y, words, _SIZE, theme.MUTED, "regular")
        x += width + _APART


def _planet(c: Canvas, view: SkillView, planet: PlanetView, x: float, y: float, place: Place) -> None:
    """Below the only owner."""
    if len(planet.bases) == 1:
        (base,) = planet.bases
        _letters(c, brief(view.under(base.seat, planet.id, base.tokens)), x, y + place.radius * 0.8, place.room - 4)


def _garrison(c: Canvas, view: SkillView, challenge: ChallengeView) -> None:
    """Below the tokens on the target."""
    defense, target = challenge.defense, challenge.target
    if target is not None and defense.seat is not None and defense.tokens:
        x, y = TARGET
        _letters(c, brief(view.under(defense.seat, target, defense.tokens)), x, y + 60, 150)


def _in_warp(c: Canvas, words: str, x: float) -> None:
    """Below the number, in full size: letters that are too wide for one line have two."""
    rows = [words] if text_width(words, _SIZE) <= _WARP_LINE else in_rows(words)
    first, step = _WARP_ROWS
    y, width = warp_middle(lettered=True) + first, max(text_width(row, _SIZE) for row in rows) + 12
    c.rect(x - width / 2, y - 16, width, 32 + step * (len(rows) - 1), theme.INK, 8)
    for at, row in enumerate(rows):
        c.text(x, y + at * step, row, _SIZE, theme.TEXT, "bold", "m")


def _letters(c: Canvas, words: str, x: float, y: float, room: float) -> None:
    size = _SIZE
    while size > _SMALLEST and text_width(words, size) + 12 > room:
        size -= 2
    width = text_width(words, size) + 12
    c.rect(x - width / 2, y - size / 2 - 2, width, size + 4, theme.INK, 8)
    c.text(x, y, words, size, theme.TEXT, "bold", "m")


def _leaders(c: Canvas, table: TableView, seat: int, place: Place) -> None:
    """Left of the hand; inverted when there are too few for powers (S17)."""
    count = leaders_of(table, seat)
    if count is None:
        return
    words, (left, right), y = leaders_words(count), leaders_box(table, seat, place), place.y + ROW
    short = count < NEEDED
    if short:
        c.rect(left, y - 22, right - left, 44, theme.TEXT, 8)
    c.text((left + right) / 2, y, words, LEADERS, theme.INK if short else theme.TEXT, "bold", "m")


def _label(c: Canvas, words: str, x: float, y: float) -> None:
    width = text_width(words, 36) + 24
    c.rect(x - width / 2, y - 24, width, 48, theme.INK, 12)
    c.text(x, y, words, 36, theme.TEXT, "bold", "m")
