"""The strip over the galaxy: offense, cone and target, defense. At 400 px it is what one reads without zooming."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.cosmic.model import cards, ids
from bot.cosmic.seen.picture_facts import allies, decided
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, SideView, TableView
from bot.cosmic.words import picture_words, things
from bot.cosmic.words.expansion_words import Names
from bot.words.speech import Speech
from renderers.cosmic.board.places import STRIP
from renderers.cosmic.marks import chevrons, guests, headline, mark_of, people, people_wide, planet, token_pill
from renderers.kit import theme
from renderers.kit.canvas import Anchor, Canvas, text_width
from renderers.kit.pieces import whole

_X, _Y, _WIDTH, _HEIGHT = STRIP
_MID: Final = _Y + 184
_BASE: Final = _X + 232
_TIP: Final = _X + 566
TARGET: Final = (_X + 664, _MID)
_TARGET: Final = TARGET[0]
_R: Final = 92
_ALLIES: Final = _X + 772
_COLUMN: Final = 184
_WIDE_COLUMN: Final = 330
"""The defense's name, over its allies while there are at most ``_FEW``."""
_FEW: Final = 2
_LOWER: Final = 12
"""Px that they stand lower, to leave tall letters of that name their room."""
_TALLEST: Final = (76, 68)
_ROOM: Final = 240
_CALLED: Final = 400
_CARD: Final = (112, 156)
_RESULT: Final = (_X + 252, _MID - 70, 632, 140)
_ABREAST: Final = 4
_GOAL: Final = {1: (118, 150, 226, 300), 2: (96, 124, 188, 250)}
_DEALERS: Final = (590, 900, 30)
_CALLS: Final = 400
"""Most width of an announcement under the target."""
_SMALL: Final = 26
_CRATERS: Final = ((-44, -16, 17), (-8, 58, 20), (40, -50, 11), (54, 22, 15), (-52, 38, 9))


class Pill(NamedTuple):
    seat: int
    tokens: int
    guests: tuple[str, ...]
    box: tuple[float, float, float, float]


def strip(c: Canvas, view: BoardPicture, names: Sequence[str], say: Speech) -> None:
    table, challenge = view.table, view.table.challenge
    if challenge is None:
        _goal(c, view, names, say)
        return
    if decided(view):
        _result(c, table, challenge, names, say)
        return
    _cone(c, view, challenge)
    _target(c, view, challenge, names, say)
    _column(c, table, challenge.offense, names, say, attacks=True)
    _column(c, table, challenge.defense, names, say, attacks=False)
    _under(c, table, challenge, names, say)


def _goal(c: Canvas, view: BoardPicture, names: Sequence[str], say: Speech) -> None:
    """Names stand in the order of turns; it says if the colours are only for now."""
    table, middle = view.table, _X + _WIDTH / 2
    rows = 1 if len(table.players) <= _ABREAST else 2
    number, size, words, top = _GOAL[rows]
    c.text(middle, _Y + number, str(table.bases_to_win), size, theme.TEXT, "black", "m")
    c.text(middle, _Y + words, say("picture-setup-goal"), 44, theme.TEXT, "bold", "m", _WIDTH - 64)
    if view.undecided:
        c.text(middle, _Y + _HEIGHT - 16, say("picture-undecided"), 26, theme.MUTED, "regular", "m", _WIDTH - 64)
    abreast = math.ceil(len(table.players) / rows)
    step = (_WIDTH - 128) / abreast
    for player in table.players:
        row = player.seat // abreast
        indent = (abreast - min(abreast, len(table.players) - row * abreast)) / 2
        x, y = _X + 64 + step * (player.seat % abreast + indent + 0.5), _Y + top + 52 * row
        room = step - 16
        width = min(text_width(names[player.seat], 34), room - 44)
        mark_of(c, player.colour, x - width / 2 - 8, y, 16)
        c.text(x + 18, y, names[player.seat], 34, theme.MUTED, "regular", "m", room - 44, 26)


def _result(c: Canvas, table: TableView, challenge: ChallengeView, names: Sequence[str], say: Speech) -> None:
    """Between both totals; the tokens have left for where the systems show them."""
    sides = {"offense": challenge.offense, "defense": challenge.defense, "landed": challenge.offense}
    winner = sides[challenge.outcome].seat if challenge.outcome in sides else None
    for role, side in (("offense", challenge.offense), ("defense", challenge.defense)):
        if side.seat is not None:
            won = winner in (None, side.seat)
            edge, anchor = _heading(c, table, side, names, say, attacks=role == "offense", won=won)
            if side.total is not None:
                ink = theme.TEXT if won else theme.MUTED
                c.text(edge, _Y + 190, picture_words.number(say, side.total), 132, ink, "black", anchor, _COLUMN, 72)
                c.text(edge, _Y + 276, say("picture-total"), 30, theme.MUTED, "regular", anchor)
    back, ink, x = theme.RAISED, theme.TEXT, _RESULT[0] + 32.0
    if winner is not None:
        back, ink, x = theme.PLAYERS[table.players[winner].colour].fill, theme.INK, x + 76
    c.rect(*_RESULT, back, 28)
    middle = _RESULT[1] + _RESULT[3] / 2
    if winner is not None:
        mark_of(c, table.players[winner].colour, _RESULT[0] + 60, middle, 30, ink)
    title = picture_words.reveal_title(say, challenge.outcome, (None, None), "" if winner is None else names[winner])
    end = _RESULT[0] + _RESULT[2] - 28
    if challenge.dealers:
        people(c, x, middle + 36, end - x, _dealing(table, challenge, names), _DEALERS[2], _SMALL)
    headline(c, x, middle - 26 if challenge.dealers else middle, title, 60, ink, end, (34, 40))
    totals = (challenge.offense.total, challenge.defense.total)
    under = [
        _called(table, challenge, names, say) if challenge.target else "",
        picture_words.why(say, challenge.outcome, totals),
    ]
    words = " · ".join(filter(None, under))
    c.text(_X + _WIDTH / 2, middle + 104, words, 34, theme.MUTED, "regular", "m", _RESULT[2])


def _dealing(table: TableView, challenge: ChallengeView, names: Sequence[str]) -> list[tuple[str, str]]:
    """Empty if the main players alone deal."""
    return [(table.players[seat].colour, names[seat]) for seat in challenge.dealers]


def _called(table: TableView, challenge: ChallengeView, names: Sequence[str], say: Speech) -> str:
    """A planet by its number, anything else by whose system it lies in."""
    target = challenge.target or ""
    where = ids.place(target)
    if isinstance(where, ids.Planet):
        return say("picture-target-planet", number=where.number, reverse=challenge.reverse)
    return say.message(things.place(target, Names(names, table.colours)))


def _cone(c: Canvas, view: BoardPicture, challenge: ChallengeView) -> None:
    aimed = challenge.target is not None
    end = _TIP + 60 if aimed else _TIP - 40
    half = 44 if aimed else 72
    c.poly([(_BASE, _MID - 136), (end, _MID - half), (end, _MID + half), (_BASE, _MID + 136)], theme.RAISED)
    c.rect(_BASE - 8, _MID - 136, 18, 272, theme.TEXT, 0)
    if aimed:
        chevrons(c, _TIP - 104, _MID)
    _pills(c, view.table, _stacks(view, challenge)[0], "offense")


def _stacks(view: BoardPicture, challenge: ChallengeView) -> tuple[list[Pill], list[Pill]]:
    side = challenge.offense
    rows = [] if side.seat is None or not side.tokens else [BaseView(side.seat, side.tokens, side.guests, side.piled)]
    rows += allies(view, side)
    against = allies(view, challenge.defense) if challenge.target is not None else ()
    return (
        _stack(rows, _BASE + 30, (140, _TALLEST[0])),
        _stack(against, _ALLIES, (116, _TALLEST[1]), _LOWER if len(against) == _FEW else 0),
    )


def _stack(rows: Sequence[BaseView], x: float, size: tuple[int, int], lower: int = 0) -> list[Pill]:
    height = min(size[1], _ROOM // max(1, len(rows)) - 8)
    top = _MID - (len(rows) * (height + 8) - 8) / 2 + lower
    return [
        Pill(row.seat, row.tokens, guests(row), (x, top + at * (height + 8), size[0], height))
        for at, row in enumerate(rows)
    ]


def _pills(c: Canvas, table: TableView, found: Sequence[Pill], end: str) -> None:
    for seat, count, others, box in found:
        token_pill(c, table, table.players[seat].colour, box, f"cone.{end}", count, others)


def _target(c: Canvas, view: BoardPicture, challenge: ChallengeView, names: Sequence[str], say: Speech) -> None:
    """Dashes until it is known; in them the destiny."""
    table, defense = view.table, challenge.defense
    if challenge.target is None:
        for at in range(16):
            c.arc(_TARGET, _MID, _R, at * 22.5 - 6, at * 22.5 + 6, theme.LINE, 6)
        if challenge.destined:
            _destiny(c, table, challenge.destiny, say)
        return
    where = table.planet(challenge.target)
    if where in table.planets:
        planet(c, table.players[where.owner].colour, _TARGET, _MID, _R, 26)
    else:
        _outpost(c, table.players[where.owner].colour)
    c.disc(_TARGET, _MID, _R, None, theme.TEXT, 8)
    c.text(_TARGET, _Y + 52, _called(table, challenge, names, say), 34, theme.TEXT, "regular", "m", _CALLED)
    if defense.seat is not None and defense.tokens:
        own = next((base for base in where.bases if base.seat == defense.seat), BaseView(defense.seat, 0))
        colour = table.players[defense.seat].colour
        token_pill(c, table, colour, (_TARGET - 74, _MID - 38, 148, 76), challenge.target, defense.tokens, guests(own))
    _pills(c, table, _stacks(view, challenge)[1], "defense")


def _outpost(c: Canvas, colour: str) -> None:
    """For a target that is no planet."""
    c.disc(_TARGET, _MID, _R, theme.mix(theme.PANEL, theme.LINE, 0.5))
    for x, y, r in _CRATERS:
        c.disc(_TARGET + x, _MID + y, r, theme.mix(theme.PANEL, theme.LINE, 0.25))
    mark_of(c, colour, _TARGET, _MID - 58, 15)


def _heading(
    c: Canvas, table: TableView, side: SideView, names: Sequence[str], say: Speech, *, attacks: bool, won: bool = True
) -> tuple[float, Anchor]:
    """Return the edge and the alignment of the side's column."""
    assert side.seat is not None
    edge, inward = (_X + 28, 1) if attacks else (_X + _WIDTH - 28, -1)
    anchor: Anchor = "l" if attacks else "r"
    mark_of(c, table.players[side.seat].colour, edge + 18 * inward, _Y + 42, 18)
    role = say("picture-offense-title") if attacks else say("picture-defense-title")
    c.text(edge + 48 * inward, _Y + 42, role, 28, theme.MUTED, "bold", anchor, _COLUMN - 48)
    room = _COLUMN if attacks or len(side.allies) > _FEW else _WIDE_COLUMN
    c.text(edge, _Y + 94, names[side.seat], 48, theme.TEXT if won else theme.MUTED, "bold", anchor, room, 30)
    return edge, anchor


def _column(c: Canvas, table: TableView, side: SideView, names: Sequence[str], say: Speech, *, attacks: bool) -> None:
    """Tokens in all once there are any or a target, the card as soon as one lies there."""
    if side.seat is None:
        return
    edge, anchor = _heading(c, table, side, names, say, attacks=attacks)
    total = side.tokens + sum(ally.tokens for ally in side.allies)
    if table.challenge is None or (table.challenge.target is None and not (attacks and total)):
        return
    c.text(edge, _Y + 190, str(total), 132, theme.TEXT, "black", anchor, _COLUMN, 72)
    c.text(edge, _Y + 276, say("picture-tokens", count=total), 30, theme.MUTED, "regular", anchor)
    words = _card(side, table, say)
    if side.card and side.counts != cards.face(side.card):
        c.text(edge, _Y + 307, _printed(side.card, say), 26, theme.MUTED, "regular", anchor, _COLUMN)
        c.text(edge, _Y + 334, words, 30, theme.TEXT, "bold", anchor, _COLUMN, 26)
    elif words:
        c.text(edge, _Y + 320, words, 34, theme.TEXT, "bold", anchor, _COLUMN, 26)


def _card(side: SideView, table: TableView, say: Speech) -> str:
    if side.card is None:
        challenge = table.challenge
        other = challenge is not None and (challenge.offense.card is not None or challenge.defense.card is not None)
        return say("picture-choosing") if other else ""
    return say.message(things.card(side.counts)) if side.card else say("picture-card-laid")


def _printed(card: str, say: Speech) -> str:
    """Only an attack's number; there is no room for more."""
    attack = ids.as_card(card)
    number = str(attack.value) if isinstance(attack, ids.Attack) else ""
    return say("picture-number-counts-as", number=number) if number else say("picture-counts-as")


def is_announced(table: TableView) -> bool:
    calls = table.challenge is not None and table.challenge.calls
    return bool(calls) or any(not use.cancelled for use in table.stack)


def _under(c: Canvas, table: TableView, challenge: ChallengeView, names: Sequence[str], say: Speech) -> None:
    """Draw the last announcement with its maker's mark, else the dealers, else those for later in the challenge."""
    y = _Y + _HEIGHT - 36
    use = next((use for use in reversed(table.stack) if not use.cancelled), None)
    if use is not None:
        words = say.message(things.maker(use.thing))
        used = c.text(_TARGET + 24, y, words, 34, theme.TEXT, "bold", "m", _CALLS)
        mark_of(c, table.players[use.seat].colour, _TARGET - used / 2 - 10, y, 15)
    elif challenge.dealers:
        rows, (room, right, size) = _dealing(table, challenge, names), _DEALERS
        width = people_wide(room, rows, size)
        people(c, min(_TARGET + 20 - width / 2, _X + right - width), y, room, rows, size, _SMALL)
    elif challenge.calls:
        words = whole(picture_words.makers(say, [call.thing for call in challenge.announced]), _CALLS, 26, "bold")
        used = c.text(_TARGET + 24, y, words, 34, theme.TEXT, "bold", "m", _CALLS, 24)
        mark_of(c, table.players[challenge.calls[-1].seat].colour, _TARGET - used / 2 - 10, y, 15)


def _destiny(c: Canvas, table: TableView, colour: str | None, say: Speech) -> None:
    """A wild one is everybody's marks in a circle."""
    c.text(_TARGET, _Y + 52, say("picture-destiny"), 34, theme.TEXT, "regular", "m")
    width, height = _CARD
    box = (_TARGET - width / 2, _MID - height / 2, width, height)
    if colour is not None:
        c.rect(*box, theme.PLAYERS[colour].fill, 14, theme.TEXT, 5)
        mark_of(c, colour, _TARGET, _MID, 36, theme.INK)
        return
    c.rect(*box, theme.RAISED, 14, theme.TEXT, 5)
    r = min(17, 70 // len(table.players))
    for player in table.players:
        turn = math.radians(360 * player.seat / len(table.players) - 90)
        mark_of(c, player.colour, _TARGET + 34 * math.cos(turn), _MID + 46 * math.sin(turn), r)
