"""Tokens that are in the challenge unseen (S25, P1 Wraith): they call Escorts, and show Weapons and Shields at will.

Who is asked depends on public facts alone: that there is a reserve, and which letters lie in it.
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.engine import listeners
from bot.cosmic.expansions.skill_tokens import moves as skill_moves
from bot.cosmic.expansions.skill_tokens.state import ESCORT, SHIELD, WEAPON, letter, own
from bot.cosmic.kinds.hooks import COMMITTING, ESCORTING
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Unseen
from bot.cosmic.model.state import Cosmic
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.flow import Flow, under_seal
from bot.kernel.seat import Seat

CALLS = Question("skill_tokens.escorts_unseen", Of.NUMBER, rule="S25", secret=True, untold=True)
"""How many Escorts come out of the reserve unseen?"""
SHOWS = Question("skill_tokens.show", Of.NUMBER, rule="S25", secret=True, untold=True)
"""How many hidden Weapons, or Shields, are shown before they are compared?"""


def _reserve(game: Cosmic, seat: Seat) -> Unseen:
    """The reserve of ``seat``; an empty one if there is none, or if it cannot be used."""
    return listeners.modify(game, COMMITTING.reserve, Unseen(seat), seat)


def takes_part(game: Cosmic, seat: Seat) -> bool:
    """Whether ``seat`` has tokens in the challenge that everybody knows of: an offense or ally that shows none has
    hidden one; of a defense nobody can tell.
    """
    state = game.state
    if board.in_challenge(state, seat):
        return True
    return seat != state.challenge.defense.seat and bool(_reserve(game, seat).hidden)


def may_call(game: Cosmic, seat: Seat) -> bool:
    """Whether ``seat`` is asked about Escorts in its reserve."""
    state = game.state
    return board.side_of(state, seat) is not None and bool(own(state, _reserve(game, seat).tokens, ESCORT))


def ask_to_call(game: Cosmic, seat: Seat) -> Ask:
    """The question, with as many as could come: hidden ones are in the challenge already (S12)."""
    return CALLS.ask(seat, OneOf(tuple(range(len(_callable(game, seat)) + 1))), 0)


def _callable(game: Cosmic, seat: Seat) -> list[int]:
    reserve = _reserve(game, seat)
    if not reserve.hidden and not board.in_challenge(game.state, seat):
        return []
    left = [number for number in own(game.state, reserve.tokens, ESCORT) if number not in reserve.hidden]
    return left[: listeners.modify(game, ESCORTING.limit, len(left), seat)]


def call(game: Cosmic, seat: Seat, said: Choice) -> None:
    """Escorts come unseen; that some do is public, how many is not (S25)."""
    coming = _callable(game, seat)[: said if isinstance(said, int) else 0]
    if not coming:
        return
    reserve = _reserve(game, seat)
    side = board.side_of(game.state, seat)
    moves.veil(game, reserve.card, side, (*reserve.hidden, *coming), (*reserve.called, *coming))
    skill_moves.call_unseen(game, seat, coming)


def show(game: Cosmic) -> Flow[None]:
    """Whoever has a reserve may show hidden tokens that matter before Shields are compared with Weapons (S20, S25)."""
    asks = [_ask_to_show(game, seat) for seat in board.priority(game.state) if _could_show(game, seat)]
    for ask, said in zip(asks, (yield from under_seal(asks)), strict=True):
        shown = _matching(game, ask.seat)[: said if isinstance(said, int) else 0]
        side = board.side_of(game.state, ask.seat)
        if shown and side is not None:
            reserve = _reserve(game, ask.seat)
            rest = tuple(number for number in reserve.hidden if number not in shown)
            moves.veil(game, reserve.card, side, rest, reserve.called)
            moves.commit(game, ask.seat, shown, side)


def _wanted(game: Cosmic, seat: Seat) -> str:
    """The letter that counts for the side of ``seat``; empty on none."""
    return {"offense": WEAPON, "defense": SHIELD}.get(board.side_of(game.state, seat) or "", "")


def _could_show(game: Cosmic, seat: Seat) -> bool:
    wanted = _wanted(game, seat)
    return bool(wanted) and any(letter(game.state, number) == wanted for number in _reserve(game, seat).tokens)


def _matching(game: Cosmic, seat: Seat) -> list[int]:
    return own(game.state, _reserve(game, seat).hidden, _wanted(game, seat))


def _ask_to_show(game: Cosmic, seat: Seat) -> Ask:
    most = len(_matching(game, seat))
    return SHOWS.ask(seat, OneOf(tuple(range(most + 1))), 0)
