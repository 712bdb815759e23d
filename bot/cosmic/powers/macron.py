"""Macron: one token at a time, worth four."""

from bot.cosmic.api import *


def _is_original(state: CosmicState, token: Token) -> bool:
    """True if a token is one of its commander's twenty: neither a captive nor of a second or a neutral colour."""
    return all(state.tokens[number] is not token for number in state.foreign_tokens)


class Macron(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=8):
    """Limits what is committed to one, and changes what a token is worth."""

    @COMMITTING.limit.when(roles.own)
    def alone(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """A zap as the token is committed lifts the limit."""
        return 1

    @ESCORTING.limit.when(roles.own)
    def call_one(self, game: Cosmic, my: Mine, limit: int, seat: Seat) -> int:
        """One Escort at most (S16)."""
        return min(limit, 1)

    @TOKEN_VALUE.when(roles.own, lambda now: _is_original(now.state, now.about))
    def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """A zap after the reveal makes them tokens like any others."""
        return 4

    @REWARDING.units.when(roles.own)
    def count(self, game: Cosmic, my: Mine, units: int, seat: Seat) -> int:
        return 2


class WildMacron(Flare, sense="turns"):
    """Adds one to each token's worth after an attack was shown."""

    grow = calling(REVEALED.when(roles.shows_attack))

    @TOKEN_VALUE.at(1).declared().when(roles.own)
    def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        return value + 1


class SuperMacron(Flare):
    """Lifts the limit of the power to four."""

    @COMMITTING.limit.at(1).when(roles.own)
    def gather(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        """Readied before the tokens are committed."""
        return max(limit, CONE_LIMIT)

    @ESCORTING.limit.at(1).when(roles.own)
    def call_all(self, game: Cosmic, my: Mine, limit: int, seat: Seat) -> int:
        """Any number of Escorts (S16)."""
        return len(game.state.tokens)
