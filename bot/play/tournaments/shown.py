"""A tournament as a picture: what its messages show of it."""

from __future__ import annotations

import msgspec

from bot.play.tournaments.telling import Scene
from bot.standing.tournament import Round, Tournament, going_on, points, standings, swiss_rounds, winners
from bot.tables.contract.table import Picture
from bot.words.pictures.tournament import (
    FILE,
    RENDERER,
    TournamentPicture,
    TournamentRow,
    TournamentTable,
    alt,
)


def picture(scene: Scene) -> Picture:
    """A tournament whose first round has begun."""
    view = _view(scene)
    return Picture(RENDERER, msgspec.json.encode(view), alt(view), FILE)


def _view(scene: Scene) -> TournamentPicture:
    now, swiss = scene.now, scene.now.kind == "swiss"
    return TournamentPicture(
        kind=now.kind,
        names=tuple(entrant.name for entrant in now.entrants),
        rounds=tuple(tuple(TournamentTable(meeting.seats, meeting.places) for meeting in held) for held in now.rounds),
        size=now.size,
        of=swiss_rounds(len(now.lots)) if swiss else 0,
        over=scene.over,
        winners=tuple(winners(now)) if scene.over and _played(now) else (),
        rows=tuple(_rows(now)) if swiss else (),
        language=scene.say.language,
    )


def _played(now: Tournament) -> bool:
    """Whether it has come to its end, and was not ended by hand before."""
    return not going_on(now) and all(meeting.places is not None for meeting in now.rounds[-1])


def _rows(now: Tournament) -> list[TournamentRow]:
    scores = [_scores(now, held) for held in now.rounds]
    return [
        TournamentRow(one.place, one.entrant, one.points, tuple(score.get(one.entrant) for score in scores))
        for one in standings(now)
    ]


def _scores(now: Tournament, held: Round) -> dict[int, int]:
    """What a round has given so far."""
    return {entrant: score for meeting in held for entrant, score in points(now, meeting).items()}
