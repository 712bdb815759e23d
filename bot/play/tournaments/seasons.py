"""A server's seasons and tables of points; an end is announced once, in the channel of the start."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.play import rosters
from bot.play.clock import Clock, rounds
from bot.play.games.lobby_games import LOBBY_GAMES, game_name
from bot.play.games.results import readable
from bot.play.outgoing.direct_messages import message
from bot.play.running.table_registry import TableRegistry
from bot.ratings.rating import Line, Season, day_of, standings
from bot.store.rows import ResultRow, SeasonRow, TableRow
from bot.store.statements import events, rating_rows
from bot.store.store import Store
from bot.tables.contract.table import Body, Picture
from bot.words.message import language_of
from bot.words.pictures import POINTS_FILE, POINTS_RENDERER, PointsPicture, PointsRow, points_alt
from bot.words.signs import date_time, mention
from bot.words.speech import Speech, speech

_AT_ONCE: Final = 1_000
_LATEST: Final = 2
"""At most one season runs, so of the last two one is over."""


class Points(msgspec.Struct, frozen=True):
    lines: list[Line]
    names: dict[int, str]
    """Name of each at their last game."""


class Seasons:
    """Seasons in the store. All methods that read it raise ``StoreError``."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def open(self, row: SeasonRow) -> bool:
        return await self._store.write(events.open_season(row))

    async def end(self, guild: int, channel: int) -> SeasonRow | None:
        """End the running season and return it; None if none runs. ``channel`` as in ``events.end_season``."""
        if not await self._store.write(events.end_season(guild, self._clock.now(), channel)):
            return None
        return next(iter(await self._store.read(events.seasons_of(guild, 1))), None)

    async def newest(self, guild: int) -> tuple[SeasonRow, bool] | None:
        found = await self._store.read(events.seasons_of(guild, 1))
        return (found[0], self._runs(found[0])) if found else None

    async def past(self, guild: int) -> SeasonRow | None:
        found = await self._store.read(events.seasons_of(guild, _LATEST))
        return next((row for row in found if not self._runs(row)), None)

    async def points(self, row: SeasonRow) -> Points:
        found: list[ResultRow] = []
        after = (day_of(row.begin_ms), 0)
        while True:
            rows = await self._store.read(rating_rows.results(row.guild, after, _AT_ONCE))
            found += rows
            if len(rows) < _AT_ONCE or rows[-1].ended_ms > row.end_ms:
                return await asyncio.to_thread(_counted, row, found)
            after = (rows[-1].ended_ms, rows[-1].table)

    def _runs(self, row: SeasonRow) -> bool:
        return self._clock.now() < row.end_ms


def _counted(row: SeasonRow, found: Sequence[ResultRow]) -> Points:
    lines = standings(Season(row.game, row.begin_ms, row.end_ms), readable(found))
    wanted, names = {line.user for line in lines}, dict[int, str]()
    for one in reversed(found):
        if len(names) == len(wanted):
            break
        for seat in rosters.decode(one.roster):
            if seat.user in wanted:
                names.setdefault(seat.user or 0, seat.name)
    return Points(lines, names)


LINES: Final = 10
"""Lines of the table of points; below them the asker's own."""


def season_body(row: SeasonRow, points: Points, say: Speech, *, runs: bool, asker: int = 0) -> Body:
    shown = [*points.lines[:LINES], *(line for line in points.lines[LINES:] if line.user == asker)]
    head = say("season-head", game=called(row.game, say), until=date_time(row.end_ms // 1_000), runs=runs)
    lines = [
        say("season-row", place=line.place, person=mention(line.user), points=line.points, games=line.games)
        for line in shown
    ] or [say("season-empty")]
    text = "\n".join([head, *lines, say("season-rule")])
    return Body(text, picture=_picture(row, points, shown, say, runs=runs) if shown else None)


def called(game: str, say: Speech) -> str:
    return game_name(game, say) if game else say("season-all")


def _picture(row: SeasonRow, points: Points, shown: list[Line], say: Speech, *, runs: bool) -> Picture:
    view = PointsPicture(
        title=called(row.game, say),
        rows=tuple(PointsRow(line.place, points.names.get(line.user, ""), line.points, line.games) for line in shown),
        first=sum(line.place == 1 for line in points.lines),
        people=len(points.lines),
        runs=runs,
        language=say.language,
    )
    return Picture(POINTS_RENDERER, msgspec.json.encode(view), points_alt(view), POINTS_FILE)


EVERY_MS: Final = 30_000


class SeasonEnds:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store, self._clock = registry.services.store, registry.services.clock
        self._seasons = Seasons(self._store, self._clock)

    async def run(self) -> None:
        """Run until cancelled; a failed round is logged and repeated by the next."""
        await rounds("seasons", self._clock, EVERY_MS, self.tell)

    async def tell(self) -> None:
        """Announce the ends of all seasons of servers that are played here. Raises ``StoreError``."""
        for row in await self._store.read(events.untold_seasons(self._clock.now())):
            if self._registry.holds(row.guild):
                language = language_of(row.language)
                body = season_body(row, await self._seasons.points(row), speech(language), runs=False)
                home = TableRow(
                    game=row.game or next(iter(LOBBY_GAMES)),
                    guild=row.guild,
                    parent=row.channel,
                    host=0,
                    status="stopped",
                    options=msgspec.json.encode({"language": language}),
                )
                said = message(row.channel, 1, body, self._clock.now())
                if number := await self._store.write(events.tell_end(row, home, said)):
                    self._registry.send(number)
