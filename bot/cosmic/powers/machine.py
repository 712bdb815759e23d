"""Machine: allows another challenge while a challenge card is held."""

from bot.cosmic.api import *


def _turn_ended(state: CosmicState) -> bool:
    """True if a rule said that the turn ends (4.4.3, 4.7.1, 4.10.4)."""
    return state.challenge.outcome in ("aborted", "repulsed")


class Machine(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, worth=6):
    not_beside = ("filch",)

    go_on = affirming(TURN.another.when(roles.own, lambda now: not _turn_ended(now.state)))
    """Each continuation is one use."""


def _may_go_on(now: Situation[object]) -> bool:
    state = now.state
    if state.challenge.ordinal != 1 or _turn_ended(state):
        return False
    failed = state.challenge.outcome in ("defense", "both_lost", "no_deal")
    return failed or draws.lacks(now.game, now.seat, state.players[now.seat].hand)


class WildMachine(Flare):
    @END_STEP.when(roles.offense, _may_go_on)
    def rebuild(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The fresh hand comes only if there is no challenge card in the old one."""
        moves.decree(game, ANOTHER)
        yield from draws.new_hand(game, my.seat)


class SuperMachine(Flare):
    @REGROUPS.instead.when(roles.regrouping)
    def draw(self, game: Cosmic, my: Mine, regroup: Regroup) -> Flow[Regroup]:
        yield from draws.draw(game, my.seat, 1, "machine")
        return Regroup(regroup.seat, 0)
