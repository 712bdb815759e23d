"""The files of every language: readable, complete where they claim to be, with the same facts, in their own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words.catalogue import parsed, read
from bot.words.checks import ids_of, junk, lacking, problems, unsafe
from bot.words.language import DEFAULT, LANGUAGES, LOCALES
from tests.words.voices import COMPLETE

ENGLISH = read(LOCALES / DEFAULT)
FILES = sorted(LOCALES.rglob("*.ftl"))

BEGUN = {"fr": ("language", "slap", "slap-option", "slap-picture", "lobby", "play", "reminder", "permission")}
"""Files that are complete in languages that are not: in French all that the slap game says."""
SLAP_TOO = ("command-slap", "command-table", "table-", "picture-seat")
"""What belongs to the slap game in files that it shares."""
NOT_SLAP = ("table-which-game", "table-several-games", "table-not-your-game", "table-cosmic-help")
"""Said by commands of Cosmic Encounter alone."""
SINGULAR = {"edicts": "edict", "moons": "moon"}
"""Files that hold one message for each of what they are called after."""
SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,},? [a-zà-ÿ]{2,} [a-zà-ÿ]{2,}")
"""Three words in a row: nothing that two languages share."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(LOCALES)))
def test_a_file_can_be_read_and_its_ids_begin_with_its_name(path: Path) -> None:
    assert junk(path) == []
    ids = re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
    assert [key for key in ids if not f"{key}-".startswith(begins(path))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_fits_the_english_files(language: str) -> None:
    assert list(problems(ENGLISH, read(LOCALES / language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_holds_what_the_english_file_of_its_name_holds(language: str) -> None:
    for path in (LOCALES / language).rglob("*.ftl"):
        english = (LOCALES / DEFAULT / path.relative_to(LOCALES / language)).read_text("utf-8")
        for key in re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE):
            assert re.search(rf"^{key} *=", english, re.MULTILINE), f"{path}: {key}"


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing(language: str) -> None:
    assert lacking(ENGLISH, read(LOCALES / language)) == []


@pytest.mark.parametrize("language", BEGUN)
def test_a_language_that_has_begun_is_complete_for_the_slap_game(language: str) -> None:
    begun = (*(f"{name}-" for name in BEGUN[language]), *SLAP_TOO)
    missing = lacking(ENGLISH, read(LOCALES / language))
    assert [key for key in missing if key.startswith(begun) and not key.startswith(NOT_SLAP)] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != DEFAULT])
def test_no_sentence_was_left_in_english(language: str) -> None:
    other = read(LOCALES / language)
    same = [
        key
        for key in other.entries
        if key in ENGLISH.entries and words(other.entries[key]) == words(ENGLISH.entries[key])
    ]
    assert [key for key in same if SENTENCE.search(words(ENGLISH.entries[key]))] == []


def test_every_english_message_has_words_or_forms() -> None:
    assert len(ids_of(ENGLISH)) >= len(ENGLISH.entries) - sum(key.startswith("-") for key in ENGLISH.entries)


def begins(path: Path) -> str:
    """How the ids of a file begin: as the file is called; a file of ``powers`` is one message, called so as well."""
    return f"power-{path.stem}-" if path.parent.name == "powers" else f"{SINGULAR.get(path.stem, path.stem)}-"


@pytest.mark.parametrize(
    ("source", "facts"),
    [
        ("a = { $name ->\n    [none] Nobody\n   *[other] { $name }\n}", {"name"}),
        ("a = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}", set()),
        ("a = { $how ->\n    [count] by count\n   *[last] the last\n} { $name }", set()),
    ],
)
def test_no_name_can_choose_a_sentence(source: str, facts: set[str]) -> None:
    entry = parsed(source)
    assert entry is not None
    assert unsafe(entry) == facts


def words(source: str) -> str:
    """The plain text of an entry."""
    found = _Text()
    entry = parsed(source)
    assert entry is not None, source
    found.visit(entry)
    return " ".join(found.parts)


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)
