"""Finished games: lookup, files and films; a game in a hidden channel is only for its players."""

from __future__ import annotations

import io
from contextlib import suppress
from typing import Final

import discord

from bot.play import rosters
from bot.play.games.results import export
from bot.play.running.resuming import asleep
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import FINISHED, TableHead, TableRow
from bot.store.statements import tables
from bot.store.store import Store
from bot.tables.contract.message import FILM, FILM_FILE, Button
from bot.words.message import UserError
from cogs.arriving import router
from cogs.arriving.places import may_look
from cogs.arriving.replies import UNREACHED, Interaction, private
from cogs.ui.components import button_view, finished
from cogs.ui.voices import voice_for

MOST = 25
PRACTISED: Final = "cosmic"


class FinishedGames:
    def __init__(self, registry: TableRegistry) -> None:
        self._store, self._registry = registry.services.store, registry

    async def find(self, interaction: Interaction, table: int | None) -> TableRow:
        """By number or thread. Raises ``UserError`` for none, or one that the asker may not see."""
        row = await self._seen(interaction, table)
        if row is None:
            raise UserError(voice_for(interaction)("table-nothing-to-verify"))
        return row

    async def over_here(self, interaction: Interaction) -> int | None:
        """None if there is none that the asker may see."""
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
        """Like ``find``; raises ``UserError`` also if the game's rules are not installed."""
        row = await self.find(interaction, table)
        if why := asleep(voice_for(interaction), self._registry.services.kinds, row, "_over"):
            raise UserError(why)
        return row

    @router.button("h:verify:{table:id}", "t{table:id}:0:verify")
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

    @router.button("h:export:{table:id}")
    async def send_file(self, interaction: Interaction, table: int | None) -> None:
        """Only for finished games: one under way would show hidden cards."""
        row = await self._readable(interaction, table)
        log, history = await self._store.read(tables.log(row.id)), await self._store.read(tables.history(row.id))
        data = export(self._registry.services.kinds[row.game], row, log, history)
        file = discord.File(io.BytesIO(data), f"table-{row.id}.json")
        said = voice_for(interaction)("admin-exported", table=str(row.id))
        await interaction.response.send_message(said, file=file, ephemeral=True)

    async def practisable(self, interaction: Interaction) -> list[TableHead]:
        """The user's ended games, newest first: on a server those of it, in direct messages all."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        return await self._store.read(tables.ended_of(user, MOST, game=PRACTISED, guild=guild))


def may_see(interaction: Interaction, row: TableRow) -> bool:
    """True for players and people who see the channel, which is as open as its thread."""
    if interaction.channel_id in (row.thread, row.parent):
        return True
    if any(seat.user == interaction.user.id for seat in rosters.decode(row.roster)):
        return True
    return may_look(interaction, row.parent)


_LOOK_BACK: Final = 100
"""Messages before the result to search for the film: people chat between the two."""


class Films:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._under_way: set[int] = set()

    @router.button("t{table:id}:0:film")
    async def _show(self, interaction: Interaction, table: int) -> None:
        """Post the film once; raises ``UserError`` if there is none, or the presser may not see the game."""
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
    """True if a player has deleted their data: messages of the game still show their name."""
    return any(seat.gone for seat in rosters.decode(row.roster))


async def film_in(client: discord.Client, channel: int, result: discord.Message | None = None) -> discord.File | None:
    """The last film posted there before ``result``; None if it is gone."""
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
    view = discord.ui.View.from_message(result, timeout=None)
    for control in list(view.children):
        if str(getattr(control, "custom_id", "")).endswith(f":{FILM}"):
            view.remove_item(control)
    return view
