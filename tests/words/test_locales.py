"""The files of every language: readable, complete where they claim to be, with the same facts, in their own words."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from bot.words.message import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import parsed, read
from tests.translations import copied, ids_of, junk, lacking, main, problems, unsafe
from tests.words.voices import COMPLETE

ENGLISH = read(LOCALES / DEFAULT)
FILES = sorted(LOCALES.rglob("*.ftl"))

BEGUN = {"fr": ("language", "slap", "slap-option", "slap-picture", "lobby", "play", "reminder", "permission")}
"""Files that are complete in languages that are not: in French all that the slap game says."""
SLAP_TOO = ("command-slap", "command-table", "table-", "picture-seat")
"""What belongs to the slap game in files that it shares."""
NOT_SLAP = ("table-several-games", "table-not-your-game")
"""Said by commands of Cosmic Encounter alone."""
SINGULAR = {"edicts": "edict", "moons": "moon"}
"""Files that hold one message for each of what they are called after."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(LOCALES)))
def test_a_file_can_be_read_and_its_ids_begin_with_its_name(path: Path) -> None:
    assert junk(path) == []
    assert [key for key in keys(path) if not f"{key}-".startswith(begins(path))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_fits_the_english_files(language: str) -> None:
    assert list(problems(ENGLISH, read(LOCALES / language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_holds_what_the_english_file_of_its_name_holds(language: str) -> None:
    for path in (LOCALES / language).rglob("*.ftl"):
        english = LOCALES / DEFAULT / path.relative_to(LOCALES / language)
        assert [key for key in keys(path) if key not in keys(english)] == [], path


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
    assert copied(ENGLISH, read(LOCALES / language)) == []


def test_a_sentence_that_was_copied_and_not_translated_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(LOCALES / DEFAULT, tmp_path / DEFAULT)
    (tmp_path / "es-ES").mkdir()
    shutil.copy(LOCALES / DEFAULT / "reminder.ftl", tmp_path / "es-ES")
    monkeypatch.setattr("tests.translations.LOCALES", tmp_path)
    monkeypatch.setattr("tests.translations.LANGUAGES", {"en": "English", "es-ES": "es-ES"})
    assert main([]) == 0
    english, spanish = capsys.readouterr().out.split("es-ES: ")
    assert "in English still" not in english
    assert "  in English still: reminder-owed-until\n" in spanish
    assert "  not begun: language.ftl, 1 messages\n" in spanish
    assert "language-name" not in spanish
    assert spanish.count("not begun: cosmic/") == 1


def test_ten_sentences_of_a_new_language_count_as_ten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(LOCALES / DEFAULT, tmp_path / DEFAULT)
    (tmp_path / "pl").mkdir()
    sentences = re.findall(r"^lobby-[\w-]+ = .*\n(?! )", (LOCALES / DEFAULT / "lobby.ftl").read_text(), re.MULTILINE)
    translated = [re.sub(r" = .*", f" = Zdanie {number}.", line) for number, line in enumerate(sentences[:10])]
    (tmp_path / "pl" / "lobby.ftl").write_text("".join(translated))
    monkeypatch.setattr("tests.translations.LOCALES", tmp_path)
    monkeypatch.setattr("tests.translations.LANGUAGES", {"en": "English", "pl": "pl"})
    main(["pl"])
    said = capsys.readouterr().out
    assert said.startswith("pl: 10 of ")
    assert f"  in English still: {sentences[10].partition(' ')[0]}\n" in said


def test_every_english_message_has_words_or_forms() -> None:
    assert len(ids_of(ENGLISH)) >= len(ENGLISH.entries) - sum(key.startswith("-") for key in ENGLISH.entries)


@cache
def keys(path: Path) -> tuple[str, ...]:
    """The ids of a file, as they stand there."""
    return tuple(re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE))


def begins(path: Path) -> str:
    """Return the beginning of a file's ids: as the file is called; a file of ``powers`` is one message, called so as
    well.
    """
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
