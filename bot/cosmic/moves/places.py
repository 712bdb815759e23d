"""The only writers of where tokens are and of who commands them. The moves that call them emit the events."""

from __future__ import annotations

from bot.cosmic.model.holdings import follow
from bot.cosmic.model.state import CosmicState
from bot.kernel.seat import Seat


def put(state: CosmicState, number: int, place: str) -> None:
    """A token is at ``place`` from now on."""
    follow(state, number, place)
    state.tokens[number].place = place


def command(state: CosmicState, number: int, seat: Seat) -> None:
    """``seat`` commands a token from now on; NOBODY for its owner. Whether it is a stray is not decided here."""
    token = state.tokens[number]
    state.holdings.pop(token.seat, None)
    token.controller = seat
    state.holdings.pop(token.seat, None)
