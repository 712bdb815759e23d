"""Why a file cannot be opened, in words that name the remedy: whose it is, who asks, and what makes them the same."""

from __future__ import annotations

import os
from pathlib import Path


def obstacle(path: Path | str) -> str:
    """What stands in the way of opening ``path`` for writing, as far as it can be seen; empty if nothing does."""
    path = Path(path).absolute()
    for folder in reversed(path.parents):
        try:
            if not folder.is_dir():
                return f"{folder} is no folder" if folder.exists() else f"the folder {folder} does not exist"
        except OSError:
            return _stranger(folder.parent)
        if not _may(folder, os.X_OK):
            return _stranger(folder)
    if path.is_dir():
        return "it is a folder"
    there = os.path.lexists(path)
    if there and not _may(path, os.R_OK | os.W_OK):
        return _stranger(path)
    return "" if _may(path.parent, os.W_OK) else _stranger(path.parent)


def _may(path: Path, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def _stranger(path: Path) -> str:
    """Whose a file or folder is, and who we are."""
    try:
        found = path.stat()
    except OSError:
        return ""
    us, owner = f"{os.geteuid()}:{os.getegid()}", f"{found.st_uid}:{found.st_gid}"
    if found.st_uid != os.geteuid():
        return f"{path} belongs to user {owner}, but this bot runs as {us}: as root, chown -R {us} {path}"
    if os.statvfs(path).f_flag & os.ST_RDONLY:
        return f"the file system of {path} is read-only"
    return f"{path} has mode {found.st_mode & 0o777:o}: chmod u+rwX {path}"
