"""Moves of a negotiation (5.5). Offers are public: the two deal at the table."""

from __future__ import annotations

from bot.cosmic.state import Cosmic, Offer
from bot.kernel.table import Seat


def make_offer(game: Cosmic, seat: Seat, terms: tuple[list[str], str | None, str | None, list[str]]) -> None:
    """A main player offers cards and a base, and asks for a base and cards; an earlier offer of the seat is gone."""
    state = game.state
    given, base, wanted, faces = terms
    number = 1 + state.challenge.offers_made
    state.challenge.offers_made = number
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    state.offers.append(Offer(number, seat, list(given), base, wanted, list(faces)))
    if seat in state.challenge.gave_up:
        state.challenge.gave_up.remove(seat)
    told = {"cards": list(given), "base": base, "wants": list(faces), "wants_base": wanted}
    game.emit("offered", seat=seat, number=number, **told)


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
