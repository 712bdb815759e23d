"""What the picture of a season's points shows: who is ahead, and the best with their points. All of it is public."""

from __future__ import annotations

import msgspec

from bot.words.language import DEFAULT, Language
from bot.words.speech import Speech, speech

RENDERER = "points"
FILE = "season.png"
NAMED = 3
"""So many who share the first place are named; more are counted."""


class PointsRow(msgspec.Struct, frozen=True):
    """One person's line in the table of a season."""

    place: int
    name: str
    points: int
    games: int


class PointsPicture(msgspec.Struct, frozen=True):
    """The best of a season, and whoever looks at it."""

    title: str
    """The games that count in the season, in words."""
    rows: tuple[PointsRow, ...]
    """Best first, as many as there is room for."""
    first: int
    """How many share the first place."""
    people: int
    """How many have points or have played."""
    runs: bool
    language: Language = DEFAULT

    @property
    def leading(self) -> list[str]:
        """Who has the first place, as far as there is room."""
        return [row.name for row in self.rows if row.place == 1]


def ask(view: PointsPicture, say: Speech) -> str:
    """Who is ahead, or has won."""
    if view.first > NAMED:
        return say("season-picture-many", count=view.first)
    return say("season-picture-first", names=view.leading, count=view.first, runs=view.runs)


def alt(view: PointsPicture) -> str:
    """The picture in words, who is ahead first."""
    say = speech(view.language)
    rows = [row_words(row, say) for row in view.rows]
    return say("season-picture-alt", ask=ask(view, say), title=title(view, say), rows=rows)


def title(view: PointsPicture, say: Speech) -> str:
    """What season it is."""
    return say("season-picture-title", title=view.title)


def row_words(row: PointsRow, say: Speech) -> str:
    """Somebody in the alt text."""
    return say("season-picture-row", place=row.place, name=row.name, points=row.points, games=row.games)
