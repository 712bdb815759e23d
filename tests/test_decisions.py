"""Each decision says what holds, why, and what was not taken or is replaced; nothing cites the lines of before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAPER = ROOT / "docs" / "decisions.md"
HEAD = re.compile(r"(\d+)\. \S.*")
PART = re.compile(r"^\*\*(\w[\w ]*)\.\*\* \S", re.MULTILINE)
ORDER = ("Decided", "Why", "Not taken", "Replaces")
MOST = 30
"""Lines of a decision: half a page."""
LINE = re.compile(r"\bD-\d{3}\b")
"""How single lines were cited once."""


def problems(paper: str) -> Iterator[str]:
    """One sentence for each."""
    last = 0
    for section in paper.split("\n## ")[1:]:
        title, parts = section.partition("\n")[0], PART.findall(section)
        head = HEAD.fullmatch(title)
        if head is None:
            yield f"no number: {title}"
            continue
        if int(head[1]) <= last:
            yield f"{title} comes after {last}: a new decision takes the next number and stands at the end"
        last = max(last, int(head[1]))
        if parts != [one for one in ORDER if one in parts] or not {"Decided", "Why"} <= set(parts) or len(parts) < 3:
            yield f"{title} has the parts: {', '.join(parts)}"
        if len(section.splitlines()) > MOST:
            yield f"{title} is longer than half a page"


def test_every_decision_has_a_number_and_its_parts_and_is_short() -> None:
    paper = PAPER.read_text(encoding="utf-8")
    assert len(re.findall(r"^## ", paper, re.MULTILINE)) >= 30
    assert list(problems(paper)) == []


@pytest.mark.parametrize(
    ("section", "says"),
    [
        ("## Without a number\n**Decided.** A.\n**Why.** B.\n**Replaces.** C.", "no number"),
        ("## 1. Twice\n**Decided.** A.\n**Why.** B.\n**Replaces.** C.", "1. Twice comes after 1"),
        ("## 2. No reason\n**Decided.** A.\n**Not taken.** B.\n**Replaces.** C.", "2. No reason has the parts"),
        ("## 2. Nothing else\n**Decided.** A.\n**Why.** B.", "2. Nothing else has the parts"),
        ("## 2. Mixed up\n**Why.** A.\n**Decided.** B.\n**Replaces.** C.", "2. Mixed up has the parts"),
        ("## 2. Own\n**Decided.** A.\n**Why.** B.\n**Perhaps.** C.", "2. Own has the parts"),
        ("## 2. Long\n**Decided.** A.\n**Why.** B.\n**Replaces.** C.\n" + "More.\n" * 30, "2. Long is longer"),
    ],
)
def test_a_decision_that_breaks_the_form_is_told(section: str, says: str) -> None:
    paper = "# Decisions\n\n## 1. One\n**Decided.** A.\n**Why.** B.\n**Not taken.** C.\n**Replaces.** D.\n\n"
    assert list(problems(paper)) == []
    (told,) = problems(paper + section)
    assert told.startswith(says)


def test_nothing_cites_a_line_of_the_list_of_before() -> None:
    rooms = ("bot", "cogs", "renderers", "sandbox", "bench", "tests", "docs", "locales", "deploy")
    found = [
        path for room in rooms for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".md", ".ftl", ".toml")
    ]
    read = {path: path.read_text(encoding="utf-8") for path in [*found, *ROOT.glob("*.md")] if path != PAPER}
    assert len(read) > 1_000
    assert [path.relative_to(ROOT).as_posix() for path, text in read.items() if LINE.search(text)] == []
