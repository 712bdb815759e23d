"""Nightly maintenance: a verified backup and, only if it stands, deleting games that ended long ago."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.play.clock import Clock, always, rounds
from bot.play.policy import Policies
from bot.store.errors import StoreError
from bot.store.files import FOLDER, PRIVATE, PRIVATE_FOLDER, delete, fault_of
from bot.store.statements import keeping
from bot.store.store import Store

log = logging.getLogger(__name__)

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
NIGHT_MS = 4 * HOUR_MS
"""Time of day of the night's work: 04:00 UTC."""
START_DELAY_MS = 60_000
"""A missed night is made up for this long after the start, when the tables are awake."""
PORTION = 50
"""Games deleted in one transaction: the tables that play wait for it."""
PAGES = 500
"""Free pages given back to the volume in one transaction: two megabytes."""
RESERVED = 1_000
"""Free pages that stay: the next games want them."""
COPY_DAYS = 7
_NAME = "tables-%Y%m%d-%H%M%S"
_SUFFIXES = (".sqlite3", ".dump")


class Plan(msgspec.Struct, frozen=True):
    backups: int
    """Nightly backups kept; 0 for none made at all."""
    days: int
    """Days for which a finished game is kept; 0 for ever."""
    suffix: str = ".sqlite3"
    """End of a backup's name: it says which database made it."""


class Maintenance:
    """The night's work. One per process; ``run`` it as a task."""

    def __init__(self, store: Store, clock: Clock, data_dir: Path, plan: Plan) -> None:
        self._store = store
        self._clock = clock
        self._folder = data_dir / FOLDER
        self._plan = plan
        self._sound_ms: int | None = None
        """Time of the newest sound backup at the last look."""

    async def run(self, here: Callable[[], bool] = always) -> None:
        """Work every night until cancelled, while ``here``; a failure is logged and tried again an hour later."""
        found, wait = newest(self._folder, self._clock.now()), self._until_night()
        if found is None or found[1] < self._clock.now() + wait - DAY_MS:
            wait = START_DELAY_MS
        while True:
            await self._clock.sleep(wait)
            wait = self._until_night() if not here() or await self.night() else HOUR_MS

    def backup_age_ms(self) -> int | None:
        return None if self._sound_ms is None else self._clock.now() - self._sound_ms

    async def watch(self) -> None:
        """Look every hour until cancelled, for a backup can be lost by day as well."""
        await self.look()
        await rounds("backups", self._clock, HOUR_MS, self.look)

    async def look(self) -> None:
        self._sound_ms = await asyncio.to_thread(newest_sound, self._folder, self._clock.now())

    async def night(self) -> bool:
        """Back up, drop old backups, delete old games, give back room; returns whether all of it was done."""
        now = self._clock.now()
        try:
            await asyncio.to_thread(drop_copies, self._folder, now - COPY_DAYS * DAY_MS)
            if self._plan.backups:
                target = await asyncio.to_thread(prepare, self._folder, now, self._plan.suffix)
                await self._store.backup(target)
                await self.look()
                await asyncio.to_thread(drop_old, self._folder, self._plan.backups, now)
                await asyncio.to_thread(drop_replaced, self._folder.parent, now - self._plan.backups * DAY_MS)
                log.info("backed up and verified: %s", target.name)
            for guild, days in (await Policies(self._store).kept()).items():
                await self._remove(now - days * DAY_MS, guild)
            if self._plan.days:
                removed = await self._remove(now - self._plan.days * DAY_MS)
                log.info("%s games that ended more than %s days ago were deleted", removed, self._plan.days)
            while await self._store.shrink(PAGES, RESERVED):
                pass
        except (StoreError, OSError) as error:
            log.error("the night's backup failed, next try in an hour: %s", error)
            return False
        except Exception as error:
            log.error("the night's work failed, next try in an hour", exc_info=error)
            return False
        return True

    async def _remove(self, before_ms: int, guild: int | None = None) -> int:
        removed = 0
        while portion := await self._store.write(keeping.remove_finished(before_ms, PORTION, guild)):
            removed += portion
        return removed

    def _until_night(self) -> int:
        return DAY_MS - (self._clock.now() - NIGHT_MS) % DAY_MS


def prepare(folder: Path, now_ms: int, suffix: str = ".sqlite3") -> Path:
    """Make the folder, clear away what a killed process left half written, and name the backup of this moment."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    for leftover in folder.glob("tables-*.partial"):
        leftover.unlink(missing_ok=True)
    for backup in _backups(folder):  # those of older versions could be read by everybody on the machine
        backup.chmod(PRIVATE)
    return folder / f"{datetime.fromtimestamp(now_ms // 1000, UTC).strftime(_NAME)}{suffix}"


def drop_old(folder: Path, keep: int, now_ms: int) -> None:
    """Delete all but the ``keep`` newest backups. Files with other names stay, and those from the future."""
    for old, _ in _by_age(folder, now_ms)[keep:]:
        delete(old)


def drop_replaced(data: Path, before_ms: int) -> None:
    """Delete what a restore has put aside once it is older than the oldest backup would be."""
    for suffix in ("", "-wal", "-shm"):
        for put_aside in data.glob(f"*.replaced{suffix}"):
            if put_aside.stat().st_mtime * 1000 < before_ms:
                put_aside.unlink()


def drop_copies(folder: Path, before_ms: int) -> None:
    """Delete copies that were made for an upgrade before this moment, with what lies beside them."""
    for copy in folder.glob("before-v*.sqlite3*"):
        if copy.stat().st_mtime * 1_000 < before_ms:
            copy.unlink(missing_ok=True)


def newest(folder: Path, now_ms: int) -> tuple[Path, int] | None:
    """The newest backup and when it was made, in unix milliseconds. One from the future does not count."""
    return next(iter(_by_age(folder, now_ms)), None)


def newest_sound(folder: Path, now_ms: int) -> int | None:
    return next((made for path, made in _by_age(folder, now_ms) if not fault_of(path)), None)


def of_the_future(folder: Path, now_ms: int) -> list[Path]:
    return sorted(path for path, made in _backups(folder).items() if made > now_ms)


def _by_age(folder: Path, now_ms: int) -> list[tuple[Path, int]]:
    made = [(path, at) for path, at in _backups(folder).items() if at <= now_ms]
    return sorted(made, key=lambda one: one[1], reverse=True)


def _backups(folder: Path) -> dict[Path, int]:
    found = {}
    for path in folder.glob("tables-*"):
        if path.suffix not in _SUFFIXES:
            continue
        with contextlib.suppress(ValueError):
            found[path] = int(datetime.strptime(path.stem, _NAME).replace(tzinfo=UTC).timestamp()) * 1000
    return found
