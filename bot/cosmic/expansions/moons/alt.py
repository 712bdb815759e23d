"""The moons in words, for the alt text of the board and the board as text: what lies open, who is where."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.views import KnownMoons, MoonsView, MoonView
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.words.expansion_words import add_board, add_private, marks
from bot.cosmic.words.lines import Names
from bot.cosmic.words.picture_words import PicturePhrases, phrases_in
from bot.words.language import Language, Translated

__all__ = ["board", "known"]

_MOONS: Mapping[Language, str] = Translated({"en": "Moons", "de": "Monde"})
_MOON: Mapping[Language, str] = Translated({"en": "moon", "de": "Mond"})
_KNOWN: Mapping[Language, str] = Translated({"en": "Face-down moons you know", "de": "Verdeckte Monde, die du kennst"})
_HIDDEN: Mapping[Language, str] = Translated({"en": "face down", "de": "verdeckt"})


def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Moons that lie open or are occupied; the others are left out, they are all alike."""
    if "moons" not in table.expansions:
        return []
    said = phrases_in(language)
    found = [one for one in table.part("moons", MoonsView).moons if not one.gone and (one.moon or one.tokens)]
    rows = [_row(one, table, names, language, said) for one in found]
    return [f"{_MOONS[language]}: {'; '.join(rows)}."] if rows else []


def known(view: SeatView, names: Names, language: Language) -> list[str]:
    """The face-down moons at which a player may look: those of the own system at any time (2.6.1, 2.6.6)."""
    if "moons" not in view.expansions:
        return []
    said = phrases_in(language)
    hidden = {one.place for one in view.table.part("moons", MoonsView).moons if not one.moon and not one.gone}
    mine = view.part("moons", KnownMoons).names
    rows = [f"{said.place(*place.rsplit('-', 1))} {title(mine[place])}" for place in mine if place in hidden]
    return [f"{_KNOWN[language]}: {'; '.join(rows)}."] if rows else []


def _row(one: MoonView, table: TableView, names: Names, language: Language, said: PicturePhrases) -> str:
    colour, _, number = one.place.rpartition("-moon")
    called = title(one.moon) if one.moon else _HIDDEN[language]
    seats = {player.colour: player.seat for player in table.players}
    here = ", ".join(
        f"{names[seats[colour]]} {count}{marks(table, seats[colour], one.place, count)}" for colour, count in one.tokens
    )
    return f"{said.colour(colour)} {_MOON[language]} {number} {called}{f' ({here})' if here else ''}"


add_board(board)
add_private(known)
