"""The page of figures is written from the report of ``make bench``: one figure a row, the rest is left alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench._page import BEGIN, END, Figure, Report, renewed

PAGE = Path(__file__).parents[1] / "docs" / "bench.md"
BENCH = Path(__file__).parents[1] / "bench"
EMPTY = f"# Figures\n\nBy hand.\n\n{BEGIN}\n{END}\n\nBy hand too.\n"
NUMBER = r"[\d,]+(?:\.\d+)?"
SAYS = {"store": "How fast.", "answer": "How soon."}


def report(*figures: Figure, day: str = "2026-12-31") -> Report:
    return Report(day, "5b22861f", "CPython 3.13.1, GCC 14.2", "x86_64", 2, 1.25, [], figures)


def test_each_figure_is_a_row_beside_its_budget() -> None:
    page = renewed(
        EMPTY,
        report(
            Figure("store/commits, p99 ms", 2.804, 20, 10, "goal met"),
            Figure("store/list, ms", 61_234.5, 5_000, 2_000, "missed"),
            Figure("store/fsync, p99 ms", 10.0),
        ),
        SAYS,
    )
    section = page[page.index("### store") : page.index(END)]
    assert section.split("\n") == [
        "### store",
        "",
        "How fast. 2026-12-31, 5b22861f, CPython 3.13.1, GCC 14.2, 2 cores, load 1.2.",
        "",
        "| figure | measured | must | goal | |",
        "|---|---|---|---|---|",
        "| commits, p99 ms | 2.8 | 20 | 10 | goal met |",
        "| list, ms | 61,234 | 5,000 | 2,000 | **missed** |",
        "| fsync, p99 ms | 10 | - | - |  |",
        "",
        "",
    ]


def test_what_is_written_by_hand_stays_and_writing_twice_changes_nothing() -> None:
    once = renewed(EMPTY, report(Figure("store/a", 1)), SAYS)
    assert once.startswith("# Figures\n\nBy hand.\n\n")
    assert once.endswith(f"{END}\n\nBy hand too.\n")
    assert renewed(once, report(Figure("store/a", 1)), SAYS) == once


def test_a_module_that_was_not_measured_keeps_its_section_and_its_day() -> None:
    page = renewed(EMPTY, report(Figure("store/a", 1), day="2026-12-30"), SAYS)
    page = renewed(page, report(Figure("answer/b", 2)), SAYS)
    assert re.findall(r"^### (\w+)\n\n.* (2026-12-\d\d),", page, re.MULTILINE) == [
        ("answer", "2026-12-31"),
        ("store", "2026-12-30"),
    ]
    again = renewed(page, report(Figure("store/a", 3)), SAYS)
    assert "| a | 3 | - | - |  |" in again
    assert "| a | 1 |" not in again


def test_a_page_without_the_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="needs the lines"):
        renewed(f"{BEGIN}\n", report(), {})


def test_the_page_has_one_figure_a_row_of_modules_that_exist() -> None:
    page = PAGE.read_text()
    written = page[page.index(BEGIN) : page.index(END)]
    modules = re.findall(r"^### (\w+)$", written, re.MULTILINE)
    assert modules
    assert [name for name in modules if not (BENCH / f"{name}.py").exists()] == []
    everywhere = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| figure ")]
    assert [row for row in everywhere if ";" in row.split(" | ")[1]] == []
    measured = re.findall(r"^.* 2026-\d\d-\d\d, .*, load [\d.]+\.$", written, re.MULTILINE)
    assert len(measured) == len(modules)
    assert [line for line in measured if not re.search(r" 2026-\d\d-\d\d, [\da-f]{8}, C?Python ", line)] == []
    tables = written.split("\n\n")
    lists = [table.splitlines()[2:] for table in tables if table.startswith("| figure | ")]
    grids = [table.splitlines()[2:] for table in tables if table.startswith("| | ")]
    rows = [row for table in lists for row in table]
    assert len(rows) > 20
    assert [row for row in rows if not re.fullmatch(r"[\d,]+(\.\d+)?", row.split(" | ")[1])] == []
    cells = [cell for table in grids for row in table for cell in row.strip("| ").split(" | ")[1:]]
    assert len(cells) > 300
    assert [
        cell
        for cell in cells
        if not re.fullmatch(rf"(\*\*{NUMBER}\*\*|{NUMBER})( \({NUMBER}(, {NUMBER})?\))?|", cell.strip())
    ] == []


def test_figures_of_rows_and_columns_stand_in_a_grid_and_shares_in_another() -> None:
    page = renewed(
        EMPTY,
        report(
            Figure("days/daily.base.usual.hours", 52.04, 16, 8, "missed"),
            Figure("days/daily.base.usual.looks", 2.0, 2.5, 2.5, "goal met"),
            Figure("days/daily.base.usual.share.joins", 14.8),
            Figure("days/daily.base.plans.hours", 44.0),
            Figure("days/daily.base.usual.days", 60.0),
        ),
        {"days": "How long."},
    )
    section = page[page.index("### days") : page.index(END)].split("\n")
    assert section[4:] == [
        "| | hours | looks | days |",
        "|---|---|---|---|",
        "| daily base usual | **52** (16, 8) | 2 (2.5) | 60 |",
        "| daily base plans | 44 |  |  |",
        "",
        "| | joins |",
        "|---|---|",
        "| daily base usual | 14.8 |",
        "",
        "",
    ]


def test_things_that_have_the_same_figures_are_a_row_each() -> None:
    page = renewed(
        EMPTY,
        report(
            *(Figure(f"budget/{kind}, {what}", 2.5) for kind in ("slap at 1.5 s", "live") for what in ("calls", "MB"))
        ),
        {"budget": "How many."},
    )
    assert page[page.index("| | calls") : page.index(END)].split("\n") == [
        "| | calls | MB |",
        "|---|---|---|",
        "| slap at 1.5 s | 2.5 | 2.5 |",
        "| live | 2.5 | 2.5 |",
        "",
        "",
    ]
