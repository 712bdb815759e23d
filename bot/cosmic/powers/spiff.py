"""Spiff: crash-lands when beaten badly."""

from bot.cosmic.api import *

_BADLY, _SOUNDLY = 10, 5


def _beaten_by(game: Cosmic, my: Mine, loss: Loss) -> int:
    """By how much the offense was beaten, attack against attack, and is about to lose a token; else -1.

    The absolute difference, so that it works with effects by which the lower total wins.
    """
    challenge = game.state.challenge
    one, other = challenge.offense.total, challenge.defense.total
    doomed = loss.cause == "challenge" and challenge.outcome == "defense" and loss.of(game.state, my.seat)
    if not doomed or not roles.offense(game, my) or one is None or other is None:
        return -1
    return abs(one - other)


def _crash_land(game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
    """One doomed token lands on the planet beside the winners."""
    target = game.state.challenge.target
    if target is None:
        return loss
    landed = yield from picking.some(game, loss.of(game.state, my.seat), 1, my.seat, target)
    moves.land(game, landed, target)
    return loss.without(landed)


class Spiff(Power, kind=Kind.OPTIONAL):
    """Saves one token of a badly lost attack onto the planet."""

    eager = True

    @LOSING.before.at(Fate.LAND).when(lambda game, my, loss: _beaten_by(game, my, loss) >= _BADLY)
    def crash(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """The token is not lost."""
        return (yield from _crash_land(game, my, loss))


def _driven_out(game: Cosmic, my: Mine, loss: Loss) -> bool:
    challenge = game.state.challenge
    doomed = loss.cause == "challenge" and challenge.outcome == "offense" and loss.of(game.state, my.seat)
    return bool(doomed) and roles.defense(game, my)


class WildSpiff(Flare):
    """Saves one token of a lost defense."""

    @LOSING.before.at(Fate.LAND).when(_driven_out)
    def stay(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Beside the winners; whichever cards were played."""
        state = game.state
        mine = [one for one in loss.of(state, my.seat) if state.tokens[one].place == state.challenge.target]
        return loss.without((yield from picking.some(game, mine, 1, my.seat)))


class SuperSpiff(Flare):
    """Lowers the margin of the power to five."""

    uses_power = True

    @LOSING.before.at(Fate.LAND).when(lambda game, my, loss: _SOUNDLY <= _beaten_by(game, my, loss) < _BADLY)
    def crash(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """As the power, where that does not reach."""
        return (yield from _crash_land(game, my, loss))
