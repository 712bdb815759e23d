"""Run scripts on PostgreSQL, one by one or the same together; its errors; its address, no password."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import asyncpg

from bot.store.errors import BatchRefused, StoreAway, StoreBroken, StoreDamaged, StoreError, StoreFull, Unreadable
from bot.store.statements.script import Answer, Script, Statement, Steps, find

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]"

_SCRIPTS: Final = 512


async def carry_out(connection: Connection, script: Script[T] | Steps[T]) -> T:
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
    return Answer(changed=int((await connection.execute(sql, *whole(statement.values))).rpartition(" ")[2]))


def whole(values: Sequence[object]) -> list[object]:
    """Store booleans as numbers, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]


@lru_cache(_SCRIPTS)
def numbered(sql: str) -> str:
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


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
        by_sql: dict[str, list[int]] = {}
        for number, statement in waiting.items():
            by_sql.setdefault(statement.sql, []).append(number)
        alike = max(by_sql.values(), key=len)
        for number, answer in zip(alike, await _answers(connection, [waiting[one] for one in alike]), strict=True):
            go_on(number, answer)
    return [results[number] for number in range(len(scripts))]


async def _answers(connection: Connection, statements: Sequence[Statement]) -> list[Answer]:
    first = statements[0]
    match first.what:
        case "find":
            return [Answer(await carry_out(connection, find(one.sql, one.values))) for one in statements]
        case "change":
            sql, many = f"{numbered(first.sql)} RETURNING 1", [whole(one.values) for one in statements]
            if len(await connection.fetchmany(sql, many)) != len(statements):
                raise Unlike
            return [Answer(changed=1)] * len(statements)
        case "repeat":
            rows: list[Any] = [row for one in statements for row in one.values]
            await connection.executemany(numbered(first.sql), [whole(row) for row in rows])
        case "tell" | "erase":
            await connection.executemany(numbered(first.sql), [whole(one.values) for one in statements])
    return [Answer()] * len(statements)


_VERIFIED: Final = ("verify-ca", "verify-full")
"""Modes of TLS that verify the server; all others fall back to plain text or trust anybody."""
_INSIDE: Final = (".local", ".internal", ".svc")
UNVERIFIED: Final = "the database's password goes over the network without verified TLS"
VERIFY: Final = (
    "Put ?sslmode=verify-full&sslrootcert=FILE behind DATABASE_URL (docs/deploying.md, *PostgreSQL beside it*)."
)


def is_exposed(url: str) -> bool:
    """True if a password goes, unverified, to a server outside (dotted name or public address)."""
    parts = parameters(url)
    hosts = parts.get("host", "").split(",")
    return "password" in parts and parts.get("sslmode") not in _VERIFIED and any(map(_is_elsewhere, hosts))


def _is_elsewhere(host: str) -> bool:
    try:
        return not ip_address(host).is_private  # loopback addresses are
    except ValueError:
        return "." in host and not host.startswith(("/", "@")) and not host.endswith(_INSIDE)


def place_of(url: str) -> str:
    """Return database and server of an address, for people: never the user or the password."""
    parts = parameters(url)
    host, port = parts.get("host", "localhost"), parts.get("port")
    return f"{parts.get('dbname', 'postgres')} on {host}{f':{port}' if port else ''}"


def environment(url: str) -> dict[str, str]:
    """Return the address as variables for PostgreSQL's programs: no argument shows the password."""
    given = {f"PG{name.upper()}": value for name, value in parameters(url).items()}
    return {"PGDATABASE" if name == "PGDBNAME" else name: value for name, value in given.items()}


def parameters(url: str) -> dict[str, str]:
    parts = urlsplit(url)
    found = {
        "host": unquote(parts.hostname or ""),
        "port": str(parts.port or ""),
        "user": unquote(parts.username or ""),
        "password": unquote(parts.password or ""),
        "dbname": unquote(parts.path.lstrip("/")),
        **dict(parse_qsl(parts.query)),
    }
    return {name: value for name, value in found.items() if value}


_AWAY = ("08", "57P")
"""Classes of connection errors, and of a server that stops, starts or is not ready yet."""


def stood_in_the_way(error: BaseException) -> bool:
    """True if the server has given a transaction up so that others can go on; retry at once."""
    return isinstance(error, asyncpg.PostgresError) and str(error.sqlstate or "").startswith("40")


def is_away(error: BaseException) -> bool:
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate or "").startswith(_AWAY)
    return isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError)


@contextmanager
def explaining(place: str) -> Iterator[None]:
    """Raise whatever is raised as an error of the store."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        raise explained(error, place) from error


def explained(error: Exception, place: str) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, Unreadable):
        return StoreDamaged(f"database {place}", str(error))
    if isinstance(error, asyncpg.DataError):  # the driver's as well; what they say quotes the value
        return BatchRefused(f"no column takes such a value (SQLSTATE {error.sqlstate})")
    if is_away(error):
        return StoreAway(place, str(error) or type(error).__name__)
    if not isinstance(error, asyncpg.PostgresError):
        return BatchRefused(f"{type(error).__name__}: {error}")
    state = str(error.sqlstate or "")
    said = str((*error.args, type(error).__name__)[0])  # with its details it would quote whole rows
    match state:
        case "28P01" | "28000":
            return StoreBroken(f"The database {place} refuses this user or password. Correct DATABASE_URL.")
        case "53100":
            return StoreFull()
        case "3D000":
            return StoreBroken(f"There is no database {place}. Make it (createdb), or correct DATABASE_URL.")
        case "42501":
            why = f"The user of DATABASE_URL may not do this in the database {place} ({said})"
            return StoreBroken(f"{why}. Make that user the owner of the database.")
        case "25006":
            why = f"The database {place} can only be read: it may be a copy of another"
            return StoreBroken(f"{why}. Let DATABASE_URL name the server that is written to.")
        case "53300":
            return StoreBroken(f"The database {place} takes no more connections. Raise its max_connections.")
    if state.startswith(("23", "21")):  # constraints
        return BatchRefused(said)
    return StoreBroken(f"The database {place} reports an error: {said}.")
