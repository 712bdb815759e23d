"""One process at a time, and nobody waits for the dead."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import AlreadyRunning, LeaseLost
from bot.store.files import machine
from bot.store.rows import Batch
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from bot.store.statements import changing, persons, tables
from tests.store.conftest import Opener, Time
from tests.store.samples import table_row

ROOT = Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.store import SqliteStore

async def main() -> None:
    await SqliteStore.open(Path(sys.argv[1]), holder="first bot", now=lambda: 1_000_000)
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.read)  # until the test ends, or is ended

asyncio.run(main())
"""


def plant(path: Path, machine: str, until_ms: int) -> None:
    """Put another holder's lease into a closed database."""
    with closing(open_database(path)) as connection:
        connection.execute("INSERT OR REPLACE INTO lease VALUES (1, 'other bot', ?, 'token', ?)", (machine, until_ms))


def until(path: Path) -> int:
    with closing(open_database(path)) as connection:
        return int(connection.execute('SELECT "until_ms" FROM lease').fetchone()[0])


def start_holder(path: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )


async def test_a_second_process_is_refused_at_once_and_a_killed_one_holds_nothing(path: Path, opener: Opener) -> None:
    child = start_holder(path)
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == b"held\n"
        with pytest.raises(AlreadyRunning, match=rf"first bot, process {child.pid}"):
            await opener()
    finally:
        child.send_signal(signal.SIGKILL)
        child.communicate()
    # The lease row of the killed one would live for 15 s more by the clock, which stands still.
    store = await opener()
    assert await store.write(changing.create_table(table_row())) == 1


async def test_the_same_process_cannot_open_twice(store: SqliteStore, opener: Opener) -> None:
    with pytest.raises(AlreadyRunning, match="in use by another process"):
        await opener()


async def test_a_live_lease_of_another_machine_refuses_until_it_expires(path: Path, opener: Opener, time: Time) -> None:
    await (await opener()).close()
    plant(path, "elsewhere", time.ms + 3000)
    with pytest.raises(AlreadyRunning, match="other bot on another machine, for 3000 ms more"):
        await opener()
    time.ms += 3000
    assert (await opener()).holds_lease


async def test_a_dead_lease_of_this_machine_is_taken_at_once(path: Path, opener: Opener, time: Time) -> None:
    await (await opener()).close()
    plant(path, machine(), time.ms + 3000)
    assert (await opener()).holds_lease


async def test_close_gives_the_lease_up(path: Path, opener: Opener) -> None:
    await (await opener()).close()
    with closing(open_database(path)) as connection:
        assert connection.execute("SELECT count(*) FROM lease").fetchone() == (0,)


async def test_the_lease_is_renewed_by_the_injected_clock(path: Path, opener: Opener, time: Time) -> None:
    store = await opener(lease_ms=9000)
    assert until(path) == time.ms + 9000
    time.ms += 3000
    await time.wake()
    assert time.slept == [3.0, 3.0]
    assert until(path) == time.ms + 9000
    await store.close()


async def test_a_lease_that_another_took_is_noticed_at_the_next_renewal_without_any_write(
    path: Path, opener: Opener, time: Time
) -> None:
    store = await opener(lease_ms=9000)
    lost = asyncio.create_task(store.lost())
    await time.wake()
    assert store.holds_lease
    assert not lost.done()
    plant(path, "elsewhere", 2_000_000)
    time.ms += 3000
    await time.wake()
    await lost
    assert not store.holds_lease


async def test_a_lost_lease_is_noticed_at_once_by_a_write(path: Path, opener: Opener) -> None:
    store = await opener()
    plant(path, "elsewhere", 2_000_000)
    with pytest.raises(LeaseLost):
        await store.write(persons.set_preference(1, "reminders", "off"))
    await store.lost()
    assert not store.holds_lease


async def test_who_lost_the_lease_writes_nothing_more(path: Path, opener: Opener) -> None:
    store = await opener()
    number = await store.write(changing.create_table(table_row()))
    plant(path, "elsewhere", 2_000_000)
    for work in (
        store.write(changing.commit(Batch(number, desk=b"x"))),
        store.write(changing.create_table(table_row())),
        store.renew(1000),
    ):
        with pytest.raises(LeaseLost, match="taken over"):
            await work
    row = await store.read(tables.table(number))
    assert row is not None
    assert row.desk == b""
    await store.close()
    with closing(open_database(path)) as connection:
        assert connection.execute('SELECT "holder" FROM lease').fetchone() == ("other bot",)
