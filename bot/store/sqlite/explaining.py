"""What SQLite says, as errors of the store."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from bot.store.access import obstacle
from bot.store.errors import (
    BatchRefused,
    StoreBroken,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreUnwritable,
    Unreadable,
    explained_os,
)


def explained(error: Exception, path: Path | str) -> StoreError:
    """Turn an exception from SQLite, or from the values given to it, into an error of the store."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, OSError):
        return explained_os(error, path)
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes what it found in the file
        return StoreDamaged(path, "its content makes no sense")
    if isinstance(error, Unreadable):
        return StoreDamaged(path, str(error))
    if not isinstance(error, sqlite3.Error):
        return BatchRefused(f"{type(error).__name__}: {error}")
    # The low byte is the primary result code; the rest refines it.
    if "Could not decode to UTF-8" in str(error):
        return StoreDamaged(path, str(error))
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreFull()
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreDamaged(path, str(error))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return StoreUnwritable(
            path, obstacle(path) or ("" if os.path.lexists(path) else "there is no such file") or str(error)
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBroken(f"The database {path} is held by another program: {error}.")
    if code == sqlite3.SQLITE_IOERR:
        return StoreBroken(f"The volume with the database {path} reports an error: {error}.")
    return BatchRefused(str(error))
