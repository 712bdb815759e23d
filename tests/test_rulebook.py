"""The rulebook is whole: each id is defined once, and whatever is cited anywhere is there to be read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import cosmic_rules
from tests.cosmic.notation import read
from tests.cosmic.test_rules_named import demands
from tests.rulebook import COSMIC, ROOT, RULES, cited, defined, ranges, said_in, unresolved

NO_RULE = {
    "tests/cosmic/test_rules_named.py": {"4.0.11", "Z48", "10.1", "9.1"},
    "tests/test_rulebook.py": {
        "4.0.11",
        "design 4-6",
        "Z48",
        "4.6.12",
        "P1, Nobody",
        "P2 section 7",
        "design 11",
        "design: doors",
    },
    "tests/cosmic/expansions/asteroids/test_layouts.py": {"1.5"},
    "tests/cosmic/packs/making.py": {"1.0.0"},
    "tests/cosmic/packs/scenes.py": {"1.0.0", "1.1.0"},
}
"""Ids that stand for none, in tests of what reads them."""
ABOUT_COSMIC = ("a-power.md", "adding-a-power.md", "adding-an-expansion.md", "notation.md")
"""Papers in which ``A12`` is a card."""


def modules() -> list[Path]:
    return sorted(
        path
        for room in ("bot", "cogs", "renderers", "sandbox", "bench", "tests")
        for path in (ROOT / room).rglob("*.py")
    )


def papers() -> list[Path]:
    return sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")] if RULES not in path.parents)


def of_cosmic(path: Path) -> bool:
    return "cosmic" in path.parts or path.parts[len(ROOT.parts)] == "renderers"


def holds_words(path: Path) -> bool:
    """True if a module holds what people read: a citation there decides nothing."""
    return bool({"words", "library"} & set(path.relative_to(ROOT).parts)) or bool(
        re.search(r"(?:^|_)(?:text|words|tips|says)(?:_\w\w)?$", path.stem)
    )


def test_no_two_books_use_one_id() -> None:
    assert {one: count for one, count in defined().items() if count > 1} == {}
    assert len(defined()) > 600


def test_the_list_of_rules_is_that_of_the_books(capsys: pytest.CaptureFixture[str]) -> None:
    assert cosmic_rules.main(COSMIC) == 0, capsys.readouterr().out


@pytest.mark.parametrize("room", ["bot", "cogs", "renderers", "sandbox", "bench", "tests"])
def test_every_id_that_code_cites_is_in_the_rulebook(room: str) -> None:
    wrong = {}
    for path in modules():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(f"{room}/"):
            missing = unresolved(said_in(path), cosmic=of_cosmic(path))
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


def test_every_id_that_words_cite_is_in_the_rulebook() -> None:
    messages = sorted((ROOT / "locales").rglob("*.ftl"))
    assert messages
    assert {
        path.name: missing
        for path in messages
        if (missing := unresolved(path.read_text(encoding="utf-8"), cosmic="slap" not in path.stem))
    } == {}


def test_no_words_of_cosmic_encounter_use_the_old_ids_of_asteroids() -> None:
    places = [*(ROOT / "bot" / "cosmic").rglob("*.py"), *(ROOT / "locales").rglob("*.ftl")]
    old = re.compile(r"""cosmic A\d|rule\(["']A\d|\(A\d+(?:, A\d+)*\)""")
    texts = {path: path.read_text(encoding="utf-8") for path in places if "slap" not in path.stem}
    assert {str(path): found for path, text in texts.items() if (found := old.findall(text))} == {}


@pytest.mark.parametrize("book", sorted(RULES.glob("*.md")), ids=lambda book: book.name)
def test_the_books_cite_each_other_rightly(book: Path) -> None:
    assert unresolved(book.read_text(encoding="utf-8"), cosmic=book.name != "slap.md") == set()


@pytest.mark.parametrize(
    "text", ["see Z48", "(4.6.12)", "(P1, Nobody)", "(P2 section 7)", "(design 11)", "(design: doors)"]
)
def test_an_id_that_nobody_defines_would_be_noticed(text: str) -> None:
    assert unresolved(text)
    assert unresolved("(4.6.3; Z12, AST10; P1, Gorgon; P2 section 1; design 4)") == set()


# --- where rules are decided ------------------------------------------------------------------------------------------

ADVICE = {"X7"}
"""Decided nowhere: the library tells it."""


def cited_by(rooms: Sequence[str], *, cosmic: bool) -> set[str]:
    found = [path for room in rooms for path in (ROOT / room).rglob("*.py") if not holds_words(path)]
    return {one for path in found for one in cited(said_in(path), cosmic=cosmic)}


def test_every_rule_of_cosmic_encounter_is_cited_where_it_is_decided() -> None:
    known = cited_by(("bot/cosmic", "bot/tables/cosmic", "bot/kernel", "bot/play", "cogs", "renderers"), cosmic=True)
    assert [rule for rule in demands() if rule not in known | ADVICE] == []


def test_every_rule_of_the_slap_game_is_cited_where_it_is_decided() -> None:
    known = cited_by(("bot/slap", "bot/tables", "bot/kernel", "bot/play", "bot/store", "cogs"), cosmic=False)
    assert [one for one in defined() if re.match(r"[RAT]\d", one) and one not in known] == []


def test_no_citation_hides_rules_in_a_range() -> None:
    said = {path: said_in(path) for path in modules() if path != Path(__file__)}
    said |= {path: path.read_text(encoding="utf-8") for path in papers()}
    assert {str(path.relative_to(ROOT)): found for path, text in said.items() if (found := ranges(text))} == {}


@pytest.mark.parametrize("text", ["(Z18-Z27)", "(4.0.2-4.0.6, 2.5)", "# A1, A16-A21", "5.1-5.5", "(design 4-6)"])
def test_a_range_would_be_noticed(text: str) -> None:
    assert ranges(text)
    assert ranges("W2b-W4, 3-5 tokens, 2026-11-22, (4.6.1, 4.6.2), 1.5-10 s") == []


# --- nothing outside of the repository --------------------------------------------------------------------------------

OUTSIDE = {"sandbox/settings.py": 1, "tests/image/__main__.py": 2}
"""Discord's own document and the builder of images: where they are not there, that is said and the check left out."""


def test_nothing_is_read_from_outside_of_the_repository() -> None:
    beside = "../" + "shared"
    files = [*modules(), *papers(), *RULES.glob("*.md"), ROOT / "Makefile"]
    found = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count(beside) for path in files}
    assert {name: count for name, count in found.items() if count} == OUTSIDE
