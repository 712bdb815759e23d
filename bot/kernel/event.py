"""Seats, events with their audiences, and chance: two integers make every draw repeatable."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Annotated, ClassVar, TypeAlias, get_args, get_type_hints

import msgspec

Seat: TypeAlias = Annotated[int, "seat"]
"""Number of a place at the table, 0 first; the annotation sets it apart at run time."""


Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that may see an event; None = everybody, the empty tuple = nobody."""


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One change of the state, emitted by the move that made it. Games have a struct for each kind.

    Whoever is in the audience sees all of it: split an event that has a secret part. A field with a default is stored
    only where it differs.
    """

    kind: ClassVar[str]
    """Name under which it is stored: ``laid_card`` for class ``LaidCard``, unless the class has its own."""

    def __init_subclass__(cls) -> None:
        if "kind" not in vars(cls):
            cls.kind = re.sub(r"(?<=.)(?=[A-Z])", "_", cls.__name__).lower()


class Emitted(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience, as it is stored."""

    kind: str
    event: Event = msgspec.field(name="data")
    audience: Audience = None


def taken_by(function: Callable[..., object]) -> tuple[type[Event], ...]:
    kinds = get_type_hints(function)["event"]
    return get_args(kinds) or (kinds,)


def may_see(event: Emitted, seat: Seat | None) -> bool:
    """True if ``seat`` may see ``event``; None stands for the public."""
    return event.audience is None or seat in event.audience


def visible(events: Iterable[Emitted], seat: Seat | None) -> list[Event]:
    """The events that ``seat`` may see, in order; None stands for the public.

    Without their audiences: who else knows is itself a secret.
    """
    return [one.event for one in events if may_see(one, seat)]


def chance(seed: int, n: int, sides: int) -> int:
    """The ``n``-th draw under ``seed``: 0 to sides-1. Bias below ``sides`` / 2**64. Raises ValueError."""
    if sides < 1:
        raise ValueError(f"a die with {sides} sides")
    return int.from_bytes(blake2b(b"%d:%d" % (seed, n), digest_size=8).digest(), "big") % sides


def commitment(seed: int) -> str:
    """Return the hash to publish before the game, which binds the seed published after it: 32 hex digits.

    Binds only if the seed is large; take one of at least 96 bits from the operating system.
    """
    return blake2b(b"commitment:%d" % seed, digest_size=16).hexdigest()


class Check(msgspec.Struct, frozen=True):
    seed: int
    published: str
    """The hash posted when the game began."""
    recomputed: str
    """The hash of the seed and what the game makes of it; another one if the beginning was not made from the seed."""
