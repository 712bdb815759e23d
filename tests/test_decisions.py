"""Decisions have numbers that are never used twice, a day, and a status that leads to what took their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

PAPER = Path(__file__).parents[1] / "docs" / "decisions.md"
OPEN = "## Missed or open"
"""The part whose points are no decisions."""
HEAD = re.compile(r"- D-(\d{3,}) · (\S+) · (?:holds|replaced by D-(\d{3,})) · \S")


def problems(paper: str) -> Iterator[str]:
    """One sentence for each."""
    last = 0
    replaced: dict[int, int] = {}
    for line in decisions(paper):
        head = HEAD.match(line)
        if head is None:
            yield f"no number, day and status: {line[:60]}"
            continue
        number = int(head[1])
        if number <= last:
            yield f"D-{head[1]} comes after D-{last:03d}: a new decision takes the next number and stands at the end"
        last = max(last, number)
        if not is_day(head[2]):
            yield f"D-{head[1]} has no day: {head[2]}"
        if head[3]:
            replaced[number] = int(head[3])
    for number, later in replaced.items():
        if not number < later <= last:
            yield f"D-{number:03d} is replaced by D-{later:03d}, which is no later decision"


def decisions(paper: str) -> Iterator[str]:
    """The first lines of all decisions."""
    part = ""
    for line in paper.splitlines():
        if line.startswith("## "):
            part = line
        elif re.match(r"[-*] ", line) and part != OPEN:
            yield line


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def test_every_decision_has_a_number_of_its_own_rising_a_day_and_a_status() -> None:
    paper = PAPER.read_text()
    assert len(list(decisions(paper))) >= 306
    assert list(problems(paper)) == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("- D-002 · 2026-11-22 · holds · Twice.", "D-002 comes after D-002"),
        ("- D-001 · 2026-11-22 · holds · Out of order.", "D-001 comes after D-002"),
        ("- D-003 · 2026-13-01 · holds · A day that is none.", "D-003 has no day"),
        ("- D-003 · 2026-11-22 · perhaps · A status that is none.", "no number, day and status"),
        ("- D-003 · 2026-11-22 · replaced by D-004 · By nothing.", "D-003 is replaced by D-004"),
        ("- D-003 · 2026-11-22 · replaced by D-001 · By an earlier one.", "D-003 is replaced by D-001"),
        ("- **Without a head**: for no reason.", "no number, day and status"),
    ],
)
def test_a_line_that_breaks_the_form_is_told(line: str, says: str) -> None:
    paper = "## A part\n- D-001 · 2026-11-21 · replaced by D-002 · One.\n- D-002 · 2026-11-22 · holds · Two.\n"
    assert list(problems(paper)) == []
    (told,) = problems(paper + line + "\n")
    assert told.startswith(says)


def test_what_is_open_is_no_decision() -> None:
    assert list(problems(f"{OPEN}\n- Something is missing.\n")) == []
