"""What SQLite's files keep of what was deleted, and how its space is given back."""

from __future__ import annotations

import sqlite3

from bot.store.jobs import Job
from bot.store.sqlite.worker import BUSY_SECONDS
from bot.store.statements.doing import script_of
from bot.store.statements.script import Script, find, find_one

LOG_WAIT_MS = 100
"""How long the tables' commits may wait for a reader of the write-ahead log that is to be emptied."""


class Shrink(Job[bool], frozen=True):
    """Give up to ``most`` free pages back to the volume, but leave ``keep``; whether there are more comes back."""

    most: int
    keep: int


@script_of.register
def _(job: Shrink) -> Script[bool]:
    (free,) = yield from find_one("PRAGMA freelist_count")
    spare = int(free) - job.keep
    for _ in range(min(job.most, spare)):  # Python's sqlite3 stops after the first page, whatever number is asked for
        yield from find("PRAGMA incremental_vacuum(1)")
    return spare > job.most


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and cut it to nothing; False if somebody was reading from it.

    For the writing connection, between two transactions. It waits for readers, and all writing with it, only a moment.
    """
    connection.execute(f"PRAGMA busy_timeout = {LOG_WAIT_MS}")
    try:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    return not busy
