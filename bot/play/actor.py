"""One running table: a queue and one consumer, so that everything is judged in the order of the gateway (slap A1).

For each item: the desk takes it, the outcome becomes durable in one transaction, and only then is anybody answered or
anything sent. A failed transaction takes the table back to its last durable state, like a restart does.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from bot import logs
from bot.kernel.game import Game, Resumed
from bot.kernel.table import Body, Effect, Input, Owe, Post, Quiet, Reseat, Rewound, Stamp, Started
from bot.play import referee, roster
from bot.play.cases import write_case
from bot.play.errands import RETRY_MS, Errands, Task
from bot.play.games import Desk
from bot.play.items import Item, Open, Translator, say_to
from bot.play.ledger import Ledger
from bot.play.lookup import Lookup
from bot.play.outbox import Outgoing, Report
from bot.play.quiet import QuietSeats
from bot.play.raw import Raw, RawPlaceLost, RawPress, RawQuiet, RawReaction, RawTyping
from bot.play.records import options_of, to_saved
from bot.play.services import Services
from bot.play.taking_up import know_places, resume_messages
from bot.play.words import not_saved, words
from bot.store.errors import StoreError
from bot.store.rows import Batch, DeadlineRow, OwedRow, TableRow

log = logging.getLogger(__name__)

LOST = "lost"
"""Name of the deadline row that says since when a table has no place: no timer, and in the past."""
UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or thread that does not exist."""


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
        self._lookup = Lookup()
        self._ledger = Ledger(table, services.clock)
        self._errands = Errands(table, services, self._lookup, self._queue.put_nowait)
        self._translator = Translator(table, self._lookup, self._ledger, self._errands.timers)
        self._quiet = QuietSeats(
            services.store, services.clock, self._lookup, lambda: self._queue.put_nowait(RawQuiet())
        )
        self._queue.put_nowait(Open())
        self._consumer = asyncio.get_running_loop().create_task(self._run(), name=f"table {table}")

    def put(self, item: Raw) -> None:
        """Queue an item; called before the caller's first await, so that order is arrival order."""
        self._queue.put_nowait(item)

    async def close(self) -> None:
        """Finish the item in hand and stop; what was not sent stays in the store."""
        self._queue.put_nowait(None)
        await self._consumer
        self._errands.stop()
        self._quiet.stop()

    def unheard(self) -> list[RawPress]:
        """The presses that came after ``close`` was called, oldest first: whoever made them waits for an answer."""
        left = [self._queue.get_nowait() for _ in range(self._queue.qsize())]
        return [item for item in left if isinstance(item, RawPress)]

    def retire(self) -> None:
        """Stop consuming; called by the hall when the table has nothing more to do."""
        self._queue.put_nowait(None)

    @property
    def waiting(self) -> int:
        """What of this table waits to be sent."""
        return self._errands.outbox.waiting

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
                self._answer(item, not_saved(error, say_to(item)))
                self._take_up_later()
            except Exception as error:
                log.exception("the table needs the referee")
                self._services.metrics.referee += 1
                await self._referee(item, error)

    async def _take(self, item: Item) -> None:
        if isinstance(item, Open):
            await self._open()
            return
        if isinstance(item, RawPlaceLost) or self._tells_of_a_lost_place(item):
            await self._place_lost()
            return
        if isinstance(item, RawTyping):
            item.answer(self._suggestions(item))
            self._maybe_leave()
            return
        if self._desk is None:
            await self._take_without_desk(item)
            return
        if isinstance(item, RawPress) and item.choice in referee.CHOICES:
            self._answer(item, say_to(item).NO_REFEREE)
            return
        if isinstance(item, RawQuiet):
            await self._tell_quiet(self._desk)
            return
        batch = Batch(table=self.table)
        await self._handle(self._desk, self._translator.input(item, batch, self._now()), batch)
        if isinstance(item, RawReaction | RawPress):
            self._services.metrics.verdicts.observe(self._services.clock.now() - item.at.ms)

    async def _handle(self, desk: Desk, event: Input | None, batch: Batch) -> None:
        effects = desk.handle(event) if event is not None else []
        self._perform(await self._commit(batch, effects))
        self._end(batch)

    async def _take_without_desk(self, item: Item) -> None:
        """The game is over or waits for the referee: only messages that still have to go out matter."""
        if isinstance(item, RawPress):
            if self._lookup.row is not None and self._lookup.row.status == "referee":
                await self._judge(item, self._lookup.row)
            else:
                self._answer(item, say_to(item).NOT_RUNNING)
        elif isinstance(item, Report):
            batch = Batch(table=self.table)
            self._translator.report(item, batch, self._now())
            if batch != Batch(table=self.table):
                await self._services.store.commit(batch)
        self._maybe_leave()

    async def _tell_quiet(self, desk: Desk) -> None:
        """Who is in quiet hours, if that has changed."""
        if (seats := await self._quiet.change()) is not None:
            await self._handle(desk, Quiet(self._now(), seats), Batch(table=self.table))

    def _suggestions(self, typing: RawTyping) -> Sequence[tuple[str, str]]:
        """A look at the table; that it fails is no reason to call the referee."""
        if self._desk is None:
            return ()
        try:
            return self._desk.suggest(self._lookup.users.get(typing.user), typing.command, typing.typed)
        except Exception as error:
            log.error("no suggestions for %s: %s", typing.command, type(error).__name__)  # more might name a card
            return ()

    def _end(self, batch: Batch) -> None:
        """If the game is over, nothing reaches its desk any more; the table leaves when all is sent."""
        if batch.status is not None and self._lookup.row is not None:
            self._lookup.row = msgspec.structs.replace(self._lookup.row, status=batch.status)
            self._desk = None
            self._errands.stop_timers()
            self._quiet.stop()
            self._maybe_leave()

    def _maybe_leave(self) -> None:
        if self._desk is None and self._errands.outbox.idle and self._queue.empty():
            self._ended(self.table, self._lookup.row is None or self._lookup.row.status not in ("running", "referee"))

    # --- taking up ---------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """From the store, and nothing else: the everyday path of a restart, also taken after a failed transaction.

        The desk learns of it before anything that came meanwhile is judged.
        """
        store = self._services.store
        self._errands.start_over()
        row = await store.table(self.table)
        self._lookup.row, self._desk = row, None
        if row is None:
            self._maybe_leave()
            return
        await know_places(store, row, self._lookup, self._errands.outbox)
        waits = [due for due in await store.deadlines() if due.table == self.table]
        lost = next((due.due_ms for due in waits if due.name == LOST), None)
        waits = [due for due in waits if due.name != LOST]
        self._ledger.durable.update(due.name for due in waits)
        self._translator.refused = {refusal.channel for refusal in await store.refusals(self.table)}
        pending = await store.outbox(self.table)
        self._ledger.continue_after(pending)
        fresh = not row.snapshot
        resumed = await self._load(row) if row.status == "running" else None
        await resume_messages(store, self.table, pending, self._lookup, self._errands.outbox)
        if self._desk is not None:
            log.info("the game begins" if fresh else "the game goes on")
            self._services.governor.seat_table(self.table, self._load_ms(row))
            if resumed is not None and resumed.dropped:
                await self._tell_dropped(resumed)
            elif lost is None:
                await self._handle(self._desk, Started(self._now(), fresh), Batch(table=self.table))
            else:
                await self._moved(self._desk, lost)
            self._queue.put_nowait(RawQuiet())
        for due in waits:  # after the desk's start, which may have given up or renewed some of its waits
            if due.name in self._ledger.durable and due.name not in self._errands.timers:
                self._errands.ring(due.name, max(0, due.due_ms - self._services.clock.now()))
        self._maybe_leave()

    async def _moved(self, desk: Desk, lost: int) -> None:
        """The table has a new thread and had none since ``lost``: its clocks go on from there."""
        away = max(1, self._services.clock.now() - lost)
        await self._handle(desk, Started(self._now(), fresh=False, away=away), Batch(table=self.table, cleared=[LOST]))

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
                notice.append(self._notice(Body(words(self._lookup.language).upgraded_buttons())))
            batch = Batch(table=self.table, fields={"version": kind.rules.version})
            self._perform(await self._commit(batch, notice))
        return resumed

    def _seat(self, row: TableRow, desk: Desk) -> None:
        """From now on this desk takes the inputs."""
        self._desk = desk
        self._quiet.start_over()
        self._lookup.seat(row, desk)
        self._ledger.seat(row, desk)

    async def _tell_dropped(self, resumed: Resumed[Any]) -> None:
        """After an upgrade the end of the log does not fit any more: forget it, and let the table go on from before."""
        assert self._desk is not None
        first = resumed.dropped[0]
        log.warning("%s decisions no longer fit and were dropped", len(resumed.dropped))
        batch = Batch(table=self.table, dropped_from=(first.phase, first.seq))
        batch.fields["version"] = self._desk.game.rules.version
        batch.next_ask = self._desk.game.save().next_ask
        notice = self._notice(Body(words(self._lookup.language).upgraded(len(resumed.dropped))))
        self._perform(await self._commit(batch, [notice, *self._desk.handle(Rewound(self._now()))]))

    async def _judge(self, press: RawPress, row: TableRow) -> None:
        """Somebody presses something at a table that waits for its referee."""
        say = say_to(press)
        if (refusal := referee.refusal(press.choice, say, host=self._lookup.is_host(press))) is not None:
            self._answer(press, refusal)
            return
        log.info("the referee chose %s", press.choice)
        if press.choice in referee.STOPS:
            await self._stop(row)
        elif press.choice == referee.UNDO:
            if not await self._take_back(row):
                self._answer(press, say.NOTHING_TO_UNDO)
                return
        else:
            await self._announce("running", [self._notice(Body(words(self._lookup.language).RETRIED))])
        self._answer(press, say.CHOSEN)

    async def _take_back(self, row: TableRow) -> bool:
        """Without one more action; False if there is none to take back."""
        batch = Batch(table=self.table, status="running")
        desk = referee.take_back(self._services.kinds[row.game], row, await self._services.store.log(row.id), batch)
        if desk is None:
            return False
        self._seat(row, desk)
        notice = self._notice(Body(words(self._lookup.language).UNDONE))
        tasks = await self._commit(batch, [notice, *desk.handle(Rewound(self._now()))])
        self._lookup.row = msgspec.structs.replace(row, status="running")
        self._services.governor.seat_table(self.table, self._load_ms(row))
        self._perform(tasks)
        return True

    async def _stop(self, row: TableRow) -> None:
        """The game ends where it stood, like any stopped game; without a result if its rules cannot even do that."""
        public = words(self._lookup.language)
        notice = self._notice(Body(public.STOPPED))
        kind = self._services.kinds[row.game]
        ended = referee.stop(kind, row, await self._services.store.log(row.id), self._now())
        if ended is None:
            parent = self._notice(Body(public.stopped_without_result(self.table)))
            await self._announce("stopped", [notice, msgspec.structs.replace(parent, place="parent")])
            return
        desk, effects = ended
        self._seat(row, desk)
        batch = Batch(table=self.table)
        self._perform(await self._commit(batch, [notice, *effects]))
        self._end(batch)

    async def _announce(
        self,
        status: Literal["running", "stopped", "broken"],
        notices: Sequence[Post],
        deadlines: Sequence[DeadlineRow] = (),
    ) -> None:
        """Change the table's state without its desk, say so, and take it up anew."""
        batch = Batch(table=self.table, status=status, deadlines=list(deadlines))
        for notice in notices:
            self._address(notice, batch)
        await self._services.store.commit(batch)
        await self._open()

    def _take_up_later(self) -> None:
        self._desk = None
        self._services.clock.after(RETRY_MS, lambda: self._queue.put_nowait(Open()))

    async def _place_lost(self) -> None:
        if self._lookup.row is None or self._lookup.row.status not in ("running", "referee"):
            return
        log.info("the table lost its thread")
        self._services.governor.clear_table(self.table)
        await self._announce("broken", [], [DeadlineRow(self.table, LOST, self._services.clock.now())])

    def _tells_of_a_lost_place(self, item: Item) -> bool:
        """Whether Discord refused a message because our thread is gone, which happened while we were not connected."""
        return (
            isinstance(item, Report)
            and (item.kind, item.what, item.code) == ("failed", "post", UNKNOWN_CHANNEL)
            and self._lookup.row is not None
            and item.channel == self._lookup.thread
        )

    async def _commit(self, batch: Batch, effects: Sequence[Effect]) -> list[Task]:
        """One transaction for everything an item changed; nothing at all if it changed nothing.

        Returns what is to be carried out now: people and places are looked up once, in the order of the effects.
        """
        assert self._desk is not None or not effects
        if self._desk is not None:
            self._ledger.progress(self._desk, batch)
        tasks = [task for effect in effects if (task := self._enter(effect, batch)) is not None]
        if batch != Batch(table=self.table):
            await self._services.store.commit(batch)
            self._ledger.committed(batch)
        return tasks

    def _enter(self, effect: Effect, batch: Batch) -> Task | None:
        """Write into the batch what must be known of an effect, and return what is to be carried out."""
        if isinstance(effect, Post):
            return self._address(effect, batch)
        if isinstance(effect, Reseat):
            batch.fields.update(self._lookup.reseat(effect))
            batch.owed_by[effect.seat] = self._lookup.user_of(effect.seat) or 0
            self._queue.put_nowait(RawQuiet())
            return None
        if isinstance(effect, Owe):
            user = self._lookup.user_of(effect.seat) or 0
            batch.owed.append(OwedRow(effect.seat, user, effect.what if user else "", effect.due_ms, effect.public))
            return None
        self._ledger.effect(effect, batch, self._lookup.place(effect))
        return effect

    def _address(self, post: Post, batch: Batch) -> Outgoing | None:
        outgoing = self._lookup.outgoing(post)
        if outgoing is not None:
            self._ledger.post(outgoing, batch)
        return outgoing

    def _perform(self, tasks: Sequence[Task]) -> None:
        self._errands.carry_out(tasks)
        if self._desk is not None and (picture := self._desk.coming()) is not None:
            self._services.pictures.prepare(picture)

    async def _referee(self, item: Item, error: Exception) -> None:
        """Back to the last durable state, with a file that reproduces the case; the table waits for a person."""
        write_case(self._services.cases, self.table, error, item)
        self._services.governor.clear_table(self.table)
        self._answer(item, say_to(item).REFEREE_PRIVATE)
        self._desk = None
        if self._lookup.row is None:
            return
        batch = Batch(table=self.table, status="referee")
        self._address(self._notice(referee.notice(self._lookup.language)), batch)
        try:
            await self._services.store.commit(batch)
            await self._open()
        except StoreError:
            self._take_up_later()

    def _answer(self, item: Item, words: str) -> None:
        if isinstance(item, RawPress):
            self._errands.answer(item.reply, words)

    def _notice(self, body: Body) -> Post:
        """A message of the frame itself, under a key that no earlier one has: Discord drops a repeated nonce."""
        return Post(f"zod:{self.table}:n{secrets.token_hex(4)}", body)

    def _now(self) -> Stamp:
        return Stamp(self._services.clock.now())

    def _load_ms(self, row: TableRow) -> int:
        return self._services.kinds[row.game].load_ms(options_of(row))
