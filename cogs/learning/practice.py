"""``/cosmic practice``: plays one of one's ended games on; takes answers as words, and presses of its messages."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import app_commands

from bot.errors import UserError
from bot.play import roster
from bot.play.learning.practising import FIRST, Practising
from bot.play.learning.private import LESSONS
from bot.store.rows import TableRow
from bot.words.names import clean_name
from cogs.arriving.acts import control_act
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, Replies
from cogs.finished.games import FinishedGames
from cogs.voices import language_for, voice_for

GAME: Final = "cosmic"
BUTTON: Final = "practise:"
"""Begins the button that plays a game on from its first challenge; the number of its table follows."""
_BUTTON: Final = re.compile(rf"{BUTTON}(\d{{1,15}})")
_MOST: Final = 25
_LONGEST: Final = 100
"""Characters of a suggestion."""


class PracticeDesk:
    """Answers ``/cosmic practice`` and takes the presses of practice games. One per client."""

    def __init__(self, practising: Practising, games: FinishedGames, replies: Replies) -> None:
        self._practising = practising
        self._games = games
        self._replies = replies
        self._presses = Presses()

    async def practise(
        self,
        interaction: Interaction,
        game: int | None,
        challenge: int = 1,
        question: int = 0,
        player: str = "",
        answer: str = "",
    ) -> None:
        """Begin to practise, answer what is asked, or go on. Raises ``UserError``."""
        user, language = interaction.user, language_for(interaction)
        if game is None:
            token = self._replies.expect(interaction)
            if answer:
                await self._practising.type(token, user.id, language, answer)
            else:
                await self._practising.open(token, user.id, language)
            return
        row = await self._own(interaction, game)
        token = self._replies.expect(interaction)
        await self._practising.begin(token, user.id, language, row, challenge, player, question)

    def take(self, interaction: Interaction) -> bool:
        """Handle a press on a practice, the form of one, or the button that begins one; False if it is something else.

        Synchronous.
        """
        data: dict[str, Any] = dict(interaction.data or {})
        found = _BUTTON.fullmatch(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.component and found is not None:
            self._presses.begin(interaction, self.practise(interaction, int(found[1])))
            return True
        pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        act = control_act(data) if pressed else None
        if act is None or act.table != LESSONS or act.ask < FIRST:
            return False
        user, token = interaction.user, self._replies.expect(interaction)
        work = self._practising.press(token, user.id, language_for(interaction), act.ask, act.choice, act.values)
        self._presses.begin(interaction, work)
        return True

    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """One's own ended games, newest first."""
        return await self._games.suggest(interaction, typed, GAME)

    async def suggest_players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Who played the game that is typed before, if it is one of the asker's own."""
        game = getattr(interaction.namespace, "game", None)
        if not isinstance(game, int):
            return []
        try:
            seats = roster.decode((await self._own(interaction, game)).roster)
        except UserError:
            return []
        names = [clean_name(seat.name) for seat in seats]
        return [app_commands.Choice(name=name, value=name) for name in names if typed.casefold() in name.casefold()]

    async def suggest_questions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """From where in the challenge that is typed before one can play on, if the game is one of the asker's own."""
        given, user, language = interaction.namespace, interaction.user.id, language_for(interaction)
        game, challenge, player = given.game, given.challenge or 1, given.player or ""
        if not isinstance(game, int) or not isinstance(challenge, int) or not isinstance(player, str):
            return []
        try:
            row = await self._own(interaction, game)
            said = await self._practising.questions(user, language, row, challenge, player)
        except UserError:
            return []
        wanted = typed.strip().casefold()
        fitting = [(label, at) for at, label in enumerate(said) if wanted in label.casefold()]
        return [app_commands.Choice(name=label, value=at) for label, at in fitting[:_MOST]]

    async def suggest_answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What can be answered to what the practice asks."""
        found = await self._practising.suggest(interaction.user.id, language_for(interaction), typed)
        return [app_commands.Choice(name=label[:_LONGEST], value=value[:_LONGEST]) for label, value in found[:_MOST]]

    async def _own(self, interaction: Interaction, game: int) -> TableRow:
        """A game that is over and at which the asker sat. Raises ``UserError``."""
        row = await self._games.find(interaction, game)
        if row.game != GAME or not any(seat.user == interaction.user.id for seat in roster.decode(row.roster)):
            raise UserError(voice_for(interaction)("practice-not-yours"))
        return row
