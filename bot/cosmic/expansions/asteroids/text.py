"""What the asteroids say: which message words each event, question and option."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.asteroids.powers import cleaver, orbital, processor, stasis, strange_attractor, swap
from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Line, Names
from bot.kernel.ask import Choice
from bot.words.message import Message, ids

_KINDS: Final = ids(
    "asteroid-",
    ("placed", "held", "split", "destroyed", "processed", "mined", "released", "moved_house", "reattached"),
)
"""What happens to one asteroid, by its event without its first word."""
_RULES: Final = {
    "asteroid_placed": ("AST5",),
    "asteroids_decreed": ("AST13",),
    "asteroid_held": ("AST14",),
    "asteroids_rotated": ("AST10", "AST13", "AST14", "AST8"),
    "asteroids_swapped": ("AST27", "AST8"),
    "asteroid_attracted": ("AST40",),
    "asteroid_split": ("AST28",),
    "asteroid_destroyed": ("AST28",),
    "asteroid_processed": ("AST30",),
    "asteroid_mined": ("AST29",),
    "asteroid_released": ("AST22", "AST29"),
    "asteroid_moved_house": ("AST34",),
    "asteroid_reattached": ("AST25",),
    "power_copied": ("AST31",),
}
"""The rules behind each event."""
_WHY: Final = ids("why-", _RULES)


def _one(kind: str) -> Line:
    """One asteroid: its power, where it lies, and to whom its half goes or who uses it."""

    def worded(data: Data, names: Names) -> Message:
        power, old = things.power_named(data.get("power") or data["new"]), things.power_named(data.get("old", ""))
        name = things.name_of(names, data["location"])
        other = things.name_of(names, data.get("to", data.get("seat")))
        return Message(_KINDS[kind], power=power, old=old, name=name, other=other)

    return worded


def _rotated(data: Data, names: Names) -> Message:
    rows = [_at(power, at, names) for power, at in zip(data["powers"], data["locations"], strict=True)]
    return Message("asteroid-rotated", step=data["step"], asteroids=rows)


def _at(power: str, location: object, names: Names) -> Message:
    return Message("asteroid-at", power=things.power_named(power), name=things.name_of(names, location))


def _swapped(data: Data, names: Names) -> Message:
    power, other = (things.power_named(one) for one in data["powers"])
    name, there = (things.name_of(names, at) for at in data["locations"])
    return Message("asteroid-swapped", power=power, name=name, other=other, there=there)


def _attracted(data: Data, names: Names) -> Message:
    power, name = things.power_named(data["power"]), things.name_of(names, data["seat"])
    if data["away"] is None:
        return Message("asteroid-attracted", power=power, name=name)
    other, there = things.power_named(data["away"]), things.name_of(names, data["location"])
    return Message("asteroid-attracted-away", power=power, name=name, other=other, there=there)


def _copied(data: Data, names: Names) -> Message:
    name, other = things.name_of(names, data["seat"]), things.name_of(names, data["of"])
    return Message("asteroid-copied", name=name, power=things.power_named(data["power"]), other=other)


def _located(choice: Choice, names: Names, table: TableView) -> Message:
    """An asteroid by its power and where it lies."""
    found = table.part(NAME, AsteroidsView).at(choice) if isinstance(choice, int) else None
    if found is None:
        return Message("asteroid-unknown", name=things.name_of(names, choice))
    return _at(found.power.power, choice, names)


def _several(choice: Choice, names: Names, table: TableView) -> Message:
    if isinstance(choice, list):
        return Message("asteroid-several", asteroids=[_located(one, names, table) for one in choice])
    return _located(choice, names, table)


def _act(choice: Choice, names: Names, table: TableView) -> Message:
    splits, at = cleaver.read_act(str(choice))
    return Message("asteroid-split-it" if splits else "asteroid-destroy-it", asteroid=_located(at, names, table))


add(
    ExpansionWords(
        events={
            **{f"asteroid_{kind}": _one(kind) for kind in _KINDS},
            "asteroids_decreed": lambda data, names: Message("asteroid-decreed", step=data["step"]),
            "asteroids_rotated": _rotated,
            "asteroids_swapped": _swapped,
            "asteroid_attracted": _attracted,
            "power_copied": _copied,
        },
        questions={
            orbital.WAY.key: Message("asteroid-ask-way"),
            orbital.COPY.key: Message("asteroid-ask-copy"),
            stasis.HELD.key: Message("asteroid-ask-held"),
            swap.ONE.key: Message("asteroid-ask-one"),
            swap.OTHER.key: Message("asteroid-ask-other"),
            cleaver.ACT.key: Message("asteroid-ask-act"),
            cleaver.BESIDES.key: Message("asteroid-ask-besides"),
            processor.WHICH.key: Message("asteroid-ask-processed"),
            strange_attractor.WHICH.key: Message("asteroid-ask-attracted"),
        },
        silent=frozenset(
            {"system_noted", "power_came", "power_held", "power_parted", "power_retired", "power_replaced"}
        ),
        choices={orbital.TWO: Message("asteroid-two-right"), orbital.LEFT: Message("asteroid-one-left")},
        options={
            stasis.HELD.key: _located,
            swap.ONE.key: _located,
            swap.OTHER.key: _located,
            strange_attractor.WHICH.key: _located,
            processor.WHICH.key: _several,
            cleaver.ACT.key: _act,
            cleaver.BESIDES.key: _several,
        },
        reasons={kind: Message(_WHY[kind], rule=things.rule(*rules)) for kind, rules in _RULES.items()},
    )
)
