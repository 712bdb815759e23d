"""The strip over the galaxy: offense, cone and target, defense. At 400 px it is what one reads without zooming."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.cosmic import cards
from bot.cosmic.picture_words import PicturePhrases
from bot.cosmic.views import ChallengeView, SideView, TableView
from renderers import theme
from renderers.board_places import STRIP
from renderers.kit import Anchor, Canvas
from renderers.marks import mark, pill, planet

_X, _Y, _WIDTH, _HEIGHT = STRIP
_MID: Final = _Y + 184
_BASE: Final = _X + 232
"""Left end of the cone."""
_TIP: Final = _X + 566
TARGET: Final = (_X + 664, _MID)
"""The middle of the target."""
_TARGET: Final = TARGET[0]
_R: Final = 92
_ALLIES: Final = _X + 772
_COLUMN: Final = 196
_WIDE_COLUMN: Final = 330
"""The defense's name, over its allies while there are at most ``_FEW``."""
_FEW: Final = 2
_TALLEST: Final = (76, 68)
"""Pills of offense and of defensive allies."""
_ROOM: Final = 240


class Pill(NamedTuple):
    """Tokens of one player on one end of the cone."""

    seat: int
    tokens: int
    box: tuple[float, float, float, float]
    """Left, top, width, height."""


def strip(c: Canvas, table: TableView, names: Sequence[str], said: PicturePhrases) -> None:
    """Draw the strip; before the first challenge only the word for setup."""
    challenge = table.challenge
    if challenge is None:
        c.text(_X + _WIDTH / 2, _Y + _HEIGHT / 2, said.phase("setup"), 108, theme.TEXT, "black", "m", _WIDTH - 64)
        return
    _cone(c, table, challenge)
    _target(c, table, challenge, said)
    _column(c, table, challenge.offense, names, said, attacks=True)
    if challenge.defense.seat is not None:
        _column(c, table, challenge.defense, names, said, attacks=False)
    _under(c, table, challenge, names, said)


def _cone(c: Canvas, table: TableView, challenge: ChallengeView) -> None:
    """The attackers' tokens on a wedge that touches its target as soon as there is one."""
    aimed = challenge.target is not None
    end = _TIP + 60 if aimed else _TIP - 40
    half = 44 if aimed else 72
    c.poly([(_BASE, _MID - 136), (end, _MID - half), (end, _MID + half), (_BASE, _MID + 136)], theme.RAISED)
    c.rect(_BASE - 8, _MID - 136, 18, 272, theme.TEXT, 0)
    if aimed:
        for at in range(3):
            x = _TIP - 104 + at * 34
            shade = theme.mix(theme.RAISED, theme.TEXT, 0.4 + 0.3 * at)
            c.stroke([(x, _MID - 20), (x + 20, _MID), (x, _MID + 20)], shade, 8)
    _pills(c, table, stacks(challenge)[0])


def stacks(challenge: ChallengeView) -> tuple[list[Pill], list[Pill]]:
    """The tokens on both ends of the cone: whose, how many, and where their pill is (left, top, width, height)."""
    side = challenge.offense
    rows = [] if side.seat is None else [(side.seat, side.tokens)]
    rows += [(ally.seat, ally.tokens) for ally in side.allies]
    against = [(ally.seat, ally.tokens) for ally in challenge.defense.allies] if challenge.target is not None else []
    return (
        _stack([row for row in rows if row[1]], _BASE + 30, (140, _TALLEST[0])),
        _stack(against, _ALLIES, (116, _TALLEST[1])),
    )


def _stack(rows: Sequence[tuple[int, int]], x: float, size: tuple[int, int]) -> list[Pill]:
    height = min(size[1], _ROOM // max(1, len(rows)) - 8)
    top = _MID - (len(rows) * (height + 8) - 8) / 2
    return [Pill(*row, (x, top + at * (height + 8), size[0], height)) for at, row in enumerate(rows)]


def _pills(c: Canvas, table: TableView, found: Sequence[Pill]) -> None:
    for seat, count, box in found:
        pill(c, table.players[seat].colour, *box[:2], box[2:], count)


def _target(c: Canvas, table: TableView, challenge: ChallengeView, said: PicturePhrases) -> None:
    """The target planet with its defender; a ring of dashes until it is known."""
    defense = challenge.defense
    if challenge.target is None:
        for at in range(16):
            start = at * 22.5 - 6
            c.arc(_TARGET, _MID, _R, start, start + 12, theme.LINE, 6)
        return
    where = table.planet(challenge.target)
    planet(c, table.players[where.owner].colour, _TARGET, _MID, _R, 26)
    c.disc(_TARGET, _MID, _R, None, theme.TEXT, 8)
    colour, number = challenge.target.rsplit("-", 1)
    called = said.planet(int(number), challenge.reverse) if number.isdecimal() else said.place(colour, number)
    c.text(_TARGET, _Y + 52, called, 34, theme.TEXT, "regular", "m")
    if defense.seat is not None and defense.tokens:
        pill(c, table.players[defense.seat].colour, _TARGET - 70, _MID - 38, (140, 76), defense.tokens)
    _pills(c, table, stacks(challenge)[1])


def _column(
    c: Canvas, table: TableView, side: SideView, names: Sequence[str], said: PicturePhrases, *, attacks: bool
) -> None:
    """Role, name, tokens in all, and the card as soon as one lies there."""
    if side.seat is None:
        return
    look = theme.PLAYERS[table.players[side.seat].colour]
    edge, inward = (_X + 28, 1) if attacks else (_X + _WIDTH - 28, -1)
    anchor: Anchor = "l" if attacks else "r"
    mark(c, look.mark, edge + 18 * inward, _Y + 42, 18, look.fill)
    role = said.OFFENSE if attacks else said.DEFENSE
    c.text(edge + 48 * inward, _Y + 42, role, 28, theme.MUTED, "bold", anchor, _COLUMN - 48)
    room = _COLUMN if attacks or len(side.allies) > _FEW else _WIDE_COLUMN
    c.text(edge, _Y + 94, names[side.seat], 48, theme.TEXT, "bold", anchor, room, 30)
    if table.challenge is None or (not attacks and table.challenge.target is None):
        return
    total = side.tokens + sum(ally.tokens for ally in side.allies)
    c.text(edge, _Y + 190, str(total), 132, theme.TEXT, "black", anchor)
    c.text(edge, _Y + 276, said.tokens(total), 30, theme.MUTED, "regular", anchor)
    words = _card(side, table, said)
    if words:
        c.text(edge, _Y + 320, words, 34, theme.TEXT, "bold", anchor, _COLUMN + 24, 26)


def _card(side: SideView, table: TableView, said: PicturePhrases) -> str:
    if side.card is None:
        challenge = table.challenge
        other = challenge is not None and (challenge.offense.card is not None or challenge.defense.card is not None)
        return said.CHOOSING if other else ""
    return said.card(side.card) if side.card else said.CARD_LAID


def _under(c: Canvas, table: TableView, challenge: ChallengeView, names: Sequence[str], said: PicturePhrases) -> None:
    """What was announced last, with the mark of whoever did; else what was announced for later in the challenge; else
    the destiny cards while there is no target.
    """
    y = _Y + _HEIGHT - 36
    open_uses = [use for use in table.stack if not use.cancelled]
    if open_uses:
        use = open_uses[-1]
        look = theme.PLAYERS[table.players[use.seat].colour]
        words = cards.words(use.name)
        used = c.text(_TARGET + 20, y, words, 34, theme.TEXT, "bold", "m", 420)
        mark(c, look.mark, _TARGET - used / 2 - 14, y, 15, look.fill)
    elif challenge.calls:
        words = " · ".join(said.maker(call.thing) for call in challenge.calls)
        used = c.text(_TARGET + 20, y, words, 34, theme.TEXT, "bold", "m", 420, 24)
        look = theme.PLAYERS[table.players[challenge.calls[-1].seat].colour]
        mark(c, look.mark, _TARGET - used / 2 - 14, y, 15, look.fill)
    elif challenge.flips and challenge.target is None:
        colour = cards.destiny_colour(challenge.flips[-1])
        _destiny(c, table, colour, said)


def _destiny(c: Canvas, table: TableView, colour: str | None, said: PicturePhrases) -> None:
    """The destiny card that decides, inside the ring of dashes; a wild one is everybody's marks in a circle."""
    c.text(_TARGET, _Y + 52, said.DESTINY, 34, theme.TEXT, "regular", "m")
    if colour is not None:
        look = theme.PLAYERS[colour]
        mark(c, look.mark, _TARGET, _MID, 44, look.fill)
        return
    r = min(26, 96 // len(table.players))
    for player in table.players:
        look = theme.PLAYERS[player.colour]
        turn = math.radians(360 * player.seat / len(table.players) - 90)
        mark(c, look.mark, _TARGET + 50 * math.cos(turn), _MID + 50 * math.sin(turn), r, look.fill)
