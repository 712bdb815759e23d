"""Everything that is stored, table by table, for moving it into another database as it is.

Seals of rows: what SQLite cannot tell of a bit that flips on the disk, since a page has no checksum. Whoever writes a
row of ``SEALED`` seals it, in its last column. A row without a seal is an older bot's; an empty desk has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

from bot.store.statements.script import Row, Steps, find, find_one, insert, listed, marks, repeat, script


def _part(key: str, others: str) -> tuple[tuple[str, ...], int]:
    return (*key.split(), *others.split()), len(key.split())


PARTS: Final[Mapping[str, tuple[tuple[str, ...], int]]] = MappingProxyType(
    {
        "tables": _part(
            "id",
            "game guild parent thread lobby_message host status version next_ask created_ms updated_ms seed options "
            "roster rematch_of asleep wanted",
        ),
        "saves": _part("table", "phase snapshot seal"),
        "desks": _part("table", "desk seal"),
        "decisions": _part("table phase seq", "seat key choice by version digest seal"),
        "notes": _part("id", "table seat key verdict rule ms seq"),
        "outbox": _part("key kind table", "channel restart state message seed order body user ping at_ms"),
        "deadlines": _part("table name", "due_ms"),
        "preferences": _part("user name", "value"),
        "players": _part("user table", ""),
        "former_players": _part("user table", "place"),
        "guilds": _part("guild", "settings"),
        "seasons": _part("guild begin_ms", "game end_ms channel language told"),
        "tournaments": _part("table", "guild turn over state"),
        "entrants": _part("user table", ""),
        "meetings": _part("table", "tournament round place"),
        "refusals": _part("channel", "table code at_ms"),
        "people": _part("user", "dm refused at_ms"),
        "owed": _part("table seat", "user what due_ms public language"),
        "reminders": _part("table seat", "user what due_ms since_ms sent"),
        "mail": _part("key", "sort table user channel body at_ms upto"),
        "away": _part("user table", "until_ms plan"),
        "stories": _part("table", "guild ended_ms winners things poster log result rated turns decided"),
        "blocked": _part("user other", ""),
        "standings": _part("guild", "turn"),
        "ratings": _part("guild game players user", "mu sigma games upsets"),
        "powers": _part("guild power", "games won"),
        "followers": _part("user table", "how language told told_ms"),
        "chapters": _part("table challenge", "lines"),
        "predictions": _part("table challenge user", "guild side winner"),
        "unanswered": _part("user", "count"),
    }
)
"""Columns of each table, the key first, and how many columns the key has; tables before what belongs to them.

Not here: the lease and the digests of commands, which are true of one running process alone.
"""


@script
def some(part: str, after: Sequence[Any] | None, most: int) -> Steps[list[Row]]:
    """Up to ``most`` rows after the key ``after`` (None: from the first), by key."""
    columns, length = PARTS[part]
    key, begin = listed(columns[:length]), () if after is None else after[:length]
    where = f"WHERE ({key}) > ({marks(begin)}) " if begin else ""
    return (yield from find(f"SELECT {listed(columns)} FROM {part} {where}ORDER BY {key} LIMIT ?", (*begin, most)))


@script
def count(part: str) -> Steps[int]:
    (found,) = yield from find_one(f"SELECT count(*) FROM {part}")
    return int(found)


@script
def put(part: str, rows: Sequence[Sequence[Any]]) -> Steps[None]:
    yield from repeat(insert(part, PARTS[part][0]), rows)


SEALED: Final[Mapping[str, str]] = MappingProxyType(
    {"saves": "its save", "desks": "what its messages are made from", "decisions": "one of its decisions"}
)
"""Tables whose rows are sealed, and the words for such a row."""
_ROWS: Final = 500
_HALF: Final = 1 << 31


def seal(*values: object) -> int:
    """The checksum of a row: signed 32 bits, which takes the least room."""
    total = 0
    for value in values:
        raw = value if isinstance(value, bytes) else repr(value).encode()
        total = crc32(raw, crc32(b"%d:" % len(raw), total))
    return total - _HALF


def damaged() -> Steps[list[str]]:
    """Tables with rows that are not what was written, in words, each kind of row once."""
    found: dict[str, None] = {}
    for part, what in SEALED.items():
        last = None
        while rows := (yield from some(part, last, _ROWS)):
            for *values, kept in rows:
                if kept is not None and values[-1] != b"" and seal(*values) != kept:
                    found[f"{what} is not what was written at table {values[0]}"] = None
            last = rows[-1]
    return [*found]
