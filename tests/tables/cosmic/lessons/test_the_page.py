"""docs/adding-a-lesson.md is true: its example is a lesson, and its steps name what is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from textwrap import dedent

import msgspec

from bot.tables.cosmic.controls import Answer
from bot.tables.cosmic.lessons import Written, judged
from tests.cosmic.notation_run import run
from tests.tables.cosmic.lessons import making

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs/adding-a-lesson.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_is_a_lesson() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    written = msgspec.convert(tomllib.loads(dedent(block)), Written)
    assert run(making.scenario(written)) == []
    made = making.made(written)
    assert made.key == "card"
    assert judged(Answer("A20.1"), written.verdicts) == "good"
    assert judged(Answer("A6.1"), written.verdicts) == "low"


def test_what_the_page_names_is_there() -> None:
    assert {path for path in re.findall(r"`((?:bot|tests|docs)/[\w/.]+)`", PAGE) if not (ROOT / path).exists()} == set()
    assert "CURRICULUM" in (ROOT / "bot/tables/cosmic/lessons/__init__.py").read_text(encoding="utf-8")
