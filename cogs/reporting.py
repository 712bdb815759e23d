"""Reports to the moderators of a server, or where it has no channel for them to the person who runs the bot."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.kernel.codec import Unreadable
from bot.play.digests import link
from bot.play.games import results
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import table_name
from bot.play.outgoing.screen import Refused, Trouble
from bot.play.policy import Policies
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableRow
from bot.store.statements import persons, rating_rows, tables
from bot.tables.contract.table import Field
from bot.words.message import UserError
from bot.words.signs import ago, mention, safe_name
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import PERSON, server_of
from cogs.arriving.replies import NOBODY, UNREACHED, Interaction, private
from cogs.ui.bodies import nonce_of
from cogs.ui.components import fields_form
from cogs.ui.forms import Person, open_form
from cogs.ui.translate import shown_as
from cogs.ui.voices import server_language, voice_for

LONGEST: Final = 500
REPORTED: Final = "report.sent"
"""Preference: when somebody last reported anything, unix ms."""
AGAIN_MS: Final = 10 * 60_000
_NAME: Final = 100


class ReportHandlers:
    def __init__(self, registry: TableRegistry) -> None:
        services = registry.services
        self._store, self._clock, self._kinds = services.store, services.clock, services.kinds
        self._people = services.people
        self._policies = Policies(self._store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @router.button("t{table:id}:0:report", anywhere=True)
    async def ask(self, interaction: Interaction, person: int = 0, message: int = 0, table: int = 0) -> None:
        """Raises ``UserError`` in direct messages."""
        server_of(interaction)
        say = voice_for(interaction)
        here = await self._store.read(tables.table_in(interaction.channel_id or 0))
        parts = (
            Person(say("report-whom"), person),
            Field(say("report-why"), say("report-hint"), most=LONGEST, long=True),
        )
        await open_form(interaction, fields_form(f"r:{table or here or 0}:{message}", say("report-title"), parts))

    def menus(self) -> list[app_commands.ContextMenu]:
        name = shown_as("command-menu-report")
        return [app_commands.ContextMenu(name=name, callback=one) for one in (self._of_message, self._of_person)]

    @app_commands.guild_install()
    @app_commands.guild_only()
    async def _of_message(self, interaction: Interaction, message: discord.Message) -> None:
        await self.ask(interaction, 0 if message.author.bot else message.author.id, message.id)

    @app_commands.guild_install()
    @app_commands.guild_only()
    async def _of_person(self, interaction: Interaction, person: discord.User) -> None:
        await self.ask(interaction, 0 if person.bot else person.id)

    @router.form("r:{table:int}:{message:person}", anywhere=True)
    async def _handed_in(self, interaction: Interaction, typed: router.Given, table: int, message: int) -> None:
        say, user = voice_for(interaction), interaction.user.id
        named, reason = (*typed, "", "")[:2]
        person = int(named) if re.fullmatch(PERSON, named) else 0
        if not reason.strip():
            raise UserError(say("report-empty"))
        if person == user:
            raise UserError(say("report-yourself"))
        row = await self._store.read(tables.table(table)) if table else None
        if row is not None and row.guild != interaction.guild_id:
            row = None
        async with self._locks.setdefault(user, asyncio.Lock()):
            last = await self._store.read(persons.preference(user, REPORTED))
            again = 0 if last is None else int(last) + AGAIN_MS
            if again > self._clock.now():
                raise UserError(say("report-again", when=ago(again // 1_000)))
            await interaction.response.defer(ephemeral=True, thinking=True)
            done = await self._send(interaction, row, (person, message), reason)
            await self._store.write(persons.set_preference(user, REPORTED, str(self._clock.now())))
        await private(interaction, done)

    async def _send(self, interaction: Interaction, row: TableRow | None, about: tuple[int, int], reason: str) -> str:
        """Return the answer to its reporter. Raises ``UserError`` if the report cannot get there."""
        say, place = voice_for(interaction), (await self._policies.read(interaction.guild_id or 0)).reports
        public_say = speech(server_language(interaction))
        text = _report(interaction, row, about, reason, public_say)
        owner = 0 if place is not None else owner_of(interaction.client)
        try:
            if place is None:
                place = await self._people.channel(owner)
                server = "" if interaction.guild is None else safe_name(interaction.guild.name[:_NAME])
                text = f"{public_say('report-for-owner', server=server)}\n{text}"
            nonce = nonce_of(f"report:{interaction.user.id}:{text}", place)
            files = [] if row is None else await self._log(row)
            messages = interaction.client.get_partial_messageable(place)
            await messages.send(text, files=files, allowed_mentions=NOBODY, nonce=nonce)
        except (Refused, Trouble):
            raise UserError(say("report-nobody")) from None
        except UNREACHED as error:
            if not owner:
                raise UserError(say("report-refused")) from None
            await self._people.refused(owner, getattr(error, "code", 0))
            raise UserError(say("report-nobody")) from None
        if owner:
            await self._people.sent(owner)
        return say("report-done-owner" if owner else "report-done")

    async def _log(self, row: TableRow) -> list[discord.File]:
        """Only what is public, as far as the game has got."""
        story = await self._store.read(rating_rows.story(row.id))
        lines = self._so_far(row) if story is None else results.lines(story)
        return [discord.File(io.BytesIO("\n".join(lines).encode()), f"table-{row.id}.txt")] if lines else []

    def _so_far(self, row: TableRow) -> Sequence[str]:
        try:
            return self._kinds[row.game].log(row.desk, options_of(row)) if row.desk else ()
        except Unreadable:
            return ()


def owner_of(client: discord.Client) -> int:
    """The account to which the bot's application belongs, of a team its owner; 0 if Discord names none.

    Discord tells no bot who has added it to a server.
    """
    application = client.application
    if application is None:
        return 0
    return (application.team.owner_id or 0) if application.team is not None else application.owner.id


def _report(interaction: Interaction, row: TableRow | None, about: tuple[int, int], reason: str, say: Speech) -> str:
    """Typed words stand in it as they are, in a block of their own; past what the form takes, they are cut off."""
    person, message = about
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    where = link(guild, channel if row is None else row.thread or row.parent)
    if message:
        where = f"{link(guild, channel)}/{message}"
    return say(
        "report-told",
        named=bool(person),
        person=mention(person) if person else "",
        reporter=mention(interaction.user.id),
        name=say("report-place") if row is None else table_name(row.game, row.id, say),
        link=where,
        reason=reason.replace("`", "'").strip()[:LONGEST],
    )
