"""What the picture of a tournament shows: the bracket of a knock-out, or the table of points of a Swiss one."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.words.language import DEFAULT, Language
from bot.words.message import ids
from bot.words.speech import Speech, speech

RENDERER = "tournament"
FILE = "tournament.png"
NAMED: Final = 3
"""So many who have won together are named; more are counted."""
LIMIT: Final = 1_024
"""Characters of an alt text that Discord takes."""
_KINDS: Final = ids("tournament-kind-", ("knockout", "swiss"))


class TournamentTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a knock-out."""

    seats: tuple[int, ...]
    """Who sits there, as places in the picture's names."""
    places: tuple[int, ...] | None = None
    """How they came out, 1 is best; None while nothing is decided."""

    @property
    def rests(self) -> bool:
        """Whether it is no table, but somebody who goes on without a game."""
        return len(self.seats) == 1

    @property
    def firsts(self) -> list[int]:
        """Who goes on from here."""
        return [seat for seat, place in zip(self.seats, self.places or (), strict=False) if place == 1]


class TournamentRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody stands in a Swiss tournament."""

    place: int
    name: int
    """Which of the picture's names."""
    points: int
    rounds: tuple[int | None, ...] = ()
    """What each round has given; None without a table, or before it is decided."""


class TournamentPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it, for everybody."""

    kind: str
    """Its form: ``knockout`` or ``swiss``."""
    names: tuple[str, ...]
    rounds: tuple[tuple[TournamentTable, ...], ...]
    """Those that have begun."""
    size: int = 2
    """How many sit at one table at most."""
    of: int = 0
    """How many rounds there will be; 0 where nobody knows."""
    over: bool = False
    winners: tuple[int, ...] = ()
    rows: tuple[TournamentRow, ...] = ()
    """Of a Swiss tournament: the best first."""
    language: Language = DEFAULT


def title(view: TournamentPicture, say: Speech) -> str:
    """What kind of tournament it is."""
    return say("tournament-picture-title", kind=say(_KINDS[view.kind]))


def ask(view: TournamentPicture, say: Speech) -> str:
    """Who has won, or how far it has come."""
    if not view.over:
        tables = [table for table in view.rounds[-1] if not table.rests]
        waiting = sum(table.places is None for table in tables)
        return say("tournament-picture-ask", round=len(view.rounds), of=view.of, open=waiting, tables=len(tables))
    if len(view.winners) > NAMED:
        return say("tournament-picture-many", count=len(view.winners))
    names = [view.names[winner] for winner in view.winners]
    return say("tournament-picture-won", names=names, count=len(names))


def alt(view: TournamentPicture) -> str:
    """The picture in words, what matters first; as many tables or people as there is room for."""
    say = speech(view.language)
    rows = [_row(view, row, say) for row in view.rows] or [
        _table(view, number, table, say) for number, table in enumerate(view.rounds[-1], 1)
    ]
    shown = len(rows)
    while True:
        more = [say("tournament-picture-more", count=len(rows) - shown)] if shown < len(rows) else []
        told = [ask(view, say), title(view, say), *rows[:shown], *more]
        text = " ".join(f"{one.removesuffix('.')}." for one in told)
        if len(text) <= LIMIT or not shown:
            return text
        shown -= 1


def _row(view: TournamentPicture, row: TournamentRow, say: Speech) -> str:
    return say("tournament-picture-row", place=row.place, name=view.names[row.name], points=row.points)


def _table(view: TournamentPicture, number: int, table: TournamentTable, say: Speech) -> str:
    """A table of the last round: who sits there, and who goes on."""
    names, firsts = ([view.names[seat] for seat in some] for some in (table.seats, table.firsts))
    if table.rests:
        return say("tournament-picture-rests", name=names[0])
    if table.places is None:
        return say("tournament-picture-table", table=number, names=names)
    return say("tournament-picture-decided", table=number, names=names, firsts=firsts, count=len(firsts))
