"""Carries out what a desk wants done once it is durable: messages, answers, timers, questions to Discord.

One per actor. What comes back (a timer, Discord's answer) is put into the table's queue; nothing is judged here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from bot.play.clock import Timer
from bot.play.items import Item, Rang
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Outbox, Outgoing
from bot.play.outgoing.screen import STAYS, ScreenError, Trouble
from bot.play.services import Services
from bot.tables.contract.table import (
    Edit,
    Effect,
    Erase,
    FetchHands,
    Gone,
    Hands,
    Hush,
    LookUp,
    Over,
    Prompt,
    Recall,
    Reply,
    Ring,
    Show,
    Stamp,
    Think,
    Thought,
)
from bot.tasks import watched
from bot.workers import WorkerError

log = logging.getLogger("bot.play.actor")

RETRY_MS = 5_000
"""How long a question to Discord waits before it is asked again."""
PRIVATE_PICTURE_MS = 120
"""How long a private answer waits for its picture; after that the picture follows."""

Task: TypeAlias = Effect | Outgoing
"""What is carried out: effects, with each ``Post`` addressed."""


class Errands:
    """The hands of one table."""

    def __init__(self, table: int, services: Services, lookup: Lookup, put: Callable[[Item], None]) -> None:
        """``put`` queues what comes back."""
        self._table = table
        self._services = services
        self._lookup = lookup
        self._put = put
        self._tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[str, Timer] = {}
        """Those that run, by name."""
        self.outbox = self._new_outbox()

    def start_over(self) -> None:
        """Give up timers and what is on its way: the table is being taken up from the store."""
        self.outbox.stop()
        self.outbox = self._new_outbox()
        self.stop_timers()
        self.timers.clear()

    def stop_timers(self) -> None:
        """No timer rings any more."""
        for timer in self.timers.values():
            timer.cancel()

    def stop(self) -> None:
        """The table sleeps; what was not sent stays in the store."""
        self.stop_timers()
        self.outbox.stop()
        for task in list(self._tasks):
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be sent or answered, and nothing is under way."""
        return not self._tasks and self.outbox.idle

    def carry_out(self, effects: Sequence[Task]) -> None:
        """Do all of it, in order; returns at once."""
        for effect in effects:
            self._carry_out(effect)

    def answer(self, token: str, text: str) -> None:
        """Answer a waiting interaction privately."""
        self._spawn(self._services.screen.reply(token, text))

    def ring(self, name: str, ms: int) -> None:
        """Set a timer; an earlier one of that name never rings."""
        if old := self.timers.pop(name, None):
            old.cancel()
        timer = self._services.clock.after(ms, lambda: self._put(Rang(name, timer)), name)
        self.timers[name] = timer

    def _carry_out(self, effect: Task) -> None:
        if isinstance(effect, Outgoing):
            self.outbox.post(effect)
        elif isinstance(effect, Edit):
            self.outbox.edit(effect.key, effect.body)
        elif isinstance(effect, Recall):
            self.outbox.recall(effect.key, effect.body)
        elif isinstance(effect, Erase):
            self._lookup.erasing.add(effect.key)
            self.outbox.erase(effect.key)
        elif isinstance(effect, Show):
            if effect.renew:
                self.outbox.overtaken(self._services.screen.used(effect.reply))
            self._spawn(self._show(effect))
        elif isinstance(effect, Prompt):
            self._spawn(self._services.screen.prompt(effect.reply, self._table, effect))
        elif isinstance(effect, Reply):
            self.answer(effect.reply, effect.text)
        elif isinstance(effect, Ring):
            self.ring(effect.name, effect.ms)
        elif isinstance(effect, Hush):
            if timer := self.timers.pop(effect.name, None):
                timer.cancel()
        elif isinstance(effect, FetchHands):
            self._spawn(self._fetch_hands(effect))
        elif isinstance(effect, Think):
            self._spawn(self._think(effect))
        elif isinstance(effect, LookUp):
            self._spawn(self._look_up(effect))
        elif isinstance(effect, Over):
            log.info("the game is over: %s", effect.why)
            self._services.governor.clear_table(self._table)

    async def _show(self, effect: Show) -> None:
        screen, body = self._services.screen, effect.body
        if effect.renew and body.picture is not None and screen.renews(effect.reply, body.picture):
            await screen.show(effect.reply, self._table, body, STAYS, renew=True)
            return
        drawing = None if body.picture is None else asyncio.ensure_future(self._services.pictures.get(body.picture))
        drawn = None if drawing is None else await self._soon(drawing)
        await screen.show(effect.reply, self._table, body, drawn, renew=effect.renew)
        if drawing is not None and drawn is None and (late := await drawing) is not None:
            await screen.redraw(effect.reply, self._table, body, late)

    async def _soon(self, drawing: asyncio.Future[bytes | None]) -> bytes | None:
        """The picture if it is drawn in time."""
        waiting = asyncio.ensure_future(self._services.clock.sleep(PRIVATE_PICTURE_MS))
        both: set[asyncio.Future[Any]] = {drawing, waiting}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        return drawing.result() if drawing.done() else None

    async def _fetch_hands(self, effect: FetchHands) -> None:
        """Ask until Discord answers; a message that is gone has no hands on it."""
        channel, message = self._lookup.messages.get(effect.key, (0, 0))
        users: set[int] = set()
        while message:
            try:
                users = await self._services.screen.hands(channel, message, effect.emojis)
                break
            except Trouble:
                await self._services.clock.sleep(RETRY_MS)
            except ScreenError:
                break
        seated = self._lookup.users
        seats = tuple(sorted(seated[user] for user in users if user in seated))
        self._put(Hands(self._now(), effect.key, seats))

    async def _look_up(self, effect: LookUp) -> None:
        user, row = self._lookup.user_of(effect.seat), self._lookup.row
        if user is None or row is None:
            return
        with suppress(ScreenError):
            if not await self._services.screen.is_member(row.guild, user):
                self._put(Gone(self._now(), effect.seat))

    async def _think(self, effect: Think) -> None:
        """Nothing waits for it, so whatever hinders it leads to nothing."""
        if self._services.think is None:
            return
        try:
            found = await self._services.think(effect.name, effect.task)
        except WorkerError as error:
            log.info("a computer player does not look ahead: %s", error)
            self._services.metrics.thoughts["dropped"] += 1
            return
        self._services.metrics.thoughts["found"] += 1
        self._put(Thought(self._now(), effect.key, found))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = watched(work, "errands")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now(self) -> Stamp:
        return Stamp(self._services.clock.now())

    def _new_outbox(self) -> Outbox:
        s = self._services
        outbox = Outbox(self._table, s.screen, s.pictures, s.governor, s.clock, s.people, self._put, s.elsewhere)
        self._lookup.messages = outbox.known
        return outbox
