"""Learning to play: lessons of the tutor, and practice from a moment of one's ended games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import app_commands

from bot.play import roster
from bot.play.learning.tutoring import FIRST, Learning, Practising, titles
from bot.store.rows import TableRow
from bot.words.errors import UserError
from bot.words.signs import clean_name
from cogs.arriving import router
from cogs.arriving.replies import Interaction, Replies
from cogs.finished.games import PRACTISED, FinishedGames
from cogs.ui.voices import language_for, voice_for

BUTTON: Final = "learn:open"
"""The button that goes on with the lessons."""
_MOST: Final = 25
_LONGEST: Final = 100
"""Characters of a suggestion."""


class LearnDesk:
    """Answers ``/cosmic learn`` and the controls of lessons and practices. One per client."""

    def __init__(self, learning: Learning, practice: PracticeDesk, replies: Replies) -> None:
        self._learning = learning
        self._replies = replies
        self._practice = practice

    async def learn(self, interaction: Interaction, lesson: str, answer: str) -> None:
        """Go on, begin a lesson, or answer it. Raises ``UserError``."""
        user, language = interaction.user, language_for(interaction)
        token = self._replies.expect(interaction)
        if answer:
            await self._learning.type(token, user.id, user.display_name, language, answer)
        else:
            await self._learning.open(token, user.id, user.display_name, language, lesson)

    @router.button(BUTTON, anywhere=True)
    async def _go_on(self, interaction: Interaction) -> None:
        await self.learn(interaction, "", "")

    @router.menu("t0:{ask:int}:{choice:word}", anywhere=True)
    @router.form("t0:{ask:int}:{choice:word}", anywhere=True)
    async def _press(self, interaction: Interaction, given: router.Given, ask: int, choice: str) -> None:
        """A control of a lesson or of a practice: both are of table ``LESSONS``, and practices count from ``FIRST``."""
        if ask >= FIRST:
            await self._practice.press(interaction, ask, choice, given)
            return
        user, token = interaction.user, self._replies.expect(interaction)
        await self._learning.press(token, user.id, user.display_name, language_for(interaction), ask, choice, given)

    async def suggest_lessons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """All lessons in their order."""
        fitting = [row for row in titles(language_for(interaction)) if typed.casefold() in row[1].casefold()]
        return [app_commands.Choice(name=title, value=name) for name, title in fitting[:_MOST]]

    async def suggest_answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        user = interaction.user
        found = await self._learning.suggest(user.id, user.display_name, language_for(interaction), typed)
        return [app_commands.Choice(name=label[:_LONGEST], value=value[:_LONGEST]) for label, value in found[:_MOST]]


class PracticeDesk:
    """Answers ``/cosmic practice`` and the button that begins one. One per client."""

    def __init__(self, practising: Practising, games: FinishedGames, replies: Replies) -> None:
        self._practising = practising
        self._games = games
        self._replies = replies

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

    @router.button("practise:{table:id}", anywhere=True)
    async def _begin(self, interaction: Interaction, table: int) -> None:
        """Play a game on from its first challenge. Raises ``UserError``."""
        await self.practise(interaction, table)

    async def press(self, interaction: Interaction, ask: int, choice: str, given: Sequence[str]) -> None:
        """A control of a practice's message."""
        user, token = interaction.user, self._replies.expect(interaction)
        await self._practising.press(token, user.id, language_for(interaction), ask, choice, tuple(given))

    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """One's own ended games, newest first."""
        return await self._games.suggest(interaction, typed, PRACTISED)

    async def suggest_players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the players of the game that is typed before, if it is one of the asker's own."""
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
        found = await self._practising.suggest(interaction.user.id, language_for(interaction), typed)
        return [app_commands.Choice(name=label[:_LONGEST], value=value[:_LONGEST]) for label, value in found[:_MOST]]

    async def _own(self, interaction: Interaction, game: int) -> TableRow:
        """A game that is over and at which the asker sat. Raises ``UserError``."""
        row = await self._games.find(interaction, game)
        if row.game != PRACTISED or not any(seat.user == interaction.user.id for seat in roster.decode(row.roster)):
            raise UserError(voice_for(interaction)("practice-not-yours"))
        return row
