"""``/cosmic``: the commands of Cosmic Encounter. Those that act at a table are taken where they arrive (``intake``)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cosmic.library import pages
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.running.hall import Hall
from bot.store.statements import tables
from bot.tables.contract.choices import SEE, TIPS
from bot.words.errors import UserError
from bot.words.language import DEFAULT
from bot.words.message import ids
from cogs.arriving.acts import Suggestions, TableCommand, TableCommands
from cogs.arriving.intake import Intake
from cogs.arriving.places import add_table_command, at_table, only_at_table
from cogs.arriving.replies import Interaction, private
from cogs.finished.history import History
from cogs.learning import LearnDesk, PracticeDesk
from cogs.lobbies.lobby import LobbyDesk
from cogs.lobbies.opening import with_options
from cogs.posting.screen import DrawOne, drawn_in_time, pictured
from cogs.ui.translate import shown_as
from cogs.ui.voices import Name, language_for, voice_for

GAME = LOBBY_GAMES["cosmic"]
_AS_CALLED = (
    *("status", "board", "log", "why"),
    *("orders", "concede", "pause", "resume", "hold", "undo", "stop"),
)
_IN_DMS_TOO = ("status", "orders", "board", "chart", "log", "why", "undo")
_AT_TABLE = ("concede", "pause", "resume", "hold", "stop")
_SHOWN = ids("command-cosmic-", (*_IN_DMS_TOO, *_AT_TABLE))
TABLE_COMMANDS: TableCommands = {
    (GAME.name, "chart"): TableCommand(f"{SEE}zodiac"),
    **{(GAME.name, name): TableCommand(name) for name in _AS_CALLED},
    (GAME.name, "hand"): TableCommand("hand", elsewhere="game"),
    (GAME.name, "power"): TableCommand("powers", elsewhere="name"),
    (GAME.name, "help"): TableCommand("help", ("tips",)),
    (GAME.name, "leave"): TableCommand("concede"),
    (GAME.name, "play"): TableCommand("play", ("answer",)),
    (GAME.name, "replace"): TableCommand("replace", ("seat", "person"), guest="person"),
}
"""Slash commands that are actions at the table of the thread."""
_TIPS = ids("command-cosmic-help-tips-", TIPS)
Client = discord.Client
MOST = 25


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=True)
class CosmicCog(commands.GroupCog, group_name="cosmic", group_description=shown_as("command-cosmic")):
    """The slash commands below ``/cosmic``."""

    def __init__(
        self,
        hall: Hall,
        lobby: LobbyDesk,
        intake: Intake,
        suggestions: Suggestions,
        draw: DrawOne,
        learn: LearnDesk,
        practice: PracticeDesk,
        history: History,
    ) -> None:
        self._history = history
        self._draw = draw
        self._learn = learn
        self._practice = practice
        self._hall = hall
        self._lobby = lobby
        self._intake = intake
        self._suggestions = suggestions
        for name in _IN_DMS_TOO:
            add_table_command(self, name, shown_as(_SHOWN[name]), hall.services.store, self._here_or_last)
        for name in _AT_TABLE:
            add_table_command(self, name, shown_as(_SHOWN[name]), hall.services.store)

    # --- before the game ----------------------------------------------------------------------------------------------

    @app_commands.command(name="new", description=shown_as("command-cosmic-new"))
    @with_options(GAME.options_in(DEFAULT))
    async def new(self, interaction: discord.Interaction[Client], /, **chosen: str | None) -> None:
        """Open a lobby for Cosmic Encounter with the options that were chosen."""
        options = {name: value for name, value in chosen.items() if value is not None}
        await self._lobby.new(interaction, GAME.name, options)

    @app_commands.command(name="start", description=shown_as("command-cosmic-start"))
    async def start(self, interaction: discord.Interaction[Client]) -> None:
        """The Start button, by command."""
        await self._lobby.start_here(interaction, GAME.name)

    @app_commands.command(name="leave", description=shown_as("command-cosmic-leave"))
    async def leave(self, interaction: discord.Interaction[Client]) -> None:
        """At a table it is conceding, and taken on arrival."""
        if not at_table(interaction):
            await self._lobby.leave_here(interaction, GAME.name)

    # --- at the table: taken on arrival -------------------------------------------------------------------------------

    @app_commands.command(name="hand", description=shown_as("command-cosmic-hand"))
    @app_commands.describe(game=shown_as("command-cosmic-hand-game"))
    async def hand(self, interaction: discord.Interaction[Client], game: int | None = None) -> None:
        """One's own cards and what one is asked. In a game's thread taken on arrival; elsewhere of one's own game."""
        if game is None and at_table(interaction):
            return
        mine = await self._mine(interaction)
        say = voice_for(interaction)
        if game is None and len(mine) != 1:
            raise UserError(say("table-which-game") if mine else say("cosmic-table-none"))
        table = mine[0] if game is None else game
        if table not in mine:
            raise UserError(say("table-not-your-game"))
        self._intake.carry(interaction, table, "hand")

    @hand.autocomplete("game")
    async def games(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[int]]:
        """One's own games under way."""
        say = voice_for(interaction)
        labels = [(table_name(GAME.name, table, say), table) for table in await self._mine(interaction)]
        fitting = [(label, table) for label, table in labels if typed.casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=table) for label, table in fitting[:MOST]]

    @app_commands.command(name="play", description=shown_as("command-cosmic-play"))
    @app_commands.describe(answer=shown_as("command-cosmic-play-answer"))
    async def play(self, interaction: discord.Interaction[Client], answer: str) -> None:
        """Answer what one is asked."""
        await only_at_table(interaction, self._hall.services.store)

    @play.autocomplete("answer")
    async def answers(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest answers to the person who types, and to nobody else."""
        return await self._suggestions.ask(interaction, "play", typed, GAME.name)

    @app_commands.command(name="replace", description=shown_as("command-cosmic-replace"))
    @app_commands.describe(
        seat=shown_as("command-cosmic-replace-seat"),
        person=shown_as("command-cosmic-replace-person"),
    )
    async def replace(
        self, interaction: discord.Interaction[Client], seat: Name, person: discord.User | None = None
    ) -> None:
        """Give a seat to somebody else."""
        await only_at_table(interaction, self._hall.services.store)

    @replace.autocomplete("seat")
    async def seats(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        return await self._suggestions.ask(interaction, "replace", typed, GAME.name)

    # --- to learn -----------------------------------------------------------------------------------------------------

    @app_commands.command(name="learn", description=shown_as("command-cosmic-learn"))
    @app_commands.describe(
        lesson=shown_as("command-cosmic-learn-lesson"),
        answer=shown_as("command-cosmic-learn-answer"),
    )
    async def learn(self, interaction: discord.Interaction[Client], lesson: Name = "", answer: str = "") -> None:
        """The tutor: go on, begin a lesson, or answer it."""
        await self._learn.learn(interaction, lesson, answer)

    @learn.autocomplete("lesson")
    async def lessons(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """The lessons in their order."""
        return await self._learn.suggest_lessons(interaction, typed)

    @learn.autocomplete("answer")
    async def learned(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest answers to the asker's current lesson."""
        return await self._learn.suggest_answers(interaction, typed)

    @app_commands.command(name="practice", description=shown_as("command-cosmic-practice"))
    @app_commands.describe(
        game=shown_as("command-cosmic-practice-game"),
        challenge=shown_as("command-cosmic-practice-challenge"),
        question=shown_as("command-cosmic-practice-question"),
        player=shown_as("command-cosmic-practice-player"),
        answer=shown_as("command-cosmic-practice-answer"),
    )
    async def practice(
        self,
        interaction: discord.Interaction[Client],
        game: int | None = None,
        challenge: app_commands.Range[int, 1] = 1,
        question: app_commands.Range[int, 0] = 0,
        player: Name = "",
        answer: str = "",
    ) -> None:
        """Play one of one's own ended games on against computer players."""
        await self._practice.practise(interaction, game, challenge, question, player, answer)

    @practice.autocomplete("game")
    async def practised(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[int]]:
        """One's own ended games."""
        return await self._practice.suggest_games(interaction, typed)

    @practice.autocomplete("question")
    async def practice_questions(
        self, interaction: discord.Interaction[Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """From where in the challenge that is typed before one can play on."""
        return await self._practice.suggest_questions(interaction, typed)

    @practice.autocomplete("player")
    async def practice_players(
        self, interaction: discord.Interaction[Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self._practice.suggest_players(interaction, typed)

    @practice.autocomplete("answer")
    async def practice_answers(
        self, interaction: discord.Interaction[Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self._practice.suggest_answers(interaction, typed)

    # --- to look up ---------------------------------------------------------------------------------------------------

    @app_commands.command(name="power", description=shown_as("command-cosmic-power"))
    @app_commands.describe(name=shown_as("command-cosmic-power-name"))
    async def power(self, interaction: discord.Interaction[Client], name: Name = "") -> None:
        """Describe a power and both sides of its flare; without a name at a table, its powers."""
        if not name and at_table(interaction):
            return
        language = language_for(interaction)
        words, view = pages.answer("power", name, language), pages.power_picture(name, language)
        file = None
        if view is not None:
            file = await drawn_in_time(self._draw, pages.POWER_CARD, view, pages.POWER_FILE, pages.told(view))
        await pictured(lambda files: private(interaction, words, files), [] if file is None else [file])

    @app_commands.command(name="card", description=shown_as("command-cosmic-card"))
    @app_commands.describe(name=shown_as("command-cosmic-card-name"))
    async def card(self, interaction: discord.Interaction[Client], name: Name) -> None:
        await _page(interaction, "card", name)

    @app_commands.command(name="rules", description=shown_as("command-cosmic-rules"))
    @app_commands.describe(topic=shown_as("command-cosmic-rules-topic"))
    async def rules(self, interaction: discord.Interaction[Client], topic: Name = "") -> None:
        """A topic of the rules, or their contents."""
        await _page(interaction, "rules", topic)

    @power.autocomplete("name")
    async def powers(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest names of powers while one is typed."""
        return _suggested(interaction, "power", typed)

    @card.autocomplete("name")
    async def cards(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest names of cards while one is typed."""
        return _suggested(interaction, "card", typed)

    @rules.autocomplete("topic")
    async def topics(self, interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
        """Topics of the rules."""
        return _suggested(interaction, "rules", typed)

    @app_commands.command(name="help", description=shown_as("command-cosmic-help"))
    @app_commands.describe(tips=shown_as("command-cosmic-help-tips"))
    @app_commands.choices(tips=[app_commands.Choice(name=shown_as(_TIPS[value]), value=value) for value in TIPS])
    async def help(self, interaction: discord.Interaction[Client], tips: str = "") -> None:
        """Help with the moment: at a table taken on arrival, in direct messages of the game last played.

        Elsewhere it tells how to begin.
        """
        if at_table(interaction):
            return
        table = await self._last(interaction) if interaction.guild_id is None else None
        if table is None:
            await private(interaction, voice_for(interaction)("table-cosmic-help"))
        else:
            self._intake.carry(interaction, table, "help", (tips,))

    async def _here_or_last(self, interaction: Interaction, command: str, *values: str) -> None:
        """A command of a table that none has taken: in direct messages for the game last played."""
        if interaction.guild_id is not None:
            await self._over_here(interaction, command)
            return
        table = await self._last(interaction)
        if table is None:
            say = voice_for(interaction)
            raise UserError(say("table-several-games") if await self._mine(interaction) else say("cosmic-table-none"))
        self._intake.carry(interaction, table, TABLE_COMMANDS[GAME.name, command].choice, values)

    async def _over_here(self, interaction: Interaction, command: str) -> None:
        """A command on a server that no table has taken: the log of a game that is over is shown in its thread.

        Raises ``UserError`` for all others.
        """
        over = await self._history.over_here(interaction)
        if over is None or command != "log":
            await only_at_table(interaction, self._hall.services.store)
        else:
            await self._history.log(interaction, over)

    async def _last(self, interaction: Interaction) -> int | None:
        """The user's game at which they did something last, or their only one; None if nobody knows which."""
        mine, last = await self._mine(interaction), self._hall.last_table(interaction.user.id)
        if last in mine:
            return last
        return mine[0] if len(mine) == 1 else None

    async def _mine(self, interaction: Interaction) -> list[int]:
        """The numbers of the user's games under way, newest first."""
        heads = await self._hall.services.store.read(tables.tables_of(interaction.user.id, ("running",)))
        return [head.id for head in heads if head.game == GAME.name]


async def _page(interaction: Interaction, shelf: pages.Shelf, typed: str) -> None:
    await private(interaction, pages.answer(shelf, typed, language_for(interaction)))


def _suggested(interaction: Interaction, shelf: pages.Shelf, typed: str) -> list[app_commands.Choice[str]]:
    found = pages.suggest(shelf, typed, language_for(interaction))
    return [app_commands.Choice(name=label, value=value) for label, value in found]
