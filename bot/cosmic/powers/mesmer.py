"""Mesmer: plays cards as edicts that they are not; each is an offer of its own."""

from bot.cosmic.api import *

_CARD = Question("mesmer.card", Of.CARDS, says="card", secret=True, sense="worst")

_STRONG = 10
"""The lowest attack that Wild Mesmer cannot change."""


def _posing(game: Cosmic, my: Mine) -> list[str]:
    hand = game.state.players[my.seat].hand
    if not dispatch.readied(game, my):
        return cards.of_kind(hand, "edict")
    return [card for card in hand if not cards.is_challenge(card) and card != cards.flare(my.name)]


class Mesmer(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT):
    poses = True
    super_joins = True
    not_beside = ("vulch",)

    def posing(self, game: Cosmic, my: Mine) -> list[str]:
        return _posing(game, my)

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        played = [card for _, card in game.state.challenge.played]
        fresh = [card for card in _posing(game, my) if card not in played]
        found = [card for card in fresh if cards.face(card) != aims.EDICT.of(my)]
        by_worth = sorted(found, key=lambda card: (cards.kind(card) != "edict", card_price(card)))
        return aims.CARD.to((yield from _CARD.one_of(my.seat, by_worth)))

    def pose(self, game: Cosmic, my: Mine) -> Flow[str | None]:
        """Return the named card, or None: a card that is no edict needs the super flare."""
        card = aims.CARD.of(my)
        if cards.kind(card) == "edict" or (yield from dispatch.supported(game, my)):
            return card
        return None


def _low_attack(now: Situation[object]) -> bool:
    side = board.with_main(now.state, now.seat)
    return totals.is_attack(side) and cards.value(totals.face_of(side)) < _STRONG


class WildMesmer(Flare):
    @REVEALED.at(Flipped.CARD).when(roles.main, _low_attack)
    def soothe(self, game: Cosmic, my: Mine) -> None:
        """The last change of a card stands (4.0.8)."""
        name = board.side_of(game.state, my.seat)
        if name is not None:
            moves.turn_card(game, name)
