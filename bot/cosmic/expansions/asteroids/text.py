"""What the asteroids say: which message words each event, question and option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.asteroids.powers import cleaver, orbital, processor, stasis, strange_attractor, swap
from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases import rule
from bot.kernel.ask import Choice
from bot.kernel.event import Event
from bot.words.message import Message, ids

_KINDS: Final = ids(
    "asteroid-",
    ("placed", "held", "split", "destroyed", "processed", "mined", "released", "moved_house", "reattached"),
)
"""What happens to one asteroid, by its event without its first word."""


def _one(kind: str) -> Line:
    """One asteroid: its power, where it lies, and to whom its half goes or who uses it."""

    def worded(data: Data, names: Names) -> Message:
        power, old = things.power(data.get("power") or data["new"]), things.power(data.get("old", ""))
        name = things.name_of(names, data["location"])
        other = things.name_of(names, data.get("to", data.get("seat")))
        return Message(_KINDS[kind], power=power, old=old, name=name, other=other)

    return worded


def _decreed(data: Data, names: Names) -> Message:
    return Message("asteroid-decreed", step=data["step"])


def _rotated(data: Data, names: Names) -> Message:
    rows = [_at(power, at, names) for power, at in zip(data["powers"], data["locations"], strict=True)]
    return Message("asteroid-rotated", step=data["step"], asteroids=rows)


def _at(power: str, location: object, names: Names) -> Message:
    return Message("asteroid-at", power=things.power(power), name=things.name_of(names, location))


def _swapped(data: Data, names: Names) -> Message:
    power, other = (things.power(one) for one in data["powers"])
    name, there = (things.name_of(names, at) for at in data["locations"])
    return Message("asteroid-swapped", power=power, name=name, other=other, there=there)


def _attracted(data: Data, names: Names) -> Message:
    power, name = things.power(data["power"]), things.name_of(names, data["seat"])
    if data["away"] is None:
        return Message("asteroid-attracted", power=power, name=name)
    other, there = things.power(data["away"]), things.name_of(names, data["location"])
    return Message("asteroid-attracted-away", power=power, name=name, other=other, there=there)


def _copied(data: Data, names: Names) -> Message:
    name, other = things.name_of(names, data["seat"]), things.name_of(names, data["of"])
    return Message("asteroid-copied", name=name, power=things.power(data["power"]), other=other)


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
    way, _, at = str(choice).partition(":")
    split = f"{way}:" == cleaver.SPLIT
    return Message("asteroid-split-it" if split else "asteroid-destroy-it", asteroid=_located(int(at), names, table))


def _why_rotated(data: Data, before: Sequence[Event], names: Names) -> str:
    return (
        f"In every challenge all asteroids move one system to the right, against the order of turns, before destiny "
        f"{rule('AST10')}; Orbital may have them move otherwise {rule('AST13')}, and Stasis holds one {rule('AST14')}. "
        f"Whoever has one now may use its power until the challenge ends {rule('AST8')}."
    )


add(
    ExpansionWords(
        language=None,
        events={
            **{f"asteroid_{kind}": _one(kind) for kind in _KINDS},
            "asteroids_decreed": _decreed,
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
    )
)
add(
    ExpansionWords(
        events={},
        questions={},
        reasons={
            "asteroid_placed": lambda data, before, names: (
                f"Each asteroid begins with a power by chance among those that nobody has {rule('AST5')}."
            ),
            "asteroids_decreed": lambda data, before, names: (
                f"Orbital decides before they move, with its flare also to the left; the first decision stands "
                f"{rule('AST13')}."
            ),
            "asteroid_held": lambda data, before, names: (
                f"Stasis has to hold an asteroid in every challenge, another one than in the last {rule('AST14')}."
            ),
            "asteroids_rotated": _why_rotated,
            "asteroids_swapped": lambda data, before, names: (
                f"A main player with Swap may exchange the places of two asteroids {rule('AST27')}; who uses them "
                f"changes at once {rule('AST8')}."
            ),
            "asteroid_attracted": lambda data, before, names: (
                f"Strange Attractor brings an asteroid to whoever plays it; one that lies there trades places with it "
                f"{rule('AST40')}."
            ),
            "asteroid_split": lambda data, before, names: (
                f"A split asteroid has a duplicate one system clockwise, with the same power and all that belongs to "
                f"it {rule('AST28')}."
            ),
            "asteroid_destroyed": lambda data, before, names: (
                f"Cleaver may destroy duplicates that were split off in an earlier challenge, never originals "
                f"{rule('AST28')}."
            ),
            "asteroid_processed": lambda data, before, names: (
                f"Processor exchanges the power of an asteroid that has come to another player for one by chance; what "
                f"belonged to the old one is discarded {rule('AST30')}."
            ),
            "asteroid_mined": lambda data, before, names: (
                f"Miner may take the use of the asteroid in the system of the challenge, and nobody else uses it then "
                f"{rule('AST29')}."
            ),
            "asteroid_released": lambda data, before, names: (
                f"A player who is zapped uses no asteroid either {rule('AST22')}; what was mined falls back "
                f"{rule('AST29')}."
            ),
            "asteroid_moved_house": lambda data, before, names: (
                f"Where home systems change places, asteroids go with them {rule('AST34')}."
            ),
            "asteroid_reattached": lambda data, before, names: (
                f"Changeling may be exchanged for the power of an asteroid; the asteroids stay where they are "
                f"{rule('AST25')}."
            ),
            "power_copied": lambda data, before, names: (
                f"The Orbital flare copies a power of the player on the left {rule('AST31')}."
            ),
        },
    )
)
