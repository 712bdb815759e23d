"""Empath: turns an attack into a compromise."""

from bot.cosmic.api import *

_ATTACK = Question("empath.attack", Of.CARDS, says="attack", secret=True)


def _lone_attack(state: CosmicState) -> SideName | None:
    """The side with the only attack card on the table, against a compromise; None if there is none."""
    sides: tuple[SideName, SideName] = ("offense", "defense")
    attacks = [name for name in sides if totals.is_attack(board.side(state, name))]
    laid = all(totals.face_of(board.side(state, name)) for name in sides)
    return attacks[0] if laid and len(attacks) == 1 else None


class Empath(Power, kind=Kind.OPTIONAL):
    """Changes the kind of the attack, so that a deal follows."""

    @REVEALED.at(Flipped.CARD).when(lambda game, my: roles.main(game, my) and _lone_attack(game.state) is not None)
    def soothe(self, game: Cosmic, my: Mine) -> None:
        """Before anything is read from the cards (5.2.3)."""
        name = _lone_attack(game.state)
        if name is not None:
            moves.turn_card(game, name)


class WildEmpath(Flare):
    """Promises both dealers three rewards before a deal is tried."""

    @REVEALED.when(lambda game, my: totals.expected(game) == "deal")
    def sweeten(self, game: Cosmic, my: Mine) -> None:
        """Announced before the negotiation, for all to know."""
        moves.decree(game, DEAL_REWARDS)


def _opposed_by_compromise(game: Cosmic, my: Mine) -> bool:
    """In the challenge against a main player who shows a compromise card, with an attack in hand."""
    state = game.state
    mine = board.side_of(state, my.seat)
    if mine is None:
        return False
    other = board.side(state, board.other_side(mine))
    shown = other.card is not None and cards.kind(other.card) == "compromise" and not totals.is_attack(other)
    attacks = any(cards.kind(card) == "attack" for card in state.players[my.seat].hand)
    return shown and attacks


class SuperEmpath(Flare):
    """Exchanges a shown compromise for an attack out of the hand."""

    @REVEALED.at(Flipped.CARD).when(_opposed_by_compromise)
    def provoke(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Silence gives the lowest attack."""
        state = game.state
        mine = board.side_of(state, my.seat)
        attacks = [card for card in state.players[my.seat].hand if cards.kind(card) == "attack"]
        if mine is None or not attacks:
            return
        lowest = min(attacks, key=cards.value)
        card = yield from _ATTACK.one_of(my.seat, attacks, default=lowest)
        moves.substitute_card(game, board.other_side(mine), my.seat, card)
