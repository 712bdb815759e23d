"""Empath: turns an attack into a compromise."""

from bot.cosmic.api import *

_ATTACK = Question("empath.attack", Of.CARDS, says="attack", secret=True, flare="super")


def _lone_attack(state: CosmicState) -> SideName | None:
    """The side with the only attack card on the table, against a compromise; None if there is none."""
    attacks = [name for name in SIDES if totals.is_attack(board.side(state, name))]
    laid = all(totals.face_of(board.side(state, name)) for name in SIDES)
    return attacks[0] if laid and len(attacks) == 1 else None


class Empath(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE):
    @REVEALED.at(Flipped.CARD).when(roles.main, lambda now: _lone_attack(now.state) is not None)
    def soothe(self, game: Cosmic, my: Mine) -> None:
        """Before anything is read from the cards (5.2.3)."""
        name = _lone_attack(game.state)
        if name is not None:
            moves.turn_card(game, name)


class WildEmpath(Flare):
    @REVEALED.when(lambda now: totals.expected(now.game) == "deal")
    def sweeten(self, game: Cosmic, my: Mine) -> None:
        """Announced before the negotiation, for all to know."""
        moves.decree(game, DEAL_REWARDS)


def _faces_compromise(now: Situation[object]) -> bool:
    other = board.against(now.state, now.seat)
    shown = other.card is not None and cards.kind(other.card) == "compromise" and not totals.is_attack(other)
    return shown and bool(board.in_hand(now.state, now.seat, "attack"))


class SuperEmpath(Flare):
    @REVEALED.at(Flipped.CARD).when(roles.main_or_ally, _faces_compromise)
    def provoke(self, game: Cosmic, my: Mine) -> Flow[None]:
        mine = board.side_of(game.state, my.seat)
        attacks = board.in_hand(game.state, my.seat, "attack")
        if mine is not None and attacks:
            card = yield from _ATTACK.one_of(my.seat, attacks, default=min(attacks, key=cards.value))
            moves.substitute_card(game, board.other_side(mine), my.seat, card)
