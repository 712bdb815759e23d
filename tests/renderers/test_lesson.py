"""The steps of a challenge: drawn in both languages, nothing on anything else, told in an alt text that fits."""

from __future__ import annotations

import pytest

from bot.cosmic.words.picture_words import LessonPicture, lesson_alt
from bot.words.message import Language
from bot.words.speech import speech
from renderers.cosmic.lesson import draw
from tests.renderers.watching import watching

STEPS = ("destiny", "cone", "commit", "allies", "cards", "totals")


@pytest.mark.parametrize("goal", [3, 5, 8])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_steps_are_drawn_and_nothing_touches(
    language: Language, goal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = LessonPicture(goal, language)
    with watching(monkeypatch) as watch:
        draw(view)
    assert watch.touching == []
    assert watch.cut == []
    say = speech(language)
    steps = [line for step in STEPS for line in (say(f"lesson-{step}"), say(f"lesson-{step}.below"))]
    drawn = [piece.what for piece in watch.pieces]
    for words in (say("lesson-title"), *steps, say("lesson-base"), say("lesson-goal", bases=goal)):
        assert words in drawn
    assert len(lesson_alt(view)) <= 1024
