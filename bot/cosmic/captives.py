"""Tokens that fall into the hands of others: which ones, where they go, how long they are held (P1 0.5, 0.6, 0.8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import consult, losses, moves, placing
from bot.cosmic.state import NOBODY, RING, Bond, Cosmic, CosmicState
from bot.cosmic.subjects import Loss
from bot.kernel.ask import Ask, Part, Split
from bot.kernel.flow import Flow, everyone, split
from bot.kernel.table import Seat

__all__ = ["loosen", "opposing", "return_some", "settle"]


def opposing(state: CosmicState, loss: Loss, seat: Seat) -> dict[Seat, list[int]]:
    """The tokens that the side against ``seat`` is about to lose by the outcome, by who commands them."""
    found: dict[Seat, list[int]] = {}
    for number in loss.tokens:
        found.setdefault(state.tokens[number].seat, []).append(number)
    found.pop(seat, None)
    return found


def settle(game: Cosmic, seat: Seat, tokens: Sequence[int], key: str, why: str) -> Flow[None]:
    """``seat`` takes tokens as its own and puts them on any of its bases. Raises ValueError if it has none."""
    state = game.state
    counts = placing.elsewhere(state, seat, tokens)
    if not counts:
        raise ValueError(f"seat {seat} has no base for captives")
    form = Split(len(tokens), len(tokens), tuple(Part(base, len(tokens)) for base in counts))
    default = placing.spread(state, seat, len(tokens), counts)
    if len(counts) > 1:
        chosen = (yield from everyone([Ask(seat=seat, key=key, form=form, default={**default})]))[seat]
    else:
        chosen = {**default}
    rest = list(tokens)
    for base, count in chosen.items() if isinstance(chosen, dict) else ():
        if count:
            moves.capture(game, rest[:count], seat, base, why)
            rest = rest[count:]


def return_some(game: Cosmic, seat: Seat, owner: Seat, key: str) -> Flow[None]:
    """``seat`` may give ``owner`` captives back, to bases of the owner."""
    state = game.state
    mine = [number for number in state.strays if state.tokens[number].seat == seat]
    held = [number for number in mine if state.tokens[number].owner == owner]
    form = Split(0, len(held), (Part("tokens", len(held)),))
    count = (yield from split(seat, key, form, default={}))["tokens"]
    moves.give_back(game, held[:count])
    yield from placing.send_home(game, held[:count], f"{key}.return")


def loosen(game: Cosmic) -> Flow[None]:
    """What was held by a flare is free once the flare has left the hand: a ring goes home, captives go to the warp."""
    state = game.state
    for bond in list(state.bonds):
        if _in_hand(state, bond):
            continue
        moves.unbind(game, bond)
        ring = [number for number in bond.tokens if state.tokens[number].place == f"{RING}{bond.seat}"]
        held = [number for number in bond.tokens if state.tokens[number].controller == bond.seat]
        yield from placing.send_home(game, ring, "ring")
        moves.give_back(game, held)
        yield from losses.lose(game, held, "unbonded", NOBODY)


def _in_hand(state: CosmicState, bond: Bond) -> bool:
    """Whether the flare is where it was, or on its way back there after a use."""
    aside = any(one.card == bond.card and one.seat == bond.seat for one in state.aside)
    played = any(use.card == bond.card and use.seat == bond.seat for use in state.stack)
    return aside or played or bond.card in consult.playable(state, bond.seat)
