"""Scripts, carried out on a connection of PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from bot.store.statements.script import Answer, Script, Statement

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]"

_SCRIPTS: Final = 512
"""Different statements that are kept in PostgreSQL's form; there are some two hundred."""


async def carry_out(connection: Connection, script: Script[T]) -> T:
    """Carry out a script; what asyncpg and the script itself raise comes through."""
    answer = None
    while True:
        try:
            statement = next(script) if answer is None else script.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        answer = await _answer(connection, statement)


async def _answer(connection: Connection, statement: Statement) -> Answer:
    sql = numbered(statement.sql)
    if statement.what == "repeat":
        await connection.executemany(sql, [whole(row) for row in statement.values])  # type: ignore[arg-type]
        return Answer()
    if statement.what == "find":
        return Answer([tuple(row) for row in await connection.fetch(sql, *whole(statement.values))])
    status = await connection.execute(sql, *whole(statement.values))
    return Answer(changed=int(status.rpartition(" ")[2]))


def whole(values: Sequence[object]) -> list[object]:
    """Truths are stored as numbers, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]


@lru_cache(_SCRIPTS)
def numbered(sql: str) -> str:
    """``?`` for each value becomes ``$1``, ``$2`` and so on."""
    numbers = count(1)
    first, *rest = sql.split("?")
    return first + "".join(f"${next(numbers)}{part}" for part in rest)
