"""Moves of power cards: copies that work in their place or that they have with them, stages, and powers that are no
player's own, which expansions bring into the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import ids
from bot.cosmic.model.attributes import DECOYS, FORM, HOARD, PROXY, STAGE, STAGES, TRAPS
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, PowerCard
from bot.cosmic.moves.uses import clear_attributes, list_powers, show_stage
from bot.kernel.seat import Seat


def copy_power(game: Cosmic, number: int, name: str, slot: int | None = None) -> int:
    """A copy of a power works for the holder of card ``number``, which rests meanwhile; the number of its card.

    ``slot`` is the card of a former copy that it replaces. It begins with fresh attributes, and with an empty hoard.
    """
    state = game.state
    resting = state.powers[number]
    card = PowerCard(name, resting.holder, registry.POWERS[name].fresh(), copied=True)
    if registry.POWERS[name].hoards:
        HOARD.put(card, [])
    if slot is None:
        slot = len(state.powers)
        state.powers.append(card)
    else:
        state.powers[slot] = card
    state.challenge.loans.append((number, resting.holder, NOBODY))
    resting.holder = NOBODY
    list_powers(game)
    game.emit(events.Copied(seat=card.holder, power=name))
    return slot


def drop_copy(game: Cosmic, number: int) -> None:
    """A copy is over: cards that it stored go to its holder's hand, all else as with any power that goes (6.8)."""
    state = game.state
    card = state.powers[number]
    stored: list[str] = []
    for key, datum in card.data.items():
        if isinstance(datum, list):
            found = [item for item in datum if isinstance(item, str) and ids.is_copy(item)]
            card.data[key] = [item for item in datum if item not in found]
            stored += found
    state.players[card.holder].hand.extend(stored)
    clear_attributes(game, number)
    game.emit(events.CopyOver(seat=card.holder, power=card.power, count=len(stored)))
    if stored:
        game.emit(events.HandGrew(seat=card.holder, gained=stored), (card.holder,))
    card.holder = NOBODY


def take_form(game: Cosmic, root: int, name: str) -> None:
    """An unused power works for the holder of card ``root`` besides it, in place of the last one, which is unused. It
    goes wherever the card goes (P3, Reincarnator).
    """
    state = game.state
    holder = state.powers[root].holder
    card = PowerCard(name, holder, registry.POWERS[name].fresh(), roaming=True, copied=True)
    if registry.POWERS[name].hoards:
        HOARD.put(card, [])
    slot = form_of(state, root)
    state.unused.remove(name)
    if slot is None:
        FORM.put(state.powers[root], len(state.powers))
        state.powers.append(card)
    else:
        clear_attributes(game, slot)
        state.unused.append(state.powers[slot].power)
        state.powers[slot] = card
    list_powers(game)
    game.emit(events.Reborn(seat=holder, power=name))


def form_of(state: CosmicState, number: int) -> int | None:
    """The number of the power that card ``number`` has with it."""
    return FORM.of(state.powers[number])


def begin_stages(game: Cosmic, number: int, names: Sequence[str]) -> None:
    """Unused powers become the stages of the power on card ``number``, whose holder has the first of them."""
    state = game.state
    root = state.powers[number]
    STAGES.put(root, [*range(len(state.powers), len(state.powers) + len(names))])
    for name in names:
        state.powers.append(PowerCard(name, NOBODY, registry.POWERS[name].fresh(), copied=True))
        state.unused.remove(name)
    list_powers(game)
    game.emit(events.StagesSet(seat=root.holder, power=root.power, powers=list(names)))
    enter_stage(game, number, 0)


def enter_stage(game: Cosmic, number: int, index: int) -> None:
    """The holder of a power has this stage of it now; the former one keeps its attributes, but no copy that works
    in its place.
    """
    root = game.state.powers[number]
    copy = PROXY.of(game.state.powers[STAGES.of(root)[STAGE.of(root)]])
    if copy is not None and game.state.powers[copy].holder != NOBODY:
        drop_copy(game, copy)
    STAGE.put(root, index)
    current = show_stage(game.state, number)
    if current is not None:
        game.emit(events.StageReached(seat=root.holder, power=root.power, stage=current, count=index + 1))


def exchange_stages(game: Cosmic, number: int, one: int, other: int) -> None:
    """Two stages change places in the order; the index of the present one stays."""
    root = game.state.powers[number]
    order = [*STAGES.of(root)]
    order[one], order[other] = order[other], order[one]
    STAGES.put(root, order)
    game.emit(
        events.StagesSet(seat=root.holder, power=root.power, powers=[game.state.powers[stage].power for stage in order])
    )
    if STAGE.of(root) in (one, other):
        enter_stage(game, number, STAGE.of(root))


def turn_up_marker(game: Cosmic, number: int, planet: str) -> bool:
    """The marker of a power at ``planet`` is turned up and returns to the power; whether it was a trap."""
    power = game.state.powers[number]
    trap = planet in TRAPS.of(power)
    for kind in (TRAPS, DECOYS):
        kind.put(power, [one for one in kind.of(power) if one != planet])
    game.barrier()
    game.emit(events.MarkerShown(seat=power.holder, power=power.power, planet=planet, trap=trap))
    return trap


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
    game.emit(events.PowerCame(number=slot, power=name))
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
    game.emit(events.PowerParted(number=number, power=card.power))
    return root


def keep_power(game: Cosmic, number: int) -> None:
    """A card that has become a player's own keeps what it shared; the cards that shared it are about to be replaced."""
    card = game.state.powers[number]
    card.twin = -1
    game.emit(events.PowerParted(number=number, power=card.power))


def retire_power(game: Cosmic, number: int) -> None:
    """A roaming power leaves the game with its attributes; cards that share them keep them."""
    part_power(game, number)
    clear_attributes(game, number)
    game.state.powers[number].holder = NOBODY
    game.emit(events.PowerRetired(number=number, power=game.state.powers[number].power))


def hold_power(game: Cosmic, number: int, seat: Seat) -> None:
    """Give a roaming power to its holder for now; NOBODY if none."""
    game.state.powers[number].holder = seat
    game.emit(
        events.PowerHeld(number=number, power=game.state.powers[number].power, seat=None if seat == NOBODY else seat)
    )


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
    game.emit(events.PowerReplaced(number=number, old=old, new=name))
