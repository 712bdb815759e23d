"""Chance as a counter over a seed: two integers make every draw repeatable. No generator object, no hidden state."""

from __future__ import annotations

from hashlib import blake2b

import msgspec


def chance(seed: int, n: int, sides: int) -> int:
    """The ``n``-th draw under ``seed``: 0 to sides-1. The bias is below ``sides`` / 2**64.

    Raises ValueError if ``sides`` is below 1.
    """
    if sides < 1:
        raise ValueError(f"a die with {sides} sides")
    return int.from_bytes(blake2b(b"%d:%d" % (seed, n), digest_size=8).digest(), "big") % sides


def commitment(seed: int) -> str:
    """Return the hash to publish before the game, which binds the seed published after it: 32 hex digits.

    Binds only if the seed is large; take one of at least 96 bits from the operating system.
    """
    return blake2b(b"commitment:%d" % seed, digest_size=16).hexdigest()


class Check(msgspec.Struct, frozen=True):
    """The published hash, and the one that comes out when the beginning is repeated."""

    seed: int
    published: str
    """The hash posted when the game began."""
    recomputed: str
    """The hash of the seed and what the game makes of it; another one if the beginning was not made from the seed."""
