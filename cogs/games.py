"""Games that are over: which one a command means, its file, and the button that shows its film to everybody.

``history`` lists them, ``seasons`` counts their points, ``games`` finds the game that a command means. Nobody is
shown a game of a channel they cannot see, unless they sat at it. Nothing of a game is worked out here: stories, files
and points come from ``bot.play.games``.
"""

from __future__ import annotations

import io
import re
from contextlib import suppress
from typing import Final

import discord
from discord import app_commands

from bot.play import raw
from bot.play.games.lobby_games import table_name
from bot.play.games.results import export
from bot.play.running.resuming import asleep
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableRow
from bot.store.statements import tables
from bot.store.store import Store
from bot.tables.contract.message import FILM, FILM_FILE, Button
from bot.words.message import UserError
from cogs.arriving import router
from cogs.arriving.places import FINISHED, may_look
from cogs.arriving.replies import UNREACHED, Interaction, private
from cogs.ui.components import button_view, finished
from cogs.ui.voices import voice_for

MOST = 25
PRACTISED: Final = "cosmic"
"""The game whose ended games can be played on."""


class FinishedGames:
    """Stateless but for the store."""

    def __init__(self, registry: TableRegistry) -> None:
        self._store = registry.services.store
        self._registry = registry

    async def find(self, interaction: Interaction, table: int | None) -> TableRow:
        """The finished game of this number, or of this thread; in direct messages one of the asker's own.

        Raises ``UserError`` if there is none here, or if it was played where the asker may not look.
        """
        row = await self._seen(interaction, table)
        if row is None:
            raise UserError(voice_for(interaction)("table-nothing-to-verify"))
        return row

    async def over_here(self, interaction: Interaction) -> int | None:
        """The number of the finished game of this thread; None if there is none that the asker may see."""
        row = await self._seen(interaction, None)
        return None if row is None else row.id

    async def _seen(self, interaction: Interaction, table: int | None) -> TableRow | None:
        number = table if table is not None else await self._store.read(tables.table_in(interaction.channel_id or 0))
        row = await self._store.read(tables.table(number)) if number is not None else None
        if row is None or row.status not in FINISHED or not row.snapshot:
            return None
        here = interaction.guild_id in (None, row.guild)
        return row if here and may_see(interaction, row) else None

    async def _readable(self, interaction: Interaction, table: int | None) -> TableRow:
        """The same if its rules are known here; ``UserError`` says too if they are not."""
        row = await self.find(interaction, table)
        if why := asleep(voice_for(interaction), self._registry.services.kinds, row, "_over"):
            raise UserError(why)
        return row

    async def verify(self, interaction: Interaction, table: int | None) -> None:
        """Check the hash published at the beginning against the seed of the game. Raises like ``find``."""
        row = await self._readable(interaction, table)
        check = self._registry.services.kinds[row.game].verify(row.snapshot)
        say = voice_for(interaction)
        said = say(
            "table-verified",
            table=str(row.id),
            seed=str(check.seed),
            published=check.published,
            recomputed=check.recomputed,
            agree=check.published == check.recomputed,
        )
        file = (f"h:export:{row.id}", Button(0, "export", say("history-export")))
        await private(interaction, said, view=finished(button_view([[file]])))

    async def send_file(self, interaction: Interaction, table: int | None) -> None:
        """The game as one file, for the asker alone; one under way would show hidden cards."""
        row = await self._readable(interaction, table)
        log, history = await self._store.read(tables.log(row.id)), await self._store.read(tables.history(row.id))
        data = export(self._registry.services.kinds[row.game], row, log, history)
        file = discord.File(io.BytesIO(data), f"table-{row.id}.json")
        said = voice_for(interaction)("admin-exported", table=str(row.id))
        await interaction.response.send_message(said, file=file, ephemeral=True)

    async def suggest(self, interaction: Interaction, typed: str, game: str = "") -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first: on a server its own, in direct messages all of them; those of one
        kind of game alone if it is given.
        """
        if typed and not re.fullmatch("[0-9]{1,15}", typed):
            return []
        say = voice_for(interaction)
        ended = await self._store.read(
            tables.ended_of(interaction.user.id, MOST, typed, game, guild=interaction.guild_id or 0)
        )
        return [app_commands.Choice(name=table_name(head.game, head.id, say), value=head.id) for head in ended]


def may_see(interaction: Interaction, row: TableRow) -> bool:
    """True if the asker sits at the table, or may look into its channel; its thread is as open as that."""
    if interaction.channel_id in (row.thread, row.parent):
        return True
    if any(seat.user == interaction.user.id for seat in raw.decode(row.roster)):
        return True
    return may_look(interaction, row.parent)


_LOOK_BACK: Final = 100
"""Messages before the result among which the film is: it is posted just before, and people chat."""


class Films:
    """Shows the film of a game that is over. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._under_way: set[int] = set()
        """The results whose films are being fetched."""

    @router.button("t{table:id}:0:film")
    async def _show(self, interaction: Interaction, table: int) -> None:
        """Show it to everybody, once: the button goes, and what is pressed until then is answered by the same film.

        Raises ``UserError`` if there is none, or if it was played where the presser may not look.
        """
        missing = UserError(voice_for(interaction)("table-no-film"))
        row = await self._store.read(tables.table(table))
        result = interaction.message
        if row is None or result is None or row.guild != interaction.guild_id or not may_see(interaction, row):
            raise missing
        if names_forgotten(row):
            raise UserError(voice_for(interaction)("table-film-gone"))
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


def names_forgotten(row: TableRow) -> bool:
    """True if somebody who played has deleted their data: what Discord still has of the game shows their name."""
    return any(seat.gone for seat in raw.decode(row.roster))


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
        if str(getattr(control, "custom_id", "")).endswith(f":{FILM}"):
            view.remove_item(control)
    return view
