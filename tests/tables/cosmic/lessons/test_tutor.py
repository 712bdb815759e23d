"""The tutor: what is shown, what presses and words come to, and what is kept of it."""

from __future__ import annotations

import pytest

from bot.tables.contract.table import Body
from bot.tables.cosmic import lessons
from bot.tables.cosmic.controls import Form, Refused
from bot.tables.cosmic.lessons import CURRICULUM, GOOD, Learner, Shown, written
from tests.words.voices import COMPLETE, DE, EN


def opened(name: str = CURRICULUM[0]) -> Learner:
    return lessons.begin(Learner(), name)


def pressed(learner: Learner, choice: str, *values: str, number: int | None = None) -> Shown:
    """A press, from which goes on what the store would give back."""
    at = CURRICULUM.index(learner.lesson) + 1 if number is None else number
    reply = lessons.press(learner, "Ana", "en", at, choice, values)
    assert isinstance(reply, Shown), reply
    assert lessons.learner_of(reply.learner.written) == reply.learner
    return reply


def control(body: Body, label: str) -> str:
    """The choice of the button that says this."""
    return next(button.choice for row in body.buttons for button in row if label in button.label)


def choices(body: Body) -> set[str]:
    return {button.choice for row in body.buttons for button in row}


@pytest.mark.parametrize("name", CURRICULUM)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_lesson_fits_into_a_message_with_a_picture_that_has_words(name: str, language: str) -> None:
    body = lessons.show(opened(name), "Ana", language, EN("learn-stale"))
    assert body.text.endswith("…") is False
    assert len(body.text) <= 2_000
    assert body.picture is not None
    assert len(body.picture.alt) > 40
    assert len(body.buttons) + len(body.menus) <= 5
    assert {button.ask for row in body.buttons for button in row} <= {CURRICULUM.index(name) + 1}


def test_a_wrong_answer_is_told_why_and_asked_once_more() -> None:
    learner = opened()
    body = lessons.show(learner, "Ana", "en")
    wrong = pressed(learner, "q_m_0", "0")
    assert EN("learn-not-that", reason=EN("learn-aim-crowded")) in wrong.body.text
    assert choices(wrong.body) == choices(body)
    assert wrong.learner.passed == ()


def test_a_good_answer_ends_the_lesson_and_the_next_one_follows() -> None:
    typed = lessons.typed(opened(), "Ana", "en", "blue 2")
    assert isinstance(typed, Shown)
    assert EN("learn-right", reason=EN("learn-aim-good")) in typed.body.text
    assert EN("learn-aim-came") in typed.body.text
    assert typed.learner.passed == ("aim",)
    assert typed.body == lessons.show(lessons.learner_of(typed.learner.written), "Ana", "en"), (
        "as it was after a restart"
    )
    again = lessons.typed(typed.learner, "Ana", "en", "blue 2")
    assert again == Refused(EN("learn-solved"))
    following = pressed(typed.learner, lessons.NEXT)
    assert following.learner.lesson == CURRICULUM[1]
    assert following.learner.passed == ("aim",)


def test_typed_words_are_judged_like_presses_and_nonsense_is_refused() -> None:
    wrong = lessons.typed(opened("card"), "Ana", "en", "compromise")
    assert isinstance(wrong, Shown)
    assert EN("learn-card-compromise") in wrong.body.text
    assert isinstance(lessons.typed(opened("card"), "Ana", "en", "a cup of tea"), Refused)
    suggested = lessons.suggest(opened("card"), "Ana", "en", "")
    assert {"Attack 20", "Compromise"} <= {value for _, value in suggested}


def test_the_language_is_that_of_whoever_presses() -> None:
    said = lessons.typed(opened(), "Ana", "de", "blau 2")
    assert isinstance(said, Shown)
    assert DE("learn-aim-came") in said.body.text


def test_what_is_put_together_is_kept() -> None:
    learner = opened("tokens")
    body = lessons.show(learner, "Ana", "en")
    draft = pressed(learner, next(choice for choice in choices(body) if choice.startswith("q_more_"))).learner
    assert draft.draft != learner.draft
    assert lessons.show(lessons.learner_of(draft.written), "Ana", "en") == lessons.show(draft, "Ana", "en")


def test_the_other_picture_the_list_and_buttons_of_other_lessons() -> None:
    learner = opened()
    turned = pressed(learner, lessons.TURN)
    assert turned.body.picture is not None
    assert turned.body.picture.file == "hand.png"
    listed = pressed(learner, lessons.LIST)
    assert [option.value for menu in listed.body.menus for option in menu.options] == list(CURRICULUM)
    assert listed.body.text.count("▫️") == len(CURRICULUM)
    gone = pressed(listed.learner, lessons.GO, "card")
    assert gone.learner.lesson == "card"
    stale = pressed(gone.learner, "q_o_1", number=1)
    assert EN("learn-stale") in stale.body.text
    assert stale.learner == gone.learner
    nowhere = lessons.press(learner, "Ana", "en", 1, lessons.GO, ("cooking",))
    assert nowhere == Refused(EN("learn-no-such"))
    with pytest.raises(KeyError):
        lessons.begin(learner, "cooking")


def test_the_last_lesson_says_what_is_still_open() -> None:
    last = CURRICULUM[-1]
    key = written(last).verdicts
    assert any(verdict.says == GOOD for verdict in key)
    learner = opened(last)
    value = next(value for _, value in lessons.suggest(learner, "Ana", "en", "") if _is_good(learner, value))
    done = lessons.typed(learner, "Ana", "en", value)
    assert isinstance(done, Shown)
    assert EN("learn-done", missing=len(CURRICULUM) - 1) in done.body.text
    assert lessons.NEXT not in choices(done.body)


def _is_good(learner: Learner, value: str) -> bool:
    reply = lessons.typed(learner, "Ana", "en", value)
    return isinstance(reply, Shown) and bool(reply.learner.solved)


def test_what_cannot_be_read_any_more_begins_anew_and_keeps_what_was_passed() -> None:
    assert lessons.learner_of(None) == lessons.begin(Learner(), CURRICULUM[0])
    assert lessons.learner_of("{") == lessons.begin(Learner(), CURRICULUM[0])
    older = Learner("card", ("aim", "gone"), turned=True, edition=7)
    assert lessons.learner_of(older.written) == lessons.begin(Learner(passed=("aim",)), "card")
    unknown = Learner("gone", ("card", "aim"))
    assert lessons.learner_of(unknown.written) == lessons.begin(Learner(passed=("aim", "card")), CURRICULUM[0])


def test_an_answer_can_be_typed_into_a_form() -> None:
    form = lessons.press(opened("tokens"), "Ana", "en", CURRICULUM.index("tokens") + 1, "q_type")
    assert isinstance(form, Form)
    sent = pressed(opened("tokens"), form.choice, "Ana's planet 2: 4")
    assert EN("learn-tokens-came") in sent.body.text
