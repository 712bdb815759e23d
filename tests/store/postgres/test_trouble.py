"""A server that is away, broken, or held by another bot: a clear sentence, nothing half done, and work goes on."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
import pytest

from bot.ops import logs
from bot.store.errors import AlreadyRunning, BatchRefused, LeaseLost, StoreAway, StoreBroken, StoreUnknown
from bot.store.postgres import lease
from bot.store.postgres.lease import SCHEMA
from bot.store.postgres.store import GIVE_UP_S, TRIES, connect, watch
from bot.store.rows import Batch
from bot.store.statements import changing as changing, keeping, tables as tables
from bot.store.store import LEASE_MS
from tests.histograms import samples
from tests.patience import TIMEOUT_S
from tests.store.conftest import Time
from tests.store.postgres.conftest import Opener, Pause
from tests.store.postgres.server import USER, Server
from tests.store.samples import decision, note, table_row


@asynccontextmanager
async def by_network(server: Server) -> AsyncIterator[int]:
    """A port of this machine behind which the server answers."""
    ways = list[asyncio.StreamWriter]()

    async def pass_on(here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        ways.append(there)
        while some := await here.read(65_536):
            there.write(some)
        there.close()

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(server.folder / ".s.PGSQL.5432")
        await asyncio.gather(pass_on(reader, far_writer), pass_on(far_reader, writer))

    door = await asyncio.start_server(come, "127.0.0.1", 0)
    try:
        yield door.sockets[0].getsockname()[1]
    finally:
        door.close()
        for way in ways:
            way.close()


async def test_a_second_bot_is_refused_with_the_name_of_the_first(address: str, opened: Opener) -> None:
    first = await opened(address, holder="the first bot")
    with pytest.raises(AlreadyRunning, match="the first bot"):
        await opened(address)
    await first.close()
    second = await opened(address)
    assert await second.write(changing.create_table(table_row())) == 1


async def test_who_was_cut_off_and_replaced_writes_nothing_more(address: str, server: Server, opened: Opener) -> None:
    first = await opened(address)
    number = await first.write(changing.create_table(table_row()))
    admin = await asyncpg.connect(address)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    second = await opened(address, holder="second")
    with pytest.raises(LeaseLost):
        await first.write(changing.commit(Batch(number, decisions=[decision()])))
    assert not first.holds_lease
    await asyncio.wait_for(first.lost(), 1)
    assert await second.read(tables.history(number)) == []
    await second.write(changing.commit(Batch(number, decisions=[decision()])))
    assert await second.read(tables.history(number)) == [decision()]
    await admin.close()


async def test_a_token_that_is_not_ours_any_more_fences_whole_groups(address: str, opened: Opener) -> None:
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    admin = await asyncpg.connect(address)
    await admin.execute(f"UPDATE {SCHEMA}.lease SET token = 'another'")
    await admin.close()
    results = await asyncio.gather(
        *(store.write(changing.commit(Batch(number, decisions=[decision(1, seq)]))) for seq in range(3)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [LeaseLost] * 3
    assert await store.read(tables.history(number)) == []


async def test_a_connection_that_breaks_between_two_batches_is_made_anew(address: str, opened: Opener) -> None:
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    admin = await asyncpg.connect(address)
    mine = await admin.fetchval("SELECT pg_backend_pid()")
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = current_database() AND pid <> {mine} AND backend_type = 'client backend'"
    )
    await admin.close()
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    assert await store.read(tables.history(number)) == [decision(1, 0)]


async def test_a_former_connection_that_the_server_believes_alive_is_ended(address: str, opened: Opener) -> None:
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    admin, former = await asyncpg.connect(address), await asyncpg.connect(address)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    await former.execute("SELECT pg_advisory_lock($1)", lease.LOCK)
    holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
    before = await admin.fetchval(holder)
    await store.write(changing.commit(Batch(number, decisions=[decision()])))
    assert await store.read(tables.history(number)) == [decision()]
    assert store.holds_lease
    assert await admin.fetchval(holder) not in (None, before)
    await admin.close()
    former.terminate()


async def test_while_the_server_is_away_writes_fail_in_words_and_afterwards_go_on(
    mortal: Server, opened: Opener
) -> None:
    store = await opened(mortal.url())
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    mortal.stop(signal.SIGQUIT)
    for _ in range(2):
        with pytest.raises(StoreAway, match=r"cannot be reached.*Start its server, or correct DATABASE_URL\."):
            await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)], notes=[note()])))
    with pytest.raises(StoreAway):
        await store.read(tables.history(number))
    mortal.start("-c", "fsync=on")
    assert await store.read(tables.history(number)) == [decision(1, 0)]
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)], notes=[note()])))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]
    assert await store.read(tables.notes(number)) == [note()]


def break_in_commit(monkeypatch: pytest.MonkeyPatch, *, kept: bool, mortal: Server | None = None) -> asyncio.Event:
    """The connection breaks in the next COMMIT, just after the server has kept it or just before; a ``mortal`` server
    ends with it. Both have happened once the event is set.
    """
    execute, broken = asyncpg.Connection.execute, asyncio.Event()

    async def breaking(self: object, sql: str, *values: object, **options: object) -> object:
        if sql != "COMMIT":
            return await execute(self, sql, *values, **options)  # type: ignore[arg-type]  # handed on as it came
        monkeypatch.setattr(asyncpg.Connection, "execute", execute)
        if kept:
            await execute(self, sql)  # type: ignore[arg-type]  # likewise
        if mortal is not None:
            mortal.stop(signal.SIGQUIT)
        broken.set()
        raise ConnectionResetError("broken")

    monkeypatch.setattr(asyncpg.Connection, "execute", breaking)
    return broken


async def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_done_twice(
    address: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    break_in_commit(monkeypatch, kept=True)
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    assert await store.read(tables.history(number)) == [decision(1, 0)]
    break_in_commit(monkeypatch, kept=False)
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)])))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]


async def test_while_nobody_knows_what_became_of_a_commit_others_are_refused_in_words(
    mortal: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(mortal.url())
    number = await store.write(changing.create_table(table_row()))
    dead = break_in_commit(monkeypatch, kept=True, mortal=mortal)
    unknown = asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))))
    await dead.wait()
    for _ in range(2):
        async with asyncio.timeout(TIMEOUT_S):
            with pytest.raises(StoreAway, match="cannot be reached"):
                await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)])))
    assert not unknown.done()
    mortal.start("-c", "fsync=on")
    await unknown
    assert await store.read(tables.history(number)) == [decision(1, 0)]
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)])))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]


@pytest.mark.parametrize(
    "trouble",
    [asyncpg.TooManyConnectionsError("too many clients"), StoreBroken("refused")],
    ids=["too many connections", "refused"],
)
async def test_a_server_that_answers_with_trouble_has_not_said_what_became_of_a_commit(
    address: str, opened: Opener, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """It may be full, or refuse its user: what was kept is neither called lost nor written a second time."""
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    tried = list[str]()

    async def troubled(url: str) -> object:
        tried.append(url)
        if len(tried) < 3:
            raise trouble
        return await connect(url)

    break_in_commit(monkeypatch, kept=True)
    monkeypatch.setattr("bot.store.postgres.store.connect", troubled)
    group = [store.write(changing.commit(Batch(number, decisions=[decision(1, seq)]))) for seq in range(2)]
    async with asyncio.timeout(TIMEOUT_S):
        assert await asyncio.gather(*group) == [None, None]
    assert len(tried) == 3
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "not kept"])
async def test_who_is_to_end_ceases_to_ask_for_a_commit_and_says_that_it_is_unknown(
    mortal: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kept: bool
) -> None:
    pause = Pause()
    store = await opened(mortal.url(), pause=pause)
    number = await store.write(changing.create_table(table_row()))
    counted = samples(store.commits)["count"]
    dead = break_in_commit(monkeypatch, kept=kept, mortal=mortal)
    group = [
        asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, seq)]))))
        for seq in range(2)
    ]
    async with asyncio.timeout(TIMEOUT_S):
        await dead.wait()
        store.stop_soon()
        with pytest.raises(StoreAway):  # it was not begun, and is heard while the others wait
            await store.write(changing.commit(Batch(number, decisions=[decision(1, 2)])))
    assert not any(one.done() for one in group)
    assert pause.asked == [GIVE_UP_S]
    pause.over.set()
    async with asyncio.timeout(TIMEOUT_S):
        told = await asyncio.gather(*group, return_exceptions=True)
        assert [type(one) for one in told] == [StoreUnknown] * 2
        mortal.start("-c", "fsync=on")
        with pytest.raises(StoreAway):  # nothing is built on what is not known, even if the server is back
            await store.write(changing.commit(Batch(number, decisions=[decision(1, 3)])))
        await store.close()
    said = [record.getMessage() for record in caplog.records if "one commit is unknown" in record.getMessage()]
    assert len(said) == 1
    assert "read there at the next start" in said[0]
    assert samples(store.commits)["count"] == counted
    after = await opened(mortal.url())
    assert await after.read(tables.history(number)) == ([decision(1, 0), decision(1, 1)] if kept else [])
    await after.write(changing.commit(Batch(number, decisions=[decision(2, 0)])))


async def test_who_is_to_end_and_hears_in_time_what_became_of_a_commit_tells_it(
    mortal: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(mortal.url())
    number = await store.write(changing.create_table(table_row()))
    dead = break_in_commit(monkeypatch, kept=True, mortal=mortal)
    unknown = asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))))
    async with asyncio.timeout(TIMEOUT_S):
        await dead.wait()
        store.stop_soon()
        mortal.start("-c", "fsync=on")
        await unknown
        await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)])))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]


async def test_who_has_been_to_end_for_long_does_not_begin_to_ask(
    mortal: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that has much else to do may still finish what it has in hand."""
    pause = Pause()
    store = await opened(mortal.url(), pause=pause)
    number = await store.write(changing.create_table(table_row()))
    pause.over.set()
    store.stop_soon()
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    break_in_commit(monkeypatch, kept=True, mortal=mortal)
    async with asyncio.timeout(TIMEOUT_S):
        with pytest.raises(StoreUnknown):
            await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)])))


async def test_who_is_to_end_does_not_wait_for_a_connection_that_is_never_made(
    address: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing comes back from a machine without power or network."""
    pause, trying = Pause(), asyncio.Event()
    store = await opened(address, pause=pause)
    number = await store.write(changing.create_table(table_row()))

    async def silent(url: str) -> None:
        trying.set()
        await asyncio.Event().wait()

    break_in_commit(monkeypatch, kept=False)
    monkeypatch.setattr("bot.store.postgres.store.connect", silent)
    unknown = asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))))
    async with asyncio.timeout(TIMEOUT_S):
        await trying.wait()
        store.stop_soon()
        pause.over.set()
        with pytest.raises(StoreUnknown):
            await unknown
        await store.close()


async def test_a_closed_store_does_not_wait_for_a_server_that_is_away(
    mortal: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = Pause()
    store = await opened(mortal.url(), pause=pause)
    number = await store.write(changing.create_table(table_row()))
    dead = break_in_commit(monkeypatch, kept=True, mortal=mortal)
    unknown = asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))))
    async with asyncio.timeout(TIMEOUT_S):
        await dead.wait()
        pause.over.set()
        await store.close()
        with pytest.raises(StoreUnknown):
            await unknown


async def test_what_was_given_up_for_the_sake_of_others_is_done_once_they_are(address: str, opened: Opener) -> None:
    """Forgetting somebody and another process's tables want two rows, each the other one first."""
    admin = await asyncpg.connect(address)
    await admin.execute(f"ALTER DATABASE {await admin.fetchval('SELECT current_database()')} SET deadlock_timeout = 10")
    other, third = [await asyncpg.connect(address) for _ in range(2)]
    await other.execute("SET deadlock_timeout = '1h'")  # so it is never the one that is given up
    others = asyncio.get_running_loop().create_future()

    async def pause(seconds: float) -> None:
        if seconds != GIVE_UP_S:
            await others

    store = await opened(address, pause=pause)
    first, second = [
        await store.write(changing.create_table(table_row(status="ended", roster=b'[{"user":7}]'))) for _ in range(2)
    ]
    touched = f"UPDATE {SCHEMA}.tables SET updated_ms = 5 WHERE id = $1"

    async def until_wait(many: int) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while await admin.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < many:
                pass

    for line in (other, third):
        await line.execute("BEGIN")
    await other.execute(touched, second)
    await third.execute(f'SELECT 1 FROM {SCHEMA}.desks WHERE "table" = {first} FOR UPDATE')
    forgetting = asyncio.create_task(store.write(keeping.forget(7, "nobody")))
    await until_wait(1)  # it has the first table, but not its desk
    crossing = asyncio.create_task(other.execute(touched, first))
    await until_wait(2)
    await third.execute("COMMIT")
    async with asyncio.timeout(TIMEOUT_S):
        await crossing
        await other.execute("COMMIT")
        others.set_result(None)
        await forgetting
        await store.wipe()
    assert (await store.read(keeping.traces(7))).finished == 0
    for line in (other, third, admin):
        await line.close()


@pytest.mark.parametrize(("times", "kept"), [(TRIES - 1, True), (TRIES, False)])
async def test_being_given_up_again_and_again_is_no_refusal_yet(
    address: str, opened: Opener, times: int, kept: bool
) -> None:
    store = await opened(address)
    admin = await asyncpg.connect(address)
    await admin.execute("CREATE SEQUENCE tried")
    await admin.execute(
        "CREATE FUNCTION in_the_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        f"IF nextval('public.tried') <= {times} THEN RAISE EXCEPTION 'x' USING ERRCODE = '40P01'; END IF; "
        "RETURN NEW; END $$"
    )
    await admin.execute(
        f"CREATE TRIGGER odd BEFORE INSERT ON {SCHEMA}.tables FOR EACH ROW EXECUTE FUNCTION in_the_way()"
    )
    creating = store.write(changing.create_table(table_row()))
    if kept:
        assert (await store.read(tables.table(await creating))) is not None
    else:
        with pytest.raises(StoreBroken):
            await creating
    await admin.close()


async def test_a_server_that_stands_still_keeps_everybody_waiting_and_loses_nothing(
    mortal: Server, opened: Opener
) -> None:
    store = await opened(mortal.url())
    number = await store.write(changing.create_table(table_row()))
    mortal.send(signal.SIGSTOP)
    waiting = asyncio.gather(
        *(store.write(changing.commit(Batch(number, decisions=[decision(1, seq)]))) for seq in range(20))
    )
    for _ in range(50):
        await asyncio.sleep(0)
    assert not waiting.done()
    mortal.send(signal.SIGCONT)
    await waiting
    assert await store.read(tables.history(number)) == [decision(1, seq) for seq in range(20)]


@pytest.mark.parametrize(
    "wrong",
    [{"by": None, "choice": b"Zephyrine"}, {"by": "Zephyrine\ud800"}, {"by": "Zephyr\0ine"}, {"seq": "Zephyrine"}],
)
async def test_what_the_server_refuses_is_never_quoted(address: str, opened: Opener, wrong: dict[str, Any]) -> None:
    """A row may hold names and hidden cards, and what is said of it is logged."""
    store = await opened(address)
    number = await store.write(changing.create_table(table_row()))
    with pytest.raises(BatchRefused) as refused:
        await store.write(changing.commit(Batch(number, decisions=[msgspec.structs.replace(decision(1, 0), **wrong)])))
    record = logging.LogRecord(
        "bot", logging.ERROR, "", 0, "not written", None, (refused.type, refused.value, refused.tb)
    )
    for said in (str(refused.value), logs.Lines([]).format(record)):
        assert "Zephyr" not in said
        assert b"Zephyr".hex() not in said
    assert str(refused.value).count("\n") == 0
    assert await store.read(tables.history(number)) == []


async def test_who_hears_nothing_for_as_long_as_a_lease_lasts_says_that_it_holds_none(
    mortal: Server, opened: Opener, time: Time
) -> None:
    """The way to the server may be gone without a word, and others may have taken the lease."""
    store = await opened(mortal.url(), lease_ms=200)
    assert store.holds_lease
    mortal.send(signal.SIGSTOP)
    await time.wake()
    assert not store.holds_lease
    mortal.send(signal.SIGCONT)
    async with asyncio.timeout(TIMEOUT_S):
        while not store.holds_lease:
            await time.wake()


async def test_the_system_is_to_notice_that_the_way_to_the_server_is_gone(server: Server, address: str) -> None:
    """Nothing comes back from a machine without power or network, not even that it is gone."""
    async with by_network(server) as port:
        url = address.replace("@/", f"@127.0.0.1:{port}/").partition("?")[0]
        line = await connect(url)
        async with asyncpg.create_pool(url, min_size=1, max_size=1, init=watch) as pool, pool.acquire() as reader:
            own = reader._con  # type: ignore[attr-defined]  # what the library keeps to itself
            for one in (line, own):
                way = one._transport.get_extra_info("socket")  # type: ignore[union-attr]  # likewise
                assert way.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
                assert way.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == LEASE_MS
                assert way.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) * 1_000 < LEASE_MS
        await line.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda url: url.replace("/games", "/nothing"), r"There is no database nothing\d+ on .*createdb"),
        (lambda url: url.replace("host=/tmp/", "host=/tmp/no/"), r"cannot be reached: .*No such file"),
        (lambda url: url.replace(f"{USER}@", "stranger:secret@"), r"refuses this user or password"),
    ],
    ids=["database", "server", "user"],
)
async def test_a_wrong_address_is_told_in_one_sentence_without_a_secret(
    address: str, opened: Opener, change: object, said: str
) -> None:
    assert callable(change)
    with pytest.raises(StoreBroken, match=said) as told:
        await opened(change(address))
    assert "secret" not in str(told.value)


async def test_a_database_that_can_only_be_read_is_named_as_such(address: str, opened: Opener) -> None:
    await (await opened(address)).close()
    admin = await asyncpg.connect(address)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await admin.close()
    with pytest.raises(StoreBroken, match="can only be read"):
        await opened(address)


async def test_a_user_who_may_make_nothing_is_told_so(server: Server, address: str, opened: Opener) -> None:
    admin = await asyncpg.connect(address)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
    await admin.execute("DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
    await admin.close()
    with pytest.raises(StoreBroken, match=rf"may not do this in the database {name}.*owner"):
        await opened(address.replace(f"{USER}@", "guest@"))


async def test_an_older_server_is_refused(address: str, opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgres.lease.OLDEST", 99)
    with pytest.raises(StoreBroken, match=r"is on PostgreSQL 1\d\. This bot needs 99 or newer"):
        await opened(address)


async def test_the_lock_falls_with_the_process_that_held_it(address: str, opened: Opener) -> None:
    other = await asyncpg.connect(address)
    await other.execute("SELECT pg_advisory_lock($1)", lease.LOCK)
    with pytest.raises(AlreadyRunning, match="unknown"):
        await opened(address)
    await other.close()
    assert (await opened(address)).holds_lease
