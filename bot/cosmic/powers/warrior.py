"""Warrior: grows with every fight."""

from typing import ClassVar

from bot.cosmic.api import *

_POINTS = "points"
_WON, _LOST = 1, 2


def _earned(game: Cosmic, my: Mine) -> int:
    """Points that this challenge is worth to a main player; none if it had no result."""
    outcome = game.state.challenge.outcome
    if outcome in ("deal", board.side_of(game.state, my.seat)):
        return _WON
    return _LOST if outcome in ("offense", "defense", "both_lost", "no_deal") else 0


class Warrior(Power, kind=Kind.MANDATORY):
    """Keeps points in its attributes; they are collected even while it is zapped."""

    attributes: ClassVar[dict[str, Datum]] = {_POINTS: 0}

    @ENDING.challenge.quietly(Force.AWAKE).when(lambda game, my: roles.main(game, my) and _earned(game, my) > 0)
    def learn(self, game: Cosmic, my: Mine) -> None:
        """Even while zapped (6.9), but not under Sanity, where no mandatory power applies (2.4.3)."""
        moves.remember(game, my.card, _POINTS, my.number(_POINTS) + _earned(game, my))

    @TOTALS.at(Tally.ADDITION).when(lambda game, my, subject: roles.main(game, my))
    def strike(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """A zap stops the adding."""
        return sums.adding(board.side_of(game.state, my.seat), my.number(_POINTS))


def _may_strike_back(game: Cosmic, my: Mine) -> bool:
    """The defense of a challenge in the order of turns, with something to challenge with."""
    state = game.state
    tokens = bool(sources.sources(state, my.seat)) or bool(board.warp_tokens(state, my.seat))
    able = tokens and board.has_challenge_card(state.players[my.seat].hand)
    return roles.defense(game, my) and state.detour is None and able and state.challenge.riposte != my.seat


class WildWarrior(Flare):
    """A challenge of its holder between two turns."""

    @END_STEP.when(_may_strike_back)
    def strike_back(self, game: Cosmic, my: Mine) -> None:
        """It is no turn: there is no second challenge."""
        moves.strike_back(game, my.seat)


def _points(state: CosmicState, seat: Seat) -> int:
    """The points of the power that ``seat`` has in force."""
    held = (card for card in state.powers if card.power == "warrior" and card.holder == seat)
    points = next((card.data.get(_POINTS) for card in held if force.in_force(state, card)), 0)
    return points if isinstance(points, int) else 0


class SuperWarrior(Flare):
    """Adds the points for an ally."""

    uses_power = True

    support = calling(REVEALED.when(lambda game, my: roles.ally(game, my) and _points(game.state, my.seat) > 0))

    @TOTALS.at(Tally.ADDITION).declared()
    def strike(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """Only while the power is usable (6.9)."""
        return sums.adding(board.side_of(game.state, my.seat), _points(game.state, my.seat))
