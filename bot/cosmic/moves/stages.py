"""Moves of powers that are stages of another power: its holder has one of them besides it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.kinds import registry
from bot.cosmic.model.state import NOBODY, STAGE, STAGES, Cosmic, PowerCard
from bot.cosmic.moves.uses import list_powers, show_stage


def begin_stages(game: Cosmic, number: int, names: Sequence[str]) -> None:
    """Unused powers become the stages of the power on card ``number``, whose holder has the first of them."""
    state = game.state
    root = state.powers[number]
    root.data[STAGES] = [*range(len(state.powers), len(state.powers) + len(names))]
    for name in names:
        state.powers.append(PowerCard(name, NOBODY, registry.POWERS[name].fresh(), copied=True))
        state.unused.remove(name)
    list_powers(game)
    game.emit("stages", seat=root.holder, power=root.power, powers=list(names))
    enter_stage(game, number, 0)


def enter_stage(game: Cosmic, number: int, index: int) -> None:
    """The holder of a power has this stage of it now; the former one keeps its attributes."""
    root = game.state.powers[number]
    root.data[STAGE] = index
    current = show_stage(game.state, number)
    if current is not None:
        game.emit("stage", seat=root.holder, power=root.power, stage=current, count=index + 1)


def exchange_stages(game: Cosmic, number: int, one: int, other: int) -> None:
    """Two stages change places in the order; the index of the present one stays."""
    root = game.state.powers[number]
    kept = root.data[STAGES]
    if isinstance(kept, list):
        kept[one], kept[other] = kept[other], kept[one]
        names = [game.state.powers[stage].power for stage in kept if isinstance(stage, int)]
        game.emit("stages", seat=root.holder, power=root.power, powers=names)
    index = root.data[STAGE]
    if index in (one, other) and isinstance(index, int):
        enter_stage(game, number, index)
