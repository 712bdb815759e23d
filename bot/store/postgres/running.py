"""Carry scripts out on a connection of PostgreSQL, one by one or several at once where they ask the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from bot.store.statements.script import Answer, Script, Statement, Steps, find

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]"

_SCRIPTS: Final = 512
"""Different statements that are kept in PostgreSQL's form; there are some two hundred."""


async def carry_out(connection: Connection, script: Script[T] | Steps[T]) -> T:
    """Carry out a script; what asyncpg and the script itself raise comes through."""
    steps, answer = iter(script), None
    while True:
        try:
            statement = next(steps) if answer is None else steps.send(answer)
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


class Unlike(Exception):
    """Raised when not every one of several changes touched one row: which did is only known one by one."""


async def carry_out_together(connection: Connection, scripts: Sequence[Steps[T]]) -> list[T]:
    """Run scripts together and return their results. Raises what asyncpg and the scripts raise, and ``Unlike``."""
    results: dict[int, T] = {}
    waiting: dict[int, Statement] = {}

    def go_on(number: int, answer: Answer | None) -> None:
        script = scripts[number]
        try:
            waiting[number] = next(script) if answer is None else script.send(answer)
        except StopIteration as end:
            waiting.pop(number, None)
            results[number] = end.value

    for number in range(len(scripts)):
        go_on(number, None)
    while waiting:
        alike = _most_alike(waiting)
        for number, answer in zip(alike, await _answers(connection, [waiting[one] for one in alike]), strict=True):
            go_on(number, answer)
    return [results[number] for number in range(len(scripts))]


def _most_alike(waiting: dict[int, Statement]) -> list[int]:
    """Numbers of the scripts that ask what most of them ask."""
    by_sql: dict[str, list[int]] = {}
    for number, statement in waiting.items():
        by_sql.setdefault(statement.sql, []).append(number)
    return max(by_sql.values(), key=len)


async def _answers(connection: Connection, statements: Sequence[Statement]) -> list[Answer]:
    first = statements[0]
    match first.what:
        case "find":
            return [Answer(await carry_out(connection, find(one.sql, one.values))) for one in statements]
        case "change":
            changed = await connection.fetchmany(
                f"{numbered(first.sql)} RETURNING 1", [whole(one.values) for one in statements]
            )
            if len(changed) != len(statements):
                raise Unlike
            return [Answer(changed=1)] * len(statements)
        case "repeat":
            many: list[Any] = [row for one in statements for row in one.values]
            await connection.executemany(numbered(first.sql), [whole(row) for row in many])
        case "tell" | "erase":
            await connection.executemany(numbered(first.sql), [whole(one.values) for one in statements])
    return [Answer()] * len(statements)
