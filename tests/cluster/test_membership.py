"""A process's place among the others, over a database in memory: looks are counted, nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

import pytest

from bot.cluster.cluster import Cluster
from bot.cluster.membership import LOOKS, Membership
from bot.play.clock import Clock
from bot.store.errors import StoreBroken
from bot.store.sharing import NOBODY, ONCE, Letter, Member, Share, Sharing, Standing

ONE, TWO = Share(0, 0, 2), Share(1, 1, 2)


class Rows:
    """What ``Sharing`` keeps in the database."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.members = {share.number: Member(share, False)}
        self.holders: dict[int, int] = {}
        self.away = False
        self.at_ms = 0
        self.refusals = 0
        """How often a shard cannot be given back."""
        self.buried: list[int] = []
        self.asked = asyncio.Queue[list[int]]()
        """For which shards letters were looked for."""

    async def standing(self) -> Standing:
        if self.away:
            raise StoreBroken("away")
        return Standing(dict(sorted(self.members.items())), dict(self.holders), self.at_ms)

    async def bury(self, number: int) -> bool:
        self.buried.append(number)
        del self.members[number]
        self.holders = {shard: NOBODY if holder == number else holder for shard, holder in self.holders.items()}
        return True

    async def take(self, shard: int) -> bool:
        if self.holders.get(shard, NOBODY) != NOBODY:
            return False
        self.holders[shard] = self.share.number
        return True

    async def give(self, shard: int) -> None:
        if self.refusals:
            self.refusals -= 1
            raise StoreBroken("away")
        self.holders[shard] = NOBODY

    async def listen(self, heard: Callable[[str], None]) -> None:
        heard("")
        await asyncio.Future()

    async def collect(self, shards: Collection[int]) -> list[Letter]:
        if self.away:
            raise StoreBroken("away")
        self.asked.put_nowait(sorted(shards))
        return []


class Player:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []
        self.fails = 0
        """How often it cannot read the tables of a shard."""

    async def open(self, shards: Sequence[int]) -> None:
        self.told += [("open", shard) for shard in shards]

    async def take(self, shard: int) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreBroken("away")
        self.told.append(("take", shard))

    async def leave(self, shard: int) -> None:
        self.told.append(("leave", shard))

    def beside(self, processes: int) -> None:
        self.told.append(("beside", processes))


class Pauses:
    """A sleep that ends when the test says so."""

    def __init__(self) -> None:
        self._turn: asyncio.Queue[None] = asyncio.Queue()
        self._asleep: asyncio.Queue[None] = asyncio.Queue()

    async def sleep(self, seconds: float) -> None:
        self._asleep.put_nowait(None)
        await self._turn.get()

    async def over(self) -> None:
        """End the pause under way, and return when the next has begun."""
        self._turn.put_nowait(None)
        await self._asleep.get()

    async def begun(self) -> None:
        await self._asleep.get()

    def end(self, pauses: int) -> None:
        """End so many that are under way, the oldest first."""
        for _ in range(pauses):
            self._turn.put_nowait(None)


def membership(rows: Rows, pauses: Pauses, taken: Callable[[], None] = lambda: None) -> Membership:
    sharing: Sharing = rows  # type: ignore[assignment]  # of it a membership needs these
    return Membership(sharing, 15, pauses.sleep, taken)


async def test_it_takes_its_own_shards_and_tells_the_player_of_later_ones() -> None:
    rows, pauses, player = Rows(ONE), Pauses(), Player()
    one = membership(rows, pauses)
    await one.begin()
    assert one.held == {0}
    assert one.leading.is_set()
    await one.hand_over(player)
    assert player.told == [("open", 0), ("beside", 1)]
    player.told.clear()
    rows.holders[1] = NOBODY
    running = asyncio.create_task(one.run())
    await pauses.begun()
    await pauses.over()
    assert player.told == [("beside", 1), ("take", 1)]
    assert one.taken_over == 1
    rows.members[TWO.number] = Member(TWO, False)
    await pauses.over()
    assert player.told[2:] == [("beside", 2), ("leave", 1)]
    assert rows.holders == {0: 1, 1: NOBODY, ONCE: 1}
    running.cancel()


async def test_a_shard_whose_tables_cannot_be_read_is_played_with_the_next_look() -> None:
    rows, pauses, player = Rows(ONE), Pauses(), Player()
    one = membership(rows, pauses)
    await one.begin()
    await one.hand_over(player)
    player.fails = 1
    rows.holders[1] = NOBODY
    running = asyncio.create_task(one.run())
    await pauses.begun()
    await pauses.over()
    assert rows.holders[1] == ONE.number
    assert one.played == {0}
    await pauses.over()
    assert player.told[-1] == ("take", 1)
    assert one.played == {0, 1}
    running.cancel()


async def test_what_was_left_for_a_shard_waits_until_a_client_plays_it() -> None:
    rows = Rows(ONE)
    sharing: Sharing = rows  # type: ignore[assignment]  # of it a cluster needs these
    cluster = Cluster(sharing, Clock(0, 0), 15, Pauses().sleep)
    await cluster.begin()
    assert await rows.asked.get() == []  # something was heard, and no client is there
    await cluster.membership.hand_over(Player())
    assert await rows.asked.get() == [0]
    cluster.membership.withdraw()
    cluster._hear("")
    assert await rows.asked.get() == []
    cluster.end()


async def test_what_could_not_be_read_is_looked_for_again() -> None:
    rows, pauses = Rows(ONE), Pauses()
    sharing: Sharing = rows  # type: ignore[assignment]  # of it a cluster needs these
    cluster = Cluster(sharing, Clock(0, 0), 15, pauses.sleep)
    await cluster.begin()
    assert await rows.asked.get() == []
    await pauses.begun()
    rows.away = True
    await cluster.membership.hand_over(Player())
    await pauses.begun()
    rows.away = False
    pauses.end(2)
    assert await rows.asked.get() == [0]
    cluster.end()


async def test_it_waits_until_its_shards_are_given_back() -> None:
    rows, pauses = Rows(ONE), Pauses()
    rows.holders = {0: TWO.number, ONCE: TWO.number}
    rows.members[TWO.number] = Member(TWO, False)
    one = membership(rows, pauses)
    beginning = asyncio.create_task(one.begin())
    await pauses.begun()
    assert not beginning.done()
    rows.holders[0] = NOBODY
    one.wake()
    await beginning
    assert one.held == {0}
    assert not one.leading.is_set()


async def test_nobody_is_buried_before_the_process_has_kept_its_own_lease_for_as_long() -> None:
    rows, pauses = Rows(ONE), Pauses()
    one = membership(rows, pauses)
    await one.begin()
    rows.members[TWO.number] = Member(TWO, True)
    running = asyncio.create_task(one.run())
    await pauses.begun()
    for _ in range(LOOKS - 1):
        await pauses.over()
    rows.away = True
    await pauses.over()
    rows.away = False
    for _ in range(LOOKS):
        await pauses.over()
        assert rows.buried == []
    await pauses.over()
    assert rows.buried == [TWO.number]
    running.cancel()


@pytest.mark.parametrize(("stood_still_s", "looks"), [(0, 0), (4, 0), (6, LOOKS), (60, LOOKS)])
async def test_after_the_server_or_all_processes_stood_still_nobody_is_buried_for_as_long_as_a_lease_lasts(
    stood_still_s: int, looks: int
) -> None:
    """All leases have run out then, and who lives renews theirs in a moment."""
    rows, pauses = Rows(ONE), Pauses()
    one = membership(rows, pauses)
    await one.begin()
    running = asyncio.create_task(one.run())
    await pauses.begun()
    for _ in range(LOOKS):
        rows.at_ms += 5_000
        await pauses.over()
    rows.members[TWO.number] = Member(TWO, True)
    rows.at_ms += stood_still_s * 1_000
    for _ in range(looks):
        rows.at_ms += 5_000
        await pauses.over()
        assert rows.buried == []
    rows.at_ms += 5_000
    await pauses.over()
    assert rows.buried == [TWO.number]
    running.cancel()


async def test_a_shard_that_could_not_be_given_back_is_played_on_if_its_own_process_is_gone_again() -> None:
    rows, pauses, player = Rows(ONE), Pauses(), Player()
    one = membership(rows, pauses)
    await one.begin()
    await one.hand_over(player)
    rows.holders[1] = NOBODY
    running = asyncio.create_task(one.run())
    await pauses.begun()
    await pauses.over()
    rows.members[TWO.number] = Member(TWO, False)
    rows.refusals = 1
    await pauses.over()
    assert player.told[-1] == ("leave", 1)
    del rows.members[TWO.number]
    await pauses.over()
    assert player.told[-1] == ("take", 1)
    assert one.held == one.played == {0, 1}
    assert one.taken_over == 1
    running.cancel()
