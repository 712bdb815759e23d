"""Quiet hours: what a person has set, and who is in theirs now.

A setting is written ``22:00-07:30 Europe/Berlin`` or, without a name for the zone, ``22:00-07:30 UTC+2``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.store.statements import persons
from bot.store.store import Store
from bot.tables.contract.clocks import BadZone, spelled, zone_named

log = logging.getLogger(__name__)

PREFERENCE = "quiet"
"""The name under which the store keeps a person's setting."""
_WRITTEN = re.compile(r"(\d{1,2})(?::?([0-5]\d))?\s*-\s*(\d{1,2})(?::?([0-5]\d))?\s+(\S+)")
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


def hours(written: str) -> Hours:
    """Read a setting. Raises ``BadHours`` for anything else, and for hours without a length."""
    match = _WRITTEN.fullmatch(written.strip())
    if match is None:
        raise BadHours
    begin, end = (int(match[n]) * 60 + int(match[n + 1] or 0) for n in (1, 3))
    if begin == end or max(begin, end) >= _DAY:
        raise BadHours
    try:
        return Hours(begin, end, spelled(match[5]))
    except BadZone as error:
        raise BadHours from error


async def quiet_among(store: Store, users: Sequence[int], now: int) -> set[int]:
    """Return those of these people who are in their quiet hours now. Raises ``StoreError``."""
    return {user for user, setting in (await hours_among(store, users)).items() if setting.now(now)}


async def hours_among(store: Store, users: Sequence[int]) -> dict[int, Hours]:
    """Return the quiet hours of those of these people who have any. Raises ``StoreError``."""
    written = await store.read(persons.preferences(users, PREFERENCE))
    return {user: setting for user, one in written.items() if (setting := _known(one)) is not None}


def _known(written: str) -> Hours | None:
    """A stored setting; None if its zone is not known on this machine, which is no reason to stop a table."""
    try:
        return hours(written)
    except BadHours:
        log.warning("quiet hours in an unknown zone are passed over")
        return None


def _hour(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
