"""Holidays: read the typed dates, keep them, and tell the tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, Literal, TypeAlias

from babel import Locale

from bot.play.digests import PREFERENCE as QUIET, BadHours, hours
from bot.play.games.kinds import options_of
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import AwayRow, TableHead
from bot.store.statements import persons, tables
from bot.tables.contract.choices import Away, away_of
from bot.tables.contract.clocks import BadZone, zone_named

LONGEST_DAYS: Final = 366
LONGEST_WRITTEN: Final = 60
"""Characters of a date as it is typed; what is longer is none, and is not read."""
Why: TypeAlias = Literal["unknown", "unclear", "past", "far"]
"""It is no date; its day and month can be exchanged; it is over; it is too far away."""
_TIME: Final = re.compile(
    r"(?P<day>.*?)[\s,t]+(?:at |um )?(?P<hour>\d{1,2})"
    r"(?::(?P<minute>[0-5]\d)(?: ?uhr)?|\.(?P<past>[0-5]\d) ?uhr| ?(?:uhr|h)"
    r"|(?::(?P<of>[0-5]\d))? ?(?P<half>[ap])\.?m\.?)"
)
"""``18:30``, ``18:30 Uhr``, ``18.30 Uhr``, ``18 Uhr``, ``6:30 pm``, behind a day."""
_DATES: Final = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})\.? ?(?P<year>\d{4}|\d\d)?"),
    re.compile(r"(?P<one>\d{1,2})/(?P<other>\d{1,2})(?:/(?P<year>\d{4}|\d\d))?"),
    re.compile(r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)? (?:of )?(?P<month>[a-zä]+)\.?(?:,? (?P<year>\d{4}))?"),
    re.compile(r"(?P<month>[a-zä]+)\.? (?P<day>\d{1,2})(?:\.|st|nd|rd|th)?(?:,? (?P<year>\d{4}))?"),
)
_SPAN: Final = re.compile(r"(?:in |für |for )?(\d{1,4}|[a-zü]+)? ?([a-zä]+)")
_STAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-z])?>", re.IGNORECASE)
_LEAD: Final = re.compile(r"(?:until|till|to|bis|zum|am|on|the|den|next|nächsten|kommenden)\s+")
_SPOKEN: Final = [Locale(language) for language in ("en", "de")]
_MONTHS: Final[Mapping[str, int]] = {
    "mae": 3,
    **{name[:3].casefold(): month for one in _SPOKEN for month, name in one.months["format"]["wide"].items()},
}
_NAMED_DAYS: Final[Mapping[str, int]] = {
    "sonnabend": 5,
    **{name.casefold(): day for one in _SPOKEN for day, name in one.days["format"]["wide"].items()},
}
_NEAR: Final[Mapping[str, int]] = {"today": 0, "heute": 0, "tomorrow": 1, "morgen": 1, "übermorgen": 2}
_TODAY: Final = "today "
_COUNTS: Final[Mapping[str, int]] = {
    **dict.fromkeys(["a", "an", "one", "ein", "eine", "einem", "einer"], 1),
    **dict.fromkeys(["two", "zwei"], 2),
    **dict.fromkeys(["three", "drei"], 3),
    **dict.fromkeys(["four", "vier"], 4),
}
_UNITS: Final[Mapping[str, int]] = {
    **dict.fromkeys(["h", "hour", "hours", "stunde", "stunden"], 1),
    **dict.fromkeys(["d", "day", "days", "tag", "tage", "tagen"], 24),
    **dict.fromkeys(["w", "week", "weeks", "woche", "wochen"], 7 * 24),
    **dict.fromkeys(["month", "months", "monat", "monate", "monaten"], 30 * 24),
}


class BadDate(ValueError):
    """Raised for a date that is no moment in the near future; the caller words it."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def moment(written: str, now_ms: int, zone: tzinfo) -> int:
    """The moment that somebody has written, in unix milliseconds. Raises ``BadDate``."""
    if len(written) > LONGEST_WRITTEN:
        raise BadDate("unknown")
    text, zone = _with_zone(" ".join(written.casefold().split()), written, zone)
    while lead := _LEAD.match(text):
        text = text[lead.end() :]
    stamp = _STAMP.fullmatch(text)
    found = _after_a_span(text, now_ms) if stamp is None else int(stamp[1]) * 1000
    if found is None:
        try:
            found = _on_a_day(text, datetime.fromtimestamp(now_ms / 1000, zone))
        except (ValueError, OverflowError) as error:
            raise error if isinstance(error, BadDate) else BadDate("unknown") from error
    if found <= now_ms:
        raise BadDate("past")
    if found > now_ms + LONGEST_DAYS * 86_400_000:
        raise BadDate("far")
    return found


def soon(written: str, now_ms: int, zone: tzinfo) -> int:
    """The same, where a time alone is one of today: ``20:00``. Raises ``BadDate``."""
    try:
        return moment(written, now_ms, zone)
    except BadDate as error:
        if error.why != "unknown" or len(written) > LONGEST_WRITTEN - len(_TODAY):
            raise
        return moment(_TODAY + written, now_ms, zone)


def _with_zone(text: str, written: str, zone: tzinfo) -> tuple[str, tzinfo]:
    """The words without the zone at their end, and that zone; names of zones are written as they are."""
    last = (written.split() or [""])[-1]
    utc = last.casefold().startswith("utc")
    if not utc and not ("/" in last and last[0].isalpha()):
        return text, zone
    try:
        return text[: -len(last)].rstrip(), zone_named(last.upper() if utc else last)
    except BadZone as error:
        raise BadDate("unknown") from error


def _after_a_span(text: str, now_ms: int) -> int | None:
    found = _SPAN.fullmatch(text)
    if found is None or found[2] not in _UNITS:
        return None
    count = found[1] or ""
    number = int(count) if count.isdecimal() else _COUNTS.get(count)
    return None if number is None else now_ms + number * _UNITS[found[2]] * 3_600_000


def _on_a_day(text: str, now: datetime) -> int:
    """The end of a day, or a time on it. Raises ValueError."""
    timed = _TIME.fullmatch(text)
    day = _day(text if timed is None else timed["day"].rstrip(" ,"), now)
    if timed is None:
        day += timedelta(days=1)
    else:
        hour, minute = _hour(timed), int(timed["minute"] or timed["past"] or timed["of"] or 0)
        day = day + timedelta(days=1) if (hour, minute) == (24, 0) else day.replace(hour=hour, minute=minute)
    return int(day.timestamp() * 1000)


def _hour(timed: re.Match[str]) -> int:
    """The hour of a day. Raises ``BadDate`` if a half of a day has no such hour."""
    hour = int(timed["hour"])
    if timed["half"] is None:
        return hour
    if not 1 <= hour <= 12:
        raise BadDate("unknown")
    return hour % 12 + (12 if timed["half"] == "p" else 0)


def _day(text: str, now: datetime) -> datetime:
    """The beginning of a day. Raises ValueError."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    if text in _NEAR:
        return today + timedelta(days=_NEAR[text])
    if text in _NAMED_DAYS:
        return today + timedelta(days=(_NAMED_DAYS[text] - now.weekday() - 1) % 7 + 1)
    found = next((found for form in _DATES if (found := form.fullmatch(text))), None)
    if found is None:
        raise BadDate("unknown")
    parts = found.groupdict()
    if "one" in parts:
        month, day = _slashed(int(parts["one"]), int(parts["other"]))
    else:
        month, day = _month(parts["month"]), int(parts["day"])
    return _dated(today, parts["year"], month, day)


def _dated(today: datetime, written: str | None, month: int, day: int) -> datetime:
    """A date; without a year the next one that is not over. Raises ValueError for a date that does not exist."""
    if written:
        year = int(written) if len(written) > 2 else 2000 + int(written)
        if year > today.year + 2:
            today.replace(year=2000, month=month, day=day)  # what is far has to exist, too
            raise BadDate("far")
        return today.replace(year=year, month=month, day=day)
    this_year = today.replace(month=month, day=day)
    return this_year if this_year >= today else today.replace(year=today.year + 1, month=month, day=day)


def _slashed(first: int, second: int) -> tuple[int, int]:
    """Month and day, in whichever order only one of them can be. Raises ``BadDate``."""
    if first != second and first <= 12 and second <= 12:
        raise BadDate("unclear")
    return (first, second) if second > 12 else (second, first)


def _month(name: str) -> int:
    """A month by its number or the beginning of its name. Raises ``BadDate``."""
    if name.isdecimal():
        return int(name)
    if name[:3] not in _MONTHS:
        raise BadDate("unknown")
    return _MONTHS[name[:3]]


OPEN: Final = ("lobby", "running", "paused", "referee", "broken")
"""States of tables from which somebody can be away; a lobby's holidays count once the game has begun."""


class Holidays:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.services.store

    async def zone(self, user: int) -> tuple[str, tzinfo]:
        """Time zone of a person's quiet hours, by name; UTC if none is set. Raises ``StoreError``."""
        wish = await self._store.read(persons.preference(user, QUIET))
        try:
            name = hours(wish or "").zone
            return name, zone_named(name)
        except BadHours:
            return "UTC", UTC

    async def tables(self, user: int) -> list[TableHead]:
        """Tables from which a person can be or is away, newest first. Raises ``StoreError``."""
        return await self._store.read(tables.tables_of(user, OPEN))

    async def waiting(self, heads: Sequence[TableHead]) -> list[TableHead]:
        """Those among them that wait for people, so that a holiday is of use. Raises ``StoreError``."""
        found = []
        for head in heads:
            row = await self._store.read(tables.table(head.id))
            if row is not None and self._registry.services.kinds[row.game].takes_holidays(options_of(row)):
                found.append(head)
        return found

    async def until(self, user: int) -> Away | None:
        """Somebody's holiday from all tables; None if they are on none. Raises ``StoreError``."""
        written = await self._store.read(persons.preference(user, persons.HOLIDAY))
        found = None if written is None else away_of(written)
        return found if found is not None and found.until > self._registry.services.clock.now() else None

    async def go(self, user: int, heads: Sequence[TableHead], away: Away) -> None:
        """Send a person on holiday from these tables and all to come. Raises ``StoreError``."""
        await self._store.write(persons.set_preference(user, persons.HOLIDAY, away.written))
        await self._store.write(persons.go_away([AwayRow(user, head.id, away.until, away.plan) for head in heads]))
        await self._registry.people_changed(heads)

    async def come_back(self, user: int) -> tuple[bool, list[TableHead]]:
        """End a holiday; return if the person was away, and at which tables. Raises ``StoreError``."""
        rows, holiday = await self._store.read(persons.holidays_of(user)), await self.until(user)
        away = {row.table for row in rows}
        heads = [head for head in await self.tables(user) if head.id in away]
        await self._store.write(persons.set_preference(user, persons.HOLIDAY, None))
        await self._store.write(persons.come_back(user, [head.id for head in heads]))
        await self._registry.people_changed(heads)
        return holiday is not None or bool(heads), heads
