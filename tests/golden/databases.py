"""Databases of released versions, as their own ``backup`` has left them."""

from __future__ import annotations

import gzip
from pathlib import Path

HOME = Path(__file__).parent / "databases"


def databases() -> list[Path]:
    return sorted(HOME.glob("*/*.sqlite3.gz"))


def named(path: Path) -> str:
    """A file's version and name, for people."""
    return f"{path.parent.name}/{path.name.removesuffix('.sqlite3.gz')}"


def unpack(path: Path, to: Path) -> None:
    to.write_bytes(gzip.decompress(path.read_bytes()))
