"""Files of the bot's data: for its user alone, and in their place as a whole or not at all."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

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
