"""The letters in words, for alt texts and the board as text. Views alone: nothing is looked up in the rules."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.skill_tokens.letters import brief
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import add_board, add_details, add_marks
from bot.cosmic.words.lines import Names
from bot.cosmic.words.phrases import place
from bot.kernel.seat import Seat
from bot.words.language import Language, Translated

__all__ = ["board", "letters", "mark"]

_LEADERS: Final = Translated({"en": "Active Leaders", "de": "Wirksame Leader"})
_LETTERS: Final = Translated({"en": "Letters of {}", "de": "Buchstaben von {}"})
_SIDES: Final = Translated({"en": "Weapons {} to Shields {}.", "de": "{} Weapons gegen {} Shields."})


def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Everybody's active Leaders, Weapons and Shields in the challenge."""
    if "skill_tokens" not in table.expansions:
        return []
    view = table.part("skill_tokens", SkillView)
    seats = [player.seat for player in table.players if player.active]
    told = [f"{_LEADERS[language]}: {', '.join(f'{names[seat]} {view.leaders[seat]}' for seat in seats)}."]
    if view.weapons or view.shields:
        told.append(_SIDES[language].format(view.weapons, view.shields))
    return told


def letters(table: TableView, names: Names, language: Language) -> list[str]:
    """The letters of every place, a line for each player."""
    if "skill_tokens" not in table.expansions:
        return []
    view = table.part("skill_tokens", SkillView)
    told = []
    for player in table.players:
        rows = ", ".join(f"{place(one.place)} {one.letters}" for one in view.players[player.seat])
        if player.active:
            told.append(f"{_LETTERS[language].format(names[player.seat])}: {rows}.")
    return told


def mark(table: TableView, seat: Seat, where: str, tokens: int) -> str:
    """The letters of the tokens that a seat has in a place, as the board shows them."""
    if "skill_tokens" not in table.expansions:
        return ""
    return brief(table.part("skill_tokens", SkillView).under(seat, where, tokens))


add_board(board)
add_marks(mark)
add_details(letters)
