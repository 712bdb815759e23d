"""``/table``: what is common to all games."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.holidays import LONGEST_WRITTEN
from bot.play.reminding.quiet import PREFERENCE as QUIET, BadHours, hours
from bot.play.reminding.reminders import LEVELS, PLACES, PREFERENCE, wish_of
from bot.play.running.hall import Hall
from bot.store.rows import Reminded
from bot.store.statements import persons, timing
from bot.tables.contract import choices
from bot.tables.contract.away import PLANS
from bot.tables.contract.choices import ABSENT, ATTENTION, CARE, FOLLOW, OFTEN, PREDICT, TALK, Ballot, attention_of
from bot.words.errors import UserError
from bot.words.message import ids
from cogs.arriving.acts import Suggestions, TableCommand, TableCommands
from cogs.arriving.places import at_table, only_at_table
from cogs.arriving.replies import private
from cogs.finished.games import FinishedGames
from cogs.finished.history import History, wanted
from cogs.holidays import USUAL, HolidayDesk
from cogs.lobbies.finding import GAMES, FindDesk, suggest_expansions, suggest_speeds
from cogs.lobbies.lobby import LobbyDesk
from cogs.my import MyGames
from cogs.posting.threads import Moving
from cogs.rating import Seers
from cogs.reporting import LONGEST, ReportDesk
from cogs.server.admin import AdminDesk
from cogs.ui.translate import shown_as
from cogs.ui.voices import Name, language_for, voice_for

_REMINDING = ids("command-table-reminders-", (*LEVELS, *PLACES))
_AS_USUAL = "usual"
_ASKED = ids("command-table-asked-", (*OFTEN, _AS_USUAL))
_FOLLOW = ids("command-table-follow-", ("challenge", "day", "stop"))
_SIDES = ids("command-table-predict-", ("offense", "defense"))
_PLANS = ids("command-table-away-", PLANS)
_INSTEAD = ids("command-table-caretaker-", ABSENT)
_TALK = ids("command-table-talk-", ("on", "off"))
_MOTION = ids("command-table-motion-", ("on", choices.OFF))
TABLE_COMMANDS: TableCommands = {
    ("table", "referee"): TableCommand("referee_{action}"),
    ("table", "caretaker"): TableCommand(str(Ballot("{instead}", "{seat}")), usual={"instead": CARE}),
    ("table", "follow"): TableCommand(f"{FOLLOW}{{how}}", game="cosmic"),
    ("table", "predict"): TableCommand(f"{PREDICT}{{side}}", game="cosmic"),
    ("table", "talk"): TableCommand(f"{TALK}{{show}}", game="cosmic"),
}
"""Slash commands that are actions at the table of the thread."""


def _choices(values: Sequence[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=shown_as(_REMINDING[value]), value=value) for value in values]


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=True)
class TableCog(commands.GroupCog, group_name="table", group_description=shown_as("command-table")):
    """The slash commands below ``/table``."""

    def __init__(
        self,
        hall: Hall,
        admin: AdminDesk,
        mine: MyGames,
        lobby: LobbyDesk,
        finding: FindDesk,
        history: History,
        holidays: HolidayDesk,
        suggestions: Suggestions,
        reporting: ReportDesk,
        seers: Seers,
    ) -> None:
        self._store = hall.services.store
        self._hall = hall
        self._finished = FinishedGames(hall)
        self._seers = seers
        self._moving = Moving(hall)
        self._admin = admin
        self._mine = mine
        self._lobby = lobby
        self._finding = finding
        self._history = history
        self._holidays = holidays
        self._suggestions = suggestions
        self._reporting = reporting

    @app_commands.command(name="games", description=shown_as("command-table-games"))
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        await self._mine.show(interaction)

    @app_commands.command(name="find", description=shown_as("command-table-find"))
    @app_commands.describe(
        game=shown_as("command-table-find-game"),
        number=shown_as("command-table-find-number"),
        speed=shown_as("command-table-find-speed"),
        expansions=shown_as("command-table-find-expansions"),
        mention=shown_as("command-table-find-mention"),
    )
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def find(
        self,
        interaction: discord.Interaction[discord.Client],
        game: str,
        number: app_commands.Range[int, 2, 10],
        speed: Name = "",
        expansions: Name = "",
        mention: bool = False,
    ) -> None:
        """Post a lobby that looks for people."""
        await self._finding.find(interaction, game, number, speed, expansions, mention=mention)

    @find.autocomplete("speed")
    async def speeds(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return suggest_speeds(interaction, typed)

    @find.autocomplete("expansions")
    async def expansions(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return suggest_expansions(interaction, typed, voice_for(interaction))

    @app_commands.command(name="open", description=shown_as("command-table-open"))
    @app_commands.describe(sit=shown_as("command-table-open-sit"))
    @app_commands.guild_only()
    async def lobbies(self, interaction: discord.Interaction[discord.Client], sit: int | None = None) -> None:
        """A private list of the server's open lobbies, or a seat at one of them."""
        if sit is None:
            await self._finding.open(interaction)
        else:
            await self._finding.sit(interaction, str(sit))

    @lobbies.autocomplete("sit")
    async def seats_open(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The server's open lobbies."""
        return await self._finding.suggest_lobbies(interaction, typed)

    @app_commands.command(name="rematch", description=shown_as("command-table-rematch"))
    @app_commands.describe(game=shown_as("command-table-rematch-game"))
    @app_commands.guild_only()
    async def rematch(self, interaction: discord.Interaction[discord.Client], game: int | None = None) -> None:
        """A lobby with the players of a game that is over."""
        await self._lobby.rematch_here(interaction, game)

    @rematch.autocomplete("game")
    async def rematches(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """One's own games that are over in this channel."""
        return await self._lobby.suggest_rematches(interaction, typed)

    @app_commands.command(name="reminders", description=shown_as("command-table-reminders"))
    @app_commands.describe(
        level=shown_as("command-table-reminders-level"),
        place=shown_as("command-table-reminders-place"),
        quiet=shown_as("command-table-reminders-quiet"),
    )
    @app_commands.choices(level=_choices(LEVELS), place=_choices(PLACES))
    async def reminders(
        self,
        interaction: discord.Interaction[discord.Client],
        level: str | None = None,
        place: str | None = None,
        quiet: Name | None = None,
    ) -> None:
        """Change what is given, and show how it stands."""
        user, say = interaction.user.id, voice_for(interaction)
        wish = wish_of(await self._store.read(persons.preference(user, PREFERENCE)))
        setting = await self._store.read(persons.preference(user, QUIET))
        if quiet is not None:
            try:
                found = None if quiet.strip().lower() == "off" else hours(quiet)
            except BadHours:
                raise UserError(say("table-bad-hours")) from None
            await self._hall.set_quiet(user, found)
            setting = None if found is None else found.written
        if level is not None or place is not None:
            wish = wish_of(f"{level or wish.level} {place or wish.place} {say.language}")
            await self._store.write(persons.set_preference(user, PREFERENCE, wish.written))
            await self._store.write(timing.remind(Reminded([], [], {user: 0})))
        how, where = say(_REMINDING[wish.level]), say(_REMINDING[wish.place])
        told = say("table-reminders", level=how, place=where)
        if setting is not None:
            told = say("table-reminders-quiet", level=how, place=where, quiet=setting)
        await private(interaction, told)

    @app_commands.command(name="asked", description=shown_as("command-table-asked"))
    @app_commands.describe(often=shown_as("command-table-asked-often"), tell=shown_as("command-table-asked-tell"))
    @app_commands.choices(
        often=[app_commands.Choice(name=shown_as(_ASKED[value]), value=value) for value in (*OFTEN, _AS_USUAL)]
    )
    async def asked(
        self, interaction: discord.Interaction[discord.Client], often: str | None = None, tell: bool | None = None
    ) -> None:
        """Change how often one is asked at all tables, and show how it stands."""
        user, say = interaction.user.id, voice_for(interaction)
        wish = attention_of(await self._store.read(persons.preference(user, ATTENTION)))
        if often is not None or tell is not None:
            named = often or (_AS_USUAL if wish is None else wish.often)
            if named == _AS_USUAL and tell:
                raise UserError(say("table-attention-tell-what"))
            told = tell if tell is not None else wish is not None and wish.told
            wish = attention_of(f"{named} told" if told else named)
            await self._hall.prefer(user, ATTENTION, None if wish is None else wish.written)
        if wish is None:
            await private(interaction, say("table-attention-usual"))
            return
        often_told = say(_ASKED[wish.often])
        await private(
            interaction, say("table-attention-told" if wish.told else "table-attention-secret", often=often_told)
        )

    @app_commands.command(name="away", description=shown_as("command-table-away"))
    @app_commands.describe(
        until=shown_as("command-table-away-until"),
        then=shown_as("command-table-away-then"),
        game=shown_as("command-table-away-game"),
    )
    @app_commands.choices(then=[app_commands.Choice(name=shown_as(_PLANS[value]), value=value) for value in PLANS])
    async def away(
        self,
        interaction: discord.Interaction[discord.Client],
        until: app_commands.Range[str, 1, LONGEST_WRITTEN],
        then: str = USUAL,
        game: int | None = None,
    ) -> None:
        """Go on holiday from one table or from all."""
        plan = next((one for one in PLANS if one == then), USUAL)
        await self._holidays.go(interaction, until, plan, game)

    @app_commands.command(name="back", description=shown_as("command-table-back"))
    @app_commands.describe(game=shown_as("command-table-back-game"))
    async def back(self, interaction: discord.Interaction[discord.Client], game: int | None = None) -> None:
        """Come back before the date that was said."""
        await self._holidays.back(interaction, game)

    @away.autocomplete("game")
    @back.autocomplete("game")
    async def holiday_games(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest tables from which the asker can be away or is, while one is typed."""
        return await self._holidays.suggest(interaction, typed)

    @app_commands.command(name="caretaker", description=shown_as("command-table-caretaker"))
    @app_commands.describe(
        seat=shown_as("command-cosmic-replace-seat"), instead=shown_as("command-table-caretaker-instead")
    )
    @app_commands.choices(
        instead=[app_commands.Choice(name=shown_as(_INSTEAD[value]), value=value) for value in ABSENT]
    )
    @app_commands.guild_only()
    async def caretaker(
        self, interaction: discord.Interaction[discord.Client], seat: Name, instead: str = CARE
    ) -> None:
        """At a table: taken on arrival."""
        await only_at_table(interaction, self._store)

    @caretaker.autocomplete("seat")
    async def silent(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self._suggestions.ask(interaction, "caretaker", typed)

    @app_commands.command(name="report", description=shown_as("command-table-report"))
    @app_commands.describe(
        person=shown_as("command-table-report-person"), reason=shown_as("command-table-report-reason")
    )
    @app_commands.guild_only()
    async def report(
        self,
        interaction: discord.Interaction[discord.Client],
        person: discord.User,
        reason: app_commands.Range[str, 1, LONGEST],
    ) -> None:
        """Tell the moderators of somebody."""
        await self._reporting.here(interaction, person.id, reason)

    @app_commands.command(name="motion", description=shown_as("command-table-motion"))
    @app_commands.describe(show=shown_as("command-table-motion-show"))
    @app_commands.choices(
        show=[app_commands.Choice(name=shown_as(_MOTION[value]), value=value) for value in ("on", choices.OFF)]
    )
    async def motion(self, interaction: discord.Interaction[discord.Client], show: str | None = None) -> None:
        """Change whether pictures may move where one sits, and show how it stands."""
        user, say = interaction.user.id, voice_for(interaction)
        if show is not None:
            await self._hall.prefer(user, choices.MOTION, choices.OFF if show == choices.OFF else None)
        still = await self._store.read(persons.preference(user, choices.MOTION)) == choices.OFF
        await private(interaction, say("table-motion-off" if still else "table-motion-on"))

    @app_commands.command(name="talk", description=shown_as("command-table-talk"))
    @app_commands.describe(show=shown_as("command-table-talk-show"))
    @app_commands.choices(show=[app_commands.Choice(name=shown_as(_TALK[value]), value=value) for value in _TALK])
    @app_commands.guild_only()
    async def talk(self, interaction: discord.Interaction[discord.Client], show: str) -> None:
        """At a table of Cosmic Encounter: taken on arrival."""
        if not at_table(interaction):
            raise UserError(voice_for(interaction)("table-talk-only-cosmic"))

    @app_commands.command(name="predict", description=shown_as("command-table-predict"))
    @app_commands.describe(side=shown_as("command-table-predict-side"))
    @app_commands.choices(side=[app_commands.Choice(name=shown_as(_SIDES[value]), value=value) for value in _SIDES])
    @app_commands.guild_only()
    async def predict(self, interaction: discord.Interaction[discord.Client], side: str) -> None:
        """At a table of Cosmic Encounter: taken on arrival."""
        if not at_table(interaction):
            raise UserError(voice_for(interaction)("watch-only-cosmic"))

    @app_commands.command(name="follow", description=shown_as("command-table-follow"))
    @app_commands.describe(how=shown_as("command-table-follow-how"))
    @app_commands.choices(how=[app_commands.Choice(name=shown_as(_FOLLOW[value]), value=value) for value in _FOLLOW])
    @app_commands.guild_only()
    async def follow(self, interaction: discord.Interaction[discord.Client], how: str) -> None:
        """At a table of Cosmic Encounter: taken on arrival."""
        if not at_table(interaction):
            raise UserError(voice_for(interaction)("watch-only-cosmic"))

    @app_commands.command(name="seers", description=shown_as("command-table-seers"))
    @app_commands.guild_only()
    async def seers(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private table of who predicts best, and one's own predictions."""
        await self._seers.show(interaction)

    @app_commands.command(name="verify", description=shown_as("command-table-verify"))
    @app_commands.describe(table=shown_as("command-table-verify-table"))
    async def verify(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """Recompute the published hash from seed and deck (slap R5)."""
        await self._finished.verify(interaction, table)

    @app_commands.command(name="history", description=shown_as("command-table-history"))
    @app_commands.describe(
        person=shown_as("command-table-history-person"),
        power=shown_as("command-table-history-power"),
        since=shown_as("command-table-history-since"),
        until=shown_as("command-table-history-until"),
        table=shown_as("command-table-history-table"),
    )
    @app_commands.guild_only()
    async def history(
        self,
        interaction: discord.Interaction[discord.Client],
        person: discord.User | None = None,
        power: Name = "",
        since: Name = "",
        until: Name = "",
        table: int | None = None,
    ) -> None:
        """The server's games that are over, or one of them."""
        if table is not None:
            await self._history.show_game(interaction, table)
        else:
            sought = wanted(interaction, 0 if person is None else person.id, power, since, until)
            await self._history.show(interaction, sought)

    @history.autocomplete("power")
    async def powers(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest names of powers while one is typed, of all games."""
        language = language_for(interaction)
        names = [name for game in LOBBY_GAMES.values() for name in game.things_like(typed, language)]
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names[:25]]

    @app_commands.command(name="export", description=shown_as("command-table-export"))
    @app_commands.describe(table=shown_as("command-table-verify-table"))
    async def export_game(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """A finished game as one file, for the asker alone; one under way would show hidden cards."""
        await self._finished.send_file(interaction, table)

    @export_game.autocomplete("table")
    @history.autocomplete("table")
    @verify.autocomplete("table")
    async def finished_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        return await self._finished.suggest(interaction, typed)

    @app_commands.command(name="move", description=shown_as("command-table-move"))
    @app_commands.describe(table=shown_as("command-table-move-table"))
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction[discord.Client], table: int) -> None:
        """Take a table that has lost its thread to this channel."""
        await self._moving.move(interaction, table)

    @move.autocomplete("table")
    async def lost_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The tables of this server that have lost their thread."""
        return await self._moving.suggest(interaction, typed)

    @app_commands.command(name="settings", description=shown_as("command-table-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Show the server's settings in a private panel."""
        await self._admin.settings(interaction)

    @app_commands.command(name="doctor", description=shown_as("command-table-doctor"))
    @app_commands.guild_only()
    async def doctor(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list of findings."""
        await self._admin.doctor(interaction)

    @app_commands.command(name="privacy", description=shown_as("command-table-privacy"))
    async def privacy(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview with a button."""
        await self._admin.privacy(interaction)

    @app_commands.command(name="referee", description=shown_as("command-table-referee"))
    @app_commands.describe(action=shown_as("command-table-referee-action"))
    @app_commands.choices(
        action=[
            app_commands.Choice(name=shown_as("command-table-referee-retry"), value="retry"),
            app_commands.Choice(name=shown_as("command-table-referee-undo"), value="undo"),
            app_commands.Choice(name=shown_as("command-table-referee-stop"), value="stop"),
        ]
    )
    @app_commands.guild_only()
    async def referee(self, interaction: discord.Interaction[discord.Client], action: str) -> None:
        """At a table: taken on arrival."""
        await only_at_table(interaction, self._store)

    @app_commands.command(name="help", description=shown_as("command-table-help"))
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Show privately what the commands are for."""
        await private(interaction, voice_for(interaction)("table-help"))
