"""Saved games of earlier versions, lifted step by step as bare dictionaries before anything is decoded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the dictionary of a saved envelope of one version into that of the next. ``state`` and ``frames`` are in it."""


class NoUpgrade(ValueError):
    """Raised when a saved game cannot be brought to the present version: a step is missing, or it is from later."""

    def __init__(self, found: int, wanted: int) -> None:
        super().__init__(f"no way from version {found} to {wanted}")
        self.found = found
        self.wanted = wanted


def lift(saved: dict[str, Any], upgrades: Mapping[int, Upgrade], version: int) -> dict[str, Any]:
    """Bring ``saved`` to ``version``; ``upgrades[v]`` leads from v to v+1. Raises ``NoUpgrade``."""
    found = saved["version"]
    if found > version:
        raise NoUpgrade(found, version)
    for step in range(found, version):
        if step not in upgrades:
            raise NoUpgrade(step, version)
        saved = upgrades[step](saved)
        saved["version"] = step + 1
    return saved
