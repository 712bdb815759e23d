"""A power as a card: every power in both languages, whole, readable, with its emblem and both flares."""

from __future__ import annotations

import pytest

from bot.cosmic import library
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.words.picture_words import PowerPicture, power_alt
from bot.words.message import Language
from renderers.cosmic import lesson
from renderers.cosmic.lesson import draw_power
from renderers.kit.canvas import Canvas
from renderers.kit.pieces import whole, wrapped
from tests.renderers.watching import watching
from tests.soaked import soaked

registry.load()
LANGUAGES: tuple[Language, ...] = ("en", "de")
MOST_BYTES = 100_000
LONGEST = 1_024
"""Characters of an alt text that Discord takes."""


def view_of(key: str, language: Language) -> PowerPicture:
    found = library.power_picture(cards.words(key), language)
    assert found is not None
    return found


def _words(view: PowerPicture) -> int:
    return sum(len(passage.text) for passage in (view.power, *view.flares))


def test_the_longest_cards_are_small_files_in_both_languages() -> None:
    for language in LANGUAGES:
        longest = max((view_of(key, language) for key in registry.POWERS), key=_words)
        assert 1_000 < len(draw_power(longest)) < MOST_BYTES


@pytest.mark.parametrize("language", ["de", *soaked("en")])  # German words are the longer ones
@pytest.mark.parametrize("key", registry.POWERS)
def test_every_power_is_told_whole_and_can_be_read(
    key: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the layout is checked, not the file that it becomes."""
    view = view_of(key, language)
    monkeypatch.setattr(Canvas, "reduced", lambda canvas: canvas)
    monkeypatch.setattr(lesson, "png", lambda canvas: b"")
    with watching(monkeypatch) as watch:
        draw_power(view)
        assert watch.faults == []
        told = " ".join(one.what for one in watch.pieces)
    for passage in (view.power, *view.flares):
        assert passage.title in told
        assert passage.text in told
    assert len(view.flares) == len(registry.FLARES.get(key, {}))
    assert power_alt(view).startswith(view.power.title)
    assert len(power_alt(view)) <= LONGEST


@pytest.mark.parametrize("typed", ["", "nobody of that name", "m"])
def test_what_is_not_one_power_has_no_card(typed: str) -> None:
    assert library.power_picture(typed, "en") is None


def test_a_text_is_broken_between_words() -> None:
    words = "As a main player with an attack card"
    lines = wrapped(words, 300, 36)
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert wrapped("Donaudampfschifffahrt", 10, 36) == ["Donaudampfschifffahrt"]


@pytest.mark.parametrize(
    ("width", "told"),
    [(600, "Zombie · Calculator · Will"), (360, "Zombie · Calculator +1"), (200, "Zombie +2"), (10, "Zombie +2")],
)
def test_names_in_a_row_are_whole_or_counted(width: int, told: str) -> None:
    assert whole(["Zombie", "Calculator", "Will"], width, 32) == told
    assert whole(["Zombie"], width, 32) == "Zombie"
    assert whole([], width, 32) == ""
