"""Scripts, carried out on a connection of SQLite."""

from __future__ import annotations

import sqlite3
from typing import TypeVar

from bot.store.statements.script import Answer, Script, Statement

T = TypeVar("T")


def carry_out(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Carry out a script; what SQLite and the script itself raise comes through."""
    answer = None
    while True:
        try:
            statement = next(script) if answer is None else script.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        answer = _answer(connection, statement)


def _answer(connection: sqlite3.Connection, statement: Statement) -> Answer:
    if statement.what == "repeat":
        connection.executemany(statement.sql, statement.values)  # type: ignore[arg-type]  # a row of values each time
        return Answer()
    cursor = connection.execute(statement.sql, statement.values)
    return Answer(cursor.fetchall()) if statement.what == "find" else Answer(changed=cursor.rowcount)
