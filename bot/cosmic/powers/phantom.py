"""Phantom: keeps ghost tokens that add to its totals."""

from bot.cosmic.api import *

_WILD_IN = Question("phantom.wild.in", Of.TOKENS, says="in", guard=Guard.BASES, sense="turn_around")


class Phantom(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.NOVICE):
    stays_home = True
    sheet_takes = True
    sheet_gives = True

    fade = doing(HANDS_DEALT.quietly(), lambda now: placing.lay_on_sheet(now.game, now.seat, now.my.card, now.my.name))

    haunt = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: len(board.tokens_at(now.state, now.my.card)))
    """The ghosts take no part in the challenge."""


class WildPhantom(Flare, sense="turn_around"):
    appear = doing(
        REVEALED.when(roles.main, lambda now: placing.reserve(now.game, now.seat)),
        lambda now: placing.reinforce(now.game, now.seat, 4, _WILD_IN),
    )


def _ghosts(state: CosmicState, seat: Seat) -> int:
    return sum(len(board.tokens_at(state, f"{SHEET}{number}")) for number in force.held(state, seat, "phantom"))


class SuperPhantom(Flare, uses_power=True, sense="turns"):
    call = calling(REVEALED.when(roles.ally, lambda now: _ghosts(now.state, now.seat) > 0))

    haunt = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.ally), lambda now: _ghosts(now.state, now.seat))
