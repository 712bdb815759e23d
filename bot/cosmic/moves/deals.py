"""Moves of a negotiation (5.5). Offers are public: the two deal at the table."""

from __future__ import annotations

from bot.cosmic.model.state import Cosmic, Offer
from bot.kernel.seat import Seat


def make_offer(game: Cosmic, offer: Offer) -> None:
    """A main player makes an offer, which gets its number here; an earlier offer of the seat is gone."""
    state = game.state
    offer.number = state.challenge.offers_made = 1 + state.challenge.offers_made
    state.offers = [*(one for one in state.offers if one.seat != offer.seat), offer]
    if offer.seat in state.challenge.gave_up:
        state.challenge.gave_up.remove(offer.seat)
    wants = {"wants": [*offer.wants], "wants_base": offer.wants_base, "wants_back": {**offer.wants_back}}
    gives = {"cards": [*offer.cards], "base": offer.base, "back": {**offer.back}}
    game.emit("offered", seat=offer.seat, number=offer.number, **gives, **wants)


def withdraw_offer(game: Cosmic, seat: Seat) -> None:
    """A main player takes the own offer back."""
    state = game.state
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    game.emit("offer_withdrawn", seat=seat)


def give_up_deal(game: Cosmic, seat: Seat) -> None:
    """A main player declares that there is no deal; it fails when both have (5.5.8)."""
    game.state.challenge.gave_up.append(seat)
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
