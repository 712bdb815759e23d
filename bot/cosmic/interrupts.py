"""Moves that may come at any time, without a question: conceding, missed deadlines, orders (8.7, 8.11, 8.13)."""

from __future__ import annotations

import msgspec

from bot.cosmic import moves
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards
from bot.cosmic.model.options import MORE
from bot.cosmic.model.state import Cosmic, Order
from bot.cosmic.timing import automation
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.kernel.flow import Goto, Next
from bot.kernel.saved import NotAnOption, Refused

STRIKES = 3
"""Missed deadlines in a row after which a seat goes on autopilot (8.11)."""
FORCED = frozenset({"lose"})
"""Losses that a player cannot escape by leaving; expansions add rare questions of their own."""
SETTLING = "outcome"
"""The phase from which on the outcome cannot change (4.9.2)."""


class NotPlaying(Refused):
    def __init__(self, seat: Seat | None) -> None:
        super().__init__(f"seat {seat} is not in the game")
        self.seat = seat


def concede(game: Cosmic, seat: Seat | None, choice: Choice) -> Next | None:
    """Leave the game (8.7): a main player at once (8.8), an ally's tokens at once, others as the phase ends.

    An outcome that is being carried out cannot change any more (4.9.2): there main players leave as the phase ends too.
    """
    number = _playing(game, seat)
    state = game.state
    moves.mark_leaving(game, number)
    if board.is_ally(state, number):
        moves.vanish(game, number)
    settling = game.phase is not None and game.phase.name == SETTLING
    fixed = state.challenge.over or settling or state.challenge.outcome == "no_deal"
    if fixed or not board.is_main(state, number) or _owes(game, number):
        return None
    return Goto("departed", {"seat": number})


def substitute(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    """Another person takes the seat over; nothing else changes (8.10). Strikes and secret orders were the old one's."""
    number = _playing(game, seat)
    moves.set_orders(game, number, [])
    moves.back(game, number)
    moves.replace_person(game, number)


def strike(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    """A deadline was missed (8.11)."""
    moves.strike(game, _playing(game, seat), STRIKES)


def back(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    moves.back(game, _playing(game, seat))


def orders(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    """Replace the standing orders of a seat by those of ``choice``, a list of orders (8.13)."""
    number = _playing(game, seat)
    try:
        wanted = msgspec.convert(choice, list[Order])
        for order in wanted:
            if order.answer not in (automation.DEFAULT, automation.ASK):
                automation.read_answer(order.answer)
    except ValueError as error:
        raise NotAnOption("orders", choice) from error
    moves.set_orders(game, number, wanted)


def end(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    """The table has voted for an end in sight (7.7)."""
    if not board.may_end(game.state):
        raise NotAnOption("end", choice)
    moves.set_end(game, MORE)


def without(game: Cosmic, seat: Seat | None, choice: Choice) -> None:
    name = str(choice).removeprefix(cards.flare(""))
    if name not in registry.POWERS or not registry.POWERS[name].pack or choice in game.state.left_out:
        raise NotAnOption("without", choice)
    moves.mute(game, str(choice))


def stop(game: Cosmic, seat: Seat | None, choice: Choice) -> Next:
    if not game.state.players:
        raise NotPlaying(seat)
    moves.finish(game, [], "stopped")
    return Goto("stopped")


def _owes(game: Cosmic, seat: Seat) -> bool:
    """True if the seat is asked something that it must answer first; its default is taken then (8.7)."""
    forced = {*FORCED, *automation.quiet(game.state), *automation.weighty(game.state)}
    return any(ask.seat == seat and ask.key in forced for ask in game.asks.values())


def _playing(game: Cosmic, seat: Seat | None) -> Seat:
    players = game.state.players
    if seat is None or not 0 <= seat < len(players) or not players[seat].active:
        raise NotPlaying(seat)
    return seat


INTERRUPTS = {
    "concede": concede,
    "substitute": substitute,
    "strike": strike,
    "back": back,
    "orders": orders,
    "end": end,
    "stop": stop,
    "without": without,
}
