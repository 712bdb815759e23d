"""Events, and who may know them.

Words, pictures and statistics are made of events, never by running rules again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import ClassVar, TypeAlias, get_args, get_type_hints

import msgspec

from bot.kernel.seat import Seat

Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that may see an event; None = everybody, the empty tuple = nobody."""


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One change of the state, emitted by the move that made it. Games have a struct for each kind.

    Whoever is in the audience sees all of it: split an event that has a secret part. A field with a default is stored
    only where it differs.
    """

    kind: ClassVar[str]
    """Under which it is stored: the name of its class, ``laid_card`` for ``LaidCard``, unless the class has its own."""

    def __init_subclass__(cls) -> None:
        """Name the kind."""
        if "kind" not in vars(cls):
            cls.kind = re.sub(r"(?<=.)(?=[A-Z])", "_", cls.__name__).lower()


class Emitted(msgspec.Struct, frozen=True, gc=False):
    """An event with who may see it, as it is stored."""

    kind: str
    event: Event = msgspec.field(name="data")
    audience: Audience = None


def taken_by(function: Callable[..., object]) -> tuple[type[Event], ...]:
    """The types of events that a function takes as its ``event``."""
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
