"""Errors of the store; ``str(error)`` is the sentence for the admin, never for Discord."""

from __future__ import annotations

import errno
from pathlib import Path

from bot.store.files import obstacle


class StoreError(Exception):
    """Root of all errors of the store."""


class StoreFull(StoreError):
    """The volume has no room: nothing of the batch was kept; it may be tried again later."""

    def __init__(self) -> None:
        super().__init__("The volume with the database is full. Make room on it; nothing half done was kept.")


class StoreBroken(StoreError):
    """Raised when the database cannot do its work; nothing of the batch was kept."""


class StoreAway(StoreBroken):
    """The database server cannot be reached; nothing of the batch was kept."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(
            f"The database {place} cannot be reached: {reason}. Start its server, or correct DATABASE_URL."
        )


class StoreUnknown(StoreError):
    """The process ends before the database server has answered: the batch may have been kept."""

    def __init__(self, place: str) -> None:
        super().__init__(f"The database {place} is away: whether the last change was kept shows at the next start.")


class StoreUnwritable(StoreBroken):
    def __init__(self, path: Path | str, reason: str) -> None:
        super().__init__(f"{path} cannot be opened or written: {reason}.")


class StoreDamaged(StoreBroken):
    def __init__(self, path: Path | str, reason: str) -> None:
        super().__init__(f"The file {path} is damaged or not a database of this bot: {reason}. Restore a backup.")
        self.reason = reason


class StoreGone(StoreBroken):
    """There was a database and it is gone or empty: no new one may take its place by itself."""

    def __init__(self, path: Path | str, what: str, newest: Path | None, *, there: bool) -> None:
        """``newest`` is the newest backup; ``there`` is True if a file is in the way of a new one."""
        mend = f"Restore the newest backup: python -m bot restore {newest}." if newest else "Restore a backup."
        away = [f"delete {path}"] if there else []
        away += [f"move {newest.parent} away"] if newest else []
        anew = f" To begin anew without the games of before: {' and '.join(away or [f'delete {path}-wal'])}."
        super().__init__(f"The database {path} {what}. {mend}{anew}")


class Unreadable(Exception):
    """Raised when a stored text is no text; a driver makes it ``StoreDamaged``."""


class BatchRefused(StoreBroken):
    """One batch contradicts what is stored (an unknown table, a decision stored twice)."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"The change was refused because it contradicts what is stored: {reason}.")


class StoreClosed(StoreError):
    def __init__(self) -> None:
        super().__init__("The database is closed.")


class AlreadyRunning(StoreError):
    def __init__(self, path: Path | str, holder: str) -> None:
        super().__init__(f"The database {path} is in use by another process ({holder}). Stop that one first.")


class AnotherBot(StoreError):
    def __init__(self, path: Path | str, holder: str) -> None:
        super().__init__(
            f"The database {path} is in use by another bot ({holder}). Give each bot a database of its own, or use the "
            "same DISCORD_TOKEN for all processes of one."
        )


class LeaseLost(StoreError):
    def __init__(self) -> None:
        super().__init__("Another process has taken over the database. This one stops so that nothing happens twice.")


class ShardLost(StoreError):
    def __init__(self) -> None:
        super().__init__("Another process plays this table now. This one has written nothing more for it.")


class ShardsDiffer(StoreError):
    def __init__(self, ours: str, theirs: str, holder: str) -> None:
        super().__init__(
            f"This process was started with SHARDS={ours}, but {holder} runs with {theirs}. Give all processes the "
            "same number of shards; to change it, stop all of them first."
        )


class NewerDatabase(StoreError):
    def __init__(self, path: Path | str, found: int, known: int) -> None:
        super().__init__(
            f"The database {path} has version {found}, but this bot knows versions up to {known} only. "
            "Run the newer bot again, or restore a backup made before the upgrade."
        )


class BackupRefused(StoreError):
    def __init__(self, path: Path | str, problems: list[str]) -> None:
        super().__init__(f"The backup {path} was refused: {'; '.join(problems)}.")


def explained_os(error: OSError, path: Path | str) -> StoreError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreFull()
    reason = error.strerror or str(error)
    told = obstacle(path)
    return StoreUnwritable(path, f"{reason} ({told})" if told else reason)
