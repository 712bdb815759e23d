"""The button below a game's result that brings its film out of the thread, to where everybody looks.

Nothing is kept for it: the film is a message of the thread, made before the result, and it is shown again from there.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

import discord

from bot.errors import UserError
from bot.store.api import Store
from bot.tables.contract.film import FILM, FILM_FILE
from cogs.arriving.presses import Presses
from cogs.arriving.replies import UNREACHED, Interaction, changeable
from cogs.finished.games import may_see
from cogs.voices import voice_for

FILM_BUTTON: Final = re.compile(rf"t(\d{{1,15}}):0:{FILM}")
_LOOK_BACK: Final = 100
"""Messages before the result among which the film is: it is posted just before, and people chat."""


class Films:
    """Takes the press of a result's button and shows the game's film. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._presses = Presses()
        self._under_way: set[int] = set()
        """The results whose films are being fetched."""

    def take(self, interaction: Interaction) -> bool:
        """Handle a press on the button; False if it is another. Synchronous."""
        match = FILM_BUTTON.fullmatch(str(dict(interaction.data or {}).get("custom_id", "")))
        if interaction.type is not discord.InteractionType.component or match is None or not changeable(interaction):
            return False
        self._presses.begin(interaction, self._show(interaction, int(match[1])))
        return True

    async def _show(self, interaction: Interaction, table: int) -> None:
        """Show it to everybody, once: the button goes, and what is pressed until then is answered by the same film.

        Raises ``UserError`` if there is none, or if it was played where the presser may not look.
        """
        missing = UserError(voice_for(interaction)("table-no-film"))
        row = await self._store.table(table)
        result = interaction.message
        if row is None or result is None or row.guild != interaction.guild_id or not may_see(interaction, row):
            raise missing
        await interaction.response.defer()
        if result.id in self._under_way:
            return
        self._under_way.add(result.id)
        try:
            found = await film_in(interaction.client, row.thread or row.parent, result)
            if found is None:
                raise missing
            with suppress(*UNREACHED):  # a button too many is no reason to go without the film
                await interaction.edit_original_response(view=_without(result))
            await interaction.followup.send(file=found)
        finally:
            self._under_way.remove(result.id)


async def film_in(client: discord.Client, channel: int, result: discord.Message | None = None) -> discord.File | None:
    """The film that was posted there before this result, or last; None if it is gone."""
    assert client.user is not None
    try:
        async for message in client.get_partial_messageable(channel).history(limit=_LOOK_BACK, before=result):
            for attached in message.attachments:
                if message.author.id == client.user.id and attached.filename == FILM_FILE:
                    return await attached.to_file()
    except UNREACHED:
        return None
    return None


def _without(result: discord.Message) -> discord.ui.View:
    """The message's controls but for the film's."""
    view = discord.ui.View.from_message(result, timeout=None)
    for control in list(view.children):
        if FILM_BUTTON.fullmatch(str(getattr(control, "custom_id", ""))):
            view.remove_item(control)
    return view
