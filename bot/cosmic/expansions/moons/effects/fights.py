"""Moons that change totals and who wins a tie (2.6.7, 5.2.1 d-f).

Moons that change what a loss or a failed deal brings and costs (2.6.7).

Moons that change how many challenges, cards and retrieved tokens a turn has (2.6.7).
"""

from __future__ import annotations

import msgspec

from bot.cosmic.api import (
    COLOUR_OF,
    DEAL,
    REGROUPS,
    REWARDING,
    TOKEN_VALUE,
    TOTALS,
    TURN,
    Consolation,
    Consoled,
    Cosmic,
    Flow,
    Mine,
    Regroup,
    Seat,
    Situation,
    Tally,
    Token,
    Totals,
    board,
    draws,
    roles,
)
from bot.cosmic.expansions.moons.moon import Kind, Moon

_TWO = 2


def _defends_a_planet(now: Situation[None]) -> bool:
    return roles.defense(now) and now.state.challenge.target in COLOUR_OF


class DefenseMoon(Moon, kind=Kind.CONTINUOUS):
    """Adds its tokens to the occupant's total; they are at no risk."""

    @TOTALS.at(Tally.ADDITION).when(_defends_a_planet)
    def add(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """One each, whatever they would be worth in a challenge."""
        return sums.adding("defense", len(board.tokens_at(game.state, my.card, my.seat)))


class MiniMac(Moon, kind=Kind.CONTINUOUS):
    """Doubles what the occupant's tokens are worth."""

    @TOKEN_VALUE.when(roles.own)
    def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """Powers come later: what Macron commands counts four."""
        return _TWO


class Tie(Moon, kind=Kind.CONTINUOUS):
    """Gives ties to an occupant who is the offense."""

    @TOTALS.at(Tally.COMPARISON).when(roles.offense)
    def win(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """Instead of the defense (5.1.2)."""
        return msgspec.structs.replace(sums, tie="offense")


class ConsolationMoon(Moon, kind=Kind.CONTINUOUS):
    """One more card of consolation."""

    @REWARDING.consolation.at(Consoled.MORE).when(roles.consoled)
    def add(self, game: Cosmic, my: Mine, intent: Consolation) -> Consolation:
        """Add a card to any grant: the cards of the winner, or what a power claims (P2, Ethic)."""
        return msgspec.structs.replace(intent, count=intent.count + 1)


class Peace(Moon, kind=Kind.CONTINUOUS):
    """Lowers the fine for a failed deal to one."""

    @DEAL.fine.when(roles.own)
    def spare(self, game: Cosmic, my: Mine, fine: int, seat: Seat) -> int:
        """Nothing, if a power has spared you already."""
        return min(fine, 1)


_VENTED = 2


class ChallengeExtension(Moon, kind=Kind.CONTINUOUS, cancels="challenge_limitation_moon"):
    """Three challenges a turn."""

    @TURN.limit
    def extend(self, game: Cosmic, my: Mine, limit: int, offense: Seat) -> int:
        """Each further one after a successful one, as always."""
        return 3


class ChallengeLimitation(Moon, kind=Kind.CONTINUOUS, cancels="challenge_extension_moon"):
    """One challenge a turn."""

    @TURN.limit
    def limit(self, game: Cosmic, my: Mine, limit: int, offense: Seat) -> int:
        """Powers that allow more still do."""
        return 1


class ExtraCard(Moon, kind=Kind.CONTINUOUS):
    """Draws at the start of the occupant's turns."""

    @TURN.start.when(lambda now: now.state.challenge.offense.seat == now.seat)
    def draw(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In the turn's first challenge."""
        yield from draws.draw(game, my.seat, 1, my.name)


class WarpVent(Moon, kind=Kind.CONTINUOUS):
    """Doubles the tokens of regroup."""

    @REGROUPS.instead.when(lambda now: now.about.seat == now.seat and now.about.tokens == 1)
    def vent(self, game: Cosmic, my: Mine, intent: Regroup) -> Regroup:
        """As far as there are two in the warp."""
        return Regroup(intent.seat, _VENTED)
