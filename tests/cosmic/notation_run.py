"""Plays a scenario: lays its position out, gives the answers it lists, and compares after each ``then``.

Between the listed answers the runner closes rounds of sealed questions with nobody acting in them; it never answers any
other question by itself, except after the words ``rest`` and ``next``.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.game import COSMIC
from bot.cosmic.model.state import Cosmic
from bot.cosmic.timing.automation import ASK, DEFAULT, automatic
from bot.cosmic.words import question_text
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.codec import decode, encode
from bot.kernel.game import Game, Saved
from bot.kernel.saved import RefereeNeeded, Refused
from proving.cosmic.walk import left_over
from proving.events import Happened, stored
from tests.cosmic import notation_check, notation_spell
from tests.cosmic.notation import PLAYERS, Scenario, Unread, Word, pairs, refusal
from tests.cosmic.notation_table import BadScenario, Layout
from tests.words.voices import EN

_MOST_ROUNDS = 200


def run(scenario: Scenario) -> list[str]:
    """Everything that is not as the scenario says; empty if it passes."""
    try:
        play = Play(Layout(scenario.given).game())
        for step in scenario.steps:
            if step.part == "do":
                for word in step.words:
                    play.do(word)
            else:
                wrong = [problem for word in step.words for problem in notation_check.compare(word, play.seen())]
                if wrong:
                    return wrong
                play.past += play.fresh
                play.fresh = []
    except (BadScenario, Unread, RefereeNeeded) as error:
        return [f"{type(error).__name__}: {error}"]
    except Exception as error:  # A case with a fault fails alone.
        return [f"{type(error).__name__}: {error}, in {traceback.extract_tb(error.__traceback__)[-1].name}"]
    return []


class Play:
    """A game under way in a scenario."""

    def __init__(self, game: Cosmic) -> None:
        self.game = game
        self.fresh: list[Happened] = stored(game.take_events())
        """Events since the last ``then``."""
        self.past: list[Happened] = []
        """All events before those."""
        self._refusals: dict[str, str] = {}
        self._check()

    def seen(self) -> notation_check.Seen:
        return notation_check.Seen(self.game, self.fresh, self.past)

    def do(self, word: Word) -> None:
        """Carry one word out. Raises ``BadScenario`` if it cannot be done."""
        key = ".".join(word.path)
        if word.seat is not None:
            self._answer(word, word.seat, ".".join(word.path[1:]))
        elif key == "close":
            if not self._close():
                raise BadScenario(f"line {word.line}: close: no round of sealed questions is open; {self._open()}")
        elif key == "pass":
            number = self.game.state.challenges
            while self.game.state.challenges == number and self._close():
                self._settle()
        elif key == "rest":
            self._rest(lambda: self.game.state.challenge.over)
        elif key == "next":
            self._rest(lambda: False)
        else:
            self._clock(word, key)
        self._check()

    def _clock(self, word: Word, key: str) -> None:
        for _ in range(_MOST_ROUNDS):
            if any(action.key == key and action.seats is None for action in self.game.actions):
                self.game.act(key, by="clock")
                return
            if not self._close():
                break
        raise BadScenario(f"line {word.line}: {word}: this is not possible; {self._open()}")

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, word: Word, seat: int, key: str) -> None:
        value, rule = refusal(word.value)
        if key in self.game.rules.interrupts:
            orders = _orders(value) if key == "orders" else None
            return self._attempt(word, lambda: self.game.interrupt(key, seat, orders), rule)
        for _ in range(_MOST_ROUNDS):
            if found := self._find(seat, key, value):
                number, ask = found
                return self._give(word, number, ask, value, rule)
            if action := next((act for act in self.game.actions if act.key == key and seat in (act.seats or ())), None):
                state = self.game.state
                choice = notation_spell.answer(value, action.form, state) if action.form else None
                return self._attempt(word, partial(self.game.act, key, seat, choice), rule)
            if not self._close():
                break
        raise BadScenario(f"line {word.line}: {word}: this is not asked; {self._open()}")

    def _find(self, seat: int, key: str, value: str) -> tuple[int, Ask] | None:
        asks = sorted(self.game.asks.items(), key=lambda pair: pair[0] in self.game.sealed)
        for number, ask in asks:
            if ask.seat == seat and (ask.key == key or (key in _ACTS and self._offers(ask, value))):
                return number, ask
        return None

    def _offers(self, ask: Ask, value: str) -> bool:
        if not _is_window(ask) or not isinstance(ask.form, OneOf):
            return False
        return any(value in notation_spell.spellings(option, self.game.state) for option in ask.form.options)

    def _give(self, word: Word, number: int, ask: Ask, value: str, rule: str | None) -> None:
        if value == "default":
            if ask.default is None:
                raise BadScenario(f"line {word.line}: {word}: there is no default")
            self.game.answer(number, ask.seat, ask.default, "timeout")
            return
        choice = notation_spell.answer(value, ask.form, self.game.state)
        self._attempt(word, lambda: self.game.answer(number, ask.seat, choice), rule, ask)

    def _attempt(self, word: Word, act: Callable[[], object], rule: str | None, ask: Ask | None = None) -> None:
        before = self.game.digest()
        try:
            act()
        except Refused as error:
            if rule is None:
                raise BadScenario(f"line {word.line}: {word}: refused: {error}") from error
            told = question_text.refusal(EN, error, ask)
            if rule and f"cosmic {rule}" not in told:
                raise BadScenario(f"line {word.line}: {word}: refused by another rule: {told}") from error
            if self.game.digest() != before:
                raise BadScenario(f"line {word.line}: {word}: the refusal changed the game") from error
        else:
            if rule is not None:
                raise BadScenario(f"line {word.line}: {word}: was taken, not refused")

    def _close(self) -> bool:
        """Close the open round of sealed questions, nobody acting who was not told to; whether there was one."""
        if any(action.key == CLOSE for action in self.game.actions):
            self.game.act(CLOSE)
            return True
        waiting = [(number, ask) for number, ask in self._waiting() if _is_window(ask)]
        for number, ask in waiting:
            self.game.answer(number, ask.seat, ask.default, "timeout")
        return bool(waiting)

    def _waiting(self) -> list[tuple[int, Ask]]:
        """The questions without an answer."""
        return [(number, ask) for number, ask in self.game.asks.items() if number not in self.game.sealed]

    def _rest(self, enough: Callable[[], bool]) -> None:
        """Everything by default until it is enough, at the latest until the next challenge begins."""
        number = self.game.state.challenges
        for _ in range(_MOST_ROUNDS):
            if self.game.over or self.game.state.challenges != number or enough():
                return
            if self._close():
                continue
            ask_id, ask = next(iter(self._waiting()), (0, None))
            if ask is None or ask.default is None:
                raise BadScenario(f"rest: no default; {self._open()}")
            self.game.answer(ask_id, ask.seat, ask.default, "timeout")
        raise BadScenario("rest: the challenge does not end")

    def _settle(self) -> None:
        """Answer what needs nobody: standing orders, seats that have left or sleep (8.11, 8.13)."""
        for _ in range(_MOST_ROUNDS):
            unasked = [(number, ask, automatic(self.game.state, ask)) for number, ask in self._waiting()]
            number, ask, choice = next((one for one in unasked if one[2] is not None), (0, None, None))
            if ask is None:
                return
            self.game.answer(number, ask.seat, choice, "standing")

    # --- always -------------------------------------------------------------------------------------------------------

    def _open(self) -> str:
        asks = [f"{PLAYERS[ask.seat]}.{ask.key}" for ask in self.game.asks.values()]
        return "open are " + (", ".join([*asks, *(action.key for action in self.game.actions)]) or "no questions")

    def _check(self) -> None:
        """Collect the events; the state stays sound and a resumed game is the same to the byte."""
        self._settle()
        self.fresh += stored(self.game.take_events())
        self.game.take_decisions()
        problems = COSMIC.problems(self.game.state)
        if left_over(self.game.state):
            problems = [*problems, "tokens are on the cone of a challenge that is over"]
        if problems:
            raise BadScenario("; ".join(problems))
        again = Game.resume(COSMIC, decode(encode(self.game.save()), Saved)).game
        if again.digest() != self.game.digest():
            raise BadScenario("a resumed game differs")


def _is_window(ask: Ask) -> bool:
    return ask.key == "response" or ask.key.startswith("checkpoint.")


def _orders(value: str) -> Choice:
    """``join=decline@main`` as a standing order until the seat is a main player; without ``@`` for this challenge."""
    found: list[Choice] = []
    for key, what in pairs(value).items():
        answer, _, until = what.partition("@")
        plain = answer if answer in (DEFAULT, ASK) else encode({"yes": True, "no": False}.get(answer, answer)).decode()
        found.append({"key": key, "answer": plain, "until": until or "challenge"})
    return found


_ACTS = ("play", "use")
