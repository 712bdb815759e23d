"""Moons that change what allies are worth or may bring, and the one that does nothing (2.6.7).

Moons that set how many tokens the offense commits (2.6.7). Macron's one token stays one: powers come later.

What narrows the cone holds against everything that would widen it again, such as Super Macron (0.4).
"""

from __future__ import annotations

from bot.cosmic.api import (
    ALLY_WORTH,
    COMMITTING,
    REWARDING,
    Commit,
    Cosmic,
    Limit,
    Mine,
    Reward,
    Seat,
    Situation,
    board,
)
from bot.cosmic.expansions.moons.moon import Kind, Moon, system_of, where

_WALL = 2


class AllyOneHalf(Moon, kind=Kind.SECRET, cancels="ally_double_moon"):
    """Halves what allies' tokens are worth, rounded down."""

    @ALLY_WORTH
    def halve(self, game: Cosmic, my: Mine, worth: int, ally: Seat) -> int:
        """Each ally's sum for itself."""
        return worth // 2


class AllyDouble(Moon, kind=Kind.SECRET, cancels="ally_one_half_moon"):
    """Doubles what allies' tokens are worth."""

    @ALLY_WORTH
    def double(self, game: Cosmic, my: Mine, worth: int, ally: Seat) -> int:
        """Each ally's sum for itself."""
        return worth * 2


class Silent(Moon, kind=Kind.SECRET):
    """Does nothing, and does not say so."""


def _storms(now: Situation[Commit]) -> bool:
    """An ally of the offense against the occupant, who is the defense on a planet of this moon's system."""
    subject = now.about
    challenge = now.state.challenge
    here = challenge.target in board.planets(now.state, system_of(now.my.card))
    return subject.ally and subject.side == "offense" and challenge.defense.seat == now.seat and here


class ShieldWall(Moon, kind=Kind.CONTINUOUS):
    """Limits allies against its occupant to two tokens."""

    @COMMITTING.limit.at(Limit.CAP).when(_storms)
    def shield(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """Whatever else they might bring."""
        return min(limit, _WALL)


class RewardMoon(Moon, kind=Kind.CONTINUOUS):
    """One more reward for an ally."""

    @REWARDING.before.when(
        lambda now: now.about.seat == now.seat and now.about.count > 0 and board.is_ally(now.state, now.seat)
    )
    def add(self, game: Cosmic, my: Mine, intent: Reward) -> Reward:
        """A token or a card, as with the others."""
        return Reward(intent.seat, intent.count + 1)


_NARROW, _WIDE = 3, 5
_VARIABLE = "cone_size_variable_moon"


def _offense(now: Situation[Commit]) -> bool:
    subject = now.about
    return subject.side == "offense" and not subject.ally


def _narrowed(now: Situation[Commit]) -> bool:
    """The variable size overrides the fixed ones."""
    return _offense(now) and not where(now.state, _VARIABLE)


class ConeSize3(Moon, kind=Kind.CONTINUOUS, cancels="cone_size_5_moon"):
    """Lowers the limit of the offense to three."""

    @COMMITTING.limit.at(Limit.CAP).when(_narrowed)
    def narrow(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        return min(limit, _NARROW)


class ConeSize5(Moon, kind=Kind.CONTINUOUS, cancels="cone_size_3_moon"):
    """Raises the limit of the offense to five."""

    @COMMITTING.limit.at(Limit.SET).when(_offense)
    def widen(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        return _WIDE


class ConeSizeVariable(Moon, kind=Kind.CONTINUOUS):
    """Sets the limit of the offense to the tokens here, after the other two."""

    @COMMITTING.limit.at(Limit.SET_INSTEAD).when(_offense)
    def measure(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """At least one, since the moon is occupied."""
        return max(1, len(board.tokens_at(game.state, my.card)))

    @COMMITTING.limit.at(Limit.CAP).when(_offense)
    def confine(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """Also what a power allows besides."""
        return min(limit, self.measure(game, my, limit, subject))
