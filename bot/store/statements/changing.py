"""The SQL that changes tables. Scripts to be carried out inside a transaction; none of them commits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.store.errors import BatchRefused
from bot.store.rows import (
    AwayRow,
    Batch,
    DecisionRow,
    NoteRow,
    OutboxRow,
    OwedRow,
    PersonRow,
    RefusalRow,
    StoryRow,
    TableRow,
)
from bot.store.statements import following, watching
from bot.store.statements.people import users
from bot.store.statements.script import Script, change, find, find_one, repeat, tell

KEPT = 50
"""Finished outbox rows kept per table, kind and state: enough to know our recent messages by their keys."""

_FREE_FIELDS = frozenset(
    {"thread", "lobby_message", "parent", "host", "options", "roster", "seed", "version", "wanted"}
)
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
_UPSERT_AWAY = upsert("away", AwayRow.__struct_fields__, ("user", "table"))
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
    'INSERT INTO former_players ("user", "table") SELECT "user", "table" FROM players WHERE "table" = ? '
    'AND EXISTS (SELECT 1 FROM tables WHERE "id" = players."table" '
    "AND \"status\" NOT IN ('lobby', 'ended', 'stopped')) ON CONFLICT DO NOTHING"
)
_DROP_SENT = (
    'DELETE FROM outbox WHERE "table" = ? '
    "AND EXISTS (SELECT 1 FROM tables WHERE \"id\" = ? AND \"status\" IN ('ended', 'stopped')) "
    "AND NOT EXISTS (SELECT 1 FROM outbox WHERE \"table\" = ? AND \"state\" IN ('waiting', 'flying'))"
)
_DROP_AWAY = 'DELETE FROM away WHERE "table" = ? AND "user" NOT IN (SELECT "user" FROM players WHERE "table" = ?)'
_SEAT_PLAYER = _insert("players", ("user", "table"))
_SET_STATE = (
    'UPDATE outbox SET "state" = ?, "message" = coalesce(?, "message") WHERE "key" = ? AND "kind" = ? AND "table" = ?'
)
_DROP_POST = 'DELETE FROM outbox WHERE "key" = ? AND "kind" = \'post\' AND "table" = ?'
_EMPTY_BODY = 'UPDATE outbox SET "body" = ? WHERE "key" = ? AND "kind" = ? AND "table" = ?'


def insert_table(row: TableRow, due: Mapping[str, int], now_ms: int) -> Script[int]:
    """Add a table with its first deadlines and return its id; ``row.id`` is not read, missing times are filled in."""
    row = msgspec.structs.replace(row, created_ms=row.created_ms or now_ms, updated_ms=row.updated_ms or now_ms)
    (found,) = yield from find_one(f'{_INSERT_TABLE} RETURNING "id"', [getattr(row, name) for name in _LIGHT])
    number = int(found)
    yield from tell(_UPSERT_SAVE, (number, 0, row.snapshot))
    yield from tell(_UPSERT_DESK, (number, row.desk))
    yield from repeat(_UPSERT_DEADLINE, [(number, name, moment) for name, moment in due.items()])
    yield from seat_players(number, row.roster)
    return number


def say_first(number: int, said: OutboxRow, now_ms: int) -> Script[None]:
    """Keep the first message of a new table, whose number stands for the ``{}`` of its key."""
    row = msgspec.structs.replace(said, table=number, key=said.key.format(number))
    yield from apply_batch(Batch(number, outbox=[row]), now_ms)


def apply_batch(batch: Batch, now_ms: int) -> Script[None]:
    """Carry out a batch in the order its docstring names. Raises ``BatchRefused`` or an SQLite error part way."""
    yield from _apply_columns(batch, now_ms)
    if batch.dropped_from is not None:
        yield from tell(
            'DELETE FROM decisions WHERE "table" = ? AND ("phase", "seq") >= (?, ?)', (batch.table, *batch.dropped_from)
        )
    yield from repeat(_INSERT_DECISION, [(batch.table, *msgspec.structs.astuple(row)) for row in batch.decisions])
    if batch.snapshot is not None:
        phase = batch.snapshot_phase
        if phase is None:
            (last,) = yield from find_one('SELECT max("phase") FROM decisions WHERE "table" = ?', (batch.table,))
            phase = (last or 0) + 1
        yield from tell(_UPSERT_SAVE, (batch.table, phase, batch.snapshot))
    if batch.desk is not None:
        yield from tell(_UPSERT_DESK, (batch.table, batch.desk))
    yield from repeat(_INSERT_NOTE, [(batch.table, *msgspec.structs.astuple(row)) for row in batch.notes])
    yield from _apply_outbox(batch)
    yield from _apply_deadlines(batch)
    yield from repeat(_UPSERT_REFUSAL, [msgspec.structs.astuple(row) for row in batch.refused])
    yield from repeat('DELETE FROM refusals WHERE "channel" = ?', [(channel,) for channel in batch.delivered])
    yield from _apply_owed(batch)
    away = 'DELETE FROM away WHERE "user" = ? AND "table" = ?'
    yield from repeat(away, [(user, batch.table) for user in batch.returned])
    for row in batch.away:
        yield from keep_away(row)
    yield from watching.predict(batch.table, batch.predicted)
    yield from watching.decide(batch.table, batch.decided)
    yield from following.keep(batch.table, batch.decided)
    yield from following.follow(batch.table, batch.followed, now_ms)
    if batch.story is not None:
        yield from tell_story(batch.story)
    yield from _forget_what_is_over(batch)


def keep_away(row: AwayRow) -> Script[bool]:
    """Keep that somebody is away, if they sit at that table; returns whether they do."""
    seated = yield from find('SELECT 1 FROM players WHERE "user" = ? AND "table" = ?', (row.user, row.table))
    if seated:
        yield from tell(_UPSERT_AWAY, msgspec.structs.astuple(row))
    return bool(seated)


def tell_story(row: StoryRow) -> Script[None]:
    """Keep the story of a table, once; an older one gets the result that it lacks.

    Its log is left out where somebody who has left is named in it.
    """
    left = yield from find('SELECT 1 FROM former_players WHERE "table" = ? LIMIT 1', (row.table,))
    yield from tell(
        'INSERT INTO stories ("table", "guild", "ended_ms", "winners", "things", "poster", "log", "result") '
        'SELECT "id", "guild", "updated_ms", ?, ?, ?, ?, ? FROM tables WHERE "id" = ? ON CONFLICT ("table") '
        'DO UPDATE SET "result" = excluded."result" WHERE length(stories."result") = 0',
        (row.winners, row.things, row.poster, b"" if left else row.log, row.result, row.table),
    )


def set_settings(guild: int, settings: bytes | None) -> Script[None]:
    """Keep what the admins of a server have set, or forget it (None)."""
    if settings is None:
        yield from tell('DELETE FROM guilds WHERE "guild" = ?', (guild,))
    else:
        yield from tell(_UPSERT_SETTINGS, (guild, settings))


def set_person(row: PersonRow) -> Script[None]:
    """Remember where a person gets direct messages."""
    yield from tell(_UPSERT_PERSON, msgspec.structs.astuple(row))


def set_preference(user: int, name: str, value: str | None) -> Script[None]:
    """Keep a person's preference, or forget it (None)."""
    if value is None:
        yield from tell('DELETE FROM preferences WHERE "user" = ? AND "name" = ?', (user, name))
    else:
        yield from tell(_UPSERT_PREFERENCE, (user, name, value))


def set_commands_digest(application: int, digest: str) -> Script[None]:
    """Keep the digest of the slash commands that Discord took."""
    yield from tell(_UPSERT_COMMANDS, (application, digest))


def _apply_columns(batch: Batch, now_ms: int) -> Script[None]:
    unknown = batch.fields.keys() - _FREE_FIELDS
    if unknown:
        raise BatchRefused(f"no column {', '.join(sorted(unknown))} may be set")
    values: dict[str, int | bytes | str | None] = {"updated_ms": now_ms, "asleep": batch.asleep, **batch.fields}
    if batch.status is not None:
        values["status"] = batch.status
    sets = [f'"{name}" = ?' for name in values]
    parameters = list(values.values())
    if batch.next_ask is not None:
        sets.append('"next_ask" = CASE WHEN "next_ask" > ? THEN "next_ask" ELSE ? END')
        parameters += [batch.next_ask, batch.next_ask]
    sql = f'UPDATE tables SET {", ".join(sets)} WHERE "id" = ?'
    if (yield from change(sql, (*parameters, batch.table))) != 1:
        raise BatchRefused(f"there is no table {batch.table}")
    roster = batch.fields.get("roster")
    if isinstance(roster, bytes):
        yield from seat_players(batch.table, roster)


def seat_players(table: int, roster: bytes) -> Script[None]:
    """Note who sits at a table, for "which tables is this person at". Raises ``BatchRefused`` if it is not JSON.

    Whoever no longer sits at a game under way is noted as well: its story still names them.
    """
    yield from tell(_NOTE_FORMER, (table,))
    yield from tell('DELETE FROM players WHERE "table" = ?', (table,))
    try:
        seated = sorted(set(users(msgspec.json.decode(roster))))
    except msgspec.DecodeError:
        raise BatchRefused("the roster is not JSON") from None
    yield from repeat(_SEAT_PLAYER, [(user, table) for user in seated])
    yield from tell(_DROP_AWAY, (table, table))
    yield from watching.drop_open(table)
    yield from following.drop_players(table)
    sql = 'DELETE FROM former_players WHERE "table" = ? AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)'
    yield from tell(sql, (table, table))


def _apply_outbox(batch: Batch) -> Script[None]:
    finished: set[tuple[str, str]] = set()
    for row in batch.outbox:
        if row.table != batch.table:
            raise BatchRefused(f"outbox row {row.key} belongs to table {row.table}, not {batch.table}")
        yield from tell(_UPSERT_OUTBOX, msgspec.structs.astuple(row))
        finished.add((row.state, row.kind))
    for key, kind, state, message in batch.outbox_state:
        yield from tell(_SET_STATE, (state, message, key, kind, batch.table))
        if state in _FINISHED:
            yield from tell(_EMPTY_BODY, (b"", key, kind, batch.table))
        if (kind, state) == ("erase", "done"):  # a message that is gone takes no room of those that stand
            yield from tell(_DROP_POST, (key, batch.table))
        finished.add((state, kind))
    for last_state, of_kind in finished:
        if last_state in _FINISHED:
            slot = (batch.table, last_state, of_kind)
            yield from tell(_PRUNE, (*slot, *slot, KEPT))


def _apply_deadlines(batch: Batch) -> Script[None]:
    yield from repeat(
        'DELETE FROM deadlines WHERE "table" = ? AND "name" = ?', [(batch.table, name) for name in batch.cleared]
    )
    for row in batch.deadlines:
        if row.table != batch.table:
            raise BatchRefused(f"deadline {row.name} belongs to table {row.table}, not {batch.table}")
        yield from tell(_UPSERT_DEADLINE, (row.table, row.name, row.due_ms))


def _apply_owed(batch: Batch) -> Script[None]:
    for row in batch.owed:
        if row.what:
            yield from tell(_UPSERT_OWED, (batch.table, *msgspec.structs.astuple(row)))
        else:
            yield from tell('DELETE FROM owed WHERE "table" = ? AND "seat" = ?', (batch.table, row.seat))
    for seat, user in batch.owed_by.items():
        if user:
            sql = 'UPDATE owed SET "user" = ? WHERE "table" = ? AND "seat" = ?'
            yield from tell(sql, (user, batch.table, seat))
        else:
            yield from tell('DELETE FROM owed WHERE "table" = ? AND "seat" = ?', (batch.table, seat))
    if batch.status in _OVER:
        yield from tell('DELETE FROM owed WHERE "table" = ?', (batch.table,))


def _forget_what_is_over(batch: Batch) -> Script[None]:
    """A game that has ended is its seats, options, seed and decisions: its desk goes, and its messages once
    all of them are out.
    """
    if batch.status in _ENDED:
        yield from tell('UPDATE desks SET "desk" = ? WHERE "table" = ?', (b"", batch.table))
        yield from tell('DELETE FROM former_players WHERE "table" = ?', (batch.table,))
        yield from tell('DELETE FROM away WHERE "table" = ?', (batch.table,))
        yield from following.drop_chapters(batch.table)
    if batch.status in _ENDED or batch.outbox_state:
        yield from tell(_DROP_SENT, (batch.table, batch.table, batch.table))
