"""Several scripts at once: where they ask the same, they ask together, for each question costs a way to the server.

Only for scripts that do not look at what the others change: batches of different tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.store.postgres.running import Connection, carry_out, numbered, whole
from bot.store.statements.script import Answer, Script, Statement, find

T = TypeVar("T")


class Unlike(Exception):
    """Raised when not every one of several changes touched one row: which did is only known one by one."""


async def carry_out_together(connection: Connection, scripts: Sequence[Script[T]]) -> list[T]:
    """What each script comes to. Raises what asyncpg and the scripts raise, and ``Unlike``."""
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
        case "tell":
            await connection.executemany(numbered(first.sql), [whole(one.values) for one in statements])
    return [Answer()] * len(statements)
