"""A temporary folder of this process alone, in which what a kill leaves is found and cleared by the next start.

Worker processes talk through folders (``pymp-...``) that Python makes in the temporary folder and removes as it ends,
which a killed process does not.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from contextlib import suppress
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Final

PREFIX: Final = "zodiac-"
_LAST: Final = -200
"""Once the folders within are gone, which go at -100."""


def acquire() -> Path:
    """Clear the folders of processes that were killed; then let all temporary files of this one lie in one of its own.

    It is locked as long as the process lives, and removed as it ends.
    """
    place = Path(tempfile.gettempdir())
    for left in place.glob(f"{PREFIX}*"):
        if (lock := _locked(left)) is not None:
            shutil.rmtree(left, ignore_errors=True)
            os.close(lock)
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
        if _locked(folder) is not None and folder.exists():  # else another process has just cleared it
            break
    tempfile.tempdir = str(folder)
    Finalize(None, shutil.rmtree, (folder,), {"ignore_errors": True}, exitpriority=_LAST)
    return folder


def _locked(folder: Path) -> int | None:
    """Lock a folder of this user; None if it is none, somebody else's, or that of a process that lives."""
    with suppress(OSError):
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            if os.fstat(lock).st_uid == os.geteuid():
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lock
        except OSError:
            pass
        os.close(lock)
    return None
