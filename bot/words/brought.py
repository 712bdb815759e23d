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
    return key[len(pack) + 1 :] if NAMES and (pack := pack_of(key)) else key


def dashed(key: str) -> str:
    if NAMES and (pack := pack_of(key)):
        key = f"{pack}-{bare(key)}"
    return key.replace("_", "-")


def brings(key: str, message: str) -> bool:
    name = message.partition(".")[0]
    return bool(pack_of(key)) and any(name in entries for entries in ENTRIES.values())
