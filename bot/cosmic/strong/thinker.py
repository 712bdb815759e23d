"""A strong computer player among others of the laboratory: a *normal* one that looks ahead where that is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.ai.player import Computer
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.views import SeatView
from bot.cosmic.strong.search import search
from bot.kernel.ask import Action, Ask, Choice, Dice

_SEEDS: Final = 1 << 40


class Thinker:
    """Answers like ``usual`` unless it finds something better; what it does about a deal is what ``usual`` does."""

    def __init__(self, usual: Computer, game: Cosmic, dice: Dice) -> None:
        """``game`` is where it plays: it is only ever looked at through the veil of the seat that is asked."""
        self._usual = usual
        self._game = game
        self._dice = dice

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer to a question of this seat."""
        return search(self._game, ask, self._usual.answer(view, ask), self._dice(_SEEDS))

    def orders(self, view: SeatView) -> list[Choice]:
        """The standing orders that it gives."""
        return self._usual.orders(view)

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """What to do about a deal; None to wait."""
        return self._usual.act(view, actions)
