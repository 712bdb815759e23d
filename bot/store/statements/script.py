"""Scripts of a change or a question without a database: statement by statement, each answered before the next.

A ``Script`` is a value: ``store.read`` and ``store.write`` take it, and a driver carries its steps out on its
connection, inside a transaction where it changes something (``bot.store.sqlite.worker``), as often as it has to. The
steps hand out one statement at a time and are sent what came of it. So what is stored is written once, whichever
database keeps it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import wraps
from typing import Any, Generic, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    """Something to ask of a database, in SQL that every driver understands."""

    what: Literal["find", "change", "tell", "erase", "repeat", "now"]
    """Whether its rows are wanted, or how many it changed, or nothing, once or the many times it is carried out.

    ``erase`` deletes what nobody may find in the database's files any more; ``now`` asks the store for its clock.
    """
    sql: str
    """With ``?`` for each value."""
    values: Sequence[object] | Sequence[Sequence[object]]
    """Whole numbers, truths, texts, bytes and None; for ``repeat`` a sequence of them for each time."""


class Answer(NamedTuple):
    rows: list[Row] = []  # noqa: RUF012  # never changed
    changed: int = 0
    now_ms: int = 0


Steps: TypeAlias = Generator[Statement, Answer, T]


class Script(msgspec.Struct, Generic[T_co], frozen=True):
    """Steps that have not begun, and can begin any number of times; ``T_co`` is what they come to."""

    of: Callable[..., Steps[T_co]]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any] = {}
    table: int | None = None
    """The one table that it changes, if all that it does belongs to that table."""

    def __iter__(self) -> Steps[T_co]:
        """Begin."""
        return self.of(*self.args, **self.kwargs)


def script(of: Callable[P, Steps[T]]) -> Callable[P, Script[T]]:
    """Make a function that writes steps return them as a value; other steps take it in by ``yield from``."""

    @wraps(of)
    def told(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        return Script(of, args, kwargs)

    return told


def dated(script: Script[T], now: Callable[[], int]) -> Steps[T]:
    """The steps with each question for the moment answered."""
    steps, answer = iter(script), None
    while True:
        try:
            statement = next(steps) if answer is None else steps.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        answer = Answer(now_ms=now()) if statement.what == "now" else (yield statement)


def now() -> Steps[int]:
    """The moment by the store's clock, in unix milliseconds."""
    answer = yield Statement("now", "", ())
    return answer.now_ms


def find(sql: str, values: Sequence[object] = ()) -> Steps[list[Row]]:
    """The rows that a query finds."""
    answer = yield Statement("find", sql, values)
    return answer.rows


def find_one(sql: str, values: Sequence[object] = ()) -> Steps[Row]:
    """The one row of a query that always finds one, such as a count."""
    rows = yield from find(sql, values)
    return rows[0]


def change(sql: str, values: Sequence[object] = ()) -> Steps[int]:
    """Make a change and return the number of rows it has touched."""
    answer = yield Statement("change", sql, values)
    return answer.changed


def tell(sql: str, values: Sequence[object] = ()) -> Steps[None]:
    """A change of which nobody asks how many rows it touches."""
    yield Statement("tell", sql, values)


def erase(sql: str, values: Sequence[object] = ()) -> Steps[None]:
    """The same for what nobody may find in the database's files any more."""
    yield Statement("erase", sql, values)


def repeat(sql: str, many: Sequence[Sequence[object]]) -> Steps[None]:
    """The same change for each of these values, in order; nothing is asked if there are none."""
    if many:
        yield Statement("repeat", sql, many)
