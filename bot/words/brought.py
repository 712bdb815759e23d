"""Words from outside the tree: the names of packs, and the entries that they bring, by language."""

from __future__ import annotations

from typing import Final

NAMES: Final[set[str]] = set()
"""Packs entered or being entered; their ids begin with the name: ``homebrew.wax_seal``."""
ENTRIES: Final[dict[str, dict[str, str]]] = {}
"""By language, then by message id: ``power-homebrew-wax-seal``."""


def pack_of(key: str) -> str:
    """Empty for ids that belong to no pack."""
    pack, dot, _ = key.partition(".")
    return pack if dot and pack in NAMES else ""


def bare(key: str) -> str:
    """An id without its pack: ``wax_seal``."""
    pack = pack_of(key)
    return key[len(pack) + 1 :] if pack else key


def dashed(key: str) -> str:
    pack = pack_of(key)
    return (f"{pack}-{bare(key)}" if pack else key).replace("_", "-")


def brings(key: str, message: str) -> bool:
    name = message.partition(".")[0]
    return bool(pack_of(key)) and any(name in entries for entries in ENTRIES.values())
