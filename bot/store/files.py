"""Files of the bot's data: for its user alone, backups with their digests, and why one cannot be opened.

Steps of the schema, as files: one number for the same step in every database.
"""

from __future__ import annotations

import os
import platform
import re
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
_PORTION = 1 << 20


def create(path: Path) -> None:
    """Make an empty file that only we may read, if there is none."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, PRIVATE))


def write_private(path: Path, content: bytes) -> None:
    """Write a file that only we may read; an older one of this name becomes that as well."""
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
    """The SHA-256 of a file's content."""
    digest = sha256()
    with path.open("rb") as file:
        while portion := file.read(_PORTION):
            digest.update(portion)
    return digest.hexdigest()


def obstacle(path: Path | str) -> str:
    """Return the obstacle to opening ``path`` for writing, as far as it can be seen; empty if there is none."""
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
    """Explain why a file or folder may not be written: its owner and our user, a read-only system, or its mode."""
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
"""Whether the content of a backup is what was backed up to the last bit, or nobody can tell."""
FOLDER = "backups"
"""In the data directory; where backups are that the bot makes by itself."""


def digest_file(backup: Path) -> Path:
    """Return the path of a backup's digest: beside it, in the form of ``sha256sum``."""
    return backup.with_name(backup.name + ".sha256")


def compared(backup: Path) -> Digest:
    """A backup beside its digest. Raises ``OSError``."""
    try:
        said = digest_file(backup).read_text(encoding="utf-8", errors="replace").split()
    except FileNotFoundError:
        return "missing"
    return "fits" if said[:1] == [digest_of(backup)] else "differs"


def fault_of(backup: Path) -> str:
    """Why a backup does not count as one, in words that follow its name; empty if it does. It was verified when it got
    its digest.
    """
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
    """Delete a backup with its digest."""
    backup.unlink(missing_ok=True)
    digest_file(backup).unlink(missing_ok=True)


def machine() -> str:
    """A name of the running machine: the same in all its containers, another after a reboot."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return platform.node()


_NAME: Final = re.compile(r"V(\d+)__\w+\.sql")


class Migration(msgspec.Struct, frozen=True):
    """One step: it leads from version ``version - 1`` to ``version``."""

    version: int
    name: str
    sql: str


def migrations_in(folder: Path, *, first: int) -> list[Migration]:
    """All steps of a folder, lowest first; the first has this number. Raises ``ValueError`` for a gap or a wrong name,
    which is a mistake in the build.
    """
    found = []
    for path in folder.glob("V*.sql"):
        match = _NAME.fullmatch(path.name)
        if match is None:
            raise ValueError(f"migration {path.name} is not called V<number>__<name>.sql")
        found.append(Migration(int(match[1]), path.stem, path.read_text(encoding="utf-8")))
    found.sort(key=lambda step: step.version)
    last = first + len(found) - 1
    if [step.version for step in found] != list(range(first, last + 1)):
        raise ValueError(f"migrations are not numbered {first} to {last}")
    return found
