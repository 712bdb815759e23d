"""What a Cosmic lobby says of its speed: what to expect of it, and how long the game will take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.model.options import MIN_PLAYERS
from bot.cosmic.timing.clock import SPEEDS
from bot.tables.cosmic.pace import FIVE, hours
from bot.tables.cosmic.table_options import read
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.speech import speech

_PROMISE: Final = ids("pace-", tuple(SPEEDS))
_DAY: Final = 24
_LONGEST: Final[Mapping[str, float]] = {"hours": 18, "days": 12 * _DAY, "weeks": 60 * _DAY}
"""Until when people count in hours, in days or in weeks; whatever is longer they count in months."""
_UNIT: Final[Mapping[str, float]] = {"hours": 1, "days": _DAY, "weeks": 7 * _DAY, "months": 30.4 * _DAY}
_SPAN: Final = ids("pace-span-", tuple(_UNIT))


def expected(chosen: Mapping[str, str], people: int, players: int, language: Language) -> str:
    """The speed's promise, and how long so many will play; ``people`` are the players that are no computers.

    Before a second person sits there it tells of ``FIVE``, or of as many as there are seats.

    Raises ``BadOption``.
    """
    table, options = read(chosen)
    say, promise = speech(language), Message(_PROMISE[table.speed])
    if people < MIN_PLAYERS <= players:
        return say("pace-alone")
    if players < MIN_PLAYERS:
        people = players = min(FIVE, table.seats)
    lasts = hours(table.speed, options, people, players)
    if lasts is None:
        return say.message(promise)
    return say("pace-lasts", promise=promise, players=players, span=span(lasts))


def span(lasts: float) -> Message:
    """So many hours, rounded as people say it."""
    unit = next((unit for unit, longest in _LONGEST.items() if lasts < longest), "months")
    return Message(_SPAN[unit], count=max(1, round(lasts / _UNIT[unit])))
