"""The four letters (S1), views of them (S2), and their texts; nothing is looked up in the rules."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, DETAILS, MARKS, READ, Names
from bot.kernel.event import Seat
from bot.words.message import Language, Message, ids
from bot.words.speech import speech

ESCORT, LEADER, SHIELD, WEAPON = "E", "L", "S", "W"
LETTERS = "ELSW"
NONE = "·"
"""Stands for a token without a letter of use to whoever commands it (S8)."""
USUAL = "EWSL"
"""In which order tokens go unless their owner wants another one (8.12)."""
NEEDED = 3
"""Active Leaders without which powers are dormant (S17)."""
_SPELLED = 4
"""Up to so many letters are written out."""


def brief(letters: str) -> str:
    """Letters as pictures show them: up to four one by one, of more each with its number, E2LSW."""
    if len(letters) <= _SPELLED:
        return letters
    counts = {one: letters.count(one) for one in (*LETTERS, NONE)}
    return "".join(one if count == 1 else f"{one}{count}" for one, count in counts.items() if count)


class Lettered(msgspec.Struct, frozen=True):
    place: str
    letters: str
    """One letter for each token there, such as ``EELS``."""


class SkillView(msgspec.Struct, frozen=True):
    """Letters of all tokens: public."""

    players: tuple[tuple[Lettered, ...], ...]
    leaders: tuple[int, ...]
    """Active Leaders by seat (S18)."""
    weapons: int = 0
    """Of the offense's side in the challenge (S20)."""
    shields: int = 0
    """Shields on the defense's side."""

    def under(self, seat: Seat, place: str, tokens: int) -> str:
        """The letters of so many tokens that ``seat`` commands in a place: those of its own colour there, the others
        have none of use (S8).
        """
        mine = self.at(seat, place)[:tokens]
        return mine + NONE * (tokens - len(mine))

    def at(self, seat: Seat, place: str) -> str:
        """The letters of the tokens of ``seat`` in a place; empty if there are none."""
        return next((one.letters for one in self.players[seat] if one.place == place), "")


_TOLD: Final = ids("skill-told-", ("e", "l", "s", "w", "none"))


@BOARD("skill_tokens")
def board(table: TableView, names: Names, language: Language) -> list[str]:
    say, view = speech(language), table.part("skill_tokens", SkillView)
    seats = [player.seat for player in table.players if player.active]
    rows = [Message("skill-board-leader", name=names[seat], count=view.leaders[seat]) for seat in seats]
    told = [say("skill-board-leaders", players=rows)]
    if view.weapons or view.shields:
        told.append(say("skill-board-sides", weapons=view.weapons, shields=view.shields))
    return told


def on_board(table: TableView, reader: Seat | None) -> TableView:
    view, challenge = table.part("skill_tokens", SkillView), table.challenge
    aimed = None if challenge is None else (challenge.defense.seat, challenge.target)
    rows = (
        row if seat == reader else tuple(one for one in row if (seat, one.place) == aimed)
        for seat, row in enumerate(view.players)
    )
    shown = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(view, players=tuple(rows))))
    return msgspec.structs.replace(table, expansions={**table.expansions, "skill_tokens": shown})


picture_facts.on_boards("skill_tokens", on_board)


@DETAILS("skill_tokens")
def letters(table: TableView, names: Names, language: Language) -> list[str]:
    say, view = speech(language), table.part("skill_tokens", SkillView)
    told = []
    for player in (one for one in table.players if one.active):
        places = view.players[player.seat]
        rows = [Message("skill-row", place=things.place(one.place), letters=one.letters) for one in places]
        told.append(say("skill-board-letters", name=names[player.seat], rows=rows))
    return told


@MARKS("skill_tokens")
def mark(table: TableView, seat: Seat, where: str, tokens: int) -> str:
    return brief(table.part("skill_tokens", SkillView).under(seat, where, tokens))


@READ("skill_tokens")
def told(table: TableView, seat: Seat, where: str, tokens: int, language: Language) -> str:
    """The letters in words: ``Escort, 2 Leaders``."""
    say, letters = speech(language), table.part("skill_tokens", SkillView).under(seat, where, tokens)
    counts = {one: letters.count(one) for one in (*LETTERS, NONE)}
    rows = [say(_TOLD["none" if one == NONE else one.lower()], count=count) for one, count in counts.items() if count]
    return ", ".join(rows) if set(letters) != {NONE} else ""
