"""The sheet of emblems shows each of them once with its name, and its alt text names all and fits."""

from __future__ import annotations

import pytest

from bot.cosmic.words import things
from bot.cosmic.words.picture_words import EmblemsPicture, emblems_alt
from bot.words.message import Language
from renderers.cosmic.cards import EDICTS, POWERS
from renderers.cosmic.lesson import draw_emblems
from tests.renderers.watching import watching


@pytest.mark.parametrize("keys", [tuple(POWERS), tuple(EDICTS)], ids=["powers", "edicts"])
def test_every_name_stands_on_the_sheet_whole_and_on_nothing_else(
    keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        draw_emblems(EmblemsPicture(keys))
    assert (watch.touching, watch.cut, watch.small, watch.outside) == ([], [], [], [])
    assert [piece.what for piece in watch.pieces] == [word for key in keys for word in things.power(key).split()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("keys", [tuple(POWERS), tuple(EDICTS)], ids=["powers", "edicts"])
def test_the_alt_text_names_all_and_fits(keys: tuple[str, ...], language: Language) -> None:
    words = emblems_alt(EmblemsPicture(keys, language))
    assert words.startswith(f"{len(keys)} ")
    assert all(things.power(key) in words for key in keys)
    assert len(words) <= 1024


def test_a_key_without_an_emblem_is_refused() -> None:
    with pytest.raises(KeyError):
        draw_emblems(EmblemsPicture(("tortoise",)))
