"""Step through a game: the button below its result and log, and the controls of what it shows."""

from __future__ import annotations

import io

import discord

from bot.play.games.lobby_games import table_name
from bot.play.learning.replaying import Replaying
from bot.play.reminding.digests import link
from bot.play.running.resuming import asleep
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableRow
from bot.store.statements import tables
from bot.words.errors import UserError
from cogs.arriving import router
from cogs.arriving.replies import NOBODY, Interaction, Replies
from cogs.finished.games import may_see
from cogs.learning import PracticeHandlers
from cogs.ui.emojis import plain
from cogs.ui.voices import language_for, voice_for


class Replays:
    """One per client."""

    def __init__(
        self, registry: TableRegistry, replaying: Replaying, practice: PracticeHandlers, replies: Replies
    ) -> None:
        self._registry = registry
        self._replaying = replaying
        self._practice = practice
        self._replies = replies

    @router.button("t{table:id}:{at:int}:replay")
    async def open(self, interaction: Interaction, table: int, at: int = 0) -> None:
        """Raises ``UserError`` if the game is gone, cannot be stepped through, or was played where one may not look."""
        row = await self._seen(interaction, table)
        token = self._replies.expect(interaction)
        await self._replaying.open(token, interaction.user.id, language_for(interaction), row)

    @router.button("t{table:id}:{at:int}:replay_{how:first|back|on|last|why|hands}")
    async def _turn(self, interaction: Interaction, table: int, at: int, how: str) -> None:
        row = await self._seen(interaction, table)
        token = self._replies.expect(interaction)
        await self._replaying.turn(token, interaction.user.id, language_for(interaction), row, at, f"replay_{how}")

    @router.menu("t{table:id}:{at:int}:replay_go")
    async def _go(self, interaction: Interaction, chosen: router.Given, table: int, at: int) -> None:
        row = await self._seen(interaction, table)
        number = chosen[0] if chosen else ""
        token = self._replies.expect(interaction)
        wanted = int(number) if number.isdecimal() and len(number) < len(str(10**6)) else 0
        await self._replaying.go(token, interaction.user.id, language_for(interaction), row, wanted)

    @router.button("t{table:id}:{at:int}:replay_practise")
    async def _practise(self, interaction: Interaction, table: int, at: int) -> None:
        row = await self._seen(interaction, table)
        challenge = await self._replaying.chapter(language_for(interaction), row, at)
        await self._practice.practise(interaction, table, challenge)

    @router.button("t{table:id}:{at:int}:replay_here")
    async def _here(self, interaction: Interaction, table: int, at: int) -> None:
        """Post the moment where it was asked for, for everybody there."""
        row = await self._seen(interaction, table)
        say = voice_for(interaction)
        await interaction.response.defer(thinking=True)
        body, drawn = await self._replaying.drawn(language_for(interaction), row, at)
        game = table_name(row.game, row.id, say)
        text = say("replay-shown", text=body.text, game=game, link=link(row.guild, row.thread or row.parent))
        shown, files = body.picture, list[discord.File]()
        if shown is not None and drawn is not None:
            files.append(discord.File(io.BytesIO(drawn), shown.file, description=shown.alt))
        await interaction.followup.send(plain(text), files=files, allowed_mentions=NOBODY)

    async def _seen(self, interaction: Interaction, table: int) -> TableRow:
        """The game, from its latest save. Raises ``UserError`` if it is not there, or not for this person to see."""
        row = await self._registry.services.store.read(tables.table(table))
        say = voice_for(interaction)
        here = row is not None and row.snapshot and interaction.guild_id in (None, row.guild)
        if row is None or not here or not may_see(interaction, row):
            raise UserError(say("replay-gone"))
        if why := asleep(say, self._registry.services.kinds, row, "_over"):
            raise UserError(why)
        return row
