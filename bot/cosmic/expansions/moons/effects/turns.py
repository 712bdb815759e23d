"""Moons that change how many challenges, cards and retrieved tokens a turn has (2.6.7)."""

from __future__ import annotations

from bot.cosmic.api import REGROUPS, TURN, Cosmic, Flow, Mine, Regroup, Seat, draws
from bot.cosmic.expansions.moons.moon import Kind, Moon

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
