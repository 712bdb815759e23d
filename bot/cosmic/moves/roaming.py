"""Moves of powers that are no player's own: an expansion brings them into the game and says who holds them for now."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import NOBODY, Cosmic, PowerCard
from bot.cosmic.moves.uses import clear_attributes, list_powers
from bot.kernel.seat import Seat


def bring_power(game: Cosmic, name: str, slot: int | None = None, *, copied: bool = False) -> int:
    """A power comes into the game with its attributes, held by nobody; ``slot`` is a card that it replaces.

    The number of its card. A copy has no hoard: nothing is dealt to it.
    """
    state = game.state
    card = PowerCard(name, NOBODY, registry.POWERS[name].fresh(), roaming=True, copied=copied)
    if copied and registry.POWERS[name].hoards:
        HOARD.put(card, [])
    if slot is None:
        slot = len(state.powers)
        state.powers.append(card)
    else:
        state.powers[slot] = card
    if name in state.unused:
        state.unused.remove(name)
    list_powers(game)
    game.emit("power_came", number=slot, power=name)
    return slot


def share_power(game: Cosmic, number: int, slot: int | None = None) -> int:
    """A second card of a power that shares its attributes; the number of the new card."""
    state = game.state
    root = number if state.powers[number].twin < 0 else state.powers[number].twin
    found = bring_power(game, state.powers[root].power, slot)
    state.powers[found].twin = root
    state.powers[found].data = state.powers[root].data
    return found


def part_power(game: Cosmic, number: int) -> int:
    """A card keeps nothing of what it shares with others: they go on sharing it. The card that others share then; -1
    if no other card did.
    """
    powers = game.state.powers
    card = powers[number]
    root = number if card.twin < 0 else card.twin
    others = [one for one, other in enumerate(powers) if one != number and root in (one, other.twin)]
    if not others:
        return -1
    if root == number:
        root = others[0]
        for one in others:
            powers[one].twin = -1 if one == root else root
    card.twin, card.data = -1, {}
    game.emit("power_parted", number=number, power=card.power)
    return root


def keep_power(game: Cosmic, number: int) -> None:
    """A card that has become a player's own keeps what it shared; the cards that shared it are about to be replaced."""
    card = game.state.powers[number]
    card.twin = -1
    game.emit("power_parted", number=number, power=card.power)


def retire_power(game: Cosmic, number: int) -> None:
    """A roaming power leaves the game with its attributes; cards that share them keep them."""
    part_power(game, number)
    clear_attributes(game, number)
    game.state.powers[number].holder = NOBODY
    game.emit("power_retired", number=number, power=game.state.powers[number].power)


def hold_power(game: Cosmic, number: int, seat: Seat) -> None:
    """Who holds a roaming power for now; NOBODY if none does."""
    game.state.powers[number].holder = seat
    game.emit("power_held", number=number, power=game.state.powers[number].power, seat=None if seat == NOBODY else seat)


def exchange_for_unused(game: Cosmic, number: int, name: str) -> None:
    """An unused power takes the place of a roaming one, which becomes unused unless another card still has it."""
    state = game.state
    card = state.powers[number]
    old = card.power
    part_power(game, number)
    clear_attributes(game, number)
    card.power, card.data, card.used = name, registry.POWERS[name].fresh(), []
    state.unused.remove(name)
    if all(one.power != old for one in state.powers):
        state.unused.append(old)
    list_powers(game)
    game.emit("power_replaced", number=number, old=old, new=name)
