"""Games that are over, for the commands that read them: which one is meant, and its file."""

from __future__ import annotations

import io
import re
from typing import Final

import discord
from discord import app_commands

from bot.errors import UserError
from bot.play import roster
from bot.play.games.export import export
from bot.play.hall import Hall
from bot.play.lobbies.lobby_games import table_name
from bot.store.rows import TableRow
from cogs.arriving.replies import Interaction, private
from cogs.voices import voice_for

FINISHED: Final = ("ended", "stopped")
MOST = 25


class FinishedGames:
    """Stateless but for the store."""

    def __init__(self, hall: Hall) -> None:
        self._store = hall.services.store
        self._hall = hall

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
        number = table if table is not None else await self._store.table_in(interaction.channel_id or 0)
        row = await self._store.table(number) if number is not None else None
        if row is None or row.status not in FINISHED or not row.snapshot:
            return None
        here = interaction.guild_id in (None, row.guild)
        return row if here and may_see(interaction, row) else None

    async def verify(self, interaction: Interaction, table: int | None) -> None:
        """Whether the hash that was published at the beginning fits the seed of the game. Raises like ``find``."""
        row = await self.find(interaction, table)
        check = self._hall.services.kinds[row.game].verify(row.snapshot)
        said = voice_for(interaction)(
            "table-verified",
            table=str(row.id),
            seed=str(check.seed),
            published=check.published,
            recomputed=check.recomputed,
            agree=check.published == check.recomputed,
        )
        await private(interaction, said)

    async def send_file(self, interaction: Interaction, table: int | None) -> None:
        """The game as one file, for the asker alone; one under way would show hidden cards."""
        row = await self.find(interaction, table)
        log, history = await self._store.log(row.id), await self._store.history(row.id)
        data = export(self._hall.services.kinds[row.game], row, log, history)
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
        ended = await self._store.ended_of(interaction.user.id, MOST, typed, game, guild=interaction.guild_id or 0)
        return [app_commands.Choice(name=table_name(head.game, head.id, say), value=head.id) for head in ended]


def may_see(interaction: Interaction, row: TableRow) -> bool:
    """Whether the asker sits at the table, or may look into its channel; its thread is as open as that."""
    if interaction.channel_id in (row.thread, row.parent):
        return True
    if any(seat.user == interaction.user.id for seat in roster.decode(row.roster)):
        return True
    return may_look(interaction, row.parent)


def may_look(interaction: Interaction, parent: int) -> bool:
    """Whether the asker may look into a channel of the server."""
    channel = interaction.guild.get_channel(parent) if interaction.guild is not None else None
    member = interaction.user
    return channel is not None and isinstance(member, discord.Member) and channel.permissions_for(member).view_channel
