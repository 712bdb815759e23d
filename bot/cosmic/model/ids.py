"""Ids of cards, places, offers and options: strings in the state, each read by one cached parser here."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args, get_origin

import msgspec

from bot.kernel.event import Seat

# --- types ------------------------------------------------------------------------------------------------------------

PlaceId: TypeAlias = Annotated[str, "place"]
"""A place of tokens, such as ``red-1`` or ``warp``."""
CardId: TypeAlias = Annotated[str, "card"]
"""A card, such as ``A10.2``."""
UseId: TypeAlias = str
"""A card that is used, or a power: ``power.3``."""
Face: TypeAlias = Annotated[str, "card"]
"""What a card shows, such as ``A10``; empty for none."""
DestinyId: TypeAlias = Annotated[str, "destiny"]
"""A destiny card, such as ``red.reverse``."""
PowerName: TypeAlias = Annotated[str, "power"]
Colour: TypeAlias = Annotated[str, "colour"]


def noun(kind: object) -> str:
    """Return the noun for a type, one or several: ``seat``, ``place``, ``card``; empty for plain words and numbers."""
    found = (one for one in (kind, *get_args(kind)) if get_origin(one) is Annotated)
    return next((str(get_args(one)[1]) for one in found), "")


class Typed:
    """Something declared with a type, ``Aim[PlaceId]("planet")``; the type decides how it is worded."""

    __slots__ = ("__orig_class__", "key", "says")
    __orig_class__: object
    key: str
    says: str

    @property
    def noun(self) -> str:
        """Return the noun for what it names, one or several; empty for numbers and words."""
        return noun(next(iter(get_args(self.__orig_class__)), None))


_KEPT = 8_192
_BROUGHT = ("zodiac",)


# --- cards ------------------------------------------------------------------------------------------------------------


class Attack(msgspec.Struct, frozen=True, gc=False):
    """``A12.1``; its face is ``A12``."""

    kind: ClassVar[Literal["attack"]] = "attack"
    value: int
    copy: int = 0
    """The number among the cards with this face; 0 for the face itself."""


class Compromise(msgspec.Struct, frozen=True, gc=False):
    """``C.3``; the face that all share is ``C``."""

    kind: ClassVar[Literal["compromise"]] = "compromise"
    copy: int = 0


class Edict(msgspec.Struct, frozen=True, gc=False):
    """``edict.card_zap.2``; its face is ``edict.card_zap``."""

    kind: ClassVar[Literal["edict"]] = "edict"
    name: str
    copy: int = 0


class Flare(msgspec.Struct, frozen=True, gc=False):
    """``flare.zombie``, of which there is one; that of a power of a pack is ``flare.homebrew.ratchet``."""

    kind: ClassVar[Literal["flare"]] = "flare"
    name: str


class Brought(msgspec.Struct, frozen=True, gc=False):
    """A card of an expansion in the deck, such as ``zodiac.leo.1``; its face is ``zodiac.leo``."""

    kind: Literal["zodiac"]
    name: str
    copy: int = 0


Card: TypeAlias = Attack | Compromise | Edict | Flare | Brought

CHALLENGE = (Attack, Compromise)
_CARD = re.compile(r"A(?P<value>\d+)(?:\.(\d+))?|C(?:\.(\d+))?|([a-z]+)\.([a-z_]+(?:\.[a-z_]+)?)(?:\.(\d+))?")


@lru_cache(maxsize=_KEPT)
def as_card(text: str) -> Card | None:
    """None if it is the id of something else."""
    found = _CARD.fullmatch(text)
    if found is None:
        return None
    value, attack, compromise, kind, name, copy = found.groups()
    if value is not None:
        return Attack(int(value), int(attack or 0))
    if kind is None:
        return Compromise(int(compromise or 0))
    if kind == "edict":
        return Edict(name, int(copy or 0))
    if kind == "flare":
        return None if copy else Flare(name)
    return Brought("zodiac", name, int(copy or 0)) if kind in _BROUGHT else None


@lru_cache(maxsize=_KEPT)
def card(text: str) -> Card:
    found = as_card(text)
    if found is None:
        raise ValueError(f"{text} is no card")
    return found


@lru_cache(maxsize=_KEPT)
def named(text: str) -> str:
    """The edict, the flare's power, or an expansion's card name. Raises ValueError for other ids."""
    match card(text):
        case Edict(name) | Flare(name) | Brought(_, name):
            return name
    raise ValueError(f"{text} has no name")


@lru_cache(maxsize=_KEPT)
def is_copy(text: str) -> bool:
    """True for the id of one card, not of a face that several cards share."""
    match as_card(text):
        case Attack(_, copy) | Compromise(copy) | Edict(_, copy) | Brought(_, _, copy):
            return copy > 0
        case found:
            return found is not None


# --- places -----------------------------------------------------------------------------------------------------------


class Planet(msgspec.Struct, frozen=True, gc=False):
    """A home planet, such as ``red-2``."""

    colour: str
    number: int


class Outpost(msgspec.Struct, frozen=True, gc=False):
    """A base of an expansion in a home system: ``red-moon2`` (2.6.5)."""

    colour: str
    kind: str
    number: int


class Cone(msgspec.Struct, frozen=True, gc=False):
    """An end of the cone: ``cone.offense``."""

    side: str


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """On the card of a power: ``power.3`` (2.1.4)."""

    power: int


class Ring(msgspec.Struct, frozen=True, gc=False):
    """Around the home system of a seat: ``ring.1`` (P1, Wild Fungus)."""

    seat: Seat


class Pile(msgspec.Struct, frozen=True, gc=False):
    """Under another token: ``under.17`` (P1, Fungus)."""

    top: int


class Elsewhere(msgspec.Struct, frozen=True, gc=False):
    name: str


Place: TypeAlias = Planet | Outpost | Cone | Sheet | Ring | Pile | Elsewhere

_PLANET = re.compile(r"([a-z_]+)-([a-z]*)(\d+)")


@lru_cache(maxsize=_KEPT)
def place(text: str) -> Place:
    if found := _PLANET.fullmatch(text):
        colour, beside, number = found.groups()
        return Outpost(colour, beside, int(number)) if beside else Planet(colour, int(number))
    kind, _, which = text.partition(".")
    match kind:
        case "cone":
            return Cone(which)
        case "power" if which.isdecimal():
            return Sheet(int(which))
        case "ring" if which.isdecimal():
            return Ring(int(which))
        case "under" if which.isdecimal():
            return Pile(int(which))
    return Elsewhere(text)


@lru_cache(maxsize=_KEPT)
def planet(text: str) -> Planet:
    """Raises ValueError for other places."""
    found = place(text)
    if not isinstance(found, Planet):
        raise ValueError(f"{text} is no planet")
    return found


@lru_cache(maxsize=_KEPT)
def system(text: str) -> str:
    found = place(text)
    return found.colour if isinstance(found, Planet | Outpost) else ""


@lru_cache(maxsize=_KEPT)
def number(text: str) -> int:
    found = place(text)
    return found.number if isinstance(found, Planet | Outpost) else 0


@lru_cache(maxsize=_KEPT)
def is_pile(text: str) -> bool:
    return isinstance(place(text), Pile)


@lru_cache(maxsize=_KEPT)
def is_sheet(text: str) -> bool:
    return isinstance(place(text), Sheet)


# --- offers and options -----------------------------------------------------------------------------------------------


class PowerCard(msgspec.Struct, frozen=True, gc=False):
    number: int


class Guise(Edict, frozen=True, gc=False):
    """A card that a power lets its owner play as an edict that it is not: ``edict.sanity@3`` (P3, Mesmer)."""

    power: int = 0


class Special(msgspec.Struct, frozen=True, gc=False):
    """An expansion's option for a seat in a window: ``moon.red-moon1``."""

    kind: str
    what: str


Offer: TypeAlias = PowerCard | Edict | Flare | Special | None
"""An action of a seat in a window; None for passing, and for cards that are not played in windows."""


@lru_cache(maxsize=_KEPT)
def offer(text: str) -> Offer:
    kind, _, which = text.partition(".")
    if kind == "power":
        return PowerCard(int(which))
    face, posed, power = text.partition("@")
    if posed:
        return Guise(named(face), power=int(power))
    found = as_card(text)
    if found is None:
        return Special(kind, which) if which else None
    return found if isinstance(found, (Edict, Flare)) else None


def special(kind: str, what: str) -> str:
    return f"{kind}.{what}"


def guise(name: str, power: int) -> str:
    return f"edict.{name}@{power}"


@lru_cache(maxsize=_KEPT)
def power_number(text: str) -> int:
    """The number in ``power.3``. Raises ValueError for other ids."""
    found = offer(text)
    if not isinstance(found, PowerCard):
        raise ValueError(f"{text} is no power in play")
    return found.number


@lru_cache(maxsize=_KEPT)
def targeted(text: str) -> tuple[str, Seat | None]:
    """Split ``red-2:1`` into a place or card and a seat; None without a seat."""
    what, colon, seat = text.rpartition(":")
    return (what, int(seat)) if colon else (text, None)


@lru_cache(maxsize=_KEPT)
def owned(text: str) -> tuple[str, Seat]:
    """Split ``red-2:1`` into a place and the tokens' owner. Raises ValueError without a seat."""
    where, seat = targeted(text)
    if seat is None:
        raise ValueError(f"{text} names no seat")
    return where, seat


class Captive(msgspec.Struct, frozen=True, gc=False):
    """A captive token among the goods of a deal: ``captive.red-2.1``."""

    place: str
    number: int


@lru_cache(maxsize=_KEPT)
def captive(text: str) -> Captive | None:
    kind, _, rest = text.partition(".")
    where, _, number = rest.rpartition(".")
    return Captive(where, int(number)) if kind == "captive" and where else None


def captives(place: str, count: int) -> list[str]:
    return [f"captive.{place}.{number}" for number in range(1, count + 1)]


# --- keys of negotiations ---------------------------------------------------------------------------------------------

Step: TypeAlias = Literal["offer", "accept", "withdraw", "fail", "timeout"]
"""``timeout`` is done by the clock."""
_DEALING = re.compile(rf"deal\.({'|'.join(get_args(Step))})(?:\.([a-z_]+)(?:-([a-z_]+))?)?")


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """A step of a negotiation: ``deal.accept.offense``, ``deal.offer.offense-red``."""

    step: Step
    dealer: str = ""
    """The actor, named as by ``board.dealer_name``."""
    to: str = ""
    """The receiver of an offer, likewise; empty if there is only one possible."""


@lru_cache(maxsize=_KEPT)
def as_dealing(key: str) -> Dealing | None:
    found = _DEALING.fullmatch(key)
    return None if found is None else Dealing(*(part or "" for part in found.groups()))  # type: ignore[arg-type]


def dealing(key: str) -> Dealing:
    """Parse the key of an action in a negotiation. Raises ValueError if it belongs to none."""
    found = as_dealing(key)
    if found is None:
        raise ValueError(f"{key} is no step of a negotiation")
    return found


def deal_key(step: Step, dealer: str = "", to: str = "") -> str:
    """The key of an action of a negotiation, as ``dealing`` reads it; without a dealer that of its question."""
    return f"deal.{step}{f'.{dealer}' if dealer else ''}{f'-{to}' if to else ''}"


# --- flags ------------------------------------------------------------------------------------------------------------

_AWAKE = re.compile(r"awake\.(\d+)")


def awake(seat: Seat) -> str:
    """The flag of a challenge in which the powers of a seat work with too few home bases (P3, Witch)."""
    return f"awake.{seat}"


@lru_cache(maxsize=_KEPT)
def awakened(flag: str) -> Seat | None:
    found = _AWAKE.fullmatch(flag)
    return None if found is None else int(found[1])
