"""Moons that set how many tokens the offense commits (2.6.7). Macron's one token stays one: powers come later.

What narrows the cone holds against everything that would widen it again, such as Super Macron (0.4).
"""

from __future__ import annotations

from bot.cosmic.api import COMMITTING, Commit, Cosmic, Limit, Mine, Situation, board
from bot.cosmic.expansions.moons.moon import Kind, Moon, where

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
