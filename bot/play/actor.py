"""One running table: a queue and one consumer, so that everything is judged in the order of the gateway (slap A1).

For each item: the desk takes it, the outcome becomes durable in one transaction, and only then is anybody answered or
anything sent. A failed transaction takes the table back to its last durable state, like a restart does.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot import logs
from bot.kernel.game import Game, Resumed
from bot.kernel.language import DEFAULT, Language, language_of
from bot.kernel.table import (
    Body,
    Echo,
    Edit,
    Effect,
    Erased,
    FetchHands,
    Gone,
    Hands,
    Hush,
    Input,
    LookUp,
    Over,
    Post,
    Pressed,
    Reacted,
    Recall,
    Reply,
    Rewound,
    Ring,
    Seat,
    Sent,
    Stamp,
    Started,
    Tick,
    Unreacted,
    Unsent,
)
from bot.metrics import Metrics
from bot.play import referee, roster
from bot.play.cases import write_case
from bot.play.clock import Clock, Timer
from bot.play.games import Desk, Kind
from bot.play.governor import Governor
from bot.play.ledger import Ledger
from bot.play.outbox import Outbox, Outgoing, Report
from bot.play.pictures import Pictures
from bot.play.raw import Raw, RawEcho, RawErased, RawPlaceLost, RawPress, RawReaction
from bot.play.records import options_of, to_saved
from bot.play.screen import Screen, ScreenError, Trouble
from bot.play.words import Words, not_saved, words
from bot.store.errors import StoreError
from bot.store.rows import Batch, OutboxRow, RefusalRow, TableRow
from bot.store.store import Store

log = logging.getLogger(__name__)

RETRY_MS = 5_000
"""How long a table waits after the store refused before it takes itself up again."""


class Services(msgspec.Struct):
    """What all tables of a process share."""

    store: Store
    screen: Screen
    clock: Clock
    governor: Governor
    pictures: Pictures
    kinds: Mapping[str, Kind]
    cases: Path
    """Folder for the files of tables that need the referee."""
    metrics: Metrics = msgspec.field(default_factory=Metrics)


class Rang(msgspec.Struct, frozen=True):
    """A timer ran out; stale if the table has set another one of that name since."""

    name: str
    timer: Timer | None


class Open(msgspec.Struct, frozen=True):
    """Take the table up from the store (again)."""


Item: TypeAlias = Raw | Report | Rang | Open


class Actor:
    """Runs one table. ``put`` is synchronous; all else happens in the consumer."""

    def __init__(self, table: int, services: Services, ended: Callable[[int, bool], None]) -> None:
        """Begin to consume at once; the first item takes the table up from the store.

        ``ended`` is told when the table has nothing more to do, and whether that is for good.
        """
        self.table = table
        self._services = services
        self._ended = ended
        self._queue: asyncio.Queue[Item | None] = asyncio.Queue()
        self._desk: Desk | None = None
        self._row: TableRow | None = None
        self._users: dict[int, Seat] = {}
        self._keys: dict[int, str] = {}
        self._timers: dict[str, Timer] = {}
        self._ledger = Ledger(table, services.clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused: set[int] = set()
        self._outbox = self._new_outbox()
        self._queue.put_nowait(Open())
        self._consumer = asyncio.get_running_loop().create_task(self._run(), name=f"table {table}")

    def put(self, item: Raw) -> None:
        """Queue an item; called before the caller's first await, so that order is arrival order."""
        self._queue.put_nowait(item)

    async def close(self) -> None:
        """Finish the item in hand and stop; what was not sent stays in the store."""
        self._queue.put_nowait(None)
        await self._consumer
        for timer in self._timers.values():
            timer.cancel()
        self._outbox.stop()
        for task in list(self._tasks):
            task.cancel()

    def retire(self) -> None:
        """Stop consuming; called by the hall when the table has nothing more to do."""
        self._queue.put_nowait(None)

    @property
    def waiting(self) -> int:
        """What of this table waits to be sent."""
        return self._outbox.waiting

    @property
    def queued(self) -> int:
        """What of this table waits to be judged."""
        return self._queue.qsize()

    # --- the consumer ------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        logs.TABLE.set(self.table)
        while (item := await self._queue.get()) is not None:
            try:
                await self._take(item)
            except StoreError as error:
                log.error("not written: %s", error)
                self._services.metrics.store_refusals += 1
                self._answer(item, not_saved(error, _say(item)))
                self._take_up_later()
            except Exception as error:
                log.exception("the table needs the referee")
                self._services.metrics.referee += 1
                await self._referee(item, error)

    async def _take(self, item: Item) -> None:
        if isinstance(item, Open):
            await self._open()
            return
        if isinstance(item, RawPlaceLost):
            await self._place_lost()
            return
        if self._desk is None:
            await self._take_without_desk(item)
            return
        if isinstance(item, RawPress) and item.choice in referee.CHOICES:
            self._answer(item, _say(item).NO_REFEREE)
            return
        batch = Batch(table=self.table)
        event = self._translate(item, batch)
        effects = self._desk.handle(event) if event is not None else []
        await self._commit(batch, effects)
        if isinstance(item, RawReaction | RawPress):
            self._services.metrics.verdicts.observe(self._services.clock.now() - item.at.ms)
        self._perform(effects)

    async def _take_without_desk(self, item: Item) -> None:
        """The game is over or waits for the referee: only messages that still have to go out matter."""
        if isinstance(item, RawPress):
            if self._row is not None and self._row.status == "referee":
                await self._judge(item, self._row)
            else:
                self._answer(item, _say(item).NOT_RUNNING)
        elif isinstance(item, Report):
            batch = Batch(table=self.table)
            self._note_report(item, batch)
            if batch != Batch(table=self.table):
                await self._services.store.commit(batch)
        self._maybe_leave()

    def _maybe_leave(self) -> None:
        if self._desk is None and self._outbox.idle and self._queue.empty():
            self._ended(self.table, self._row is None or self._row.status not in ("running", "referee"))

    # --- taking up ---------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """From the store, and nothing else: the everyday path of a restart, also taken after a failed transaction."""
        store = self._services.store
        self._outbox.stop()
        self._outbox = self._new_outbox()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        row = await store.table(self.table)
        self._row, self._desk = row, None
        if row is None:
            self._maybe_leave()
            return
        for done in await store.outbox(self.table, ("done",)):
            if done.kind == "post" and done.message is not None:
                self._know(done.key, done.channel, done.message)
        waits = [due for due in await store.deadlines() if due.table == self.table]
        self._ledger.durable.update(due.name for due in waits)
        self._refused = {refusal.channel for refusal in await store.refusals(self.table)}
        pending = await store.outbox(self.table)
        self._ledger.continue_after(pending)
        fresh = not row.snapshot
        resumed = await self._load(row) if row.status == "running" else None
        await self._take_up_outbox(pending)
        if self._desk is not None:
            log.info("the game begins" if fresh else "the game goes on")
            self._services.governor.seat_table(self.table, self._load_ms(row))
            if resumed is not None and resumed.dropped:
                await self._tell_dropped(resumed)
            else:
                self._queue.put_nowait(Started(self._now(), fresh))
        for due in waits:  # after the desk's start, which may have given up or renewed some of its waits
            if due.name in self._ledger.durable and due.name not in self._timers:
                self._ring(due.name, max(0, due.due_ms - self._services.clock.now()))
        self._maybe_leave()

    async def _load(self, row: TableRow) -> Resumed[Any] | None:
        """Build the desk; returns how the game was resumed, None if it has just begun."""
        kind = self._services.kinds[row.game]
        seated = roster.decode(row.roster)
        if not row.snapshot:
            self._seat(row, kind.begin(row.id, seated, options_of(row), int(row.seed)))
            await self._commit(Batch(table=self.table, fields={"version": kind.rules.version}), [])
            return None
        resumed = Game.resume(kind.rules, to_saved(row, await self._services.store.log(row.id)))
        self._seat(row, kind.load(row.id, seated, resumed.game, row.desk))
        if row.version != kind.rules.version and not resumed.dropped:
            notice = list[Effect]()
            if resumed.renumbered:
                notice.append(self._notice(Body(words(self._language()).upgraded_buttons())))
            await self._commit(Batch(table=self.table, fields={"version": kind.rules.version}), notice)
            self._perform(notice)
        return resumed

    def _seat(self, row: TableRow, desk: Desk) -> None:
        """From now on this desk takes the inputs."""
        self._desk = desk
        places = roster.decode(row.roster)
        users = [places[place].user for place in desk.seating]
        self._users = {user: seat for seat, user in enumerate(users) if user is not None}
        self._ledger.seat(row)

    async def _tell_dropped(self, resumed: Resumed[Any]) -> None:
        """After an upgrade the end of the log does not fit any more: forget it, and let the table go on from before."""
        assert self._desk is not None
        first = resumed.dropped[0]
        log.warning("%s decisions no longer fit and were dropped", len(resumed.dropped))
        batch = Batch(table=self.table, dropped_from=(first.phase, first.seq))
        batch.fields["version"] = self._desk.game.rules.version
        batch.next_ask = self._desk.game.save().next_ask
        notice = self._notice(Body(words(self._language()).upgraded(len(resumed.dropped))))
        effects = [notice, *self._desk.handle(Rewound(self._now()))]
        await self._commit(batch, effects)
        self._perform(effects)

    async def _judge(self, press: RawPress, row: TableRow) -> None:
        """Somebody presses something at a table that waits for its referee."""
        say = _say(press)
        stop = press.choice in (referee.STOP, "stop")
        if press.choice not in referee.CHOICES and not stop:
            self._answer(press, say.REFEREE_PRIVATE)
            return
        if not self._is_host(press):
            self._answer(press, say.ONLY_REFEREE)
            return
        batch = Batch(table=self.table, status="stopped" if stop else "running")
        public = words(self._language())
        log.info("the referee chose %s", press.choice)
        if press.choice == referee.UNDO:
            log_rows = await self._services.store.log(row.id)
            desk = referee.take_back(self._services.kinds[row.game], row, log_rows, batch)
            if desk is None:
                self._answer(press, say.NOTHING_TO_UNDO)
                return
            self._seat(row, desk)
            effects = [self._notice(Body(public.UNDONE)), *desk.handle(Rewound(self._now()))]
            await self._commit(batch, effects)
            self._row = msgspec.structs.replace(row, status="running")
            self._services.governor.seat_table(self.table, self._load_ms(row))
            self._perform(effects)
        else:
            notice = self._notice(Body(public.STOPPED if stop else public.RETRIED))
            self._ledger.effect(notice, batch, self._thread())
            await self._services.store.commit(batch)
            await self._open()
        self._answer(press, say.CHOSEN)

    async def _take_up_outbox(self, pending: list[OutboxRow]) -> None:
        """Rows that nobody knows to be sent: resend after looking, withdraw what was in the air, drop the rest."""
        for out in pending:
            body = msgspec.json.decode(out.body, type=Body)
            if out.kind == "edit":
                self._outbox.edit(out.key, body)
            elif out.restart == "resend":
                self._outbox.post(Outgoing(out.key, out.channel, body, look_first=True))
            elif out.restart == "withdraw" and (message := await self._outbox.find(out.channel, body)) is not None:
                self._know(out.key, out.channel, message)
                await self._commit(Batch(self.table, outbox_state=[(out.key, "post", "done", message)]), [])
            else:
                await self._commit(Batch(self.table, outbox_state=[(out.key, "post", "failed", None)]), [])

    def _take_up_later(self) -> None:
        self._desk = None
        self._services.clock.after(RETRY_MS, lambda: self._queue.put_nowait(Open()))

    async def _place_lost(self) -> None:
        if self._row is None or self._row.status not in ("running", "referee"):
            return
        log.info("the table lost its thread")
        await self._services.store.commit(Batch(table=self.table, status="broken"))
        self._services.governor.clear_table(self.table)
        await self._open()

    # --- translation -------------------------------------------------------------------------------------------------

    def _translate(self, item: Item, batch: Batch) -> Input | None:
        if isinstance(item, RawReaction):
            seat, key = self._users.get(item.user), self._keys.get(item.message)
            if item.added:
                return Reacted(item.at, seat, key, item.emoji, item.name)
            return Unreacted(item.at, seat, key, item.emoji)
        if isinstance(item, RawPress):
            seat = self._users.get(item.user)
            host = self._is_host(item)
            return Pressed(item.at, seat, item.ask, item.choice, item.reply, item.name, host, item.language)
        if isinstance(item, RawEcho):
            if item.key not in self._outbox.known:
                batch.outbox_state.append((item.key, "post", "done", item.message))
            self._know(item.key, item.channel, item.message)
            return Echo(item.at, item.key)
        if isinstance(item, RawErased):
            key = self._keys.pop(item.message, None)
            return None if key is None else Erased(item.at, key)
        if isinstance(item, Report):
            return self._note_report(item, batch)
        if isinstance(item, Rang):
            if item.timer is not self._timers.get(item.name):
                return None
            self._timers.pop(item.name, None)
            if item.name in self._ledger.durable:
                self._ledger.durable.discard(item.name)
                batch.cleared.append(item.name)
            return Tick(self._now(), item.name)
        if isinstance(item, Open | RawPlaceLost):
            return None
        return item

    def _note_report(self, report: Report, batch: Batch) -> Input | None:
        at = self._now()
        if report.kind == "sent":
            if report.channel in self._refused:
                self._refused.discard(report.channel)
                batch.delivered.append(report.channel)
            if report.message not in self._keys:
                self._know(report.key, self._outbox.known[report.key][0], report.message)
                batch.outbox_state.append((report.key, "post", "done", report.message))
            return Sent(at, report.key)
        if report.kind == "failed":
            self._refused.add(report.channel)
            batch.refused.append(RefusalRow(report.channel, self.table, report.code, at.ms))
            if report.what != "seed":
                batch.outbox_state.append((report.key, report.what, "failed", None))
            return Unsent(at, report.key, report.what, report.code)
        batch.outbox_state.append((report.key, report.what, "done" if report.kind == "edited" else "failed", None))
        return None

    def _know(self, key: str, channel: int, message: int) -> None:
        self._outbox.known[key] = (channel, message)
        self._keys[message] = key

    # --- durability --------------------------------------------------------------------------------------------------

    async def _commit(self, batch: Batch, effects: list[Effect]) -> None:
        """One transaction for everything an item changed; nothing at all if it changed nothing."""
        assert self._desk is not None or not effects
        if self._desk is not None:
            self._ledger.progress(self._desk, batch)
        for effect in effects:
            self._ledger.effect(effect, batch, self._place(effect))
        if batch != Batch(table=self.table):
            await self._services.store.commit(batch)
            self._ledger.committed(batch)

    def _place(self, effect: Effect) -> int:
        """The channel of an effect's message; 0 if it has none."""
        if isinstance(effect, Post):
            return self._channel(effect)
        if isinstance(effect, Edit | Recall):
            return self._outbox.known.get(effect.key, (self._thread(), 0))[0]
        return 0

    # --- effects -----------------------------------------------------------------------------------------------------

    def _perform(self, effects: list[Effect]) -> None:
        for effect in effects:
            self._carry_out(effect)
        if self._desk is not None and (picture := self._desk.coming()) is not None:
            self._services.pictures.prepare(picture)

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Post):
            card = effect.restart == "withdraw"
            self._outbox.post(
                Outgoing(effect.key, self._channel(effect), effect.body, effect.seed, picture_follows=not card)
            )
        elif isinstance(effect, Edit):
            self._outbox.edit(effect.key, effect.body)
        elif isinstance(effect, Recall):
            self._outbox.recall(effect.key, effect.body)
        elif isinstance(effect, Reply):
            self._spawn(self._services.screen.reply(effect.reply, effect.text))
        elif isinstance(effect, Ring):
            self._ring(effect.name, effect.ms)
        elif isinstance(effect, Hush):
            if timer := self._timers.pop(effect.name, None):
                timer.cancel()
        elif isinstance(effect, FetchHands):
            self._spawn(self._fetch_hands(effect))
        elif isinstance(effect, LookUp):
            self._spawn(self._look_up(effect))
        elif isinstance(effect, Over):
            log.info("the game is over: %s", effect.why)
            self._services.governor.clear_table(self.table)

    def _ring(self, name: str, ms: int) -> None:
        if old := self._timers.pop(name, None):
            old.cancel()
        timer = self._services.clock.after(ms, lambda: self._queue.put_nowait(Rang(name, timer)))
        self._timers[name] = timer

    async def _fetch_hands(self, effect: FetchHands) -> None:
        """Ask until Discord answers; a message that is gone has no hands on it."""
        channel, message = self._outbox.known.get(effect.key, (0, 0))
        users: set[int] = set()
        while message:
            try:
                users = await self._services.screen.hands(channel, message, effect.emojis)
                break
            except Trouble:
                await self._services.clock.sleep(RETRY_MS)
            except ScreenError:
                break
        seats = tuple(sorted(self._users[user] for user in users if user in self._users))
        self.put(Hands(self._now(), effect.key, seats))

    async def _look_up(self, effect: LookUp) -> None:
        user = next((user for user, seat in self._users.items() if seat == effect.seat), None)
        if user is None or self._row is None:
            return
        with suppress(ScreenError):
            if not await self._services.screen.is_member(self._row.guild, user):
                self.put(Gone(self._now(), effect.seat))

    async def _referee(self, item: Item, error: Exception) -> None:
        """Back to the last durable state, with a file that reproduces the case; the table waits for a person."""
        write_case(self._services.cases, self.table, error, item)
        self._services.governor.clear_table(self.table)
        self._answer(item, _say(item).REFEREE_PRIVATE)
        self._desk = None
        if self._row is None:
            return
        batch = Batch(table=self.table, status="referee")
        self._ledger.effect(self._notice(referee.notice(self._language())), batch, self._thread())
        try:
            await self._services.store.commit(batch)
            await self._open()
        except StoreError:
            self._take_up_later()

    # --- small things ------------------------------------------------------------------------------------------------

    def _answer(self, item: Item, words: str) -> None:
        if isinstance(item, RawPress):
            self._spawn(self._services.screen.reply(item.reply, words))

    def _spawn(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_host(self, press: RawPress) -> bool:
        return press.host or (self._row is not None and press.user == self._row.host)

    def _language(self) -> Language:
        """The table's."""
        return DEFAULT if self._row is None else language_of(options_of(self._row).get("language"))

    def _notice(self, body: Body) -> Post:
        """A message of the frame itself, under a key that no earlier one has: Discord drops a repeated nonce."""
        return Post(f"zod:{self.table}:n{secrets.token_hex(4)}", body)

    def _now(self) -> Stamp:
        return Stamp(self._services.clock.now())

    def _thread(self) -> int:
        assert self._row is not None
        return self._row.thread or self._row.parent

    def _channel(self, post: Post) -> int:
        assert self._row is not None
        return self._row.parent if post.place == "parent" else self._thread()

    def _load_ms(self, row: TableRow) -> int:
        return self._services.kinds[row.game].load_ms(options_of(row))

    def _new_outbox(self) -> Outbox:
        s = self._services
        return Outbox(self.table, s.screen, s.pictures, s.governor, s.clock, self._queue.put_nowait)


def _say(item: Item) -> Words:
    """The words for whoever sent the item."""
    return words(item.language if isinstance(item, RawPress) else DEFAULT)
