"""The attributes of powers (6.8), each declared once: its key, its type, its first value, and what others see of it.

A power names its own in its class; those that the model or several powers know by name are here. Reading is one look
into a dictionary. Moves alone write.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeVar

D = TypeVar("D")


class Remembering(Protocol):
    """Whatever has the attributes of a power: its card, or one use of it."""

    @property
    def data(self) -> dict[str, Any]:
        """The attributes by key, as they are saved."""


class Shown(Enum):
    """What of an attribute others than the holder see."""

    OPEN = "open"
    """The whole value."""
    COUNTED = "counted"
    """A number, the length of a list, and of a text nothing (2.1.5)."""
    INNER = "inner"
    """Nothing, since it only notes what everybody has seen happen."""
    SECRET = "secret"
    """Nothing, not even that it was noted or that there is any."""


class Attribute(Generic[D]):
    """One thing that a power remembers. Its key is the name that it has in the class, unless another one is given."""

    __slots__ = ("begins", "first", "key", "shown", "tally")

    def __init__(
        self, first: D, shown: Shown = Shown.COUNTED, *, key: str = "", begins: bool = True, tally: bool = False
    ) -> None:
        """``begins`` is whether a card that comes into play has it at once, ``tally`` whether its number, or how many
        there are, stands behind the name of the power: points, cards that lie there.
        """
        self.first, self.shown, self.key, self.begins, self.tally = first, shown, key, begins, tally

    def __set_name__(self, owner: type, name: str) -> None:
        """Take the name in the class as the key."""
        self.key = self.key or name

    def later(self) -> Attribute[D]:
        """The same for a power that does not begin with it."""
        return Attribute(self.first, self.shown, key=self.key, begins=False, tally=self.tally)

    def of(self, held: Remembering) -> D:
        """What is remembered; the first value if nothing is."""
        found: D = held.data.get(self.key, self.first)
        return found

    def noted(self, held: Remembering) -> bool:
        """Whether anything is remembered, be it the first value."""
        return self.key in held.data

    def put(self, held: Remembering, value: D) -> None:
        """Remember ``value``, of a list a copy."""
        held.data[self.key] = [*value] if isinstance(value, list | tuple) else value

    def fresh(self) -> Any:
        """The first value, shared with nobody."""
        return [*self.first] if isinstance(self.first, list) else self.first


FORM: Final = Attribute[int | None](None, key="form")
"""The number of another power that a power has with it (P3, Reincarnator)."""
HOARD: Final = Attribute[Sequence[str]]([], key="hoard", tally=True)
"""Cards that the owner of a power may play as if they were in hand."""
PROXY: Final = Attribute[int | None](None, Shown.INNER, key="copy")
"""The number of the power card that is a copy and works in the place of a power (P3, Insect)."""
LEASED: Final = Attribute[Sequence[int]]([], Shown.INNER, key="leased")
"""The tokens that a power has laid under those of others (P3, Hurtz)."""
UNSEEN_TOKENS: Final = Attribute[Sequence[int]]([], Shown.SECRET, key="hidden")
"""The tokens of a reserve that are in the challenge unseen (P1, Wraith)."""
UNSEEN_CALLED: Final = Attribute[Sequence[int]]([], Shown.SECRET, key="called")
"""Those of them that came beyond the limit."""
UNSEEN_SIDE: Final = Attribute[str]("", Shown.SECRET, key="side")
"""The side on which they are."""
TRAPS: Final = Attribute[Sequence[str]]([], Shown.SECRET, key="traps")
"""The planets at which markers that are traps lie face down (P3, Saboteur)."""
DECOYS: Final = Attribute[Sequence[str]]([], Shown.SECRET, key="decoys")
"""The planets at which the other markers lie."""
COLLECTED: Final = Attribute[Sequence[str]]([], key="collected", tally=True)
"""The destiny cards that lie on a power (P3, Dragon)."""
STAGES: Final = Attribute[Sequence[int]]([], key="stages")
"""The numbers of the power cards that are stages of a power, in order (P3, Pentaform)."""
STAGE: Final = Attribute[int](0, Shown.INNER, key="stage")
"""The index of the stage that its holder has."""
