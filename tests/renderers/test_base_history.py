"""The course of a game below its result: every line ends at its mark, and nothing touches."""

from __future__ import annotations

import io
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cosmic.seen.picture_views import Award, EndPicture, EndRow
from bot.cosmic.words import picture_words
from bot.words.message import Language
from bot.words.speech import speech
from renderers.cosmic import end
from renderers.kit import theme
from renderers.kit.lettering import fitted
from renderers.kit.pieces import AWARD_HEIGHT
from tests.renderers.watching import watching
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Benedikt", "Maximiliane Hohenfels", "\u592a\u90ce", "\u0645\u062d\u0645\u062f", "Finn \U0001f525")
AWARDS = (Award("ally", 0, 12), Award("upset", 2, 3, 1), Award("narrow", 1, 0))


def ended(players: int, challenges: int, language: Language = "en", awards: tuple[Award, ...] = ()) -> EndPicture:
    dice = Random(players * 100 + challenges)
    now, legs = [0] * players, []
    for _ in range(challenges):
        seat = dice.randrange(players)
        now[seat] = max(0, min(5, now[seat] + dice.choice((-1, 1, 1))))
        legs.append(tuple(now))
    colours = list(theme.PLAYERS)[:players]
    rows = tuple(EndRow(seat, colours[seat], seat == 0, (colours[-1],) * now[seat]) for seat in range(players))
    return EndPicture(NAMES[:players], rows, 5, "bases", challenges, language, tuple(legs), awards)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("players", range(3, 7))
def test_nothing_on_a_poster_touches(players: int, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    for challenges in (2, 7, 60):
        with watching(monkeypatch) as watch:
            end.draw(ended(players, challenges, language, AWARDS))
        assert watch.faults == []


def test_the_poster_is_higher_by_the_parts_that_it_has() -> None:
    def height(view: EndPicture) -> int:
        return Image.open(io.BytesIO(end.draw(view))).height

    bare = height(ended(4, 0))
    assert height(ended(4, 1)) == bare, "one challenge is no course"
    assert height(ended(4, 9)) == bare + end.CHART
    assert height(ended(4, 9, awards=AWARDS)) == bare + end.CHART + AWARD_HEIGHT


@pytest.mark.parametrize(("language", "told"), [("en", "2 bases behind Max"), ("de", "2 Basen hinter Max")])
def test_by_how_much_somebody_was_behind_stays_whole_however_long_the_name_is(language: Language, told: str) -> None:
    words = picture_words.award_why(speech(language), Award("upset", 1, 2, 0), ["Maximiliane von und zu Hohenfels"])
    third = (end.WIDTH - 2 * theme.MARGIN - 2 * theme.GAP) / 3 - 64
    assert fitted(words, 32, "regular", third, 24, 1)[0].startswith(told)


def test_each_line_ends_at_a_mark_of_its_own_however_many_are_alike() -> None:
    spread = end._spread([(300.0, "red"), (300.0, "blue"), (296.0, "yellow"), (40.0, "orange")], 40.0)
    heights = [height for height, _ in spread]
    assert {colour for _, colour in spread} == {"red", "blue", "yellow", "orange"}
    assert all(low - high >= 44 for low, high in pairwise(heights))


@pytest.mark.parametrize("bases", [0, 4, 5])
@pytest.mark.parametrize("players", range(2, 7))
def test_marks_of_a_close_race_stay_inside_their_panel(
    players: int, bases: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = replace(ended(players, 3), base_history=((0,) * players, (bases,) * players))
    with watching(monkeypatch) as watch:
        end.draw(view)
        assert watch.faults == []
