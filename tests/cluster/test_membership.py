"""A process among the others: which shards it takes and gives back, and how it keeps its place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

import msgspec
import pytest
from hypothesis import given, strategies as st

from bot.cluster import LOOKS, Cluster, Membership, home, live, newest, to_bury, to_claim, to_give
from bot.play.clock import Clock
from bot.store.errors import StoreBroken
from bot.store.store import NOBODY, ONCE, ClusterState, Forward, Member, Share, Sharing

OF = 6
SHARES = (Share(0, 1, OF), Share(2, 3, OF), Share(4, 5, OF))
ALL = (*range(OF), ONCE)


def cluster_state(*there: Share, over: tuple[Share, ...] = (), held: dict[int, int] | None = None) -> ClusterState:
    members = {
        share.number: Member(share, share in over) for share in sorted((*there, *over), key=lambda one: one.first)
    }
    return ClusterState(members, held or {})


def test_each_begins_with_its_own_and_the_first_with_what_is_done_once() -> None:
    assert [to_claim(cluster_state(*SHARES), share) for share in SHARES] == [[0, 1, ONCE], [2, 3], [4, 5]]


def test_what_was_never_held_waits_for_its_own_process() -> None:
    assert to_claim(cluster_state(SHARES[0], held={0: 1, 1: 1, ONCE: 1}), SHARES[0]) == []


def test_the_shards_of_one_that_is_gone_are_shared_out_among_the_others() -> None:
    held = {0: 1, 1: 1, 2: NOBODY, 3: NOBODY, 4: 5, 5: 5, ONCE: 1}
    left = cluster_state(SHARES[0], SHARES[2], held=held)
    assert [to_claim(left, share) for share in (SHARES[0], SHARES[2])] == [[2], [3]]


def test_one_without_a_lease_takes_nothing_and_is_buried_by_the_others_alone() -> None:
    there = cluster_state(SHARES[0], over=(SHARES[1],), held={2: 3})
    assert to_bury(there, SHARES[0]) == [SHARES[1].number]
    assert to_bury(there, SHARES[1]) == []
    assert live(there) == [SHARES[0].number]


def test_what_was_held_for_another_goes_back_once_that_is_there_and_not_before() -> None:
    held = {0: 1, 1: 1, 2: 1, 3: 1, ONCE: 1}
    assert to_give(cluster_state(SHARES[0], held=held), SHARES[0]) == []
    assert to_give(cluster_state(*SHARES[:2], held=held), SHARES[0]) == [2, 3]
    assert to_give(cluster_state(SHARES[0], over=(SHARES[1],), held=held), SHARES[0]) == []


OLD = tuple(msgspec.structs.replace(share, rules="cosmic 6, slap 1") for share in SHARES)
NEW = tuple(msgspec.structs.replace(share, rules="cosmic 7, slap 1") for share in SHARES)


def test_the_newest_are_those_whom_nobody_outdoes_in_any_game() -> None:
    unknown, more = SHARES[1], msgspec.structs.replace(SHARES[2], rules="chess 1, cosmic 7, slap 1")
    assert newest(cluster_state(NEW[0], OLD[1], OLD[2])) == [NEW[0].number]
    assert newest(cluster_state(NEW[0], unknown, more)) == [more.number]
    assert newest(cluster_state(*OLD)) == [share.number for share in OLD]
    assert newest(cluster_state(OLD[0], over=(NEW[1],))) == [OLD[0].number], "one that is gone counts no more"


def test_in_a_rolling_upgrade_older_ones_keep_what_they_have_and_take_over_nothing() -> None:
    held = {0: 1, 1: 1, 2: NOBODY, 3: NOBODY, 4: 5, 5: 5, ONCE: NOBODY}
    now = cluster_state(NEW[0], OLD[2], held=held)
    assert [to_claim(now, share) for share in (NEW[0], OLD[2])] == [[2, 3, ONCE], []]
    assert [to_give(now, share) for share in (NEW[0], OLD[2])] == [[], []]


def test_an_older_one_that_comes_back_gets_nothing_back_from_a_newer_one_until_that_is_gone() -> None:
    held = {0: 1, 1: 1, 2: 1, 3: 1, ONCE: 1}
    beside = cluster_state(NEW[0], OLD[1], held=held)
    assert (to_give(beside, NEW[0]), to_claim(beside, OLD[1])) == ([], [])
    alone = cluster_state(OLD[1], held=dict.fromkeys(held, NOBODY))
    assert to_claim(alone, OLD[1]) == [2, 3, 0, 1, ONCE]
    upgraded = cluster_state(NEW[0], NEW[1], held=held)
    assert to_give(upgraded, NEW[0]) == [2, 3]


def test_an_older_one_gives_up_what_it_cannot_play_as_soon_as_a_newer_one_lives() -> None:
    held = {0: 3, 1: 3, 2: 3, 3: 3, ONCE: 3}
    asleep = msgspec.structs.replace(cluster_state(OLD[1], held=held), asleep=frozenset({0, 3}))
    assert to_give(asleep, OLD[1]) == [], "there is nobody to give it to"
    beside = msgspec.structs.replace(cluster_state(OLD[1], NEW[2], held=held), asleep=frozenset({0, 3}))
    assert to_give(beside, OLD[1]) == [0, 3]
    freed = cluster_state(OLD[1], NEW[2], held={**held, 0: NOBODY, 3: NOBODY})
    assert (to_claim(freed, OLD[1]), to_claim(freed, NEW[2])) == ([], [4, 5, 0, 3])


def test_a_shard_that_only_an_older_one_has_begun_with_is_played_by_a_newer_one() -> None:
    now = cluster_state(NEW[0], OLD[1], held={0: 1, 1: 1})
    assert to_claim(now, NEW[0]) == [2, 3, ONCE]


MIXED = st.tuples(*(st.sampled_from((None, old, new)) for old, new in zip(OLD, NEW, strict=True))).filter(any)


@given(mixed=MIXED, held=st.dictionaries(st.sampled_from(ALL), st.just(NOBODY)))
def test_no_shard_is_wanted_by_two_and_none_that_was_held_by_nobody(
    mixed: tuple[Share | None, ...], held: dict[int, int]
) -> None:
    there = [share for share in mixed if share is not None]
    now = cluster_state(*there, held=held)
    wanted = [shard for share in there for shard in to_claim(now, share)]
    assert len(wanted) == len(set(wanted))
    assert {*held, ONCE} <= {*wanted}
    assert {shard for shard in range(OF) if home(now, shard) != NOBODY} <= {*wanted}


ONE, TWO = Share(0, 0, 2), Share(1, 1, 2)


class Rows:
    """A double of the rows that ``Sharing`` keeps in the database."""

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
        """For which shards forwarded messages were looked for."""

    async def cluster_state(self) -> ClusterState:
        if self.away:
            raise StoreBroken("away")
        return ClusterState(dict(sorted(self.members.items())), dict(self.holders), self.at_ms)

    async def bury(self, number: int) -> bool:
        self.buried.append(number)
        del self.members[number]
        self.holders = {shard: NOBODY if holder == number else holder for shard, holder in self.holders.items()}
        return True

    async def claim(self, shard: int) -> bool:
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

    async def collect(self, shards: Collection[int]) -> list[Forward]:
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

    async def claim(self, shard: int) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreBroken("away")
        self.told.append(("claim", shard))

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
    assert player.told == [("beside", 1), ("claim", 1)]
    assert one.taken_over == 1
    rows.members[TWO.number] = Member(TWO, False)
    await pauses.over()
    assert player.told[2:] == [("beside", 2), ("leave", 1)]
    assert rows.holders == {0: 1, 1: NOBODY, ONCE: 1}
    running.cancel()


async def test_one_of_older_rules_says_once_that_it_waits_and_plays_when_the_newer_one_is_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    older, newer = (
        msgspec.structs.replace(share, rules=rules) for share, rules in ((ONE, "cosmic 6"), (TWO, "cosmic 7"))
    )
    rows, pauses = Rows(older), Pauses()
    rows.members[newer.number] = Member(newer, False)
    rows.holders = {0: newer.number, 1: newer.number, ONCE: newer.number}
    one = membership(rows, pauses)
    beginning = asyncio.create_task(one.begin())
    await pauses.begun()
    for _ in range(2):
        await pauses.over()
    assert [record.message for record in caplog.records] == [
        "a process with a newer version of the rules plays the shards 0-0/2: this older one waits until it is upgraded "
        "too, or until all newer ones are stopped"
    ]
    del rows.members[newer.number]
    rows.holders = dict.fromkeys(rows.holders, NOBODY)
    pauses.end(1)
    await beginning
    assert one.held == {0, 1}
    assert one.leading.is_set()


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
    assert player.told[-1] == ("claim", 1)
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
    assert player.told[-1] == ("claim", 1)
    assert one.held == one.played == {0, 1}
    assert one.taken_over == 1
    running.cancel()
