"""The pack whose files are being read: what they declare is called after it. Nothing here decides."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.words import brought

_reading: list[str] = []


def pack() -> str:
    """The pack that is being read; empty for the tree, and once everything is read."""
    return _reading[-1] if _reading else ""


def owned(name: str) -> str:
    """A name as saves know it: ``ratchet`` of the pack ``homebrew`` is ``homebrew.ratchet``."""
    return f"{pack()}.{name}" if pack() else name


def says(prefix: str, word: str) -> str:
    """The word by which something is said: the pack's own if it brings that message."""
    own = owned(word)
    return own if brought.brings(own, f"{prefix}{brought.dashed(own)}") else word


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Attribute declarations in its body to this pack; to the built-in game if the name is empty."""
    _reading.append(name)
    try:
        yield
    finally:
        _reading.pop()
