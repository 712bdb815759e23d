"""A table of five people at a Discord that only counts: the real controller, a clock that is turned, and what each
press is.

Who looks when is up to those who derive from it. Everything but the answers to presses counts as a request.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.kernel.saved import Decision
from bot.tables.contract.table import (
    Edit,
    Effect,
    Erase,
    Hush,
    Input,
    Over,
    Post,
    Pressed,
    Recall,
    Ring,
    Stamp,
    Started,
    Tick,
)
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import Asked, OpenAsk, OpenDeal
from bot.tables.cosmic.questions.labels import answer_text

SEATS = 5
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve")
KINDS = {"p": "panel", "w": "whisper", "m": "mention", "c": "story"}
"""What a message is, by the letter of its key."""
BARGAIN = -1
"""Stands in the place of a question's number for a negotiation."""


class Table:
    """One game; ``begin`` starts it."""

    def __init__(self, seed: int, speed: str, options: Options | None = None) -> None:
        self.dice = Random(seed)
        self.ms = self.seq = 0
        self.rings: dict[str, int] = {}
        self.counts: Counter[str] = Counter()
        self.over = False
        self.made: Sequence[Decision] = ()
        """What the last input has decided."""
        tempers = list(TEMPERS.values())
        self.players = [Computer(tempers[(seed + seat) % len(tempers)], self.dice.randrange) for seat in range(SEATS)]
        self.controller = CosmicController.new(1, NAMES, [""] * SEATS, seed, options or Options(), speed)

    @property
    def game(self) -> Cosmic:
        """The game that the controller plays."""
        return self.controller.game

    def begin(self) -> None:
        """The table's first moment."""
        self.handle(Started(self._at(), True))

    def asked(self) -> set[tuple[Seat, int]]:
        """Return seats with their unanswered questions; ``BARGAIN`` stands for all negotiations."""
        game = self.game
        found = {(ask.seat, number) for number, ask in game.asks.items() if number not in game.sealed}
        if not game.asks:
            found |= {(seat, BARGAIN) for action in game.actions for seat in action.seats or ()}
        return found

    def say(self, seat: Seat, number: int, choice: Choice) -> None:
        """Somebody types the answer to a question, and confirms it where a warning comes."""
        game = self.game
        ask = game.asks[number]
        shown = Asked(number, ask, see_seat(game.state, seat), [NAMES[player] for player in self.controller.seating])
        key = self.where(seat, number)
        self.press(seat, 0, "play", answer_text(shown, choice), key=key)
        if number in game.asks and number not in game.sealed:
            self.press(seat, number, "q_sure", key=key)

    def fail(self, seat: Seat) -> None:
        """Nobody negotiates for long here: whoever can gives it up."""
        keys = {one.key for one in self.game.actions if seat in (one.seats or ())}
        if any(key.startswith("deal.fail") for key in keys):
            number = OpenDeal(self.game.save().next_ask).control
            self.press(seat, number, "q_fail")
            self.press(seat, number, "q_sure")

    def press(self, seat: Seat, ask: int, choice: str, *values: str, key: str = "") -> None:
        """Somebody presses a control, or types; nothing once the game is over."""
        if not self.over:
            self.handle(Pressed(self._at(), seat, ask, choice, f"r{self.seq}", values=values, key=key))

    def where(self, seat: Seat, number: int) -> str:
        """The key of the person's direct message if it shows the question; else they answer in the thread."""
        prompt = self.controller._record.chairs[seat].person.prompt
        return "" if prompt is None or OpenAsk(number) not in prompt.shows else prompt.key

    def ring(self) -> None:
        """Turn the clock to the next timer."""
        name = min(self.rings, key=lambda one: (self.rings[one], one))
        self.turn(self.rings.pop(name))
        self.handle(Tick(self._at(), name))

    def turn(self, ms: int) -> None:
        """It is that late now, or as late as it was."""
        self.ms = max(self.ms, ms)

    def handle(self, event: Input) -> list[Effect]:
        """Let the controller handle an input."""
        effects = self.controller.handle(event)
        self.follow(event, effects)
        return effects

    def follow(self, event: Input, effects: Sequence[Effect]) -> None:
        """Count what it wants of Discord, and hear it."""
        for effect in effects:
            match effect:
                case Post() | Edit() | Recall() | Erase():
                    kind = KINDS.get(letter(effect), "other")
                    self.counts[f"{kind} {type(effect).__name__.lower()}"] += 1
                case Ring():
                    self.rings[effect.name] = self.ms + effect.ms
                case Hush():
                    self.rings.pop(effect.name, None)
                case Over():
                    self.over = True
        self.made = self.game.take_decisions()
        self.heard(event, effects)

    def heard(self, event: Input, effects: Sequence[Effect]) -> None:
        """React to what people have just been told."""

    def _at(self) -> Stamp:
        self.seq += 1
        return Stamp(self.ms, self.seq)


def letter(effect: Post | Edit | Recall | Erase) -> str:
    """Return the kind of message, as in ``KINDS``."""
    return effect.key.rpartition(":")[2][0]
