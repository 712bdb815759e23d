"""All tables of this process: finds the table for a thread, wakes it when something happens to it, and lets it sleep.

A sleeping table is a few numbers. Waking is loading from the store, so a restart is nothing special.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from bot.kernel.table import Chatted, Link, Stamp
from bot.play.actor import Actor
from bot.play.quiet import PREFERENCE, Hours
from bot.play.raw import Raw, RawEcho, RawPlaceLost, RawPress, RawQuiet
from bot.play.services import Services
from bot.store.rows import TableHead
from bot.tasks import watched

log = logging.getLogger(__name__)

WAKE_GAP_MS = 250
"""Between two tables that are woken at the start: each may ask Discord something."""


UNHEARD = 6
"""So many messages of people a table that sleeps may miss; the next one wakes it, where its game looks at chat."""


class Hall:
    """The actors, by table and by thread."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._actors: dict[int, Actor] = {}
        self._threads: dict[int, int] = {}
        self._places: dict[int, tuple[int, int]] = {}
        self._games: dict[int, str] = {}
        self._pressed: dict[int, int] = {}
        """The table at which each person did something last."""
        self._unheard: dict[int, int] = {}
        """Messages of people in the threads of tables that sleep."""
        self._waking: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Learn which games are under way, before the gateway can bring anything for them."""
        for head in await self.services.store.heads(("running", "referee")):
            self._learn(head)

    async def wake(self) -> None:
        """Begin to wake the tables, one after another, those that owe messages first."""
        owing = {row.table for row in await self.services.store.outbox()}
        order = [*sorted(owing), *(table for table in self._threads.values() if table not in owing)]
        if not self._closing:
            self._waking = watched(self._wake(order), "waking")

    def start(self, head: TableHead) -> None:
        """A lobby has become a game."""
        self._learn(head)
        self._actor(head.id)

    async def move(self, head: TableHead) -> None:
        """A table goes on in another thread, as its row says already; ``head`` is of the row."""
        late = list[RawPress]()
        if (actor := self._actors.get(head.id)) is not None:
            await actor.close()
            self._actors.pop(head.id, None)
            late = actor.unheard()
        self._forget(head.id)
        self.start(head)
        for press in late:
            self.put(head.id, press)

    def table_in(self, thread: int, game: str = "") -> int | None:
        """The table at which a game is under way in this thread; with ``game`` only if it plays that one."""
        table = self._threads.get(thread)
        return table if table is not None and game in ("", self._games[table]) else None

    @property
    def games(self) -> Collection[str]:
        """The names of the games that can be played."""
        return self.services.kinds.keys()

    def put(self, table: int, item: Raw) -> None:
        """Hand something to a table; synchronous, so that the order of calls is the order of judging."""
        if not self._closing:
            if isinstance(item, RawPress):
                self._pressed[item.user] = table
            self._actor(table).put(item)

    def last_table(self, user: int) -> int | None:
        """The table at which somebody has done something last; None if nothing is known of it, as after a start."""
        return self._pressed.get(user)

    def echo(self, table: int, echo: RawEcho) -> None:
        """One of our messages arrived; a table that sleeps reads its channel back when it wakes."""
        if table in self._actors:
            self.put(table, echo)

    def chat(self, thread: int, at: Stamp) -> None:
        """Somebody else has posted in a channel; of games that look at chat only their number is told."""
        table = self._threads.get(thread)
        if table is None or not self.services.kinds[self._games[table]].follows_chat:
            return
        count = self._unheard.pop(table, 0) + 1
        if table in self._actors or count > UNHEARD:
            self.put(table, Chatted(at, count))
        else:
            self._unheard[table] = count

    def link(self, link: Link) -> None:
        """Tell every table that is awake about the gateway connection."""
        for actor in self._actors.values():
            actor.put(link)

    async def set_quiet(self, user: int, setting: Hours | None) -> None:
        """Keep a person's quiet hours, or that they have none, and let their tables know. Raises ``StoreError``."""
        written = None if setting is None else setting.written
        await self.services.store.set_preference(user, PREFERENCE, written)
        for actor in self._actors.values():
            actor.put(RawQuiet())

    def lose_place(self, item: RawPlaceLost, *, channel: int = 0, guild: int = 0) -> None:
        """A thread, a channel or a server is gone: its games wait until they are moved."""
        for thread, table in list(self._threads.items()):
            parent, home = self._places[table]
            if channel in (thread, parent) or guild == home:
                self.put(table, item)

    async def close(self) -> None:
        """Every table finishes the item in hand."""
        self._closing = True
        if self._waking is not None:
            self._waking.cancel()
        await asyncio.gather(*(actor.close() for actor in list(self._actors.values())))
        self._actors.clear()

    @property
    def running(self) -> int:
        """Games under way."""
        return len(self._threads)

    @property
    def awake(self) -> int:
        """Tables in memory."""
        return len(self._actors)

    @property
    def waiting(self) -> int:
        """Messages, edits and reactions that wait to be sent."""
        return sum(actor.waiting for actor in self._actors.values())

    @property
    def drawing(self) -> int:
        """Pictures that wait or are being drawn."""
        return self.services.pictures.waiting

    @property
    def queued(self) -> int:
        """Events that wait to be judged."""
        return sum(actor.queued for actor in self._actors.values())

    def _learn(self, head: TableHead) -> None:
        if head.thread is not None:
            self._threads[head.thread] = head.id
        self._places[head.id] = (head.parent, head.guild)
        self._games[head.id] = head.game

    def _forget(self, table: int) -> None:
        for thread in [found for found, number in self._threads.items() if number == table]:
            del self._threads[thread]
        self._unheard.pop(table, None)

    def _actor(self, table: int) -> Actor:
        actor = self._actors.get(table)
        if actor is None:
            actor = self._actors[table] = Actor(table, self.services, self._leave)
        return actor

    def _leave(self, table: int, over: bool) -> None:
        """The actor has nothing more to do: everything is sent, and the game is ``over`` or waits for its referee."""
        actor = self._actors.pop(table, None)
        if over:
            self._forget(table)
        if actor is not None:
            actor.retire()

    async def _wake(self, tables: list[int]) -> None:
        for table in tables:
            self._actor(table)
            await self.services.clock.sleep(WAKE_GAP_MS)
