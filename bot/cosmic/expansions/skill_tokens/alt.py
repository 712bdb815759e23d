"""The letters in words, for alt texts and the board as text. Views alone: nothing is looked up in the rules."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.views import LETTERS, NONE, SkillView, brief
from bot.cosmic.seen import expansion_pictures
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, DETAILS, MARKS, READ
from bot.cosmic.words.lines import Names
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.speech import speech

_TOLD: Final = ids("skill-told-", ("e", "l", "s", "w", "none"))


@BOARD("skill_tokens")
def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Everybody's active Leaders, Weapons and Shields in the challenge."""
    say, view = speech(language), table.part("skill_tokens", SkillView)
    seats = [player.seat for player in table.players if player.active]
    rows = [Message("skill-board-leader", name=names[seat], count=view.leaders[seat]) for seat in seats]
    told = [say("skill-board-leaders", players=rows)]
    if view.weapons or view.shields:
        told.append(say("skill-board-sides", weapons=view.weapons, shields=view.shields))
    return told


def on_board(table: TableView, reader: Seat | None) -> TableView:
    """The letters that stand on a board: those of its reader, and the defender's on the target."""
    view, challenge = table.part("skill_tokens", SkillView), table.challenge
    aimed = None if challenge is None else (challenge.defense.seat, challenge.target)
    rows = (
        row if seat == reader else tuple(one for one in row if (seat, one.place) == aimed)
        for seat, row in enumerate(view.players)
    )
    shown = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(view, players=tuple(rows))))
    return msgspec.structs.replace(table, expansions={**table.expansions, "skill_tokens": shown})


expansion_pictures.on_boards("skill_tokens", on_board)


@DETAILS("skill_tokens")
def letters(table: TableView, names: Names, language: Language) -> list[str]:
    """The letters of every place, a line for each player."""
    say, view = speech(language), table.part("skill_tokens", SkillView)
    told = []
    for player in (one for one in table.players if one.active):
        places = view.players[player.seat]
        rows = [Message("skill-row", place=things.place(one.place), letters=one.letters) for one in places]
        told.append(say("skill-board-letters", name=names[player.seat], rows=rows))
    return told


@MARKS("skill_tokens")
def mark(table: TableView, seat: Seat, where: str, tokens: int) -> str:
    """The letters of the tokens that a seat has in a place, as the board shows them."""
    return brief(table.part("skill_tokens", SkillView).under(seat, where, tokens))


@READ("skill_tokens")
def told(table: TableView, seat: Seat, where: str, tokens: int, language: Language) -> str:
    """The letters in words: ``Escort, 2 Leaders``."""
    say, letters = speech(language), table.part("skill_tokens", SkillView).under(seat, where, tokens)
    counts = {one: letters.count(one) for one in (*LETTERS, NONE)}
    rows = [say(_TOLD["none" if one == NONE else one.lower()], count=count) for one, count in counts.items() if count]
    return ", ".join(rows) if set(letters) != {NONE} else ""
