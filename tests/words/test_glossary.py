"""Each language keeps to its glossary: its terms are used, and nothing stands there that the glossary rules out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.words.message import LANGUAGES, LOCALES
from bot.words.speech import read
from tests.translations import words

COMMAND = re.compile(r"`[^`]*`|\((?:slap|cosmic) [^)]*\)")
"""Commands and rule ids, which are the same everywhere."""
PAPER = Path(__file__).parents[2] / "docs" / "glossary.md"


@dataclass(frozen=True)
class Row:
    """A line of the glossary; without a term it only rules words out."""

    term: str
    never: tuple[str, ...]


def rows(language: str) -> Iterator[Row]:
    part = re.search(rf"^## {language}\n(.*?)(?=^## |\Z)", PAPER.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    for line in part[1].splitlines() if part else ():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[1] != "what it is" and not cells[0].startswith("-"):
            yield Row(cells[0], tuple(word.strip() for word in cells[2].split(",") if word.strip()))


def found(word: str, text: str) -> bool:
    """The word stands there as such, in small letters or with a capital."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_uses_its_terms_and_no_others(language: str) -> None:
    entries = read(LOCALES / language).entries
    said = {key: COMMAND.sub("", words(source)) for key, source in entries.items()}
    whole = "\n".join(said.values()).casefold()
    for row in rows(language):
        assert row.term.casefold() in whole, row.term  # in any of its forms, or in a compound
        assert [f"{key}: {word}" for word in row.never for key, text in said.items() if found(word, text)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_complete_languages_have_a_glossary(language: str) -> None:
    assert len({row.term for row in rows(language)}) >= 10


def test_a_word_is_found_as_a_word_alone() -> None:
    assert found("Sitz", "Dein Sitz ist frei")
    assert not found("Sitz", "Du sitzt hier")
