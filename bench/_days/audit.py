"""Losses of people who were not asked, counted plainly.

The game is played once more from its log, and at each window everybody's mind says what it would do there, in
the same mood. It knows nothing of the table controller: the log tells who decided something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bench._days.people import Person
from bench._days.tally import Cost
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.game import Game
from bot.kernel.saved import Decision, Saved

_FOR_THEM: Final = ("standing", "caretaker", "computer", "timeout")
"""By whom something is decided in somebody's name."""
_SAID: Final = {"join": "joins", "card": "cards", "invite.offense": "guests", "invite.defense": "guests"}
"""Answers that are compared with what the person would have said then."""


class _Window(msgspec.Struct):
    """Somebody is asked whether they play something."""

    ask: Ask
    would: Choice
    """What the person would do."""
    said: Choice = PASSED
    by: str = ""


class Audit:
    """Follows a game decision by decision, and enters into ``cost`` what it finds."""

    def __init__(self, begun: Saved, people: Sequence[Person], cost: Cost) -> None:
        self._game: Cosmic = Game.resume(COSMIC, begun).game
        self._people, self._cost = people, cost
        self._windows: dict[int, _Window] = {}
        self._seen = 0
        """The highest number of a question so far."""
        self._open()

    def follow(self, made: Decision) -> None:
        """One decision more."""
        game = self._game
        asked = ((one, ask) for one, ask in game.asks.items() if (ask.seat, ask.key) == (made.seat, made.key))
        number, ask = next(asked, (0, None))
        round_ = any(action.key == CLOSE for action in game.actions)
        self._cost.silent += made.key == "strike"
        if ask is not None:
            if number in self._windows:
                self._windows[number].said, self._windows[number].by = made.choice, made.by
                if not round_:
                    self._close([number])
            elif made.by in _FOR_THEM and made.key in _SAID and ask.form.count() > 1:
                self._compare(ask, made.choice)
        elif made.key == CLOSE:
            self._close(sorted(self._windows))
        game.repeat(made)
        self._open()

    def _think(self, ask: Ask) -> Choice:
        mind = self._people[ask.seat].mind(self._game.state.challenges)
        return mind.answer(see_seat(self._game.state, ask.seat), ask)

    def _open(self) -> None:
        """Remember what everybody would do in the windows that are new, as far as they have a choice."""
        for number, ask in self._game.asks.items():
            if number > self._seen and declared(ask.key).of is Of.OFFERS and ask.form.count() > 1:
                self._windows[number] = _Window(ask, self._think(ask))
        self._seen = max((self._seen, *self._game.asks))

    def _close(self, numbers: Sequence[int]) -> None:
        """Count what has come of windows that close together. The first act is carried out and the round is put again:
        what others wanted counts there.
        """
        windows, cost = [self._windows.pop(number) for number in numbers], self._cost
        done = next((one for one in windows if one.said != PASSED), None)
        if done is None:
            missed = sum(one.would != PASSED for one in windows)
            cost.wanted += missed
            cost.lost += missed
            return
        cost.wanted += done.said == done.would
        if done.by in _FOR_THEM:
            only = msgspec.structs.replace(done.ask, form=OneOf((PASSED, done.said)))
            cost.acts += 1
            cost.unwanted += self._think(only) != done.said

    def _compare(self, ask: Ask, choice: Choice) -> None:
        planned = self._people[ask.seat].kind.habit == "plans"
        kind = _SAID[ask.key]
        name = f"{'planned' if planned else 'suggested'} {kind}" if kind == "guests" else kind
        self._cost.named[name] += 1
        self._cost.otherwise[name] += _alike(self._think(ask)) != _alike(choice)


def _alike(choice: Choice) -> Choice:
    """The same for answers that make no difference: guests in another order, cards of one face."""
    if isinstance(choice, list):
        return sorted(choice, key=str)
    return cards.face(choice) if isinstance(choice, str) and ids.as_card(choice) is not None else choice
