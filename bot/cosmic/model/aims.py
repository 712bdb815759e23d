"""Keys of ``Effect.aim`` that several effects share, with their types; all public but ``SEALED``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.cosmic.model import origin
from bot.cosmic.model.ids import CardId, Colour, Face, PlaceId, PowerName, Typed
from bot.kernel.event import Seat

D = TypeVar("D")
NAMED: Final[dict[str, Typed]] = {}
WORDS: Final[dict[str, None]] = {}
"""Ids of words of aims, prefixed by their sentence: ``way_plus``."""


class Announced(Protocol):
    @property
    def aim(self) -> dict[str, Any]: ...


class Aim(Typed, Generic[D]):
    """One thing that may be announced, declared as ``Aim[PlaceId]("planet")``; its type words it."""

    __slots__ = ()

    def __init__(self, key: str, *, words: Sequence[str] = (), says: str = "", told: bool = True) -> None:
        """``key`` names it in saves, ``says`` begins ids of its words, if not ``key``; not ``told``: noted later."""
        self.__orig_class__ = None
        self.key = origin.owned(key)
        self.says = origin.owned(says) if says else self.key
        if told:
            NAMED[self.key] = self
        WORDS.update(dict.fromkeys(f"{self.says}_{word}" for word in words))

    def of(self, use: Announced) -> D:
        """Raises KeyError if nothing was announced."""
        found: D = use.aim[self.key]
        return found

    def get(self, use: Announced) -> D | None:
        found: D | None = use.aim.get(self.key)
        return found

    def to(self, value: D) -> dict[str, Any]:
        return {self.key: [*value] if isinstance(value, list | tuple) else value}

    def put(self, use: Announced, value: D) -> None:
        use.aim.update(self.to(value))


def tokens(colour: str) -> Aim[int]:
    return Aim[int](colour, told=False)


TARGET: Final = Aim[Seat]("target")
TARGETS: Final = Aim[Sequence[Seat]]("target")
PLAYER: Final = Aim[Seat]("player")
TAKER: Final = Aim[Seat]("taker")
POWER: Final = Aim[PowerName]("power")
COPY: Final = Aim[PowerName]("copy")
CARD: Final = Aim[CardId]("card")
CARDS: Final = Aim[Sequence[CardId]]("card")
FACE: Final = Aim[Face]("face")
EDICT: Final = Aim[Face]("edict")
PLANET: Final = Aim[PlaceId]("planet")
PLANETS: Final = Aim[Sequence[PlaceId]]("planet")
BASE: Final = Aim[PlaceId]("base")
COLOUR: Final = Aim[Colour]("colour")
ASTEROID: Final = Aim[Seat]("asteroid")
NUMBER: Final = Aim[int]("number")
STAKE: Final = Aim[int]("stake")
LEAST: Final = Aim[int]("least")
SEALED: Final = Aim[int | str]("sealed", told=False)
"""Kept from everybody by a use that works later, such as a card that was given."""
