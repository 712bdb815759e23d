"""Steps of the schema, as files: one number for the same step in every database."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

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
