"""The page of all questions, ``build/docs/questions.md``; ``python -m tests.questions_page`` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS, Of, Question
from bot.cosmic.timing.automation import COMMIT
from bot.tables.cosmic.clockwork import looks

PAGE = Path(__file__).parents[1] / "build" / "docs" / "questions.md"
_SETUP: Final = "set-up"
WAITED: Final = (looks.ATTACK, looks.SIDES, looks.CARDS, _SETUP, "deals")
"""Where people are waited for at a quiet table."""
_SAYS: Final[Mapping[str, str]] = {
    looks.ATTACK: "The table waits for the first one that the offense is asked.",
    looks.SIDES: "Asked of all others at once, as soon as target and tokens are known.",
    looks.CARDS: "Asked of both main players.",
    _SETUP: "Before the first challenge each one is waited for.",
    "deals": "Asked step by step.",
    "windows": "What somebody holds is played when it helps; whoever wishes to be asked is asked.",
    "by the way": "Open for the floor, then what is suggested is taken. Nobody is waited for or notified.",
}
"""What is said of each look."""
_IN_SETUP: Final = ("colour", "draft", "layout", "powers")


def look_of(question: Question) -> str:
    """The look that carries a question at a quiet table, or how else it is answered."""
    if question.of is Of.OFFERS:
        return "windows"
    if question.of is Of.DEAL:
        return "deals"
    if question.key.partition(".")[0] in _IN_SETUP:
        return _SETUP
    if question.key == COMMIT:
        return f"{looks.ATTACK} or {looks.SIDES}"
    return looks.LOOKS.get(question.key, "by the way")


def page() -> str:
    """All questions of the game, by look."""
    registry.load()
    text = "# Questions\n\nMade by `make docs`: every question of Cosmic Encounter with the look that carries it at a "
    text += "lively, daily or relaxed table.\n"
    found = {key: look_of(question) for key, question in sorted(QUESTIONS.items())}
    for look, says in _SAYS.items():
        rows = [f"- `{key}` ({QUESTIONS[key].rule})" for key, of in found.items() if look in of.split(" or ")]
        text += f"\n## {look.capitalize()}\n\n{says}\n\n" + "\n".join(rows) + "\n"
    return text


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page())
