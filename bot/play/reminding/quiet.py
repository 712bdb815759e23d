"""Quiet hours: what a person has set, and which seats of a table are in theirs now.

A setting is written ``22:00-07:30 Europe/Berlin`` or, without a name for the zone, ``22:00-07:30 UTC+2``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.kernel.seat import Seat
from bot.play.clock import Clock, Timer
from bot.play.outgoing.lookup import Lookup
from bot.store.statements import persons
from bot.store.store import Store

log = logging.getLogger(__name__)

PREFERENCE = "quiet"
"""The name under which the store keeps a person's setting."""
_WRITTEN = re.compile(r"(\d{1,2})(?::?([0-5]\d))?\s*-\s*(\d{1,2})(?::?([0-5]\d))?\s+(\S+)")
_OFFSET = re.compile(r"UTC(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?", re.IGNORECASE)
_DAY = 24 * 60


class BadHours(ValueError):
    """Raised for what is no setting of quiet hours; whoever asked words it."""


class Hours(msgspec.Struct, frozen=True):
    """One person's quiet hours, every day. Minutes after midnight in ``zone``; the end may be on the next day."""

    begin: int
    end: int
    zone: str

    @property
    def written(self) -> str:
        """As the store keeps it and ``hours`` reads it."""
        return f"{_hour(self.begin)}-{_hour(self.end)} {self.zone}"

    def now(self, ms: int) -> bool:
        """True if this moment, in unix milliseconds, is in these hours."""
        local = datetime.fromtimestamp(ms / 1000, zone_named(self.zone))
        minute = local.hour * 60 + local.minute
        if self.begin < self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end

    def next_change(self, ms: int) -> int:
        """The next moment after this one at which they begin or end, in unix milliseconds."""
        zone = zone_named(self.zone)
        today = datetime.fromtimestamp(ms / 1000, zone).replace(hour=0, minute=0, second=0, microsecond=0)
        moments = []
        for day in range(3):  # where a clock is put forward, a moment of today may be one of tomorrow
            date = today + timedelta(days=day)
            for minute in (self.begin, self.end):
                moment = date.replace(hour=minute // 60, minute=minute % 60, tzinfo=zone)
                moments.append(int(moment.timestamp() * 1000))
        return min(moment for moment in moments if moment > ms)


def hours(written: str) -> Hours:
    """Read a setting. Raises ``BadHours`` for anything else, and for hours without a length."""
    match = _WRITTEN.fullmatch(written.strip())
    if match is None:
        raise BadHours
    begin, end = (int(match[n]) * 60 + int(match[n + 1] or 0) for n in (1, 3))
    if begin == end or max(begin, end) >= _DAY:
        raise BadHours
    zone = zone_named(match[5])
    return Hours(begin, end, zone.key if isinstance(zone, ZoneInfo) else match[5].upper())


async def quiet_among(store: Store, users: Sequence[int], now: int) -> set[int]:
    """Return those of these people who are in their quiet hours now. Raises ``StoreError``."""
    written = await store.read(persons.preferences(users, PREFERENCE))
    return {user for user, one in written.items() if (setting := _known(one)) is not None and setting.now(now)}


class QuietSeats:
    """Keeps the timer of one table and knows what its desk was told."""

    def __init__(self, clock: Clock, lookup: Lookup, turn: Callable[[], None]) -> None:
        """``turn`` is called when somebody's quiet hours may have begun or ended."""
        self._clock = clock
        self._lookup = lookup
        self._turn = turn
        self._timer: Timer | None = None
        self.told: tuple[Seat, ...] | None = None
        """Which seats the desk was told of last; None if it was told nothing."""

    @property
    def turns(self) -> int | None:
        """Return the next beginning or end of quiet hours, unix milliseconds; None if nobody at the table has any."""
        return None if self._timer is None else self._timer.due

    def change(self, found: Mapping[int, str]) -> tuple[Seat, ...] | None:
        """The seats in quiet hours if the desk does not know them yet, else None; sets the next timer.

        ``found`` is what people have set.
        """
        now = self._clock.now()
        written = {seat: found[user] for user, seat in self._lookup.users.items() if user in found}
        settings = {seat: setting for seat, text in written.items() if (setting := _known(text)) is not None}
        self.stop()
        if settings:
            wait = min(setting.next_change(now) for setting in settings.values()) - now
            self._timer = self._clock.after(wait, self._turn)
        seats = tuple(sorted(seat for seat, setting in settings.items() if setting.now(now)))
        if seats == self.told:
            return None
        self.told = seats
        return seats

    def start_over(self) -> None:
        """The desk was built anew and has been told nothing."""
        self.told = None
        self.stop()

    def stop(self) -> None:
        """No timer any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _known(written: str) -> Hours | None:
    """A stored setting; None if its zone is not known on this machine, which is no reason to stop a table."""
    try:
        return hours(written)
    except BadHours:
        log.warning("quiet hours in an unknown zone are passed over")
        return None


def _hour(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def zone_named(name: str) -> tzinfo:
    """The zone called so, ``Europe/Berlin`` or ``UTC+2``, in letters of any case.

    Raises ``BadHours`` if this machine knows none.
    """
    if match := _OFFSET.fullmatch(name):
        away = timedelta(hours=int(match[2] or 0), minutes=int(match[3] or 0))
        if away > timedelta(hours=14):
            raise BadHours
        return timezone(-away if match[1] == "-" else away)
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError) as error:  # no such zone here, or a name that leads out of the zones' folder
        known = _names().get(name.casefold())
        if known is None:
            raise BadHours from error
        return ZoneInfo(known)


@cache
def _names() -> dict[str, str]:
    """The zones that this machine knows, by their names in small letters."""
    return {name.casefold(): name for name in available_timezones()}
