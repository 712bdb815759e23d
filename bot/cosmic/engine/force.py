"""Things in force (6.3, 6.5) and playable: powers, hoards, readied and called flares. Acts on nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import Force, Mine
from bot.cosmic.model import attributes, board, holdings, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import NOBODY, SHEET, Armed, Call, CosmicState, PowerCard
from bot.kernel.event import Seat

_USABLE, _HELD = Force.USABLE, Force.HELD
"""Bound here for speed: looking up an enumeration's member is slow."""


@lru_cache(maxsize=4096)
def _numbers(lineup: str) -> dict[str, tuple[int, ...]]:
    table: dict[str, tuple[int, ...]] = {}
    for number, name in enumerate(lineup.split(",") if lineup else ()):
        table[name] = (*table.get(name, ()), number)
    return table


def _having(trait: str) -> Callable[[str], tuple[int, ...]]:
    """The numbers of the power cards of a lineup whose powers have a trait."""

    @lru_cache(maxsize=4096)
    def having(lineup: str) -> tuple[int, ...]:
        powers = registry.POWERS
        return tuple(at for name, row in _numbers(lineup).items() if getattr(powers[name], trait) for at in row)

    return having


hoarding, posing, taking_on_sheets = map(_having, ("hoards", "poses", "sheet_takes"))


def posers(state: CosmicState, seat: Seat, *, coming: bool = False) -> list[int]:
    """The numbers of those that ``seat`` has in force, or will have in the challenge that is ``coming``."""
    numbers = posing(state.lineup)
    if not numbers:
        return []
    usable = will_be_in_force if coming else in_force
    return [one for one in numbers if state.powers[one].holder == seat and usable(state, state.powers[one])]


def exchangeable(state: CosmicState, seat: Seat) -> list[int]:
    """The powers of ``seat`` that may be taken from it for good (POW12; P3, Lloyd)."""
    held = attributes.losable(state, seat, board.own_powers(state, seat))
    return [number for number in held if not registry.POWERS[state.powers[number].power].bound]


def is_dormant(state: CosmicState, seat: Seat) -> bool:
    """True if the powers of ``seat`` are dormant (6.3), also for want of any token on the board (6.10)."""
    flags = state.challenge.flags
    mine = state.holdings.get(seat) or holdings.held(state, seat)  # Asked so often that a call would be felt.
    dormant = mine.home < board.POWER_NEEDS and not (flags and ids.awake(seat) in flags)
    if not state.expansions:
        return dormant
    for one in registry.joined(state, "dormant"):
        dormant = one.dormant(state, seat, dormant)
    return dormant or _is_stilled(state, seat)


def is_silent(state: CosmicState, card: PowerCard) -> bool:
    """True if a power rests because its holder is dormant; some need no home bases (6.3, POW23)."""
    return is_dormant(state, card.holder) and _rests(state, card)


def _rests(state: CosmicState, card: PowerCard) -> bool:
    power = registry.POWERS[card.power]
    return not power.never_dormant or (_is_stilled(state, card.holder) and not power.bound)


def _is_stilled(state: CosmicState, seat: Seat) -> bool:
    """True if the powers of ``seat`` are dormant for a reason that has nothing to do with home bases."""
    for one in registry.joined(state, "stills"):  # noqa: SIM110  # Asked so often that a generator would be felt.
        if one.stills(state, seat):
            return True
    return False


def has_used(state: CosmicState, seat: Seat, power: str) -> bool:
    """True if ``seat`` has used this power in this challenge, by whatever card: two give one use (6.7, AST23).

    It is used up as well where somebody else has used the card that ``seat`` has (6.11).
    """
    return any(seat in (one.holder, one.user) for one in state.powers if one.used and one.power == power)


def in_force(state: CosmicState, card: PowerCard, needs: Force = _USABLE) -> bool:
    """True if a power can be used and acts: held, not zapped, not dormant (6.3, 6.5); less if it ``needs`` less.

    It is the same for the power of an asteroid (AST22, AST33), and defeats change nothing (6.12).
    """
    seat = card.holder
    if seat == NOBODY:
        return False
    player = state.players[seat]
    if not player.active or (player.zapped and needs is _USABLE):
        return False
    if needs is _HELD:
        return True
    calmed = state.sane and not attributes.covered(state, seat, attributes.ASSET_POWERS)
    return not (calmed or (is_dormant(state, seat) and _rests(state, card)))


def will_be_in_force(state: CosmicState, card: PowerCard) -> bool:
    """True if the power can be used in the challenge that comes: zaps and Sanity are over then (4.1.1)."""
    return in_force(state, card, _HELD) and not is_silent(state, card)


def hoards(state: CosmicState, seat: int) -> dict[str, str]:
    """The cards that ``seat`` may play from hoards of powers in force, and from which power, as ``power.<number>``."""
    found: dict[str, str] = {}
    for number in hoarding(state.lineup):
        card = state.powers[number]
        if card.holder == seat and HOARD.noted(card) and in_force(state, card):
            found.update((one, f"power.{number}") for one in HOARD.of(card))
    return found


def playable(state: CosmicState, seat: int) -> list[str]:
    hand = state.players[seat].hand
    return [*hand, *hoards(state, seat)] if hoarding(state.lineup) else hand[:]


def has_playable(state: CosmicState, seat: int) -> bool:
    return bool(state.players[seat].hand) or bool(hoards(state, seat))


def held(state: CosmicState, seat: int, power: str) -> list[int]:
    """The numbers of the cards of one power that ``seat`` has in force."""
    numbers = _numbers(state.lineup).get(power)
    if numbers is None:
        return []
    cards = state.powers
    return [number for number in numbers if cards[number].holder == seat and in_force(state, cards[number])]


def own(state: CosmicState, seat: Seat, power: str) -> list[Mine]:
    """The same cards, as their methods are given them."""
    return [Mine(seat, power, f"{SHEET}{number}", state.powers[number].data) for number in held(state, seat, power)]


def first(state: CosmicState, my: Mine) -> Mine | None:
    """The power by which a flare of its holder works; None without one in force."""
    return next(iter(own(state, my.seat, my.name)), None)


def text_of(state: CosmicState, seat: int, power: str) -> str:
    """Return the flare text ``seat`` may use: super while the power is in force with it, else wild (2.5.4, AST24)."""
    return "super" if held(state, seat, power) else "wild"


def ready(state: CosmicState, armed: Armed) -> bool:
    """True if a readied flare that has not acted yet still may: it is in hand, and no other was played (2.5.5)."""
    return not state.players[armed.seat].flared and armed.card in playable(state, armed.seat)


def call_of(state: CosmicState, seat: int, card: str) -> Call | None:
    """Return what ``seat`` called with a power or flare in this challenge (``moves.call``); None if it did not."""
    return next((call for call in state.challenge.calls if call.card == card and call.seat == seat), None)
