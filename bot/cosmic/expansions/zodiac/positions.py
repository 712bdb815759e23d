"""Spiritual Leader and Nemesis: who they are after an event, how they win (Z31), their card as a base (Z33, Z37)."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac import moves as zodiac_moves
from bot.cosmic.expansions.zodiac.chart import NEMESIS, what
from bot.cosmic.expansions.zodiac.state import karma, nemesis, rivals, zodiac
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.phases.closing import end_if_won
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat


def exalted(state: CosmicState, seat: Seat) -> bool:
    """Whether ``seat`` is the Spiritual Leader or Nemesis: positions, not powers (Z40, Z47)."""
    mine = zodiac(state)
    return seat == mine.leader or what(mine.cards[seat]) == NEMESIS


def conclude(game: Cosmic, *, check: bool) -> Flow[None]:
    """A Zodiac card or a Karma step is completed: who leads now, and whether somebody has won (Z12.4, Z31).

    ``check`` says whether foreign bases are looked at besides, as after each Zodiac card (7.3). Whoever is both
    Spiritual Leader and Nemesis wins at once, together with everybody who has enough foreign bases (7.5), unless a
    power answers that.
    """
    zodiac_moves.review(game)
    yield from end_if_won(game, otherwise=not check)


def holds_both(state: CosmicState, seat: Seat) -> bool:
    """Whether ``seat`` is the Spiritual Leader and Nemesis, and so wins, however that has come about (Z31)."""
    return seat == zodiac(state).leader == nemesis(state)


def spare_on_card(state: CosmicState, seat: Seat) -> int:
    """How many tokens ``seat`` may take from its card as from a base.

    Nemesis may always take (Z37), the Spiritual Leader has to stay strictly highest (Z33).
    """
    if seat == nemesis(state):
        return karma(state, seat)
    return karma(state, seat) - 1 - rivals(state, seat) if seat == zodiac(state).leader else 0


def room_on_card(state: CosmicState, seat: Seat) -> int:
    """How many tokens ``seat`` may put on its card as on a base.

    More Karma keeps the Spiritual Leader where it is (Z33). Nemesis may neither become strictly highest nor let the
    Spiritual Leader be so no longer (Z37).
    """
    leader = zodiac(state).leader
    if seat == leader:
        return len(state.tokens)
    if seat != nemesis(state):
        return 0
    return rivals(state, seat) - karma(state, seat) - (leader != NOBODY)
