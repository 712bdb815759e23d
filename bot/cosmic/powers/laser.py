"""Laser: has the opponent's challenge card drawn by chance (P2, Laser)."""

from bot.cosmic.api import *

_TARGET = Question("laser.target", Of.PLAYERS, says="target")
_DISCARD = Question("laser.discard", Of.CARDS, guard=Guard.CARDS, secret=True, sense="worst", flare="wild")


class Laser(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    blind = setting(SELECTION.laying.when(roles.opponent), by_chance=True)
    """Goes before every other order about that card."""


def _robbable(now: Situation[object]) -> list[Seat]:
    return attributes.robbable(now.state, board.after(now.state, now.seat))


def _enemy(now: Situation[object]) -> Seat | None:
    """The main player of the other side; None for a player on neither side."""
    side = board.side_of(now.state, now.seat)
    return None if side is None else board.side(now.state, board.other_side(side)).seat


def _holds_another(now: Situation[object]) -> bool:
    return len(now.state.players[now.seat].hand) > 1


class WildLaser(Flare, sense="burns"):
    aim = naming(aims.TARGET, _TARGET, _robbable, _enemy)

    @INVITING.before.when(roles.main_or_ally, _holds_another, _robbable)
    @ALLIES.committed.when(roles.main_or_ally, _holds_another, _robbable)
    def burn(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In Phase 5 or 6. What is put aside counts as no card of the hand meanwhile."""
        hand = list(game.state.players[my.seat].hand)
        paid = yield from _DISCARD.up_to(my.seat, min(3, len(hand)), hand, default=[])
        yield from draws.discard(game, my.seat, paid, "laser")
        target = aims.TARGET.of(my)
        moves.put_away(game, target, draws.random_cards(game, target, len(paid)))


class SuperLaser(Flare, uses_power=True):
    aim = naming(aims.TARGET, _TARGET, lambda now: board.mains(now.state), _enemy)
    announce = calling(CARDS.before.when(roles.ally))

    blind = setting(SELECTION.laying.when(lambda now: aims.TARGET.of(now.my) == now.about).declared(), by_chance=True)
