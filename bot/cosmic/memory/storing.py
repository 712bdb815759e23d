"""Cards that powers store, and cards that go to the deck or come from there."""

from __future__ import annotations

from functools import lru_cache

from bot.cosmic.kinds import registry
from bot.cosmic.memory import book, deck
from bot.cosmic.memory.told import Audience, Data
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import NOBODY, CosmicState


@lru_cache(maxsize=4096)
def _storing(lineup: str) -> tuple[int, ...]:
    """The numbers of the power cards of a lineup that can store cards."""
    names = lineup.split(",") if lineup else ()
    return tuple(number for number, name in enumerate(names) if HOARD.key in registry.POWERS[name].attributes)


def hoards(state: CosmicState, data: Data, audience: Audience) -> None:
    """Stored cards go wherever their power goes: who had it knows them, others how many they are."""
    kept = state.memory.hoards
    for number in sorted({*kept, *_storing(state.lineup)}):
        power = state.powers[number]
        stored = book.hoard(power) if power.twin < 0 else []
        was = kept.pop(number, power.holder)
        if not stored:
            continue
        kept[number] = power.holder
        if was not in (power.holder, NOBODY):
            taker = None if power.holder == NOBODY else power.holder
            book.shift(state, was, taker, len(stored), (was, power.holder))
            book.learn(state, (was,) if taker is not None else (), power.holder, stored)
        book.see(state, power.holder, stored, was)


def returned(state: CosmicState, data: Data, audience: Audience) -> None:
    """A played card is back in the hand of whoever played it, or in its store, whoever has that power by now."""
    card = data["card"]
    keepers = (power.holder for power in state.powers if power.twin < 0 and card in book.hoard(power))
    keeper = next(keepers, data["seat"])
    if keeper == NOBODY:
        book.gone(state, [card])
    else:
        book.learn(state, book.people(state), keeper, [card])


def stacked(state: CosmicState, data: Data, audience: Audience) -> None:
    """Stored cards go on top of the deck; or a played card comes to lie open on a power."""
    seat = data["seat"]
    if "card" in data:
        book.gone(state, [data["card"]])
        return
    book.shift(state, seat, None, data["count"], (seat,))
    deck.stack(state, seat, data["count"])
    hoards(state, data, audience)


def hoarded(state: CosmicState, data: Data, audience: Audience) -> None:
    """Cards come off the deck onto a power."""
    deck.drawn(state, data["seat"])
    hoards(state, data, audience)


def drew(state: CosmicState, data: Data, audience: Audience) -> None:
    """Cards come off the deck to a hand."""
    deck.drawn(state, data["seat"])


def dug_up(state: CosmicState, data: Data, audience: Audience) -> None:
    """Cards come off the deck before everybody, to no hand yet."""
    deck.drawn(state, None)
    book.gone(state, data["cards"])


def mixed(state: CosmicState, data: Data, audience: Audience) -> None:
    """The deck is shuffled."""
    state.memory.deck = {}
