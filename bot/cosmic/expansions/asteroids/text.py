"""Word the asteroids: events, questions, options, tips of the help, and topics of the library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.expansions.asteroids import powers, state
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.library import Entry, add_topics
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS, ExpansionWords, Names, add, worded
from bot.cosmic.words.things import filled
from bot.kernel.ask import Choice
from bot.kernel.event import Event, Seat
from bot.words.message import Language, Message, ids
from bot.words.speech import speech

_KINDS: Final = ids(
    "asteroid-", ("placed", "held", "split", "destroyed", "processed", "mined", "released", "moved_house", "reattached")
)
_RULES: Final[Mapping[type[Event], tuple[str, ...]]] = {
    state.AsteroidPlaced: ("AST5",),
    state.AsteroidsDecreed: ("AST13",),
    state.AsteroidHeld: ("AST14",),
    state.AsteroidsRotated: ("AST10", "AST13", "AST14", "AST8"),
    state.AsteroidsSwapped: ("AST27", "AST8"),
    state.AsteroidAttracted: ("AST40",),
    state.AsteroidSplit: ("AST28",),
    state.AsteroidDestroyed: ("AST28",),
    state.AsteroidProcessed: ("AST30",),
    state.AsteroidMined: ("AST29",),
    state.AsteroidReleased: ("AST22", "AST29"),
    state.AsteroidMovedHouse: ("AST34",),
    state.AsteroidReattached: ("AST25",),
    state.PowerCopied: ("AST31",),
}
_WHY: Final = ids("why-", [kind.kind for kind in _RULES])


@worded
def _one(
    event: state.AsteroidPlaced
    | state.AsteroidHeld
    | state.AsteroidSplit
    | state.AsteroidDestroyed
    | state.AsteroidProcessed
    | state.AsteroidMined
    | state.AsteroidReleased
    | state.AsteroidMovedHouse
    | state.AsteroidReattached,
    names: Names,
) -> Message:
    return filled(_KINDS[event.kind.removeprefix("asteroid_")], event, names)


@worded
def _decreed(event: state.AsteroidsDecreed, names: Names) -> Message:
    return Message("asteroid-decreed", step=event.step)


@worded
def _rotated(event: state.AsteroidsRotated, names: Names) -> Message:
    rows = [_at(power, at, names) for power, at in zip(event.powers, event.locations, strict=True)]
    return Message("asteroid-rotated", step=event.step, asteroids=rows)


def _at(power: str, location: object, names: Names) -> Message:
    return Message("asteroid-at", power=things.power_named(power), name=things.name_of(names, location))


@worded
def _swapped(event: state.AsteroidsSwapped, names: Names) -> Message:
    power, other = (things.power_named(one) for one in event.powers)
    name, there = (things.name_of(names, at) for at in event.locations)
    return Message("asteroid-swapped", power=power, name=name, other=other, there=there)


@worded
def _attracted(event: state.AsteroidAttracted, names: Names) -> Message:
    power, name = things.power_named(event.power), things.name_of(names, event.seat)
    if event.away is None:
        return Message("asteroid-attracted", power=power, name=name)
    other, there = things.power_named(event.away), things.name_of(names, event.location)
    return Message("asteroid-attracted-away", power=power, name=name, other=other, there=there)


@worded
def _copied(event: state.PowerCopied, names: Names) -> Message:
    name, other = things.name_of(names, event.seat), things.name_of(names, event.of)
    return Message("asteroid-copied", name=name, power=things.power_named(event.power), other=other)


def _located(choice: Choice, names: Names, table: TableView) -> Message:
    found = table.part(state.NAME, AsteroidsView).at(choice) if isinstance(choice, int) else None
    if found is None:
        return Message("asteroid-unknown", name=things.name_of(names, choice))
    return _at(found.power.power, choice, names)


def _several(choice: Choice, names: Names, table: TableView) -> Message:
    if isinstance(choice, list):
        return Message("asteroid-several", asteroids=[_located(one, names, table) for one in choice])
    return _located(choice, names, table)


def _act(choice: Choice, names: Names, table: TableView) -> Message:
    splits, at = powers.read_act(str(choice))
    return Message("asteroid-split-it" if splits else "asteroid-destroy-it", asteroid=_located(at, names, table))


add(
    ExpansionWords(
        questions={
            powers.WAY.key: Message("asteroid-ask-way"),
            powers.ORBITAL_COPY.key: Message("asteroid-ask-copy"),
            powers.HELD.key: Message("asteroid-ask-held"),
            powers.SWAP_ONE.key: Message("asteroid-ask-one"),
            powers.SWAP_OTHER.key: Message("asteroid-ask-other"),
            powers.CLEAVE.key: Message("asteroid-ask-act"),
            powers.BESIDES.key: Message("asteroid-ask-besides"),
            powers.PROCESSED.key: Message("asteroid-ask-processed"),
            powers.TO_ATTRACT.key: Message("asteroid-ask-attracted"),
        },
        silent=dict.fromkeys((state.SystemNoted,)),
        choices={powers.TWO_RIGHT: Message("asteroid-two-right"), powers.ONE_LEFT: Message("asteroid-one-left")},
        options={
            powers.CLEAVE.key: _act,
            **{one.key: _located for one in (powers.HELD, powers.SWAP_ONE, powers.SWAP_OTHER, powers.TO_ATTRACT)},
            **{one.key: _several for one in (powers.PROCESSED, powers.BESIDES)},
        },
        reasons={kind: Message(_WHY[kind.kind], rule=things.rule(*rules)) for kind, rules in _RULES.items()},
    )
)


_FIGHT = ("invite", "allies", "cards", "reveal")


@TIPS(state.NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, sky = speech(language), table.part(state.NAME, AsteroidsView)
    lines = [say("asteroid-tip-rotation")] if phase == "start" else []
    challenge = table.challenge
    mains = () if challenge is None else (challenge.offense.seat, challenge.defense.seat)
    for one in sky.asteroids if sky.rotated and phase in _FIGHT else ():
        power = things.power(one.power.power)
        if one.user is not None and one.user == seat:
            lines.append(say("asteroid-tip-lent", power=power))
        elif one.user is not None and one.user in mains:
            lines.append(say("asteroid-tip-there", name=names[one.user], power=power))
    return lines


add_topics(
    Entry(state.NAME, ("AST8", "AST10", "AST9", "AST22", "AST14", "AST40")),
    Entry(
        "asteroids_order",
        ("AST4", "AST5", *(f"AST{number}" for number in range(11, 22))),
        ("AST1", "AST2", "AST3", "AST6", "AST7"),
    ),
    Entry(
        "asteroid_powers",
        ("AST23", "AST24", "AST25", "AST26", "AST27", "AST28", "AST29", "AST30", "AST33", "AST34", "AST35"),
        ("AST31", "AST32"),
    ),
)
