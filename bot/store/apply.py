"""The SQL that changes tables. Plain functions of a connection that is inside a transaction; none of them commits."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

import msgspec

from bot.store.errors import BatchRefused
from bot.store.rows import Batch, DecisionRow, NoteRow, OutboxRow, OwedRow, PersonRow, RefusalRow, TableRow

KEPT = 50
"""Finished outbox rows kept per table, kind and state: enough to know our recent messages by their keys."""

_FREE_FIELDS = frozenset({"thread", "lobby_message", "parent", "host", "options", "roster", "seed", "version"})
_LIGHT = tuple(name for name in TableRow.__struct_fields__ if name not in ("id", "snapshot", "desk"))


def _insert(table: str, columns: Sequence[str]) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    return f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"


def upsert(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Insert a row, or give the other columns of the one with this key new values."""
    found = ", ".join(f'"{name}"' for name in key)
    values = ", ".join(f'"{name}" = excluded."{name}"' for name in columns if name not in key)
    return f"{_insert(table, columns)} ON CONFLICT ({found}) DO UPDATE SET {values}"


_INSERT_TABLE = _insert("tables", _LIGHT)
_INSERT_DECISION = _insert("decisions", ("table", *DecisionRow.__struct_fields__))
_INSERT_NOTE = _insert("notes", ("table", *NoteRow.__struct_fields__))
_UPSERT_OUTBOX = upsert("outbox", OutboxRow.__struct_fields__, ("key", "kind", "table"))
_UPSERT_DESK = upsert("desks", ("table", "desk"), ("table",))
_UPSERT_SAVE = upsert("saves", ("table", "phase", "snapshot"), ("table",))
_UPSERT_DEADLINE = upsert("deadlines", ("table", "name", "due_ms"), ("table", "name"))
_UPSERT_PREFERENCE = upsert("preferences", ("user", "name", "value"), ("user", "name"))
_UPSERT_REFUSAL = upsert("refusals", RefusalRow.__struct_fields__, ("channel",))
_UPSERT_PERSON = upsert("people", PersonRow.__struct_fields__, ("user",))
_UPSERT_OWED = upsert("owed", ("table", *OwedRow.__struct_fields__), ("table", "seat"))
_UPSERT_SETTINGS = upsert("guilds", ("guild", "settings"), ("guild",))
_UPSERT_COMMANDS = upsert("commands", ("application", "digest"), ("application",))
_OVER = ("ended", "stopped", "broken")
_ENDED = ("ended", "stopped")
"""No game goes on from these; a broken one does once it has another thread."""
_FINISHED = ("done", "failed")
"""States of an outbox row whose words nobody needs any more: Discord has them, or has refused them."""
_PRUNE = (
    'DELETE FROM outbox WHERE "table" = ? AND "state" = ? AND "kind" = ? AND "order" <= '
    '(SELECT "order" FROM outbox WHERE "table" = ? AND "state" = ? AND "kind" = ? '
    'ORDER BY "order" DESC LIMIT 1 OFFSET ?)'
)
_NOTE_FORMER = (
    'INSERT OR IGNORE INTO former_players ("user", "table") SELECT "user", "table" FROM players WHERE "table" = ? '
    'AND EXISTS (SELECT 1 FROM tables WHERE "id" = players."table" '
    "AND \"status\" NOT IN ('lobby', 'ended', 'stopped'))"
)
_DROP_SENT = (
    'DELETE FROM outbox WHERE "table" = ? '
    "AND EXISTS (SELECT 1 FROM tables WHERE \"id\" = ? AND \"status\" IN ('ended', 'stopped')) "
    "AND NOT EXISTS (SELECT 1 FROM outbox WHERE \"table\" = ? AND \"state\" IN ('waiting', 'flying'))"
)
_SEAT_PLAYERS = (
    'INSERT INTO players ("user", "table") '
    "SELECT DISTINCT member.value, ? FROM json_tree(CAST(? AS TEXT)) AS member "
    "WHERE member.\"key\" = 'user' AND member.\"type\" = 'integer'"
)


def insert_table(connection: sqlite3.Connection, row: TableRow, due: Mapping[str, int], now_ms: int) -> int:
    """Add a table with its first deadlines and return its id; ``row.id`` is not read, missing times are filled in."""
    row = msgspec.structs.replace(row, created_ms=row.created_ms or now_ms, updated_ms=row.updated_ms or now_ms)
    cursor = connection.execute(_INSERT_TABLE, [getattr(row, name) for name in _LIGHT])
    number = cursor.lastrowid
    if number is None:
        raise BatchRefused("the new table got no number")
    connection.execute(_UPSERT_SAVE, (number, 0, row.snapshot))
    connection.execute(_UPSERT_DESK, (number, row.desk))
    connection.executemany(_UPSERT_DEADLINE, [(number, name, moment) for name, moment in due.items()])
    seat_players(connection, number, row.roster)
    return number


def apply_batch(connection: sqlite3.Connection, batch: Batch, now_ms: int) -> None:
    """Carry out a batch in the order its docstring names. Raises ``BatchRefused`` or an SQLite error part way."""
    _apply_columns(connection, batch, now_ms)
    if batch.dropped_from is not None:
        connection.execute(
            'DELETE FROM decisions WHERE "table" = ? AND ("phase", "seq") >= (?, ?)', (batch.table, *batch.dropped_from)
        )
    connection.executemany(_INSERT_DECISION, [(batch.table, *msgspec.structs.astuple(row)) for row in batch.decisions])
    if batch.snapshot is not None:
        phase = batch.snapshot_phase
        if phase is None:
            last = connection.execute('SELECT max("phase") FROM decisions WHERE "table" = ?', (batch.table,))
            phase = (last.fetchone()[0] or 0) + 1
        connection.execute(_UPSERT_SAVE, (batch.table, phase, batch.snapshot))
    if batch.desk is not None:
        connection.execute(_UPSERT_DESK, (batch.table, batch.desk))
    connection.executemany(_INSERT_NOTE, [(batch.table, *msgspec.structs.astuple(row)) for row in batch.notes])
    _apply_outbox(connection, batch)
    _apply_deadlines(connection, batch)
    connection.executemany(_UPSERT_REFUSAL, [msgspec.structs.astuple(row) for row in batch.refused])
    connection.executemany('DELETE FROM refusals WHERE "channel" = ?', [(channel,) for channel in batch.delivered])
    _apply_owed(connection, batch)
    _forget_what_is_over(connection, batch)


def set_settings(connection: sqlite3.Connection, guild: int, settings: bytes | None) -> None:
    """Keep what the admins of a server have set, or forget it (None)."""
    if settings is None:
        connection.execute('DELETE FROM guilds WHERE "guild" = ?', (guild,))
    else:
        connection.execute(_UPSERT_SETTINGS, (guild, settings))


def set_person(connection: sqlite3.Connection, row: PersonRow) -> None:
    """Remember where a person gets direct messages."""
    connection.execute(_UPSERT_PERSON, msgspec.structs.astuple(row))


def set_preference(connection: sqlite3.Connection, user: int, name: str, value: str | None) -> None:
    """Keep a person's preference, or forget it (None)."""
    if value is None:
        connection.execute('DELETE FROM preferences WHERE "user" = ? AND "name" = ?', (user, name))
    else:
        connection.execute(_UPSERT_PREFERENCE, (user, name, value))


def set_commands_digest(connection: sqlite3.Connection, application: int, digest: str) -> None:
    """Keep the digest of the slash commands that Discord took."""
    connection.execute(_UPSERT_COMMANDS, (application, digest))


def _apply_columns(connection: sqlite3.Connection, batch: Batch, now_ms: int) -> None:
    unknown = batch.fields.keys() - _FREE_FIELDS
    if unknown:
        raise BatchRefused(f"no column {', '.join(sorted(unknown))} may be set")
    values: dict[str, int | bytes | str | None] = {"updated_ms": now_ms, "asleep": batch.asleep, **batch.fields}
    if batch.status is not None:
        values["status"] = batch.status
    sets = [f'"{name}" = ?' for name in values]
    parameters = list(values.values())
    if batch.next_ask is not None:
        sets.append('"next_ask" = max("next_ask", ?)')
        parameters.append(batch.next_ask)
    sql = f'UPDATE tables SET {", ".join(sets)} WHERE "id" = ?'
    if connection.execute(sql, (*parameters, batch.table)).rowcount != 1:
        raise BatchRefused(f"there is no table {batch.table}")
    roster = batch.fields.get("roster")
    if isinstance(roster, bytes):
        seat_players(connection, batch.table, roster)


def seat_players(connection: sqlite3.Connection, table: int, roster: bytes) -> None:
    """Note who sits at a table, for "which tables is this person at". Raises ``BatchRefused`` if it is not JSON.

    Whoever no longer sits at a game under way is noted as well: its story still names them.
    """
    connection.execute(_NOTE_FORMER, (table,))
    connection.execute('DELETE FROM players WHERE "table" = ?', (table,))
    if connection.execute("SELECT json_valid(CAST(? AS TEXT))", (roster,)).fetchone()[0] != 1:
        raise BatchRefused("the roster is not JSON")
    connection.execute(_SEAT_PLAYERS, (table, roster))
    sql = 'DELETE FROM former_players WHERE "table" = ? AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)'
    connection.execute(sql, (table, table))


def _apply_outbox(connection: sqlite3.Connection, batch: Batch) -> None:
    finished: set[tuple[str, str]] = set()
    for row in batch.outbox:
        if row.table != batch.table:
            raise BatchRefused(f"outbox row {row.key} belongs to table {row.table}, not {batch.table}")
        connection.execute(_UPSERT_OUTBOX, msgspec.structs.astuple(row))
        finished.add((row.state, row.kind))
    for key, kind, state, message in batch.outbox_state:
        connection.execute(
            'UPDATE outbox SET "state" = ?, "message" = coalesce(?, "message"), '
            '"body" = CASE WHEN ? THEN x\'\' ELSE "body" END WHERE "key" = ? AND "kind" = ? AND "table" = ?',
            (state, message, state in _FINISHED, key, kind, batch.table),
        )
        finished.add((state, kind))
    for last_state, of_kind in finished:
        if last_state in _FINISHED:
            slot = (batch.table, last_state, of_kind)
            connection.execute(_PRUNE, (*slot, *slot, KEPT))


def _apply_deadlines(connection: sqlite3.Connection, batch: Batch) -> None:
    connection.executemany(
        'DELETE FROM deadlines WHERE "table" = ? AND "name" = ?', [(batch.table, name) for name in batch.cleared]
    )
    for row in batch.deadlines:
        if row.table != batch.table:
            raise BatchRefused(f"deadline {row.name} belongs to table {row.table}, not {batch.table}")
        connection.execute(_UPSERT_DEADLINE, (row.table, row.name, row.due_ms))


def _apply_owed(connection: sqlite3.Connection, batch: Batch) -> None:
    for row in batch.owed:
        if row.what:
            connection.execute(_UPSERT_OWED, (batch.table, *msgspec.structs.astuple(row)))
        else:
            connection.execute('DELETE FROM owed WHERE "table" = ? AND "seat" = ?', (batch.table, row.seat))
    for seat, user in batch.owed_by.items():
        if user:
            sql = 'UPDATE owed SET "user" = ? WHERE "table" = ? AND "seat" = ?'
            connection.execute(sql, (user, batch.table, seat))
        else:
            connection.execute('DELETE FROM owed WHERE "table" = ? AND "seat" = ?', (batch.table, seat))
    if batch.status in _OVER:
        connection.execute('DELETE FROM owed WHERE "table" = ?', (batch.table,))


def _forget_what_is_over(connection: sqlite3.Connection, batch: Batch) -> None:
    """A game that has ended is its seats, options, seed and decisions: its desk goes, and its messages once
    all of them are out.
    """
    if batch.status in _ENDED:
        connection.execute('UPDATE desks SET "desk" = x\'\' WHERE "table" = ?', (batch.table,))
        connection.execute('DELETE FROM former_players WHERE "table" = ?', (batch.table,))
    if batch.status in _ENDED or batch.outbox_state:
        connection.execute(_DROP_SENT, (batch.table, batch.table, batch.table))
