"""The main deck: cards come off its top, and the discards are shuffled into it when it is empty (8.1)."""

from __future__ import annotations

from bot.cosmic.model.state import Cosmic


def take_from_deck(game: Cosmic, count: int) -> list[str]:
    """So many cards off the top of the deck, fewer if the discards run out as well; the caller says where they go."""
    state = game.state
    drawn: list[str] = []
    while len(drawn) < count:
        if not state.deck:
            if not state.discard:
                break
            state.deck, state.discard = state.discard, []
            game.shuffle(state.deck)
            game.emit("reshuffled", cards=len(state.deck))
        drawn.append(state.deck.pop())
    return drawn
