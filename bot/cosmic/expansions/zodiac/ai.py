"""What a computer player does with Zodiac cards: it wins at once if it can, else it plays for Karma and cards.

Every card brings two others, and a token back to its target; so most are played on oneself. What counts against that is
what the chart would be then: who leads, who would be Nemesis and Spiritual Leader in one, and who would have enough
bases by the rank.
"""

from __future__ import annotations

from bot.cosmic.ai.choosing import BROUGHT, best, options
from bot.cosmic.ai.estimate import needs
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.expansions.zodiac.chart import what
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.views import ZodiacView
from bot.cosmic.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.table import Seat

__all__ = ["worth"]

_WIN = 1_000
_CARDS = 6
"""What two new cards for one are worth."""
_TOKEN = 4
"""What a token more on bases is worth to its owner."""
_LEAD = 14
"""What being Spiritual Leader or Nemesis is worth, for it spares a base; more for whoever needs few bases."""
_AHEAD = 3
"""What it is worth to be ahead of the others by one Karma more."""
_CLOSE = 2
"""Bases to go at which somebody is feared."""


def worth(view: SeatView, choice: Choice) -> int:
    """What an option of the Zodiac window is worth to the one who plays it; 0 for playing nothing."""
    face, _, target = str(choice).partition(":")
    if face == DONE:
        return 0
    now = view.table.part(NAME, ZodiacView)
    on = int(target)
    has_base = any(planet.tokens(on) for planet in view.table.planets)
    then = now.after(what(face), on, releases=has_base)
    if then.leader is not None and then.leader == then.nemesis:
        return _WIN if then.leader == view.seat else -_WIN
    released = now.players[on].karma - then.players[on].karma
    for seat in range(len(now.players)):
        if _wins(view, now, then, seat):
            return _WIN if seat == view.seat else -_WIN
    found = _CARDS + released * (_TOKEN if on == view.seat else -_TOKEN)
    found += _AHEAD * (_lead(then, view.seat) - _lead(now, view.seat))
    for seat in range(len(now.players)):
        change = _rank(then, seat) - _rank(now, seat)
        weight = _LEAD * (_CLOSE if needs(view.table, seat) <= _CLOSE else 1)
        found += change * (weight if seat == view.seat else -weight)
    return found


def _wins(view: SeatView, now: ZodiacView, then: ZodiacView, seat: Seat) -> bool:
    """Whether somebody who needs one base fewer by this play has enough at once (Z35, Z39)."""
    rises = _rank(then, seat) and not _rank(now, seat)
    return bool(rises) and needs(view.table, seat) <= 1


def _lead(chart: ZodiacView, seat: Seat) -> int:
    """By how much a player has more Karma than any other one."""
    others = (one.karma for number, one in enumerate(chart.players) if number != seat and one.card)
    return chart.players[seat].karma - max(others, default=0)


def _rank(chart: ZodiacView, seat: Seat) -> int:
    return int(seat in (chart.leader, chart.nemesis))


def _play(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda choice: worth(view, choice), dice)


BROUGHT[PLAY] = _play
