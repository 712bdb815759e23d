"""Time zones as people write them, and hours in which limits run (8.12); days are those of the zone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta, timezone, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

UTC: Final = "UTC"
DAY: Final = 24
_SATURDAY: Final = 5
_OFFSET: Final = re.compile(r"UTC(?:([+-])(\d{1,2})(?::?([0-5]\d))?)?", re.IGNORECASE)
_FARTHEST: Final = timedelta(hours=14)


class BadZone(ValueError):
    """Raised for a zone that this machine does not know."""


def zone_named(name: str) -> tzinfo:
    """The zone called so. Raises ``BadZone``."""
    if match := _OFFSET.fullmatch(name):
        away = timedelta(hours=int(match[2] or 0), minutes=int(match[3] or 0))
        if away > _FARTHEST:
            raise BadZone(name)
        return timezone(-away if match[1] == "-" else away)
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError) as error:  # no such zone here, or a name that leads out of the zones' folder
        known = _names().get(name.casefold())
        if known is None:
            raise BadZone(name) from error
        return ZoneInfo(known)


def spelled(name: str) -> str:
    """The zone's name in its one spelling. Raises ``BadZone``."""
    zone = zone_named(name)
    return zone.key if isinstance(zone, ZoneInfo) else name.upper()


@cache
def _names() -> dict[str, str]:
    return {name.casefold(): name for name in available_timezones()}


class Hours(msgspec.Struct, frozen=True):
    """From ``begin`` to ``end`` o'clock on every day, or on every day but Saturday and Sunday."""

    zone: str = UTC
    begin: int = 0
    end: int = DAY
    free_weekend: bool = False

    @property
    def always(self) -> bool:
        return self.end - self.begin == DAY and not self.free_weekend

    def after(self, moment: int, ms: int) -> int:
        """The moment at which a limit begun at ``moment`` has run for ``ms``."""
        if self.always:
            return moment + ms
        for begin, end in self._spans(moment):
            since = max(begin, moment)
            if ms <= end - since:
                return since + ms
            ms -= max(0, end - since)
        raise AssertionError("there is always another day")

    def between(self, since: int, until: int) -> int:
        """Milliseconds for which a limit runs between two moments."""
        if self.always:
            return until - since
        ran = 0
        for begin, end in self._spans(since):
            if begin >= until:
                return ran
            ran += max(0, min(end, until) - max(begin, since))
        raise AssertionError("there is always another day")

    def _spans(self, moment: int) -> Iterator[tuple[int, int]]:
        """The spans in which limits run, from the one at that moment or before it on."""
        zone = _zone(self.zone)
        day = datetime.fromtimestamp(moment / 1000, zone).date()
        while True:
            if not (self.free_weekend and day.weekday() >= _SATURDAY):
                yield _at(day, self.begin, zone), _at(day, self.end, zone)
            day += timedelta(days=1)


def _at(day: date, hour: int, zone: tzinfo) -> int:
    """An hour of a day there, 24 for its end; one that is left out as the clock is put forward is the next there is."""
    days, hour = divmod(hour, DAY)
    return int(datetime.combine(day + timedelta(days=days), time(hour), zone).timestamp() * 1000)


def _zone(name: str) -> tzinfo:
    """Fall back to UTC: a zone unknown to this machine is no reason to stop a table."""
    try:
        return zone_named(name)
    except BadZone:
        return zone_named(UTC)
