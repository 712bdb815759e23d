"""Assumptions of the sandbox are listed once, and the checklist for the real Discord tests all of it."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from sandbox import assumptions
from sandbox.assumptions import ASSUMPTIONS

CHECKLIST = (Path(__file__).parents[2] / "docs" / "real-discord-checklist.md").read_text()
KEYS = [assumption.key for assumption in ASSUMPTIONS]


def steps() -> list[tuple[int, str]]:
    parts = re.split(r"^## (\d+)\. ", CHECKLIST, flags=re.MULTILINE)[1:]
    return [(int(number), text) for number, text in zip(parts[::2], parts[1::2], strict=True)]


def names_in(text: str) -> list[str]:
    (line,) = re.findall(r"^Tests: (.+)$", text, re.MULTILINE)
    return re.findall(r"`([\w-]+)`", line)


def test_there_are_as_many_steps_as_the_title_says_in_order_and_each_says_what_to_do_and_what_to_expect() -> None:
    assert CHECKLIST.startswith("# Thirty-four steps")
    assert [number for number, _ in steps()] == list(range(1, 35))
    for number, text in steps():
        assert re.search(r"^Do: .", text, re.MULTILINE), number
        assert re.search(r"^Expect: .", text, re.MULTILINE), number


def test_each_step_names_assumptions_that_exist_and_each_assumption_has_its_step() -> None:
    named = [key for _, text in steps() for key in names_in(text)]
    assert sorted(named) == sorted(KEYS)
    assert all(names_in(text) for _, text in steps())


def test_every_figure_rests_on_an_assumption_and_every_assumption_names_real_figures() -> None:
    figures = {name for name in vars(assumptions) if name.isupper()} - {"ASSUMPTIONS"}
    assert {name for assumption in ASSUMPTIONS for name in assumption.figures} == figures


def test_a_checked_assumption_has_a_real_day() -> None:
    for assumption in ASSUMPTIONS:
        if assumption.checked:
            assert date.fromisoformat(assumption.checked).year >= 2026, assumption.key
