"""``/cosmic learn``: opens a lesson, takes its answer as words, and takes the presses of lessons' messages."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.play.learning.lessons import Learning, titles
from bot.play.learning.practising import FIRST
from bot.play.learning.private import LESSONS
from cogs.arriving.acts import control_act
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, Replies
from cogs.voices import language_for

BUTTON: Final = "learn:open"
"""The button that goes on with the lessons."""
_MOST: Final = 25
_LONGEST: Final = 100
"""Characters of a suggestion."""


class LearnDesk:
    """Answers ``/cosmic learn`` and takes the presses of lessons. One per client."""

    def __init__(self, learning: Learning, replies: Replies) -> None:
        self._learning = learning
        self._replies = replies
        self._presses = Presses()

    async def learn(self, interaction: Interaction, lesson: str, answer: str) -> None:
        """Go on, begin a lesson, or answer it. Raises ``UserError``."""
        user, language = interaction.user, language_for(interaction)
        token = self._replies.expect(interaction)
        if answer:
            await self._learning.type(token, user.id, user.display_name, language, answer)
        else:
            await self._learning.open(token, user.id, user.display_name, language, lesson)

    def take(self, interaction: Interaction) -> bool:
        """Handle a press on a lesson, the form of one, or the button that opens one; False if it is something else.

        Synchronous.
        """
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component and data.get("custom_id") == BUTTON:
            self._presses.begin(interaction, self.learn(interaction, "", ""))
            return True
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        act = control_act(data) if pressed else None
        if act is None or act.table != LESSONS or act.ask >= FIRST:
            return False
        user, token = interaction.user, self._replies.expect(interaction)
        work = self._learning.press(
            token, user.id, user.display_name, language_for(interaction), act.ask, act.choice, act.values
        )
        self._presses.begin(interaction, work)
        return True

    async def suggest_lessons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """All lessons in their order."""
        fitting = [row for row in titles(language_for(interaction)) if typed.casefold() in row[1].casefold()]
        return [app_commands.Choice(name=title, value=name) for name, title in fitting[:_MOST]]

    async def suggest_answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What can be answered to the lesson at which somebody is."""
        user = interaction.user
        found = await self._learning.suggest(user.id, user.display_name, language_for(interaction), typed)
        return [app_commands.Choice(name=label[:_LONGEST], value=value[:_LONGEST]) for label, value in found[:_MOST]]
