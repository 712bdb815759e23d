"""Lobby options besides the rules, which never see them; and durations of games, as measured."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec import structs

from bot.cosmic.ai.player import LEVELS, NORMAL
from bot.cosmic.kinds import pools, registry
from bot.cosmic.kinds.packs import editions
from bot.cosmic.model import options as rules
from bot.cosmic.model.options import MAX_PLAYERS, MIN_PLAYERS, Options, check_players
from bot.cosmic.phases.setup import check_pool
from bot.cosmic.timing.clock import SPEEDS
from bot.tables.contract.clocks import UTC, BadZone, Hours, spelled
from bot.tables.cosmic.table_words import still
from bot.words.message import DEFAULT, LANGUAGES, Language, Message, ids
from bot.words.options import BadOption
from bot.words.speech import speech

USUAL = "usual"
"""The value of an option that nobody has set: what the rules or the other options make of it."""
_OF_POWERS = "powers_per_player"
_DEALT = "powers_dealt"
_SWITCH = ("on", "off")
ZONES: Final[Mapping[str, str]] = {
    "utc": UTC,
    "london": "Europe/London",
    "berlin": "Europe/Berlin",
    "moscow": "Europe/Moscow",
    "new_york": "America/New_York",
    "chicago": "America/Chicago",
    "denver": "America/Denver",
    "los_angeles": "America/Los_Angeles",
    "sao_paulo": "America/Sao_Paulo",
    "kolkata": "Asia/Kolkata",
    "tokyo": "Asia/Tokyo",
    "sydney": "Australia/Sydney",
}
"""The zones that are offered for a table's clock; any other can be typed."""
_OF_LANGUAGE: Final[Mapping[Language, str]] = {"de": ZONES["berlin"]}
"""Default zone by language, that of most who speak it; else UTC."""
RUN: Final[Mapping[str, tuple[int, int]]] = {"all": (0, 24), "night": (7, 23), "day": (9, 21), "evening": (18, 23)}


class TableOptions(msgspec.Struct, frozen=True):
    """Options of one table; checked when built. Raises ``BadOption``."""

    speed: str = "daily"
    """Name of one of ``clock.SPEEDS``."""
    seats: int = MAX_PLAYERS
    """Most players at the table (0.7)."""
    language: Language = DEFAULT
    bans: str = pools.NONE
    """The powers that are taken out of the pool, as somebody wrote them."""
    motion: str = "on"
    """Pictures may move: ``on`` or ``off``."""
    talk: str = "on"
    """Computer players comment on challenges: ``on`` or ``off``."""
    promises: str = "on"
    """Promises can be made: ``on`` or ``off``."""
    clock: str = USUAL
    """A name of ``ZONES``, or that of any zone."""
    hours: str = USUAL
    """Hours in which limits run: a word of ``RUN``."""
    weekend: str = "on"
    """Limits run on Saturday and Sunday: ``on`` or ``off``."""
    computers: str = NORMAL.name
    """Level of computer players: name of one of ``levels.LEVELS``."""

    def __post_init__(self) -> None:
        switches = dict.fromkeys(("motion", "talk", "promises", "weekend"), _SWITCH)
        for name, words in {"speed": SPEEDS, **switches, "computers": LEVELS}.items():
            if getattr(self, name) not in words:
                raise BadOption(name, getattr(self, name), ", ".join(words))
        if not MIN_PLAYERS <= self.seats <= MAX_PLAYERS:
            raise BadOption("seats", self.seats, f"{MIN_PLAYERS} to {MAX_PLAYERS}")
        if self.hours not in (USUAL, *RUN):
            raise BadOption("hours", self.hours, ", ".join(RUN))
        try:
            _ = self.zone
        except BadZone as error:
            raise BadOption("clock", self.clock, ", ".join(ZONES)) from error

    @property
    def zone(self) -> str:
        """The zone of the table's clock. Raises ``BadZone``."""
        if self.clock == USUAL:
            return _OF_LANGUAGE.get(self.language, UTC)
        return spelled(ZONES.get(self.clock, self.clock))

    @property
    def limits(self) -> Hours:
        """The hours in which limits run: always where people sit together, else not at night if nothing was chosen."""
        if self.speed == "live":
            return Hours()
        begin, end = RUN["night" if self.hours == USUAL else self.hours]
        return Hours(self.zone, begin, end, self.weekend == "off")

    @property
    def runs_as_usual(self) -> bool:
        """True if limits run as at tables of its speed for which nothing was chosen, in whichever zone."""
        return self.limits == structs.replace(self, hours=USUAL, weekend="on").limits


def read(values: Mapping[str, str]) -> tuple[TableOptions, Options]:
    """Both halves of a table's options; what is missing or ``usual`` has its default. Raises ``BadOption``."""
    registry.load()
    lowered = {name: value.strip().lower() for name, value in values.items()}
    chosen = {name: value for name, value in of_version_2(lowered).items() if value != USUAL}
    mine = {name: chosen.pop(name) for name in TableOptions.__struct_fields__ if name in chosen}
    fields: dict[str, object] = dict(mine)
    if "seats" in mine:
        fields["seats"] = _whole("seats", mine["seats"])
    if mine.get("language", DEFAULT) not in LANGUAGES:
        raise BadOption("language", mine["language"], ", ".join(LANGUAGES))
    pool = pools.chosen(chosen.pop("pool", pools.USUAL), mine.get("bans", pools.NONE))
    if pool is not None:
        chosen["pool"] = ",".join(pool)
    # Words and numbers are checked here and by the struct; convert would wrap BadOption in its own error.
    return TableOptions(**fields), rules.from_strings(chosen)  # type: ignore[arg-type]


def of_version_2(values: Mapping[str, str]) -> dict[str, str]:
    """Options with the pool in the place of ``later_powers``, which lobbies of version 2 of the rules had."""
    present = {name: value for name, value in values.items() if name != "later_powers"}
    return {"pool": pools.CLASSIC, **present} if values.get("later_powers") == "off" else present


def flags(values: Mapping[str, str]) -> Options:
    """The half that the rules see. Raises ``BadOption``."""
    return read(values)[1]


def packs(values: Mapping[str, str]) -> Collection[str]:
    """The packs that have powers in the pool. Raises ``BadOption``."""
    return editions(flags(values).pool or ())


def seats(values: Mapping[str, str]) -> int:
    """Most players at a table with these options. Raises ``BadOption``."""
    return read(values)[0].seats


def check(values: Mapping[str, str], players: int | None = None) -> None:
    """Refuse options that contradict each other, or with which so many cannot play. Raises ``BadOption``."""
    table, options = read(values)
    if players is None:
        players = table.seats  # with fewer seats less is possible, and nobody may sit down in vain
    check_players(options, players)
    check_pool(options, players)
    for expansion in registry.EXPANSIONS.values():
        if expansion.joins(options):
            expansion.check(options, players)


def choose(values: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    """Choose an option; the number of powers dealt is dropped if it no longer goes with it."""
    chosen = {option: old for option, old in values.items() if option != name}
    if value != USUAL:
        chosen[name] = value
    if name == _OF_POWERS and _DEALT in chosen:
        try:
            read(chosen)
        except BadOption as error:
            if error.option == _DEALT:
                del chosen[_DEALT]
    return chosen


def _whole(name: str, text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) <= 9):
        raise BadOption(name, text, f"{MIN_PLAYERS} to {MAX_PLAYERS}")
    return int(text)


FILE = "pace.json"
"""The data file beside this module; ``python -m bench days`` writes the days of its table there."""
BASE = "base"
ALL = "all"
"""Tables without and with expansions in that file; any expansion counts as all of them."""

FIVE = 5
"""People in the games whose days are measured."""
_DAY: Final = 24
_HOUR_MS: Final = 3_600_000


class Pace(msgspec.Struct, frozen=True):
    """Measured figures, each number by table, which is ``BASE`` or ``ALL``."""

    measured: str
    """Date and method of the measurement."""
    days: Mapping[str, Mapping[str, tuple[float, float]]]
    """For a game of ``FIVE`` people, a quarter and three quarters, by speed and table; some are missing."""
    shares: Mapping[int, float]
    """Duration of a challenge with so many people, as a share of one of five."""
    challenges: Mapping[str, Mapping[int, float]]
    """In a game: by table and number of players, computer players among them."""


@cache
def pace() -> Pace:
    return msgspec.json.decode(resources.files("bot.tables.cosmic").joinpath(FILE).read_bytes(), type=Pace)


def hours(speed: str, options: Options, people: int, players: int) -> tuple[float, float] | None:
    """First and third quartile of a game's hours; None for a speed that was not measured."""
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
"""Longest hours that people count in hours, days or weeks; the rest is in months."""
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
    unit = next((unit for unit, longest in _LONGEST.items() if lasts < longest), "months")
    return Message(_SPAN[unit], count=max(1, round(lasts / _UNIT[unit])))
