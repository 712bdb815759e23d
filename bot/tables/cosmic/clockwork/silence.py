"""What is done for somebody whose time is up: the usual answers, or what a computer player would do (8.11 to 8.13).

Which of the two is an order of theirs; at lively tables a computer plays unless they order otherwise. In windows it
plays what they hold, but it risks no home base, gives no zap or flare away, and makes no deals. It acts as the time
ends and not before, so that the moment is the same whatever it does.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.timing import automation
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import By
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import attention, caretaking, computers, planning
from bot.tables.cosmic.handling import Running

_PLAYED: Final = "lively"
"""The speed at which a computer plays for whoever has ordered nothing about it."""


def setting(table: Running, seat: Seat) -> str:
    """What happens when the seat's time is up, of ``automation.TIME_UP_SETTINGS``."""
    usual = "computer" if table.record.speed == _PLAYED and not computers.alone(table) else "usual"
    return automation.time_up(table.state, seat) or usual


def is_played(table: Running, seat: Seat) -> bool:
    """Whether a computer plays for the seat's person when their time is up."""
    return setting(table, seat) == "computer"


def answer(table: Running, number: int, ask: Ask) -> None:
    """The time for a question is up, and nothing else answers it."""
    if is_played(table, ask.seat):
        caretaking.give(table, number, ask, computers.stands_in(table, number, ask), "computer")
    else:
        usual = computers.answers(table, number, ask) if ask.default is None else ask.default
        caretaking.give(table, number, ask, usual, "timeout")


def at_once(table: Running, number: int, ask: Ask) -> tuple[Choice, By] | None:
    """What a computer answers for somebody on autopilot, for whom nobody waits; None if it does not play for them.

    It passes windows, until ``seal`` looks at them.
    """
    player = table.state.players[ask.seat]
    if not player.autopilot or player.leaving or not player.active or not is_played(table, ask.seat):
        return None
    ordered = automation.by_orders(table.state, ask, table.state.orders[ask.seat])
    if ordered is not None:
        return ordered, "standing"
    if declared(ask.key).of is Of.OFFERS:
        return PASSED, "standing"
    if planning.settles_itself(table, ask) and ask.default is not None:
        return ask.default, "standing"
    return computers.stands_in(table, number, ask), "computer"


def seal(table: Running) -> None:
    """A round is about to close: computers do what they would for whoever has left it open."""
    game = table.game
    for number, ask in [*game.asks.items()]:
        if _is_left_open(table, number, ask):
            wish = computers.stands_in(table, number, ask)
            if wish != PASSED:
                caretaking.give(table, number, ask, wish, "computer")


def _is_left_open(table: Running, number: int, ask: Ask) -> bool:
    """Whether a person has said nothing about a window: asked in vain, or not asked and without a plan for it; or has
    got something since that may be played there.
    """
    seat, sealed, player = ask.seat, table.game.sealed, table.state.players[ask.seat]
    if table.unattended(seat) or player.leaving or not player.active or not is_played(table, seat):
        return False
    said = _has_said(table, ask)
    if number not in sealed:
        return not said or planning.has_outgrown(table, ask)
    if said or sealed[number] != PASSED or seat in table.record.autopass:
        return False
    ordered = automation.by_orders(table.state, ask, table.state.orders[seat])
    if ordered is None:
        return attention.setting(table, seat) != "never" and not planning.is_sealed(table, seat)
    return ordered == PASSED and planning.has_outgrown(table, ask)


def _has_said(table: Running, ask: Ask) -> bool:
    """Whether the person has answered in the window, which is put again after each act; each response is another."""
    for made in reversed(table.game.log):
        if made.key == CLOSE and ask.key == automation.RESPONSE:
            return False
        if (made.seat, made.key) == (ask.seat, ask.key):
            return made.by == "player"
    return False
