"""Macron: one token at a time, worth four."""

from bot.cosmic.api import *


def _is_original(state: CosmicState, token: Token) -> bool:
    """True if a token is one of its commander's twenty: neither a captive nor of a second or a neutral colour."""
    return all(state.tokens[number] is not token for number in state.foreign_tokens)


class Macron(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=8):
    alone = changing(COMMITTING.limit.when(roles.own), lambda now, limit: 1)
    """A zap as the token is committed lifts the limit."""

    call_one = changing(ESCORTING.limit.when(roles.own), lambda now, limit: min(limit, 1))
    """One Escort at most (S16)."""

    weigh = changing(TOKEN_VALUE.when(roles.own, lambda now: _is_original(now.state, now.about)), lambda now, value: 4)
    """A zap after the reveal makes them tokens like any others."""

    count = changing(REWARDING.units.when(roles.own), lambda now, units: 2)


class WildMacron(Flare, sense="turns"):
    grow = calling(REVEALED.when(roles.shows_attack))

    weigh = changing(TOKEN_VALUE.at(1).declared().when(roles.own), lambda now, value: value + 1)


class SuperMacron(Flare):
    gather = changing(COMMITTING.limit.at(1).when(roles.own), lambda now, limit: max(limit, CONE_LIMIT))
    """Readied before the tokens are committed."""

    call_all = changing(ESCORTING.limit.at(1).when(roles.own), lambda now, limit: len(now.state.tokens))
    """Any number of Escorts (S16)."""
