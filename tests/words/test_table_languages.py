"""A language is offered for tables if it says nearly all that such a table says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cosmic.words import option_words as cosmic_words
from bot.slap import messages as slap_words
from bot.words import options


def test_french_is_offered_for_the_slap_game_and_not_for_cosmic_encounter() -> None:
    slap = next(one for one in slap_words.options_in("en") if one.name == "language")
    cosmic = next(one for one in cosmic_words.options_in("en") if one.name == "language")
    assert [value for value, _ in slap.values] == ["en", "de", "fr"]
    assert [value for value, _ in cosmic.values] == ["en", "de"]


@pytest.mark.parametrize(("missing", "offered"), [(5, ["en", "xx"]), (6, ["en"])])
def test_a_twentieth_may_be_missing(
    missing: int, offered: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, count in (("en", 100), ("xx", 100 - missing)):
        (tmp_path / language).mkdir()
        text = "language-name = Name\nother-one = Said elsewhere\n" * (language == "en")
        text += "".join(f"game-{number} = Said\n" for number in range(count))
        (tmp_path / language / "game.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(options, "LOCALES", tmp_path)
    monkeypatch.setattr(options, "LANGUAGES", ("en", "xx"))
    monkeypatch.setattr(options, "speech", lambda language: lambda key: language)
    options.languages.cache_clear()
    assert [value for value, _ in options.languages("game-")] == offered
    options.languages.cache_clear()
