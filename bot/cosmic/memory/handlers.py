"""Handlers by event type that let seats learn and forget cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from bot.cosmic import events
from bot.cosmic.events import CosmicEvent
from bot.cosmic.kinds import registry
from bot.cosmic.memory import book
from bot.cosmic.memory.book import Way
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.records import Fight
from bot.cosmic.model.state import NOBODY, CosmicState, Side
from bot.kernel.event import Audience, Event, Seat, taken_by
from bot.kernel.flow import EventHandler

E = TypeVar("E", bound=CosmicEvent)
LAST = 12
"""Fights that are remembered."""
HANDLERS: Final[dict[type[Event], EventHandler]] = {}


def handler(handle: Callable[[CosmicState, E, Audience], None]) -> Callable[[CosmicState, E, Audience], None]:
    HANDLERS.update(dict.fromkeys(taken_by(handle), handle))
    return handle


def everybody(state: CosmicState, audience: Audience) -> tuple[Seat, ...]:
    """Seats that may see an event, among those who can remember it."""
    return book.people(state) if audience is None else audience


def listed(card: str | None) -> list[str]:
    return [] if card is None or ids.as_card(card) is None else [card]


# --- seen and handed over ---------------------------------------------------------------------------------------------


@handler
def shown(state: CosmicState, event: events.CardsShown, audience: Audience) -> None:
    """Note shown cards; of a whole hand it is clear then what is not in it."""
    seat, seen = event.seat, event.cards
    watchers = [watcher for watcher in everybody(state, audience) if watcher != seat]
    if sorted(seen) == sorted(book.holds(state, seat)):
        for watcher in watchers:
            rows = state.memory.hands.get(watcher, [])
            rows[:] = [row for row in rows if row.seat != seat]
    book.learn(state, watchers, seat, seen)


@handler
def grew(state: CosmicState, event: events.HandGrew, audience: Audience) -> None:
    _own(state, event.gained, audience)


@handler
def hoard(state: CosmicState, event: events.HoardNow, audience: Audience) -> None:
    _own(state, event.cards, audience)


@handler
def laid_card(state: CosmicState, event: events.LaidCard, audience: Audience) -> None:
    _own(state, [event.card], audience)


def _own(state: CosmicState, cards: Sequence[str], audience: Audience) -> None:
    for watcher in audience or ():
        book.see(state, watcher, cards)


@handler
def hand_now(state: CosmicState, event: events.HandNow, audience: Audience) -> None:
    _own(state, event.cards, audience)
    hoards(state)


@handler
def given(state: CosmicState, event: events.Given, audience: Audience) -> None:
    """The two know which cards; of a deal everybody knows the shown faces."""
    giver, taker, given = event.seat, event.to, event.cards
    book.see(state, taker, given, giver)
    book.learn(state, (giver,), taker, given)
    if event.why == "deal":
        others = [seat for seat in book.people(state) if seat not in (giver, taker)]
        book.gave(state, others, giver, taker, [cards.face(card) for card in given])


@handler
def gave(state: CosmicState, event: events.Gave, audience: Audience) -> None:
    giver, taker = event.seat, event.to
    if event.why != "deal" and giver != taker:
        book.shift(state, giver, taker, event.count, (giver, taker))
    hoards(state)


@handler
def has(
    state: CosmicState,
    event: events.Laid | events.TurnedUp | events.Claimed | events.SetAside | events.Fetched | events.FlareActs,
    audience: Audience,
) -> None:
    book.learn(state, everybody(state, audience), event.seat, listed(event.card))


@handler
def offered(state: CosmicState, event: events.Offered, audience: Audience) -> None:
    book.learn(state, everybody(state, audience), event.seat, event.cards)


@handler
def revealed(state: CosmicState, event: events.Revealed, audience: Audience) -> None:
    """Both challenge cards lie open; a buried one is none."""
    for side in state.challenge.sides:
        if side.card is not None:
            book.learn(state, book.people(state), side.seat, [side.card])


@handler
def substituted(state: CosmicState, event: events.Substituted, audience: Audience) -> None:
    everybody = book.people(state)
    book.learn(state, everybody, event.seat, listed(event.old))
    book.learn(state, everybody, board.side(state, event.side).seat, [event.new])


@handler
def searched(state: CosmicState, event: events.Searched, audience: Audience) -> None:
    if event.found:
        book.learn_face(state, book.people(state), event.seat, event.face)


@handler
def answered(state: CosmicState, event: events.Answered, audience: Audience) -> None:
    """A named card proves that it is in hand."""
    if event.face:
        book.learn_face(state, book.people(state), event.seat, event.face)


# --- gone -------------------------------------------------------------------------------------------------------------


@handler
def discarded(state: CosmicState, event: events.Discarded, audience: Audience) -> None:
    book.gone(state, event.cards, event.seat)


@handler
def gone(
    state: CosmicState,
    event: events.Released | events.Cleared | events.AttributesGone | events.DeckShown,
    audience: Audience,
) -> None:
    book.gone(state, event.cards)


@handler
def removed(state: CosmicState, event: events.RemovedCard, audience: Audience) -> None:
    book.gone(state, [event.card], event.seat)


@handler
def announced(state: CosmicState, event: events.Announced, audience: Audience) -> None:
    if event.source != "power":
        book.gone(state, [event.card], event.seat)


_Lent = events.PowersExchanged | events.Lent | events.LentBack | events.Rests | events.Copied | events.CopyOver
_Held = events.PowersKept | events.PowerHeld | events.PowerParted | events.PowerRetired | events.PowerReplaced
_Powers = _Lent | _Held | events.StageReached | events.StagesSet | events.Reborn | events.PowerChanged | events.Stored
"""Events that may move a power with its stored cards, or change what it stores."""


@lru_cache(maxsize=4096)
def _storing(lineup: str) -> tuple[int, ...]:
    names = lineup.split(",") if lineup else ()
    return tuple(number for number, name in enumerate(names) if HOARD.key in registry.POWERS[name].attributes)


@handler
def power_moved(state: CosmicState, event: _Powers, audience: Audience) -> None:
    hoards(state)


def hoards(state: CosmicState) -> None:
    """Let stored cards follow their power: the former holder knows them, others their number."""
    kept = state.memory.hoards
    for number in sorted({*kept, *_storing(state.lineup)}):
        power = state.powers[number]
        stored = HOARD.of(power) if power.twin < 0 else []
        was = kept.pop(number, power.holder)
        if not stored:
            continue
        kept[number] = power.holder
        if was not in (power.holder, NOBODY):
            taker = None if power.holder == NOBODY else power.holder
            book.shift(state, was, taker, len(stored), (was, power.holder))
            book.learn(state, (was,) if taker is not None else (), power.holder, stored)
        book.see(state, power.holder, stored, was)


@handler
def returned(state: CosmicState, event: events.Returned, audience: Audience) -> None:
    """A played card is back with its player, or in its store, if that has another holder by now."""
    card = event.card
    keepers = (power.holder for power in state.powers if power.twin < 0 and card in HOARD.of(power))
    keeper = next(keepers, event.seat)
    if keeper == NOBODY:
        book.gone(state, [card])
    else:
        book.learn(state, book.people(state), keeper, [card])


@handler
def stacked(state: CosmicState, event: events.Stacked, audience: Audience) -> None:
    seat = event.seat
    if event.card is not None:
        book.gone(state, [event.card])
        return
    count = event.count or 0
    book.shift(state, seat, None, count, (seat,))
    book.stack(state, seat, count)
    hoards(state)


@handler
def hoarded(state: CosmicState, event: events.Hoarded, audience: Audience) -> None:
    book.drawn(state, event.seat)
    hoards(state)


@handler
def drew(state: CosmicState, event: events.Drew, audience: Audience) -> None:
    book.drawn(state, event.seat)


@handler
def dug_up(state: CosmicState, event: events.DugUp, audience: Audience) -> None:
    book.drawn(state, None)
    book.gone(state, event.cards)


@handler
def mixed(state: CosmicState, event: events.Reshuffled | events.SearchedDeck, audience: Audience) -> None:
    state.memory.deck = {}


@handler
def hands_exchanged(state: CosmicState, event: events.HandsExchanged, audience: Audience) -> None:
    """Whole hands change places; cards elsewhere do not."""
    one, other = event.seats
    hands = {seat: len(state.players[seat].hand) for seat in (one, other)}
    elsewhere = {seat: len(book.holds(state, seat)) - hands[seat] for seat in (one, other)}
    ways = {
        seat: Way(to, hands[to], hands[to] + elsewhere[seat])  # What ``to`` has now was that of ``seat``.
        for seat, to in ((one, other), (other, one))
    }
    book.mingle(state, ways, (one, other))
    for seat, to in ((one, other), (other, one)):
        book.see(state, seat, state.players[seat].hand, to)
        book.learn(state, (seat,), to, state.players[to].hand)


@handler
def cards_exchanged(state: CosmicState, event: events.CardsExchanged, audience: Audience) -> None:
    """Each of the two knows which challenge card the other has now; all do if they lie open."""
    one, other = state.challenge.sides
    came = {side.seat: side.card is not None for side in (one, other)}
    ways = {
        seat: Way(to, int(came[to]), len(book.holds(state, seat)) + came[to] - came[seat])
        for seat, to in ((one.seat, other.seat), (other.seat, one.seat))
    }
    book.mingle(state, ways, (one.seat, other.seat))
    for side, former in ((one, other), (other, one)):
        if side.card is not None:
            everybody = state.challenge.revealed or side.shown
            book.see(state, side.seat, [side.card], former.seat)
            book.learn(state, book.people(state) if everybody else (former.seat,), side.seat, [side.card])


@handler
def mingled(state: CosmicState, event: events.Mingled, audience: Audience) -> None:
    """The two hands are pooled and dealt anew; both know what they put in and what they got."""
    one, other = event.seats
    held = {seat: len(book.holds(state, seat)) for seat in (one, other)}
    total = sum(held.values())
    book.mingle(state, {one: Way(other, held[other], total), other: Way(one, held[one], total)}, (one, other))
    for seat, to in ((one, other), (other, one)):
        book.see(state, seat, state.players[seat].hand, to)


@handler
def slipped(state: CosmicState, event: events.Slipped, audience: Audience) -> None:
    """A card of a hand and a face-down challenge card have changed places; the two know both."""
    seat, target = event.seat, event.target
    held = {one: 1 + len(book.holds(state, one)) for one in (seat, target)}  # One more where there was none to get.
    book.mingle(state, {seat: Way(target, 1, held[seat]), target: Way(seat, 1, held[target])}, (seat, target))
    book.see(state, seat, state.players[seat].hand, target)
    book.see(state, target, listed(board.with_main(state, target).card), seat)


@handler
def departed(state: CosmicState, event: events.Departed, audience: Audience) -> None:
    seat = event.seat
    for watcher, rows in [*state.memory.hands.items()]:
        state.memory.hands[watcher] = [row for row in rows if row.seat != seat]
        if watcher == seat or not state.memory.hands[watcher]:
            del state.memory.hands[watcher]
    state.memory.deck.pop(seat, None)
    hoards(state)


@handler
def over(state: CosmicState, event: events.Redealt | events.Finished, audience: Audience) -> None:
    state.memory.hands, state.memory.deck = {}, {}


@handler
def fought(state: CosmicState, event: events.OutcomeFixed, audience: Audience) -> None:
    """Record a challenge; one that is fought anew counts once."""
    challenge, number = state.challenge, state.challenges
    row = Fight(number, _together(challenge.offense), _together(challenge.defense), event.outcome)
    fights = [fight for fight in state.memory.fights if fight.challenge != number]
    state.memory.fights = [*fights, row][-LAST:]


def _together(side: Side) -> list[Seat]:
    return [side.seat, *side.allies]
