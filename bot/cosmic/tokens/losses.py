"""Tokens on their way to the warp: who takes them instead, what happens after (POW25, P2 section 1)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.cosmic import moves
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds.hooks import LOSING
from bot.cosmic.kinds.questions import Guard, Of, Question, Standing
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Loss
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, WARP, Cosmic, CosmicState
from bot.cosmic.tokens import picking
from bot.kernel.ask import Ask
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, everyone

_LOSE = Question("lose", Of.TOKENS, rule="5.5.8", standing=Standing.USUAL, guard=Guard.BASES)

PILE = "pile"
"""The cause of the loss of tokens whose pile falls apart."""


def lose(game: Cosmic, tokens: Sequence[int], cause: str, by: Seat = NOBODY) -> Flow[None]:
    """One batch of tokens goes to the warp, or wherever powers send it instead."""
    yield from lose_all(game, Loss(tuple(tokens), cause, by))


def lose_all(game: Cosmic, loss: Loss) -> Flow[None]:
    """The same of a batch. What lay in a pile is a loss of its own: it does not count for its top (P1, Fungus)."""
    if not loss.tokens:
        return
    by = loss.by
    loss = yield from dispatch.replace(game, LOSING.before, loss)
    moves.to_warp(game, loss.tokens, loss.cause)
    yield from _gone(game, loss, by)


def remove(game: Cosmic, tokens: Sequence[int], cause: str, by: Seat = NOBODY) -> Flow[None]:
    """One batch of tokens leaves the game; those that have to stay in it are lost to the warp instead (8.4)."""
    state = game.state
    spared = moves.remove(game, tokens, state.options.bases(len(state.players)))
    yield from _gone(game, Loss((), cause, by, tuple(one for one in tokens if one not in spared)), by)
    yield from lose(game, [one for one in tokens if one in spared and state.tokens[one].place != WARP], cause, by)


def _gone(game: Cosmic, loss: Loss, by: Seat) -> Flow[None]:
    if loss.tokens or loss.removed:
        yield from dispatch.replace(game, LOSING.after, loss)
    piles = board.piles(game.state)
    fallen = [number for top in (*loss.tokens, *loss.removed) for number in piles.get(top, ())]
    if fallen:
        yield from lose(game, fallen, PILE, by)


def places(state: CosmicState, seat: Seat, *, cone: bool) -> dict[str, int]:
    """Count the tokens ``seat`` can give up, by place: bases, and with ``cone`` the ends of the cone."""
    counts = board.bases(state, seat)
    for place in (OFFENSE_CONE, DEFENSE_CONE) if cone else ():
        here = len(board.tokens_at(state, place, seat))
        if here:
            counts[place] = here
    return counts


def outside(state: CosmicState, seat: Seat, doomed: Collection[int] = ()) -> dict[str, int]:
    """Count the tokens of ``seat`` on bases, without those in the challenge (1.4) or ``doomed`` already."""
    inside = defended(state, seat)
    counts = {base: count for base, count in board.bases(state, seat).items() if base != inside}
    if not doomed:
        return counts
    left = {base: sum(number not in doomed for number in board.tokens_at(state, base, seat)) for base in counts}
    return {base: count for base, count in left.items() if count}


def defended(state: CosmicState, seat: Seat) -> str | None:
    """The place on which tokens of ``seat`` are in the challenge (1.4); None if it is not the defense of one."""
    challenge = state.challenge
    return challenge.target if seat == challenge.defense.seat and not challenge.over else None


def lose_by_choice(
    game: Cosmic, counts: dict[Seat, int], cause: str, by: Seat = NOBODY, *, cone: bool = False
) -> Flow[None]:
    """Players lose so many tokens each, of their own choice, all if they have fewer; the choices are made together."""
    where = {seat: places(game.state, seat, cone=cone) for seat in counts}
    yield from lose(game, (yield from chosen(game, counts, where)), cause, by)


def chosen(
    game: Cosmic, counts: Mapping[Seat, int], places_of: Mapping[Seat, Mapping[str, int]], doomed: Collection[int] = ()
) -> Flow[list[int]]:
    """The tokens that players give up from these places, so many each or all, beside those ``doomed`` already."""
    asks: list[Ask] = []
    lost: list[int] = []
    for seat, count in counts.items():
        where = places_of[seat]
        whole = min(count, sum(where.values()))
        if whole == sum(where.values()) or len(where) == 1:
            lost += yield from picking.pick(game, seat, picking.from_bases(whole, where), doomed)
        else:
            asks.append(_LOSE.ask(seat, picking.exactly(whole, where), picking.from_bases(whole, where)))
    for seat, choice in (yield from everyone(asks)).items():
        if isinstance(choice, dict):
            lost += yield from picking.pick(game, seat, choice, doomed)
    return lost
