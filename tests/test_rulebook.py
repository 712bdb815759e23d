"""The rulebook is whole: each id is defined once, and whatever is cited anywhere is there to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import cosmic_rules
from tests.cosmic.notation import read
from tests.rulebook import COSMIC, ROOT, RULES, defined, speaks, unresolved

NO_RULE = {
    "tests/cosmic/test_rules_named.py": {"4.0.11", "Z48", "10.1", "9.1"},
    "tests/test_rulebook.py": {"4.0.11", "Z48", "4.6.12", "P1, Nobody", "P2 section 7", "design 11", "design: doors"},
    "tests/cosmic/expansions/asteroids/test_layouts.py": {"1.5"},
}
"""Ids that stand for none, in tests of what reads them."""
ABOUT_COSMIC = ("adding-a-power.md", "adding-an-expansion.md", "notation.md", "cosmic.md", "tables.cosmic.md")
"""Papers in which ``A12`` is a card."""


def modules() -> list[Path]:
    return sorted(
        path for room in ("bot", "cogs", "renderers", "bench", "tests") for path in (ROOT / room).rglob("*.py")
    )


def papers() -> list[Path]:
    return sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")] if RULES not in path.parents)


def of_cosmic(path: Path) -> bool:
    """Whether ``A12`` is a card there."""
    return "cosmic" in path.parts or path.parts[len(ROOT.parts)] == "renderers"


def test_no_two_books_use_one_id() -> None:
    assert {one: count for one, count in defined().items() if count > 1} == {}
    assert len(defined()) > 600


def test_the_list_of_rules_is_that_of_the_books(capsys: pytest.CaptureFixture[str]) -> None:
    assert cosmic_rules.main(COSMIC) == 0, capsys.readouterr().out


@pytest.mark.parametrize("room", ["bot", "cogs", "renderers", "bench", "tests"])
def test_every_id_that_code_cites_is_in_the_rulebook(room: str) -> None:
    wrong = {}
    for path in modules():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(f"{room}/"):
            missing = unresolved(speaks(path.read_text(encoding="utf-8")), cosmic=of_cosmic(path))
            wrong[name] = missing - NO_RULE.get(name, set())
    assert {name: missing for name, missing in wrong.items() if missing} == {}


def test_every_id_that_a_paper_cites_is_in_the_rulebook() -> None:
    assert {
        path.name: missing
        for path in papers()
        if (missing := unresolved(path.read_text(encoding="utf-8"), cosmic=path.name in ABOUT_COSMIC))
    } == {}


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "cosmic" / "examples").glob("*.txt")), ids=lambda path: path.name
)
def test_every_id_that_a_scenario_cites_is_in_the_rulebook(path: Path) -> None:
    for scenario in read(path.read_text(encoding="utf-8"))[0]:
        assert unresolved(" ".join(f"({rule})" for rule in scenario.rules)) == set(), scenario.id


@pytest.mark.parametrize("book", sorted(RULES.glob("*.md")), ids=lambda book: book.name)
def test_the_books_cite_each_other_rightly(book: Path) -> None:
    assert unresolved(book.read_text(encoding="utf-8"), cosmic=book.name != "slap.md") == set()


@pytest.mark.parametrize(
    "text", ["see Z48", "(4.6.12)", "(P1, Nobody)", "(P2 section 7)", "(design 11)", "(design: doors)"]
)
def test_an_id_that_nobody_defines_would_be_noticed(text: str) -> None:
    assert unresolved(text)
    assert unresolved("(4.6.3; Z12, AST10; P1, Gorgon; P2 section 1; design 4)") == set()
