"""The game of a practice: computer players do what others have to do, up to the next thing that its person decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from bot.cosmic.ai.levels import NORMAL
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay.sitting import Player, step
from bot.cosmic.timing.automation import automatic
from bot.kernel.ask import Action, Ask, Choice
from bot.kernel.chance import chance
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.kernel.views import visible

_MOST: Final = 5_000
"""Decisions of computer players in a row, at most: far more than a game has."""
_CHANCE: Final = 7
"""Sets the draws of practices apart from all others of the same seed."""


def go_on(game: Cosmic, seat: Seat) -> list[Event]:
    """Let all others decide until it is the turn of ``seat``, or the game is over. What the seat may see of it."""
    players = [_Waiting() if one == seat else _computer(game, one) for one in range(len(game.state.players))]
    for _ in range(_MOST):
        if game.over or waits_for(game, seat):
            break
        if not deals(game, seat):
            step(game, players)
        elif not _bargained(game, players):
            break
    return visible(game.take_events(), seat)


def waits_for(game: Cosmic, seat: Seat) -> int:
    """The number of the question that the seat has to answer before anything goes on; 0 for none.

    Where only one answer is possible there is nothing to decide.
    """
    number = next((one for one in game.asks if one not in game.sealed), 0)
    ask = game.asks.get(number)
    if ask is None or ask.seat != seat or automatic(game.state, ask) is not None or ask.form.count() == 1:
        return 0
    return number


def deals(game: Cosmic, seat: Seat) -> bool:
    """Whether the seat negotiates now."""
    return any(action.seats is not None and seat in action.seats for action in game.actions)


def _bargained(game: Cosmic, players: Sequence[Player]) -> bool:
    """Whether one of those who negotiate has done something; time never runs out in a practice."""
    for seat, player in enumerate(players):
        mine = [action for action in game.actions if action.seats is not None and seat in action.seats]
        wish = player.act(see_seat(game.state, seat), mine) if mine else None
        if wish is not None:
            game.act(wish[0], seat, wish[1], "computer")
            return True
    return False


class _Waiting:
    """The seat of the person: what it is asked is not answered here, unless there is only one answer."""

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        return ask.default if ask.default is not None else ask.form.sample(lambda sides: 0)

    def orders(self, view: SeatView) -> list[Choice]:
        return []

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        return None


def _computer(game: Cosmic, seat: Seat) -> Computer:
    """A player of a temperament of its own, with dice that the game's own chance never makes."""
    tempers = sorted(TEMPERS)
    draws = count(len(game.state.discard) << 16)
    return Computer(
        TEMPERS[tempers[seat % len(tempers)]],
        lambda sides: chance(-game.seed - _CHANCE - seat, next(draws), sides),
        NORMAL,
    )
