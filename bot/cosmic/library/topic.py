"""One topic of the rules, and one card of an expansion, as the library shows them."""

from __future__ import annotations

import msgspec

__all__ = ["CardPage", "Topic"]


class Topic(msgspec.Struct, frozen=True):
    """A short page of rules."""

    name: str
    """The same in every language."""
    title: str
    also: tuple[str, ...]
    """Other words under which people look for it."""
    rules: tuple[str, ...]
    """Rule ids of the rulebook that it tells, the most important first; ``5.1`` stands for all of its parts."""
    text: str
    example: str
    details: tuple[str, ...] = ()
    """Further rule ids that lead here, because nothing else comes nearer to them. Given in English alone."""


class CardPage(msgspec.Struct, frozen=True):
    """A card of an expansion, or several that do the same."""

    name: str
    """The same in every language."""
    title: str
    also: tuple[str, ...]
    """Other names under which people look for it."""
    kind: str
    """What sort of card it is, in words."""
    text: str
