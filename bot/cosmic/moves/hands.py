"""Moves of cards that powers make with hands: mixed, put away for a time, exchanged for a played card, bound."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import board
from bot.cosmic.state import Aside, Cosmic, SideName
from bot.kernel.table import Seat


def mingle_hands(game: Cosmic, one: Seat, other: Seat, why: str) -> None:
    """Two hands are shuffled together; ``one`` draws as many cards as it had, ``other`` gets the rest."""
    players = game.state.players
    count = len(players[one].hand)
    pool = [*players[one].hand, *players[other].hand]
    game.shuffle(pool)
    players[one].hand, players[other].hand = pool[:count], pool[count:]
    game.emit("mingled", seats=[one, other], why=why)
    for seat in (one, other):
        game.emit("hand_now", (seat,), seat=seat, cards=list(players[seat].hand))


def put_away(game: Cosmic, seat: Seat, cards: Sequence[str]) -> None:
    """Cards of a hand wait beside the table, face down, until the challenge ends; only their owner sees which."""
    state = game.state
    for card in cards:
        state.players[seat].hand.remove(card)
        state.aside.append(Aside(seat, card, "challenge", hidden=True))
    game.barrier()
    game.emit("put_away", seat=seat, count=len(cards))
    if cards:
        game.emit("put_away_cards", (seat,), seat=seat, cards=list(cards))


def substitute_card(game: Cosmic, name: SideName, seat: Seat, card: str) -> None:
    """A card from the hand of ``seat`` takes the place of a side's revealed card, which goes to that hand."""
    state = game.state
    side = board.side(state, name)
    hand = state.players[seat].hand
    old = side.card
    hand.remove(card)
    if old is not None:
        hand.append(old)
    side.card, side.face, side.turned = card, "", False
    game.barrier()
    game.emit("substituted", side=name, seat=seat, old=old, new=card)


def bind_card(game: Cosmic, seat: Seat, card: str) -> None:
    """A main player has to choose this card, if it still can; the player alone is told."""
    challenge = game.state.challenge
    side = challenge.offense if seat == challenge.offense.seat else challenge.defense
    side.bound = card
    game.emit("bound", (seat,), seat=seat, card=card)


__all__ = ["bind_card", "mingle_hands", "put_away", "substitute_card"]
