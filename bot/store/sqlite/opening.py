"""A database that is not there yet, or not there any more: which of the two it is, and how a new one is made.

A new one is written beside its place, whole, and then renamed: so a file of ours is never empty, and one that is empty
has been cut off by something else. What looks like the loss of a database is never taken for a first start, or the
backups of the lost one would be replaced night by night by those of an empty one.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bot.store.backups import FOLDER
from bot.store.errors import StoreGone
from bot.store.files import PRIVATE, put_in_place
from bot.store.sqlite.migrate import make_shrinkable, migrate
from bot.store.sqlite.worker import open_database

COMPANIONS = ("", "-wal", "-shm", ".lock")


def make_if_new(path: Path) -> None:
    """Make the database if there never was one; needs its lock. Raises ``StoreGone`` if there was, and what is there
    is empty or nothing; and what SQLite and the file system raise.
    """
    if path.exists():
        if path.stat().st_size == 0:
            raise StoreGone(path, "is empty (0 bytes), so something has cut it off", _newest(path), there=True)
    elif path.with_name(path.name + "-wal").exists():
        raise StoreGone(path, "is gone, but its write-ahead log is still there", _newest(path), there=False)
    elif (newest := _newest(path)) is not None:
        raise StoreGone(path, "is gone, but there are backups of it", newest, there=False)
    else:
        _make(path)
    for suffix in COMPANIONS:
        companion = path.with_name(path.name + suffix)
        if companion.exists() and companion.stat().st_mode & 0o077:
            companion.chmod(PRIVATE)


def _make(path: Path) -> None:
    partial = path.with_name(path.name + ".new")
    partial.unlink(missing_ok=True)
    with closing(open_database(partial, create=True)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # it is made durable when it is whole
        make_shrinkable(connection)
        migrate(connection, path)
    put_in_place(partial, path)


def _newest(path: Path) -> Path | None:
    """The newest of the nightly backups, by their names; without one, the copy that was made before an upgrade."""
    return max((path.parent / FOLDER).glob("*.sqlite3"), default=None)
