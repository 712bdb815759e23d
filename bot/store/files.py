"""Files of the bot's data: for its user alone; backups with digests; migrations."""

from __future__ import annotations

import os
import platform
import re
from hashlib import file_digest
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700


def create(path: Path) -> None:
    """Create an empty file that only we may read, if there is none."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, PRIVATE))


def write_private(path: Path, content: bytes) -> None:
    """Write a file that only we may read, even if an older one of this name was open to others."""
    create(path)
    path.chmod(PRIVATE)
    path.write_bytes(content)


def put_in_place(partial: Path, to: Path) -> None:
    """Make the bytes durable, then the name."""
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(partial, to)
    directory = os.open(to.parent, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def obstacle(path: Path | str) -> str:
    """Return the obstacle to opening ``path`` for writing, as far as visible; empty for none."""
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
    if os.path.lexists(path) and not _may(path, os.R_OK | os.W_OK):
        return _stranger(path)
    return "" if _may(path.parent, os.W_OK) else _stranger(path.parent)


def _may(path: Path, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def _stranger(path: Path) -> str:
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


Digest: TypeAlias = Literal["fits", "differs", "missing"]
"""``fits`` if bit by bit the backed-up content; ``missing`` without digest."""
FOLDER = "backups"
"""In the data directory: backups that the bot makes by itself."""


def digest_file(backup: Path) -> Path:
    return backup.with_name(backup.name + ".sha256")


def compared(backup: Path) -> Digest:
    try:
        said = digest_file(backup).read_text(encoding="utf-8", errors="replace").split()
    except FileNotFoundError:
        return "missing"
    return "fits" if said[:1] == [digest_of(backup)] else "differs"


def difference(backup: Path) -> str:
    """Tell of a backup whose content ``differs``."""
    return f"its content is not what was backed up: it does not fit the SHA-256 digest in {digest_file(backup).name}"


def finish_backup(partial: Path, to: Path) -> None:
    """Give a verified copy its name, and its digest beside it."""
    digest_file(to).unlink(missing_ok=True)  # killed in between, the copy has none instead of a wrong one
    digest = digest_of(partial)
    put_in_place(partial, to)
    write_private(partial, f"{digest}  {to.name}\n".encode())
    put_in_place(partial, digest_file(to))


def fault_of(backup: Path) -> str:
    """Return the fault of a backup, in words that follow its name; empty if it counts as one."""
    try:
        if backup.stat().st_size == 0:
            return "is empty"
        digest = compared(backup)
    except OSError as error:
        return f"cannot be read ({error.strerror})"
    if digest == "missing":
        return f"has no digest beside it ({digest_file(backup).name})"
    return "" if digest == "fits" else "was changed since: it does not fit its digest"


def delete(backup: Path) -> None:
    backup.unlink(missing_ok=True)
    digest_file(backup).unlink(missing_ok=True)


def machine() -> str:
    """Name the running machine: the same in all its containers, another after a reboot."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return platform.node()


_NAME: Final = re.compile(r"V(\d+)__\w+\.sql")


class Migration(msgspec.Struct, frozen=True):
    version: int
    name: str
    sql: str


def migrations_in(folder: Path, *, first: int) -> list[Migration]:
    """Return a folder's steps in order, from ``first`` on. ``ValueError`` for a gap or a wrong name."""
    found = []
    for path in folder.glob("V*.sql"):
        match = _NAME.fullmatch(path.name)
        if match is None:
            raise ValueError(f"migration {path.name} is not called V<number>__<name>.sql")
        found.append(Migration(int(match[1]), path.stem, path.read_text(encoding="utf-8")))
    found.sort(key=lambda step: step.version)
    if [step.version for step in found] != [*range(first, first + len(found))]:
        raise ValueError(f"migrations are not numbered {first} to {first + len(found) - 1}")
    return found
