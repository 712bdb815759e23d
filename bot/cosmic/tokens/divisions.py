"""How tokens may be divided over places, and the usual answers (8.12). Pure arithmetic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import COLOUR_OF
from bot.cosmic.model.state import CosmicState
from bot.kernel.ask import Part, Split
from bot.kernel.seat import Seat

K = TypeVar("K", str, Seat)


def up_to(most: int, counts: Mapping[K, int]) -> Split:
    """How up to ``most`` tokens may be taken from among so many each."""
    high = min(most, sum(counts.values()))
    return Split(0, high, tuple(Part(str(name), min(count, high)) for name, count in counts.items()))


def between(least: int, most: int, counts: Mapping[str, int]) -> Split:
    """How ``least`` to ``most`` tokens may be taken from among so many each."""
    return Split(least, most, tuple(Part(place, min(count, most)) for place, count in counts.items()))


def exactly(whole: int, counts: Mapping[K, int]) -> Split:
    """How ``whole`` tokens may be taken from among so many each."""
    return Split(whole, whole, tuple(Part(str(name), min(count, whole)) for name, count in counts.items()))


def spread(state: CosmicState, seat: Seat, count: int, counts: Mapping[str, int]) -> dict[str, int]:
    """The default for tokens that come home to these bases: one at a time on the home base with the fewest, of several
    on that of the lowest number; likewise on a foreign base if there is no home base, elsewhere if there is neither
    (8.12).
    """
    homes = [base for base in board.homes(state, seat) if base in counts]
    foreign = sorted((base for base in counts if base in COLOUR_OF and base not in homes), key=ids.number)
    candidates = homes or foreign or list(counts)
    shares: dict[str, int] = {}
    for _ in range(count):
        base = min(candidates, key=lambda one: counts[one] + shares.get(one, 0))
        shares[base] = shares.get(base, 0) + 1
    return shares


def within(form: Split, shares: Mapping[str, int]) -> dict[str, int]:
    """Shares of the whole of a form that are too many for some of its parts: what is too much goes to the first parts
    with room for it.
    """
    fits = {part.name: min(part.high, shares.get(part.name, 0)) for part in form.parts}
    for part in form.parts:
        fits[part.name] += min(part.high - fits[part.name], form.high - sum(fits.values()))
    return {name: count for name, count in fits.items() if count}


def gather(state: CosmicState, seat: Seat, count: int, counts: Mapping[str, int]) -> dict[str, int]:
    """The default for tokens that are driven out of a place: all to the largest base (P3, prompts)."""
    return {largest(counts): count}


def from_bases(count: int, places: Mapping[str, int]) -> dict[str, int]:
    """The default for tokens that leave: one at a time from the largest place, the last of each only at need (8.12)."""
    left = dict(places)
    shares: dict[str, int] = {}
    for _ in range(min(count, sum(left.values()))):
        base = max(left, key=lambda one: left[one])
        left[base] -= 1
        shares[base] = shares.get(base, 0) + 1
    return shares


def from_parts(form: Split) -> dict[str, int]:
    """The default for tokens that others take: what has to go in any case, then one at a time from the largest place
    (POW27).
    """
    shares = {part.name: part.low for part in form.parts}
    left = {part.name: part.high - part.low for part in form.parts}
    for _ in range(form.low - sum(shares.values())):
        place = max(left, key=lambda one: left[one])
        left[place] -= 1
        shares[place] += 1
    return {place: count for place, count in shares.items() if count}


def largest(counts: Mapping[str, int]) -> str:
    """The place with the most tokens, the first of several. Raises ValueError if there is no place."""
    return max(counts, key=lambda one: counts[one])


def default_bases(count: int, counts: Mapping[str, int]) -> dict[str, int]:
    """The default for a commitment from these bases: from the largest, always leaving one where possible (8.12)."""
    if not counts:
        return {}
    base = largest(counts)
    most = counts[base] - 1 if sum(counts.values()) > 1 and counts[base] > 1 else counts[base]
    return {base: min(count, most)}
