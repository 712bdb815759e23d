"""Tell followers by direct message how a game goes on, list what is asked, and read quiet hours."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

import msgspec

from bot.play.clock import rounds
from bot.play.games import results
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.outgoing.direct_messages import Mail
from bot.play.outgoing.screen import Refused, ScreenError
from bot.store.errors import StoreError
from bot.store.rows import FINISHED, OVER, DigestDue, MailRow, OwedAt
from bot.store.statements import following, persons, tables, timing
from bot.store.store import Store
from bot.tables.contract.blockade import CLOSED
from bot.tables.contract.choices import FOLLOW
from bot.tables.contract.clocks import BadZone, spelled, zone_named
from bot.tables.contract.message import AT_ALL, digest
from bot.tables.contract.table import Body, Button
from bot.words.message import Language, language_of
from bot.words.signs import ago
from bot.words.speech import Speech, speech

log = logging.getLogger(__name__)

PREFERENCE = "quiet"
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
        return f"{_hour(self.begin)}-{_hour(self.end)} {self.zone}"

    def now(self, ms: int) -> bool:
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
    return {user for user, setting in (await hours_among(store, users)).items() if setting.now(now)}


async def hours_among(store: Store, users: Sequence[int]) -> dict[int, Hours]:
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


def link(guild: int, channel: int | None) -> str:
    return f"https://discord.com/channels/{guild}/{channel or 0}"


async def line_of(store: Store, one: OwedAt, say: Speech) -> str:
    """An open question, with the name of the table's thread. Raises ``StoreError``."""
    row = await store.read(tables.table(one.table))
    name, way = str(one.table), link(one.guild, one.thread)
    if row is not None and row.game in LOBBY_GAMES:
        name = table_name(row.game, one.table, speech(language_of(options_of(row).get("language"))))
    if not one.due_ms:
        return say("reminder-owed", game=name, what=one.what, link=way)
    return say("reminder-owed-until", game=name, what=one.what, due=ago(one.due_ms // 1_000), link=way)


MOST = 3


async def elsewhere(store: Store, user: int, table: int, language: Language) -> str:
    """Return somebody's open questions at other tables; empty for none, or if they cannot be read now."""
    say = speech(language)
    try:
        owed = [one for one in await store.read(timing.owed(user)) if one.table != table]
        lines = [await line_of(store, one, say) for one in owed[:MOST]]
    except StoreError as error:
        log.error("what waits at other tables could not be read: %s", error)
        return ""
    if not lines:
        return ""
    more = [say("reminder-more", count=len(owed) - MOST)] if len(owed) > MOST else []
    return "\n".join([say("reminder-elsewhere"), *lines, *more])


ROUND_MS: Final = 60_000
DAY_MS: Final = 24 * 3_600_000
HOUR: Final = 18
"""Of the day, for daily digests."""
_LONGEST: Final = 1_700
"""Characters of lines in one message."""


class Digests:
    """One per process; ``run`` it as a task."""

    def __init__(self, mail: Mail, holds: Callable[[int], bool]) -> None:
        """``holds``: True for servers whose tables this process plays."""
        self._mail, self._store, self._clock = mail, mail.store, mail.clock
        self._holds = holds

    async def run(self) -> None:
        await rounds("digests", self._clock, ROUND_MS, self.round)

    async def round(self) -> None:
        """Send every digest that is due. Raises ``StoreError``."""
        now = self._clock.now()
        noted = {(row.user, row.table): row for row in await self._store.read(following.mail("digest"))}
        followed = [one for one in await self._store.read(following.digests()) if self._holds(one.guild)]
        hours = await hours_among(self._store, sorted({one.user for one in followed}))
        for one in followed:
            own = hours.get(one.user)
            due = (one.user, one.table) in noted or _is_due(one, now, UTC if own is None else zone_named(own.zone))
            if due and not (own is not None and own.now(now)):
                try:
                    await self._tell(one, noted.get((one.user, one.table)), now)
                except ScreenError as error:
                    log.info("somebody who follows a game could not be told: code %s", error.code)
                    if one.status in FINISHED and error.code in CLOSED:
                        await self._store.write(following.unfollow(one.user, one.table))

    async def _tell(self, one: DigestDue, noted: MailRow | None, now: int) -> None:
        """Send a digest, the ``noted`` one if any, unless its person may not look. Raises ``ScreenError``."""
        await self._mail.people.channel(one.user)
        if not await self._mail.screen.may_look(one.guild, one.parent, one.user):
            await self._store.write(following.unfollow(one.user, one.table))
            return
        if (row := noted) is None:
            chapters = [
                results.unpacked(kept)
                for number, kept in await self._store.read(following.chapters(one.table))
                if one.told < number <= one.last  # one that has ended since comes with the next digest
            ]
            body = msgspec.json.encode(_body(one, chapters, speech(language_of(one.language))))
            upto = OVER if one.status in FINISHED else one.last
            row = MailRow(f"w{one.user}.{one.table}.{upto}", "digest", one.table, one.user, 0, body, now, upto)
            await self._store.write(following.note_mail([row]))
        try:
            await self._mail.send(row, again=noted is not None)
        except Refused:
            await self._store.write(following.drop_mail(row.key))
            raise


def _is_due(one: DigestDue, now: int, zone: tzinfo) -> bool:
    """True if it is time: once a day at a fixed hour of the zone; also if the clock was set back by a day."""
    if one.status in FINISHED or one.how == "challenge":
        return True
    local = datetime.fromtimestamp(now / 1_000, zone)
    last = local.replace(hour=HOUR, minute=0, second=0, microsecond=0)
    if last > local:
        last -= timedelta(days=1)
    return one.told_ms < last.timestamp() * 1_000 or one.told_ms - now >= DAY_MS


def _body(one: DigestDue, chapters: Sequence[Sequence[str]], say: Speech) -> Body:
    over = one.status in FINISHED
    way = link(one.guild, one.thread or one.parent)
    head = say("watch-digest", game=table_name(one.game, one.table, say), link=way)
    earlier = one.last - one.told - min(len(chapters), AT_ALL)
    lines = [head, *([say("watch-digest-earlier", count=earlier)] if earlier > 0 else [])]
    for line in digest(chapters):
        if sum(len(known) + 1 for known in [*lines, line]) > _LONGEST:
            break
        lines.append(line)
    lines += [say("watch-digest-over")] if over else []
    return Body("\n".join(lines), () if over else ((Button(0, f"{FOLLOW}stop", say("watch-follow-stop")),),))
