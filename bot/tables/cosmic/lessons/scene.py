"""The game of a lesson: at its question, and after an answer to it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from bot.cosmic.game import COSMIC
from bot.kernel.ask import Ask
from bot.kernel.game import Game
from bot.kernel.refused import Refused
from bot.kernel.seat import Seat
from bot.tables.contract.table import Picture, Stamp
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.lessons.lesson import Position
from bot.tables.cosmic.questions import asking
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.questions.questions import Act, Answer, Asked
from bot.tables.cosmic.record import Record
from bot.tables.cosmic.telling import panel
from bot.words.language import Language

LEARNER: Final[Seat] = 0
"""Where whoever learns sits: the first letter of the notation."""
OTHERS: Final = ("Ben", "Cleo", "Dan", "Eva", "Finn")
"""What the other players of lessons are called."""


class Scene:
    """One position, for one person. Nothing of it is kept: it is laid out anew for every press."""

    def __init__(self, position: Position, name: str, language: Language) -> None:
        """``name`` is the learner's. Raises what ``Game.resume`` raises."""
        self._position = position
        game = Game.resume(COSMIC, position.game).game
        names = [name, *OTHERS][: len(game.state.players)]
        self._table = Running(game, Record(0, names, [""] * len(names), "live", language=language), Stamp(0))
        self._language = language

    @property
    def table(self) -> Running:
        """The table that is shown."""
        return self._table

    def asked(self) -> tuple[int, Ask] | None:
        """The question of the lesson; None for a negotiation."""
        asks = self._table.game.asks.items()
        key = self._position.key
        return next(((number, ask) for number, ask in asks if (ask.seat, ask.key) == (LEARNER, key)), None)

    def question(self) -> Asked | Bargain:
        """What is asked, as the learner sees it. Raises ``LookupError`` if the position does not ask it."""
        found = self.asked()
        shown = asking.bargain(self._table, LEARNER, self._language) if found is None else self._of(*found)
        if shown is None:
            raise LookupError(self._position.key)
        return shown

    def _of(self, number: int, ask: Ask) -> Asked:
        """Nothing happens by itself in a lesson: what would be answered in the end is no part of the question."""
        return asking.asked(self._table, number, replace(ask, default=None), self._language)

    def take(self, answer: Answer | Act) -> None:
        """Carry an answer out. Raises ``Refused`` if the rules do."""
        game = self._table.game
        if isinstance(answer, Act):
            game.act(answer.key, LEARNER, answer.choice)
        else:
            game.answer(self.question().number, LEARNER, answer.choice)
        self._table.moved()

    def follow(self) -> None:
        """Let everybody do what follows a good answer, as far as it fits to the answer that was given."""
        with suppress(Refused):
            for decision in self._position.after:
                self._table.game.repeat(decision)
        self._table.moved()

    def board(self) -> Picture:
        """The board as it is now."""
        return panel.board_picture(self._table, language=self._language)

    def hand(self) -> Picture | None:
        """The learner's hand; None without cards."""
        return asking.hand_picture(self._table, LEARNER)
