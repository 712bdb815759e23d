"""The palette can be read and told apart by everybody."""

from __future__ import annotations

import pytest

from bot.slap.deck import DECK
from renderers.kit import canvas, theme
from tests.renderers import colour

SUITS = list(theme.SUITS.values())
TEXTS = [
    *((theme.TEXT, back) for back in (theme.GROUND, theme.PANEL, theme.RAISED, theme.INK)),
    *((theme.TEXT, night) for night in theme.NIGHTS.values()),
    *((theme.MUTED, back) for back in (theme.GROUND, theme.PANEL, theme.RAISED)),
    *((theme.INK, fill) for fill in (*SUITS, theme.PAPER)),
    *((fill, theme.INK) for fill in SUITS),
    (theme.mix(theme.GROUND, theme.TEXT, 190 / 255), theme.GROUND),
]
MARKS = [(theme.LINE, theme.PANEL), (theme.LINE, theme.GROUND), *((fill, theme.GROUND) for fill in SUITS)]


def test_the_contrast_formula_gives_21_for_black_on_white() -> None:
    assert colour.contrast("#000000", "#FFFFFF") == pytest.approx(21.0, abs=0.01)


def test_the_distance_formula_gives_a_published_value() -> None:
    # third pair of the test data of Sharma, Wu and Dalal 2005
    assert colour.ciede2000((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485)) == pytest.approx(3.4412, abs=0.0001)


@pytest.mark.parametrize(("ink", "back"), TEXTS)
def test_text_has_contrast_of_at_least_4_5(ink: str, back: str) -> None:
    assert colour.contrast(ink, back) >= 4.5


@pytest.mark.parametrize(("mark", "back"), MARKS)
def test_marks_have_contrast_of_at_least_3(mark: str, back: str) -> None:
    assert colour.contrast(mark, back) >= 3


@pytest.mark.parametrize("sight", list(colour.SIGHTS))
def test_suits_are_told_apart_by_every_kind_of_sight(sight: str) -> None:
    assert colour.closest(SUITS, sight) >= 11


def test_every_suit_and_neutraliser_of_the_deck_has_a_colour() -> None:
    assert {card.element for card in DECK.values() if card.element} == set(theme.SUITS)
    assert {card.key for card in DECK.values() if card.kind == "neutraliser"} == set(theme.NIGHTS)


def test_the_palette_holds_every_theme_colour_exactly() -> None:
    flat = canvas.palette()
    held = {tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)}
    named = [theme.GROUND, theme.PANEL, theme.RAISED, theme.LINE, theme.MUTED, theme.TEXT, theme.INK, theme.PAPER]
    for wanted in (*named, *SUITS, *theme.NIGHTS.values()):
        assert theme.channels(wanted) in held, wanted


def test_mix_reaches_both_ends_and_the_middle() -> None:
    assert theme.mix("#102030", "#F0E0D0", 0) == "#102030"
    assert theme.mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert theme.mix("#000000", "#FEFEFE", 0.5) == "#7F7F7F"
