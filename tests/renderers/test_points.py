"""The picture of a season's points: who is ahead first, names as they are, and nothing touches."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.words.message import Language
from bot.words.pictures import PointsPicture, PointsRow, points_alt
from renderers.tournament import WIDTH, draw_points
from tests.renderers.played import NAMES
from tests.renderers.watching import watching

MOST_BYTES = 100_000


def season(people: int, first: int = 1, *, runs: bool = True, language: Language = "en") -> PointsPicture:
    names = [NAMES[at % len(NAMES)] for at in range(min(people, 11))]
    rows = [PointsRow(max(1, at + 2 - first), name, 12_345 // (at + 1) ** 3, at) for at, name in enumerate(names)]
    return PointsPicture("Cosmic Encounter", tuple(rows), first, people, runs, language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("people", "first"), [(1, 1), (2, 2), (5, 3), (10, 1), (11, 7), (4_000, 1)])
def test_nothing_touches_and_all_can_be_read(
    people: int, first: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        drawn = draw_points(season(people, first, language=language))
        assert watch.faults == []
    assert len(drawn) < MOST_BYTES
    assert Image.open(io.BytesIO(drawn)).width == WIDTH


@pytest.mark.parametrize(
    ("first", "runs", "ask"),
    [
        (1, True, "A leads."),
        (2, True, "A and B lead."),
        (1, False, "A has won."),
        (3, False, "A, B and C have won."),
        (4, False, "4 people share the first place."),
    ],
)
def test_the_alt_text_begins_with_who_is_ahead(first: int, runs: bool, ask: str) -> None:
    rows = tuple(PointsRow(1 if at < first else at + 1, "ABCDE"[at], 9, 2) for at in range(5))
    said = points_alt(PointsPicture("all games", rows, first, 5, runs))
    assert said.startswith(ask)
    assert "1. A: 9 points, 2 games" in said


def test_the_alt_text_of_the_longest_names_fits() -> None:
    rows = tuple(PointsRow(at + 1, "W" * 32, 99_999, 9_999) for at in range(11))
    assert len(points_alt(PointsPicture("Cosmic Encounter", rows, 1, 99_999, runs=True, language="de"))) <= 1_024
