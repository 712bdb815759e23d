"""The film of a game: one step for each challenge, with who won it and how everybody stands after it. All is public."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.cosmic.seen.awards import Leg
from bot.cosmic.seen.picture_views import EndPicture
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language
from bot.words.speech import speech


class FilmStep(msgspec.Struct, frozen=True):
    """What one challenge has come to."""

    bases: tuple[int, ...]
    """Everybody's foreign bases after it, by seat."""
    winner: Seat | None = None
    """The main player who has won; None where nobody did."""
    loser: Seat | None = None
    totals: tuple[int, int] | None = None
    """Of the winner and of the loser."""


class FilmPicture(msgspec.Struct, frozen=True):
    """The film of a game: how everybody stood after each challenge, up to the end."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    goals: tuple[int, ...]
    """Foreign bases that each player needed, by seat."""
    winners: tuple[Seat, ...]
    steps: tuple[FilmStep, ...]
    language: Language = DEFAULT


def film(end: EndPicture, legs: Sequence[Leg]) -> FilmPicture:
    """The film that leads to this end."""
    by_seat = sorted(end.rows, key=lambda row: row.seat)
    steps = tuple(FilmStep(tuple(leg.bases), leg.winner, leg.loser, leg.totals) for leg in legs)
    winners = tuple(row.seat for row in by_seat if row.won)
    colours, goals = tuple(row.colour for row in by_seat), tuple(end.goal_of(row) for row in by_seat)
    return FilmPicture(end.names, colours, goals, winners, steps, end.language)


def alt(view: FilmPicture) -> str:
    """How many challenges it shows, and how everybody stands after the last."""
    say = speech(view.language)
    last = view.steps[-1].bases if view.steps else (0,) * len(view.names)
    told = [
        say("picture-alt-of-goal", name=name, bases=bases, goal=goal)
        for name, bases, goal in zip(view.names, last, view.goals, strict=True)
    ]
    return say("picture-film-alt", count=len(view.steps), rows=told)
