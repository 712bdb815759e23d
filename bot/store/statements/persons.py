"""The SQL of what is kept of people beside their tables: preferences, blocks, holidays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.store.rows import AwayRow, PersonRow
from bot.store.statements.script import Steps, find, marks, now, numbers, repeat, rows_of, script, tell, upsert, value

_UPSERT_PREFERENCE = upsert("preferences", ("user", "name", "value"), ("user", "name"))
_UPSERT_PERSON = upsert("people", PersonRow.__struct_fields__, ("user",))


@script
def preference(user: int, name: str) -> Steps[str | None]:
    return (yield from value(str, 'SELECT "value" FROM preferences WHERE "user" = ? AND "name" = ?', (user, name)))


@script
def preferences(users: Sequence[int], name: str) -> Steps[dict[int, str]]:
    sql = f'SELECT "user", "value" FROM preferences WHERE "name" = ? AND "user" IN ({marks(users)})'
    return dict((yield from find(sql, (name, *users))))


def wishes(users: Sequence[int], names: Sequence[str]) -> Steps[dict[str, dict[int, str]]]:
    kept: dict[str, dict[int, str]] = {name: {} for name in names}
    where = f'"name" IN ({marks(names)}) AND "user" IN ({marks(users)})'
    found = yield from find(f'SELECT "name", "user", "value" FROM preferences WHERE {where}', (*names, *users))
    for name, user, wish in found:
        kept[name][user] = wish
    return kept


@script
def set_preference(user: int, name: str, wish: str | None) -> Steps[None]:
    if wish is None:
        yield from tell('DELETE FROM preferences WHERE "user" = ? AND "name" = ?', (user, name))
    else:
        yield from tell(_UPSERT_PREFERENCE, (user, name, wish))


@script
def people(users: Sequence[int]) -> Steps[dict[int, PersonRow]]:
    found = yield from rows_of(PersonRow, f'FROM people WHERE "user" IN ({marks(users)})', users)
    return {row.user: row for row in found}


@script
def set_person(row: PersonRow) -> Steps[None]:
    yield from tell(_UPSERT_PERSON, msgspec.structs.astuple(row))


def users(node: object) -> Iterator[int]:
    """Every whole number under a member called ``user``, at any depth of JSON data."""
    if isinstance(node, dict):
        if type(node.get("user")) is int:
            yield node["user"]
        node = [*node.values()]
    if isinstance(node, list):
        for item in node:
            yield from users(item)


def without_person(data: bytes, user: int, name: str) -> bytes:
    """Rename every member that is this person to ``name``, drop the id, and mark it as ``gone``."""
    return msgspec.json.encode(_without(msgspec.json.decode(data), user, name))


def has_left(roster: bytes, user: int) -> bool:
    return any(seat.get("user") == user and seat.get("left") for seat in msgspec.json.decode(roster))


def _without(node: object, user: int, name: str) -> object:
    if isinstance(node, list):
        return [_without(item, user, name) for item in node]
    if not isinstance(node, dict):
        return node
    cleaned = {key: _without(value, user, name) for key, value in node.items()}
    return {**cleaned, "user": None, "name": name, "gone": True} if node.get("user") == user else cleaned


@script
def block(user: int, other: int) -> Steps[None]:
    yield from tell('INSERT INTO blocked ("user", "other") VALUES (?, ?) ON CONFLICT DO NOTHING', (user, other))


@script
def unblock(user: int, other: int) -> Steps[None]:
    yield from tell('DELETE FROM blocked WHERE "user" = ? AND "other" = ?', (user, other))


@script
def blocked_by(user: int) -> Steps[list[int]]:
    return (yield from numbers('SELECT "other" FROM blocked WHERE "user" = ? ORDER BY "other"', (user,)))


@script
def apart_from(user: int) -> Steps[set[int]]:
    sql = 'SELECT "other" FROM blocked WHERE "user" = ? UNION SELECT "user" FROM blocked WHERE "other" = ?'
    return set((yield from numbers(sql, (user, user))))


HOLIDAY: Final = "away"
"""Preference of a person away from all tables, also later ones: the end, a space, the plan."""
_UPSERT = upsert("away", AwayRow.__struct_fields__, ("user", "table"))
_DROP = 'DELETE FROM away WHERE "user" = ? AND "table" = ?'
_AWAKE = 'UPDATE tables SET "asleep" = 0 WHERE "id" = ?'
"""Has the next start wake the table, which then learns who is away."""


@script
def go_away(rows: Sequence[AwayRow]) -> Steps[None]:
    """Keep absences. Rows of people who do not sit at their table are passed over."""
    for row in rows:
        if (yield from keep_away(row)):
            yield from tell(_AWAKE, (row.table,))


@script
def come_back(user: int, tables: Sequence[int]) -> Steps[None]:
    yield from repeat(_DROP, [(user, table) for table in tables])
    yield from repeat(_AWAKE, [(table,) for table in tables])


@script
def away_from(number: int) -> Steps[list[AwayRow]]:
    return (yield from rows_of(AwayRow, 'FROM away WHERE "table" = ? ORDER BY "user"', (number,), strict=False))


@script
def holidays_of(user: int) -> Steps[list[AwayRow]]:
    return (yield from rows_of(AwayRow, 'FROM away WHERE "user" = ? ORDER BY "table"', (user,), strict=False))


def keep_away(row: AwayRow) -> Steps[bool]:
    seated = yield from find('SELECT 1 FROM players WHERE "user" = ? AND "table" = ?', (row.user, row.table))
    if seated:
        yield from tell(_UPSERT, msgspec.structs.astuple(row))
    return bool(seated)


def sit_down(table: int, users: Sequence[int]) -> Steps[None]:
    """Keep the absence of people who sit down at a table during their holiday."""
    if not users:
        return
    now_ms = yield from now()
    sql = f'SELECT "user", "value" FROM preferences WHERE "name" = ? AND "user" IN ({marks(users)})'
    for user, wish in (yield from find(sql, (HOLIDAY, *users))):
        until, _, plan = wish.partition(" ")
        if int(until) > now_ms:
            yield from tell(_UPSERT, (user, table, int(until), plan))


def drop(table: int, users: Sequence[int]) -> Steps[None]:
    yield from repeat(_DROP, [(user, table) for user in users])


def drop_gone(table: int) -> Steps[None]:
    sql = 'DELETE FROM away WHERE "table" = ? AND "user" NOT IN (SELECT "user" FROM players WHERE "table" = ?)'
    yield from tell(sql, (table, table))
