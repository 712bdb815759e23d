"""Divide tokens over places, with the usual answers (8.12), and pick among several in one place."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from bot.cosmic import moves
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import Question
from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import COLOUR_OF
from bot.cosmic.model.hook_args import Pick
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

K = TypeVar("K", str, Seat)


def up_to(most: int, counts: Mapping[K, int]) -> Split:
    return between(0, min(most, sum(counts.values())), counts)


def between(least: int, most: int, counts: Mapping[K, int]) -> Split:
    return Split(least, most, tuple(Part(str(name), min(count, most)) for name, count in counts.items()))


def exactly(whole: int, counts: Mapping[K, int]) -> Split:
    return between(whole, whole, counts)


def spread(state: CosmicState, seat: Seat, count: int, counts: Mapping[str, int]) -> dict[str, int]:
    """The default for tokens that come home one by one: to the emptiest home base, foreign base, other place (8.12)."""
    homes = [base for base in board.homes(state, seat) if base in counts]
    foreign = sorted((base for base in counts if base in COLOUR_OF and base not in homes), key=ids.number)
    candidates = homes or foreign or list(counts)
    shares: dict[str, int] = {}
    for _ in range(count):
        base = min(candidates, key=lambda one: counts[one] + shares.get(one, 0))
        shares[base] = shares.get(base, 0) + 1
    return shares


def within(form: Split, shares: Mapping[str, int]) -> dict[str, int]:
    """Shares for a form: what is too much for some of its parts goes to the first ones with room for it."""
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
    """The default for tokens that others take: what must go, then one at a time from the largest place (POW27)."""
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


def some(
    game: Cosmic, tokens: Sequence[int], count: int, by: Seat, place: str = "", *, taken: bool = False
) -> Flow[list[int]]:
    """``count`` of these tokens, chosen by ``by``, perhaps ``taken`` from another; ``place``: where they are, or go."""
    choosers = registry.joined(game.state, "pick")
    if count < 1 or count >= len(tokens) or not choosers:
        return list(tokens[: max(0, count)])
    chosen = Pick(by, tuple(tokens), count, place, taken)
    for one in choosers:
        mark = f"expansion.{one.name}:pick"
        if mark not in game.state.busy:  # Never asked twice for one event, as replacements are not (POW7).
            moves.enter(game, mark)
            chosen = yield from one.pick(game, chosen)
            moves.leave(game, mark)
    return list(chosen.tokens[:count])


def kinds(game: Cosmic, tokens: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """The tokens of one player by kind, as a question names the kinds; empty where they do not differ."""
    found: dict[str, tuple[int, ...]] = {}
    for one in registry.joined(game.state, "kinds"):
        found |= one.kinds(game.state, tuple(tokens))
    return found


def among(game: Cosmic, tokens: Sequence[int]) -> list[int]:
    """Those of the tokens of one player that somebody else may pick: what is sheltered only if nothing else is left."""
    hosts = registry.joined(game.state, "sheltered")
    sheltered = {number for one in hosts for number in one.sheltered(game.state, tuple(tokens))}
    return [number for number in tokens if number not in sheltered] or list(tokens)


def places(game: Cosmic, seat: Seat, counts: Mapping[str, int]) -> dict[str, int]:
    """Those places of ``seat`` from which somebody else may pick a token, and how many each has to pick from."""
    if not registry.joined(game.state, "sheltered"):
        return dict(counts)
    here = {place: board.tokens_at(game.state, place, seat) for place in counts}
    free = among(game, [number for row in here.values() for number in row])
    found = {place: sum(number in free for number in row) for place, row in here.items()}
    return {place: count for place, count in found.items() if count}


def division(game: Cosmic, seat: Seat, counts: Mapping[str, int], count: int) -> Split:
    """Return the form for somebody else to take ``count`` tokens of ``seat``: what is sheltered comes last."""
    free = places(game, seat, counts)
    if sum(free.values()) >= count:
        return exactly(count, free)
    return Split(count, count, tuple(Part(one, min(most, count), free.get(one, 0)) for one, most in counts.items()))


def one_from(game: Cosmic, seat: Seat, asked: Question, places: Mapping[str, int]) -> Flow[list[int]]:
    """One token of ``seat``, from which of its places is its choice; silence takes it from the largest."""
    place = yield from asked.one_of(seat, list(places), default=largest(places))
    return (yield from pick(game, seat, {place: 1}))


def taken(
    game: Cosmic, taker: Seat, asked: Question, victim: Seat, places: Mapping[str, int], count: int
) -> Flow[list[int]]:
    """``count`` tokens of ``victim``, from which of its places the ``taker`` chooses; silence as in ``from_parts``."""
    form = division(game, victim, places, count)
    shares = yield from asked.split(taker, form, default=from_parts(form))
    return (yield from pick(game, victim, shares, taker=taker))


def pick(
    game: Cosmic, seat: Seat, shares: Mapping[str, int], beside: Collection[int] = (), *, taker: Seat | None = None
) -> Flow[list[int]]:
    """Tokens of ``seat`` by a division over places, but for those ``beside``; ``taker`` is whoever else takes them."""
    chosen: list[int] = []
    by = seat if taker is None else taker
    for place, count in shares.items():
        if count:
            here = [number for number in board.tokens_at(game.state, place, seat) if number not in beside]
            chosen += yield from some(game, here, count, by, place, taken=by != seat)
    return chosen
