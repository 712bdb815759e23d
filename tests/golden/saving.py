"""Plays tables through their controllers and records saves from the middle of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import msgspec

from bot.cosmic.kinds import pools
from bot.cosmic.model.options import Options as CosmicOptions
from bot.kernel.codec import encode
from bot.kernel.export import fingerprint
from bot.play.games.kinds import PLAYABLES
from bot.slap.options import Options as SlapOptions
from tests.golden.files import Save, write_save
from tests.golden.resuming import sit
from tests.slap.sitting import Sitting
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

MOST = 4_000
"""Inputs of a table; longer ones are not recorded."""


@dataclass(frozen=True)
class Plan:
    """One table that is to be put aside."""

    players: int
    people: int
    percent: int
    """How much of the whole game, counted in inputs, has been played."""
    options: Mapping[str, str]
    speed: str = "live"
    language: str = "en"


_ALL = {"zodiac": "on", "moons": "on", "skill_tokens": "on"}

COSMIC: Sequence[Plan] = (
    Plan(2, 1, 30, {}),
    Plan(2, 2, 70, {"flares": "one_shot", "moons": "on"}, "daily", "de"),
    Plan(2, 1, 90, {**_ALL, "asteroids": "one_random"}),
    Plan(3, 1, 50, {"powers_per_player": "2", "super_zombie": "ffg"}),
    Plan(3, 2, 60, {"zodiac": "on"}, "lively"),
    Plan(3, 3, 80, {"flares": "off", "reverse_cone": "off"}, "relaxed"),
    Plan(3, 1, 85, {"asteroids": "three_spaced"}, "live", "de"),
    Plan(3, 2, 90, {**_ALL, "powers_per_player": "2"}, "daily"),
    Plan(4, 1, 40, {"pool": "classic"}),
    Plan(4, 2, 70, {"skill_tokens": "on", "flares": "one_shot"}, "daily"),
    Plan(4, 3, 80, {"moons": "on"}, "lively", "de"),
    Plan(4, 1, 90, {**_ALL, "asteroids": "two_opposite"}),
    Plan(4, 2, 85, {"asteroids": "one_per_hex", "powers_per_player": "2"}),
    Plan(5, 1, 75, {"zodiac": "on", "powers_dealt": "3"}),
    Plan(5, 2, 85, {"moons": "on", "skill_tokens": "on"}, "daily"),
    Plan(5, 3, 90, {**_ALL, "powers_per_player": "2"}, "live", "de"),
)

SLAP: Sequence[Plan] = (
    Plan(2, 1, 30, {}),
    Plan(3, 2, 50, {"slap_by": "button", "late": "strict"}),
    Plan(4, 3, 60, {"flip": "manual", "comebacks": "unlimited"}),
    Plan(5, 2, 70, {"slap_by": "both", "penalty": "3", "empty_false_slap": "out"}),
    Plan(3, 3, 40, {"mode": "slow"}),
    Plan(6, 4, 80, {"mode": "slow", "pace": "1 min", "language": "de"}),
    Plan(4, 1, 90, {"short_challenge": "pass", "show": "1"}),
    Plan(10, 9, 50, {"max_players": "10", "language": "de", "comebacks": "0"}),
)


def record_saves(folder: Path) -> None:
    """Write all saves. Raises ``LookupError`` if no game fits a plan."""
    for number, plan in enumerate(SLAP, 1):
        write_save(folder / f"slap-{number:02}.gz", _first(slap_save, plan, number))
    for number, plan in enumerate(COSMIC, 1):
        write_save(folder / f"cosmic-{number:02}.gz", _first(cosmic_save, plan, number))


def _first(make: Callable[[Plan, int], Save | None], plan: Plan, number: int) -> Save:
    """The first seed whose game is long enough to have a middle, and short enough."""
    for seed in range(100 * number, 100 * number + 50):
        save = make(plan, seed)
        if save is not None:
            return save
    raise LookupError(f"no game for {plan}")


def cosmic_save(plan: Plan, seed: int) -> Save | None:
    """A Cosmic table at that point of its game; None if the game is too long."""
    options = {"bases_to_win": "3", "pool": ",".join(pools.names("all")), **plan.options}
    flags = PLAYABLES["cosmic"].options(options)
    assert isinstance(flags, CosmicOptions)
    world = World(plan.players, plan.people, seed, plan.speed, flags, language=plan.language)
    stages: list[Save] = []
    while world.over is None and world.inputs < MOST:
        people.play(world, MOST + 50, inputs=world.inputs + 10)
        if world.over is None:
            stages.append(_of_world(world, plan, options))
    return stages[len(stages) * plan.percent // 100] if world.over == "ended" else None


def _of_world(world: World, plan: Plan, options: dict[str, str]) -> Save:
    messages = {
        key: replace(message, body=msgspec.structs.replace(message.body, picture=None))
        for key, message in world.messages.items()
    }
    return Save(
        game="cosmic",
        players=plan.players,
        people=plan.people,
        seed=world.seed,
        options=options,
        ms=world.ms,
        seq=world.seq,
        rings=dict(world.rings),
        messages=msgspec.Raw(encode(messages)),
        newest=next(reversed(world.messages), ""),
        saved=world.game.save(),
        state=fingerprint(world.game),
        desk=world.controller.dump(),
    )


def slap_save(plan: Plan, seed: int) -> Save | None:
    """A slap table at that point of its game; None if the game is too short or too long."""
    options = {"flip_limit": "300", **plan.options}
    practice = frozenset(range(plan.people, plan.players))
    chosen = PLAYABLES["slap"].options(options)
    assert isinstance(chosen, SlapOptions)
    settings = msgspec.structs.asdict(chosen)
    table, dice = Sitting(plan.players, practice=practice, seed=seed, **settings), Random(seed)
    stages: list[Save] = []
    while not table.controller.over and len(stages) < MOST:
        sit(table, dice, plan.people, 1)
        if not table.controller.over:
            stages.append(_of_table(table, plan, seed, options))
    return stages[len(stages) * plan.percent // 100] if table.controller.over and len(stages) > 200 else None


def _of_table(table: Sitting, plan: Plan, seed: int, options: dict[str, str]) -> Save:
    return Save(
        game="slap",
        players=plan.players,
        people=plan.people,
        seed=seed,
        options=options,
        ms=table.ms,
        seq=table.seq,
        rings=dict(table.rings),
        messages=msgspec.Raw(b"{}"),
        newest=table.air,
        saved=table.controller.game.save(),
        state=fingerprint(table.controller.game),
        desk=table.controller.dump(),
    )
