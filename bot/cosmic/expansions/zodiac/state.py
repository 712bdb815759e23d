"""State of the Zodiac in a game (Z5), questions that have one answer, and the moves that change signs and Karma."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import moves
from bot.cosmic.events.event import CosmicEvent, OfCard
from bot.cosmic.expansions.zodiac.views import KARMA, NEMESIS, Standing, what
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import board
from bot.cosmic.model.holdings import held
from bot.cosmic.model.ids import CardId
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, ExpansionState
from bot.cosmic.moves.hands import take_out
from bot.kernel.event import Seat

__all__ = ["KARMA"]


NAME = "zodiac"


class ZodiacState(ExpansionState, tag=NAME):
    """Karma is not stored but counted from the tokens; Nemesis is the holder of its card."""

    cards: list[str]
    """The face-up card of each seat; empty before signs are dealt and for players who have left."""
    leader: Seat = NOBODY
    """The Spiritual Leader as of the last completed event that changed Karma (Z28, Z29); NOBODY if there is none."""


zodiac = state_of(ZodiacState, NAME)
"""Raises KeyError if the game has no Zodiac."""


def karma(state: CosmicState, seat: Seat) -> int:
    """Count the tokens on the card of ``seat`` (Z7)."""
    return len(held(state, seat).at.get(KARMA, ()))


def nemesis(state: CosmicState) -> Seat:
    """Return the seat of Nemesis (Z30); NOBODY if there is none."""
    return next((seat for seat, card in enumerate(zodiac(state).cards) if what(card) == NEMESIS), NOBODY)


def standing(state: CosmicState, seat: Seat) -> Standing:
    mine = zodiac(state)
    return Standing(what(mine.cards[seat]), mine.leader == seat)


def standings(state: CosmicState) -> list[Standing]:
    return [standing(state, seat) for seat in range(len(state.players))]


def rivals(state: CosmicState, seat: Seat) -> int:
    """The most Karma that anybody else has; -1 if nobody else is left."""
    return max((karma(state, other) for other in board.after(state, seat)), default=-1)


def highest(state: CosmicState) -> Seat:
    """Return the seat that has more Karma than everybody else (Z28); NOBODY in a tie."""
    counts = {seat: karma(state, seat) for seat in board.active_seats(state)}
    most = max(counts.values(), default=0)
    first, *others = [seat for seat, count in counts.items() if count == most] or [NOBODY]
    return NOBODY if others else first


class SignsDealt(CosmicEvent, frozen=True):
    kind = "signs"
    cards: list[CardId]


class ZodiacPlayed(OfCard, frozen=True):
    target: Seat
    old: CardId


class KarmaStep(CosmicEvent, frozen=True):
    deltas: list[int]
    karma: list[int]


class SpiritualLeader(CosmicEvent, frozen=True):
    seat: Seat | None
    before: Seat | None
    karma: list[int]


class ZodiacLeft(OfCard, frozen=True):
    nemesis: bool


def deal_signs(game: Cosmic, cards: Sequence[str]) -> None:
    """Everybody gets a face-up sign (Z2)."""
    zodiac(game.state).cards = list(cards)
    game.emit(SignsDealt(cards=list(cards)))


def play(game: Cosmic, seat: Seat, card: str, target: Seat) -> None:
    """A card takes the place of the target's face-up card, which goes to the discard pile; Karma moves along (Z12)."""
    mine = zodiac(game.state)
    take_out(game, seat, card)
    old, mine.cards[target] = mine.cards[target], card
    game.state.discard.append(old)
    game.barrier()
    game.emit(ZodiacPlayed(seat=seat, card=card, target=target, old=old))


def gain(game: Cosmic, tokens: Sequence[int]) -> None:
    """Tokens become Karma of their owners (Z23)."""
    moves.move_tokens(game, tokens, KARMA, KARMA)
    shed(game)


def shed(game: Cosmic) -> None:
    """Of a pile that has come onto a card, in whatever way, only the top is Karma; what lies below is lost (Z43)."""
    piles = board.piles(game.state)
    below = [number for top in board.tokens_at(game.state, KARMA) for number in piles.get(top, ())]
    if below:
        moves.to_warp(game, below, KARMA)


def release(game: Cosmic, tokens: Sequence[int], base: str) -> None:
    """Karma tokens leave the card of their owner for a base (Z24)."""
    if tokens:
        moves.move_tokens(game, tokens, base, KARMA)


def note_step(game: Cosmic, deltas: Sequence[int]) -> None:
    """The Karma step begins with these changes by seat (Z20)."""
    game.emit(KarmaStep(deltas=list(deltas), karma=_all_karma(game)))


def review(game: Cosmic) -> None:
    """Make the player with the most Karma now the Spiritual Leader (Z28, Z29)."""
    mine = zodiac(game.state)
    found = highest(game.state)
    if found != mine.leader:
        before, mine.leader = mine.leader, found
        game.emit(SpiritualLeader(seat=_seat(found), before=_seat(before), karma=_all_karma(game)))


def withdraw_card(game: Cosmic, seat: Seat) -> None:
    """The face-up card of a player who leaves goes to the discard pile (Z45)."""
    mine = zodiac(game.state)
    card, mine.cards[seat] = mine.cards[seat], ""
    if card:
        game.state.discard.append(card)
        game.emit(ZodiacLeft(seat=seat, card=card, nemesis=what(card) == NEMESIS))


def _all_karma(game: Cosmic) -> list[int]:
    return [karma(game.state, seat) for seat in range(len(game.state.players))]


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat
