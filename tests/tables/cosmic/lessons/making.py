"""Makes the position of a lesson from its scenario: lays it out, plays it to its question, notes what comes after."""

from __future__ import annotations

from pathlib import Path

from bot.kernel.codec import encode
from bot.kernel.saved import Decision
from bot.tables.cosmic import lessons
from bot.tables.cosmic.lessons import LEARNER, Position, Written
from tests.cosmic.notation import Scenario, read
from tests.cosmic.notation_run import Play
from tests.cosmic.notation_table import Layout

CURRICULUM = Path(lessons.__file__).with_name("curriculum")


class Noting(Play):
    """A scenario that is played, and every decision of it."""

    def __init__(self, scenario: Scenario) -> None:
        self.decisions: list[Decision] = []
        super().__init__(Layout(scenario.given).game())

    def _check(self) -> None:
        self._settle()
        self.decisions += self.game.take_decisions()
        super()._check()


def scenario(written: Written) -> Scenario:
    """The scenario of a lesson. Raises ValueError if it is none, or has not the parts of a lesson."""
    found, malformed = read(written.position)
    if malformed or len(found) != 1:
        raise ValueError("; ".join(map(str, malformed)) or "a lesson is one scenario")
    parts = [step.part for step in found[0].steps]
    if parts not in (["then", "do", "then"], ["do", "then", "do", "then"]):
        raise ValueError("a lesson asks (then), is answered (do), and leads to something (then)")
    return found[0]


def made(written: Written) -> Position:
    """The position of a lesson. Raises ``BadScenario`` and ValueError."""
    story = scenario(written)
    *before, _, answers, _ = story.steps
    play = Noting(story)
    for word in [word for step in before for word in step.words if step.part == "do"]:
        play.do(word)
    saved = play.game.save()
    play.decisions.clear()
    good, *after = answers.words
    play.do(good)
    asked = play.decisions[0]
    if good.seat != LEARNER or asked.seat != LEARNER:
        raise ValueError(f"{good}: the learner, a, answers first; close what is asked before in the position")
    play.decisions.clear()
    for word in after:
        play.do(word)
    return Position(saved, asked.key, tuple(play.decisions))


def text(position: Position) -> str:
    return encode(position).decode() + "\n"
