"""The panel *On this server …* below ``/my games``: a button for each thing that a server's commands show or begin.

Each button is the desk's own, which takes its press.
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.tables.contract.table import Button
from bot.words.speech import Speech
from cogs.admin import DATA_BUTTON, SETTINGS_BUTTON
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, changeable, private
from cogs.finished.history import BUTTON as HISTORY
from cogs.finished.seasons import BUTTON as SEASON
from cogs.learning.desk import BUTTON as LEARN
from cogs.lobbies.finding import FIND, OPEN
from cogs.rating.desk import BUTTON as RATINGS
from cogs.tournaments.controls import SHOW as TOURNAMENT
from cogs.ui.components import button_view
from cogs.voices import voice_for
from cogs.watching.seers import BUTTON as SEERS

BUTTON: Final = "server:panel"
"""The button that shows the panel."""


class ServerPanel:
    """Takes the press that shows the panel. One per client."""

    def __init__(self) -> None:
        self._presses = Presses()

    def take(self, interaction: Interaction) -> bool:
        """Handle the button that shows the panel; False if it is something else. Synchronous."""
        data: dict[str, Any] = dict(interaction.data or {})
        pressed = interaction.type is discord.InteractionType.component and data.get("custom_id") == BUTTON
        if pressed and changeable(interaction):
            say = voice_for(interaction)
            view = panel(say, manages=interaction.permissions.manage_guild)
            self._presses.begin(interaction, private(interaction, say("table-server-panel"), view=view))
            return True
        return False


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
