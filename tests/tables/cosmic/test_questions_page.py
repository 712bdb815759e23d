"""The page of all questions tells of each one in which look it is asked, and the table waits for those alone."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS
from tests.questions_page import WAITED, look_of, page


def test_every_question_stands_on_the_page() -> None:
    registry.load()
    text = page()
    assert [key for key in QUESTIONS if f"- `{key}` (" not in text] == []


def test_a_table_waits_for_no_question_of_a_power() -> None:
    registry.load()
    waits = [key for key, one in QUESTIONS.items() if look_of(one).split(" or ")[0] in WAITED]
    assert [key for key in waits if QUESTIONS[key].subject in registry.POWERS] == []
    assert len(waits) < 20
