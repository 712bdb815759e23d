"""Durations of games at each speed, by measured figures, as a lobby tells them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.model.options import MIN_PLAYERS, Options
from bot.cosmic.timing.clock import SPEEDS
from bot.tables.cosmic.table_options import read
from bot.tables.cosmic.table_words import still
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.speech import speech

FILE = "pace.json"
"""The data file beside this module; ``python -m bench days`` writes the days of its table there."""
BASE = "base"
ALL = "all"
"""How tables without and with expansions are called there; whatever expansion is chosen counts as all of them."""

FIVE = 5
"""So many people play the games whose days are measured."""
_DAY: Final = 24
_HOUR_MS: Final = 3_600_000


class Pace(msgspec.Struct, frozen=True):
    """Measured figures, each number by table, which is ``BASE`` or ``ALL``."""

    measured: str
    """When it was measured, and how."""
    days: Mapping[str, Mapping[str, tuple[float, float]]]
    """For a game of ``FIVE`` people, a quarter and three quarters, by speed and table; some are missing."""
    shares: Mapping[int, float]
    """How long a challenge of so many people takes, as a share of one of five."""
    challenges: Mapping[str, Mapping[int, float]]
    """In a game: by table and number of players, computer players among them."""


@cache
def pace() -> Pace:
    return msgspec.json.decode(resources.files("bot.tables.cosmic").joinpath(FILE).read_bytes(), type=Pace)


def hours(speed: str, options: Options, people: int, players: int) -> tuple[float, float] | None:
    """Return between how many hours half of all games take; None for a speed that was not measured.

    Computer players are players for whom nobody waits. With more or fewer bases to win a game is longer or
    shorter in proportion, which is what computer players need; it has no more challenges than its table plays at most.
    """
    of = pace()
    if speed not in of.days:
        return None
    registry.load()
    table = ALL if any(expansion.joins(options) for expansion in registry.EXPANSIONS.values()) else BASE
    measured, limit = of.challenges[table], options.challenges
    challenges = measured[players] * options.bases(players) / Options().bases(players)
    if isinstance(limit, int):
        challenges = min(challenges, limit)
    share = _DAY * of.shares[people] * challenges / measured[FIVE]
    least, most = of.days[speed][table]
    return least * share, most * share


_PROMISE: Final = ids("pace-", tuple(SPEEDS))

_LONGEST: Final[Mapping[str, float]] = {"hours": 18, "days": 12 * _DAY, "weeks": 60 * _DAY}
"""Until when people count in hours, in days or in weeks; whatever is longer they count in months."""
_UNIT: Final[Mapping[str, float]] = {"hours": 1, "days": _DAY, "weeks": 7 * _DAY, "months": 30.4 * _DAY}
_SPAN: Final = ids("pace-span-", tuple(_UNIT))


def expected(chosen: Mapping[str, str], people: int, players: int, language: Language) -> str:
    """The speed's promise, how long so many will play, and when no time runs; ``people`` are the players that are no
    computers. How long it takes was measured at tables whose limits run as usual.

    Before a second person sits there it tells of ``FIVE``, or of as many as there are seats.

    Raises ``BadOption``.
    """
    table, options = read(chosen)
    say, limits = speech(language), table.limits
    promise = Message(_PROMISE[table.speed], hours=SPEEDS[table.speed].limit(always=limits.always) // _HOUR_MS)
    stands = [] if limits.always else [still(say, limits)]
    if people < MIN_PLAYERS <= players:
        return say("pace-alone")
    if players < MIN_PLAYERS:
        people = players = min(FIVE, table.seats)
    lasts = hours(table.speed, options, people, players) if table.runs_as_usual else None
    if lasts is None:
        return " ".join([say.message(promise), *stands])
    least, most = map(span, lasts)
    told = say("pace-lasts", promise=promise, players=players, least=least, most=most, same=least == most)
    return " ".join([told, *stands])


def span(lasts: float) -> Message:
    """So many hours, rounded as people say it."""
    unit = next((unit for unit, longest in _LONGEST.items() if lasts < longest), "months")
    return Message(_SPAN[unit], count=max(1, round(lasts / _UNIT[unit])))
