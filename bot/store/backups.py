"""Backups as files: where they lie, and the digest beside each."""

from __future__ import annotations

from pathlib import Path

FOLDER = "backups"
"""In the data directory; where backups are that the bot makes by itself."""


def digest_file(backup: Path) -> Path:
    """Where the digest of a backup lies: beside it, in the form of ``sha256sum``."""
    return backup.with_name(backup.name + ".sha256")


def delete(backup: Path) -> None:
    """Delete a backup with its digest."""
    backup.unlink(missing_ok=True)
    digest_file(backup).unlink(missing_ok=True)
