"""The SQL of holidays: who is away from which table. Scripts; none of them commits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import AwayRow
from bot.store.statements.changing import keep_away
from bot.store.statements.reading import readable
from bot.store.statements.script import Script, find, repeat, tell

_COLUMNS = AwayRow.__struct_fields__
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_AWAKE = 'UPDATE tables SET "asleep" = 0 WHERE "id" = ?'
"""A start wakes such tables, which then learn who is away."""


def go_away(rows: Sequence[AwayRow]) -> Script[None]:
    """Keep that people are away. Rows of people who do not sit at their table are passed over."""
    for row in rows:
        if (yield from keep_away(row)):
            yield from tell(_AWAKE, (row.table,))


def come_back(user: int, tables: Sequence[int]) -> Script[None]:
    """Forget that a person is away from these tables."""
    yield from repeat('DELETE FROM away WHERE "user" = ? AND "table" = ?', [(user, table) for table in tables])
    yield from repeat(_AWAKE, [(table,) for table in tables])


def away_from(number: int) -> Script[list[AwayRow]]:
    """Who is away from a table."""
    return (yield from _rows('WHERE "table" = ? ORDER BY "user"', number))


def holidays_of(user: int) -> Script[list[AwayRow]]:
    """From which tables somebody is away, by number."""
    return (yield from _rows('WHERE "user" = ? ORDER BY "table"', user))


def _rows(tail: str, value: int) -> Script[list[AwayRow]]:
    rows = yield from find(f"SELECT {_NAMES} FROM away {tail}", (value,))
    return [AwayRow(*row) for row in readable(rows, _COLUMNS.index("table"))]
