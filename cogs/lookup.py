"""Look things up: ``/rules``, ``/help`` and *Explain this* in the menu of a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Final, Literal, TypeAlias

import discord
import msgspec
from discord import app_commands

from bot.cosmic import library
from bot.cosmic.library import topics
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import FINISHED
from bot.store.statements import tables
from bot.tables.contract.table import Button, Picture
from bot.words.message import Language, UserError
from bot.words.search import Named, completions, find
from bot.words.signs import safe_name
from bot.words.speech import speech
from cogs.arriving import router
from cogs.arriving.intake import Intake
from cogs.arriving.places import OwnGames, TableCommand, TableCommands, at_table, control_press
from cogs.arriving.replies import Interaction, private, replacement
from cogs.history import History
from cogs.learning import BUTTON as LEARN
from cogs.posting import Draw, pictured
from cogs.ui.components import button_view, with_select
from cogs.ui.translate import shown_as
from cogs.ui.voices import language_for, voice_for

Key: TypeAlias = library.Key | tuple[Literal["slap"], str]
_SLAP: Final[Key] = ("slap", "rules")
_NEAR, _MOST = 5, 25


class Page(msgspec.Struct, frozen=True):
    words: str
    power: str = ""
    """Power on the page, which has a picture as well."""


def answer(typed: str, language: Language) -> Page:
    say = speech(language)
    if not typed.strip():
        return Page(say("library-contents"))
    key = library.by_rule(typed) or _meant(find(typed, _things(language)))
    if key is None:
        near = [f"*{label}*" for label in suggest(typed, language)[:_NEAR]]
        return Page(say("library-unknown", typed=safe_name(typed), near=near))
    if key[0] == "slap":
        return Page(say("slap-rules-both"))
    return Page(library.page(key, language), key[1] if key[0] == "power" else "")


def suggest(typed: str, language: Language) -> list[str]:
    """Likeliest first, at most 25."""
    found = _things(language)
    titles = {thing.value: thing.names[0] for thing in found}
    first = library.by_rule(typed) or _meant(find(typed, found))
    near = [thing.value for thing in completions(typed, found)]
    keys = dict.fromkeys(near if first is None else (first, *near))
    return [titles[key] for key in list(keys)[:_MOST]]


def contents(language: Language) -> list[str]:
    return [speech(language)("library-slap"), *(topic.title for topic in topics(language))]


def _things(language: Language) -> Sequence[Named[Key]]:
    say = speech(language)
    slap = Named(_SLAP, (say("library-slap"), *say("library-slap.also").split(", ")))
    return [slap, *(Named[Key](one.value, one.names) for one in library.everything(language))]


def _meant(found: Sequence[Named[Key]]) -> Key | None:
    """The one match, or the only one on its shelf; None if that is not clear."""
    for shelf in ("slap", *library.SHELVES):
        here = [one.value for one in found if one.value[0] == shelf]
        if len(here) == 1:
            return here[0]
    return None


COSMIC: Final = LOBBY_GAMES["cosmic"].name
TABLE_COMMANDS: TableCommands = {"help": TableCommand("help", game=COSMIC)}
_MENU: Final = 25
"""Discord's limit for options."""


class LookupHandlers:
    def __init__(self, registry: TableRegistry, intake: Intake, history: History, draw: Draw) -> None:
        self._registry = registry
        self._own = OwnGames(registry)
        self._history, self._intake, self._draw = history, intake, draw

    async def rules(self, interaction: Interaction, topic: str) -> None:
        """Find a page, the replacement of an old command, or list all rules for no text."""
        language, say = language_for(interaction), voice_for(interaction)
        if old := replacement(" ".join(topic.casefold().removeprefix("/").split()), say):
            await private(interaction, old)
            return
        page = answer(topic, language)
        picture = None
        if page.power and (card := library.power_picture(page.power, language)) is not None:
            picture = Picture(library.POWER_CARD, msgspec.json.encode(card), library.alt(card), library.POWER_FILE)
        view = discord.utils.MISSING if topic.strip() else _menus(language)
        await pictured(lambda files: private(interaction, page.words, files, view), self._draw, picture)

    @router.menu("w{_:int}:rules")
    async def _chosen(self, interaction: Interaction, chosen: router.Given, _: int) -> None:
        """Replace the page; the menus stay."""
        language = language_for(interaction)
        await interaction.response.edit_message(content=answer(" ".join(chosen), language).words, view=_menus(language))

    async def help(self, interaction: Interaction) -> None:
        """Unless a table has taken it: in direct messages help with the last game, elsewhere how to begin."""
        if at_table(interaction):
            return
        say, here = voice_for(interaction), interaction.channel_id or 0
        table = await self._own.last(interaction, COSMIC) if interaction.guild_id is None else None
        if table is not None:
            self._intake.carry(interaction, table, "help")
        elif self._registry.table_in(here) is not None:
            await private(interaction, say("table-help-slap"))
        else:
            learn = button_view([[(LEARN, Button(0, "", say("learn-button"), style="primary"))]])
            await private(interaction, say("table-help"), view=learn)

    def menus(self) -> list[app_commands.ContextMenu]:
        return [app_commands.ContextMenu(name=shown_as("command-menu-explain"), callback=self._explain)]

    @app_commands.guild_install()
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def _explain(self, interaction: Interaction, message: discord.Message) -> None:
        """Explain a table's message or a finished game's log. Raises ``UserError`` for all others."""
        store, say = self._registry.services.store, voice_for(interaction)
        if message.author.id != interaction.application_id:
            raise UserError(say("library-not-mine"))
        presses = (control_press({"custom_id": one}) for one in _ids(message.components))
        shown = next((press.table for press in presses if press is not None), None)
        table = shown or await store.read(tables.table_in(message.channel.id))
        row = await store.read(tables.table(table)) if table else None
        if row is None or row.status == "lobby":
            raise UserError(say("library-nothing-to-explain"))
        if row.status in FINISHED:
            await self._history.log(interaction, row.id)
        else:
            self._intake.carry(interaction, row.id, "why" if row.game == COSMIC else "rules")


def _ids(parts: Iterable[object]) -> Iterator[str]:
    """Includes controls inside rows, sections and containers."""
    for part in parts:
        yield str(getattr(part, "custom_id", ""))
        yield from _ids((*getattr(part, "children", ()), *filter(None, [getattr(part, "accessory", None)])))


def _menus(language: Language) -> discord.ui.View:
    titles, say, view = contents(language), speech(language), discord.ui.View(timeout=None)
    menus = ceil(len(titles) / _MENU)
    for number in range(menus):
        some = titles[len(titles) * number // menus : len(titles) * (number + 1) // menus]
        placeholder = say("library-menu", first=some[0], last=some[-1])
        view = with_select(view, f"w{number}:rules", placeholder, [(one, one, "") for one in some])
    return view
