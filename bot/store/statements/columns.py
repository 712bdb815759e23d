"""Columns, rows and marks: what the SQL of all families has in common.

A text that a damaged page has made unreadable stops what is read of one table (``Unreadable``). Where the rows of many
tables are read, it is passed over with a line in the log: they go on without it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.store.errors import Unreadable
from bot.store.statements.script import Steps, find

_logger = logging.getLogger(__name__)

Row = TypeVar("Row", bound=msgspec.Struct)


def names_of(kind: type[msgspec.Struct]) -> str:
    """The columns of a kind of row."""
    return ", ".join(f'"{name}"' for name in kind.__struct_fields__)


def marks(values: Sequence[object]) -> str:
    """One mark for each value, for ``IN``."""
    return ", ".join("?" * len(values)) or "NULL"  # nothing is in NULL


def insert(table: str, columns: Sequence[str]) -> str:
    """Insert a row."""
    names = ", ".join(f'"{name}"' for name in columns)
    return f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"


def upsert(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Insert a row, or give the other columns of the one with this key new values."""
    found = ", ".join(f'"{name}"' for name in key)
    values = ", ".join(f'"{name}" = excluded."{name}"' for name in columns if name not in key)
    return f"{insert(table, columns)} ON CONFLICT ({found}) DO UPDATE SET {values}"


def rows_of(kind: type[Row], tail: str, values: Sequence[object]) -> Steps[list[Row]]:
    """The rows of a kind that the rest of a query finds. Raises ``Unreadable``."""
    found = yield from find(f"SELECT {names_of(kind)} {tail}", values)
    if not all(map(_is_text, found)):
        raise Unreadable("a text in it cannot be read")
    return [_made(kind, row) for row in found]


def readable_rows(kind: type[Row], tail: str, values: Sequence[object]) -> Steps[list[Row]]:
    """The same without the rows that cannot be read."""
    names = kind.__struct_fields__
    at = names.index("table" if "table" in names else "id")
    found = yield from find(f"SELECT {names_of(kind)} {tail}", values)
    return [_made(kind, row) for row in readable(found, at)]


def _made(kind: type[Row], row: tuple[Any, ...]) -> Row:
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


def readable(rows: Iterable[tuple[Any, ...]], table: int) -> list[tuple[Any, ...]]:
    """The rows of many tables without those that cannot be read; in the column ``table`` is the table's number."""
    good = []
    for row in rows:
        if _is_text(row):
            good.append(row)
        else:
            _logger.error("a row of table %s is damaged and left out", row[table])
    return good


def _is_text(row: tuple[Any, ...]) -> bool:
    """True if all texts of a row could be decoded: those that could not come as surrogates."""
    for value in row:
        if type(value) is str and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
    return True
