"""Words from outside the tree: the names of packs, and the entries that they bring, by language."""

from __future__ import annotations

from typing import Final

NAMES: Final[set[str]] = set()
"""Packs that are entered, or being entered. Ids of theirs begin with it: ``homebrew.wax_seal``."""
ENTRIES: Final[dict[str, dict[str, str]]] = {}
"""By language, then by id of the message: ``power-homebrew-wax-seal``."""


def pack_of(key: str) -> str:
    """The pack that an id of a power, question or word belongs to; empty for those of the tree."""
    pack, dot, _ = key.partition(".")
    return pack if dot and pack in NAMES else ""


def bare(key: str) -> str:
    """An id without its pack: ``wax_seal``."""
    pack = pack_of(key)
    return key[len(pack) + 1 :] if pack else key


def dashed(key: str) -> str:
    """An id as it stands in that of a message."""
    pack = pack_of(key)
    return (f"{pack}-{bare(key)}" if pack else key).replace("_", "-")


def brings(key: str, message: str) -> bool:
    """True if the pack of ``key`` has an entry for ``message`` in some language."""
    name = message.partition(".")[0]
    return bool(pack_of(key)) and any(name in entries for entries in ENTRIES.values())
