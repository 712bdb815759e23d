"""The nouns of Cosmic Encounter as facts for messages, and sentences that are filled with the fields of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, TypeVar, get_type_hints

from msgspec.structs import astuple

from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.model.records import Change, Maker, named
from bot.cosmic.words import expansion_words
from bot.cosmic.words.expansion_words import Names
from bot.kernel.event import Event, Seat
from bot.words.message import Fact, Message, ids
from bot.words.signs import CARDS, ROLES, ZODIAC, entered, tagged

_COLOURS: Final = ids("cosmic-colour-", (*cards.COLOURS, cards.NEUTRAL_COLOUR, cards.SPARE_COLOUR))
_FIXED: Final = {
    "warp": Message("cosmic-warp"),
    "removed": Message("cosmic-removed"),
    "cone.offense": Message("cosmic-cone"),
    "cone.defense": Message("cosmic-cone-defense"),
    "karma": Message("cosmic-karma"),
}
_STORES: Final[Mapping[type, Message]] = {
    parsed.Sheet: Message("cosmic-sheet"),
    parsed.Pile: Message("cosmic-pile"),
    parsed.Ring: Message("cosmic-ring"),
}
_OUTPOSTS: Final = ids("cosmic-outpost-", ("moon",))
"""Bases beside the planets of a system, by their kind."""
_OWNED: Final = ids("cosmic-outpost-", ("moon",), "-of")
_HERE: Final = ids("cosmic-own-", ("moon",))
BY_COLOUR: Final = Names()
"""Nobody's names: planets go by their colour, as on pictures."""
_Told = TypeVar("_Told")
_SIDES: Final = {"offense": Message("cosmic-offense"), "defense": Message("cosmic-defense")}


def power(name: str) -> str:
    """A power or an edict as its card prints it: ``card_zap`` is Card Zap."""
    return cards.words(name)


def role_sign(role: str) -> str:
    return tagged("role", role) if role in ROLES else ""


def power_named(name: str) -> Message:
    return Message("cosmic-power", name=power(name)).behind(power_sign(name))


def use_sign(source: str, name: str) -> str:
    sign = power_sign(name) if source == "power" else card_sign(f"{source}.{name}")
    return f"{sign} " if sign else ""


def power_sign(name: str) -> str:
    return tagged("power", name) if entered("power", name) else ""


def card(face: str) -> Message:
    """A card or its face: ``attack 12``, ``compromise``, ``Card Zap``, ``Zombie flare``."""
    match parsed.card(face):
        case parsed.Attack(value):
            known = Message("cosmic-card-attack", value=str(value))
        case parsed.Compromise():
            known = Message("cosmic-card-compromise")
        case parsed.Edict(name):
            known = Message("cosmic-card-edict", name=power(name))
        case parsed.Flare(name):
            known = Message("cosmic-card-flare", power=power(name))
        case parsed.Brought(_, name):
            known = Message("cosmic-card-zodiac", sign=power(name))
    known.sign = card_sign(face)
    return known


@lru_cache(maxsize=1_024)
def card_sign(face: str) -> str:
    match parsed.card(face):
        case parsed.Brought(_, name):
            return ZODIAC[name].plain
        case parsed.Edict(name):
            return tagged("edict", name)
    return CARDS[cards.kind(face)].plain


def hand(held: Iterable[str]) -> list[str | Message]:
    """Cards by name, equal ones counted: ``attack 8``, ``2 × compromise``; the order is that of the first of each."""
    return [several(one, many) for one, many in Counter(card(one) for one in held).items()]


def several(one: str | Message, count: int) -> str | Message:
    return one if count == 1 else Message("cosmic-several", count=count, card=one)


def colour(key: str) -> Message:
    return Message(_COLOURS[key])


def place(where: str, names: Names = BY_COLOUR, own: str | None = None) -> Message:
    """A place of tokens: ``Dario's planet 2``, ``the warp``, ``the cone``, or one that an expansion brings.

    A planet of a colour that none of ``names`` plays is called by its colour: ``red 2``. Those of the colour ``own``,
    whose player the sentence has named, are ``planet 2``.
    """
    known = _FIXED.get(where) or expansion_words.KNOWN.places.get(where)
    if known is not None:
        return known
    home = parsed.system(where)
    return _base(where, names.owners.get(home), own=home == own)


@lru_cache(maxsize=1_024)
def _base(where: str, owner: str | None, *, own: bool) -> Message:
    match parsed.place(where):
        case parsed.Planet(system, number):
            if own:
                return Message("cosmic-own-planet", number=str(number))
            if owner is not None:
                return Message("cosmic-planet-of", name=owner, number=str(number))
            return Message("cosmic-planet", system=colour(system), number=str(number))
        case parsed.Outpost(system, kind, number):
            if own:
                return Message(_HERE[kind], number=str(number))
            if owner is not None:
                return Message(_OWNED[kind], name=owner, number=str(number))
            return Message(_OUTPOSTS[kind], system=colour(system), number=str(number))
        case beside:
            return _STORES[type(beside)]


def places(
    found: Mapping[str, int],
    names: Names = BY_COLOUR,
    known: Mapping[str, Message] | None = None,
    own: str | None = None,
) -> list[str | Message]:
    """Several places, each with its number of tokens where it has more than one, planets of one owner together.

    ``Dario's planets 1 (3) and 2``, ``red 3``. ``known`` words places that are not on the board.
    """
    if len(found) == 1:
        found = dict.fromkeys(found, 1)
    return gathered(found, names, _counted, known, own)


def gathered(
    found: Mapping[str, _Told],
    names: Names,
    tell: Callable[[str | Message, _Told], str | Message],
    known: Mapping[str, Message] | None = None,
    own: str | None = None,
) -> list[str | Message]:
    rows: list[str | Message] = []
    for home, row in groupby(found, system):
        owner, together = names.owners.get(home), list(row)
        if len(together) == 1 or (owner is None and home != own):
            rows += [tell((known or {}).get(where) or place(where, names, own), found[where]) for where in together]
            continue
        numbers = [tell(str(parsed.planet(where).number), found[where]) for where in together]
        if home == own:
            rows.append(Message("cosmic-own-planets", numbers=numbers))
        else:
            rows.append(Message("cosmic-planets-of", name=owner or "", numbers=numbers))
    return rows


def every_planet(system: str, each: int, names: Names, own: str | None = None) -> Message:
    if system == own:
        return Message("cosmic-own-every-planet", count=each)
    owner = names.owners.get(system)
    if owner is None:
        return Message("cosmic-every-planet", system=colour(system), count=each)
    return Message("cosmic-every-planet-of", name=owner, count=each)


def system_named(home: str, names: Names) -> Message:
    owner = names.owners.get(home)
    return Message("cosmic-system", system=colour(home)) if owner is None else Message("cosmic-system-of", name=owner)


@lru_cache(maxsize=1_024)
def system(where: str) -> str:
    planet = parsed.place(where)
    return planet.colour if isinstance(planet, parsed.Planet) else ""


def _counted(one: str | Message, many: int) -> str | Message:
    return one if many == 1 else Message("cosmic-place-counted", place=one, count=many)


def side(name: str) -> Message:
    return _SIDES[name]


def maker(thing: str) -> str | Message:
    if isinstance(parsed.as_card(thing), parsed.Flare):
        return card(thing)
    if entered("edict", thing):
        return card(cards.edict(thing))
    return power_named(thing)


def made_by(made: Change | Maker, names: Names, told: Seat | None = None) -> str | Message:
    """Name the thing that changed a sum or decided, with its owner, unless just ``told``: ``Ana's Tripler``."""
    thing = maker(named(made))
    return thing if made.seat in (None, told) else Message("event-maker", name=name_of(names, made.seat), thing=thing)


def power_of(power: str, seat: Seat, names: Names) -> str | Message:
    return made_by(Maker(power, flare=False, seat=seat), names)


def minus(totals: object) -> str:
    """Totals with a minus that is no hyphen."""
    return str(totals).replace("-", "−")


def score(won: int, lost: int) -> Message:
    if min(won, lost) < 0:
        return Message("story-score-below", won=minus(won), lost=minus(lost))
    return Message("story-score", won=str(won), lost=str(lost))


def name_of(names: Sequence[str], seat: object) -> str | Message:
    """Name of the person on a seat; ``nobody`` if there is none."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return Message("cosmic-nobody")


def rule(*numbers: str) -> Message:
    """Rule ids as answers to *Why?* give them: ``(cosmic 5.1.2)``."""
    return Message("cosmic-rule", numbers=numbers)


def filled(key: str, event: Event, names: Names) -> Message:
    """The message with each field of the event as a fact: a seat is a name, a place is a place, a number a number."""
    return Message.about(key, dict(_facts(event, names)))


def _facts(event: Event, names: Names) -> Iterator[tuple[str, Fact]]:
    for (field, noun), value in zip(nouns(type(event)).items(), astuple(event), strict=True):
        if noun and (value is not None or noun == "seat"):
            yield field, _fact(noun, value, names)
        elif isinstance(value, str | int):
            yield field, value


@cache
def nouns(kind: type[Event]) -> Mapping[str, str]:
    hints = get_type_hints(kind, include_extras=True)
    return {field: parsed.noun(hints[field]) for field in kind.__struct_fields__}


def _fact(noun: str, value: object, names: Names) -> Fact:
    if isinstance(value, dict):
        return places(value, names)
    if isinstance(value, list | tuple):
        return hand(value) if noun == "card" else [noun_named(noun, one, names) for one in value]
    return noun_named(noun, value, names)


def noun_named(noun: str, value: object, names: Names) -> str | Message:
    """Name a person, a place or a card by its noun. Raises TypeError for a noun that is none."""
    match noun, value:
        case "seat", _:
            return name_of(names, value)
        case _, str() if not value:
            return ""
        case "place", str():
            return place(value, names)
        case "card", str():
            return card(value)
        case "power", str():
            return power_named(value)
        case "colour", str():
            return colour(value)
        case "destiny", str():
            shown = cards.destiny_colour(value)
            return Message("event-destiny-wild") if shown is None else colour(shown)
    raise TypeError(f"{value!r} is no {noun}")
