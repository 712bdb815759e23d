"""Tokens that fall into the hands of others: which, where they go, how long they are held (POW25, POW26, POW28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.cosmic import moves
from bot.cosmic.engine import force, listeners
from bot.cosmic.kinds.hooks import DEAL
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.model import board, ids
from bot.cosmic.model.hook_args import Loss, Release
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, RING, Bond, Cosmic, CosmicState
from bot.cosmic.tokens import losses, picking, placing, sources
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

_RING = Question("ring", Of.TOKENS, says="back")
"""Tokens that a flare has held come home."""


def opposing(state: CosmicState, loss: Loss, seat: Seat) -> dict[Seat, list[int]]:
    """The tokens that the side against ``seat`` is about to lose by the outcome, by who commands them."""
    found: dict[Seat, list[int]] = {}
    for number in loss.tokens:
        found.setdefault(state.tokens[number].seat, []).append(number)
    found.pop(seat, None)
    return found


def beaten(state: CosmicState, loss: Loss, seat: Seat) -> list[int]:
    """All of these tokens, those of one commander after those of another."""
    return [number for row in opposing(state, loss, seat).values() for number in row]


def settle(game: Cosmic, seat: Seat, tokens: Sequence[int], asked: Question, why: str) -> Flow[None]:
    """``seat`` takes tokens as its own and puts them on any of its bases. Raises ValueError if it has none."""
    state = game.state
    counts = placing.elsewhere(state, seat, tokens)
    if not counts:
        raise ValueError(f"seat {seat} has no base for captives")
    form = picking.exactly(len(tokens), dict.fromkeys(counts, len(tokens)))
    shares = yield from asked.split(seat, form, default=picking.spread(state, seat, len(tokens), counts))
    rest = list(tokens)
    for base, count in shares.items():
        if count:
            moves.capture(game, rest[:count], seat, base, why)
            rest = rest[count:]


def releasable(game: Cosmic, captor: Seat, owner: Seat) -> dict[str, int]:
    """Count captives of ``owner`` that a partner can give back in a deal, by place (P1); none if they had no place."""
    state = game.state
    if not (board.bases(state, owner) or sources.havens(state, owner)):
        return {}
    held = (state.tokens[number] for number in state.foreign_tokens)
    found = Counter(token.place for token in held if token.seat == captor and token.owner == owner)
    usable = {*sources.movable(game, captor), OFFENSE_CONE}
    mine = {place: count for place, count in found.items() if place in usable}
    return listeners.modify(game, DEAL.releasable, mine, Release(captor, owner))


def release(game: Cosmic, captor: Seat, owner: Seat, counts: Mapping[str, int]) -> Flow[None]:
    """``captor`` gives captive tokens back, as many from each place as can still be: their owner brings them home."""
    state = game.state
    left = releasable(game, captor, owner)
    freed: list[int] = []
    for place, count in counts.items():
        here = {one: state.tokens[one] for one in board.tokens_at(state, place)} if place in left else {}
        theirs = [number for number, token in here.items() if token.owner == owner]
        held = [one for one in theirs if ids.is_sheet(place) or here[one].seat == captor]
        freed += yield from picking.some(game, held, min(count, left.get(place, 0)), captor, place)
    moves.give_back(game, [number for number in freed if state.tokens[number].seat == captor])
    yield from placing.send_home(game, freed)


def loosen(game: Cosmic) -> Flow[None]:
    """Free what a flare held once it has left the hand: a ring goes home, captives go to the warp."""
    state = game.state
    for bond in list(state.bonds):
        if _in_hand(state, bond):
            continue
        moves.unbind(game, bond)
        ring = [number for number in bond.tokens if state.tokens[number].place == f"{RING}{bond.seat}"]
        held = [number for number in bond.tokens if state.tokens[number].controller == bond.seat]
        yield from placing.send_home(game, ring, _RING)
        moves.give_back(game, held)
        yield from losses.lose(game, held, "unbonded", NOBODY)


def _in_hand(state: CosmicState, bond: Bond) -> bool:
    """True if the flare is where it was, or on its way back there after a use."""
    aside = any(one.card == bond.card and one.seat == bond.seat for one in state.aside)
    played = any(use.card == bond.card and use.seat == bond.seat for use in state.stack)
    return aside or played or bond.card in force.playable(state, bond.seat)
