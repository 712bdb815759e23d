"""A table in memory: its controller, and effects that run only once they are durable."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from bot.play.games.kinds import Controller, Kind, options_of, to_row
from bot.play.gateway_events import PreferencesChanged
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.pictures import Wordless
from bot.play.running.effects import EffectRunner, SeatPreferences, Task, kept
from bot.play.running.inbox import Item, Translator
from bot.play.running.services import Services
from bot.store.rows import WORDLESS, Batch, DeadlineRow, TableRow
from bot.store.statements import changing
from bot.tables.contract.blockade import NO_PERMISSION, words_only
from bot.tables.contract.table import Allowed, Body, Effect, Input, Post, Pressed, Stamp
from bot.words.speech import Speech, speech


class ChangeTracker:
    """Knows the stored state of a game, so that only changes are written. One per running table."""

    def __init__(self) -> None:
        self._snapshot = b""
        self._dump = b""
        self._last = (0, -1)

    def seat(self, row: TableRow, controller: Controller) -> None:
        self._snapshot = row.snapshot
        self._dump = row.desk
        saved = controller.game.save()
        self._last = (saved.phase, len(saved.log) - 1)

    def committed(self, batch: Batch) -> None:
        if batch.desk is not None:
            self._dump = batch.desk

    def progress(self, controller: Controller, batch: Batch) -> None:
        """Add new decisions, a snapshot after a phase, the changed controller; drop decisions taken back."""
        made = controller.game.take_decisions()
        batch.decisions = [to_row(d, controller.game.rules.version) for d in made]
        saved = controller.game.save()
        present = (saved.phase, len(saved.log) - 1)
        following = (made[0].phase, made[0].seq) if made else (saved.phase, len(saved.log))
        if batch.dropped_from is None and following <= self._last:
            batch.dropped_from = following
        self._last = present
        if saved.snapshot != self._snapshot:
            self._snapshot = saved.snapshot
            batch.snapshot = saved.snapshot
            batch.snapshot_phase = saved.phase
            batch.next_ask = saved.next_ask
        elif made or batch.dropped_from is not None:
            batch.next_ask = saved.next_ask
        dump = controller.dump()
        if dump != self._dump:
            batch.desk = dump


log = logging.getLogger("bot.play.running.actor")


class RunningTable:
    """A table in memory; only its actor calls it. ``put`` queues what comes back from outside."""

    def __init__(self, table: int, services: Services, put: Callable[[Item], None]) -> None:
        self.table = table
        self.services = services
        self.controller: Controller | None = None
        """None without a game under way, and while it waits for its referee or to be loaded."""
        self.lookup = Lookup(services.screen.is_forum)
        self.changes = ChangeTracker()
        self.preferences = SeatPreferences(services.store, self.lookup)
        self.runner = EffectRunner(table, services, self.lookup, self.preferences, put)
        self.translator = Translator(table, self.lookup, self.runner.timers, self.runner.durable)
        self.wordless = Wordless()
        self._put = put

    def seat(self, row: TableRow, controller: Controller) -> None:
        self.controller = controller
        self.preferences.told = None
        self.lookup.seat(row, controller)
        self.changes.seat(row, controller)

    def stop(self) -> None:
        self.services.governor.clear_table(self.table)
        self.runner.stop()

    def ask_for_people(self) -> None:
        self._put(PreferencesChanged())

    @property
    def wanted(self) -> Mapping[str, Sequence[str]]:
        return {game: kept(game, kind.preferences) for game, kind in self.services.kinds.items()}

    # --- what the controller does ------------------------------------------------------------------------------------

    async def handle(self, controller: Controller, event: Input | None, batch: Batch) -> None:
        """Let the controller take an input. Raises ``StoreError`` if not saved; then nothing is sent."""
        self.perform(await self.commit(batch, controller.handle(event) if event is not None else []))
        self.close_if_over(batch)

    async def commit(self, batch: Batch, effects: Sequence[Effect]) -> list[Task]:
        """Store an item's changes in one transaction, if any; return the tasks to run now."""
        assert self.controller is not None or not effects
        if self.controller is not None:
            self.changes.progress(self.controller, batch)
        tasks = [task for effect in effects if (task := self.runner.record(effect, batch)) is not None]
        if self.controller is not None:
            batch.fields.update(self.lookup.leave(self.controller.left))
        if batch != Batch(table=self.table):
            await self.services.store.write(changing.commit(batch))
            self.changes.committed(batch)
        return tasks

    def perform(self, tasks: Sequence[Task]) -> None:
        for task in tasks:
            task()
        if self.controller is not None and (picture := self.controller.coming()) is not None:
            self.services.pictures.prepare(picture)

    def close_if_over(self, batch: Batch) -> None:
        if batch.status is not None and self.lookup.row is not None:
            self.lookup.row = msgspec.structs.replace(self.lookup.row, status=batch.status)
            self.controller = None
            self.runner.stop_timers()

    # --- what the frame says -----------------------------------------------------------------------------------------

    def notice(self, body: Body) -> Post:
        """Return a message under a fresh key: Discord drops a repeated nonce."""
        return Post(f"zod:{self.table}:n{secrets.token_hex(4)}", body)

    async def tell(self, body: Body) -> None:
        """Post something unknown to the controller. Raises ``StoreError``."""
        self.perform(await self.commit(Batch(table=self.table), [self.notice(body)]))

    async def announce(
        self,
        status: Literal["running", "stopped", "broken", "referee"],
        notices: Sequence[Post] = (),
        deadlines: Sequence[DeadlineRow] = (),
    ) -> None:
        """Change status and post notices without the controller; the table must be loaded anew then."""
        batch = Batch(table=self.table, status=status, deadlines=list(deadlines))
        for notice in notices:
            self.runner.record(notice, batch)
        await self.services.store.write(changing.commit(batch))

    def answer(self, item: Item, sentence: str) -> None:
        if isinstance(item, Pressed):
            self.runner.answer(item.reply, sentence)

    # --- tables without pictures -------------------------------------------------------------------------------------

    async def do_without_pictures(self, code: int) -> None:
        """Show words only for a while, and say once why. Raises ``StoreError``."""
        now = self.services.clock.now()
        name, wait = f"{WORDLESS}.{code}", self.wordless.wait(now)
        log.warning("Discord takes no picture (code %s): words only for %s s", code, wait // 1_000)
        batch = Batch(table=self.table, deadlines=[DeadlineRow(self.table, name, now + wait)])
        told = [self.notice(Body(words_only(self.say, code)))] if self.wordless.tells(now) else []
        tasks = await self.commit(batch, told)
        self.runner.durable.add(name)
        self.runner.ring(name, wait)
        self.perform(tasks)

    def is_wordless(self, name: str) -> bool:
        """True for the timer after which pictures are tried again, unless pictures came back before."""
        return name.startswith(f"{WORDLESS}.") and self.runner.outbox.sending.words_only != 0

    async def try_pictures(self, controller: Controller, name: str) -> None:
        """Try pictures again, first in the messages shown now. Raises ``StoreError``."""
        self.runner.outbox.sending.words_only = 0
        self.runner.hush(name)
        self.runner.durable.discard(name)
        await self.handle(controller, Allowed(self.now()), Batch(table=self.table, cleared=[name]))

    async def may_attach(self, controller: Controller) -> None:
        """Try pictures again if only the permission was missing. Raises ``StoreError``."""
        if self.runner.outbox.sending.words_only == NO_PERMISSION:
            await self.try_pictures(controller, f"{WORDLESS}.{NO_PERMISSION}")

    @property
    def hindered(self) -> bool:
        """True if Discord refused something that changed permissions may allow."""
        return self.runner.outbox.sending.words_only != 0 or self.lookup.thread in self.translator.refused

    def go_on_without_pictures(self, waits: Sequence[DeadlineRow]) -> None:
        for row in waits:
            if row.name.startswith(f"{WORDLESS}."):
                self.runner.outbox.sending.words_only = int(row.name.rpartition(".")[2])
                self.wordless.goes_on(self.services.clock.now())

    # --- small facts -------------------------------------------------------------------------------------------------

    @property
    def say(self) -> Speech:
        return speech(self.lookup.language)

    def now(self) -> Stamp:
        return Stamp(self.services.clock.now())

    def kind(self, row: TableRow) -> Kind:
        return self.services.kinds[row.game]

    def count_load(self, row: TableRow) -> None:
        self.services.governor.seat_table(self.table, self.kind(row).calls_per_minute(options_of(row)))
