"""The panel *On this server …* below ``/my games``: a button for each thing that a server's commands show or begin.

Each button is the desk's own, which answers it.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.tables.contract.table import Button
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.replies import Interaction, private
from cogs.finished.history import BUTTON as HISTORY
from cogs.finished.seasons import BUTTON as SEASON
from cogs.learning import BUTTON as LEARN
from cogs.lobbies.finding import FIND, OPEN
from cogs.rating import BUTTON as RATINGS, SEERS_BUTTON as SEERS
from cogs.server.admin import DATA_BUTTON, SETTINGS_BUTTON
from cogs.tournaments.controls import SHOW as TOURNAMENT
from cogs.ui.components import button_view
from cogs.ui.voices import voice_for

BUTTON: Final = "server:panel"
"""The button that shows the panel."""


class ServerPanel:
    """Shows the panel. One per client."""

    @router.button(BUTTON)
    async def show(self, interaction: Interaction) -> None:
        """To whoever asks, and nobody else."""
        say = voice_for(interaction)
        view = panel(say, manages=interaction.permissions.manage_guild)
        await private(interaction, say("table-server-panel"), view=view)


def panel(say: Speech, *, manages: bool) -> discord.ui.View:
    """The buttons: to play, to look, then what is set; the settings for who manages the server alone."""
    play = [(FIND, say("find-button")), (OPEN, say("find-open-button")), (LEARN, say("learn-button"))]
    look = [
        (HISTORY, say("history-button")),
        (RATINGS, say("rating-button")),
        (SEASON, say("season-button")),
        (TOURNAMENT, say("tournament-button")),
        (SEERS, say("watch-seers-button")),
    ]
    own = [(DATA_BUTTON, say("admin-data-button"))]
    if manages:
        own.append((SETTINGS_BUTTON, say("admin-settings-button")))
    return button_view([[(custom_id, Button(0, "", label)) for custom_id, label in row] for row in (play, look, own)])
