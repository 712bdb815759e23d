"""How a change or a question is told without a database: statement by statement, each answered before the next.

A script is a generator. It hands out one statement at a time and is sent what came of it; a driver carries it out on
its connection, inside a transaction where it changes something (``bot.store.sqlite.running``). So what is stored is
written once, whichever database keeps it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    """Something to ask of a database, in SQL that every driver understands."""

    what: Literal["find", "change", "tell", "repeat"]
    """Whether its rows are wanted, or how many it changed, or nothing, once or the many times it is carried out."""
    sql: str
    """With ``?`` for each value."""
    values: Sequence[object] | Sequence[Sequence[object]]
    """Whole numbers, truths, texts, bytes and None; for ``repeat`` a sequence of them for each time."""


class Answer(NamedTuple):
    """What came of a statement."""

    rows: list[Row] = []  # noqa: RUF012  # never changed
    changed: int = 0


Script: TypeAlias = Generator[Statement, Answer, T]


def find(sql: str, values: Sequence[object] = ()) -> Script[list[Row]]:
    """The rows that a query finds."""
    answer = yield Statement("find", sql, values)
    return answer.rows


def find_one(sql: str, values: Sequence[object] = ()) -> Script[Row]:
    """The one row of a query that always finds one, such as a count."""
    rows = yield from find(sql, values)
    return rows[0]


def change(sql: str, values: Sequence[object] = ()) -> Script[int]:
    """How many rows a change has touched."""
    answer = yield Statement("change", sql, values)
    return answer.changed


def tell(sql: str, values: Sequence[object] = ()) -> Script[None]:
    """A change of which nobody asks how many rows it touches."""
    yield Statement("tell", sql, values)


def repeat(sql: str, many: Sequence[Sequence[object]]) -> Script[None]:
    """The same change for each of these values, in order; nothing is asked if there are none."""
    if many:
        yield Statement("repeat", sql, many)
