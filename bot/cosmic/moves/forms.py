"""Moves of powers that another power has with it (P3, Reincarnator): they go wherever it goes."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model.state import FORM, HOARD, Cosmic, CosmicState, PowerCard
from bot.cosmic.moves.uses import clear_attributes, list_powers


def take_form(game: Cosmic, root: int, name: str) -> None:
    """An unused power works for the holder of card ``root`` besides it, in place of the last one, which is unused."""
    state = game.state
    holder = state.powers[root].holder
    card = PowerCard(name, holder, registry.POWERS[name].fresh(), roaming=True, copied=True)
    if registry.POWERS[name].hoards:
        card.data[HOARD] = []
    slot = form_of(state, root)
    state.unused.remove(name)
    if slot is None:
        state.powers[root].data[FORM] = len(state.powers)
        state.powers.append(card)
    else:
        clear_attributes(game, slot)
        state.unused.append(state.powers[slot].power)
        state.powers[slot] = card
    list_powers(game)
    game.emit("reborn", seat=holder, power=name)


def form_of(state: CosmicState, number: int) -> int | None:
    """The number of the power that card ``number`` has with it."""
    found = state.powers[number].data.get(FORM)
    return found if isinstance(found, int) else None
