"""Puts the workshop (``tests.play.workshop``) in the place of the slap game, with commands of its own.

``TEST_SLOW`` makes each transaction take that many of the sandbox's milliseconds while the file ``TEST_ARM`` exists.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import app
from bot.play.games.kinds import KINDS
from bot.store.sqlite.store import SqliteStore
from bot.store.statements.script import Script
from cogs.arriving.places import Suggestions, TableCommand
from tests.play.workshop import WorkshopKind

COMMANDS = {
    "workshop act": TableCommand("act", ("act", "first", "second")),
}
Interaction = discord.Interaction[discord.Client]


class WorkshopCog(commands.GroupCog, group_name="workshop", group_description="Acts of the workshop"):
    """A command with arguments that may be left out, and with suggestions."""

    def __init__(self, suggestions: Suggestions) -> None:
        self._suggestions = suggestions

    @app_commands.command(description="Do something")
    async def act(self, interaction: Interaction, act: str, second: str = "", first: str = "") -> None:
        """Taken on arrival."""

    @act.autocomplete("act")
    async def acts(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """From the controller."""
        return await self._suggestions.ask(interaction, "act", typed)


def install() -> None:
    """In the bot's process, before it starts."""
    KINDS["slap"] = WorkshopKind()  # type: ignore[index]  # nobody else may
    app.TABLE_COMMANDS.update(COMMANDS)
    setup = app.TableBot.setup_hook

    async def with_workshop(self: app.TableBot) -> None:
        await self.add_cog(WorkshopCog(Suggestions(self.registry, self.registry.services.clock)))
        await setup(self)

    app.TableBot.setup_hook = with_workshop  # type: ignore[method-assign]  # for the life of this process


def slow_down(ms: int, armed: Path) -> None:
    """Let each transaction take a while."""
    write, init = SqliteStore.write, app.TableBot.__init__
    clocks: list[Any] = []

    def with_clock(self: app.TableBot, settings: Any, clock: Any, *more: Any) -> None:
        clocks.append(clock)
        init(self, settings, clock, *more)

    async def slow(self: SqliteStore, script: Script[Any]) -> Any:
        if script.table is not None and armed.exists():
            await clocks[-1].sleep(ms)
        return await write(self, script)

    app.TableBot.__init__ = with_clock  # type: ignore[assignment, method-assign]  # hands the rest on as it came
    SqliteStore.write = slow  # type: ignore[assignment, method-assign]  # for the life of this process
