"""The SQL that changes tables."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import astuple

from bot.store.errors import BatchRefused
from bot.store.rows import FINISHED, Batch, DeadlineRow, DecisionRow, NoteRow, OutboxRow, TableRow
from bot.store.statements import following, persons, rating_rows, sending, timing
from bot.store.statements.moving import seal
from bot.store.statements.persons import users, without_person
from bot.store.statements.script import (
    Script,
    Steps,
    change,
    erase,
    find,
    find_one,
    insert,
    now,
    numbers,
    repeat,
    script,
    tell,
    upsert,
)

_FREE_FIELDS = frozenset(
    {"thread", "lobby_message", "parent", "host", "options", "roster", "seed", "version", "wanted"}
)
_LIGHT = tuple(name for name in TableRow.__struct_fields__ if name not in ("id", "snapshot", "desk"))
_INSERT_TABLE = insert("tables", _LIGHT)
_INSERT_DECISION = insert("decisions", ("table", *DecisionRow.__struct_fields__, "seal"))
_INSERT_NOTE = insert("notes", ("table", *NoteRow.__struct_fields__))
_UPSERT_DESK = upsert("desks", ("table", "desk", "seal"), ("table",))
_UPSERT_SAVE = upsert("saves", ("table", "phase", "snapshot", "seal"), ("table",))
_OVER = ("ended", "stopped", "broken")
LEAVER = "forget:"
"""Begins the preference (table number follows) of a person to be forgotten once the game is over."""
EVER_SEATED = '(SELECT "user" FROM players WHERE "table" = ? UNION SELECT "user" FROM former_players WHERE "table" = ?)'
"""People who sit at a table, or have since its game began."""
_NOTE_FORMER = (
    'INSERT INTO former_players ("user", "table") SELECT "user", "table" FROM players WHERE "table" = ? '
    'AND EXISTS (SELECT 1 FROM tables WHERE "id" = players."table" '
    "AND \"status\" NOT IN ('lobby', 'ended', 'stopped')) ON CONFLICT DO NOTHING"
)
_GAVE = 'UPDATE former_players SET "place" = ? WHERE "user" = ? AND "table" = ?'
_SEAT_PLAYER = insert("players", ("user", "table"))


def _sealed(*values: Any) -> tuple[Any, ...]:
    return (*values, seal(*values))


@script
def create_table(row: TableRow, due: Mapping[str, int] = MappingProxyType({})) -> Steps[int]:
    """Add a table with its first deadlines and return its id; ``row.id`` is not read, missing times are filled in."""
    now_ms = yield from now()
    row = msgspec.structs.replace(row, created_ms=row.created_ms or now_ms, updated_ms=row.updated_ms or now_ms)
    (number,) = yield from find_one(f'{_INSERT_TABLE} RETURNING "id"', [getattr(row, name) for name in _LIGHT])
    yield from tell(_UPSERT_SAVE, _sealed(number, 0, row.snapshot))
    yield from tell(_UPSERT_DESK, _sealed(number, row.desk))
    yield from timing.set_deadlines(number, [DeadlineRow(number, name, moment) for name, moment in due.items()])
    yield from seat_players(number, row.roster)
    return int(number)


def say_first(number: int, said: OutboxRow) -> Steps[None]:
    """Keep the first message of a new table, whose number replaces ``{}`` in its key."""
    yield from commit(Batch(number, outbox=[msgspec.structs.replace(said, table=number, key=said.key.format(number))]))


def commit(batch: Batch) -> Script[None]:
    """Carry out a batch in the order its docstring names. Raises ``BatchRefused``, perhaps part way."""
    return Script(_apply, (batch,), table=batch.table)


def _apply(batch: Batch) -> Steps[None]:
    now_ms = yield from now()
    yield from _apply_columns(batch, now_ms)
    if batch.dropped_from is not None:
        sql = 'DELETE FROM decisions WHERE "table" = ? AND ("phase", "seq") >= (?, ?)'
        yield from tell(sql, (batch.table, *batch.dropped_from))
    yield from repeat(_INSERT_DECISION, [_sealed(batch.table, *astuple(row)) for row in batch.decisions])
    if batch.snapshot is not None:
        phase = batch.snapshot_phase
        if phase is None:
            (last,) = yield from find_one('SELECT max("phase") FROM decisions WHERE "table" = ?', (batch.table,))
            phase = (last or 0) + 1
        yield from tell(_UPSERT_SAVE, _sealed(batch.table, phase, batch.snapshot))
    if batch.desk is not None:
        yield from tell(_UPSERT_DESK, _sealed(batch.table, batch.desk))
    yield from repeat(_INSERT_NOTE, [(batch.table, *astuple(row)) for row in batch.notes])
    yield from sending.keep(batch)
    yield from timing.set_deadlines(batch.table, batch.deadlines, batch.cleared)
    yield from sending.keep_refusals(batch.refused, batch.delivered)
    yield from timing.ask(batch.table, batch.owed, batch.owed_by)
    if batch.status in _OVER:
        yield from timing.drop(batch.table)
    yield from persons.drop(batch.table, batch.returned)
    for row in batch.away:
        yield from persons.keep_away(row)
    yield from following.predict(batch.table, batch.predicted)
    yield from following.decide(batch.table, batch.decided)
    yield from following.keep(batch.table, batch.decided)
    yield from following.follow(batch.table, batch.followed, now_ms)
    if batch.story is not None:
        yield from rating_rows.tell_story(batch.story)
    yield from _forget_what_is_over(batch)


def _apply_columns(batch: Batch, now_ms: int) -> Steps[None]:
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
    if (yield from change(f'UPDATE tables SET {", ".join(sets)} WHERE "id" = ?', (*parameters, batch.table))) != 1:
        raise BatchRefused(f"there is no table {batch.table}")
    roster = batch.fields.get("roster")
    if isinstance(roster, bytes):
        yield from seat_players(batch.table, roster)
    yield from repeat(_GAVE, [(place, user, batch.table) for user, place in batch.given])


def seat_players(table: int, roster: bytes) -> Steps[None]:
    """Note who sits at a table, and who no longer does. Raises ``BatchRefused`` if it is not JSON."""
    yield from tell(_NOTE_FORMER, (table,))
    known = yield from numbers('SELECT "user" FROM players WHERE "table" = ?', (table,))
    yield from tell('DELETE FROM players WHERE "table" = ?', (table,))
    try:
        seated = sorted(set(users(msgspec.json.decode(roster))))
    except msgspec.DecodeError:
        raise BatchRefused("the roster is not JSON") from None
    yield from repeat(_SEAT_PLAYER, [(user, table) for user in seated])
    yield from persons.sit_down(table, [user for user in seated if user not in known])
    yield from persons.drop_gone(table)
    yield from following.drop_open(table)
    yield from following.drop_players(table)
    sql = 'DELETE FROM former_players WHERE "table" = ? AND "place" IS NULL AND "user" IN '
    yield from tell(f'{sql}(SELECT "user" FROM players WHERE "table" = ?)', (table, table))


def _name_givers(table: int) -> Steps[None]:
    """Name people who have given a place away in the roster of a game that is over: it counts for them."""
    gave = yield from find('SELECT "user", "place" FROM former_players WHERE "table" = ? AND "place" >= 0', (table,))
    if not gave:
        return
    (roster,) = yield from find_one('SELECT "roster" FROM tables WHERE "id" = ?', (table,))
    places = msgspec.json.decode(roster, type=list[dict[str, Any]])
    for user, place in gave:
        places[place]["given_by"] = {"user": user}
    yield from tell('UPDATE tables SET "roster" = ? WHERE "id" = ?', (msgspec.json.encode(places), table))
    yield from repeat(f"{_SEAT_PLAYER} ON CONFLICT DO NOTHING", [(user, table) for user, _ in gave])


def _forget_leavers(table: int) -> Steps[None]:
    """Forget people who had left this finished game and have deleted their data since."""
    sql = 'SELECT "user", "value" FROM preferences WHERE "name" = ? AND "user" IN '
    asked = f"{LEAVER}{table}"
    for user, name in (yield from find(f"{sql}{EVER_SEATED}", (asked, table, table))):
        yield from forget_at(table, user, name)
        yield from tell('DELETE FROM preferences WHERE "name" = ? AND "user" = ?', (asked, user))


def forget_at(table: int, user: int, name: str) -> Steps[None]:
    """Put ``name`` in somebody's place at one table that is over, and drop its story but for the result."""
    host, roster = yield from find_one('SELECT "host", "roster" FROM tables WHERE "id" = ?', (table,))
    cleaned = without_person(roster, user, name)
    yield from tell(
        'UPDATE tables SET "roster" = ?, "host" = ?, '
        '"status" = CASE "status" WHEN \'broken\' THEN \'stopped\' ELSE "status" END WHERE "id" = ?',
        (cleaned, 0 if host == user else host, table),
    )
    yield from tell('UPDATE stories SET "poster" = ?, "log" = ? WHERE "table" = ?', (b"", b"", table))
    yield from tell('DELETE FROM chapters WHERE "table" = ?', (table,))
    yield from seat_players(table, cleaned)


def _forget_what_is_over(batch: Batch) -> Steps[None]:
    """Drop the desk row of a finished game, and its messages once all of them are out."""
    if batch.status in FINISHED:
        yield from erase('UPDATE desks SET "desk" = ? WHERE "table" = ?', (b"", batch.table))
        yield from _name_givers(batch.table)
        yield from _forget_leavers(batch.table)
        yield from tell('DELETE FROM former_players WHERE "table" = ?', (batch.table,))
        yield from tell('DELETE FROM away WHERE "table" = ?', (batch.table,))
        yield from following.drop_chapters(batch.table)
    if batch.status in FINISHED or batch.outbox_state:
        yield from sending.drop_sent(batch.table)
