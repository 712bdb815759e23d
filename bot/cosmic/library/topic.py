"""One topic of the rules as the library shows it."""

from __future__ import annotations

import msgspec

__all__ = ["Topic"]


class Topic(msgspec.Struct, frozen=True):
    """A short page of rules."""

    name: str
    """The same in every language."""
    title: str
    also: tuple[str, ...]
    """Other words under which people look for it."""
    rules: tuple[str, ...]
    """Rule ids of cosmic.md that it tells, the most important first; ``5.1`` stands for all of its parts."""
    text: str
    example: str
