"""``/table seers``: who on a server predicts challenges best, and one's own last predictions. For the asker alone."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.errors import UserError
from bot.play.lobbies.lobby_games import table_name
from bot.store.api import Store
from bot.store.rows import PredictedRow
from bot.words.marks import mention
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, changeable, private
from cogs.places import server_of
from cogs.voices import voice_for

BUTTON: Final = "seers:show"
"""The button that shows the table."""
MOST: Final = 20
"""Seers in the table."""
LAST: Final = 5
"""Of one's own predictions."""
_SIDES: Final = ids("watch-last-", ("offense", "defense"))
_GAME: Final = "cosmic"
"""The one game with something to predict."""


class Seers:
    """Answers ``/table seers``: whose predictions have come true most often. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._presses = Presses()

    def take(self, interaction: Interaction) -> bool:
        """Handle the button that shows the table; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        pressed = interaction.type is discord.InteractionType.component and data.get("custom_id") == BUTTON
        if pressed and changeable(interaction):
            self._presses.begin(interaction, self.show(interaction))
            return True
        return False

    async def show(self, interaction: Interaction) -> None:
        """The best ones, then one's own. Raises ``UserError`` outside of a server, and ``StoreError``."""
        guild, user, say = server_of(interaction), interaction.user.id, voice_for(interaction)
        best = await self._store.seers(guild, MOST)
        last = await self._store.predicted(guild, user, LAST)
        if not best and not last:
            raise UserError(say("watch-seers-none"))
        mine = await self._store.seer(guild, user)
        rows = [
            say("watch-seers-row", place=place, person=mention(one.user), right=one.right, of=one.of)
            for place, one in enumerate(best, 1)
        ]
        lines = [say("watch-seers"), *rows] if rows else []
        lines += [say("watch-seers-you", right=mine.right, of=mine.of)] if mine is not None else []
        lines += [say("watch-seers-last"), *(_told(one, say) for one in last)] if last else []
        await private(interaction, "\n".join(lines))


def _told(one: PredictedRow, say: Speech) -> str:
    came = "open" if not one.winner else "none" if one.winner == "none" else "right"
    if one.winner in _SIDES and one.winner != one.side:
        came = "wrong"
    game = table_name(_GAME, one.table, say)
    return say(_SIDES[one.side], game=game, number=str(one.challenge), came=came)
