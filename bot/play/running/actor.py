"""One running table: a queue and one consumer, so that everything is judged in the order of the gateway (slap A1).

For each item: the controller takes it, the outcome becomes durable in one transaction, and only then is anybody
answered or anything sent. A failed transaction takes the table back to its last durable state, like a restart does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.play import gateway_events as events
from bot.play.clock import Timer
from bot.play.games.kinds import Controller
from bot.play.outgoing.direct_messages import not_saved
from bot.play.outgoing.outbox import Report, Slowed, Wordless
from bot.play.outgoing.screen import Slowness
from bot.play.running import referee
from bot.play.running.effects import RETRY_MS
from bot.play.running.inbox import Inbox, Item, Look, Open, Rang, say_to
from bot.play.running.live_table import RunningTable
from bot.play.running.referee import write_case
from bot.play.running.resuming import LOST, QUIET_MS, Slept, asleep, can_sleep, put_to_sleep, resume
from bot.play.running.services import Services
from bot.process.metrics import TABLE, observe_ms, watched
from bot.store.errors import StoreDamaged, StoreError, StoreUnknown
from bot.store.rows import Batch, DeadlineRow
from bot.store.statements import changing
from bot.tables.contract.blockade import UNKNOWN_CHANNEL
from bot.tables.contract.table import Body, Chatted, Preferred, Pressed

log = logging.getLogger(__name__)

DAMAGED_MS = 600_000
"""A table whose rows are damaged waits so long before it is tried again: they do not mend themselves."""


class Actor:
    """Runs one table. ``put`` is synchronous; all else happens in the consumer."""

    def __init__(
        self,
        table: int,
        services: Services,
        ended: Callable[[int, bool], None],
        asleep: Callable[[int, Slept, int | None], None] | None = None,
        slept: Slept | None = None,
    ) -> None:
        """``ended`` gets True if for good; ``asleep`` the next deadline (without it, never sleeps)."""
        self.table = table
        self._services = services
        self._ended = ended
        self._queue = Inbox()
        self._running = RunningTable(table, services, self._queue.put)
        self._later: tuple[StoreError, Timer] | None = None
        """Error of the last failed save, and the timer of the reload, unless somebody presses before."""
        self._asleep = asleep
        self._slept = slept
        self._quiet_from = 0
        self._look: Timer | None = None
        self._slowness = Slowness()
        self.opened = asyncio.Event()
        """Set once the table has been loaded, or could not be."""
        self._queue.put(Open())
        self._consumer = watched(self._run(), "table", name=f"table {table}")

    def put(self, item: events.Incoming) -> None:
        """Queue an item; call it before the first await, so that order is order of arrival."""
        if self._queue.offer(item):
            return
        if isinstance(item, events.Autocomplete):
            item.answer(())
        else:
            self._running.answer(item, say_to(item)("play-too-fast"))

    def reload(self) -> None:
        """Load the table once more: somebody else has changed it in the store, or it starts to play."""
        self._queue.put(Open())

    async def close(self) -> None:
        """Finish the item in hand and stop; what was not sent stays in the store."""
        self._queue.put(None)
        await self._consumer
        self._stop()

    def unheard(self) -> list[Pressed]:
        """Return the presses made after ``close``, oldest first: they still need an answer."""
        return [item for item in self._queue.rest() if isinstance(item, Pressed)]

    def retire(self) -> None:
        self._queue.put(None)

    @property
    def waiting(self) -> int:
        return self._running.runner.outbox.waiting

    @property
    def queued(self) -> int:
        return len(self._queue)

    async def _run(self) -> None:
        TABLE.set(self.table)
        while (item := await self._queue.get()) is not None:
            if isinstance(item, Pressed | events.ReactionEvent | events.MessageDeleted | events.Autocomplete | Chatted):
                self._quiet_from = self._services.clock.now() + QUIET_MS
            try:
                await self._handle(item)
            except StoreError as error:
                if isinstance(error, StoreUnknown):
                    log.warning("perhaps not written: %s", error)
                else:
                    log.error("not written: %s", error)
                    self._services.metrics.store_refusals += 1
                self._running.answer(item, not_saved(error, say_to(item)))
                self._reload_later(error)
            except Exception as error:
                log.exception("the table needs the referee")
                self._services.metrics.referee += 1
                await self._call_referee(item, error)
            self.opened.set()
            await self._sleep_if_quiet()
        self.opened.set()

    async def _handle(self, item: Item) -> None:
        running = self._running
        if isinstance(item, Open):
            await self._open()
        elif isinstance(item, Look):
            self._look = None
            self._maybe_leave()
        elif isinstance(item, events.PlaceLost) or self._tells_of_a_lost_place(item):
            await self._place_lost()
        elif isinstance(item, events.Autocomplete):
            item.answer(self._suggestions(item))
            self._maybe_leave()
        elif running.controller is None:
            await self._handle_without_controller(item)
        elif isinstance(item, Slowed):
            if self._slowness.tells(self._services.clock.now()):
                log.info("the table has to slow down: Discord's limit is reached")
                await self._running.tell(Body(self._running.say("play-slowed")))
        elif isinstance(item, Wordless):
            await running.do_without_pictures(item.code)
        elif isinstance(item, Rang) and running.is_wordless(item.name):
            await running.try_pictures(running.controller, item.name)
        elif isinstance(item, Pressed) and item.choice in referee.CHOICES:
            running.answer(item, say_to(item)("play-no-referee"))
        elif isinstance(item, events.PreferencesChanged):
            await self._tell_of_people(running.controller)
        else:
            await self._judge(running.controller, item)

    async def _judge(self, controller: Controller, item: Item) -> None:
        if isinstance(item, events.PermissionsChanged) or (isinstance(item, Pressed) and item.files):
            await self._running.may_attach(controller)
        batch = Batch(table=self.table)
        if isinstance(item, Report):
            self._running.runner.call.heard(item)
        await self._running.handle(controller, self._running.translator.input(item, batch, self._running.now()), batch)
        self._maybe_leave()
        if isinstance(item, events.EchoEvent):
            self._running.runner.outbox.heard(item.key)
        if isinstance(item, events.ReactionEvent | Pressed):
            observe_ms(self._services.metrics.verdicts, self._services.clock.now() - item.at.ms)

    async def _handle_without_controller(self, item: Item) -> None:
        """Only bring out messages: the game is over, or waits for the referee or a newer bot."""
        running, row = self._running, self._running.lookup.row
        if isinstance(item, Pressed):
            if self._later is not None and not isinstance(self._later[0], StoreDamaged):
                await self._open()  # perhaps it can be saved again by now, and somebody waits for it
                await self._handle(item)
            elif self._later is not None:
                running.answer(item, not_saved(self._later[0], say_to(item)))
            elif row is None or row.status not in ("running", "referee"):
                running.answer(item, say_to(item)("play-not-running"))
            elif why := asleep(say_to(item), self._services.kinds, row, "_private"):
                running.answer(item, why)
            elif await referee.judge(running, item, row):
                await self._open()
        elif isinstance(item, Report | events.EchoEvent):
            batch = Batch(table=self.table)
            running.translator.input(item, batch, running.now())
            if batch != Batch(table=self.table):
                await self._services.store.write(changing.commit(batch))
            if isinstance(item, events.EchoEvent):
                running.runner.outbox.heard(item.key)
        self._maybe_leave()

    async def _tell_of_people(self, controller: Controller) -> None:
        running, row = self._running, self._running.lookup.row
        assert row is not None, "it has a controller"
        names = self._services.kinds[row.game].preferences
        if not names:
            return
        wishes = await running.preferences.wishes(running.wanted[row.game])
        if (chosen := await running.preferences.change(names, wishes)) is not None:
            await running.handle(controller, Preferred(running.now(), chosen), Batch(table=self.table))

    def _suggestions(self, typing: events.Autocomplete) -> Sequence[tuple[str, str]]:
        """Return suggestions; an error here is no reason to call the referee."""
        controller = self._running.controller
        if controller is None:
            return ()
        try:
            return controller.suggest(self._running.lookup.users.get(typing.user), typing.command, typing.typed)
        except Exception as error:
            log.error("no suggestions for %s: %s", typing.command, type(error).__name__)  # more might name a card
            return ()

    def _maybe_leave(self) -> None:
        if (
            self._later is None
            and self._running.controller is None
            and self._running.runner.outbox.idle
            and self._queue.empty()
        ):
            self._ended(self.table, self._running.lookup.status not in ("running", "referee"))

    async def _open(self) -> None:
        if self._later is not None:
            self._later[1].cancel()
            self._later = None
        slept, self._slept = self._slept, None  # whatever takes the table up once more is no waking
        await resume(self._running, slept)
        self._maybe_leave()

    async def _sleep_if_quiet(self) -> None:
        if self._asleep is None or self._running.controller is None or not self._queue.empty():
            return
        wait = self._quiet_from - self._services.clock.now()
        if wait <= 0 and not self._running.runner.idle:
            wait = QUIET_MS  # most of what is under way is heard of sooner
        if wait > 0:
            self._look_in(wait)
            return
        if not can_sleep(self._running):
            return  # something rings soon
        try:
            slept = await put_to_sleep(self._running)
        except StoreError as error:
            log.info("the table cannot sleep: %s", error)
            self._look_in(QUIET_MS)
            return
        if self._queue.empty():
            due = min((timer.due for timer in self._running.runner.timers.values()), default=None)
            self._stop()
            self._asleep(self.table, slept, due)

    def _look_in(self, ms: int) -> None:
        if self._look is None:
            self._look = self._services.clock.after(ms, lambda: self._queue.put(Look()))

    def _stop(self) -> None:
        if self._look is not None:
            self._look.cancel()
        self._running.stop()

    def _reload_later(self, error: StoreError) -> None:
        self._running.controller = None
        if self._later is None:
            wait = DAMAGED_MS if isinstance(error, StoreDamaged) else RETRY_MS
            self._later = error, self._services.clock.after(wait, lambda: self._queue.put(Open()))

    async def _call_referee(self, item: Item, error: Exception) -> None:
        """Go back to the last durable state, with a file that reproduces the error; wait for the referee."""
        running = self._running
        write_case(self._services.cases, self.table, error, item)
        running.answer(item, say_to(item)("play-referee-private"))
        running.controller = None
        if running.lookup.row is None:
            return
        try:
            await referee.call(running, error)
            await self._open()
        except StoreError as refusal:
            self._reload_later(refusal)

    async def _place_lost(self) -> None:
        if self._running.lookup.status not in ("running", "referee"):
            return
        log.info("the table lost its thread")
        self._services.governor.clear_table(self.table)
        await self._running.announce("broken", deadlines=[DeadlineRow(self.table, LOST, self._services.clock.now())])
        await self._open()

    def _tells_of_a_lost_place(self, item: Item) -> bool:
        """True if Discord refused a message because our thread was deleted while we were offline."""
        return (
            isinstance(item, Report)
            and (item.kind, item.what, item.code) == ("failed", "post", UNKNOWN_CHANNEL)
            and self._running.lookup.row is not None
            and item.channel == self._running.lookup.thread
        )
