"""Filch: takes the opponent's used card."""

from bot.cosmic.api import *

_CARD = Question("filch.card", Of.CARDS, says="card", flare="super")


def _used_cards(state: CosmicState, *seats: Seat) -> list[str]:
    spent = [board.with_main(state, seat).spent for seat in seats if seat >= 0]
    return [card for card in spent if card is not None and card in state.discard]


def _may_take(now: Situation[object]) -> bool:
    taken = dispatch.super_called(now.state, now.my)
    return not taken and bool(_used_cards(now.state, board.opponent(now.state, now.seat)))


class Filch(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=7):
    not_beside = ("machine",)
    eager = True

    @ENDING.discards.by_name().when(roles.main, _may_take)
    def take(self, game: Cosmic, my: Mine) -> None:
        """Unless its owner has it back."""
        for card in _used_cards(game.state, board.opponent(game.state, my.seat)):
            moves.take_discarded(game, my.seat, card)


class WildFilch(Flare, sense="answers_for_card"):
    @RESPONSE.when(lambda now: now.about.source != "power" and now.about.seat != now.seat).knowing(
        lambda now: board.in_hand(now.state, now.seat, "compromise")
    )
    def steal(self, game: Cosmic, my: Mine, use: Use) -> Flow[None]:
        """It cannot be played again in this challenge."""
        if price := board.in_hand(game.state, my.seat, "compromise")[:1]:
            yield from draws.discard(game, my.seat, price, "filch")
            moves.steal(game, use, my.seat)


class SuperFilch(Flare, uses_power=True):
    @ENDING.challenge.when(lambda now: _used_cards(now.state, *board.mains(now.state)))
    def take(self, game: Cosmic, my: Mine) -> Flow[None]:
        """One in each challenge, by flare or by power."""
        if options := _used_cards(game.state, *board.mains(game.state)):
            card = yield from _CARD.one_of(my.seat, options)
            moves.take_discarded(game, my.seat, card)
            dispatch.call(game, my)
