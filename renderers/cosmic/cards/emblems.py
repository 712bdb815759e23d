"""Emblems of powers and edicts: a figure each, from ``figures/powers`` and ``figures/edicts`` beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from renderers.kit.figure import Figure

_ROOM: Final = Path(__file__).with_name("figures")


def _read(kind: str) -> dict[str, Figure]:
    files = sorted((_ROOM / kind).glob("*.json"))
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Figure) for file in files}


POWERS: Final = _read("powers")
"""By the power's key: a new power's emblem is a file of that name."""
EDICTS: Final = _read("edicts")
"""By the edict's key."""
