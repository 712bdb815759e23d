"""Filch: takes the opponent's used card."""

from bot.cosmic.api import *

_CARD = Question("filch.card", Of.CARDS, says="card")


def _used_cards(state: CosmicState) -> list[str]:
    """The challenge cards of both main players that lie in the discard pile."""
    sides = (state.challenge.offense, state.challenge.defense)
    return [side.spent for side in sides if side.spent is not None and side.spent in state.discard]


def _of_opponent(state: CosmicState, seat: int) -> list[str]:
    """The card that lay on the opponent's side, if it is in the discard pile."""
    side = board.side_of(state, seat)
    card = None if side is None else board.side(state, board.other_side(side)).spent
    return [card] if card is not None and card in _used_cards(state) else []


def _may_take(game: Cosmic, my: Mine) -> bool:
    """The opponent's card lies there, and the super flare has not taken one in this challenge."""
    flared = (my.seat, cards.flare("filch")) in game.state.challenge.played
    return roles.main(game, my) and not flared and bool(_of_opponent(game.state, my.seat))


class Filch(Power, kind=Kind.OPTIONAL):
    """Takes the opponent's challenge card from the discards."""

    not_beside = ("machine",)
    eager = True

    @ENDING.discards.by_name().when(_may_take)
    def take(self, game: Cosmic, my: Mine) -> None:
        """Unless its owner has it back."""
        for card in _of_opponent(game.state, my.seat):
            moves.take_discarded(game, my.seat, card)


def _compromises(game: Cosmic, my: Mine) -> list[str]:
    return [card for card in game.state.players[my.seat].hand if isinstance(ids.card(card), ids.Compromise)]


class WildFilch(Flare):
    """Cancels an edict or a flare for a compromise, and takes it."""

    @RESPONSE.when(lambda game, my, use: use.source != "power" and use.seat != my.seat).knowing(
        lambda game, my: bool(_compromises(game, my))
    )
    def steal(self, game: Cosmic, my: Mine, use: Use) -> Flow[None]:
        """It cannot be played again in this challenge."""
        price = _compromises(game, my)[:1]
        if not price:
            return
        yield from draws.discard(game, my.seat, price, "filch")
        moves.steal(game, use, my.seat)


class SuperFilch(Flare):
    """Takes the card of either main player instead, in any role."""

    uses_power = True

    @ENDING.challenge.when(lambda game, my: bool(_used_cards(game.state)))
    def take(self, game: Cosmic, my: Mine) -> Flow[None]:
        """One in each challenge, by flare or by power."""
        options = _used_cards(game.state)
        if options:
            card = yield from _CARD.one_of(my.seat, options, default=options[0])
            moves.take_discarded(game, my.seat, card)
