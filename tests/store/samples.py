"""Rows to store."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from bot.store.rows import DecisionRow, NoteRow, OutboxRow, TableRow


def table_row(**changes: object) -> TableRow:
    row = TableRow(game="slap", guild=10, parent=20, host=30, snapshot=b"s0")
    return msgspec.structs.replace(row, **changes)


def decision(phase: int = 1, seq: int = 0, key: str = "flip") -> DecisionRow:
    return DecisionRow(phase, seq, 2, key, b'{"n":1}', "player", 1, "d1")


def post(table: int, key: str = "c1", order: int = 0, **changes: object) -> OutboxRow:
    row = OutboxRow(key=key, table=table, order=order, channel=7, kind="post", body=b"{}", restart="resend")
    return msgspec.structs.replace(row, **changes)


def note(seq: int = 5) -> NoteRow:
    return NoteRow(1, "c1", "good", "slap A5", 1234, seq)


def schema(connection: sqlite3.Connection) -> dict[str, str]:
    """Every table and index with the statement that made it."""
    return dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def content_of(path: Path) -> bytes:
    """The bytes of a file."""
    return path.read_bytes()


def write_file(path: Path, content: bytes) -> None:
    """Put bytes in the place of a file."""
    path.write_bytes(content)
