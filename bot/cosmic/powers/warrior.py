"""Warrior: adds points that it collects in every fight, even while it is zapped."""

from bot.cosmic.api import *


def _earned(game: Cosmic, my: Mine) -> int:
    outcome = game.state.challenge.outcome
    if outcome in ("deal", board.side_of(game.state, my.seat)):
        return 1
    return 2 if outcome == "no_deal" or roles.beaten(Situation(game, my, None)) else 0


class Warrior(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=7):
    points = Attribute(0, tally=True, told="points")

    @ENDING.challenge.quietly(Force.AWAKE).when(roles.main, lambda now: _earned(now.game, now.my) > 0)
    def learn(self, game: Cosmic, my: Mine) -> None:
        """Even while zapped (6.9), but not under Sanity, where no mandatory power applies (2.4.3)."""
        moves.remember(game, my.card, Warrior.points, Warrior.points.of(my) + _earned(game, my))

    strike = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: Warrior.points.of(now.my))


def _may_strike_back(now: Situation[object]) -> bool:
    state = now.state
    able = not sources.spent(state, now.seat) and not draws.lacks(now.game, now.seat, state.players[now.seat].hand)
    in_order = state.detour is None or state.detour.deputy
    return able and in_order and state.challenge.riposte != now.seat


class WildWarrior(Flare):
    @END_STEP.when(roles.defense, _may_strike_back)
    def strike_back(self, game: Cosmic, my: Mine) -> None:
        """It is no turn: there is no second challenge."""
        moves.strike_back(game, my.seat)


def _points_in_force(state: CosmicState, seat: Seat) -> int:
    held = force.held(state, seat, "warrior")
    return Warrior.points.of(state.powers[held[0]]) if held else 0


class SuperWarrior(Flare, uses_power=True, sense="turns"):
    support = calling(REVEALED.when(roles.ally, lambda now: _points_in_force(now.state, now.seat) > 0))

    strike = adding(TOTALS.at(Tally.ADDITION).declared(), lambda now: _points_in_force(now.state, now.seat))
    """Only while the power is usable (6.9)."""
