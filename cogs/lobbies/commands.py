"""``/play`` and ``/find``."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.games.lobby_games import PRESETS
from bot.words.language import LANGUAGES
from bot.words.message import ids
from bot.words.speech import speech
from cogs.lobbies.finding import GAMES, FindHandlers
from cogs.lobbies.lobby import LobbyHandlers
from cogs.ui.translate import shown_as

_PRESET: Final = ids("command-play-", PRESETS)
_PRESETS: Final = [app_commands.Choice(name=shown_as(_PRESET[name]), value=name) for name in PRESETS]
_LANGUAGES: Final = [app_commands.Choice(name=speech(one)("language-name"), value=one) for one in LANGUAGES]


class LobbyCog(commands.Cog):
    """The commands that bring people to a table."""

    def __init__(self, lobby: LobbyHandlers, finding: FindHandlers) -> None:
        self._lobby = lobby
        self._finding = finding

    @app_commands.command(name="play", description=shown_as("command-play"))
    @app_commands.describe(
        game=shown_as("command-play-game"),
        preset=shown_as("command-play-preset"),
        language=shown_as("command-play-language"),
    )
    @app_commands.choices(game=GAMES, preset=_PRESETS, language=_LANGUAGES)
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction[discord.Client], game: str = "", preset: str = "", language: str = ""
    ) -> None:
        """Post a lobby."""
        await self._lobby.play(interaction, game, preset, language)

    @app_commands.command(name="find", description=shown_as("command-find"))
    @app_commands.describe(game=shown_as("command-play-game"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_install()
    @app_commands.guild_only()
    async def find(self, interaction: discord.Interaction[discord.Client], game: str = "") -> None:
        """List open lobbies, and look for people."""
        await self._finding.show(interaction, game)
