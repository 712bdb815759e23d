"""What foreign bases are worth to whoever wants to win: one's own gains, and what others gain by the same challenge.

Worth is counted in tenths of a card, as in ``estimate``. A place in the race grows by the same factor with each base,
and what others gain is one's own loss, shared among all who race.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.cosmic.ai.estimates.estimate import needs, would_win
from bot.cosmic.seen.views import ChallengeView, TableView
from bot.kernel.seat import Seat

WIN: Final = 1_000
"""Worth of having won."""
_SHARED: Final = 150
"""By how much a win is worth less for each who shares it."""
_PLACES: Final = (WIN, 550, 300, 170, 100, 60, 35, 20, 10)
"""Worth of being so many bases short."""


def place(table: TableView, seat: Seat) -> int:
    """What a seat's place in the race is worth to it."""
    return _PLACES[max(0, min(needs(table, seat), len(_PLACES) - 1))]


def prize(table: TableView, seat: Seat) -> int:
    """What one foreign base more is worth to a seat."""
    short = max(1, min(needs(table, seat), len(_PLACES) - 1))
    return _PLACES[short - 1] - _PLACES[short]


def fresh(table: TableView, seat: Seat, planet: str | None) -> bool:
    """Whether a base on ``planet`` would be one more that counts for ``seat``."""
    known = None if planet is None else table.planet(planet)
    return known is not None and known not in table.outposts and known.owner != seat and not known.tokens(seat)


def landing(table: TableView, me: Seat, seats: Iterable[Seat], planet: str | None) -> int:
    """What it is worth to ``me`` that all these found bases on ``planet``."""
    gaining = [seat for seat in seats if fresh(table, seat, planet)]
    winners = [seat for seat in gaining if would_win(table, seat, planet)]
    if winners:
        return (WIN - _SHARED * (len(winners) - 1) if me in winners else 0) - place(table, me)
    others = max(1, sum(player.active for player in table.players) - 1)
    lost = sum(prize(table, seat) for seat in gaining if seat != me) // others
    return (prize(table, me) if me in gaining else 0) - lost


def driven_out(table: TableView, me: Seat, seat: Seat | None, planet: str | None) -> int:
    """What it is worth to ``me`` that ``seat`` loses its foreign base on ``planet``; 0 if it has none there."""
    known = None if planet is None else table.planet(planet)
    if seat is None or known is None or known in table.outposts or known.owner == seat or not known.tokens(seat):
        return 0
    short = max(0, min(needs(table, seat), len(_PLACES) - 2))
    lost = _PLACES[short] - _PLACES[short + 1]
    others = max(1, sum(player.active for player in table.players) - 1)
    return -lost if seat == me else lost // others


def landing_if(challenge: ChallengeView, winner: str) -> list[Seat]:
    """Who founds bases if a side wins: the offense and its allies, in a reverse challenge the allies of the defense."""
    side = challenge.offense if winner == "offense" else challenge.defense
    main = [challenge.offense.seat] if winner == "offense" else []
    allies = [ally.seat for ally in side.allies] if challenge.reverse == (winner == "defense") else []
    return [seat for seat in (*main, *allies) if seat is not None]
