"""``bot move``: a whole database into PostgreSQL and back, to the last byte; nothing is ever half done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.admin import moving
from bot.admin.moving import Database, opened
from bot.store.choosing import open_store
from bot.store.errors import AlreadyRunning
from bot.store.postgres.lease import SCHEMA
from bot.store.rows import Batch, OwedRow, PersonRow, Reminded, ReminderRow, StoryRow
from bot.store.sqlite.opening import migrate
from bot.store.sqlite.worker import open_database
from bot.store.statements import changing, keeping, persons, rating_rows, sending, timing
from bot.store.statements.moving import PARTS, put, some
from bot.store.statements.script import Script
from bot.words.message import StartError
from tests.store.postgres.server import Server
from tests.store.samples import decision, note, post, table_row

LEFT_OUT = {"lease", "commands"}
ROSTER = '[{"name":"Zoë 🦊","user":11},{"name":"Ben","user":12}]'.encode()


@pytest.fixture
async def source(path: Path) -> Path:
    """A database with something in every table, whose newest table is gone again."""
    store = await open_store("", path, holder="test", now=lambda: 1_000)
    for _ in range(3):
        number = await store.write(
            changing.create_table(
                table_row(roster='[{"name":"Zoë 🦊","user":11},{"name":"Ben","user":12}]'.encode(), status="running"),
                {"idle": 5},
            )
        )
        batch = Batch(
            number,
            decisions=[decision(1, seq) for seq in range(700)],
            notes=[note(seq) for seq in range(3)],
            outbox=[post(number, body=b"\0\xff{}")],
            desk=bytes(range(256)),
            owed=[OwedRow(0, 11, "an answer, 你好", 9, public=True)],
            fields={"roster": b'[{"name":"Ben","user":12}]'},
        )
        await store.write(changing.commit(batch))
    ended = await store.write(changing.create_table(table_row(status="ended")))
    await store.write(timing.remind(Reminded([ReminderRow(1, 0, 11, "an answer", 9, 1, 0)], [], {11: 2})))
    await store.write(persons.set_person(PersonRow(11, 5, 50007, 3)))
    await store.write(persons.set_preference(11, "quiet", "22-8"))
    await store.write(sending.set_settings(7, b"{}"))
    await store.write(rating_rows.tell_story(StoryRow(2, b"[0]", " zombie ", b"\0\xff", b"log")))
    await store.write(changing.commit(Batch(1, refused=[])))
    assert await store.write(keeping.remove_finished(2_000, 10)) == 1
    assert ended == 4
    await store.close()
    with closing(open_database(path)) as connection:
        connection.execute("INSERT INTO refusals VALUES (100, 1, 50013, 3)")
        connection.execute("INSERT INTO seasons VALUES (7, 'slap', 5, 900, 20, 'de', 1)")
        connection.execute("INSERT INTO tournaments VALUES (1, 7, 3, 0, x'7B7D')")
        connection.execute("INSERT INTO entrants VALUES (11, 1)")
        connection.execute("INSERT INTO meetings VALUES (1, 1, 1, 0)")
        connection.execute("INSERT INTO blocked VALUES (11, 12)")
        connection.execute("INSERT INTO standings VALUES (10, 4)")
        connection.execute("INSERT INTO ratings VALUES (10, 'slap', 2, 11, 25.25, 8.1, 3, 1)")
        connection.execute("INSERT INTO powers VALUES (10, 'zombie', 3, 2)")
        connection.execute("INSERT INTO followers VALUES (14, 1, 'day', 'de', 3, 900)")
        connection.execute("INSERT INTO chapters VALUES (1, 3, x'00FF')")
        connection.execute("INSERT INTO mail VALUES ('w14.1.3', 'digest', 1, 14, 0, x'00FF', 900, 3)")
        connection.execute("INSERT INTO predictions VALUES (1, 3, 14, 7, 'offense', 'none')")
        connection.execute("INSERT INTO away VALUES (12, 1, 900, 'careful')")
    return path


def content(database: Database) -> dict[str, list[tuple[object, ...]]]:
    with opened(database) as ask:
        return {part: ask(some(part, None, 10_000)) for part in PARTS}


async def moved(source: Database, target: Database) -> int:
    return await asyncio.to_thread(moving.run, source, target)


async def held(database: Database) -> dict[str, list[tuple[object, ...]]]:
    return await asyncio.to_thread(content, database)


async def test_everything_arrives_and_comes_back_as_it_was(
    source: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await held(source)
    assert all(before.values()), "the sample has something in every table"
    assert await moved(source, address) == 0
    there = capsys.readouterr().out
    assert await held(address) == before
    back = tmp_path / "back.db"
    assert await moved(address, back) == 0
    assert await held(back) == before == await held(source)
    lines = [line for line in there.splitlines() if " rows " in line]
    assert lines == [line for line in capsys.readouterr().out.splitlines() if " rows " in line]
    assert len(lines) == len(PARTS)


async def test_the_next_table_gets_a_number_that_no_table_ever_had(source: Path, address: str, tmp_path: Path) -> None:
    back = tmp_path / "back.db"
    await moved(source, address)
    await moved(address, back)
    for url, path in ((address, source), ("", back)):
        store = await open_store(url, path, holder="test", now=lambda: 1)
        assert await store.write(changing.create_table(table_row())) == 5
        await store.write(changing.commit(Batch(5, notes=[note()])))
        await store.close()


async def test_a_database_in_which_somebody_has_played_is_no_target(source: Path, address: str, tmp_path: Path) -> None:
    await moved(source, address)
    with pytest.raises(StartError, match="is not empty"):
        await moved(source, address)
    with pytest.raises(StartError, match="two databases"):
        await moved(source, source)


async def test_a_running_bot_is_not_moved_away_from_under_its_feet(source: Path, address: str, tmp_path: Path) -> None:
    store = await open_store("", source, holder="the bot", now=lambda: 1)
    with pytest.raises(AlreadyRunning, match="the bot"):
        await moved(source, address)
    await store.close()
    running = await open_store(address, source, holder="the bot", now=lambda: 1)
    for pair in ((source, address), (address, tmp_path / "new.db")):
        with pytest.raises(AlreadyRunning):
            await moved(*pair)
    await running.close()


async def test_what_goes_wrong_on_the_way_leaves_the_target_empty(
    source: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(part: str, rows: Sequence[Sequence[Any]]) -> Script[None]:
        if part == "owed":
            raise OSError("the machine is on fire")
        return put(part, rows)

    monkeypatch.setattr(moving, "put", broken)
    for target in (address, tmp_path / "new.db"):
        with pytest.raises(Exception, match="on fire"):
            await moved(source, target)
        assert not any((await held(target)).values())
    monkeypatch.setattr(moving, "put", put)
    assert await moved(source, address) == 0


async def test_an_empty_or_missing_source_is_told_in_a_sentence(address: str, server: Server, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=r"no such file|cannot be opened"):
        await moved(tmp_path / "nothing.db", address)
    connection = await asyncpg.connect(address)
    await connection.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
    await connection.close()
    with pytest.raises(StartError, match="holds nothing of the bot's"):
        await moved(address, tmp_path / "new.db")


def test_every_table_and_column_is_moved(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_database(path, create=True)) as connection:
        migrate(connection, path)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        here = {
            name: {row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')} for (name,) in names.fetchall()
        }
    assert {part: set(columns) for part, (columns, _) in PARTS.items()} == {
        name: columns for name, columns in here.items() if name not in LEFT_OUT
    }
