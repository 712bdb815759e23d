"""A process's place among the others, over a database in memory: looks are counted, nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.cluster.membership import LOOKS, Membership
from bot.store.errors import StoreBroken
from bot.store.sharing import NOBODY, ONCE, Member, Share, Sharing, Standing

ONE, TWO = Share(0, 0, 2), Share(1, 1, 2)


class Rows:
    """What ``Sharing`` keeps in the database."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.members = {share.number: Member(share, False)}
        self.holders: dict[int, int] = {}
        self.away = False
        self.buried: list[int] = []

    async def standing(self) -> Standing:
        if self.away:
            raise StoreBroken("away")
        return Standing(dict(sorted(self.members.items())), dict(self.holders))

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
        self.holders[shard] = NOBODY


class Player:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []

    async def take(self, shard: int) -> None:
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


def membership(rows: Rows, pauses: Pauses, taken: Callable[[], None] = lambda: None) -> Membership:
    sharing: Sharing = rows  # type: ignore[assignment]  # of it a membership needs these
    return Membership(sharing, 15, pauses.sleep, taken)


async def test_it_takes_its_own_shards_and_tells_the_player_of_later_ones() -> None:
    rows, pauses, player = Rows(ONE), Pauses(), Player()
    one = membership(rows, pauses)
    await one.begin()
    assert one.held == {0}
    assert one.leading.is_set()
    one.player = player
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


async def test_a_player_that_begins_hears_of_every_shard_that_it_did_not_begin_with() -> None:
    rows, pauses, player = Rows(ONE), Pauses(), Player()
    one = membership(rows, pauses)
    await one.begin()
    running = asyncio.create_task(one.run())
    await pauses.begun()
    async with one.still():
        began = set(one.held)
        rows.holders[1] = NOBODY
        one.wake()
        for _ in range(10):
            await asyncio.sleep(0)  # it would look now
        assert one.held == began
        one.player = player
    await pauses.over()
    assert ("take", 1) in player.told
    running.cancel()


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
