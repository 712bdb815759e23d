"""Where a PostgreSQL server is, told without its password."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

_VARIABLES: Final = {"dbname": "PGDATABASE"}
"""Variables that are not called ``PG`` and the parameter."""


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
