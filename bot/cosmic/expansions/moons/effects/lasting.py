"""Moons that change something as long as they lie on the board, and the one that does nothing (2.6.7)."""

from bot.cosmic.api import *
from bot.cosmic.expansions.moons import moon as moons_moves
from bot.cosmic.expansions.moons.moon import Moon, where


class AllyOneHalf(Moon, kind=moons_moves.Kind.SECRET, cancels="ally_double_moon"):
    halve = changing(ALLY_WORTH, lambda now, worth: worth // 2)
    """Each ally's sum is rounded down for itself."""


class AllyDouble(Moon, kind=moons_moves.Kind.SECRET, cancels="ally_one_half_moon"):
    double = changing(ALLY_WORTH, lambda now, worth: worth * 2)


class Silent(Moon, kind=moons_moves.Kind.SECRET):
    """Does nothing, and does not say so."""


def _storms(now: Situation[Commit]) -> bool:
    here = now.state.challenge.target in board.planets(now.state, OUTPOSTS[now.my.card])
    return now.about.ally and now.about.side == "offense" and now.state.challenge.defense.seat == now.seat and here


class ShieldWall(Moon, kind=moons_moves.Kind.CONTINUOUS):
    shield = changing(COMMITTING.limit.at(Limit.CAP).when(_storms), lambda now, limit: min(limit, 2))


class RewardMoon(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @REWARDING.before.when(
        lambda now: now.about.seat == now.seat and now.about.count > 0 and board.is_ally(now.state, now.seat)
    )
    def add(self, game: Cosmic, my: Mine, intent: Reward) -> Reward:
        return Reward(intent.seat, intent.count + 1)


_NARROW, _WIDE = 3, 5
_VARIABLE = "cone_size_variable_moon"


def _offense(now: Situation[Commit]) -> bool:
    return now.about.side == "offense" and not now.about.ally


class ConeSize3(Moon, kind=moons_moves.Kind.CONTINUOUS, cancels="cone_size_5_moon"):
    @COMMITTING.limit.at(Limit.CAP).when(lambda now: _offense(now) and not where(now.state, _VARIABLE))
    def narrow(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        return min(limit, _NARROW)


class ConeSize5(Moon, kind=moons_moves.Kind.CONTINUOUS, cancels="cone_size_3_moon"):
    widen = changing(COMMITTING.limit.at(Limit.SET).when(_offense), lambda now, limit: _WIDE)


class ConeSizeVariable(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @COMMITTING.limit.at(Limit.SET_INSTEAD).when(_offense)
    def measure(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        return max(1, len(board.tokens_at(game.state, my.card)))

    @COMMITTING.limit.at(Limit.CAP).when(_offense)
    def confine(self, game: Cosmic, my: Mine, limit: int, subject: Commit) -> int:
        return min(limit, self.measure(game, my, limit, subject))


class DefenseMoon(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @TOTALS.at(Tally.ADDITION).when(lambda now: roles.defense(now) and now.state.challenge.target in COLOUR_OF)
    def add(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        return sums.adding("defense", len(board.tokens_at(game.state, my.card, my.seat)))


class MiniMac(Moon, kind=moons_moves.Kind.CONTINUOUS):
    weigh = changing(TOKEN_VALUE.when(roles.own), lambda now, value: 2)
    """Powers apply afterwards: the occupant's tokens under Macron count four."""


class Tie(Moon, kind=moons_moves.Kind.CONTINUOUS):
    win = setting(TOTALS.at(Tally.COMPARISON).when(roles.offense), tie="offense")
    """Instead of the defense (5.1.2)."""


class ConsolationMoon(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @REWARDING.consolation.at(Consoled.MORE).when(roles.consoled)
    def add(self, game: Cosmic, my: Mine, intent: Consolation) -> Consolation:
        """Add a card to any grant: the cards of the winner, or what a power claims (P2, Ethic)."""
        return replace(intent, count=intent.count + 1)


class Peace(Moon, kind=moons_moves.Kind.CONTINUOUS):
    spare = changing(DEAL.fine.when(roles.own), lambda now, fine: min(fine, 1))
    """Lower the fine to one; a fine that a power has already waived stays zero."""


class ChallengeExtension(Moon, kind=moons_moves.Kind.CONTINUOUS, cancels="challenge_limitation_moon"):
    extend = changing(TURN.limit, lambda now, limit: 3)


class ChallengeLimitation(Moon, kind=moons_moves.Kind.CONTINUOUS, cancels="challenge_extension_moon"):
    limit = changing(TURN.limit, lambda now, limit: 1)


class ExtraCard(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @TURN.start.when(lambda now: now.state.challenge.offense.seat == now.seat)
    def draw(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 1, my.name)


class WarpVent(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @REGROUPS.instead.when(lambda now: now.about.seat == now.seat and now.about.tokens == 1)
    def vent(self, game: Cosmic, my: Mine, intent: Regroup) -> Regroup:
        return Regroup(intent.seat, 2)
