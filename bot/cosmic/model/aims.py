"""What is announced with a use (``Effect.aim``): keys with the type of what they stand for, each declared once.

Those that several powers, flares and edicts use are here; what a single one announces it declares itself. All of it is
public but ``SEALED``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.kernel.seat import Seat

D = TypeVar("D")


class Announced(Protocol):
    """Whatever knows what was announced: a use, on the stack or at work, or a call."""

    @property
    def aim(self) -> dict[str, Any]:
        """What was announced, by key."""


class Aim(Generic[D]):
    """One thing that may be announced."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        """``key`` is how saves and events call it."""
        self.key = key

    def of(self, use: Announced) -> D:
        """What was announced. Raises KeyError if nothing was."""
        found: D = use.aim[self.key]
        return found

    def get(self, use: Announced) -> D | None:
        """What was announced; None if nothing was."""
        found: D | None = use.aim.get(self.key)
        return found

    def to(self, value: D) -> dict[str, Any]:
        """What has to be announced, of a list a copy."""
        return {self.key: [*value] if isinstance(value, list | tuple) else value}

    def put(self, use: Announced, value: D) -> None:
        """Add it to what this use announces, or keeps for later."""
        use.aim.update(self.to(value))


def tokens(colour: str) -> Aim[int]:
    """How many tokens of a colour."""
    return Aim(colour)


TARGET: Final = Aim[Seat]("target")
TARGETS: Final = Aim[Sequence[Seat]]("target")
PLAYER: Final = Aim[Seat]("player")
TAKER: Final = Aim[Seat]("taker")
POWER: Final = Aim[str]("power")
COPY: Final = Aim[str]("copy")
"""A power that is copied."""
CARD: Final = Aim[str]("card")
CARDS: Final = Aim[Sequence[str]]("card")
FACE: Final = Aim[str]("face")
"""What a card shows that somebody may have."""
EDICT: Final = Aim[str]("edict")
"""The face of the edict for which a card stands."""
PLANET: Final = Aim[str]("planet")
PLANETS: Final = Aim[Sequence[str]]("planet")
BASE: Final = Aim[str]("base")
COLOUR: Final = Aim[str]("colour")
ASTEROID: Final = Aim[Seat]("asteroid")
"""An asteroid, by its location."""
NUMBER: Final = Aim[int]("number")
STAKE: Final = Aim[int]("stake")
LEAST: Final = Aim[int]("least")
WAY: Final = Aim[str]("way")
CALL: Final = Aim[str]("call")
SEALED: Final = Aim[int | str]("sealed")
"""What a use that works later keeps from everybody, such as a card that was given."""
