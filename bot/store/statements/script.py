"""Scripts of a change or a question without a database: statement by statement, each answered before the next.

A ``Script`` is a value: ``store.read`` and ``store.write`` take it, and a driver carries its steps out on its
connection, inside a transaction where it changes something, as often as it has to. So what is stored is written once,
whichever database keeps it.

A text that a damaged page has made unreadable stops what is read of one table (``Unreadable``). Where the rows of many
tables or people are read, it is passed over with a line in the log: they go on without it.

Group commit: scripts that arrive while the database is busy share the next transaction, and count as done only once it
is durable. How a bad one fails alone is the database's own.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache, wraps
from typing import Any, Final, Generic, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from bot.process.metrics import commit_times, observe_ms, watched
from bot.store.errors import StoreClosed, StoreError, Unreadable

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    what: Literal["find", "change", "tell", "erase", "repeat", "now"]
    """The kind of answer; ``erase`` leaves nothing in the database's files, ``now`` asks for the clock."""
    sql: str
    values: Sequence[object] | Sequence[Sequence[object]]
    """Whole numbers, truths, texts, bytes and None; for ``repeat`` a sequence of them each time."""


class Answer(NamedTuple):
    rows: list[Row] = []  # noqa: RUF012  # never changed
    changed: int = 0
    now_ms: int = 0


Steps: TypeAlias = Generator[Statement, Answer, T]


class Script(msgspec.Struct, Generic[T_co], frozen=True):
    """Steps that can begin any number of times; ``T_co`` is their result."""

    of: Callable[..., Steps[T_co]]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any] = {}
    table: int | None = None
    """The one table that it changes, if it changes no other."""

    def __iter__(self) -> Steps[T_co]:
        return self.of(*self.args, **self.kwargs)


def script(of: Callable[P, Steps[T]]) -> Callable[P, Script[T]]:
    """Make a function that writes steps return them as a ``Script``, for ``yield from`` in other steps."""

    @wraps(of)
    def written(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        return Script(of, args, kwargs)

    return written


def dated(script: Script[T], now: Callable[[], int]) -> Steps[T]:
    steps, answer = iter(script), None
    while True:
        try:
            statement = next(steps) if answer is None else steps.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        answer = Answer(now_ms=now()) if statement.what == "now" else (yield statement)


def now() -> Steps[int]:
    answer = yield Statement("now", "", ())
    return answer.now_ms


def find(sql: str, values: Sequence[object] = ()) -> Steps[list[Row]]:
    answer = yield Statement("find", sql, values)
    return answer.rows


def numbers(sql: str, values: Sequence[object] = ()) -> Steps[list[int]]:
    return [int(number) for (number,) in (yield from find(sql, values))]


def find_one(sql: str, values: Sequence[object] = ()) -> Steps[Row]:
    """The one row of a query that always finds one, such as a count."""
    rows = yield from find(sql, values)
    return rows[0]


def value(kind: Callable[[Any], T], sql: str, values: Sequence[object] = ()) -> Steps[T | None]:
    """The one column of the first row; None without a row, and for NULL."""
    rows = yield from find(sql, values)
    return None if not rows or rows[0][0] is None else kind(rows[0][0])


def change(sql: str, values: Sequence[object] = ()) -> Steps[int]:
    answer = yield Statement("change", sql, values)
    return answer.changed


def tell(sql: str, values: Sequence[object] = ()) -> Steps[None]:
    yield Statement("tell", sql, values)


def erase(sql: str, values: Sequence[object] = ()) -> Steps[None]:
    """Delete what must not be found in the database's files any more."""
    yield Statement("erase", sql, values)


def repeat(sql: str, many: Sequence[Sequence[object]]) -> Steps[None]:
    if many:
        yield Statement("repeat", sql, many)


_logger = logging.getLogger(__name__)

R = TypeVar("R", bound=msgspec.Struct)


def listed(columns: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values)) or "NULL"  # nothing is in NULL


def insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({listed(columns)}) VALUES ({marks(columns)})"


def upsert(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    values = ", ".join(f'"{name}" = excluded."{name}"' for name in columns if name not in key)
    return f"{insert(table, columns)} ON CONFLICT ({listed(key)}) DO UPDATE SET {values}"


def rows_of(
    kind: type[R], tail: str, values: Sequence[object] = (), *, strict: bool = True, columns: str = ""
) -> Steps[list[R]]:
    """Rows of a kind; ``tail`` is the query after the ``columns``, which are called like its fields if not given.

    For one that cannot be read raises ``Unreadable``; where that is not ``strict`` it is left out.
    """
    names = kind.__struct_fields__
    found = yield from find(f"SELECT {columns or listed(names)} {tail}", values)
    if not strict:
        found = _readable(found, names)
    elif not all(map(_is_text, found)):
        raise Unreadable("a text in it cannot be read")
    return [_made(kind, row) for row in found]


def _made(kind: type[R], row: Row) -> R:
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    return kind(**fields | {name: bool(fields[name]) for name in _truths(kind)})


@cache
def _truths(kind: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind) if field.type is bool]


def _readable(rows: Iterable[Row], names: Sequence[str]) -> list[Row]:
    """Without the damaged rows; the log has the number of their table, or else of their server."""
    number = next(name for name in ("table", "id", "guild") if name in names)
    whose, at, good = "server" if number == "guild" else "table", names.index(number), []
    for row in rows:
        if _is_text(row):
            good.append(row)
        else:
            _logger.error("a row of %s %s is damaged and left out", whose, row[at])
    return good


def _is_text(row: Row) -> bool:
    """True if all texts of a row could be decoded: those that could not come as surrogates."""
    for value in row:
        if type(value) is str and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
    return True


GROUP: Final = 256
"""Most scripts in one transaction: bounds how long the first of them waits for the last."""


class Piece(msgspec.Struct, Generic[T], eq=False):
    script: Script[T]
    future: asyncio.Future[T]
    value: T | None = None
    error: Exception | None = None


class GroupWriter(ABC):
    """Takes scripts and writes them in groups. Made inside a running event loop; ends with ``close``."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._queue: asyncio.Queue[Piece[object] | None] = asyncio.Queue()
        self._closed = False
        self.commits = commit_times()
        self._task = watched(self._run(), "writer")

    @abstractmethod
    async def _write(self, group: Sequence[Piece[object]]) -> None:
        """Carry out a group; each piece knows then how it went."""

    @abstractmethod
    def _explained(self, error: Exception) -> StoreError:
        """An error as one of the store."""

    def _begin(self, piece: Piece[T]) -> Steps[T]:
        return dated(piece.script, self._now)

    async def submit(self, script: Script[T]) -> T:
        """Carry a script out in the next transaction; durable on return. After a ``StoreError`` nothing of it was kept.

        If the waiting task is cancelled, or ``StoreUnknown`` is raised, it may still be done.
        """
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Piece(script, future))  # type: ignore[arg-type]  # the queue holds pieces of every result
        return await future

    async def close(self) -> None:
        """Finish what was submitted, then stop. Harmless when repeated."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        last = False
        while not last:
            group: list[Piece[object]] = []
            piece = await self._queue.get()
            while piece is not None:
                group.append(piece)
                if len(group) == GROUP or self._queue.empty():
                    break
                piece = self._queue.get_nowait()
            last = piece is None
            if group:
                clock = asyncio.get_running_loop().time
                began = clock()
                await self._write(group)
                if any(piece.error is None for piece in group):
                    observe_ms(self.commits, (clock() - began) * 1_000)
                for done in group:
                    self._settle(done)

    def _refuse_waiting(self, error: Exception) -> None:
        for piece in [self._queue.get_nowait() for _ in range(self._queue.qsize())]:
            if piece is None:
                self._queue.put_nowait(None)  # after what was submitted comes the end
            else:
                piece.error = error
                self._settle(piece)

    def _settle(self, piece: Piece[object]) -> None:
        if piece.future.done():
            return
        if piece.error is None:
            piece.future.set_result(piece.value)
            return
        clear = self._explained(piece.error)
        if clear is not piece.error:
            clear.__cause__ = piece.error
        piece.future.set_exception(clear)
