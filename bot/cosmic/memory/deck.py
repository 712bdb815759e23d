"""What somebody knows of the order of the main deck, because the own cards went there."""

from __future__ import annotations

from bot.cosmic.memory import book
from bot.cosmic.model.known import Placed
from bot.cosmic.model.state import CosmicState
from bot.kernel.seat import Seat


def bury(state: CosmicState, seat: Seat) -> None:
    """A card of ``seat`` came to lie under the deck; nobody else knows which."""
    book.shift(state, seat, None, 1, (seat,))
    for rows in state.memory.deck.values():
        for row in rows:
            row.depth += 1
    state.memory.deck.setdefault(seat, []).append(Placed(state.deck[0], 0))


def stack(state: CosmicState, seat: Seat, count: int) -> None:
    """So many cards of ``seat`` came to lie on top of the deck."""
    below = len(state.deck) - count
    rows = state.memory.deck.setdefault(seat, [])
    rows += [Placed(card, below + number) for number, card in enumerate(state.deck[below:])]


def drawn(state: CosmicState, seat: Seat | None) -> None:
    """Cards came off the top for ``seat``, for nobody if there is none: who knew them knows who has them."""
    for watcher, rows in [*state.memory.deck.items()]:
        found = [row.card for row in rows if row.depth >= len(state.deck)]
        if found and seat is not None:
            book.learn(state, (watcher,), seat, found)
        rows = [row for row in rows if row.card not in found]
        state.memory.deck[watcher] = rows
        if not rows:
            del state.memory.deck[watcher]
