"""Reminds people of what they are asked: per person, outside their quiet hours, and less and less if nobody answers.

Every minute one round: what is owed is compared with what was owed before, what is to be said is made durable, and only
then said. A process that is killed in between says nothing twice: the next moment of the question reminds again. What a
table may not say in public, because hidden cards decide who is still asked, goes by direct message or not at all.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.play.clock import Clock
from bot.play.games.records import options_of
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.screen import NewMessage, Screen, ScreenError
from bot.play.reminding.lines import line_of
from bot.play.reminding.preferences import PREFERENCE, SHORTEST_MS, UNANSWERED, Wish, passed, wish_of
from bot.play.reminding.quiet import quiet_among
from bot.play.rounds import always, rounds
from bot.store.api import Store
from bot.store.rows import OwedAt, Owing, Reminded, ReminderRow
from bot.tables.contract.table import Body
from bot.words.language import Language, language_of
from bot.words.speech import Speech, speech

log = logging.getLogger(__name__)

ROUND_MS = 60_000
TABLES = 250
"""So many are compared at once: what all of them owe would be a large part of the memory."""
_LONGEST = 1_800
"""Characters of lines in one message."""


class _Moment(msgspec.Struct, frozen=True):
    """A reminder that is due, and its row once it was sent."""

    owed: OwedAt
    row: ReminderRow


class Reminders:
    """One per process; ``run`` it as a task."""

    def __init__(self, store: Store, screen: Screen, people: People, clock: Clock) -> None:
        self._store = store
        self._screen = screen
        self._people = people
        self._clock = clock

    async def run(self, here: Callable[[], bool] = always) -> None:
        """A round every minute until cancelled, while ``here``; one that fails is made up for by the next."""
        await rounds("reminders", self._clock, ROUND_MS, self.round, here=here)

    async def round(self) -> None:
        """Look at everything that is owed, and say what is due to be said. Raises ``StoreError``."""
        now = self._clock.now()
        unanswered = await self._store.unanswered()
        wishes = dict[int, Wish]()
        counts = dict[int, int]()
        wanted = list[_Moment]()
        after: int | None = 0
        while after is not None:
            part = await self._store.owing_after(after, TABLES)
            after = part.next
            wanted += await self._compare(part, now, unanswered, wishes, counts)
        wanted = [one for one in wanted if counts.get(one.owed.user, unanswered.get(one.owed.user, 0)) < UNANSWERED]
        due = defaultdict[int, list[OwedAt]](list)
        for one in sorted(wanted, key=lambda one: (one.owed.due_ms, one.owed.table, one.owed.seat)):
            due[one.owed.user].append(one.owed)
        for user in due:
            counts[user] = counts.get(user, unanswered.get(user, 0)) + 1
        if due:
            await self._store.remind(Reminded([one.row for one in wanted], [], {user: counts[user] for user in due}))
        for user, asked in due.items():
            await self._remind(user, asked, wishes.get(user, Wish()), last=counts[user] >= UNANSWERED)

    async def _compare(
        self, part: Owing, now: int, unanswered: Mapping[int, int], wishes: dict[int, Wish], counts: dict[int, int]
    ) -> list[_Moment]:
        """Keep what some tables owe now; returns of what there should be a reminder.

        Adds what people wish, and to ``counts`` those who have answered since the last round.
        """
        owed = [one for one in part.owed if one.due_ms]
        old = {(row.table, row.seat): row for row in part.reminders}
        users = sorted({one.user for one in owed})
        found = await self._store.preferences(users, PREFERENCE)
        wishes.update((user, wish_of(written)) for user, written in found.items())
        quiet = await quiet_among(self._store, users, now)
        back = {row.user: 0 for row in answered(old.values(), owed, now) if unanswered.get(row.user)}
        counts.update(back)
        rows, wanted = list[ReminderRow](), list[_Moment]()
        for one in owed:
            known = old.pop((one.table, one.seat), None)
            row = followed(one, known, now)
            if row != known:
                rows.append(row)
            moments = passed(wishes.get(one.user, Wish()).level, row.since_ms, row.due_ms, now)
            if moments > row.sent and one.user not in quiet:
                wanted.append(_Moment(one, msgspec.structs.replace(row, sent=moments)))
        if rows or old or back:
            await self._store.remind(Reminded(rows, list(old), back))
        return wanted

    async def _remind(self, user: int, asked: list[OwedAt], wish: Wish, *, last: bool) -> None:
        """One message about everything, or one in each thread; where direct messages are closed what may be public."""
        public = [one for one in asked if one.public]
        by_dm = [one for one in asked if wish.place == "dm" or not one.public]
        say = speech(wish.language or await self._language(asked[0]))
        if by_dm and await self._send_dm(user, [await line_of(self._store, one, say) for one in by_dm], say, last):
            public = [one for one in public if one not in by_dm]
        for one in public:
            text = f"<@{user}> {said([await line_of(self._store, one, say)], say, last)}"
            await self._post(one.thread or 0, NewMessage(one.table, self._nonce(one), Body(text), (user,)))

    async def _send_dm(self, user: int, lines: list[str], say: Speech, last: bool) -> bool:
        """Whether it got through."""
        try:
            channel = await self._people.channel(user)
        except ScreenError as error:
            log.info("somebody could not be reminded by direct message: code %s", error.code)
            return False
        nonce = f"r{user}.{self._clock.now() // ROUND_MS}"
        if not await self._post(channel, NewMessage(0, nonce, Body(said(lines, say, last)))):
            return False
        self._people.visits.told(user, 0)
        return True

    async def _post(self, channel: int, message: NewMessage) -> bool:
        try:
            await self._screen.post(channel, message, None)
        except ScreenError as error:
            log.info("a reminder was refused: code %s", error.code)
            return False
        return True

    def _nonce(self, one: OwedAt) -> str:
        return f"r{one.table}.{one.seat}.{self._clock.now() // ROUND_MS}"

    async def _language(self, one: OwedAt) -> Language:
        """That in which somebody reads there."""
        if one.language:
            return language_of(one.language)
        row = await self._store.table(one.table)
        return language_of(options_of(row).get("language") if row is not None else None)


def said(lines: Sequence[str], say: Speech, last: bool) -> str:
    """The whole message; what has no room is left out, soonest first."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in [*kept, line]) > _LONGEST:
            break
        kept.append(line)
    return "\n".join([say("reminder-head"), *kept, say("reminder-last" if last else "reminder-hint")])


def followed(one: OwedAt, row: ReminderRow | None, now: int) -> ReminderRow:
    """The row of what is owed: the old one as long as it is the same question, else one that begins now."""
    if row is not None and (row.user, row.what, row.due_ms) == (one.user, one.what, one.due_ms):
        return row
    return ReminderRow(one.table, one.seat, one.user, one.what, one.due_ms, now, 0)


def answered(old: Iterable[ReminderRow], owed: Sequence[OwedAt], now: int) -> list[ReminderRow]:
    """What somebody has answered since the last round: it is gone, or another question, before its time was up."""
    still = {(one.table, one.seat): (one.user, one.what) for one in owed}
    return [
        row
        for row in old
        if now < row.due_ms
        and row.due_ms - row.since_ms >= SHORTEST_MS
        and still.get((row.table, row.seat)) != (row.user, row.what)
    ]
