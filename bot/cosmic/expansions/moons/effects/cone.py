"""Moons that set how many tokens the offense commits (2.6.7). Macron's one token stays one: powers come later."""

from __future__ import annotations

from bot.cosmic import board
from bot.cosmic.expansions.moons.moon import Kind, Moon
from bot.cosmic.hooks import COMMIT_LIMIT, Mine
from bot.cosmic.state import Cosmic
from bot.cosmic.subjects import Commit

_SIZE, _VARIABLE = -2, -1
"""Ranks: before powers, the variable size last of all."""


def _offense(game: Cosmic, my: Mine, subject: Commit) -> bool:
    return subject.side == "offense" and not subject.ally


class ConeSize3(Moon):
    """The offense commits at most three tokens. No effect while Cone Size 5 Moon works too."""

    name = "cone_size_3_moon"
    kind = Kind.CONTINUOUS
    cancels = "cone_size_5_moon"

    @COMMIT_LIMIT.at(_SIZE).when(_offense)
    def narrow(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """Whoever the offense is."""
        return 3


class ConeSize5(Moon):
    """The offense commits at most five tokens. No effect while Cone Size 3 Moon works too."""

    name = "cone_size_5_moon"
    kind = Kind.CONTINUOUS
    cancels = "cone_size_3_moon"

    @COMMIT_LIMIT.at(_SIZE).when(_offense)
    def widen(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """Whoever the offense is."""
        return 5


class ConeSizeVariable(Moon):
    """The offense commits at most as many tokens as stand on this moon, whatever other Cone Size Moons say."""

    name = "cone_size_variable_moon"
    kind = Kind.CONTINUOUS

    @COMMIT_LIMIT.at(_VARIABLE).when(_offense)
    def measure(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """At least one, since the moon is occupied."""
        return max(1, len(board.tokens_at(game.state, my.card)))
