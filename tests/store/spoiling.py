"""Damage to a backup while nobody looks."""

from __future__ import annotations

from pathlib import Path

from bot.store.files import digest_file


def spoil(backup: Path, how: str) -> None:
    """Empty it, change a bit, cut a little off, or take its digest away."""
    content = bytearray(backup.read_bytes())
    if how == "without digest":
        digest_file(backup).unlink()
    elif how == "emptied":
        backup.write_bytes(b"")
    elif how == "cut off":
        backup.write_bytes(content[:-100])
    else:
        content[len(content) // 2] ^= 4
        backup.write_bytes(content)
