"""A season in words and as a picture: what a message shows of it."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.play.games.seasons import Points
from bot.play.lobbies.lobby_games import game_name
from bot.standing.season import Line
from bot.store.rows import SeasonRow
from bot.tables.contract.table import Body, Picture
from bot.words.marks import date_time, mention
from bot.words.pictures.points import FILE, RENDERER, PointsPicture, PointsRow, alt
from bot.words.speech import Speech

LINES: Final = 10
"""Lines of the table of points; below them the asker's own."""


def told(row: SeasonRow, points: Points, say: Speech, *, runs: bool, asker: int = 0) -> Body:
    """The table of points of a season; with the line of whoever asks."""
    shown = points.lines[:LINES]
    shown += [line for line in points.lines[LINES:] if line.user == asker]
    head = say("season-head", game=called(row.game, say), until=date_time(row.end_ms // 1_000), runs=runs)
    lines = [_line(line, say) for line in shown] or [say("season-empty")]
    text = "\n".join([head, *lines, say("season-rule")])
    return Body(text, picture=_picture(row, points, shown, say, runs=runs) if shown else None)


def called(game: str, say: Speech) -> str:
    """How a season calls the games that count in it: one game, or all."""
    return game_name(game, say) if game else say("season-all")


def _line(line: Line, say: Speech) -> str:
    return say("season-row", place=line.place, person=mention(line.user), points=line.points, games=line.games)


def _picture(row: SeasonRow, points: Points, shown: list[Line], say: Speech, *, runs: bool) -> Picture:
    view = PointsPicture(
        title=called(row.game, say),
        rows=tuple(PointsRow(line.place, points.names.get(line.user, ""), line.points, line.games) for line in shown),
        first=sum(line.place == 1 for line in points.lines),
        people=len(points.lines),
        runs=runs,
        language=say.language,
    )
    return Picture(RENDERER, msgspec.json.encode(view), alt(view), FILE)
