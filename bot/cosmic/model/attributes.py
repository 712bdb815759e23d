"""The attributes of powers (6.8): key, type, first value, visibility. Written by moves alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.cosmic.model import ids, origin
from bot.cosmic.model.ids import Typed
from bot.cosmic.model.state import NOBODY, CosmicState, PowerCard
from bot.kernel.event import Seat

D = TypeVar("D")
TOLD: Final[dict[str, Typed]] = {}
"""Attributes that are announced when noted, by key, of the powers imported so far."""
SENTENCES: Final[dict[str, None]] = {}
CALLED: Final[dict[str, None]] = {}
"""Attributes that are also named behind their sentence."""


class Remembering(Protocol):
    @property
    def data(self) -> dict[str, Any]: ...


class Shown(Enum):
    """The part of an attribute that others than the holder see."""

    OPEN = "open"
    COUNTED = "counted"
    """A number, the length of a list, and of a text nothing (2.1.5)."""
    INNER = "inner"
    """Nothing, since it only notes what everybody has seen happen."""
    SECRET = "secret"
    """Nothing, not even that there is any."""


class Attribute(Typed, Generic[D]):
    """One thing that a power remembers. Its key is its name in the class, unless one is given."""

    __slots__ = ("begins", "first", "marks", "named", "shown", "tally")

    def __init__(
        self,
        first: D,
        shown: Shown = Shown.COUNTED,
        *,
        key: str = "",
        begins: bool = True,
        tally: bool = False,
        told: str = "",
        named: bool = False,
        marks: bool = False,
    ) -> None:
        """``begins``: a card that comes into play has it at once. ``tally``: its number, or how many there are, stands
        behind the name of the power. ``told``: the sentence, if any, by which it is heard that it was noted, by its
        name too if ``named``. ``marks``: it lists planets at which everybody sees the emblem of the power.
        """
        self.first, self.shown, self.begins, self.tally = first, shown, begins, tally
        self.key, self.says = key and origin.owned(key), told and origin.owned(told)
        self.named, self.marks, self.__orig_class__ = named, marks, None
        self._enter()

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = self.key or origin.owned(name)
        self._enter()

    def _enter(self) -> None:
        if self.key and self.says:
            TOLD[self.key] = self
            SENTENCES[self.says] = None
            if self.named:
                CALLED[f"{self.says}_{self.key}"] = None

    def later(self) -> Attribute[D]:
        return Attribute(self.first, self.shown, key=self.key, begins=False, tally=self.tally, told=self.says)

    def of(self, held: Remembering) -> D:
        found: D = held.data.get(self.key, self.first)
        return found

    def noted(self, held: Remembering) -> bool:
        """True if any value is stored, be it the first value."""
        return self.key in held.data

    def put(self, held: Remembering, value: D) -> None:
        """Store ``value``; a list is copied."""
        held.data[self.key] = [*value] if isinstance(value, list | tuple) else value

    def fresh(self) -> Any:
        return [*self.first] if isinstance(self.first, list) else self.first


FORM: Final = Attribute[int | None](None, key="form")
"""The number of another power that a power has with it (P3, Reincarnator)."""
HOARD: Final = Attribute[Sequence[str]]([], key="hoard", tally=True)
"""Cards that the owner of a power may play as if they were in hand."""
PROXY: Final = Attribute[int | None](None, Shown.INNER, key="copy")
"""The number of the power card that is a copy and works in the place of a power (P3, Insect)."""
LEASED: Final = Attribute[Sequence[int]]([], Shown.INNER, key="leased")
"""The tokens that a power has laid under those of others (P3, Hurtz)."""
UNSEEN_TOKENS: Final = Attribute[Sequence[int]]([], Shown.SECRET, key="hidden", told="hidden")
"""The tokens of a reserve that are in the challenge unseen (P1, Wraith)."""
UNSEEN_CALLED: Final = Attribute[Sequence[int]]([], Shown.SECRET, key="called")
"""Tokens of the reserve that came beyond the limit."""
UNSEEN_SIDE: Final = Attribute[str]("", Shown.SECRET, key="side")
TRAPS: Final = Attribute[Sequence[str]]([], Shown.SECRET, key="traps")
"""The planets at which markers that are traps lie face down (P3, Saboteur)."""
DECOYS: Final = Attribute[Sequence[str]]([], Shown.SECRET, key="decoys")
"""The planets at which the other markers lie."""
COLLECTED: Final = Attribute[Sequence[str]]([], key="collected", tally=True)
"""The destiny cards that lie on a power (P3, Dragon)."""
STAGES: Final = Attribute[Sequence[int]]([], key="stages")
"""The numbers of the power cards that are stages of a power, in order (P3, Pentaform)."""
STAGE: Final = Attribute[int](0, Shown.INNER, key="stage")
COVERS: Final = Attribute[Sequence[str]]([], Shown.OPEN, key="covers")
"""Each as ``<seat>.<asset>``."""
ASSET_POWERS, ASSET_TOKENS, ASSET_HAND = ASSETS = "powers", "all_tokens", "hand"
"""Assets of a player that can be covered."""


def stored(card: PowerCard) -> list[str]:
    """The cards that lie on a power, by whatever attribute."""
    lists = (datum for datum in card.data.values() if isinstance(datum, list))
    return [item for row in lists for item in row if isinstance(item, str) and ids.is_copy(item)]


def noted_asset(seat: Seat, asset: str) -> str:
    return f"{seat}.{asset}"


def read_asset(noted: str) -> tuple[Seat, str]:
    """Read from a note whose asset is covered, and which. Raises ValueError for anything else."""
    seat, _, asset = noted.partition(".")
    return int(seat), asset


def covered(state: CosmicState, seat: Seat, asset: str) -> bool:
    wanted = noted_asset(seat, asset)
    return any(card.holder != NOBODY and wanted in COVERS.of(card) for card in state.powers if card.data)


def takeable(state: CosmicState, seat: Seat) -> list[str]:
    """The cards of a hand that others can take or make its holder give up."""
    return [] if covered(state, seat, ASSET_HAND) else state.players[seat].hand[:]


def robbable(state: CosmicState, seats: Iterable[Seat]) -> list[Seat]:
    return [seat for seat in seats if takeable(state, seat)]


def losable(state: CosmicState, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """The cards with these numbers, powers of ``seat``, that others can take or silence."""
    return [] if covered(state, seat, ASSET_POWERS) else [*numbers]
