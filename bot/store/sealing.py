"""Seals of rows: what SQLite cannot tell of a bit that flips on the disk, since a page has no checksum.

Whoever writes a row of ``SEALED`` seals it. A row without a seal was written by an older bot. An empty desk is sealed
by nobody: there is nothing in it to change.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

from bot.store.statements.moving import PARTS, some
from bot.store.statements.script import Steps

SEALED: Final[Mapping[str, str]] = MappingProxyType(
    {"saves": "its save", "desks": "what its messages are made from", "decisions": "one of its decisions"}
)
"""Tables whose rows are sealed, and what a row is to a table of players."""
_ROWS: Final = 500
"""Rows read at once."""
_HALF: Final = 1 << 31


def seal(*values: object) -> int:
    """The checksum of a row, as a number of 32 bits with a sign, which takes the least room."""
    total = 0
    for value in values:
        raw = value if isinstance(value, bytes) else repr(value).encode()
        total = crc32(raw, crc32(b"%d:" % len(raw), total))
    return total - _HALF


def damaged() -> Steps[list[str]]:
    """In words, which tables have rows that are not what was written, each kind of row once."""
    found: dict[str, None] = {}
    for part, what in SEALED.items():
        at, last = PARTS[part][0].index("seal"), None
        while rows := (yield from some(part, last, _ROWS)):
            for row in rows:
                if row[at] is not None and not _holds(row, at):
                    found[f"{what} is not what was written at table {row[0]}"] = None
            last = rows[-1]
    return [*found]


def _holds(row: tuple[Any, ...], at: int) -> bool:
    values = row[:at] + row[at + 1 :]
    return bool(values[-1] == b"" or seal(*values) == row[at])
