"""Phase 8: reveal cards (4.8).

1. Both cards are turned up together (4.8.1), unless somebody may see the other's first.
2. W8a (4.8.2). The challenge may go back from here (5.2.1a).
3. W8b: cards that change the sums announce themselves; totals and outcome (4.8.3).
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import totals
from bot.cosmic.challenge.checkpoints import window
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import REVEALED, SELECTION
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Laying
from bot.cosmic.model.state import Cosmic
from bot.cosmic.phases.closing import close_phase
from bot.kernel.flow import Flow, Goto, Next


def reveal(game: Cosmic) -> Flow[Next]:
    """Turn up the cards and fix the outcome."""
    challenge = game.state.challenge
    yield from _hold_back(game)
    moves.reveal_cards(game)
    yield from window(game, REVEALED)
    if challenge.restart:
        where = challenge.restart
        moves.restart(game, "")
        return close_phase(game, Goto(where))
    yield from dispatch.announce(game, totals.HOOKS, lambda lens: totals.forecast(game, lens))
    found, changes = totals.reckon(game)
    moves.note_totals(game, found, changes)
    moves.fix_outcome(game, found.outcome, found.by)
    return close_phase(game, Goto("deal_phase" if found.outcome == "deal" else "outcome"))


def _hold_back(game: Cosmic) -> Flow[None]:
    """A main player who may hold a card back sees the other's first; the offense goes before the defense."""
    state = game.state
    for seat in (state.challenge.offense.seat, state.challenge.defense.seat):
        mine, theirs = board.with_main(state, seat), board.against(state, seat)
        if mine.card is not None and listeners.modify(game, SELECTION.laying, Laying(), seat).last:
            if theirs.card is not None and not theirs.shown:
                moves.show_card(game, theirs.seat)
            yield from dispatch.moment(game, SELECTION.held_back)
