"""Report people to a server's moderators: by command in a game's thread, or by a button."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.kernel.saving.codec import Unreadable
from bot.play.games import stories
from bot.play.games.kind import options_of
from bot.play.games.lobby_games import table_name
from bot.play.lobbies.policy import Policies
from bot.play.reminding.digests import link
from bot.play.running.hall import Hall
from bot.store.rows import TableRow
from bot.store.statements import persons, recounting, tables
from bot.words.errors import UserError
from bot.words.language import language_of
from bot.words.marks import ago, mention
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import person_chosen
from cogs.arriving.replies import NOBODY, UNREACHED, Interaction, private
from cogs.ui.bodies import nonce_of
from cogs.ui.components import form, people_view, typed_value
from cogs.ui.voices import voice_for

LONGEST: Final = 500
"""Characters of a reason."""
REPORTED: Final = "report.sent"
"""Preference: when somebody last reported anybody, unix ms."""
AGAIN_MS: Final = 10 * 60_000
"""Between two reports of one person."""


class ReportDesk:
    """Takes reports by command and button and posts them to the moderators. One per client."""

    def __init__(self, hall: Hall) -> None:
        services = hall.services
        self._store, self._clock, self._kinds = services.store, services.clock, services.kinds
        self._policies = Policies(self._store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def here(self, interaction: Interaction, person: int, reason: str) -> None:
        """``/table report`` in a game's thread. Raises ``UserError``."""
        table = await self._store.read(tables.table_in(interaction.channel_id or 0))
        if table is None:
            raise UserError(voice_for(interaction)("report-where"))
        await self._report(interaction, table, person, reason)

    @router.button("t{table:id}:0:report", anywhere=True)
    async def _ask_whom(self, interaction: Interaction, table: int) -> None:
        say = voice_for(interaction)
        await self._channel(interaction, say)
        view = people_view([(f"r{table}:who", say("report-whom"))])
        await interaction.response.send_message(say("report-offer"), view=view, ephemeral=True)

    @router.menu("r{table:id}:who")
    async def _ask_why(self, interaction: Interaction, _: router.Given, table: int) -> None:
        person, say = person_chosen(interaction), voice_for(interaction)
        await interaction.response.send_modal(
            form(f"r{table}:{person}", say("report-why"), say("report-hint"), LONGEST)
        )

    @router.form("r{table:id}:{person:person}")
    async def _told_why(self, interaction: Interaction, typed: router.Given, table: int, person: int) -> None:
        await self._report(interaction, table, person, typed_value(typed))

    async def _report(self, interaction: Interaction, table: int, person: int, reason: str) -> None:
        """Hand a report in. Raises ``UserError`` if that cannot be, or is too soon."""
        say, user = voice_for(interaction), interaction.user.id
        place = await self._channel(interaction, say)
        row = await self._store.read(tables.table(table))
        if row is None or row.guild != interaction.guild_id:
            raise UserError(say("report-where"))
        if person == user:
            raise UserError(say("report-yourself"))
        async with self._locks.setdefault(user, asyncio.Lock()):
            last = await self._store.read(persons.preference(user, REPORTED))
            again = 0 if last is None else int(last) + AGAIN_MS
            if again > self._clock.now():
                raise UserError(say("report-again", when=ago(again // 1_000)))
            await interaction.response.defer(ephemeral=True, thinking=True)
            spoken = interaction.guild_locale.value if interaction.guild_locale is not None else None
            told = _told(row, person, user, reason, speech(language_of(spoken)))
            try:
                nonce = nonce_of(f"report:{user}:{told}", place)
                await interaction.client.get_partial_messageable(place).send(
                    told, files=await self._log(row), allowed_mentions=NOBODY, nonce=nonce
                )
            except UNREACHED:
                raise UserError(say("report-refused")) from None
            await self._store.write(persons.set_preference(user, REPORTED, str(self._clock.now())))
        await private(interaction, say("report-done"))

    async def _channel(self, interaction: Interaction, say: Speech) -> int:
        """Return the channel for reports. Raises ``UserError`` if the admins have set no channel."""
        place = (await self._policies.read(interaction.guild_id or 0)).reports
        if place is None:
            raise UserError(say("report-no-channel"))
        return place

    async def _log(self, row: TableRow) -> list[discord.File]:
        """The public log as far as the game has got, if it is kept."""
        story = await self._store.read(recounting.story(row.id))
        lines = self._so_far(row) if story is None else stories.lines(story)
        return [discord.File(io.BytesIO("\n".join(lines).encode()), f"table-{row.id}.txt")] if lines else []

    def _so_far(self, row: TableRow) -> Sequence[str]:
        """That of a game under way; what cannot be read brings none."""
        try:
            return self._kinds[row.game].log(row.desk, options_of(row)) if row.desk else ()
        except Unreadable:
            return ()


def _told(row: TableRow, person: int, reporter: int, reason: str, say: Speech) -> str:
    """The message for the moderators; what somebody has typed stands in it as it is, in a block of its own."""
    return say(
        "report-told",
        person=mention(person),
        reporter=mention(reporter),
        name=table_name(row.game, row.id, say),
        link=link(row.guild, row.thread or row.parent),
        reason=reason.replace("`", "'").strip(),
    )
