"""The end of a season is told in the channel in which it was opened: once, whenever the process is killed."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.play.games import season_words
from bot.play.games.seasons import Seasons
from bot.play.hall import Hall
from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.play.outgoing.announcing import message
from bot.play.rounds import rounds
from bot.store.rows import SeasonRow, TableRow
from bot.words.language import language_of
from bot.words.speech import speech

EVERY_MS: Final = 30_000
"""Between two looks at which seasons are over."""


class SeasonEnds:
    """One per process. ``run`` it as a task."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store, self._clock = hall.services.store, hall.services.clock
        self._seasons = Seasons(self._store, self._clock)

    async def run(self) -> None:
        """Until cancelled; a round that fails is logged and made up for by the next."""
        await rounds("seasons", self._clock, EVERY_MS, self.tell)

    async def tell(self) -> None:
        """Tell the ends of all seasons of servers that are played here. Raises ``StoreError``."""
        for row in await self._store.untold_seasons(self._clock.now()):
            if self._hall.holds(row.guild):
                await self._tell(row)

    async def _tell(self, row: SeasonRow) -> None:
        language = language_of(row.language)
        body = season_words.told(row, await self._seasons.points(row), speech(language), runs=False)
        home = TableRow(
            game=row.game or next(iter(LOBBY_GAMES)),
            guild=row.guild,
            parent=row.channel,
            host=0,
            status="stopped",
            options=msgspec.json.encode({"language": language}),
        )
        said = message(row.channel, 1, body, self._clock.now())
        if number := await self._store.tell_end(row, home, said):
            self._hall.send(number)
