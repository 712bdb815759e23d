"""Cards that change places or are mixed unseen: what was certain is likely, or forgotten."""

from __future__ import annotations

from bot.cosmic.memory import book, storing
from bot.cosmic.memory.book import Way
from bot.cosmic.memory.told import Audience, Data, listed
from bot.cosmic.model import board
from bot.cosmic.model.state import CosmicState


def hands_exchanged(state: CosmicState, data: Data, audience: Audience) -> None:
    """Whole hands change places; what lies elsewhere does not."""
    one, other = data["seats"]
    hands = {seat: len(state.players[seat].hand) for seat in (one, other)}
    elsewhere = {seat: len(book.holds(state, seat)) - hands[seat] for seat in (one, other)}
    ways = {
        seat: Way(to, hands[to], hands[to] + elsewhere[seat])  # What ``to`` has now was that of ``seat``.
        for seat, to in ((one, other), (other, one))
    }
    book.stir(state, ways, (one, other))
    for seat, to in ((one, other), (other, one)):
        book.see(state, seat, state.players[seat].hand, to)
        book.learn(state, (seat,), to, state.players[to].hand)


def cards_exchanged(state: CosmicState, data: Data, audience: Audience) -> None:
    """The challenge cards change sides; each of the two knows which one the other has now, all do if they lie open."""
    one, other = state.challenge.offense, state.challenge.defense
    came = {side.seat: side.card is not None for side in (one, other)}
    ways = {
        seat: Way(to, int(came[to]), len(book.holds(state, seat)) + came[to] - came[seat])
        for seat, to in ((one.seat, other.seat), (other.seat, one.seat))
    }
    book.stir(state, ways, (one.seat, other.seat))
    for side, former in ((one, other), (other, one)):
        if side.card is not None:
            everybody = state.challenge.revealed or side.shown
            book.see(state, side.seat, [side.card], former.seat)
            book.learn(state, book.people(state) if everybody else (former.seat,), side.seat, [side.card])


def mingled(state: CosmicState, data: Data, audience: Audience) -> None:
    """Two hands are one heap, and parted anew. The two have seen what they have put in, and see what they have got."""
    one, other = data["seats"]
    held = {seat: len(book.holds(state, seat)) for seat in (one, other)}
    total = sum(held.values())
    book.stir(state, {one: Way(other, held[other], total), other: Way(one, held[one], total)}, (one, other))
    for seat, to in ((one, other), (other, one)):
        book.see(state, seat, state.players[seat].hand, to)


def slipped(state: CosmicState, data: Data, audience: Audience) -> None:
    """A card of a hand and a challenge card that lies face down have changed places; the two know both."""
    seat, target = data["seat"], data["target"]
    held = {one: 1 + len(book.holds(state, one)) for one in (seat, target)}  # One more where there was none to get.
    book.stir(state, {seat: Way(target, 1, held[seat]), target: Way(seat, 1, held[target])}, (seat, target))
    book.see(state, seat, state.players[seat].hand, target)
    book.see(state, target, listed(board.with_main(state, target).card), seat)


def departed(state: CosmicState, data: Data, audience: Audience) -> None:
    """Who has left has nothing, and remembers nothing."""
    seat = data["seat"]
    for watcher, rows in [*state.memory.hands.items()]:
        state.memory.hands[watcher] = [row for row in rows if row.seat != seat]
        if watcher == seat or not state.memory.hands[watcher]:
            del state.memory.hands[watcher]
    state.memory.deck.pop(seat, None)
    storing.hoards(state, data, audience)


def over(state: CosmicState, data: Data, audience: Audience) -> None:
    """All cards are mixed, or lie open."""
    state.memory.hands, state.memory.deck = {}, {}
