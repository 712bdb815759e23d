"""Reminds people of what they are asked: per person, outside their quiet hours, and less and less if nobody answers.

Every minute one round: what is owed is compared with what was owed before, what is to be said is made durable, and only
then said (``play.outgoing.direct_messages``). What an earlier round could not say comes first, as long as its person is
asked anything. What a table may not say in public, because hidden cards decide who is still asked, goes by direct
message or not at all.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.play.clock import always, rounds
from bot.play.digests import line_of, quiet_among
from bot.play.games.kinds import options_of
from bot.play.outgoing.direct_messages import Mail
from bot.play.outgoing.screen import Refused, ScreenError
from bot.store.rows import MailRow, OwedAt, PendingPrompts, Reminded, ReminderRow
from bot.store.statements import following, persons, tables, timing
from bot.tables.contract.table import Body, Button
from bot.words.message import DEFAULT, LANGUAGES, Language, language_of
from bot.words.speech import Speech, speech

PREFERENCE = "reminders"
Level: TypeAlias = Literal["off", "gentle", "normal", "strict"]
Place: TypeAlias = Literal["dm", "thread"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
SHORTEST_MS: Final = 30 * 60_000
"""Questions with less time than this are for people who sit at the table: nobody is reminded of them."""
UNANSWERED: Final = 5
"""After so many reminders in a row without an answer there are no more until the person acts again."""

_MOMENTS: Final[Mapping[Level, tuple[int, ...]]] = {
    "off": (),
    "gentle": (750,),
    "normal": (500, 875),
    "strict": (250, 500, 750, 938),
}
"""Thousandths of a question's time after which somebody is reminded."""


class Wish(msgspec.Struct, frozen=True):
    level: Level = "normal"
    place: Place = "dm"
    language: Language | None = None
    """None for that of each table."""

    @property
    def written(self) -> str:
        return " ".join([self.level, self.place, *([self.language] if self.language else [])])


def wish_of(written: str | None) -> Wish:
    """A stored wish; the usual one for nothing, and for what an older or newer version has written."""
    try:
        level, place, *language = (written or "").split()
        fields = {"level": level, "place": place, "language": language_of(language[0]) if language else None}
        return msgspec.convert(fields, Wish)
    except ValueError:
        return Wish()


def passed(level: Level, since_ms: int, due_ms: int, now_ms: int) -> int:
    """Count the past moments of a question that was asked at ``since_ms`` and is due at ``due_ms``."""
    span = due_ms - since_ms
    if span < SHORTEST_MS or now_ms >= due_ms:
        return 0
    return sum(now_ms >= since_ms + span * moment // 1_000 for moment in _MOMENTS[level])


log = logging.getLogger(__name__)

ROUND_MS = 60_000
TABLES = 250
"""Tables compared at once: what all of them owe would be a large part of the memory."""
_LONGEST = 1_800


class _Reminder(msgspec.Struct, frozen=True):
    """A message, and those that take its place if its person takes no direct messages."""

    row: MailRow
    instead: list[MailRow] = []


class Reminders:
    def __init__(self, mail: Mail) -> None:
        self._mail, self._store, self._people, self._clock = mail, mail.store, mail.people, mail.clock

    async def run(self, here: Callable[[], bool] = always) -> None:
        """A round every minute until cancelled, while ``here``; one that fails is made up for by the next."""
        await rounds("reminders", self._clock, ROUND_MS, self.round, here=here)

    async def round(self) -> None:
        """Look at everything that is owed, and say what is due to be said. Raises ``StoreError``."""
        now = self._clock.now()
        await self._again(now)
        await self._finish()
        unanswered = await self._store.read(timing.unanswered())
        wishes = dict[int, Wish]()
        counts = dict[int, int]()
        wanted = list[tuple[OwedAt, ReminderRow]]()
        after: int | None = 0
        while after is not None:
            part = await self._store.read(timing.pending_prompts(after, TABLES))
            after = part.next
            wanted += await self._compare(part, now, unanswered, wishes, counts)
        wanted = [(one, row) for one, row in wanted if counts.get(one.user, unanswered.get(one.user, 0)) < UNANSWERED]
        due = defaultdict[int, list[OwedAt]](list)
        for one in sorted((one for one, _ in wanted), key=lambda one: (one.due_ms, one.table, one.seat)):
            due[one.user].append(one)
        for user in due:
            counts[user] = counts.get(user, unanswered.get(user, 0)) + 1
        reminders = list[_Reminder]()
        for user, asked in due.items():
            last = counts[user] >= UNANSWERED
            reminders += await self._reminders(user, asked, wishes.get(user, Wish()), now, last=last)
        if due:
            noted = [reminder.row for reminder in reminders]
            done = Reminded([row for _, row in wanted], [], {user: counts[user] for user in due}, noted)
            await self._store.write(timing.remind(done))
        for reminder in reminders:
            await self._send(reminder)

    async def _compare(
        self,
        part: PendingPrompts,
        now: int,
        unanswered: Mapping[int, int],
        wishes: dict[int, Wish],
        counts: dict[int, int],
    ) -> list[tuple[OwedAt, ReminderRow]]:
        """Store what some tables owe now; return the reminders due. Adds to ``wishes`` and ``counts``."""
        owed = [one for one in part.owed if one.due_ms]
        old = {(row.table, row.seat): row for row in part.reminders}
        users = sorted({one.user for one in owed})
        found = await self._store.read(persons.preferences(users, PREFERENCE))
        wishes.update((user, wish_of(written)) for user, written in found.items())
        quiet = await quiet_among(self._store, users, now)
        back = {row.user: 0 for row in answered(old.values(), owed, now) if unanswered.get(row.user)}
        counts.update(back)
        rows, wanted = list[ReminderRow](), list[tuple[OwedAt, ReminderRow]]()
        for one in owed:
            known = old.pop((one.table, one.seat), None)
            row = followed(one, known, now)
            if row != known:
                rows.append(row)
            moments = passed(wishes.get(one.user, Wish()).level, row.since_ms, row.due_ms, now)
            if moments > row.sent and one.user not in quiet:
                wanted.append((one, msgspec.structs.replace(row, sent=moments)))
        if rows or old or back:
            await self._store.write(timing.remind(Reminded(rows, list(old), back)))
        return wanted

    async def _again(self, now: int) -> None:
        noted = await self._store.read(following.mail("reminder"))
        quiet = await quiet_among(self._store, sorted({row.user for row in noted}), now)
        for row in noted:
            if not await self._store.read(timing.owed(row.user)):
                await self._store.write(following.drop_mail(row.key))
            elif row.user not in quiet:
                await self._send(_Reminder(row), again=True)

    async def _finish(self) -> None:
        """Edit sent reminders of which nothing is asked any more; what Discord refuses is left as it is."""
        for row in await self._store.read(following.mail("reminded")):
            body = msgspec.json.decode(row.body, type=Body)
            if any(one.what in body.text for one in await self._store.read(timing.owed(row.user))):
                continue
            try:
                channel = row.channel or await self._people.channel(row.user)
                await self._mail.screen.edit(channel, row.upto, row.table, _done(body, row.user), None)
            except Refused as refusal:
                log.info("a reminder could not be edited: code %s", refusal.code)
            except ScreenError:
                continue
            await self._store.write(following.drop_mail(row.key))

    async def _reminders(self, user: int, asked: list[OwedAt], wish: Wish, now: int, *, last: bool) -> list[_Reminder]:
        """One message about everything, or one in each thread; where direct messages are closed what may be public."""
        public = [one for one in asked if one.public and one.thread]
        by_dm = [one for one in asked if wish.place == "dm" or not one.public]
        say = speech(wish.language or await self._language(asked[0]))
        lines = {(one.table, one.seat): await line_of(self._store, one, say) for one in asked}
        threads = {(one.table, one.seat): _in_thread(one, lines[one.table, one.seat], now, say, last) for one in public}
        if not by_dm or not await self._takes_messages(user):
            return [_Reminder(row) for row in threads.values()]
        body = reminder([lines[one.table, one.seat] for one in by_dm], say, last)
        row = MailRow(f"r{user}.{now}", "reminder", by_dm[0].table, user, 0, msgspec.json.encode(body), now)
        instead = [threads.pop(place) for one in by_dm if (place := (one.table, one.seat)) in threads]
        return [_Reminder(row, instead), *(_Reminder(kept) for kept in threads.values())]

    async def _takes_messages(self, user: int) -> bool:
        try:
            await self._people.channel(user)
        except Refused as refusal:
            log.info("somebody could not be reminded by direct message: code %s", refusal.code)
            return False
        except ScreenError:
            pass  # it is tried again
        return True

    async def _send(self, reminder: _Reminder, *, again: bool = False) -> None:
        """Send a reminder; a refused one goes elsewhere if it can, a failed one is tried again in the next round."""
        row = reminder.row
        try:
            await self._mail.send(row, again=again)
        except Refused as refusal:
            log.info("a reminder was refused: code %s", refusal.code)
            await self._store.write(following.note_mail(reminder.instead))
            await self._store.write(following.drop_mail(row.key))
            for other in reminder.instead:
                await self._send(_Reminder(other))
        except ScreenError as error:
            log.info("a reminder comes later: code %s", error.code)
        else:
            if not row.channel:
                self._people.visits.notified(row.user, 0)

    async def _language(self, one: OwedAt) -> Language:
        if one.language:
            return language_of(one.language)
        row = await self._store.read(tables.table(one.table))
        return language_of(options_of(row).get("language") if row is not None else None)


def reminder(lines: Sequence[str], say: Speech, last: bool, head: str = "") -> Body:
    """The whole message, with a button for the first line; what has no room is left out."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in [*kept, line]) > _LONGEST:
            break
        kept.append(line)
    words = [head + say("reminder-head"), *kept, say("reminder-last" if last else "reminder-hint")]
    return Body("\n".join(words), ((Button(0, "answer", say("reminder-answer", count=len(kept)), style="primary"),),))


def _done(body: Body, user: int) -> Body:
    """The reminder without its questions, in the language it was sent in."""
    spoken = (one for one in map(speech, LANGUAGES) if one("reminder-head") in body.text)
    say = next(spoken, speech(DEFAULT))
    head = f"<@{user}> " if body.text.startswith("<@") else ""
    return Body(head + say("reminder-done"))


def _in_thread(one: OwedAt, line: str, now: int, say: Speech, last: bool) -> MailRow:
    body = reminder([line], say, last, f"<@{one.user}> ")
    key = f"r{one.table}.{one.seat}.{now}"
    return MailRow(key, "reminder", one.table, one.user, one.thread or 0, msgspec.json.encode(body), now)


def followed(one: OwedAt, row: ReminderRow | None, now: int) -> ReminderRow:
    if row is not None and (row.user, row.what, row.due_ms) == (one.user, one.what, one.due_ms):
        return row
    return ReminderRow(one.table, one.seat, one.user, one.what, one.due_ms, now, 0)


def answered(old: Iterable[ReminderRow], owed: Sequence[OwedAt], now: int) -> list[ReminderRow]:
    """Return what was answered since the last round: it is gone, or another question, before its time was up."""
    still = {(one.table, one.seat): (one.user, one.what) for one in owed}
    return [
        row
        for row in old
        if now < row.due_ms
        and row.due_ms - row.since_ms >= SHORTEST_MS
        and still.get((row.table, row.seat)) != (row.user, row.what)
    ]
