"""``/my``: what is one's own at all tables of all servers, also for whoever has installed the bot for themselves.

One list serves ``/my games`` and ``/table games``. Its menu brings what one has missed at a table, from that table.
"""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.kernel.saving.codec import Unreadable
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.reminding.digests import link, owed_line
from bot.play.running.hall import Hall
from bot.store.rows import Status, TableHead
from bot.store.statements import persons, tables, timing
from bot.tables.contract.away import SIGN
from bot.tables.contract.choices import MISSED
from bot.words.errors import UserError
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.intake import Intake
from cogs.arriving.replies import Interaction, private
from cogs.holidays import ANYWHERE, away_lines
from cogs.lobbies.finding import BUTTON as BLOCKED, BlockDesk
from cogs.server.panel import BUTTON as SERVER
from cogs.ui.components import finished, with_select
from cogs.ui.translate import shown_as
from cogs.ui.voices import as_many, voice_for

OPEN: Final = ("lobby", "running", "paused", "referee", "broken")
MENU: Final = f"m:{MISSED}"
_MOST: Final = 25
"""Options of a menu."""
_TOLD: Final = ("running", "paused")
"""States in which a table tells what somebody has missed."""
_STATUS = ids("table-status-", OPEN)


class MyGames:
    """The list of somebody's tables. One per client."""

    def __init__(self, hall: Hall, intake: Intake) -> None:
        self._hall = hall
        self._intake = intake
        self._store = hall.services.store

    async def show(self, interaction: Interaction) -> None:
        """List the asker's open questions, soonest first, with the count of tables; then other tables, each with a
        link.
        """
        user, say = interaction.user.id, voice_for(interaction)
        heads = await self._store.read(tables.tables_of(user, OPEN))
        here = interaction.guild_id is not None
        if not heads:
            if not here:
                raise UserError(say("table-no-games"))
            await private(interaction, say("table-no-games"), view=finished(_with_server(discord.ui.View(), say)))
            return
        names = {head.id: table_name(head.game, head.id, say) for head in heads}
        self._hall.came(user)
        owed = [one for one in await self._store.read(timing.owed(user)) if one.table in names]
        asked = [owed_line(names[one.table], one, say) for one in owed]
        asking = {one.table for one in owed}
        others = [
            say(
                "table-row",
                name=names[head.id],
                link=link(head.guild, head.thread or head.parent),
                status=say(_STATUS[await self._status(head)]),
            )
            for head in heads
            if head.id not in asking
        ]
        asked = [say("table-asked", tables=len(asking)), *asked] if asked else []
        away = away_lines(await self._store.read(persons.holidays_of(user)), {head.id: head for head in heads}, say)
        others += [say("away-list"), *away] if away else []
        soonest = list(dict.fromkeys(one.table for one in owed))
        told = sorted(filter(_recounts, heads), key=lambda head: _place(soonest, head.id))
        words = fitted(asked, [say("table-tables"), *others], say)
        view = discord.ui.View(timeout=None)
        if told:
            rows = [(str(one.id), names[one.id], "") for one in told[:_MOST]]
            view = with_select(view, MENU, say("cosmic-missed-where"), rows)
        view.add_item(discord.ui.Button(custom_id=ANYWHERE, label=say("away-button"), emoji=SIGN))
        view.add_item(discord.ui.Button(custom_id=BLOCKED, label=say("block-button")))
        if here:
            _with_server(view, say)
        await private(interaction, words, view=finished(view))

    async def _status(self, head: TableHead) -> Status:
        """Return the table's status: ``paused`` if its controller says so; the table need not be awake for that."""
        row = await self._store.read(tables.table(head.id)) if head.status == "running" else None
        if row is None or not row.desk:
            return head.status
        try:
            return "paused" if self._hall.services.kinds[row.game].stands_still(row.desk) else "running"
        except Unreadable:
            return head.status

    @router.menu(MENU)
    async def _chosen(self, interaction: Interaction, chosen: router.Given) -> None:
        await self._missed(interaction, *chosen[:1])

    async def _missed(self, interaction: Interaction, wanted: str = "") -> None:
        """Let the table tell. Raises ``UserError`` if it is none of the chooser's own, or over by now."""
        heads = await self._store.read(tables.tables_of(interaction.user.id, _TOLD))
        found = next((head for head in heads if str(head.id) == wanted and _recounts(head)), None)
        if found is None:
            raise UserError(voice_for(interaction)("table-not-your-game"))
        self._intake.carry(interaction, found.id, MISSED)

    async def missed(self, interaction: Interaction, game: int | None) -> None:
        """Report what the asker missed at this table, the thread's, or the only one. Raises ``UserError``."""
        told = await self._told(interaction.user.id)
        here = self._hall.table_in(interaction.channel_id or 0)
        wanted = game if game is not None else here if here in told else told[0] if len(told) == 1 else None
        if wanted is None:
            raise UserError(voice_for(interaction)("table-which-game" if told else "cosmic-missed-nowhere"))
        await self._missed(interaction, str(wanted))

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """One's own tables that tell what one has missed."""
        say = voice_for(interaction)
        heads = [
            head for head in await self._store.read(tables.tables_of(interaction.user.id, _TOLD)) if _recounts(head)
        ]
        labels = [(table_name(head.game, head.id, say), head.id) for head in heads]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting[:_MOST]]

    async def _told(self, user: int) -> list[int]:
        return [head.id for head in await self._store.read(tables.tables_of(user, _TOLD)) if _recounts(head)]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class MyCog(commands.GroupCog, group_name="my", group_description=shown_as("command-my")):
    """The slash commands below ``/my``."""

    def __init__(self, mine: MyGames, blocking: BlockDesk) -> None:
        self._mine = mine
        self._blocking = blocking

    @app_commands.command(name="games", description=shown_as("command-my-games"))
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        await self._mine.show(interaction)

    @app_commands.command(name="missed", description=shown_as("command-my-missed"))
    @app_commands.describe(game=shown_as("command-my-missed-game"))
    async def missed(self, interaction: discord.Interaction[discord.Client], game: int | None = None) -> None:
        await self._mine.missed(interaction, game)

    @missed.autocomplete("game")
    async def suggested(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """One's own games under way."""
        return await self._mine.suggest(interaction, typed)

    @app_commands.command(name="block", description=shown_as("command-my-block"))
    @app_commands.describe(person=shown_as("command-my-block-person"))
    async def block(self, interaction: discord.Interaction[discord.Client], person: discord.User) -> None:
        """Never be seated with somebody by a search."""
        await self._blocking.block(interaction, person.id, person=not person.bot)

    @app_commands.command(name="unblock", description=shown_as("command-my-unblock"))
    @app_commands.describe(person=shown_as("command-my-unblock-person"))
    async def unblock(self, interaction: discord.Interaction[discord.Client], person: discord.User) -> None:
        """Take a block back."""
        await self._blocking.unblock(interaction, person.id)

    @app_commands.command(name="blocked", description=shown_as("command-my-blocked"))
    async def blocked(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with menus."""
        await self._blocking.show(interaction)


def _with_server(view: discord.ui.View, say: Speech) -> discord.ui.View:
    """The view with one more button: what is on at this server."""
    return view.add_item(discord.ui.Button(custom_id=SERVER, label=say("table-server-button")))


def fitted(asked: list[str], others: list[str], say: Speech) -> str:
    """As many lines as a message holds, what one is asked first; the rest is counted."""
    return as_many([*asked, *(others if len(others) > 1 else [])], lambda left: say("table-more", count=left))


def _recounts(head: TableHead) -> bool:
    return head.status in _TOLD and LOBBY_GAMES[head.game].recounts


def _place(soonest: list[int], table: int) -> int:
    return soonest.index(table) if table in soonest else len(soonest)
