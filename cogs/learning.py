"""Learning to play: lessons of the tutor, practice from a moment of one's ended games, and steps through a game."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.play import rosters
from bot.play.digests import link
from bot.play.games.lobby_games import table_name
from bot.play.learning import FIRST, Learning, Practising, Replaying
from bot.play.running.resuming import asleep
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableRow
from bot.store.statements import tables
from bot.tables.contract.table import Button
from bot.words.message import UserError
from cogs.arriving import router
from cogs.arriving.replies import NOBODY, Interaction, Replies, private
from cogs.games import PRACTISED, FinishedGames, may_see
from cogs.ui.components import button_view, plain, typed_value, with_select
from cogs.ui.translate import shown_as
from cogs.ui.voices import language_for, voice_for

GO_ON: Final = "learn:open"
BUTTON: Final = "learn:show"


class LearnCog(commands.Cog):
    def __init__(self, handlers: LearnHandlers) -> None:
        self._handlers = handlers

    @app_commands.command(name="learn", description=shown_as("command-learn"))
    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def learn(self, interaction: Interaction) -> None:
        await self._handlers.show(interaction)


class LearnHandlers:
    def __init__(self, learning: Learning, practice: PracticeHandlers, replies: Replies) -> None:
        self._learning, self._replies, self._practice = learning, replies, practice

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        curriculum = await self._learning.curriculum(interaction.user.id, language_for(interaction))
        passed = sum(row.passed for row in curriculum)
        buttons = [
            (GO_ON, Button(0, "", say("learn-go-on"), style="primary")),
            (PRACTISE, Button(0, "", say("learn-practise"))),
        ]
        lessons = [(row.name, say("learn-row", title=row.title, passed=row.passed), "") for row in curriculum]
        view = with_select(button_view([buttons]), "learn:lesson", say("learn-choose"), lessons)
        await private(interaction, say("learn-list", passed=passed, of=len(curriculum)), view=view)

    @router.button(GO_ON, anywhere=True)
    async def learn(self, interaction: Interaction, lesson: str = "", answer: str = "") -> None:
        """Go on, begin a lesson, or answer it. Raises ``UserError``."""
        user, language = interaction.user, language_for(interaction)
        token = self._replies.expect(interaction)
        if answer:
            await self._learning.type(token, user.id, user.display_name, language, answer)
        else:
            await self._learning.open(token, user.id, user.display_name, language, lesson)

    @router.menu("learn:lesson")
    async def _chosen(self, interaction: Interaction, given: router.Given) -> None:
        await self.learn(interaction, typed_value(given))

    @router.menu("t0:{ask:int}:{choice:word}", anywhere=True)
    @router.form("t0:{ask:int}:{choice:word}", anywhere=True)
    async def _press(self, interaction: Interaction, given: router.Given, ask: int, choice: str) -> None:
        """Lessons and practices are both of table ``LESSONS``, and practices count from ``FIRST``."""
        if ask >= FIRST:
            await self._practice.press(interaction, ask, choice, given)
            return
        user, token = interaction.user, self._replies.expect(interaction)
        await self._learning.press(token, user.id, user.display_name, language_for(interaction), ask, choice, given)

    async def suggest(self, interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        user = interaction.user
        return await self._learning.suggest(user.id, user.display_name, language_for(interaction), typed)


PRACTISE: Final = "learn:practise"


class PracticeHandlers:
    def __init__(self, practising: Practising, games: FinishedGames, replies: Replies) -> None:
        self._practising, self._games, self._replies = practising, games, replies

    @router.button(PRACTISE)
    async def _ask_game(self, interaction: Interaction) -> None:
        """Offer one's own finished games and the open practice. Raises ``UserError`` if there is neither."""
        say = voice_for(interaction)
        games = await self._games.practisable(interaction)
        begun = await self._practising.has(interaction.user.id)
        if not games and not begun:
            raise UserError(say("practice-nothing"))
        if not games:
            await self.practise(interaction)
            return
        offered = [(str(game.id), table_name(game.game, game.id, say), "") for game in games]
        view = with_select(button_view([]), "learn:game", say("practice-which-game"), offered)
        if begun:
            view.add_item(discord.ui.Button(custom_id="learn:practice", label=say("practice-go-on"), row=1))
        await private(interaction, say("practice-which"), view=view)

    @router.menu("learn:game")
    async def _chosen(self, interaction: Interaction, given: router.Given) -> None:
        number = typed_value(given)
        await self.practise(interaction, int(number) if number.isdecimal() else 0)

    @router.button("learn:practice")
    @router.button("practise:{table:id}", anywhere=True)
    async def practise(
        self, interaction: Interaction, table: int | None = None, challenge: int = 1, answer: str = ""
    ) -> None:
        """Begin to practise a game, answer, or go on. Raises ``UserError``."""
        user, language = interaction.user, language_for(interaction)
        row = None if table is None else await self._own(interaction, table)
        token = self._replies.expect(interaction)
        if row is not None:
            await self._practising.begin(token, user.id, language, row, challenge)
        elif answer:
            await self._practising.type(token, user.id, language, answer)
        else:
            await self._practising.open(token, user.id, language)

    async def press(self, interaction: Interaction, ask: int, choice: str, given: Sequence[str]) -> None:
        user, token = interaction.user, self._replies.expect(interaction)
        await self._practising.press(token, user.id, language_for(interaction), ask, choice, tuple(given))

    async def suggest(self, interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        return await self._practising.suggest(interaction.user.id, language_for(interaction), typed)

    async def _own(self, interaction: Interaction, game: int) -> TableRow:
        """A finished game of the asker's. Raises ``UserError``."""
        row = await self._games.find(interaction, game)
        if row.game != PRACTISED or not any(seat.user == interaction.user.id for seat in rosters.decode(row.roster)):
            raise UserError(voice_for(interaction)("practice-not-yours"))
        return row


class Replays:
    def __init__(
        self, registry: TableRegistry, replaying: Replaying, practice: PracticeHandlers, replies: Replies
    ) -> None:
        self._registry, self._replaying, self._practice = registry, replaying, practice
        self._replies = replies

    @router.button("t{table:id}:{at:int}:replay")
    async def open(self, interaction: Interaction, table: int, at: int = 0) -> None:
        """Raises ``UserError`` if the game is gone, cannot be stepped through, or the asker may not see it."""
        row = await self._seen(interaction, table)
        token = self._replies.expect(interaction)
        await self._replaying.open(token, interaction.user.id, language_for(interaction), row)

    @router.button(
        "t{table:id}:{at:int}:replay_{how:first|back|on|last|why|hands|text}",
        "t{table:id}:{at:int}:replay_{how:words|why|hands|text}:{page:int}",
    )
    async def _turn(self, interaction: Interaction, table: int, at: int, how: str, page: int = 1) -> None:
        row = await self._seen(interaction, table)
        token, choice = self._replies.expect(interaction), f"replay_{how}:{page}" if page > 1 else f"replay_{how}"
        await self._replaying.turn(token, interaction.user.id, language_for(interaction), row, at, choice)

    @router.menu("t{table:id}:{at:int}:replay_go")
    async def _go(self, interaction: Interaction, chosen: router.Given, table: int, at: int) -> None:
        row = await self._seen(interaction, table)
        number = chosen[0] if chosen else ""
        token = self._replies.expect(interaction)
        wanted = int(number) if number.isdecimal() and len(number) < len(str(10**6)) else 0
        await self._replaying.go(token, interaction.user.id, language_for(interaction), row, wanted)

    @router.button("t{table:id}:{at:int}:replay_practise")
    async def _practise(self, interaction: Interaction, table: int, at: int) -> None:
        challenge = await self._replaying.chapter(language_for(interaction), await self._seen(interaction, table), at)
        await self._practice.practise(interaction, table, challenge)

    @router.button("t{table:id}:{at:int}:replay_here")
    async def _here(self, interaction: Interaction, table: int, at: int) -> None:
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
        """From its latest save. Raises ``UserError`` if it is missing, or hidden from this person."""
        row = await self._registry.services.store.read(tables.table(table))
        say = voice_for(interaction)
        here = row is not None and row.snapshot and interaction.guild_id in (None, row.guild)
        if row is None or not here or not may_see(interaction, row):
            raise UserError(say("replay-gone"))
        if why := asleep(say, self._registry.services.kinds, row, "_over"):
            raise UserError(why)
        return row
