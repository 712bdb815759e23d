"""Every event of Cosmic Encounter as a line of words: the entrance to the words of events, in every language.

``line`` words one event for those who may see it, ``lines`` a row of them. An event that says nothing a person needs
gives an empty line and is listed in ``SILENT``. No rules are run and no state is read: an event carries all that its
words need. Questions are in ``question_text``, reasons in ``why_words``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.cosmic.words import board_events, course_events, end_words, expansion_words, power_events
from bot.cosmic.words.lines import Line, Names, voice
from bot.kernel.event import Event
from bot.kernel.saving.codec import Plain
from bot.words.language import DEFAULT, Language

SILENT = frozenset(
    {
        *("called", "challenge_over", "copy_over", "deck", "detour", "detour_over", "reckoned"),
        *("released", "resolves", "usable_again", "used"),
    }
)
"""Kinds that need no line of their own: another event of the same moment says it."""

KINDS: Final[Mapping[str, Line]] = {
    **course_events.KINDS,
    **board_events.KINDS,
    **power_events.KINDS,
    **end_words.KINDS,
}
"""How each kind of event of the base game is worded."""


def line(event: Event, names: Iterable[str], language: Language = DEFAULT) -> str:
    """The event in words; empty for a silent one. Raises KeyError for a kind that has no words."""
    if event.kind in SILENT or expansion_words.is_silent(event.kind):
        return ""
    worded = KINDS.get(event.kind) or expansion_words.event(event.kind)
    if worded is None:
        raise KeyError(event.kind)
    called = Names.of(names)
    said = worded(event.data, called)
    return "" if said is None else voice(called, language).message(said)


def lines(events: Sequence[Event], names: Iterable[str], language: Language = DEFAULT) -> list[str]:
    """The events in words, one line each; silent ones are left out, and tokens that move together share a line."""
    return [words for _, words in told(events, names, language)]


def told(events: Sequence[Event], names: Iterable[str], language: Language = DEFAULT) -> list[tuple[Event, str]]:
    """The same with the event that each line tells."""
    called = Names.of(names)
    return [(event, words) for event in _together(events) if (words := line(event, called, language))]


def _together(events: Sequence[Event]) -> Iterator[Event]:
    """The events, those that move tokens of one player for one reason put into one."""
    pending: Event | None = None
    for event in events:
        if pending is not None and _same_move(pending, event):
            pending = Event("moved", _joined(pending.data, event.data), pending.audience)
            continue
        if pending is not None:
            yield pending
        pending = event
    if pending is not None:
        yield pending


def _same_move(one: Event, other: Event) -> bool:
    keys = ("seat", "why", "owner")
    same = one.kind == other.kind == "moved" and all(one.data.get(key) == other.data.get(key) for key in keys)
    return same and set(one.data["from"]) == set(other.data["from"]) and one.audience == other.audience  # type: ignore[arg-type]


def _joined(one: Mapping[str, Plain], other: Mapping[str, Plain]) -> dict[str, Plain]:
    """Two moves as one; ``to`` becomes the places with their numbers."""
    sheets = {**one.get("sheets", {}), **other.get("sheets", {})}  # type: ignore[dict-item]
    told: dict[str, Plain] = {"sheets": sheets} if sheets else {}
    return {**one, **told, "to": {**_places(one), **_places(other)}, "count": _count(one) + _count(other)}


def _places(data: Mapping[str, Plain]) -> dict[str, Plain]:
    to = data["to"]
    return to if isinstance(to, dict) else {str(to): data["count"]}


def _count(data: Mapping[str, Plain]) -> int:
    count = data["count"]
    return count if isinstance(count, int) else 0
