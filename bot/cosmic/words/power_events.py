"""Powers, flares and edicts in use: what is announced, cancelled, remembered, exchanged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic import events
from bot.cosmic.model import attributes, cards
from bot.cosmic.model.aims import NAMED, WORDS
from bot.cosmic.model.attributes import CALLED, SENTENCES, TOLD
from bot.cosmic.model.ids import Typed
from bot.cosmic.model.records import Maker
from bot.cosmic.model.state import Datum
from bot.cosmic.words import things
from bot.cosmic.words.lines import Names, worded
from bot.cosmic.words.things import noun_named
from bot.words.message import Fact, Message, ids

_ANNOUNCED: Final = ids("event-announced-", ("power", "flare", "edict"))
_FISTS: Final = ids("event-fist-", ("left", "right"))
_AIMS: Final = ids("event-aim-", NAMED)
"""What is named with a use, besides numbers of tokens by colour; asteroids are named by their players."""
_WORDS: Final = ids("event-", WORDS)
"""What is named in words."""
_NOTED: Final = ids("event-noted-", SENTENCES)
_NOTES: Final = ids("event-", CALLED)


@worded
def _announced(event: events.Announced, names: Names) -> Message:
    return Message(
        _ANNOUNCED[event.source],
        name=things.name_of(names, event.seat),
        thing=things.maker(f"flare.{event.name}" if event.source == "flare" else event.name),
        aims=aims(event.aim, names),
    )


def aims(aim: Mapping[str, Datum], names: Names) -> list[Message]:
    return [_aim(key, value, names) for key, value in aim.items()]


def _aim(key: str, value: Datum, names: Names) -> Message:
    if key in cards.COLOURS and isinstance(value, int):
        return Message("event-aim-tokens", colour=things.colour(key), count=value)
    return Message(_AIMS[key], value=_value(NAMED[key], value, names))


def _value(aim: Typed, value: Datum, names: Names) -> Fact:
    if value is None or value == []:
        return Message("event-aim-none")
    return [_one(aim, one, names) for one in value] if isinstance(value, list) else _one(aim, value, names)


def _one(aim: Typed, value: int | str, names: Names) -> str | Message:
    """One thing that was named: by what it is, in words, or as a number, which words may go with."""
    if noun := aim.noun:
        return noun_named(noun, value, names)
    word = f"{aim.says}_{'number' if isinstance(value, int) else value}"
    return _spelt(word, value if isinstance(value, int) else 0) if word in WORDS else str(value)


def _spelt(word: str, count: int = 0) -> Message:
    """A word behind what says it."""
    return Message(_WORDS[word], count=count)


def _use(event: events.Cancelled | events.Done, names: Names) -> str | Message:
    """A use: what, and whose it is."""
    return things.made_by(Maker(event.name, event.source == "flare", event.seat), names)


@worded
def _cancelled(event: events.Cancelled, names: Names) -> Message:
    return Message("event-cancelled", thing=_use(event, names))


@worded
def _done(event: events.Done, names: Names) -> Message | None:
    return Message("event-done", thing=_use(event, names)) if event.cancelled else None


@worded
def _not_term(event: events.NotTerm, names: Names) -> Message:
    return Message("event-not-term", name=things.name_of(names, event.seat), term=_spelt(f"term_{event.term}"))


@worded
def _noted(event: events.Noted, names: Names) -> Message | None:
    """Return the line for a note; a note for a power's own use needs none."""
    whose = things.power_of(event.power, event.seat, names)
    told, value = TOLD.get(event.key), event.value
    if event.key == attributes.COVERS.key and isinstance(value, list) and value:
        return Message("event-noted-covers", maker=whose, covers=[_covered(str(one), names) for one in value])
    if told is None or value is None or value == "":
        return None
    rows = value if isinstance(value, list) else [value]
    return Message(
        "event-noted-used-up" if told.noun == "seat" and isinstance(value, int) and value < 0 else _NOTED[told.says],
        maker=whose,
        count=value if isinstance(value, int) else len(rows),
        value=[noun_named(told.noun, one, names) for one in rows] if told.noun else "",
        word=_word(told, value),
    )


def _word(told: Typed, value: Datum) -> str | Message:
    if isinstance(value, str):
        return _spelt(f"{told.says}_{value}")
    name = f"{told.says}_{told.key}"
    return Message(_NOTES[name]) if name in CALLED else ""


def _covered(entry: str, names: Names) -> Message:
    """Something of a player that is covered."""
    seat, asset = attributes.read_asset(entry)
    return Message("event-covers", name=things.name_of(names, seat), asset=_spelt(f"cover_{asset}"))


@worded
def _attributes_gone(event: events.AttributesGone, names: Names) -> Message:
    tokens = [Message("event-tokens", count=event.tokens)] if event.tokens else []
    return Message("event-attributes-gone", gone=[*things.hand(event.cards), *tokens])


@worded
def _stored(event: events.Stored, names: Names) -> Message:
    return Message("event-stored", maker=things.power_of(event.power, event.seat, names), count=event.size)


@worded
def _collected(event: events.Collected, names: Names) -> Message:
    return Message("event-collected", maker=things.power_of(event.power, event.seat, names), count=event.count)


@worded
def _collection(event: events.Collection, names: Names) -> Message:
    return Message("event-collection", maker=things.power_of(event.power, event.seat, names), count=len(event.cards))


@worded
def _guessed(event: events.Guessed, names: Names) -> Message:
    """In which hand a token was hidden, and which one was picked."""
    name, other = things.name_of(names, event.seat), things.name_of(names, event.other)
    return Message("event-guessed", name=name, other=other, hidden=Message(_FISTS[event.hidden]), found=event.found)


@worded
def _muted(event: events.Muted, names: Names) -> Message:
    return (
        Message("event-muted", power=things.power_named(event.power)) if event.power else Message("event-muted-unseen")
    )


@worded
def _powers_exchanged(event: events.PowersExchanged, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in event.seats)
    power, theirs = map(things.power, event.powers)
    return Message("event-powers-exchanged", name=name, other=other, power=power, theirs=theirs)


@worded
def _colours_swapped(event: events.ColoursSwapped, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in event.seats)
    colours = [things.colour(one) for one in event.colours]
    return Message("event-colours-swapped", name=name, other=other, colours=colours)
