"""Announcements with a use (``Effect.aim``): keys with the type of what they stand for, each declared once.

Those that several powers, flares and edicts use are here; what a single one announces it declares itself. All
of it is public but ``SEALED``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.cosmic.model import origin
from bot.cosmic.model.ids import CardId, Colour, Face, PlaceId, PowerName, Typed
from bot.kernel.event import Seat

D = TypeVar("D")
NAMED: Final[dict[str, Typed]] = {}
"""All that may be announced, by key, as far as its modules were imported."""
WORDS: Final[dict[str, None]] = {}
"""What may be said in words, each behind what says it: ``way_plus``."""


class Announced(Protocol):
    """Whatever knows what was announced: a use, on the stack or at work, or a call."""

    @property
    def aim(self) -> dict[str, Any]:
        """Return what was announced, by key."""


class Aim(Typed, Generic[D]):
    """One thing that may be announced. Whoever announces it declares it: ``Aim[PlaceId]("planet")``.

    It is told by what its type names; ``words`` are what it may say otherwise, each with a sentence of its own.
    """

    __slots__ = ()

    def __init__(self, key: str, *, words: Sequence[str] = (), says: str = "", told: bool = True) -> None:
        """``key`` is how saves and events call it, ``says`` how the ids of its words begin, if not with the key.

        What is not ``told`` is noted once the use was announced.
        """
        self.__orig_class__ = None
        self.key = origin.owned(key)
        self.says = origin.owned(says) if says else self.key
        if told:
            NAMED[self.key] = self
        WORDS.update(dict.fromkeys(f"{self.says}_{word}" for word in words))

    def of(self, use: Announced) -> D:
        """Return what was announced. Raises KeyError if nothing was."""
        found: D = use.aim[self.key]
        return found

    def get(self, use: Announced) -> D | None:
        """Return what was announced; None if nothing was."""
        found: D | None = use.aim.get(self.key)
        return found

    def to(self, value: D) -> dict[str, Any]:
        """Return the entry that announces this value, of a list a copy."""
        return {self.key: [*value] if isinstance(value, list | tuple) else value}

    def put(self, use: Announced, value: D) -> None:
        """Add it to what this use announces, or keeps for later."""
        use.aim.update(self.to(value))


def tokens(colour: str) -> Aim[int]:
    return Aim[int](colour, told=False)


TARGET: Final = Aim[Seat]("target")
TARGETS: Final = Aim[Sequence[Seat]]("target")
PLAYER: Final = Aim[Seat]("player")
TAKER: Final = Aim[Seat]("taker")
POWER: Final = Aim[PowerName]("power")
COPY: Final = Aim[PowerName]("copy")
"""A power that is copied."""
CARD: Final = Aim[CardId]("card")
CARDS: Final = Aim[Sequence[CardId]]("card")
FACE: Final = Aim[Face]("face")
"""What a card shows that somebody may have."""
EDICT: Final = Aim[Face]("edict")
"""The face of the edict for which a card stands."""
PLANET: Final = Aim[PlaceId]("planet")
PLANETS: Final = Aim[Sequence[PlaceId]]("planet")
BASE: Final = Aim[PlaceId]("base")
COLOUR: Final = Aim[Colour]("colour")
ASTEROID: Final = Aim[Seat]("asteroid")
"""An asteroid, by its location."""
NUMBER: Final = Aim[int]("number")
STAKE: Final = Aim[int]("stake")
LEAST: Final = Aim[int]("least")
SEALED: Final = Aim[int | str]("sealed", told=False)
"""What a use that works later keeps from everybody, such as a card that was given."""
