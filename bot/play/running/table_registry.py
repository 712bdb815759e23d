"""All tables of this process: found by thread, woken when something happens to them, put to sleep."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable

from bot.play.gateway_events import EchoEvent, Incoming, PermissionsChanged, PlaceLost, PreferencesChanged
from bot.play.running.actor import Actor
from bot.play.running.inbox import say_to
from bot.play.running.resuming import Alarm, Slept, Waking
from bot.play.running.services import Services
from bot.store.rows import TableHead
from bot.store.statements import persons, sending, tables
from bot.tables.contract.table import Chatted, Link, Pressed, Stamp

HURRIED = 4
"""Tables near their deadlines loaded at once; with more, presses would wait for them."""
CROWD = 300
"""From so many tables awake on, those without a deadline are woken slowly: each may call Discord."""
WAKE_GAP_MS = 250


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._actors: dict[int, Actor] = {}
        self._threads: dict[int, int] = {}
        self._places: dict[int, tuple[int, int]] = {}
        self._games: dict[int, str] = {}
        self._pressed: dict[int, int] = {}
        self._slept: dict[int, Slept] = {}
        self._restless: defaultdict[int, list[int]] = defaultdict(list)
        """Tables by shard that were awake when the last process ended, or must hear of the restart."""
        self._missed: dict[int, Link] = {}
        """Connection news that sleeping tables still have to get."""
        self._shards = 1
        self._held: set[int] = {0}
        """Shards whose tables are played here; another process plays the others."""
        self._unconnected: set[int] = set()
        """Shards that have not connected yet: nothing can be played on their servers."""
        self._down: dict[int, Link] = {}
        self._alarm = Alarm(services.store, services.clock, self._hurry)
        self._hurrying = Waking(self._wake, HURRIED)
        self._calling = Waking(self._wake_calmly, 1)
        self._closing = False

    async def open(self, shards: int = 1, held: Collection[int] | None = None) -> None:
        """Load the games of the ``held`` shards, None for all; call it before any event comes."""
        self._shards, self._held = shards, set()
        await self._hold(range(shards) if held is None else held)

    async def claim(self, shard: int) -> None:
        await self._hold([shard])

    async def leave(self, shard: int) -> None:
        """Give a shard's tables to another process; direct presses meanwhile are answered as uncertain."""
        self._held.discard(shard)
        tables = [table for table in self._places if self._shard(table) == shard]
        self._restless.pop(shard, None)
        for waking in (self._calling, self._hurrying):
            waking.drop(tables)
        await asyncio.gather(*(actor.close() for table in tables if (actor := self._actors.get(table)) is not None))
        late = list[Pressed]()
        for table in tables:
            if (actor := self._actors.pop(table, None)) is not None:
                late += actor.unheard()
            for known in (self._places, self._games, self._slept, self._missed):
                known.pop(table, None)
            self._forget(table)
        self._down.pop(shard, None)
        for press in late:
            await self.services.screen.reply(press.reply, say_to(press)("play-interrupted"))

    def holds(self, guild: int) -> bool:
        return self.shard_of(guild) in self._held

    def is_home(self, table: int, guild: int | None) -> bool:
        """True if the table is played here and on this server: rights on another one do not count."""
        return table in self._places and self._places[table][1] == guild

    def plays(self, table: int) -> bool:
        return table in self._places

    async def _hold(self, shards: Collection[int]) -> None:
        self._held.update(shards)
        self._unconnected.update(shards)
        now = self.services.clock.now()
        for head in await self.services.store.read(tables.heads(("running", "referee"))):
            if self.shard_of(head.guild) not in shards:
                continue
            self._learn(head)
            set_back = head.updated_ms > now  # the clock was: its deadlines are too far away
            if set_back or not head.asleep or self._minds_gaps(head.id):
                self._restless[self.shard_of(head.guild)].append(head.id)

    async def wake(self, shard: int = 0) -> None:
        """Wake tables of a newly connected shard: those near deadlines, then those with unsent messages."""
        unsent = await self._with_unsent(shard)
        self._unconnected.discard(shard)
        if not self._closing:
            self._alarm.look()
            self._calling.add([*unsent, *self._restless.pop(shard, [])])

    async def _with_unsent(self, shard: int) -> list[int]:
        store, found = self.services.store, list[int]()
        for table in await store.read(sending.unsent()):
            known = self._places.get(table)
            guild = await store.read(tables.server_of(table)) if known is None else known[1]
            if guild is not None and self.shard_of(guild) == shard:
                found.append(table)
        return found

    def start(self, head: TableHead) -> None:
        self._learn(head)
        self._slept.pop(head.id, None)
        if (actor := self._actors.get(head.id)) is not None:  # a message of the lobby's is on its way
            actor.reload()
        else:
            self._actor(head.id)

    def send(self, table: int) -> None:
        """Send the stored messages of a table that does not play."""
        if self._closing:
            return
        if (actor := self._actors.get(table)) is not None:  # of earlier ones
            actor.reload()
        else:
            self._calling.add([table])

    async def hold_back(self, table: int) -> None:
        """Send nothing for a table that does not play until ``send``: its messages are about to change."""
        if (actor := self._actors.pop(table, None)) is not None:
            await actor.close()

    async def move(self, head: TableHead) -> None:
        """Let a table go on in another thread; ``head`` is of its row, which has it already."""
        late = list[Pressed]()
        if (actor := self._actors.get(head.id)) is not None:
            await actor.close()
            self._actors.pop(head.id, None)
            late = actor.unheard()
        self._forget(head.id)
        self.start(head)
        for press in late:
            self.put(head.id, press)

    def table_in(self, thread: int, game: str = "") -> int | None:
        table = self._threads.get(thread)
        return table if table is not None and game in ("", self._games[table]) else None

    def put(self, table: int, item: Incoming) -> None:
        """Queue an item for a table; synchronous, so that the order of calls is kept."""
        if not self._closing:
            if isinstance(item, Pressed):
                self.came(item.user, table)
            self._actor(table).put(item)

    def came(self, user: int, table: int = 0) -> None:
        """Note that somebody has acted, at a table or elsewhere (0), and let other processes know."""
        self.know_visit(user, table)
        self.services.neighbours.came(user, table)

    def know_visit(self, user: int, table: int) -> None:
        if table:
            self._pressed[user] = table
        self.services.people.visits.came(user)

    def last_table(self, user: int) -> int | None:
        return self._pressed.get(user)

    def echo(self, table: int, echo: EchoEvent) -> None:
        """Pass on our own message as it arrives; direct messages come to one process for all."""
        if table in self._actors:
            self.put(table, echo)
        elif table not in self._places:
            self.services.neighbours.echoed(table, echo)

    def chat(self, thread: int, at: Stamp) -> None:
        """Tell games that follow chat that somebody has posted, and nothing of the words."""
        table = self._threads.get(thread)
        if table is not None and self.services.kinds[self._games[table]].follows_chat:
            self.put(table, Chatted(at, 1))

    def shard_of(self, guild: int) -> int:
        """Return a server's shard by Discord's formula; direct messages (server 0) come over shard 0."""
        return (guild >> 22) % self._shards

    def link(self, link: Link, shard: int = 0) -> None:
        """Tell tables of a shard about its connection: awake ones at once, others once it is back."""
        for table, actor in self._actors.items():
            if self._shard(table) == shard:
                actor.put(link)
        if link.state == "down":
            self._down[shard] = link
        else:
            self._down.pop(shard, None)
            missing = [table for table in self._slept if self._shard(table) == shard and self._minds_gaps(table)]
            for table in missing:
                if link.state == "fresh" or table not in self._missed:
                    self._missed[table] = link
            self._calling.add(missing)

    def allowed(self, guild: int, at: Stamp) -> None:
        """Let tables try again what Discord refused: the bot's permissions may have changed."""
        hindered = [table for table, slept in self._slept.items() if slept.hindered]
        for table in [*self._actors, *hindered]:
            if table in self._places and self._places[table][1] == guild:
                self.put(table, PermissionsChanged(at))

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Store a preference, None for none, and let the person's tables know. Raises ``StoreError``."""
        await self.services.store.write(persons.set_preference(user, name, value))
        await self.people_changed(await self.services.store.read(tables.tables_of(user, ("running",))))

    async def people_changed(self, heads: Iterable[TableHead]) -> None:
        for head in heads:
            if head.status != "running":
                continue
            if self.holds(head.guild):
                self.put(head.id, PreferencesChanged())
            else:
                await self.services.neighbours.people_changed(head.id, head.guild)

    def lose_place(self, item: PlaceLost, *, channel: int = 0, guild: int = 0) -> None:
        for thread, table in list(self._threads.items()):
            parent, home = self._places[table]
            if channel in (thread, parent) or guild == home:
                self.put(table, item)

    async def close(self) -> None:
        self._closing = True
        self._alarm.stop()
        self._hurrying.stop()
        self._calling.stop()
        await asyncio.gather(*(actor.close() for actor in list(self._actors.values())))
        self._actors.clear()

    @property
    def running(self) -> int:
        return len(self._threads)

    @property
    def awake(self) -> int:
        return len(self._actors)

    @property
    def waiting(self) -> int:
        return sum(actor.waiting for actor in self._actors.values())

    @property
    def queued(self) -> int:
        return sum(actor.queued for actor in self._actors.values())

    def _learn(self, head: TableHead) -> None:
        if head.thread is not None:
            self._threads[head.thread] = head.id
        self._places[head.id] = (head.parent, head.guild)
        self._games[head.id] = head.game

    def _forget(self, table: int) -> None:
        for thread in [found for found, number in self._threads.items() if number == table]:
            del self._threads[thread]

    def _shard(self, table: int) -> int:
        _, guild = self._places.get(table, (0, 0))
        return self.shard_of(guild)

    def _minds_gaps(self, table: int) -> bool:
        kind = self.services.kinds.get(self._games.get(table, ""))
        return kind is not None and kind.minds_gaps

    def _actor(self, table: int) -> Actor:
        actor = self._actors.get(table)
        if actor is None:
            slept, missed = self._slept.pop(table, None), self._missed.pop(table, None)
            actor = self._actors[table] = Actor(table, self.services, self._leave, self._sleep, slept)
            if missed is not None:
                actor.put(missed)
            if (down := self._down.get(self._shard(table))) is not None:
                actor.put(down)
        return actor

    def _leave(self, table: int, over: bool) -> None:
        actor = self._actors.pop(table, None)
        if over:
            self._forget(table)
        if actor is not None:
            actor.retire()

    def _sleep(self, table: int, slept: Slept, due_ms: int | None) -> None:
        self._slept[table] = slept
        self._leave(table, over=False)
        if due_ms is not None:
            self._alarm.expect(due_ms)

    def _hurry(self, tables: Collection[int]) -> None:
        self._hurrying.add(
            table
            for table in tables
            if table in self._places and table not in self._actors and self._shard(table) not in self._unconnected
        )

    async def _wake(self, table: int) -> None:
        if not self._closing and table not in self._actors:
            await self._actor(table).opened.wait()

    async def _wake_calmly(self, table: int) -> None:
        if len(self._actors) >= CROWD:
            await self.services.clock.sleep(WAKE_GAP_MS)
        await self._wake(table)
