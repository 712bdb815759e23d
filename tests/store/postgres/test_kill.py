"""kill -9 of the bot, and of the server, in a storm of commits: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import signal
from collections import defaultdict

import pytest

from bot.store.errors import StoreAway
from bot.store.rows import Batch
from bot.store.statements import changing, tables
from tests.store.conftest import Time
from tests.store.killing import kill_three_times, nothing_is_lost_or_half_done
from tests.store.postgres.conftest import Opener
from tests.store.postgres.server import Server
from tests.store.rating_kills import kill_while_counting_anew, kill_while_games_end
from tests.store.samples import decision, note, post, table_row


@pytest.mark.parametrize("first", [1, 40])
async def test_kill_nine_of_the_bot_loses_no_acknowledged_batch_and_keeps_none_in_part(
    address: str, opened: Opener, first: int
) -> None:
    acknowledged = await asyncio.to_thread(kill_three_times, address, first)
    await nothing_is_lost_or_half_done(await opened(address), acknowledged)


async def test_kill_nine_while_games_end_and_count_loses_none_and_counts_none_twice(
    address: str, opened: Opener
) -> None:
    await kill_while_games_end(address, lambda: opened(address), [1, 25])


async def test_kill_nine_while_all_count_anew_leaves_the_ratings_whole(address: str, opened: Opener) -> None:
    await kill_while_counting_anew(address, lambda: opened(address), [8, 22])


async def turn(time: Time) -> None:
    while True:
        await time.wake()


async def test_a_server_that_ends_in_a_storm_loses_nothing_and_does_nothing_twice(
    mortal: Server, opened: Opener, time: Time
) -> None:
    store = await opened(mortal.url())
    stopped = asyncio.Event()
    numbers = [await store.write(changing.create_table(table_row())) for _ in range(8)]
    acknowledged: defaultdict[int, set[int]] = defaultdict(set)

    async def write(table: int, reached: asyncio.Event, enough: int) -> None:
        """Write; a refusal means that nothing was kept, so the same is written again in the next round. A server that
        ends while it commits is asked what it has kept as soon as it is back.
        """
        while not stopped.is_set():
            seq = len(acknowledged[table])
            batch = Batch(
                table,
                decisions=[decision(1, seq)],
                desk=b"%d" % seq,
                notes=[note(seq)],
                outbox=[post(table, f"c{seq}", seq)],
                next_ask=seq + 2,
            )
            try:
                await store.write(changing.commit(batch))
            except StoreAway:
                return
            acknowledged[table].add(seq)
            if sum(map(len, acknowledged.values())) >= enough:
                reached.set()

    for enough, how in ((80, signal.SIGQUIT), (160, signal.SIGINT), (240, signal.SIGQUIT)):
        reached = asyncio.Event()
        stopped.clear()
        writing = asyncio.gather(*(write(table, reached, enough) for table in numbers))
        await reached.wait()
        await asyncio.to_thread(mortal.stop, how)
        stopped.set()
        await asyncio.to_thread(mortal.start, "-c", "fsync=on")
        turning = asyncio.create_task(turn(time))
        await writing
        turning.cancel()
    await nothing_is_lost_or_half_done(store, acknowledged)
    for table, seqs in acknowledged.items():
        assert {row.seq for row in await store.read(tables.history(table))} == seqs
