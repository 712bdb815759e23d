"""The moons in words, for the alt text of the board and the board as text: what lies open, who is where."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.expansion_words import add_board
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.views import MoonsView, MoonView
from bot.cosmic.phrases import Names
from bot.cosmic.picture_words import PicturePhrases, phrases_in
from bot.cosmic.views import TableView
from bot.kernel.language import Language

__all__ = ["board"]

_MOONS: Mapping[Language, str] = {"en": "Moons", "de": "Monde"}
_MOON: Mapping[Language, str] = {"en": "moon", "de": "Mond"}
_HIDDEN: Mapping[Language, str] = {"en": "face down", "de": "verdeckt"}


def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Moons that lie open or are occupied; the others are left out, they are all alike."""
    if "moons" not in table.expansions:
        return []
    said = phrases_in(language)
    found = [one for one in table.part("moons", MoonsView).moons if not one.gone and (one.moon or one.tokens)]
    rows = [_row(one, table, names, language, said) for one in found]
    return [f"{_MOONS[language]}: {'; '.join(rows)}."] if rows else []


def _row(one: MoonView, table: TableView, names: Names, language: Language, said: PicturePhrases) -> str:
    colour, _, number = one.place.rpartition("-moon")
    called = title(one.moon) if one.moon else _HIDDEN[language]
    by_colour = {player.colour: names[player.seat] for player in table.players}
    here = ", ".join(f"{by_colour[colour]} {count}" for colour, count in one.tokens)
    return f"{said.colour(colour)} {_MOON[language]} {number} {called}{f' ({here})' if here else ''}"


add_board(board)
