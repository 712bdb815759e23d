"""Budgets of pictures: by what they are to players; whoever waits for nobody has none."""

from __future__ import annotations

import pytest

from bench.__main__ import BOARD, PICTURE, judged
from bench._gallery.samples import SAMPLES

SHEETS = ("emblems-powers", "emblems-edicts")


@pytest.mark.parametrize("ending", [".ms", ".kB"])
def test_sheets_of_emblems_have_no_budget_and_all_other_pictures_have_one(ending: str) -> None:
    figures = {one.file: judged(f"pictures/{one.file}{ending}", 1_000_000) for one in SAMPLES}
    assert {name for name, figure in figures.items() if figure.must is None} == set(SHEETS)
    assert {figure.verdict for name, figure in figures.items() if name not in SHEETS} == {"missed"}
    assert {figures[name].verdict for name in SHEETS} == {""}


def test_boards_have_more_time_than_other_pictures() -> None:
    assert judged("pictures/board-six.ms", 74).must == BOARD[".ms"][0]
    assert judged("pictures/lesson.ms", 40).must == PICTURE[".ms"][0] < BOARD[".ms"][0]
