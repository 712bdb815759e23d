"""Several processes that play one bot: who holds which shards, and what they tell and leave each other.

Everything goes through the database that they share (``bot.store.store``). Without it none of this is used.

A process that has not renewed its lease in time is buried by the others, and its shards are shared out among them; so a
process looks at the others only after it has itself kept its lease for as long as one lasts.

Which shards to take and to give back each process decides for itself from the same rows. Of processes with different
versions of the rules the newest go first: an older one gets back what it has lost only once there is no newer one,
since it could not go on with what that has played.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from bot.play.clock import Clock
from bot.play.gateway_events import EchoEvent, PreferencesChanged
from bot.play.outgoing.direct_messages import Neighbours
from bot.play.running.table_registry import TableRegistry
from bot.process.metrics import watched
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import NOBODY, ONCE, ClusterState, Forward, Share, Sharing, Sleep
from bot.tables.contract.table import Stamp


def live(cluster_state: ClusterState) -> list[int]:
    return [number for number, member in cluster_state.members.items() if not member.over]


def newest(cluster_state: ClusterState) -> list[int]:
    """Live processes whose rules are not older than those of any other."""
    there = {number: _versions(cluster_state.members[number].share.rules) for number in live(cluster_state)}
    most = {game: max(one.get(game, 0) for one in there.values()) for rules in there.values() for game in rules}
    return [number for number, rules in there.items() if all(rules.get(game, 0) == most[game] for game in most)]


def _versions(rules: str) -> Mapping[str, int]:
    return {game: int(version) for game, _, version in (one.partition(" ") for one in rules.split(", ") if one)}


def home(cluster_state: ClusterState, shard: int) -> int:
    return next((number for number in newest(cluster_state) if shard in cluster_state.members[number].share), NOBODY)


def held(cluster_state: ClusterState, share: Share) -> set[int]:
    return {shard for shard, holder in cluster_state.holders.items() if holder == share.number and shard != ONCE}


def to_claim(cluster_state: ClusterState, share: Share) -> list[int]:
    """Free shards to take: its own, a part of those of gone or older processes, ``ONCE`` if lowest."""
    there = newest(cluster_state)
    if share.number not in there:
        return []
    begun = [cluster_state.members[number].share for number in live(cluster_state)]
    free = [shard for shard in range(share.of) if cluster_state.holders.get(shard, NOBODY) == NOBODY]
    known = [shard for shard in free if shard in cluster_state.holders or any(shard in one for one in begun)]
    orphans = [shard for shard in known if home(cluster_state, shard) == NOBODY]
    mine = [shard for shard in free if shard in share]
    mine += [shard for shard in orphans if there[shard % len(there)] == share.number]
    if cluster_state.holders.get(ONCE, NOBODY) == NOBODY and there[0] == share.number:
        mine.append(ONCE)
    return mine


def to_give(cluster_state: ClusterState, share: Share) -> list[int]:
    """Held shards to give back: their process has returned, or their games wait for newer rules."""
    mine, there = sorted(held(cluster_state, share)), newest(cluster_state)
    if there and share.number not in there:
        return [shard for shard in mine if shard in cluster_state.asleep or home(cluster_state, shard) != NOBODY]
    return [shard for shard in mine if home(cluster_state, shard) not in (NOBODY, share.number)]


def to_bury(cluster_state: ClusterState, share: Share) -> list[int]:
    return [number for number, member in cluster_state.members.items() if member.over and number != share.number]


log = logging.getLogger(__name__)

LOOKS: Final = 3


class Player(Protocol):
    async def open(self, shards: Sequence[int]) -> None:
        """Play the tables of these shards, the first of all."""

    async def claim(self, shard: int) -> None:
        """Play the tables of a shard from now on."""

    async def leave(self, shard: int) -> None:
        """Finish what is in hand of a shard, and play it no longer."""

    def beside(self, processes: int) -> None:
        """So many processes share Discord's limits, this one included."""


class Membership:
    def __init__(self, sharing: Sharing, lease_s: float, sleep: Sleep, taken: Callable[[], None]) -> None:
        """``taken`` is called when a shard begins to be played here: something may have been left for it."""
        self._sharing = sharing
        self._tell_claimed = taken
        self._pause_s = lease_s / LOOKS
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._kept = 0
        self._looked_ms = 0
        """By the server's clock."""
        self._player: Player | None = None
        self._looking = asyncio.Lock()
        self.played: set[int] = set()
        """Held shards that the present client plays: what was left for them can be read."""
        self.held: set[int] = set()
        self.processes = 1
        self.taken_over = 0
        self._older = False
        self._told_older = False
        self.leading = asyncio.Event()

    def wake(self) -> None:
        self._woken.set()

    async def hand_over(self, player: Player) -> None:
        """Have a new client play the held shards and follow changes. Raises what the client raises."""
        async with self._looking:
            self.withdraw()
            await player.open(sorted(self.held))
            self._player, self.played = player, set(self.held)
            player.beside(self.processes)
        self._tell_claimed()

    def withdraw(self) -> None:
        """Detach the present client; what is left for its shards waits for the next one."""
        self._player, self.played = None, set()

    async def begin(self) -> None:
        """Return once some shard is ours. Raises ``StoreError``."""
        while not self.held:
            await self._look_around()
            if not self.held:
                self._tell_why()
                await self._rest()

    def _tell_why(self) -> None:
        if not self._older:
            log.info("the shards %s are still held for this process; they are given back now", self._sharing.share)
        elif not self._told_older:
            self._told_older = True
            log.warning(
                "a process with a newer version of the rules plays the shards %s: this older one waits until it is "
                "upgraded too, or until all newer ones are stopped",
                self._sharing.share,
            )

    async def run(self) -> None:
        while True:
            full = await self._rest()
            try:
                await self._look_around()
                self._kept += full
            except LeaseLost:
                return  # the store tells everybody that all is over here
            except StoreError as error:
                self._kept = 0
                log.warning("the other processes cannot be seen: %s", error)
            except Exception:  # what went wrong with one shard is tried again with the next look
                self._kept = 0
                log.exception("a shard could not be taken or given back")

    async def _rest(self) -> bool:
        """Wait until woken or a pause is over; True if the pause was full."""
        pause = watched(self._pause(), "members")
        await self._woken.wait()
        self._woken.clear()
        full = pause.done()
        pause.cancel()
        return full

    async def _pause(self) -> None:
        await self._sleep(self._pause_s)
        self._woken.set()

    async def _look_around(self) -> None:
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        """Bury dead processes, give shards back, take others. Raises ``StoreError``."""
        sharing, share = self._sharing, self._sharing.share
        cluster_state = await sharing.cluster_state()
        if cluster_state.at_ms - self._looked_ms > 2 * self._pause_s * 1_000:
            self._kept = 0
        self._looked_ms = cluster_state.at_ms
        if self._kept >= LOOKS:
            for number in to_bury(cluster_state, share):
                if await sharing.bury(number):
                    gone = cluster_state.members[number].share
                    log.warning("process %s is gone; the others take over its shards", gone)
            cluster_state = await sharing.cluster_state()
        self.processes = max(1, len(live(cluster_state)))
        if self._player is not None:
            self._player.beside(self.processes)
        self._older = share.number not in newest(cluster_state)
        given = to_give(cluster_state, share)
        self.held |= held(cluster_state, share) - {*given}  # one may be left of which the giving has failed
        for shard in given:
            await self._give(shard)
        for shard in to_claim(cluster_state, share):
            if await sharing.claim(shard):
                self._claimed(shard)
        for shard in sorted(self.held):
            await self._play(shard)

    async def _give(self, shard: int) -> None:
        self.held.discard(shard)
        self.played.discard(shard)
        log.info("shard %s goes back to its own process", shard)
        if self._player is not None:
            await self._player.leave(shard)
        await self._sharing.give(shard)

    def _claimed(self, shard: int) -> None:
        if shard == ONCE:
            self.leading.set()
            return
        self.held.add(shard)
        if shard not in self._sharing.share:
            self.taken_over += 1
            log.warning("shard %s is played here until its own process is back", shard)

    async def _play(self, shard: int) -> None:
        """Have a held shard played; if its tables cannot be read now, the next look tries again."""
        player = self._player
        if player is None or shard in self.played:
            return
        await player.claim(shard)
        if player is self._player:
            self.played.add(shard)
            self._tell_claimed()


class Came(msgspec.Struct, frozen=True, tag=True):
    """News that somebody was active, at a table or at none (0)."""

    by: int
    user: int
    table: int


class Notified(msgspec.Struct, frozen=True, tag="Told"):
    by: int
    user: int
    table: int


class Echoed(msgspec.Struct, frozen=True, tag=True):
    by: int
    table: int
    key: str
    message: int
    channel: int


class People(msgspec.Struct, frozen=True, tag=True):
    table: int


class Pressed(msgspec.Struct, frozen=True, tag=True):
    body: bytes


News: TypeAlias = Came | Notified | Echoed
_NEWS: Final = msgspec.json.Decoder(News)
_FORWARDS: Final = msgspec.msgpack.Decoder(People | Pressed)


class Others(Neighbours):
    """The other processes, seen from here; each client puts its tables into ``registry``."""

    def __init__(self, sharing: Sharing, clock: Clock) -> None:
        self._sharing = sharing
        self._clock = clock
        self._me: Final = sharing.share.number
        self.registry: TableRegistry | None = None
        self.pressed: Callable[[Forward, bytes], Awaitable[None]] | None = None

    # --- sending -----------------------------------------------------------------------------------------------------

    def came(self, user: int, table: int) -> None:
        self._tell(Came(self._me, user, table))

    def notified(self, user: int, table: int) -> None:
        self._tell(Notified(self._me, user, table))

    def echoed(self, table: int, echo: EchoEvent) -> None:
        self._tell(Echoed(self._me, table, echo.key, echo.message, echo.channel))

    async def people_changed(self, table: int, guild: int) -> None:
        """Pass on that a player of a table not played here changed a preference. Raises ``StoreError``."""
        await self._sharing.leave(self.shard_of(guild), msgspec.msgpack.encode(People(table)))

    async def leave_press(self, guild: int, body: bytes) -> int:
        """Leave an interaction for the process of a server; return its number. Raises ``StoreError``."""
        return await self._sharing.leave(self.shard_of(guild), msgspec.msgpack.encode(Pressed(body)))

    def shard_of(self, guild: int) -> int:
        """By Discord's formula."""
        return (guild >> 22) % self._sharing.share.of

    def _tell(self, news: News) -> None:
        self._sharing.tell(msgspec.json.encode(news).decode())

    # --- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, words: str) -> None:
        """Handle news from another process; ignore our own, and what only a newer version knows."""
        try:
            news = _NEWS.decode(words)
        except msgspec.MsgspecError:
            return
        if news.by == self._me or self.registry is None:
            return
        match news:
            case Came(user=user, table=table):
                self.registry.know_visit(user, table)
            case Notified(user=user, table=table):
                self.registry.services.people.visits.learn(user, table)
            case Echoed():
                echo = EchoEvent(Stamp(self._clock.now()), news.key, news.message, news.channel)
                self.registry.echo(news.table, echo)

    async def collect(self, shards: Collection[int]) -> None:
        for forward in await self._sharing.collect(shards):
            try:
                await self._read(forward)
            except Exception:  # one forwarded message is not worth the others
                log.exception("what another process has left could not be read")

    async def _read(self, forward: Forward) -> None:
        left = _FORWARDS.decode(forward.body)
        if isinstance(left, Pressed) and self.pressed is not None:
            await self.pressed(forward, left.body)
            return
        if isinstance(left, People) and self.registry is not None:
            self.registry.put(left.table, PreferencesChanged())
        await self._sharing.settle([forward.id])


AGAIN_S: Final = 1.0


class Cluster:
    def __init__(self, sharing: Sharing, clock: Clock, lease_s: float, sleep: Sleep = asyncio.sleep) -> None:
        """``sleep`` is in real time, as is the lease: the server counts it."""
        self.sharing = sharing
        self._sleep = sleep
        self.others = Others(sharing, clock)
        self._left = asyncio.Event()
        self.membership = Membership(sharing, lease_s, sleep, self._left.set)
        self._tasks: list[asyncio.Task[Any]] = []

    async def begin(self) -> None:
        """Return once this process has something to play. Raises ``StoreError``."""
        self._tasks.append(watched(self.sharing.listen(self._hear), "news", endless=True))
        await self.membership.begin()
        self._tasks.append(watched(self.membership.run(), "members"))
        self._tasks.append(watched(self._read_on(), "letters", endless=True))

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _hear(self, words: str) -> None:
        if words:
            self.others.hear(words)
        else:
            self.membership.wake()
            self._left.set()

    async def _read_on(self) -> None:
        while True:
            await self._left.wait()
            self._left.clear()
            try:
                await self.others.collect(self.membership.played)
            except StoreError as error:
                log.warning("what others have left cannot be read: %s", error)
                await self._sleep(AGAIN_S)
                self._left.set()
