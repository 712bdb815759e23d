"""The plan of a challenge by words: ``/cosmic plan`` with a line and its answer, so that a keyboard is enough (8.13).

``Which challenge card do you play? attack 12``, ``offense join with 2``, ``Ben, Cy``; the word of the button *Done*
seals it. What is suggested is read back as exactly the answer that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.cosmic.timing.plans import Line
from bot.kernel.ask import UpTo
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import plan
from bot.tables.cosmic.questions.reading import MOST_SUGGESTED, pieces, quoted
from bot.words.language import Language
from bot.words.search import LONGEST_TYPED, Named, closest, completions, find, plain, too_long
from bot.words.speech import Speech, speech

_LONGEST = 100
"""Characters of a suggestion."""
_NONE = -1


class Pick(NamedTuple):
    """What a control of the plan would send."""

    control: str
    values: tuple[str, ...]


class _Answer(NamedTuple):
    """One thing that can be picked in a line."""

    line: Line
    place: int
    """Among the choices of the line; ``_NONE`` for none of them, where that is an answer."""


def read(table: Running, seat: Seat, typed: str, language: Language) -> Pick | str:
    """The control that was meant, or one sentence that says what to do."""
    say = speech(language)
    if too_long(typed):
        return say("cosmic-plan-too-long", most=LONGEST_TYPED)
    if plain(typed) == plain(say("cosmic-plan-done")):
        return Pick(plan.DONE, ())
    things = _things(table, seat, language)
    if not things:
        return say("cosmic-plan-nothing")
    first, *others = [typed] if _is_one(typed, things) else pieces(say, typed) or [typed]
    found = find(first, things)
    if len(found) != 1:
        return _unclear(say, first, found, things)
    line, place = found[0].value
    places = [place]
    for other in others:
        same = find(other, [thing for thing in things if thing.value.line.key == line.key])
        if len(same) != 1 or not isinstance(line.ask.form, UpTo):
            return _unclear(say, other, same, [])
        places.append(same[0].value.place)
    return Pick(plan.control(line), tuple(str(one) for one in dict.fromkeys(places) if one != _NONE))


def suggest(table: Running, seat: Seat, typed: str, language: Language) -> list[tuple[str, str]]:
    """What may be typed, given what was typed so far: label and value, at most 25."""
    if too_long(typed):
        return []
    done = speech(language)("cosmic-plan-done")
    rows = [thing.names[0] for thing in completions(typed, _things(table, seat, language))]
    rows = [done, *rows] if plain(done).startswith(plain(typed)) else rows
    return [(row, row) for row in dict.fromkeys(rows) if len(row) <= _LONGEST][:MOST_SUGGESTED]


def _things(table: Running, seat: Seat, language: Language) -> list[Named[_Answer]]:
    """Every answer of every line: called by what its line asks and by its label."""
    say = speech(language)
    return [
        Named(_Answer(line, place), (f"{plan.title(table, line, say)} {label}", label))
        for line in planning.lines(table, seat)
        for place, label in _labels(table, seat, line, language)
    ]


def _labels(table: Running, seat: Seat, line: Line, language: Language) -> Iterator[tuple[int, str]]:
    for row in plan.choices(table, seat, line, language):
        yield row.place, row.label
    if isinstance(line.ask.form, UpTo):
        yield _NONE, plan.nothing(line, speech(language))


def _is_one(typed: str, things: Sequence[Named[_Answer]]) -> bool:
    """Whether all that was typed is one thing, though its name may hold a comma or "and"."""
    return plain(typed) in {plain(name) for thing in things for name in thing.names}


def _unclear(say: Speech, typed: str, found: Sequence[Named[_Answer]], things: Sequence[Named[_Answer]]) -> str:
    """What to do about words that fit several answers, or none."""
    near = [thing.names[0] for thing in found[:3] or closest(typed, things)]
    if found:
        return say("cosmic-plan-which", typed=quoted(typed), near=near)
    if near:
        return say("cosmic-plan-unread-near", typed=quoted(typed), near=near)
    return say("cosmic-plan-unread", typed=quoted(typed))
