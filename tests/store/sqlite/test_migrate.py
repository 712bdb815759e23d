"""Every older database reaches the newest schema with its content; newer and foreign ones are left alone."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import NewerDatabase, StoreDamaged, StoreUnwritable
from bot.store.files import Migration
from bot.store.rows import DeadlineRow, PersonRow
from bot.store.sqlite import opening as module
from bot.store.sqlite.backup import check, restore
from bot.store.sqlite.opening import known_migrations, migrate, schema_version, statements
from bot.store.sqlite.worker import open_database
from bot.store.statements import persons, sending, tables, timing
from tests.store.conftest import Opener
from tests.store.samples import content_of, schema
from tests.store.sent import deadlines, outbox, reminders
from tests.store.sqlite.test_backup import dump

NEWEST = len(known_migrations())

CONTENT = {
    1: """
INSERT INTO tables VALUES (7, 'slap', 1, 2, 3, 4, 5, 'running', 1, 9, 10, 11, 'seed', '{}', '[{"user":42}]', NULL);
INSERT INTO tables VALUES (8, 'slap', 1, 2, 3, 4, 5, 'ended', 1, 9, 10, 11, 'seed', '{}', 'not json', x'77');
INSERT INTO saves VALUES (7, 2, x'01'), (8, 1, x'');
INSERT INTO desks VALUES (7, x'02'), (8, x'');
INSERT INTO decisions VALUES (7, 1, 0, NULL, 'deal', '1', 'echo', 1, 'd'), (7, 2, 0, 1, 'slap', '2', 'player', 1, 'e');
INSERT INTO notes VALUES (1, 7, 1, 'c1', 'good', 'A5', 6, 7);
INSERT INTO outbox VALUES ('c1', 7, 3, 'post', 'withdraw', 'flying', 100, 'x', 1, '{}');
INSERT INTO deadlines VALUES (7, 'idle', 500);
INSERT INTO preferences VALUES (42, 'dm', 'on');
""".replace("'{}'", "x'7B7D'")
    .replace("'1', 'echo'", "x'31', 'echo'")
    .replace("'2', 'player'", "x'32', 'player'")
    .replace("""'[{"user":42}]'""", """CAST('[{"user":42}]' AS BLOB)""")
    .replace("'not json'", "CAST('not json' AS BLOB)"),
    2: "INSERT INTO players VALUES (43, 8);",
    3: "UPDATE tables SET thread = 6 WHERE id = 8;",
    4: "INSERT INTO guilds VALUES (1, x'7B7D'); INSERT INTO refusals VALUES (3, 7, 50013, 12);",
    5: "UPDATE tables SET rematch_of = 8 WHERE id = 7;",
    6: "INSERT INTO people VALUES (42, 900, 50007, 13); INSERT INTO owed VALUES (7, 0, 42, 'an answer', 14);",
    7: "INSERT INTO reminders VALUES (7, 0, 42, 'an answer', 14, 3, 1); INSERT INTO unanswered VALUES (42, 2);",
    8: "INSERT INTO commands VALUES (5, 'digest');",
    9: "UPDATE outbox SET at_ms = 11 WHERE key = 'c1';",
    10: "INSERT INTO former_players VALUES (44, 7);",
    11: "UPDATE tables SET asleep = 1 WHERE id = 7;",
    12: "UPDATE tables SET version = 1 WHERE id = 7;",
    13: "",
    14: """
UPDATE tables SET "wanted" = 4 WHERE "id" = 7;
""",
    15: "INSERT INTO away VALUES (42, 7, 900, 'careful');",
    16: "INSERT INTO stories VALUES (8, 1, 11, x'5B305D', ' zombie ', x'', x'');",
    17: "INSERT INTO blocked VALUES (42, 43);",
    18: "UPDATE stories SET result = x'5B5D';",
    19: "INSERT INTO seasons VALUES (9, 'slap', 5, 900);",
    20: "INSERT INTO standings VALUES (1, 3); INSERT INTO ratings VALUES (1, 'slap', 3, 42, 25.5, 8.25, 1);",
    21: "INSERT INTO predictions VALUES (7, 3, 45, 1, 'offense', '');",
    22: "INSERT INTO followers VALUES (45, 7, 'day', 'de', 3, 11); INSERT INTO chapters VALUES (7, 3, x'5B5D');",
    23: """UPDATE owed SET "language" = 'de';""",
    24: "INSERT INTO ratings VALUES (1, 'slap', 3, 42, 25.5, 8.2, 1, 1); INSERT INTO powers VALUES (1, 'bully', 3, 2);",
    25: """
INSERT INTO tournaments VALUES (8, 1, 3, 1, x'7B7D'); INSERT INTO entrants VALUES (42, 8);
INSERT INTO meetings VALUES (7, 8, 1, 0);
""",
    26: "INSERT INTO seasons VALUES (9, '', 900, 990, 20, 'de', 1);",
    27: "",
    28: "",
    29: "UPDATE stories SET turns = 61, decided = 1; UPDATE former_players SET place = 1;",
    30: "INSERT INTO mail VALUES ('w45.7.4', 'digest', 7, 45, 0, x'7B7D', 11, 4);",
}
"""What a database of a version holds: the content of the versions before it, lifted, and this."""


def make(path: Path, version: int) -> None:
    """A database as the bot of that version would have left it."""
    with closing(open_database(path, create=True)) as connection:
        for step in range(1, version + 1):
            migrate(connection, path, up_to=step)
            connection.executescript(CONTENT[step])


def test_every_version_has_sample_content() -> None:
    assert sorted(CONTENT) == list(range(1, NEWEST + 1))
    assert NEWEST >= 2


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_an_older_database_is_lifted_with_all_it_holds(path: Path, opener: Opener, version: int) -> None:
    make(path, version)
    store = await opener()
    row = await store.read(tables.table(7))
    assert row is not None
    assert (row.snapshot, row.desk, row.next_ask, row.thread) == (b"\x01", b"\x02", 9, 3)
    assert [found.key for found in await store.read(tables.log(7))] == ["slap"]
    assert [found.key for found in await store.read(tables.history(7))] == ["deal", "slap"]
    assert [found.verdict for found in await store.read(tables.notes(7))] == ["good"]
    assert [found.message for found in await outbox(store)] == [100]
    assert await deadlines(store) == [DeadlineRow(7, "idle", 500)]
    assert await store.read(persons.preference(42, "dm")) == "on"
    assert [head.id for head in await store.read(tables.tables_of(42))] == [7]
    assert await store.read(tables.table_in(6 if version >= 3 else 3)) == 8
    assert await store.read(sending.settings(1)) == (b"{}" if version >= 4 else None)
    assert [found.code for found in await store.read(sending.refusals(7))] == ([50013] if version >= 4 else [])
    assert await store.read(tables.rematch_of(8)) == (7 if version >= 5 else None)
    assert [row.restart for row in await store.read(sending.outbox(7))] == ["withdraw"]
    assert await store.read(persons.people([42])) == ({42: PersonRow(42, 900, 50007, 13)} if version >= 6 else {})
    assert [head.asleep for head in await store.read(tables.heads(["running"]))] == [1 if version >= 11 else 0]
    assert await store.read(sending.commands_digest(5)) == ("digest" if version >= 8 else None)
    assert [row.what for row in await store.read(timing.owed(42))] == (["an answer"] if version >= 6 else [])
    assert [row.sent for row in await reminders(store)] == ([1] if version >= 7 else [])
    assert await store.read(timing.unanswered()) == ({42: 2} if version >= 7 else {})
    assert [row.at_ms for row in await store.read(sending.outbox(7))] == [11 if version >= 9 else 10]


async def test_what_an_older_bot_may_have_put_before_the_referee_is_tried_once_more(path: Path, opener: Opener) -> None:
    make(path, 26)
    with closing(open_database(path)) as connection:
        connection.execute('UPDATE tables SET "status" = \'referee\', "version" = 6 WHERE "id" = 7')
        connection.execute('UPDATE tables SET "status" = \'referee\' WHERE "id" = 8')
        connection.commit()
    heads = await (await opener()).read(tables.heads(("running", "referee")))
    assert [(head.id, head.status, head.asleep) for head in heads] == [(7, "running", 0), (8, "referee", 0)]


@pytest.mark.parametrize("version", range(NEWEST + 1))
def test_an_upgraded_schema_equals_a_new_one(tmp_path: Path, version: int) -> None:
    make(tmp_path / "old.db", version)
    with (
        closing(open_database(tmp_path / "old.db", create=True)) as old,
        closing(open_database(tmp_path / "new.db", create=True)) as new,
    ):
        assert migrate(old, tmp_path / "old.db") == migrate(new, tmp_path / "new.db") == NEWEST
        assert schema(old) == schema(new)
        assert old.execute("PRAGMA foreign_key_check").fetchall() == []


def test_each_migration_says_what_it_revises_when_and_why() -> None:
    for step in known_migrations():
        lines = step.sql.splitlines()
        before = f"V{step.version - 1}" if step.version > 1 else "nothing"
        assert lines[0] == f"-- Revises: {before}"
        assert lines[1].startswith("-- Date: 20")
        assert lines[2].startswith("-- Reason: ")


def test_a_failing_step_leaves_the_version_before_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(path, NEWEST)
    bad = Migration(NEWEST + 1, "bad", "CREATE TABLE half (x INTEGER);\nINSERT INTO nowhere VALUES (1);\n")
    steps = [*known_migrations(), bad]
    monkeypatch.setattr(module, "known_migrations", lambda: steps)
    with closing(open_database(path)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrate(connection, path)
        assert schema_version(connection, path) == NEWEST
        assert "half" not in schema(connection)


async def test_a_newer_database_is_refused_and_left_as_it_is(path: Path, opener: Opener) -> None:
    make(path, NEWEST)
    with closing(open_database(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = content_of(path)
    with pytest.raises(NewerDatabase, match=rf"has version 99, but this bot knows versions up to {NEWEST} only"):
        await opener()
    assert content_of(path) == content


async def test_a_database_of_another_program_is_refused_and_left_as_it_is(path: Path, opener: Opener) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    content = content_of(path)
    with pytest.raises(StoreDamaged, match="another program"):
        await opener()
    assert content_of(path) == content


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("A;\nB;\n", ["A;", "B;"]),
        ("-- why; because\nA\n ';' ;\n", ["-- why; because\nA\n ';' ;"]),
        ("A;\n-- the end\n", ["A;"]),
    ],
)
def test_scripts_are_split_at_the_ends_of_statements(script: str, expected: list[str]) -> None:
    assert list(statements(script)) == expected


def test_a_forgotten_semicolon_is_noticed() -> None:
    with pytest.raises(ValueError, match="semicolon"):
        list(statements("A;\nB\n"))


async def test_before_an_upgrade_the_database_is_copied_and_both_are_told(
    path: Path, opener: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    make(path, 6)
    before = dump(path)
    caplog.set_level(logging.INFO)
    await (await opener()).close()
    copy = path.parent / "backups" / "before-v7.sqlite3"
    assert dump(copy) == before
    report = check(copy)
    assert (report.version, report.problems) == (6, [])
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == f"the database was upgraded from version 6 to {NEWEST}; before that, it was copied to {copy}"
    caplog.clear()
    await (await opener()).close()
    assert caplog.records == []
    restore(copy, path)
    assert dump(path) == before


async def test_without_a_copy_there_is_no_upgrade(path: Path, opener: Opener) -> None:
    make(path, 6)
    (path.parent / "backups").touch()
    with pytest.raises(StoreUnwritable):
        await opener()
    with closing(open_database(path)) as connection:
        assert schema_version(connection, path) == 6


async def test_a_new_database_needs_no_copy(path: Path, opener: Opener) -> None:
    await (await opener()).close()
    assert not (path.parent / "backups").exists()
