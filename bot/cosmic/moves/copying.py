"""Moves of copies: powers that work for somebody besides their owner, in place of another power, for a challenge."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model import ids
from bot.cosmic.model.state import HOARD, NOBODY, Cosmic, PowerCard
from bot.cosmic.moves.uses import clear_attributes, list_powers


def copy_power(game: Cosmic, number: int, name: str, slot: int | None = None) -> int:
    """A copy of a power works for the holder of card ``number``, which rests meanwhile; the number of its card.

    ``slot`` is the card of a former copy that it replaces. It begins with fresh attributes, and with an empty hoard.
    """
    state = game.state
    resting = state.powers[number]
    card = PowerCard(name, resting.holder, registry.POWERS[name].fresh(), copied=True)
    if registry.POWERS[name].hoards:
        card.data[HOARD] = []
    if slot is None:
        slot = len(state.powers)
        state.powers.append(card)
    else:
        state.powers[slot] = card
    state.challenge.loans.append((number, resting.holder, NOBODY))
    resting.holder = NOBODY
    list_powers(game)
    game.emit("copied", seat=card.holder, power=name)
    return slot


def drop_copy(game: Cosmic, number: int) -> None:
    """A copy is over: cards that it stored go to its holder's hand, tokens on it to the warp (6.8)."""
    state = game.state
    card = state.powers[number]
    lists = [datum for datum in card.data.values() if isinstance(datum, list)]
    stored = [item for datum in lists for item in datum if isinstance(item, str) and ids.is_copy(item)]
    card.data = {}
    state.players[card.holder].hand.extend(stored)
    clear_attributes(game, number)
    game.emit("copy_over", seat=card.holder, power=card.power, count=len(stored))
    if stored:
        game.emit("hand", (card.holder,), seat=card.holder, gained=stored)
    card.holder = NOBODY
