"""The asteroids in words, for the alt text of the board and the board as text, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import add_board
from bot.cosmic.words.lines import Names
from bot.words.language import Language, Translated

__all__ = ["board"]

_NAME: Final = "asteroids"
_INTRO: Final[Mapping[Language, str]] = Translated({"en": "Asteroids:", "de": "Asteroiden:"})
_WITH: Final[Mapping[Language, str]] = Translated({"en": "with", "de": "bei"})
_FROM: Final[Mapping[Language, str]] = Translated({"en": "came from", "de": "kam von"})
_HELD: Final[Mapping[Language, str]] = Translated({"en": "held", "de": "festgehalten"})
_USED: Final[Mapping[Language, str]] = Translated({"en": "used by", "de": "genutzt von"})
_DOUBLE: Final[Mapping[Language, str]] = Translated({"en": "duplicate", "de": "Duplikat"})


def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Each asteroid: its power, where it lies, whence it came, and who uses it if somebody else does."""
    if _NAME not in table.expansions:
        return []
    shown = table.part(_NAME, AsteroidsView)
    rows = [_row(one, names, language) for one in sorted(shown.asteroids, key=lambda one: one.location)]
    return [f"{_INTRO[language]} {'; '.join(rows)}."] if rows else []


def _row(one: AsteroidView, names: Names, language: Language) -> str:
    notes = []
    if one.duplicate:
        notes.append(_DOUBLE[language])
    if one.held:
        notes.append(_HELD[language])
    if one.came_from is not None:
        notes.append(f"{_FROM[language]} {names[one.came_from]}")
    if one.user is not None and one.user != one.location:
        notes.append(f"{_USED[language]} {names[one.user]}")
    told = f" ({', '.join(notes)})" if notes else ""
    return f"{cards.words(one.power.power)} {_WITH[language]} {names[one.location]}{told}"


add_board(board)
