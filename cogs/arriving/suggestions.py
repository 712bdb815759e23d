"""Autocomplete at tables: what is typed into a command is answered by the desk of the thread's table.

Discord wants the answer within three seconds; a table that is late suggests nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord import app_commands

from bot.play.clock import Clock
from bot.play.hall import Hall
from bot.play.raw import RawTyping
from cogs.arriving.replies import Interaction

LATE_MS = 2_000
MOST = 25
LONGEST = 100
"""Characters of a label or a value."""


class Suggestions:
    """Asks tables. One per process."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self._hall = hall
        self._clock = clock

    async def ask(
        self, interaction: Interaction, command: str, typed: str, game: str = "", table: int | None = None
    ) -> list[app_commands.Choice[str]]:
        """For an autocomplete callback; ``command`` is what the desk calls it, ``table`` the one that is meant where
        the channel is no game's. Nothing where no such game is played.
        """
        asked = self._hall.table_in(interaction.channel_id or 0, game)
        table = table if asked is None else asked
        if table is None or not self._hall.plays(table):
            return []
        found: asyncio.Future[Sequence[tuple[str, str]]] = asyncio.get_running_loop().create_future()

        def answer(suggested: Sequence[tuple[str, str]]) -> None:
            if not found.done():
                found.set_result(suggested)

        late = self._clock.after(LATE_MS, lambda: answer(()))
        self._hall.put(table, RawTyping(interaction.user.id, command, typed, answer))
        suggested = await found
        late.cancel()
        fitting = [(label, value) for label, value in suggested if len(value) <= LONGEST]
        return [app_commands.Choice(name=label[:LONGEST], value=value) for label, value in fitting[:MOST]]
