"""Errors of PostgreSQL and its driver, as errors of the store; its address without the password."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

import asyncpg

from bot.store.errors import BatchRefused, StoreAway, StoreBroken, StoreDamaged, StoreError, StoreFull, Unreadable

_VARIABLES: Final = {"dbname": "PGDATABASE"}
"""Variables that are not called ``PG`` and the parameter."""

_VERIFIED: Final = ("verify-ca", "verify-full")
"""Modes of TLS in which a server has to show who it is; all others fall back to plain text or talk to anybody."""
_INSIDE: Final = (".local", ".internal", ".svc")
"""Ends of names that no network but one's own knows."""
UNVERIFIED: Final = "the database's password goes over the network without verified TLS"
VERIFY: Final = (
    "Put ?sslmode=verify-full&sslrootcert=FILE behind DATABASE_URL (docs/deploying.md, *PostgreSQL beside it*)."
)


def is_exposed(url: str) -> bool:
    """True if a password goes to a server elsewhere that has not shown who it is.

    Elsewhere is what has a name with a dot, or a public address: no socket or loopback address, no service of the same
    Compose file or cluster, and no address of a private network.
    """
    parts = parameters(url)
    hosts = parts.get("host", "").split(",")
    return "password" in parts and parts.get("sslmode") not in _VERIFIED and any(map(_is_elsewhere, hosts))


def _is_elsewhere(host: str) -> bool:
    try:
        return not ip_address(host).is_private  # loopback addresses are
    except ValueError:
        return "." in host and not host.startswith(("/", "@")) and not host.endswith(_INSIDE)


def place_of(url: str) -> str:
    """Database and server of a ``postgresql://`` address, for people: never the user or the password."""
    parts = parameters(url)
    host, port = parts.get("host", "localhost"), parts.get("port")
    return f"{parts.get('dbname', 'postgres')} on {host}{f':{port}' if port else ''}"


def environment(url: str) -> dict[str, str]:
    """The same address as variables for PostgreSQL's own programs, so that no argument shows the password."""
    return {_VARIABLES.get(name, f"PG{name.upper()}"): value for name, value in parameters(url).items()}


def parameters(url: str) -> dict[str, str]:
    """The parts of an address under the names that libpq gives them."""
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


_REFUSED = ("28P01", "28000")
"""A user or password that is not known."""
_AWAY = ("08", "57P")
"""Classes of errors of the connection, and of a server that stops, starts or is not ready yet."""

_STOOD_IN_THE_WAY = "40"
"""Class of errors of a transaction that was given up because others changed the same rows in another order."""


def stood_in_the_way(error: BaseException) -> bool:
    """True if the server has given a transaction up so that others can go on; the same may be done now."""
    return isinstance(error, asyncpg.PostgresError) and str(error.sqlstate or "").startswith(_STOOD_IN_THE_WAY)


def is_away(error: BaseException) -> bool:
    """True if the connection is gone, so that nothing more can be said on it."""
    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate or "").startswith(_AWAY)
    return isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError)


def explained(error: Exception, place: str) -> StoreError:
    """Turn an exception of the driver, or of the values given to it, into an error of the store."""
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
    if state in _REFUSED:
        return StoreBroken(f"The database {place} refuses this user or password. Correct DATABASE_URL.")
    match state:
        case "53100":
            return StoreFull()
        case "3D000":
            return StoreBroken(f"There is no database {place}. Make it (createdb), or correct DATABASE_URL.")
        case "42501":
            why = f"The user of DATABASE_URL may not do this in the database {place}"
            return StoreBroken(f"{why} ({said}). Make that user the owner of the database.")
        case "25006":
            why = f"The database {place} can only be read"
            return StoreBroken(
                f"{why}: it may be a copy of another. Let DATABASE_URL name the server that is written to."
            )
        case "53300":
            return StoreBroken(f"The database {place} takes no more connections. Raise its max_connections.")
    if state.startswith(("23", "21")):  # constraints
        return BatchRefused(said)
    return StoreBroken(f"The database {place} reports an error: {said}.")
