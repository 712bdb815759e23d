"""The edicts about cards: Finder at any checkpoint, Keeper after the challenge."""

from bot.cosmic.api import *

_TARGET = Question("finder.target", Of.PLAYERS, says="whom", sense="full_hand")
_FACE = Question("finder.face", Of.CARDS, says="face", sense="wanted_face")
_CARD = Question("keeper.card", Of.CARDS, says="card", sense="best")


class Finder(Edict, number=12, copies=1, sense="few_cards"):
    """Asks one player for a face (2.4.3)."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Player and card are named with the edict."""
        others = [seat for seat in board.active_seats(game.state) if seat != my.seat]
        target = yield from _TARGET.one_of(my.seat, others, default=others[0])
        faces = draws.faces(game.state)
        return aims.TARGET.to(target) | aims.FACE.to((yield from _FACE.one_of(my.seat, faces, default="A40")))

    @ANY_CHECKPOINT
    def search(self, game: Cosmic, my: Mine) -> None:
        """The result of the search is public, and so is the card; one that is covered stays where it is."""
        target, face = aims.TARGET.of(my), aims.FACE.of(my)
        hand = game.state.players[target].hand
        found = next((card for card in hand if cards.face(card) == face), None)
        moves.tell_found(game, target, face, found is not None)
        if found in attributes.takeable(game.state, target):
            moves.give_card(game, target, my.seat, [found], "finder")


def _kept(game: Cosmic, seat: int) -> list[str]:
    """The cards that ``seat`` played in this challenge and that now lie in the discard pile."""
    played = [card for who, card in game.state.challenge.played if who == seat]
    return [card for card in dict.fromkeys(played) if card in game.state.discard and cards.face(card) != "edict.keeper"]


class Keeper(Edict, number=13, copies=1, sense="high_card"):
    """Returns one of its player's cards of this challenge (2.4.3)."""

    @ENDING.challenge.when(lambda now: _kept(now.game, now.seat))
    def keep(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A challenge card, an edict or a flare."""
        options = _kept(game, my.seat)
        if options:
            card = yield from _CARD.one_of(my.seat, options, default=options[0])
            moves.take_discarded(game, my.seat, card)
