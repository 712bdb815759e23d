"""``/games``: one's tables on all servers, what one is asked and has missed there, and one's own settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import discord
from discord import app_commands

from bot.kernel.saving.codec import Unreadable
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.reminding.digests import link
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import OwedAt, Status, TableHead
from bot.store.statements import tables, timing
from bot.tables.contract.away import SIGN
from bot.tables.contract.choices import MISSED
from bot.words.errors import UserError
from bot.words.marks import ago, mention
from bot.words.message import ids
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.intake import Intake
from cogs.arriving.places import FINISHED
from cogs.arriving.replies import Interaction, private, private_panel
from cogs.holidays import BUTTON as AWAY, HolidayHandlers
from cogs.lobbies.finding import BUTTON as BLOCKED
from cogs.preferences import BUTTON as SETTINGS
from cogs.server.admin import DATA_BUTTON as DATA
from cogs.ui.translate import shown_as
from cogs.ui.voices import as_many, voice_for

OPEN: Final = ("lobby", "running", "paused", "referee", "broken")
_TOLD: Final = ("running", "paused")
"""States in which a table tells what somebody has missed."""
_STATUS = ids("table-status-", OPEN)
_ROWS: Final = 9
"""Tables in one message: with their buttons as many parts as it may have, and about as much as a phone shows."""
_Item: TypeAlias = discord.ui.Item[discord.ui.LayoutView]


class MyGames:
    """The list of somebody's tables. One per client."""

    def __init__(self, registry: TableRegistry, intake: Intake, holidays: HolidayHandlers) -> None:
        self._holidays = holidays
        self._registry = registry
        self._intake = intake
        self._store = registry.services.store

    async def show(self, interaction: Interaction) -> None:
        """List the asker's tables, those that ask them something first, soonest first."""
        user, say = interaction.user.id, voice_for(interaction)
        heads = {head.id: head for head in await self._store.read(tables.tables_of(user, OPEN))}
        self._registry.came(user)
        owed: dict[int, OwedAt] = {}
        for one in await self._store.read(timing.owed(user)):
            if one.table in heads:
                owed.setdefault(one.table, one)
        ordered = [heads[table] for table in dict.fromkeys((*owed, *heads))]
        rows = [_row(head, await self._told(head, owed.get(head.id), say), say) for head in ordered[:_ROWS]]
        away = await self._holidays.told(user, say)
        await private_panel(interaction, _panel(_head(len(heads), len(owed), away, say), rows, len(ordered), say))

    def menus(self) -> list[app_commands.ContextMenu]:
        """*Our games* on a person."""

        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def of_person(interaction: Interaction, person: discord.User) -> None:
            await self._ours(interaction, person)

        return [app_commands.ContextMenu(name=shown_as("command-menu-games"), callback=of_person)]

    async def _ours(self, interaction: Interaction, other: discord.User) -> None:
        """List the games that the asker and somebody else play or have played together."""
        say = voice_for(interaction)
        if other.bot:
            raise UserError(say("table-ours-bot"))
        if other.id == interaction.user.id:
            await self.show(interaction)
            return
        heads = await self._store.read(tables.tables_of_two(interaction.user.id, other.id))
        begun = [head for head in heads if head.thread is not None]
        if not begun:
            raise UserError(say("table-ours-none", person=mention(other.id)))
        lines = [say("table-ours", person=mention(other.id), games=len(begun))]
        for head in begun:
            told = say("table-over") if head.status in FINISHED else say(_STATUS[await self._status(head)])
            way = link(head.guild, head.thread)
            lines.append(say("table-ours-row", name=table_name(head.game, head.id, say), link=way, told=told))
        await private(interaction, as_many(lines, lambda left: say("table-more", count=left)))

    async def _told(self, head: TableHead, owed: OwedAt | None, say: Speech) -> str:
        """Return what the table asks, and until when; else how it stands."""
        if owed is None:
            return say(_STATUS[await self._status(head)])
        due = ago(owed.due_ms // 1_000) if owed.due_ms else ""
        return say("table-owed", what=owed.what, due=due, timed=bool(owed.due_ms))

    async def _status(self, head: TableHead) -> Status:
        """Return the table's status: ``paused`` if its controller says so; the table need not be awake for that."""
        row = await self._store.read(tables.table(head.id)) if head.status == "running" else None
        if row is None or not row.desk:
            return head.status
        try:
            return "paused" if self._registry.services.kinds[row.game].stands_still(row.desk) else "running"
        except Unreadable:
            return head.status

    @router.button(f"m:{MISSED}:{{table:id}}", anywhere=True)
    async def _missed(self, interaction: Interaction, table: int) -> None:
        """Let the table tell. Raises ``UserError`` if it is none of the presser's own, or over by now."""
        heads = await self._store.read(tables.tables_of(interaction.user.id, _TOLD))
        if not any(head.id == table and _recounts(head) for head in heads):
            raise UserError(voice_for(interaction)("table-not-your-game"))
        self._intake.carry(interaction, table, MISSED)


def _head(tables: int, asked: int, away: Sequence[str], say: Speech) -> str:
    """The words above the rows."""
    head = say("table-asked", tables=asked) if asked else say("table-tables") if tables else say("table-no-game")
    return "\n".join([head, *away])


def _row(head: TableHead, told: str, say: Speech) -> _Item:
    """One table: its name as a link, what it asks, and a button."""
    way = link(head.guild, head.thread or head.parent)
    name = table_name(head.game, head.id, say)
    button: discord.ui.Button[discord.ui.LayoutView] = (
        discord.ui.Button(custom_id=f"m:{MISSED}:{head.id}", label=say("cosmic-missed"))
        if _recounts(head)
        else discord.ui.Button(url=way, label=say("table-go"))
    )
    return discord.ui.Section(
        discord.ui.TextDisplay(say("table-row", name=name, link=way, told=told)), accessory=button
    )


def _panel(words: str, rows: Sequence[_Item], tables: int, say: Speech) -> discord.ui.LayoutView:
    """The whole message; its last row leads to what somebody has set for themselves."""
    view = discord.ui.LayoutView(timeout=None)
    more = [say("table-more", count=tables - len(rows))] if tables > len(rows) else []
    view.add_item(discord.ui.TextDisplay(words))
    for item in (*rows, *map(discord.ui.TextDisplay[discord.ui.LayoutView], more), discord.ui.ActionRow(*_own(say))):
        view.add_item(item)
    view.stop()
    return view


def _own(say: Speech) -> Iterator[discord.ui.Button[discord.ui.LayoutView]]:
    yield discord.ui.Button(custom_id=AWAY, label=say("away-button"), emoji=SIGN)
    yield discord.ui.Button(custom_id=SETTINGS, label=say("settings-button"))
    yield discord.ui.Button(custom_id=BLOCKED, label=say("block-button"))
    yield discord.ui.Button(custom_id=DATA, label=say("settings-data"))


def _recounts(head: TableHead) -> bool:
    return head.status in _TOLD and LOBBY_GAMES[head.game].recounts
