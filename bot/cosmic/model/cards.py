"""The cards as data: ids (``A12.1``, ``edict.card_zap.2``), kinds, values, names, packs, prices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from bot.cosmic.model import ids
from bot.kernel.ask import Dice
from bot.words import brought

Kind: TypeAlias = Literal["attack", "compromise", "edict", "flare", "zodiac"]
"""The card types of Plague and Hate (2.4 #2): what "one card of each type" counts."""

HAND = 7
"""Cards of a full hand (3.12)."""
PLANETS = 5
"""Planets of a home system (2.1.2)."""
TOKENS_PER_PLANET = 4
"""Tokens on each home planet at the start (2.1.3)."""
COLOURS = ("red", "blue", "yellow", "purple", "light_blue", "orange")
"""Colours in the order in which a table without wishes hands them out (2.1.1)."""
NEUTRAL_COLOUR = "neutral"
"""The colour of a player's additional tokens (POW26)."""
SPARE_COLOUR = "white"
"""For a second set of tokens where all colours are taken (P1, Symbiote). It has no home system."""

ATTACKS: Mapping[int, int] = MappingProxyType(
    {1: 1, 4: 2, 5: 2, 6: 8, 7: 4, 8: 8, 9: 2, 10: 6, 11: 2, 12: 5, 13: 1}
    | {14: 2, 15: 4, 16: 1, 17: 1, 18: 1, 19: 1, 20: 2, 30: 1, 40: 1}
)
"""Copies of each attack value (2.3)."""
COMPROMISES = 17
"""Copies of the compromise card (2.3)."""
EDICTS: dict[str, int] = {}
"""Copies of each edict of the base game in the order of 2.4.3, as the edicts declare them."""

WILD = "wild"
"""The destiny card that leaves the choice to the offense (4.2.3)."""
COMPROMISE = "C"
_REVERSE = ".reverse"
KINDS: tuple[Kind, ...] = get_args(Kind)
NAMES: dict[str, str] = {}
"""Names of powers and edicts that are not simply the words of their id."""


@lru_cache(maxsize=1_024)
def kind(card: str) -> Kind:
    """Return the kind of a card or face. Raises ValueError if it is none of the main deck."""
    return ids.card(card).kind


def of_kind(held: Iterable[str], wanted: Kind) -> list[str]:
    return [card for card in held if kind(card) == wanted]


@lru_cache(maxsize=1_024)
def is_challenge(card: str) -> bool:
    """True if the card can be played in Phase 7: an attack or a compromise, no edict and no flare (2.5.3)."""
    return isinstance(ids.as_card(card), ids.CHALLENGE)


@lru_cache(maxsize=1_024)
def face(card: str) -> str:
    """Return the face all copies share: ``A12``, ``C``, ``edict.card_zap``, ``flare.zombie``, ``zodiac.aries``."""
    match ids.card(card):
        case ids.Attack(value):
            return f"A{value}"
        case ids.Compromise():
            return COMPROMISE
        case ids.Flare():
            return card
        case ids.Edict(name) | ids.Brought(_, name) as what:
            return f"{what.kind}.{name}"


@lru_cache(maxsize=1_024)
def value(card: str) -> int:
    """Raises ValueError for cards other than attacks."""
    what = ids.as_card(card)
    if not isinstance(what, ids.Attack):
        raise ValueError(f"{card} has no value")
    return what.value


def edict(name: str) -> str:
    return f"edict.{name}"


def flare(power: str) -> str:
    return f"flare.{power}"


def flare_power(card: str) -> str:
    """The power whose flare this is. Raises ValueError for other cards."""
    what = ids.as_card(card)
    if not isinstance(what, ids.Flare):
        raise ValueError(f"{card} is no flare")
    return what.name


def name(card: str) -> str:
    """The card or face for people: ``attack 12``, ``compromise``, ``Card Zap``, ``Zombie flare``."""
    match ids.card(card):
        case ids.Attack(value):
            return f"attack {value}"
        case ids.Compromise():
            return "compromise"
        case ids.Edict(name):
            return words(name)
        case ids.Flare(name):
            return f"{words(name)} flare"
        case ids.Brought(_, name):
            return f"{words(name)} card"


def words(key: str) -> str:
    """The id of a power or an edict as people write it, without its pack: ``card_zap`` is Card Zap."""
    return NAMES.get(key) or brought.bare(key).replace("_", " ").title()


# --- packs ------------------------------------------------------------------------------------------------------------


def challenge_cards() -> list[str]:
    """The 72 challenge cards, compromises first, unshuffled (2.3.1)."""
    attacks = [f"A{number}.{copy}" for number, copies in ATTACKS.items() for copy in range(1, copies + 1)]
    return [f"{COMPROMISE}.{copy}" for copy in range(1, COMPROMISES + 1)] + attacks


def edict_cards() -> list[str]:
    """The 22 edicts, unshuffled (2.4.4)."""
    return [f"{edict(name)}.{copy}" for name, copies in EDICTS.items() for copy in range(1, copies + 1)]


def choose_flares(owned: Sequence[str], available: Iterable[str], dice: Dice) -> list[str]:
    """The flares of the deck (2.5.2): those of ``owned`` powers, others by chance until there are two per power."""
    have = list(dict.fromkeys(available))
    chosen = [power for power in dict.fromkeys(owned) if power in have]
    others = [power for power in have if power not in chosen]
    while others and len(chosen) < 2 * len(owned):
        chosen.append(others.pop(dice(len(others))))
    return [flare(power) for power in chosen]


def destiny_cards(colours: Sequence[str], *, reverse: bool) -> list[str]:
    """The destiny pile, unshuffled: four a colour, one with the ``reverse`` mark, two wild (2.2.1, 2.2.2, 2.2.3)."""
    marked = _REVERSE if reverse else ""
    return [card for colour in colours for card in [colour] * 3 + [colour + marked]] + [WILD] * 2


def destiny_colour(card: str) -> str | None:
    """The colour that a destiny card shows; None for a wild one."""
    colour = card.removesuffix(_REVERSE)
    return None if colour == WILD else colour


def is_reverse(card: str) -> bool:
    """True if a destiny card carries the reverse cone mark (5.7)."""
    return card.endswith(_REVERSE)


EDICT: Final = 9
_OTHERS: Mapping[str, int] = {"compromise": 9, "flare": 7, "zodiac": 12}
PRICES: dict[str, int] = {}


def card_price(card: str) -> int:
    """Rate how much a card is missed, about as much as an attack of that value."""
    of = kind(card)
    if of == "attack":
        return value(card)
    return PRICES[ids.named(card)] if of == "edict" else _OTHERS[of]


def cheapest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed least."""
    return sorted(held, key=card_price)


def dearest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed most."""
    return sorted(held, key=card_price, reverse=True)
