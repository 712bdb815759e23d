"""A player that answers by chance alone, against whom computer players are measured."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Dice


class Guesser:
    """Answers by chance alone."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """Any answer, each as the form samples it."""
        return ask.form.sample(self._dice)

    def orders(self, view: SeatView) -> list[Choice]:
        """It leaves everything as it is."""
        return []

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """One of the actions by chance, or none."""
        mine = [action for action in actions if action.form is None or action.form.possible()]
        index = self._dice(len(mine) + 1)
        if index == len(mine):
            return None
        action = mine[index]
        return action.key, action.form.sample(self._dice) if action.form is not None else None
