"""Plays a game with computer players on all seats: asks each for its answers and hands them to the kernel.

It is the only module here that holds a game; the players get views. It stands in for a table without people: rounds
under seal are closed when everybody has answered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.model import ids
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.timing.automation import automatic
from bot.kernel.ask import Action, Ask, Choice, OneOf
from bot.kernel.seat import Seat

TIMEOUT = ids.deal_key("timeout")


class Player(Protocol):
    """Somebody who answers for a seat."""

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer to a question."""
        ...

    def orders(self, view: SeatView) -> list[Choice]:
        """The standing orders of the seat; empty to leave them as they are."""
        ...

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """An action that nobody is obliged to, or None."""
        ...


class Views:
    """What everybody sees of one game, kept while the same questions are open: until all are answered nothing moves."""

    def __init__(self) -> None:
        """Nothing has been looked at yet."""
        self._asks: Mapping[int, Ask] | None = None
        self._table: TableView | None = None

    def seat(self, game: Cosmic, seat: Seat) -> SeatView:
        """The game as ``seat`` sees it."""
        if self._table is None or game.asks is not self._asks:
            self._asks, self._table = game.asks, see_table(game.state)
        return see_seat(game.state, seat, self._table)

    def forget(self) -> None:
        """Something has happened beside the questions."""
        self._table = None


def step(game: Cosmic, players: Sequence[Player], seen: Views | None = None) -> None:
    """One decision of somebody. Call it until ``game.over``, quicker with the same ``seen`` all the time."""
    seen = seen or Views()
    if game.state.expansions and _order(game, players, seen):
        return
    for number, ask in game.asks.items():
        if number not in game.sealed:
            unasked = automatic(game.state, ask)
            if unasked is not None:
                game.answer(number, ask.seat, unasked, "standing")
            elif isinstance(ask.form, OneOf) and ask.form.count() == 1:
                game.answer(number, ask.seat, ask.form.options[0], "computer")
            else:
                game.answer(number, ask.seat, players[ask.seat].answer(seen.seat(game, ask.seat), ask), "computer")
            return
    keys = {action.key for action in game.actions}
    if CLOSE in keys:
        game.act(CLOSE, by="clock")
        return
    for seat, player in enumerate(players):
        mine = [action for action in game.actions if action.seats is not None and seat in action.seats]
        wish = player.act(seen.seat(game, seat), mine) if mine else None
        if wish is not None and game.state.players[seat].active:
            game.act(wish[0], seat, wish[1], "computer")
            return
    game.act(TIMEOUT, by="clock")


def _order(game: Cosmic, players: Sequence[Player], seen: Views) -> bool:
    """Whether somebody who has no standing orders yet has given some."""
    for seat, player in enumerate(players):
        if seat < len(game.state.players) and game.state.players[seat].active and not game.state.orders[seat]:
            wanted = player.orders(seen.seat(game, seat))
            if wanted:
                game.interrupt("orders", seat, wanted, "computer")
                seen.forget()
                return True
    return False
