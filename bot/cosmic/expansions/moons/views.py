"""Views of moons (2.1.5, 2.6): who is where, which lie face up; and the same in words, for alt and board texts."""

from __future__ import annotations

import msgspec

from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, PRIVATE, Names, read
from bot.kernel.event import Seat
from bot.words.message import Language, Message
from bot.words.speech import Speech, speech


def title(moon: str) -> str:
    """Printed name, such as ``Ally One-Half Moon``."""
    return cards.words(moon).replace("One Half", "One-Half")


class MoonView(msgspec.Struct, frozen=True):
    place: str
    """Such as ``red-moon1``."""
    owner: Seat
    """The player in whose home system it is."""
    moon: str
    """Name; empty while it lies face down."""
    gone: bool
    tokens: tuple[tuple[str, int], ...]


class MoonsView(msgspec.Struct, frozen=True):
    moons: tuple[MoonView, ...]


class KnownMoons(msgspec.Struct, frozen=True):
    """Face-down moons that a player may look at, or has looked at."""

    names: dict[str, str]
    """By place, such as ``red-moon1``."""


@BOARD("moons")
def board(table: TableView, names: Names, language: Language) -> list[str]:
    """List only moons that are face up or occupied: all others look alike."""
    say = speech(language)
    found = [one for one in table.part("moons", MoonsView).moons if not one.gone and (one.moon or one.tokens)]
    rows = [_row(say, one, table, names, language) for one in found]
    return [say("moons-event-board", moons="; ".join(rows))] if rows else []


@PRIVATE("moons")
def known(view: SeatView, names: Names, language: Language) -> list[str]:
    """The face-down moons at which a player may look: those of the own system at any time (2.6.1, 2.6.6)."""
    if "moons" not in view.expansions:
        return []
    say = speech(language)
    hidden = {one.place for one in view.table.part("moons", MoonsView).moons if not one.moon and not one.gone}
    mine = view.part("moons", KnownMoons).names
    rows = [
        say("moons-event-board-one", place=things.place(place, names), moon=title(mine[place]), people=())
        for place in mine
        if place in hidden
    ]
    return [say("moons-event-board-known", moons="; ".join(rows))] if rows else []


def _row(say: Speech, one: MoonView, table: TableView, names: Names, language: Language) -> str:
    called = title(one.moon) if one.moon else Message("moons-event-board-hidden")
    seats = {player.colour: player.seat for player in table.players}
    here = [
        f"{names[seats[colour]]} {count}{read(table, seats[colour], one.place, count, language)}"
        for colour, count in one.tokens
    ]
    return say("moons-event-board-one", place=things.place(one.place, names), moon=called, people=here)
