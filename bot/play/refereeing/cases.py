"""Files of what went wrong inside a game: enough to reproduce it, and the seed of a regression test."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import msgspec

from bot.kernel.referee import RefereeNeeded
from bot.store.files import PRIVATE_FOLDER, write_private

log = logging.getLogger(__name__)


def write_case(folder: Path, table: int, error: Exception, item: object) -> Path | None:
    """Write one case; returns its path, or None if the volume refuses.

    It holds hidden cards, so it is for the admin only; of ``item``, what the table was busy with, nobody's name and id.
    """
    case = {
        "table": table,
        "item": repr(_nameless(item)),
        "error": repr(error),
        "traceback": "".join(traceback.format_exception(error)),
        "case": error.case if isinstance(error, RefereeNeeded) else None,
    }
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        path = folder / f"table-{table}-{len(list(folder.iterdir())) + 1}.json"
        write_private(path, msgspec.json.format(msgspec.json.encode(case)))
    except OSError:
        log.exception("the case of table %s could not be written", table)
        return None
    return path


def _nameless(item: object) -> object:
    if not isinstance(item, msgspec.Struct):
        return item
    personal: dict[str, object] = {"user": 0, "name": "", "guest": 0, "values": ()}
    return msgspec.structs.replace(item, **{f: personal[f] for f in item.__struct_fields__ if f in personal})
