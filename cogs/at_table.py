"""Commands at a table, the same for all games, and commands that work anywhere."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.play.holidays import LONGEST_WRITTEN
from bot.play.learning import PREFERENCE as LESSON
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import PRACTICE
from bot.store.statements import persons, tables
from bot.tables.contract.choices import PLANS
from bot.words.message import UserError, ids
from cogs.arriving import places
from cogs.arriving.intake import Intake
from cogs.arriving.replies import Interaction
from cogs.games import FinishedGames
from cogs.history import History
from cogs.learning import LearnHandlers, PracticeHandlers
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lookup import LookupHandlers, suggest
from cogs.my import USUAL, HolidayHandlers, MyGames
from cogs.rating import Seers
from cogs.server import AdminHandlers
from cogs.ui.translate import shown_as, spoken
from cogs.ui.voices import Name, language_for, voice_for

T = TypeVar("T")
_PLANS = ids("away-plan-", PLANS)


def anywhere(command: T) -> T:
    """Offer a command everywhere, also to people who install the bot for themselves."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


class AnywhereCog(commands.Cog):
    def __init__(self, mine: MyGames, holidays: HolidayHandlers, looking: LookupHandlers, admin: AdminHandlers) -> None:
        self._mine, self._holidays, self._looking = mine, holidays, looking
        self._admin = admin

    @anywhere
    @app_commands.command(name="games", description=shown_as("command-games"))
    async def games(self, interaction: Interaction) -> None:
        await self._mine.show(interaction)

    @anywhere
    @app_commands.command(name="away", description=shown_as("command-away"))
    @app_commands.describe(until=shown_as("command-away-until"), then=shown_as("command-away-then"))
    @app_commands.choices(then=[app_commands.Choice(name=shown_as(_PLANS[value]), value=value) for value in PLANS])
    async def away(
        self,
        interaction: Interaction,
        until: app_commands.Range[str, 1, LONGEST_WRITTEN] | None = None,
        then: str = USUAL,
    ) -> None:
        if until is None:
            await self._holidays.show(interaction)
        else:
            await self._holidays.go(interaction, until, then)

    @anywhere
    @app_commands.command(name="rules", description=shown_as("command-rules"))
    @app_commands.describe(topic=shown_as("command-rules-topic"))
    async def rules(self, interaction: Interaction, topic: Name = "") -> None:
        await self._looking.rules(interaction, topic)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=one, value=one) for one in suggest(typed, language_for(interaction))]

    @anywhere
    @app_commands.command(name="help", description=shown_as("command-help"))
    async def help(self, interaction: Interaction) -> None:
        await self._looking.help(interaction)

    @anywhere
    @app_commands.command(name="privacy", description=shown_as("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        await self._admin.privacy(interaction)


TABLE_COMMANDS: Final[places.TableCommands] = {
    "answer": places.TableCommand("answer", ("text",), given="play"),
    "hand": places.TableCommand("hand", given="hand_text"),
    "board": places.TableCommand("status", given="board"),
    "log": places.TableCommand("log"),
    "why": places.TableCommand("why"),
    "undo": places.TableCommand("undo_ask"),
    "pause": places.TableCommand("pause_ask"),
    "leave": places.TableCommand("leave"),
    "orders": places.TableCommand("orders"),
    "watch": places.TableCommand("watch"),
}
_BARE: Final = ("log", "why", "undo", "pause", "leave", "orders", "watch")
_SHOWN: Final = ids("command-", _BARE)
_STUDIES: Final = {LESSON: "lesson: ", PRACTICE: "practice: "}
"""Prefixes of suggested answers to a lesson or practice, by the store's name for it."""
_LABELS: Final = ids("table-answer-", _STUDIES)
_everywhere: Final = app_commands.allowed_contexts(guilds=True, dms=True)


class AtTableCog(commands.Cog):
    def __init__(
        self,
        registry: TableRegistry,
        intake: Intake,
        suggestions: places.Suggestions,
        lobby: LobbyHandlers,
        history: History,
        games: FinishedGames,
        learn: LearnHandlers,
        practice: PracticeHandlers,
        seers: Seers,
    ) -> None:
        self._store = registry.services.store
        self._own = places.OwnGames(registry)
        self._intake, self._suggestions, self._lobby = intake, suggestions, lobby
        self._history, self._games, self._learn = history, games, learn
        self._practice, self._seers = practice, seers

        async def act(interaction: Interaction) -> None:
            await self._elsewhere(interaction)

        for name in _BARE:
            command: Any = app_commands.Command(name=name, description=shown_as(_SHOWN[name]), callback=act)
            self.__cog_app_commands__.append(app_commands.guild_install()(_everywhere(command)))

    @anywhere
    @app_commands.command(name="answer", description=shown_as("command-answer"))
    @app_commands.describe(text=shown_as("command-answer-text"))
    async def answer(self, interaction: Interaction, text: str = "") -> None:
        if places.at_table(interaction):
            return
        study = await self._study(interaction, text)
        words = text.removeprefix(_STUDIES.get(study or "", ""))
        if study == LESSON:
            await self._learn.learn(interaction, answer=words)
        elif study == PRACTICE:
            await self._practice.practise(interaction, answer=words)
        else:
            await self._elsewhere(interaction)

    @answer.autocomplete("text")
    async def answers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say, own = voice_for(interaction), await self._own.last(interaction)
        found = await self._suggestions.ask(interaction, "play", typed, table=own)
        for study in await self._studies(interaction):
            handlers, prefix = self._learn if study == LESSON else self._practice, _STUDIES[study]
            found += [
                app_commands.Choice(name=say(_LABELS[study], answer=label)[: places.LONGEST], value=f"{prefix}{value}")
                for label, value in await handlers.suggest(interaction, typed.removeprefix(prefix))
                if len(prefix) + len(value) <= places.LONGEST
            ]
        return found[: places.MOST]

    @anywhere
    @app_commands.command(name="hand", description=shown_as("command-hand"))
    @app_commands.describe(text=shown_as("command-as-text"))
    async def hand(self, interaction: Interaction, text: bool = False) -> None:
        await self._elsewhere(interaction)

    @app_commands.command(name="board", description=shown_as("command-board"))
    @app_commands.describe(text=shown_as("command-as-text"))
    @app_commands.guild_install()
    @_everywhere
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        await self._elsewhere(interaction)

    async def _elsewhere(self, interaction: Interaction) -> None:
        """Handle a command that no table has taken: for a lobby, a finished game, or a game elsewhere."""
        if places.at_table(interaction):
            return
        name, called = spoken(dict(interaction.data or {}))
        if name == "leave" and await self._lobby.leave_here(interaction):
            return
        if name == "watch":
            await self._seers.show(interaction)
            return
        if await self._store.read(tables.table_in(interaction.channel_id or 0)) is not None:
            over = await self._games.over_here(interaction)
            if name != "log" or over is None:
                await places.only_at_table(interaction, self._store)
            else:
                await self._history.log(interaction, over)
            return
        table = await self._own.last(interaction)
        if table is None:
            say, several = voice_for(interaction), await self._own.mine(interaction)
            raise UserError(say("table-several-games" if several else "table-no-game"))
        press = places.command_press(table, TABLE_COMMANDS[name], called)
        self._intake.carry(interaction, table, press.choice, press.values)

    async def _study(self, interaction: Interaction, text: str) -> str | None:
        """The study named in the text, or the open one if its sender is in no game."""
        studies = await self._studies(interaction) if text else []
        named = (study for study in studies if text.startswith(_STUDIES[study]))
        if (study := next(named, None)) is not None:
            return study
        return next(iter(studies), None) if studies and not await self._own.mine(interaction) else None

    async def _studies(self, interaction: Interaction) -> list[str]:
        user = interaction.user.id
        return [one for one in (PRACTICE, LESSON) if await self._store.read(persons.preference(user, one)) is not None]
