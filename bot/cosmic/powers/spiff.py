"""Spiff: saves one token of a badly lost attack onto the planet."""

from bot.cosmic.api import *

_BADLY, _SOUNDLY = 10, 5


def _lost(now: Situation[Loss]) -> bool:
    outcome = now.state.challenge.outcome
    lost = outcome in ("offense", "defense", "both_lost") and outcome != board.side_of(now.state, now.seat)
    return now.about.cause == "challenge" and lost and roles.losing(now)


def _beaten(now: Situation[Loss]) -> bool:
    return now.state.challenge.outcome != "both_lost" and _lost(now)


def _admitted(now: Situation[Loss]) -> bool:
    target = now.state.challenge.target
    return target is not None and placing.admits(now.game, now.seat, target)


def _may_stay(now: Situation[Loss]) -> bool:
    target = now.state.challenge.target
    return target is not None and not placing.barred(now.game, now.seat, target)


def _margin(game: Cosmic) -> int:
    """Difference of two attacks, whichever of them wins; -1 if there were none."""
    one, other = game.state.challenge.offense.total, game.state.challenge.defense.total
    return -1 if one is None or other is None else abs(one - other)


def _crash_land(game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
    target = game.state.challenge.target
    if target is None:
        return loss
    landed = yield from picking.some(game, loss.of(game.state, my.seat), 1, my.seat, target)
    moves.land(game, landed, target)
    return loss.without(landed)


class Spiff(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.NOVICE, worth=3):
    eager = True

    @LOSING.before.at(Fate.LAND).when(roles.offense, _beaten, _admitted, lambda now: _margin(now.game) >= _BADLY)
    def crash(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        return (yield from _crash_land(game, my, loss))


class WildSpiff(Flare):
    @LOSING.before.at(Fate.LAND).when(roles.defense, _lost, _may_stay)
    def stay(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """With any cards. Fewer winners can land if there is little room."""
        state = game.state
        mine = [one for one in loss.of(state, my.seat) if state.tokens[one].place == state.challenge.target]
        return loss.without((yield from picking.some(game, mine, 1, my.seat)))


class SuperSpiff(Flare, uses_power=True):
    @LOSING.before.at(Fate.LAND).when(
        roles.offense, _beaten, _admitted, lambda now: _SOUNDLY <= _margin(now.game) < _BADLY
    )
    def crash(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        return (yield from _crash_land(game, my, loss))
