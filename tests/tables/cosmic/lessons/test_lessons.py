"""Every lesson is played on the engine: its position is sound, its good answers lead on, all others have a reason."""

from __future__ import annotations

from functools import cache

import pytest

from bot.cosmic.game import COSMIC
from bot.kernel.ask import Order
from bot.tables.cosmic.controls import Act, Answer
from bot.tables.cosmic.lessons import CURRICULUM, GOOD, LEARNER, judged, position, words, written
from bot.words.speech import speech
from proving.events import stored
from tests.cosmic import notation_check
from tests.cosmic.notation_run import run
from tests.tables.cosmic.lessons import making
from tests.tables.cosmic.lessons.playing import answers, choices, scene
from tests.words.voices import COMPLETE

lessons = pytest.mark.parametrize("name", CURRICULUM)


@cache
def verdicts(name: str) -> tuple[tuple[Answer | Act, str | None], ...]:
    """Every answer with what is said to it."""
    return tuple((answer, judged(answer, written(name).verdicts)) for answer in answers(name))


def test_an_order_can_be_answered_in_every_way() -> None:
    form = Order(("a", "b", "c"))
    found = list(choices(form))
    assert len(found) == 6
    assert len({tuple(map(str, choice)) for choice in found if isinstance(choice, list)}) == 6
    assert all(form.accepts(choice) for choice in found)


@lessons
def test_the_made_file_is_made_of_the_written_one(name: str) -> None:
    made = making.CURRICULUM.joinpath(f"{name}.json").read_text(encoding="utf-8")
    assert made == making.text(making.made(written(name))), "run python -m tests.tables.cosmic.lessons"


@lessons
def test_the_position_comes_up_in_a_game_and_goes_on_as_the_lesson_says(name: str) -> None:
    assert run(making.scenario(written(name))) == []
    shown = scene(name)
    assert COSMIC.problems(shown.table.game.state) == []
    state = shown.table.game.state
    assert state.players[LEARNER].hand, "a hand was dealt"
    assert len(state.powers) >= len(state.players), "everybody has a power"


@lessons
def test_the_rules_take_every_answer_and_each_has_its_reason(name: str) -> None:
    for answer, says in verdicts(name):
        assert says is not None, sorted(words(answer))
        shown = scene(name)
        shown.accept(answer)
    found = {says for _, says in verdicts(name)}
    assert found == {verdict.says for verdict in written(name).verdicts}, "every reason is one to some answer"
    assert GOOD in found
    assert len(found) > 1


@lessons
def test_every_good_answer_leads_to_what_the_lesson_says(name: str) -> None:
    leads = making.scenario(written(name)).steps[-1].words
    for answer in (answer for answer, says in verdicts(name) if says == GOOD):
        shown = scene(name)
        shown.accept(answer)
        shown.follow()
        seen = notation_check.Seen(shown.table.game, stored(shown.table.game.take_events()), [])
        assert [wrong for word in leads for wrong in notation_check.compare(word, seen)] == [], sorted(words(answer))


@lessons
@pytest.mark.parametrize("language", COMPLETE)
def test_reasons_are_sentences_of_their_own(name: str, language: str) -> None:
    say = speech(language)
    said = [say(f"learn-{name}-{verdict.says}") for verdict in written(name).verdicts]
    assert len(set(said)) == len(said)
    assert all(len(reason) > 30 and reason.endswith(".") for reason in said)


def test_the_course_and_its_folder_hold_the_same_lessons() -> None:
    files = {path.name for path in making.CURRICULUM.iterdir() if path.suffix in (".toml", ".json")}
    assert files == {f"{name}{suffix}" for name in CURRICULUM for suffix in (".toml", ".json")}
    assert position(CURRICULUM[0]).key == "target"
