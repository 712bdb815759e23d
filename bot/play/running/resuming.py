"""Loading a table from the store: at a start, after a failed transaction, after a move; and its sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from bot.kernel.codec import Unreadable
from bot.kernel.flow import Fit
from bot.kernel.game import Game, Resumed
from bot.kernel.saved import version_of
from bot.play import rosters
from bot.play.clock import Clock, Timer
from bot.play.digests import link
from bot.play.games.kinds import Kind, options_of, to_saved
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Outbox, as_before
from bot.play.running.effects import RETRY_MS
from bot.play.running.live_table import RunningTable
from bot.process.metrics import watched
from bot.store.errors import StoreError
from bot.store.rows import NEWER, Batch, DeadlineRow, LoadedTable, OutboxRow, TableRow
from bot.store.statements import changing, sending, tables, timing
from bot.store.store import Store
from bot.tables.contract.table import Body, Chatted, Preference, Rewound, Started
from bot.words.message import ids
from bot.words.speech import Speech

QUIET_MS: Final = 60_000
"""A table sleeps after so long without action, if no timer runs out within that time either."""


class Slept(msgspec.Struct, frozen=True):
    """Knowledge of a table that is not in the store, small enough to be kept while it sleeps."""

    preferences: tuple[Preference, ...] | None
    hindered: bool
    """True if Discord refused something that changed permissions may allow."""
    chatter: int


def can_sleep(table: RunningTable) -> bool:
    if table.controller is None or table.lookup.status != "running" or not table.runner.idle:
        return False
    soonest = table.services.clock.now() + QUIET_MS
    return all(name in table.runner.durable and timer.due >= soonest for name, timer in table.runner.timers.items())


async def put_to_sleep(table: RunningTable) -> Slept:
    assert table.controller is not None
    await table.services.store.write(changing.commit(Batch(table=table.table, asleep=True)))
    return Slept(table.preferences.told, table.hindered, table.controller.chatter)


class Waking:
    """Queue of tables to be woken. ``wake`` returns when its table is awake, and never raises."""

    def __init__(self, wake: Callable[[int], Awaitable[None]], at_once: int) -> None:
        self._wake = wake
        self._at_once = at_once
        self._tables: dict[int, None] = {}
        self._workers: set[asyncio.Task[None]] = set()

    def add(self, tables: Iterable[int]) -> None:
        self._tables.update(dict.fromkeys(tables))
        while len(self._workers) < min(self._at_once, len(self._tables)):
            worker = watched(self._work(), "waking")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    def drop(self, tables: Iterable[int]) -> None:
        for table in tables:
            self._tables.pop(table, None)

    def stop(self) -> None:
        self._tables.clear()
        for worker in self._workers:
            worker.cancel()

    async def _work(self) -> None:
        while self._tables:
            table = next(iter(self._tables))
            del self._tables[table]
            await self._wake(table)


EARLY_MS: Final = 5_000
"""Tables are woken so long before their deadlines, which they then ring themselves."""


class Alarm:
    """Calls ``wake`` with tables whose deadline is near or over, soonest first. One per process."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[Sequence[int]], None]) -> None:
        """Read nothing from the store before ``look`` or ``expect``."""
        self._store = store
        self._clock = clock
        self._wake = wake
        self._timer: Timer | None = None
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False

    def expect(self, due_ms: int) -> None:
        at = due_ms - EARLY_MS
        if self._stopped or (self._timer is not None and self._timer.due <= at):
            return
        self._ring_in(max(0, at - self._clock.now()))

    def look(self) -> None:
        """Wake tables with deadlines now, and from then on whenever one comes near."""
        if self._looking is None:
            self._looking = watched(self._look(), "alarm")
        else:
            self._again = True

    def stop(self) -> None:
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()

    def _ring_in(self, ms: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._clock.after(ms, self._rung)

    def _rung(self) -> None:
        self._timer = None
        self.look()

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                found = await self._store.read(timing.ringing(self._clock.now() + EARLY_MS))
                self._wake(found.tables)
                if found.next_ms is not None:
                    self.expect(found.next_ms)
        except StoreError as error:
            log.error("deadlines could not be read: %s", error)
            self._ring_in(RETRY_MS)
        finally:
            self._looking = None


LOST: Final = "lost"
"""Row with the time since which a table has no place."""
CALLED: Final = "referee"
"""Row with the time since which a table waits for its referee."""
ABSENT: Final = (LOST, CALLED, NEWER)
BALLOT: Final = "ballot"
"""Begins rows of votes: ``ballot.referee_stop.2`` is of the player in this place of the roster."""
BROKEN: Final = "broken."
"""Begins the row with the part of the game that broke, if the game can go on without it."""


class Absence(msgspec.Struct, frozen=True):
    """Time that nobody could do anything at a table, ms, and if it still is where it was."""

    away: int = 0
    in_place: bool = False


def notes(rows: Sequence[DeadlineRow]) -> list[str]:
    """Return the names of those rows that set no timer."""
    return [row.name for row in rows if row.name in ABSENT or row.name.startswith((f"{BALLOT}.", BROKEN))]


def absence(rows: Sequence[DeadlineRow], now_ms: int) -> Absence:
    since = {row.name: row.due_ms for row in rows if row.name in ABSENT}
    return Absence(max(1, now_ms - min(since.values())), LOST not in since) if since else Absence()


def called(rows: Sequence[DeadlineRow], table: int, now_ms: int, part: str = "") -> list[DeadlineRow]:
    """Return rows for a call of the referee, and its ``part`` to blame; the first time of call is kept."""
    since = [] if any(row.name == CALLED for row in rows) else [DeadlineRow(table, CALLED, now_ms)]
    return since + ([DeadlineRow(table, f"{BROKEN}{part}", now_ms)] if part else [])


def broken_part(rows: Sequence[DeadlineRow]) -> str:
    found = sorted((row.due_ms, row.name.removeprefix(BROKEN)) for row in rows if row.name.startswith(BROKEN))
    return found[-1][1] if found else ""


log = logging.getLogger("bot.play.running.actor")


def know_places(found: LoadedTable, lookup: Lookup, outbox: Outbox) -> None:
    lookup.dms = {user: person.dm for user, person in found.people.items() if person.dm}
    for user, channel in lookup.dms.items():
        outbox.learn_dm(channel, user)
    for done in found.outbox:
        if done.kind == "post" and done.state == "done" and done.message is not None:
            lookup.know(done.key, lookup.dms.get(done.user, done.channel), done.message)


async def resume_messages(table: RunningTable, pending: Sequence[OutboxRow]) -> None:
    """Treat unsent rows by kind: resend after looking, withdraw what may be out, drop the rest."""
    store, lookup, outbox = table.services.store, table.lookup, table.runner.outbox
    for out in pending:
        channel = lookup.dms.get(out.user, out.channel)
        if out.kind == "erase":
            lookup.erasing.add(out.key)
            outbox.erase(out.key)
            continue
        try:
            body = msgspec.json.decode(out.body, type=Body)
        except msgspec.MsgspecError as error:  # one message less is better than a table that nobody can load
            log.error("a message that waited cannot be read: %s", type(error).__name__)
            await store.write(changing.commit(Batch(table.table, outbox_state=[(out.key, out.kind, "failed", None)])))
            continue
        if out.kind == "edit":
            if out.message is not None:  # of a message that another table has posted
                lookup.know(out.key, channel, out.message)
            outbox.edit(out.key, body)
        elif out.restart != "drop":  # looked for as soon as Discord is well, however long that takes
            outbox.post(as_before(out, channel, body, recalled=out.restart == "withdraw"))
        else:
            await store.write(changing.commit(Batch(table.table, outbox_state=[(out.key, "post", "failed", None)])))


_ASLEEP: Final = ids("play-newer", ("", "_private", "_over"))
_LACKING: Final = ids("play-lacking", ("", "_private", "_over"))
Reader: TypeAlias = Literal["", "_private", "_over"]
"""To the table, to somebody who presses there, or about a game that is over."""


def asleep(say: Speech, kinds: Mapping[str, Kind], row: TableRow, reader: Reader) -> str:
    """Say why this bot cannot play a game: newer rules, or a pack is missing; empty if it can."""
    if is_newer(kinds, row):
        return say(_ASLEEP[reader])
    missing = missing_pack(kinds, row)
    return say(_LACKING[reader], pack=missing) if missing else ""


def missing_pack(kinds: Mapping[str, Kind], row: TableRow) -> str:
    try:
        return kinds[row.game].rules.fit(row.snapshot).missing if row.snapshot else ""
    except Unreadable:
        return ""


def is_newer(kinds: Mapping[str, Kind], row: TableRow) -> bool:
    """True for a game saved under newer rules; False for an unreadable one."""
    kind = kinds.get(row.game)
    return kind is None or saved_under(row) > kind.rules.version


def saved_under(row: TableRow) -> int:
    """Return the rules' version of the last save: row and snapshot may differ."""
    try:
        return max(row.version, version_of(row.snapshot)) if row.snapshot else 0
    except Unreadable:
        return row.version


async def leave_asleep(table: RunningTable, why: str, waits: list[DeadlineRow], pending: list[OutboxRow]) -> None:
    """Post once ``why`` the table waits, and send unsent messages; the game stays. Raises ``StoreError``."""
    table.services.governor.clear_table(table.table)
    if all(row.name != NEWER for row in waits):
        log.warning("the game was last played by a newer bot, or with another pack: it sleeps until that is back")
        since = DeadlineRow(table.table, NEWER, table.services.clock.now())
        await table.announce("running", [table.notice(Body(why))], [since])
        pending = await table.services.store.read(sending.outbox(table.table))
    await resume_messages(table, pending)


async def resume(table: RunningTable, slept: Slept | None = None) -> None:
    """Load the table; with ``slept`` unnoticed. Raises ``StoreError`` and errors of an unfit game."""
    table.runner.start_over()
    found = await table.services.store.read(tables.load_table(table.table, table.wanted))
    table.lookup.row, table.controller = None if found is None else found.row, None
    if found is None:
        return
    row = found.row
    know_places(found, table.lookup, table.runner.outbox)
    back = max(0, row.updated_ms - table.services.clock.now())  # every timer was set before that was written
    waits = found.deadlines
    gone = absence(waits, table.services.clock.now())
    noted = notes(waits)
    waits = [due for due in waits if due.name not in noted] if row.status != "lobby" else []
    table.runner.durable.update(due.name for due in waits)
    table.go_on_without_pictures(waits)
    table.translator.refused = {refusal.channel for refusal in found.refusals}
    pending = [out for out in found.outbox if out.state in ("waiting", "flying")]
    table.runner.call.load(found.outbox)
    table.runner.continue_after(max((out.order for out in found.outbox), default=0))
    if row.status == "running" and (why := asleep(table.say, table.services.kinds, row, "")):
        await leave_asleep(table, why, found.deadlines, pending)
        return
    waits = [msgspec.structs.replace(due, due_ms=due.due_ms - back) for due in waits]
    if row.status == "running" and slept is not None and not gone.away and not back:
        await _wake(table, found, pending, slept)
    elif row.status == "running":
        await _play_on(table, found, pending, gone, back, noted if gone.away else [])
    else:
        await resume_messages(table, pending)
    for due in waits:  # after the controller's start, which may have dropped or renewed some
        if due.name in table.runner.durable and due.name not in table.runner.timers:
            table.runner.ring(due.name, max(0, due.due_ms - table.services.clock.now()))


async def _wake(table: RunningTable, found: LoadedTable, pending: list[OutboxRow], slept: Slept) -> None:
    """Build the controller as before its sleep; only refused deletions may be unsent."""
    await _load(table, found)
    await resume_messages(table, pending)
    table.count_load(found.row)
    table.preferences.told = slept.preferences
    log.debug("the table is awake again")
    assert table.controller is not None
    counted = Chatted(table.now(), slept.chatter) if slept.chatter else None
    await table.handle(table.controller, counted, Batch(table=table.table))
    table.ask_for_people()


async def _play_on(
    table: RunningTable, found: LoadedTable, pending: list[OutboxRow], gone: Absence, back: int, noted: list[str]
) -> None:
    """Build the controller and give it what happened since; then ``noted`` rows are cleared."""
    fresh = not found.row.snapshot
    resumed = await _load(table, found)
    await resume_messages(table, pending)
    assert table.controller is not None
    log.info("the game begins" if fresh else "the game goes on")
    table.count_load(found.row)
    if resumed is not None and resumed.dropped:
        await _tell_dropped(table, resumed, gone, noted)
    else:
        way = link(found.row.guild, found.row.thread or found.row.parent)
        started = Started(table.now(), fresh, gone.away, back, way, gone.in_place)
        await table.handle(table.controller, started, Batch(table=table.table, cleared=noted))
    table.ask_for_people()


async def _load(table: RunningTable, found: LoadedTable) -> Resumed[Any] | None:
    row, kind = found.row, table.kind(found.row)
    table.lookup.left, table.preferences.known = found.left, found.wishes
    if not row.snapshot:
        table.seat(row, kind.begin(row.id, rosters.decode(row.roster), options_of(row), int(row.seed)))
        await table.commit(Batch(table=table.table, fields={"version": kind.rules.version}), [])
        return None
    resumed = Game.resume(kind.rules, to_saved(row, found.log))
    table.seat(row, kind.load(resumed.game, row.desk))
    await _tell_fitted(table, kind.rules.fit(row.snapshot), resumed.game)
    if row.version != kind.rules.version and not resumed.dropped:
        await table.commit(Batch(table=table.table, fields={"version": kind.rules.version}), [])
    return resumed


async def _tell_fitted(table: RunningTable, fit: Fit, game: Game[Any]) -> None:
    """Say once which packs the game lacks or has in another version, and store that."""
    told = [table.say("play-pack-gone", pack=name) for name in fit.dropped]
    told += [table.say("play-pack-lifted", pack=name) for name in fit.lifted]
    if told:
        kept = Batch(table=table.table, snapshot=fit.snapshot, snapshot_phase=game.save().phase)
        await table.commit(kept, [table.notice(Body("\n".join(told)))])


async def _tell_dropped(table: RunningTable, resumed: Resumed[Any], gone: Absence, noted: list[str]) -> None:
    """Forget the end of a log that does not fit after an upgrade, and go on from before."""
    assert table.controller is not None
    first = resumed.dropped[0]
    log.warning("%s decisions no longer fit and were dropped", len(resumed.dropped))
    batch = Batch(table=table.table, dropped_from=(first.phase, first.seq), cleared=noted)
    batch.fields["version"] = table.controller.game.rules.version
    batch.next_ask = table.controller.game.save().next_ask
    notice = table.notice(Body(table.say("play-upgraded", dropped=len(resumed.dropped))))
    rewound = Rewound(table.now(), gone.away, gone.in_place)
    table.perform(await table.commit(batch, [notice, *table.controller.handle(rewound)]))
