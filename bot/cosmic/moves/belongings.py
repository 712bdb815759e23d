"""Moves of what belongs to a power card: a copy that works in its place, one that it has with it, its stages, its
markers at planets.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.kinds import registry
from bot.cosmic.model import ids
from bot.cosmic.model.attributes import DECOYS, FORM, HOARD, PROXY, STAGE, STAGES, TRAPS
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, PowerCard
from bot.cosmic.moves.uses import clear_attributes, list_powers, show_stage


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
    game.emit("copied", seat=card.holder, power=name)
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
    game.emit("copy_over", seat=card.holder, power=card.power, count=len(stored))
    if stored:
        game.emit("hand", (card.holder,), seat=card.holder, gained=stored)
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
    game.emit("reborn", seat=holder, power=name)


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
    game.emit("stages", seat=root.holder, power=root.power, powers=list(names))
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
        game.emit("stage", seat=root.holder, power=root.power, stage=current, count=index + 1)


def exchange_stages(game: Cosmic, number: int, one: int, other: int) -> None:
    """Two stages change places in the order; the index of the present one stays."""
    root = game.state.powers[number]
    order = [*STAGES.of(root)]
    order[one], order[other] = order[other], order[one]
    STAGES.put(root, order)
    game.emit("stages", seat=root.holder, power=root.power, powers=[game.state.powers[stage].power for stage in order])
    if STAGE.of(root) in (one, other):
        enter_stage(game, number, STAGE.of(root))


def turn_up_marker(game: Cosmic, number: int, planet: str) -> bool:
    """The marker of a power at ``planet`` is turned up and returns to the power; whether it was a trap."""
    power = game.state.powers[number]
    trap = planet in TRAPS.of(power)
    for kind in (TRAPS, DECOYS):
        kind.put(power, [one for one in kind.of(power) if one != planet])
    game.barrier()
    game.emit("marker", seat=power.holder, power=power.power, planet=planet, trap=trap)
    return trap
