"""Look things up: ``/rules``, ``/help`` and *Explain this* in the menu of a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

import discord
from discord import app_commands

from bot.cosmic.library import pages
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.games.lookup import answer, contents
from bot.play.running.table_registry import TableRegistry
from bot.store.statements import tables
from bot.tables.contract.table import Button
from bot.words.errors import UserError
from bot.words.language import Language
from bot.words.speech import speech
from cogs.arriving import router
from cogs.arriving.acts import TableCommand, TableCommands, control_press
from cogs.arriving.intake import Intake
from cogs.arriving.places import FINISHED, at_table
from cogs.arriving.replies import Interaction, private, replacement
from cogs.finished.history import History
from cogs.learning import BUTTON as LEARN
from cogs.posting.screen import DrawOne, drawn_in_time, pictured
from cogs.ui.components import button_view, with_select
from cogs.ui.translate import shown_as
from cogs.ui.voices import language_for, voice_for

COSMIC: Final = LOBBY_GAMES["cosmic"].name
TABLE_COMMANDS: TableCommands = {"help": TableCommand("help", game=COSMIC)}
"""Slash commands that are actions at the table of the thread."""
_MENU: Final = 25
"""Options of a menu."""


class LookupHandlers:
    """Answers ``/rules``, ``/help`` and the menu of a message. One per client."""

    def __init__(self, registry: TableRegistry, intake: Intake, history: History, draw: DrawOne) -> None:
        self._registry = registry
        self._history = history
        self._intake = intake
        self._draw = draw

    async def rules(self, interaction: Interaction, topic: str) -> None:
        """Find what is typed: a page, an old command, or a menu of all rules if nothing is."""
        language, say = language_for(interaction), voice_for(interaction)
        if old := replacement(" ".join(topic.casefold().removeprefix("/").split()), say):
            await private(interaction, old)
            return
        page = answer(topic, language)
        picture = pages.power_picture(page.power, language) if page.power else None
        file = None
        if picture is not None:
            file = await drawn_in_time(self._draw, pages.POWER_CARD, picture, pages.POWER_FILE, pages.told(picture))
        view = discord.utils.MISSING if topic.strip() else _menus(language)
        await pictured(lambda files: private(interaction, page.words, files, view), [] if file is None else [file])

    @router.menu("w{_:int}:rules")
    async def _chosen(self, interaction: Interaction, chosen: router.Given, _: int) -> None:
        """The page takes the place of the one before; the menus stay."""
        language = language_for(interaction)
        words = answer(" ".join(chosen), language).words
        await interaction.response.edit_message(content=words, view=_menus(language))

    async def help(self, interaction: Interaction) -> None:
        """Say what one can do now: at a table of Cosmic Encounter taken on arrival, in direct messages of the game
        last played. Elsewhere it tells how to begin.
        """
        if at_table(interaction):
            return
        say, here = voice_for(interaction), interaction.channel_id or 0
        table = await self._last(interaction.user.id) if interaction.guild_id is None else None
        if table is not None:
            self._intake.carry(interaction, table, "help")
        elif self._registry.table_in(here) is not None:
            await private(interaction, say("table-help-slap"))
        else:
            learn = button_view([[(LEARN, Button(0, "", say("learn-button"), style="primary"))]])
            await private(interaction, say("table-help"), view=learn)

    def menus(self) -> list[app_commands.ContextMenu]:
        """*Explain this* on a message."""

        @app_commands.guild_install()
        @app_commands.allowed_contexts(guilds=True, dms=True)
        async def of_message(interaction: Interaction, message: discord.Message) -> None:
            await self._explain(interaction, message)

        return [app_commands.ContextMenu(name=shown_as("command-menu-explain"), callback=of_message)]

    async def _explain(self, interaction: Interaction, message: discord.Message) -> None:
        """Let the table of a message say which rules have decided; the log of a game that is over does, too.

        Raises ``UserError`` for all other messages.
        """
        store, say = self._registry.services.store, voice_for(interaction)
        if message.author.id != interaction.application_id:
            raise UserError(say("library-not-mine"))
        table = _table_of(message) or await store.read(tables.table_in(message.channel.id))
        row = await store.read(tables.table(table)) if table else None
        if row is None or row.status == "lobby":
            raise UserError(say("library-nothing-to-explain"))
        if row.status in FINISHED:
            await self._history.log(interaction, row.id)
        else:
            self._intake.carry(interaction, row.id, "why" if row.game == COSMIC else "rules")

    async def _last(self, user: int) -> int | None:
        """The user's game of Cosmic Encounter at which they did something last, or their only one."""
        heads = await self._registry.services.store.read(tables.tables_of(user, ("running",)))
        mine, last = [head.id for head in heads if head.game == COSMIC], self._registry.last_table(user)
        return last if last in mine else mine[0] if len(mine) == 1 else None


def _table_of(message: discord.Message) -> int | None:
    """The table to which a control of the message belongs; None if it has none."""
    presses = (control_press({"custom_id": one}) for one in _ids(message.components))
    return next((press.table for press in presses if press is not None), None)


def _ids(parts: Iterable[object]) -> Iterator[str]:
    """Ids of controls, also inside rows, sections and containers."""
    for part in parts:
        yield str(getattr(part, "custom_id", ""))
        yield from _ids((*getattr(part, "children", ()), *filter(None, [getattr(part, "accessory", None)])))


def _menus(language: Language) -> discord.ui.View:
    """All rules, as many menus as they need."""
    titles, say, view = contents(language), speech(language), discord.ui.View(timeout=None)
    menus = ceil(len(titles) / _MENU)
    for number in range(menus):
        some = titles[len(titles) * number // menus : len(titles) * (number + 1) // menus]
        placeholder = say("library-menu", first=some[0], last=some[-1])
        view = with_select(view, f"w{number}:rules", placeholder, [(one, one, "") for one in some])
    return view
