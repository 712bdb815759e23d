"""Lines that no step back reaches any more, packed: a whole game of them takes a few thousand bytes of what is saved.

They are public. Packing is for size alone; who reads them unpacks all.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from bot.kernel.saving.codec import decode, encode
from bot.tables.cosmic.record import Entry, Told


def add(packed: bytes, entries: Sequence[Entry]) -> bytes:
    """The same with these entries behind the others."""
    return zlib.compress(encode([*read(packed), *entries])) if entries else packed


def read(packed: bytes) -> list[Entry]:
    """All that was packed, oldest first; nothing is packed as no bytes at all."""
    return decode(zlib.decompress(packed), list[Entry]) if packed else []


def log(told: Told) -> list[Entry]:
    """The whole story so far, oldest first."""
    return [*read(told.packed_entries), *told.entries]
