"""An answer that gives up something for good asks once more; no other does."""

from __future__ import annotations

import pytest

from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask, Choice, Form, OneOf, Part, Split, UpTo
from bot.tables.cosmic.controls import Answer, Asked, Draft
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.choosing import warning
from tests.cosmic.table import Table

NAMES = ("Ana", "Ben", "Cy")
TOKENS = {0: {"red-1": 4, "red-2": 1, "blue-3": 1, "red-3": 4}}


def asked(form: Form, key: str) -> Asked:
    view = see_seat(Table(("", "", ""), tokens=TOKENS, flares="off").state, 0)
    return Asked(7, Ask(seat=0, key=key, form=form), view, NAMES)


BASES = Split(1, 4, (Part("red-1", 4), Part("red-2", 1), Part("blue-3", 1)))


@pytest.mark.parametrize("key", ["commit", "lose", "found", "amoeba.in", "crystal.add"])
def test_taking_the_last_token_off_a_base_asks_once_more(key: str) -> None:
    here = asked(BASES, key)
    assert warning(here, {"red-1": 3}) == ""
    told = warning(here, {"red-2": 1, "blue-3": 1, "red-1": 2})
    assert (
        told == "That takes your last token off 🔺 Ana's planet 2 and 🟦 Ben's planet 3, and you lose the bases. Do it?"
    )


def test_a_token_that_is_due_asks_once_more_only_where_the_usual_answer_ends_no_base() -> None:
    view = asked(BASES, "zodiac.gain").view
    due = Split(1, 1, (Part("red-1", 1), Part("red-2", 1), Part("blue-3", 1)))
    free = Asked(7, Ask(seat=0, key="zodiac.gain", form=due, default={"red-1": 1}), view, NAMES)
    assert "last token off 🔺 Ana's planet 2" in warning(free, {"red-2": 1})
    assert warning(free, {"red-1": 1}) == ""
    single = Split(1, 1, (Part("red-2", 1), Part("blue-3", 1)))
    forced = Asked(7, Ask(seat=0, key="zodiac.gain", form=single, default={"red-2": 1}), view, NAMES)
    assert warning(forced, {"blue-3": 1}) == "", "one of them has to end"


@pytest.mark.parametrize("key", ["return", "regroup", "zombie", "healer", "vacuum.pick", "magnet", "crystal"])
def test_tokens_that_arrive_or_are_anothers_ask_nothing(key: str) -> None:
    assert warning(asked(BASES, key), {"red-2": 1}) == ""


@pytest.mark.parametrize(
    ("form", "key", "choice", "told"),
    [
        (OneOf(("red-1", "red-2")), "philanthropist.price", "red-2", "last token off 🔺 Ana's planet 2"),
        (OneOf(("red-1", "red-2")), "philanthropist.price", "red-1", ""),
        (OneOf(("red-1", "red-2")), "assassin.base", "red-2", ""),
        (UpTo(2, ("A8.1", "C.1")), "mutant.discard", ["A8.1"], "discard Attack 8"),
        (UpTo(2, ("A8.1", "C.1")), "mutant.discard", [], ""),
        (UpTo(2, ("A8.1", "C.1")), "miser.save", ["A8.1"], ""),
        (OneOf(("A8.1", "bleed")), "hate.answer", "bleed", "costs you three tokens"),
        (OneOf(("A8.1", "bleed")), "hate.answer", "A8.1", ""),
        (OneOf(("bleed",)), "hate.answer", "bleed", ""),
        (OneOf(("pass", "edict.plague.1")), "checkpoint.between", "edict.plague.1", ""),
    ],
)
def test_only_what_one_could_keep_is_weighed(form: Form, key: str, choice: Choice, told: str) -> None:
    found = warning(asked(form, key), choice)
    assert told in found
    assert bool(found) == bool(told)


def test_the_second_press_counts_and_back_keeps_what_was_put_together() -> None:
    here = asked(BASES, "commit")
    draft = Draft(shares=(2, 1, 0))
    once = questions.press(here, draft, "q_done")
    assert isinstance(once, Draft)
    controls = questions.show(here, once)
    assert [button.choice for button in controls.buttons[0]] == ["q_sure", "q_back"]
    assert controls.buttons[0][0].style == "danger"
    assert questions.press(here, once, "q_back") == draft
    assert questions.press(here, once, "q_less_1") == Draft(shares=(2, 0, 0)), "pressed on an older message"
    assert questions.press(here, once, "q_sure") == Answer({"red-1": 2, "red-2": 1})
