"""Reports to a server's moderators: by command in a game's thread, or by the button below *Status*.

A report goes to the channel that the admins have chosen, in one message with the game's public log, and counts once
Discord has it. Nothing of it is stored, and nobody else is told.
"""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from bot.errors import UserError
from bot.kernel.saving.codec import Unreadable
from bot.play.games import stories
from bot.play.games.records import options_of
from bot.play.hall import Hall
from bot.play.lobbies.lobby_games import table_name
from bot.play.lobbies.policy import Policies
from bot.play.reminding.lines import link
from bot.store.rows import TableRow
from bot.tables.contract.choices import REPORT
from bot.words.language import language_of
from bot.words.marks import ago, mention
from bot.words.speech import Speech, speech
from cogs.arriving.acts import PERSON
from cogs.arriving.presses import Presses, person_chosen
from cogs.arriving.replies import NOBODY, UNREACHED, Interaction, changeable, private
from cogs.ui.components import people_view
from cogs.ui.forms import form, typed_value
from cogs.voices import voice_for

LONGEST: Final = 500
"""Characters of a reason."""
REPORTED: Final = "report.sent"
"""Preference: when somebody last reported anybody, unix ms."""
AGAIN_MS: Final = 10 * 60_000
"""Between two reports of one person."""
_BUTTON = re.compile(rf"t(\d{{1,15}}):0:{REPORT}")
_MENU = re.compile(r"r(\d{1,15}):who")
_FORM = re.compile(rf"r(\d{{1,15}}):({PERSON})")


class ReportDesk:
    """Takes reports by command and button and posts them to the moderators. One per client."""

    def __init__(self, hall: Hall) -> None:
        services = hall.services
        self._store, self._clock, self._kinds = services.store, services.clock, services.kinds
        self._policies = Policies(self._store)
        self._presses = Presses()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def here(self, interaction: Interaction, person: int, reason: str) -> None:
        """``/table report`` in a game's thread. Raises ``UserError``."""
        table = await self._store.table_in(interaction.channel_id or 0)
        if table is None:
            raise UserError(voice_for(interaction)("report-where"))
        await self._report(interaction, table, person, reason)

    def take(self, interaction: Interaction) -> bool:
        """Handle the button, the menu of people or the form of the reason; False otherwise. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id, say = str(data.get("custom_id", "")), voice_for(interaction)
        if interaction.type is discord.InteractionType.modal_submit and (found := _FORM.fullmatch(custom_id)):
            work = self._report(interaction, int(found[1]), int(found[2]), typed_value(data))
        elif interaction.type is not discord.InteractionType.component:
            return False
        elif found := _BUTTON.fullmatch(custom_id):
            work = self._ask_whom(interaction, int(found[1]), say)
        elif (found := _MENU.fullmatch(custom_id)) and changeable(interaction):
            work = self._ask_why(interaction, int(found[1]), say)
        else:
            return False
        self._presses.begin(interaction, work)
        return True

    async def _ask_whom(self, interaction: Interaction, table: int, say: Speech) -> None:
        await self._channel(interaction, say)
        view = people_view([(f"r{table}:who", say("report-whom"))])
        await interaction.response.send_message(say("report-offer"), view=view, ephemeral=True)

    async def _ask_why(self, interaction: Interaction, table: int, say: Speech) -> None:
        person = person_chosen(interaction)
        await interaction.response.send_modal(
            form(f"r{table}:{person}", say("report-why"), say("report-hint"), LONGEST)
        )

    async def _report(self, interaction: Interaction, table: int, person: int, reason: str) -> None:
        """Hand a report in. Raises ``UserError`` if that cannot be, or is too soon."""
        say, user = voice_for(interaction), interaction.user.id
        place = await self._channel(interaction, say)
        row = await self._store.table(table)
        if row is None or row.guild != interaction.guild_id:
            raise UserError(say("report-where"))
        if person == user:
            raise UserError(say("report-yourself"))
        async with self._locks.setdefault(user, asyncio.Lock()):
            last = await self._store.preference(user, REPORTED)
            again = 0 if last is None else int(last) + AGAIN_MS
            if again > self._clock.now():
                raise UserError(say("report-again", when=ago(again // 1_000)))
            await interaction.response.defer(ephemeral=True, thinking=True)
            spoken = interaction.guild_locale.value if interaction.guild_locale is not None else None
            told = _told(row, person, user, reason, speech(language_of(spoken)))
            try:
                await interaction.client.get_partial_messageable(place).send(
                    told, files=await self._log(row), allowed_mentions=NOBODY
                )
            except UNREACHED:
                raise UserError(say("report-refused")) from None
            await self._store.set_preference(user, REPORTED, str(self._clock.now()))
        await private(interaction, say("report-done"))

    async def _channel(self, interaction: Interaction, say: Speech) -> int:
        """Where reports go. Raises ``UserError`` if the admins have set no channel."""
        place = (await self._policies.read(interaction.guild_id or 0)).reports
        if place is None:
            raise UserError(say("report-no-channel"))
        return place

    async def _log(self, row: TableRow) -> list[discord.File]:
        """The public log as far as the game has got, if it is kept."""
        story = await self._store.story(row.id)
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
