"""A computer player's use of Zodiac cards: it wins at once if it can, else it plays for Karma and cards."""

from __future__ import annotations

from collections.abc import Callable

from bot.cosmic.ai.choosing import BROUGHT, Temper, best, options
from bot.cosmic.ai.estimate import needs
from bot.cosmic.expansions.zodiac.karma import GAIN, PLAY, RELEASE
from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.views import ZodiacView, can_release, what
from bot.cosmic.model import ids
from bot.cosmic.model.board import POWER_NEEDS
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, Split
from bot.kernel.event import Seat

_WIN = 1_000
_CARDS = 6
_TOKEN = 4
_LEAD = 14
"""Points for being Spiritual Leader or Nemesis, which saves a base; more if few bases are missing."""
_AHEAD = 3
_MOON, _SPARE, _FOREIGN, _NEEDED = 1, 2, 3, 4
_CLOSE = 2


def worth(view: SeatView, choice: Choice) -> int:
    face, on = ids.targeted(str(choice))
    if on is None:
        return 0
    now = view.table.part(NAME, ZodiacView)
    then = now.after(what(face), on, releases=can_release(view.table, on))
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
    """True if a player who needs one base fewer by this play has enough at once (Z35, Z39)."""
    return bool(_rank(then, seat) and not _rank(now, seat)) and needs(view.table, seat) <= 1


def _lead(chart: ZodiacView, seat: Seat) -> int:
    others = (one.karma for number, one in enumerate(chart.players) if number != seat and one.card)
    return chart.players[seat].karma - max(others, default=0)


def _rank(chart: ZodiacView, seat: Seat) -> int:
    return int(seat in (chart.leader, chart.nemesis))


def gain(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Take tokens from the largest places; if a base has to go, the one that counts for least."""
    return _one_by_one(view, ask, lambda place, left: (_cost_of_ending(view, place) if left == 1 else 0, -left), -1)


def release(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Put tokens on the weakest home planet, where they may have to defend, else on the weakest base."""
    homes = _homes(view)
    return _one_by_one(view, ask, lambda place, left: (place not in homes, left), 1)


def _one_by_one(view: SeatView, ask: Ask, cost: Callable[[str, int], tuple[int, int]], change: int) -> Choice:
    if not isinstance(ask.form, Split):
        return ask.default
    there = {one.id: one.tokens(view.seat) for one in (*view.table.planets, *view.table.outposts)}
    shares = {part.name: part.low for part in ask.form.parts}
    room = {part.name: part.high for part in ask.form.parts}
    for _ in range(ask.form.low - sum(shares.values())):
        free = [place for place, count in shares.items() if count < room[place]]
        place = min(free, key=lambda one: cost(one, there.get(one, 0) + change * shares[one]))
        shares[place] += 1
    return {place: count for place, count in shares.items() if count}


def _homes(view: SeatView) -> list[str]:
    return [one.id for one in view.table.planets if one.owner == view.seat and one.tokens(view.seat)]


def _cost_of_ending(view: SeatView, place: str) -> int:
    """Rank of a base: a moon is lowest, then a home base that no power needs, then a foreign one."""
    homes = _homes(view)
    if place in homes:
        return _NEEDED if len(homes) <= POWER_NEEDS else _SPARE
    return _FOREIGN if any(one.id == place for one in view.table.planets) else _MOON


BROUGHT[PLAY.key] = lambda view, ask, temper, dice: best(options(ask.form), lambda one: worth(view, one), dice)
BROUGHT[GAIN.key] = gain
BROUGHT[RELEASE.key] = release
