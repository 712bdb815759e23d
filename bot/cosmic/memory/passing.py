"""Cards that are shown, handed over or gone: who learns of them, and who forgets."""

from __future__ import annotations

from bot.cosmic.memory import book, storing
from bot.cosmic.memory.told import Audience, Data, Ear, everybody, listed
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import CosmicState

# --- seen and handed over ---------------------------------------------------------------------------------------------


def shown(state: CosmicState, data: Data, audience: Audience) -> None:
    """Cards of somebody are shown. Of a whole hand it is clear then what is not in it."""
    seat, seen = data["seat"], data["cards"]
    watchers = [watcher for watcher in everybody(state, audience) if watcher != seat]
    if sorted(seen) == sorted(book.holds(state, seat)):
        for watcher in watchers:
            rows = state.memory.hands.get(watcher, [])
            rows[:] = [row for row in rows if row.seat != seat]
    book.learn(state, watchers, seat, seen)


def own(key: str) -> Ear:
    """The audience has these cards itself."""

    def ear(state: CosmicState, data: Data, audience: Audience) -> None:
        for watcher in audience or ():
            book.see(state, watcher, listed(data[key]))

    return ear


def hand_now(state: CosmicState, data: Data, audience: Audience) -> None:
    """The audience has this hand now, perhaps for what a power stores."""
    own("cards")(state, data, audience)
    storing.hoards(state, data, audience)


def given(state: CosmicState, data: Data, audience: Audience) -> None:
    """The two know which cards it is; of a deal everybody has heard what they show."""
    giver, taker, given = data["seat"], data["to"], data["cards"]
    book.see(state, taker, given, giver)
    book.learn(state, (giver,), taker, given)
    if data["why"] == "deal":
        others = [seat for seat in book.people(state) if seat not in (giver, taker)]
        book.gave(state, others, giver, taker, [cards.face(card) for card in given])


def gave(state: CosmicState, data: Data, audience: Audience) -> None:
    """Others see how many cards go from hand to hand."""
    giver, taker = data["seat"], data["to"]
    if data["why"] != "deal" and giver != taker:
        book.shift(state, giver, taker, data["count"], (giver, taker))
    storing.hoards(state, data, audience)


def has(key: str, seat: str = "seat") -> Ear:
    """Everybody sees that somebody has a card."""

    def ear(state: CosmicState, data: Data, audience: Audience) -> None:
        book.learn(state, everybody(state, audience), data[seat], listed(data.get(key)))

    return ear


def revealed(state: CosmicState, data: Data, audience: Audience) -> None:
    """Both challenge cards lie open; one that was buried is none."""
    for side in (state.challenge.offense, state.challenge.defense):
        if side.card is not None:
            book.learn(state, book.people(state), side.seat, [side.card])


def substituted(state: CosmicState, data: Data, audience: Audience) -> None:
    """A revealed card and one of a hand have changed places before everybody."""
    everybody = book.people(state)
    book.learn(state, everybody, data["seat"], listed(data["old"]))
    book.learn(state, everybody, board.side(state, data["side"]).seat, [data["new"]])


def searched(state: CosmicState, data: Data, audience: Audience) -> None:
    """Somebody has said whether a card with this face is in hand."""
    seat, face = data["seat"], data["face"]
    if data["found"]:
        book.learn_face(state, book.people(state), seat, face)


def answered(state: CosmicState, data: Data, audience: Audience) -> None:
    """Somebody has named a card: only one in hand can be named."""
    if data["face"]:
        book.learn_face(state, book.people(state), data["seat"], data["face"])


# --- gone -------------------------------------------------------------------------------------------------------------


def gone(key: str) -> Ear:
    """Everybody sees where cards are that somebody had."""

    def ear(state: CosmicState, data: Data, audience: Audience) -> None:
        seat = data.get("seat")
        book.gone(state, listed(data.get(key)), seat if isinstance(seat, int) else None)

    return ear


def announced(state: CosmicState, data: Data, audience: Audience) -> None:
    """An edict or a flare is played; a power stays where it is."""
    if data["source"] != "power":
        book.gone(state, [data["card"]], data["seat"])
