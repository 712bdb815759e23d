"""Moves of a negotiation (5.5). Offers are public: people deal at the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model import board
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, Offer
from bot.kernel.seat import Seat


def seat_dealers(game: Cosmic, dealers: Sequence[Seat]) -> None:
    """The negotiation begins. Who deals is told if it is not the main players alone."""
    state = game.state
    others = tuple(dealers) != board.mains(state)
    state.challenge.dealers = [*dealers] if others else []
    if others:
        game.emit("dealers", seats=[*dealers])


def make_offer(game: Cosmic, offer: Offer) -> None:
    """A dealer makes an offer, which gets its number here; an earlier offer of the seat to the same player is gone.

    What the seat offers others gets that number too, for all of it is accepted together. ``to`` is told where it is not
    the main players alone who deal.
    """
    state = game.state
    offer.number = state.challenge.offers_made = 1 + state.challenge.offers_made
    state.offers = [*(one for one in state.offers if (one.seat, one.to) != (offer.seat, offer.to)), offer]
    for beside in state.offers:
        if beside.seat == offer.seat:
            beside.number, beside.agreed = offer.number, []
    if offer.seat in state.challenge.gave_up:
        state.challenge.gave_up.remove(offer.seat)
    _reconsider(state, offer.seat)
    wants = {"wants": [*offer.wants], "wants_base": offer.wants_base, "wants_back": {**offer.wants_back}}
    gives = {"cards": [*offer.cards], "base": offer.base, "back": {**offer.back}}
    whom = {"to": board.partner(state, offer)} if offer.to != NOBODY or state.challenge.dealers else {}
    game.emit("offered", seat=offer.seat, number=offer.number, **gives, **wants, **whom)


def agree_to(game: Cosmic, seat: Seat, offer: Offer) -> None:
    """A dealer accepts what another offers, and somebody else has to as well."""
    for one in game.state.offers:
        if one.number == offer.number:
            one.agreed.append(seat)
    game.emit("agreed", seat=seat, to=offer.seat, number=offer.number)


def _reconsider(state: CosmicState, seat: Seat) -> None:
    """Whoever offers something of its own, or wants no deal, no longer accepts what others offer."""
    for offer in state.offers:
        offer.agreed = [one for one in offer.agreed if one != seat]


def withdraw_offer(game: Cosmic, seat: Seat) -> None:
    """A dealer takes back what it has offered."""
    state = game.state
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    game.emit("offer_withdrawn", seat=seat)


def give_up_deal(game: Cosmic, seat: Seat) -> None:
    """A dealer declares that there is no deal; it fails when all have (5.5.8)."""
    game.state.challenge.gave_up.append(seat)
    _reconsider(game.state, seat)
    game.emit("gave_up", seat=seat)


def accept_early(game: Cosmic, offer: Offer) -> None:
    """An offer was accepted before cards were chosen: the main players deal instead of fighting (P1, Wrack)."""
    challenge = game.state.challenge
    challenge.accepted = offer.number
    challenge.outcome = "deal"
    game.emit("outcome", outcome="deal")


def strike_deal(game: Cosmic, offer: Offer) -> None:
    """An offer was accepted: the deal is closed (5.5.2)."""
    game.state.challenge.struck = True
    game.emit("deal", seat=offer.seat, number=offer.number)


def clear_offers(game: Cosmic) -> None:
    """The negotiation is over."""
    game.state.offers = []
