"""The changelog is short enough to be read, and everything in it is found where one looks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

PAPER = Path(__file__).parents[1] / "CHANGELOG.md"
KINDS = ("New", "Changed", "Fixed", "For operators")
MOST_LINES = 40
"""Of a release."""
VERSION = re.compile(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)")


def problems(paper: str) -> Iterator[str]:
    """One sentence for each."""
    _, *versions = re.split(r"^## ", paper, flags=re.MULTILINE)
    numbers = []
    for place, version in enumerate(versions):
        heading, _, rest = version.partition("\n")
        found = VERSION.fullmatch(heading)
        if found is None and (place or heading != "[Unreleased]"):
            yield f"no version and date: {heading}"
        if found is not None:
            numbers.append(tuple(map(int, found.groups()[:3])))
            date.fromisoformat(found[4])
        if sum(bool(line) for line in rest.splitlines()) > MOST_LINES:
            yield f"{heading}: more than {MOST_LINES} lines"
        yield from _problems_of(heading, rest)
    if numbers != sorted(set(numbers), reverse=True):
        yield "the newest version comes first, each once"


def _problems_of(heading: str, text: str) -> Iterator[str]:
    loose, *parts = re.split(r"^### ", text, flags=re.MULTILINE)
    if loose.strip():
        yield f"{heading}: below no kind of change: {loose.strip()[:40]}"
    kinds = [part.partition("\n")[0] for part in parts]
    if kinds != [kind for kind in KINDS if kind in kinds]:
        yield f"{heading}: kinds are {', '.join(KINDS)}, in this order, each once: {kinds}"
    for kind, part in zip(kinds, parts, strict=True):
        lines = [line for line in part.splitlines()[1:] if line]
        if not lines or any(not line.startswith(("- ", "  ")) for line in lines):
            yield f"{heading}: {kind} is a list"
    points = re.findall(r"^- (.{60})", text, re.MULTILINE)
    if len(set(points)) < len(points):
        yield f"{heading}: a point is there twice"


def test_the_changelog_is_in_form() -> None:
    assert list(problems(PAPER.read_text())) == []


@pytest.mark.parametrize(
    ("paper", "says"),
    [
        ("## Unreleased\n\n### New\n\n- A.\n", "no version and date"),
        (
            "## [1.0.0] - 2026-11-22\n\n### New\n\n- A.\n\n## [1.1.0] - 2026-11-23\n\n### New\n\n- B.\n",
            "the newest",
        ),
        ("## [Unreleased]\n\n* A.\n", "[Unreleased]: below no kind"),
        ("## [Unreleased]\n\n### Fixed\n\n- A.\n\n### New\n\n- B.\n", "[Unreleased]: kinds are"),
        ("## [Unreleased]\n\n### Improved\n\n- A.\n", "[Unreleased]: kinds are"),
        ("## [Unreleased]\n\n### New\n\n* A.\n", "[Unreleased]: New is a list"),
        (f"## [Unreleased]\n\n### New\n\n- {'A' * 60}\n\n### Fixed\n\n- {'A' * 60} B\n", "[Unreleased]: a point is"),
        ("## [Unreleased]\n\n### New\n\n" + "".join(f"- A{n}.\n" for n in range(40)), "[Unreleased]: more than 40"),
    ],
)
def test_what_breaks_the_form_is_told(paper: str, says: str) -> None:
    (told,) = problems(paper)
    assert told.startswith(says)
