"""The words around questions: every moment, question and refusal is said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cosmic.challenge.checkpoints import CHECKPOINTS
from bot.cosmic.expansions.zodiac import views
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import questions
from bot.cosmic.kinds.effects import EDICTS, POWERS
from bot.cosmic.kinds.hooks import WINDOWS
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words import expansion_words, question_text
from bot.kernel.ask import Ask, Form, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.kernel.saved import NotAnOption
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions import labels
from bot.tables.cosmic.questions.labels import says_when, when
from bot.words import speech as voices
from bot.words.message import Message
from bot.words.speech import Speech
from tests.cosmic.table import Table
from tests.words.voices import DE, EN

assert COSMIC.name, "the game whose powers and expansions declare the questions"

FORMS = (
    OneOf((1, 2)),
    UpTo(2, (1, 2)),
    Number(1, 3),
    YesNo(),
    Split(1, 1, (Part("red-1", 2),)),
    Split(1, 2, (Part("red-1", 2),)),
    Order((1, 2)),
)


@pytest.mark.parametrize("say", [EN, DE])
def test_what_belongs_to_a_checkpoint_says_when_it_happens_4_0_3(say: Speech) -> None:
    for windows in CHECKPOINTS.values():
        for window in windows:
            assert when(say, window), window
    assert {window for row in CHECKPOINTS.values() for window in row} <= {moment.name for moment in WINDOWS}


@pytest.mark.parametrize("words", ["question", "cosmic-table-decides"])
def test_whether_the_turn_goes_on_is_asked_in_words_that_fit_a_third_challenge_too_p1_machine(words: str) -> None:
    assert "second" not in EN(f"{words}-second-challenge")
    assert "zweite" not in DE(f"{words}-second-challenge")


@pytest.mark.parametrize("form", FORMS)
def test_what_has_no_step_is_asked_and_refused_by_the_shape_of_its_answer(form: Form) -> None:
    ask = Ask(seat=0, key="commit", form=form)
    told = [question_text.refusal(say, NotAnOption("commit", 3), ask) for say in (EN, DE)]
    assert told[0] != told[1]
    assert all("(cosmic 4.4.1)" in one and one.endswith(".") for one in told)
    asked = [question_text.sentence(say, Ask(seat=0, key="zombie", form=form)) for say in (EN, DE)]
    assert asked[0] != asked[1]
    assert all(one.startswith("Zombie: ") for one in asked)


@pytest.mark.parametrize("key", sorted(question_text.BASE))
def test_no_question_names_its_rule(key: str) -> None:
    ask = Ask(seat=0, key=key, form=YesNo())
    for say in (EN, DE):
        assert "cosmic" not in question_text.question(say, ask)


@pytest.fixture
def half_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sentence that English alone has."""
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "tides.ftl").write_text("tides-pull = Do you pull?\n")
    monkeypatch.setattr(voices, "LOCALES", tmp_path)
    voices.speech.cache_clear()
    yield
    voices.speech.cache_clear()


def test_what_has_no_german_words_is_said_in_english(half_translated: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "QUESTIONS", {})
    pull = Question("tides.pull", Of.YES_NO, rule="T1")
    monkeypatch.setitem(expansion_words.KNOWN.questions, pull.key, Message("tides-pull"))
    brought = pull.ask(0, YesNo(), default=False)
    assert question_text.question(DE, brought) == question_text.question(EN, brought) == "Do you pull?"


@pytest.mark.parametrize(
    ("say", "text", "moment", "said"),
    [
        (EN, "As a main player, before cards are chosen: draw a card.", "before cards are chosen", True),
        (EN, "After a challenge: exchange home systems.", "before the next challenge", True),
        (EN, "At the start of your challenge a card is added.", "at the start of the challenge", True),
        (EN, "As the defense: take one card.", "once the defense is known", False),
        (EN, "You may use your power as an ally, too. Cards are chosen later.", "before cards are chosen", False),
        (DE, "Als Hauptspieler, nach dem Aufdecken: Verdopple sie.", "wenn die Karten aufgedeckt sind", True),
        (DE, "Als Abwehr: Nimm eine Karte.", "sobald die Abwehr feststeht", False),
    ],
)
def test_a_moment_is_not_said_twice(say: Speech, text: str, moment: str, said: bool) -> None:
    assert says_when(say, text, moment) == said


@pytest.mark.parametrize("say", [EN, DE])
def test_every_text_of_an_edict_begins_with_its_moment(say: Speech) -> None:
    assert all(says_when(say, question_text.effect_text(say, name), "when nothing") for name in EDICTS)


def test_no_choice_is_called_like_a_power_a_card_or_a_sign() -> None:
    things = {*POWERS, *EDICTS, *views.SIGNS, views.CUSP, views.NEMESIS}
    assert things.isdisjoint(question_text.CHOICES)
    assert [*question_text.OWN_CHOICES] == ["judge.loser", "saboteur.swap"], "said of the power that offers them alone"


@pytest.mark.parametrize(("power", "name"), [("loser", "Loser"), ("swap", "Swap")])
def test_a_power_that_is_called_like_a_choice_is_offered_as_itself_with_its_text(power: str, name: str) -> None:
    table = Table(("", "", ""))
    ask = Ask(seat=0, key="powers", form=UpTo(1, (power, "virus")))
    asked = Asked(1, ask, see_seat(table.state, 0), ("Ana", "Ben", "Cy"))
    shown = {option.choice: option for option in labels.options(asked)}
    assert name in shown[power].label
    assert question_text.effect_text(EN, power) in shown[power].detail
