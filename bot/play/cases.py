"""Files of what went wrong inside a game: enough to reproduce it, and the seed of a regression test."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import msgspec

from bot.kernel.referee import RefereeNeeded

log = logging.getLogger(__name__)


def write_case(folder: Path, table: int, error: Exception, item: str) -> Path | None:
    """Write one case; returns its path, or None if the volume refuses. It holds hidden cards: for the admin only."""
    case = {
        "table": table,
        "item": item,
        "error": repr(error),
        "traceback": "".join(traceback.format_exception(error)),
        "case": error.case if isinstance(error, RefereeNeeded) else None,
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"table-{table}-{len(list(folder.iterdir())) + 1}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(case)))
    except OSError:
        log.exception("the case of table %s could not be written", table)
        return None
    return path
