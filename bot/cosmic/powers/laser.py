"""Laser: blinds the opponent's card choice."""

from bot.cosmic.api import *

_TARGET = Question("laser.target", Of.PLAYERS, says="target")
_DISCARD = Question("laser.discard", Of.CARDS, guard=Guard.CARDS, secret=True, sense="worst", flare="wild")

_MOST = 3


class Laser(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    """Has the opponent's challenge card drawn by chance (P2, Laser)."""

    @SELECTION.by_chance.when(roles.opponent)
    def blind(self, game: Cosmic, my: Mine, chance: bool, seat: Seat) -> bool:
        """Goes before every other order about that card."""
        return True


def _can_burn(game: Cosmic, my: Mine) -> bool:
    """There is another card to discard, and somebody else has one."""
    state = game.state
    return len(state.players[my.seat].hand) > 1 and bool(covers.robbable(state, board.after(state, my.seat)))


class WildLaser(Flare, sense="weak_hand"):
    """Puts random cards of a hand aside, as many as were discarded."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The victim is named with the flare; silence names the opponent, or the other side's main player."""
        state = game.state
        options = covers.robbable(state, board.after(state, my.seat))
        side = board.side_of(state, my.seat)
        enemy = board.side(state, board.other_side(side)).seat if side is not None else options[0]
        default = enemy if enemy in options else options[0]
        return aims.TARGET.to((yield from _TARGET.one_of(my.seat, options, default=default)))

    @INVITING.before.when(roles.main_or_ally, _can_burn)
    @ALLIES.committed.when(roles.main_or_ally, _can_burn)
    def burn(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In Phase 5 or 6. What is put aside counts as no card of the hand meanwhile."""
        hand = list(game.state.players[my.seat].hand)
        paid = yield from _DISCARD.up_to(my.seat, min(_MOST, len(hand)), hand, default=[])
        yield from draws.discard(game, my.seat, paid, "laser")
        target = aims.TARGET.of(my)
        moves.put_away(game, target, draws.random_cards(game, target, len(paid)))


class SuperLaser(Flare, uses_power=True):
    """The power for an ally, against either main player."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Whom it blinds is public; silence takes the main player of the other side."""
        mains = board.mains(game.state)
        enemy = mains[1] if board.side_of(game.state, my.seat) == "offense" else mains[0]
        return aims.TARGET.to((yield from _TARGET.one_of(my.seat, mains, default=enemy)))

    announce = calling(CARDS.before.when(roles.ally))

    @SELECTION.by_chance.when(lambda game, my, seat: aims.TARGET.of(my) == seat).declared()
    def blind(self, game: Cosmic, my: Mine, chance: bool, seat: Seat) -> bool:
        """As the power does."""
        return True
