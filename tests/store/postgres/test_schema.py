"""Both databases hold the same: tables, columns, what may be empty, keys, indexes; one number for each step."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from bot.store.errors import NewerDatabase
from bot.store.postgres import lease as ours
from bot.store.sqlite.opening import known_migrations, migrate
from bot.store.sqlite.worker import open_database
from tests.store.postgres.conftest import Opener

TYPES: Final = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
DEFAULTS: Final = {"X''": r"'\x'"}
"""How PostgreSQL writes what SQLite has as a default."""
ALONE: Final = {
    ("lease", "turn"),
    ("version", "version"),
    *(("lease", column) for column in ("first", "last", "of", "bot", "rules")),
    *(("shards", column) for column in ("shard", "holder", "begun_ms")),
    *(("letters", column) for column in ("id", "shard", "body", "taker", "deferred", "interrupted")),
}
"""What only PostgreSQL needs: the number of the last group; the version, which SQLite keeps in the file's head; what
processes that share a database know of each other.
"""
SHARED: Final = ("shards", "letters")
"""Tables of such processes alone."""

Columns = dict[tuple[str, str], tuple[str, bool, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with closing(open_database(path, create=True)) as connection:
        migrate(connection, path)
    return path


def columns_of(connection: sqlite3.Connection) -> Columns:
    """Type, whether it may be empty, and default of each column."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {
        (table, row[1]): (TYPES[row[2]], not (row[3] or row[5]), DEFAULTS.get(row[4], row[4] or ""))
        for (table,) in names.fetchall()
        for row in connection.execute(f'PRAGMA table_info("{table}")')
    }


async def columns_there(connection: asyncpg.Connection[asyncpg.Record]) -> Columns:
    rows = await connection.fetch(
        "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
        "WHERE table_schema = $1",
        ours.SCHEMA,
    )
    return {(row[0], row[1]): (row[2], row[3] == "YES", re.sub(r"::\w+$", "", row[4] or "")) for row in rows}


async def test_tables_and_columns_are_the_same(file: Path, address: str) -> None:
    connection = await asyncpg.connect(address)
    there = await columns_there(connection)
    await connection.close()
    with closing(open_database(file)) as lite:
        here = columns_of(lite)
    assert there.keys() - here.keys() == ALONE
    assert {key: value for key, value in there.items() if key not in ALONE} == here


async def test_keys_indexes_and_references_are_the_same(file: Path, address: str) -> None:
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = $1", ours.SCHEMA)
    references = await connection.fetch(
        "SELECT conrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND connamespace = $1::regnamespace",
        ours.SCHEMA,
    )
    await connection.close()
    there = {(table, tuple(re.findall(r"\w+", text[text.index("(") : text.index(")")]))) for table, text in rows}
    with closing(open_database(file)) as lite:
        tables = [row[0] for row in lite.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        here = {
            (table, tuple(column for (_, _, column) in lite.execute(f'PRAGMA index_info("{index[1]}")')))
            for table in tables
            for index in lite.execute(f'PRAGMA index_list("{table}")')
        }
        here |= {  # a whole number that is the key is no index in SQLite, but the row's own number
            (table, tuple(row[1] for row in lite.execute(f'PRAGMA table_info("{table}")') if row[5]))
            for table in tables
            if not table.startswith("sqlite_")
        }
        owned = [table for table in tables for _ in lite.execute(f'PRAGMA foreign_key_list("{table}")')]
    assert {pair for pair in here if pair[1]} == {pair for pair in there if pair[0] not in SHARED}
    assert sorted(owned) == sorted(row[0].rpartition(".")[2] for row in references)


def test_both_go_on_from_the_same_number() -> None:
    assert ours.known_migrations()[-1].version == known_migrations()[-1].version
    later = {step.version for step in known_migrations() if step.version > ours.FIRST}
    assert later == {step.version for step in ours.known_migrations() if step.version > ours.FIRST}


async def test_a_schema_of_a_newer_bot_is_left_alone(address: str, opened: Opener) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(f"UPDATE {ours.SCHEMA}.version SET version = 999")
    with pytest.raises(NewerDatabase, match="has version 999, but this bot knows versions up to"):
        await opened(address)
    assert await connection.fetchval(f"SELECT version FROM {ours.SCHEMA}.version") == 999
    await connection.close()


async def test_what_an_older_bot_may_have_put_before_the_referee_is_tried_once_more(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(f"SET search_path TO {ours.SCHEMA}")
    await connection.execute(f"DROP SCHEMA {ours.SCHEMA} CASCADE")
    await ours.migrate(connection, "here", up_to=26)
    for number, version in ((1, 1), (2, 6)):
        await connection.execute(
            'INSERT INTO tables ("id", "game", "guild", "parent", "host", "status", "version", "next_ask", '
            '"created_ms", "updated_ms", "seed", "options", "roster", "asleep") '
            f"VALUES ({number}, 'cosmic', 1, 2, 5, 'referee', {version}, 1, 2, 3, '4', ''::BYTEA, ''::BYTEA, 1)"
        )
    await ours.migrate(connection, "here")
    found = await connection.fetch('SELECT "status", "asleep" FROM tables ORDER BY "id"')
    await connection.close()
    assert [tuple(row) for row in found] == [("referee", 1), ("running", 0)]
