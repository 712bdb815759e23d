"""Every event of Cosmic Encounter as a line of words; an event carries all that its words need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.cosmic import events
from bot.cosmic.model.holdings import COLOUR_OF, PLANETS
from bot.cosmic.words import expansion_words, things, turn_flow_events
from bot.cosmic.words.expansion_words import LINES, Names, voice, worded
from bot.cosmic.words.things import filled
from bot.kernel.event import Event
from bot.words.message import DEFAULT, Language, Message, ids

_MOVES: Final = ids(
    "event-",
    (
        *("lost", "freed", "committed", "landed", "moved", "came_home", "came_home_held", "removed", "removed_held"),
        *("went_back", "went_back_held", "captured", "captured_from", "recaptured", "piled"),
    ),
)
"""Ways of tokens, worded with their owner, their mover, and from where to where."""
_CARDS: Final = ids(
    "event-", ("discarded", "discarded_alone", "laid", "laid_face_up", "hoarded", "hoarded_alone", "put_back")
)
"""Events with two sentences, filled with their fields."""
_HELD: Final = ("came_home", "removed", "went_back")
"""Ways that are worded otherwise if somebody else held the tokens."""
_REASONS: Final = {"commit": "committed", "land": "landed", "return": "came_home"}


@worded
def _put_away(event: events.Discarded | events.Hoarded, names: Names) -> Message:
    return filled(_CARDS[f"{event.kind}_alone" if event.seat is None else event.kind], event, names)


@worded
def _laid(event: events.Laid, names: Names) -> Message:
    return filled(_CARDS["laid" if event.card is None else "laid_face_up"], event, names)


@worded
def _revealed(event: events.Revealed, names: Names) -> Message:
    offense, defense = (
        things.card(card) if card else Message("event-no-card") for card in (event.offense, event.defense)
    )
    return Message("event-revealed", offense=offense, defense=defense)


@worded
def _stacked(event: events.Stacked, names: Names) -> Message:
    if event.card is None or event.power is None:
        return filled(_CARDS["put_back"], event, names)
    return Message("event-stacked", maker=things.power_of(event.power, event.seat, names), card=things.card(event.card))


@worded
def _moved(event: events.Moved, names: Names) -> Message:
    if event.to in ("removed", "warp"):
        return _tokens("removed" if event.to == "removed" else "lost", event, names)
    return moved([event], names)


def moved(row: Sequence[events.Moved], names: Names) -> Message:
    way = "freed" if list(row[0].origin) == ["warp"] else _REASONS.get(row[0].why, "moved")
    return _tokens(way, row[0], names, row[1:])


@worded
def _captured(event: events.Captured, names: Names) -> Message:
    way = "captured" if event.former == event.owner else "captured_from"
    return _tokens("recaptured" if event.owner == event.seat else way, event, names)


@worded
def _carried(event: events.Piled | events.WentBack, names: Names) -> Message:
    return _tokens(event.kind, event, names)


def _tokens(
    way: str,
    event: events.Moved | events.Captured | events.Piled | events.WentBack,
    names: Names,
    beside: Sequence[events.Moved] = (),
) -> Message:
    every = (event, *beside)
    count = sum(one.count for one in every)
    owner = event.seat if event.owner is None else event.owner
    whose = things.name_of(names, owner)
    tokens = Message("event-tokens", count=count)
    if owner != event.seat:
        tokens = Message("event-tokens-of", count=count, owner=whose)
        way = f"{way}_held" if way in _HELD else way
    own = names.colour(event.seat) if owner == event.seat else None
    sheets = {where: sheet for one in every for where, sheet in one.sheets.items()}
    return Message(
        _MOVES[way],
        name=things.name_of(names, event.seat),
        owner=whose,
        former=things.name_of(names, None if isinstance(event, events.Moved) else event.former),
        tokens=tokens,
        count=count,
        why=event.why,
        origin=_ends(event.origin, sheets, names, own),
        to=_ends({one.to: one.count if beside else 1 for one in every}, sheets, names, own),
    )


def _ends(found: Mapping[str, int], sheets: events.Sheets, names: Names, own: str | None) -> list[str | Message]:
    """Places that tokens leave or reach; those of colour ``own`` without a name, a sheet by its power."""
    system = COLOUR_OF.get(next(iter(found), ""))
    if system and {*found} == {*PLANETS[system]} and len({*found.values()}) == 1:
        return [things.every_planet(system, next(iter(found.values())), names, own)]
    known = {
        where: Message("event-sheet", power=things.power_named(power), holder=things.name_of(names, holder))
        for where, (power, holder) in sheets.items()
    }
    return things.places(found, names, known, own)


SILENT: Final[frozenset[type[Event]]] = frozenset(
    {
        *(events.Called, events.ChallengeOver, events.CopyOver, events.DeckMade, events.DetourBegan, events.DetourOver),
        *(events.PowerCame, events.PowerHeld, events.PowerParted, events.PowerReplaced, events.PowerRetired),
        *(events.Reckoned, events.Released, events.Resolves, events.UsableAgain, events.Used),
    }
)
"""Events that need no line of their own: another event of the same moment says it."""
DECIDED: Final = turn_flow_events
"""It chooses sentences for further events, and enters them as it is imported."""
PLAIN: Final = ids("event-", sorted(kind.kind for kind in events.BASE if kind not in SILENT and kind not in LINES))
"""All others of the base game, found by their kind and filled by what their fields are."""


def line(event: Event, names: Iterable[str], language: Language = DEFAULT) -> str:
    """The event in words; empty for a silent one. Raises KeyError for a kind that has no words."""
    called = Names.of(names)
    return _said(_message(event, called), called, language)


def _message(event: Event, names: Names) -> Message | None:
    kind = type(event)
    if kind in SILENT or kind in expansion_words.KNOWN.silent:
        return None
    worded = LINES.get(kind)
    return filled(PLAIN[event.kind], event, names) if worded is None else worded(event, names)


def _said(message: Message | None, names: Names, language: Language) -> str:
    return "" if message is None else voice(names, language).message(message)


def lines(seen: Sequence[Event], names: Iterable[str], language: Language = DEFAULT) -> list[str]:
    """The events in words, one line each; silent ones are left out, and tokens that move together share a line."""
    return [words for _, words in with_events(seen, names, language)]


def with_events(seen: Sequence[Event], names: Iterable[str], language: Language = DEFAULT) -> list[tuple[Event, str]]:
    """Like ``lines``, with the event of each line, the first one if they are several."""
    called = Names.of(names)
    said = []
    for _, row in groupby(enumerate(seen), lambda row: _way(row[1]) or row[0]):
        event, *beside = [event for _, event in row]
        moves = events.of((event, *beside), events.Moved) if beside else []
        message = moved(moves, called) if moves else _message(event, called)
        said.append((event, _said(message, called, language)))
    return [(event, words) for event, words in said if words]


def _way(event: Event) -> tuple[object, ...] | None:
    """The same for tokens that move together; None if none move."""
    return (event.seat, event.why, event.owner, {*event.origin}) if isinstance(event, events.Moved) else None
