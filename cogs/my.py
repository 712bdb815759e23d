"""``/games``, settings for all tables, and holidays (``/away``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import discord
import msgspec
from discord import app_commands

from bot.kernel.codec import Unreadable
from bot.play.digests import PREFERENCE as QUIET, BadHours, hours, link
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.holidays import LONGEST_WRITTEN, OPEN, BadDate, Holidays, moment
from bot.play.reminders import LEVELS, PLACES, PREFERENCE as REMINDERS, Wish, wish_of
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import FINISHED, RATINGS_HIDDEN, AwayRow, OwedAt, Reminded, Status, TableHead
from bot.store.statements import persons, tables, timing
from bot.tables.contract import choices
from bot.tables.contract.table import Button, Field
from bot.words.message import UserError, ids
from bot.words.signs import ago, date_time, mention
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.intake import Intake
from cogs.arriving.replies import Interaction, private, private_panel
from cogs.lobbies.finding import BUTTON as BLOCKED
from cogs.server import DATA_BUTTON as DATA
from cogs.ui.components import button_view, fields_form
from cogs.ui.forms import Pick, open_form
from cogs.ui.translate import shown_as
from cogs.ui.voices import as_many, voice_for

SETTINGS_BUTTON: Final = "settings:open"
_LEVELS, _PLACES = ids("settings-reminders-", LEVELS), ids("settings-place-", PLACES)
_WHEN = ids("cosmic-table-when-", choices.WHEN)
_OLDER: Final = {"main": ("aimed", "player", "between"), "helps": ()}
"""Values of earlier versions, and of people who never want to be asked."""


class Switch(msgspec.Struct, frozen=True):
    """A checkbox: on unless its preference has this value."""

    preference: str
    off: str


SWITCHES: Final = {
    "motion": Switch(choices.MOTION, choices.OFF),
    "suggestions": Switch(choices.SUGGESTIONS, choices.OFF),
    "tips": Switch(
        choices.kept_as(next(name for name, game in LOBBY_GAMES.items() if game.recounts)), choices.NO_FIRST_GAME
    ),
    "ratings": Switch(*RATINGS_HIDDEN),
}
_SWITCHES = ids("settings-", SWITCHES)
TOLD: Final = "told"
"""Makes the frequency of one's questions public at the table."""


class PreferencesHandlers:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store

    @router.button(SETTINGS_BUTTON, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        user, say = interaction.user.id, voice_for(interaction)
        wish = wish_of(await self._store.read(persons.preference(user, REMINDERS)))
        quiet = await self._store.read(persons.preference(user, QUIET))
        attention = choices.attention_of(await self._store.read(persons.preference(user, choices.ATTENTION)))
        on = [name for name, switch in SWITCHES.items() if await self._is_on(user, switch)]
        on += [TOLD] if attention is not None and attention.told else []
        asked = [] if attention is None else attention.often.split()
        asked = [*_OLDER.get(asked[0], asked)] if asked else []
        fields = (
            Pick(say("settings-reminders"), [(one, say(_LEVELS[one])) for one in LEVELS], (wish.level,)),
            Pick(say("settings-place"), [(one, say(_PLACES[one])) for one in PLACES], (wish.place,)),
            Field(say("settings-quiet"), say("settings-quiet-hint"), quiet or "", required=False),
            Pick(
                say("cosmic-table-when-menu"),
                [(one, say(_WHEN[one])) for one in choices.WHEN],
                asked,
                several=True,
                hint=say("settings-asked-hint"),
            ),
            Pick(
                say("settings-more"),
                [*((one, say(_SWITCHES[one])) for one in SWITCHES), (TOLD, say("settings-told"))],
                on,
                several=True,
            ),
        )
        await open_form(interaction, fields_form(SETTINGS_BUTTON, say("settings-title"), fields))

    @router.form(SETTINGS_BUTTON, anywhere=True)
    async def _entered(self, interaction: Interaction, entered: router.Given) -> None:
        """Keep all of it, or nothing. Raises ``UserError`` for values that the form does not offer."""
        user, say = interaction.user.id, voice_for(interaction)
        level, place, quiet, asked, on = [*entered, *[""] * 5][:5]
        try:
            wish = msgspec.convert({"level": level, "place": place, "language": say.language}, Wish)
        except msgspec.ValidationError:
            raise UserError(say("settings-foreign")) from None
        if not {*asked.split()} <= {*choices.WHEN} or not {*on.split()} <= {*SWITCHES, TOLD}:
            raise UserError(say("settings-foreign"))
        try:
            setting = hours(quiet) if quiet.strip() else None
        except BadHours:
            raise UserError(say("table-bad-hours")) from None
        await self._store.write(persons.set_preference(user, REMINDERS, wish.written))
        await self._store.write(timing.remind(Reminded([], [], {user: 0})))
        await self._registry.prefer(user, QUIET, None if setting is None else setting.written)
        attention = choices.Attention(asked, told=TOLD in on.split()) if asked else None
        await self._registry.prefer(user, choices.ATTENTION, None if attention is None else attention.written)
        for name, switch in SWITCHES.items():
            if (name in on.split()) != await self._is_on(user, switch):
                await self._registry.prefer(user, switch.preference, None if name in on.split() else switch.off)
        await private(interaction, say("settings-kept"))

    @router.button(f"t{{_:id}}:0:{choices.ASKED}{{moments:word}}", anywhere=True)
    async def _ask_everywhere(self, interaction: Interaction, _: int, moments: str) -> None:
        """Apply one table's choice of moments to all tables."""
        user, say = interaction.user.id, voice_for(interaction)
        known = choices.attention_of(await self._store.read(persons.preference(user, choices.ATTENTION)))
        wish = choices.Attention(moments.replace("_", " "), known is not None and known.told)
        await self._registry.prefer(user, choices.ATTENTION, wish.written)
        await private(interaction, say("settings-kept"))

    async def _is_on(self, user: int, switch: Switch) -> bool:
        return await self._store.read(persons.preference(user, switch.preference)) != switch.off


AWAY_BUTTON: Final = "h0:away"
_FORM: Final = "h0:form"
USUAL: Final[choices.Plan] = "careful"
_PLANS: Final = ids("away-plan-", choices.PLANS)
_DONE: Final = ids("away-done-", [f"{game}_{plan}" for game in LOBBY_GAMES for plan in choices.PLANS])
_WHY: Final = ids("away-date-", ("unknown", "unclear", "past", "far"))


class HolidayHandlers:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._holidays = Holidays(registry)

    async def go(self, interaction: Interaction, until: str, then: str) -> None:
        """Begin an absence. Raises ``UserError``."""
        user, say = interaction.user.id, voice_for(interaction)
        plan = next((one for one in choices.PLANS if one == then), USUAL)
        zone, place = await self._holidays.zone(user)
        try:
            until_ms = moment(until, self._registry.services.clock.now(), place)
        except BadDate as error:
            raise UserError(say(_WHY[error.why], zone=zone)) from None
        heads = await self._holidays.tables(user)
        waiting = await self._holidays.waiting(heads)
        await self._holidays.go(user, waiting, choices.Away(until_ms, plan))
        games = dict.fromkeys(head.game for head in waiting) or {"cosmic": None}
        lines = [
            say("away-gone", day=date_time(until_ms // 1000), until=ago(until_ms // 1000)),
            *(say(_DONE[f"{game}_{plan}"]) for game in games),
            *([say("away-not-live")] if len(waiting) < len(heads) else []),
            say("away-hint", zone=zone),
        ]
        await private(interaction, "\n".join(lines))

    async def show(self, interaction: Interaction) -> None:
        user, say = interaction.user.id, voice_for(interaction)
        lines = await self.lines(user, say)
        change = (
            _FORM,
            Button(0, "", say("away-button"), style="secondary" if lines else "primary", emoji=choices.SIGN),
        )
        back = [("h0:back", Button(0, "", say("away-back"), style="success"))] if lines else []
        words = as_many(lines or [say("away-not")], lambda left: say("table-more", count=left))
        await private(interaction, words, view=button_view([[*back, change]]))

    async def lines(self, user: int, say: Speech) -> list[str]:
        holiday = await self._holidays.until(user)
        heads = {head.id: head for head in await self._holidays.tables(user)}
        rows = await self._registry.services.store.read(persons.holidays_of(user))
        return list(_lines(holiday, [row for row in rows if row.table in heads], heads, say))

    @router.button(AWAY_BUTTON, "t{_:id}:0:away", anywhere=True)
    async def _pressed(self, interaction: Interaction, _: int = 0) -> None:
        if await self.lines(interaction.user.id, voice_for(interaction)):
            await self.show(interaction)
        else:
            await self._ask(interaction)

    @router.button("h0:back", anywhere=True)
    async def _back(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        away, heads = await self._holidays.come_back(interaction.user.id)
        names = [table_name(head.game, head.id, say) for head in heads]
        await private(interaction, say("away-over", tables=names) if away else say("away-not"))

    @router.button(_FORM, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        fields = (
            Field(say("away-until"), say("away-until-hint"), most=LONGEST_WRITTEN),
            Pick(say("away-then"), [(one, say(_PLANS[one])) for one in choices.PLANS], (USUAL,)),
        )
        await open_form(interaction, fields_form(_FORM, say("away-title"), fields))

    @router.form(_FORM, anywhere=True)
    async def _asked(self, interaction: Interaction, entered: router.Given) -> None:
        until, then = [*entered, "", ""][:2]
        await self.go(interaction, until, then)


def _lines(
    holiday: choices.Away | None, rows: list[AwayRow], heads: Mapping[int, TableHead], say: Speech
) -> Iterator[str]:
    if holiday is not None:
        until = holiday.until // 1000
        yield say("away-all", day=date_time(until), until=ago(until))
    for row in rows:
        table = table_name(heads[row.table].game, row.table, say)
        if row.plan == choices.SILENT:
            yield say("away-row-silent", table=table)
        elif holiday is None or row.until_ms != holiday.until:
            yield say("away-row", table=table, day=date_time(row.until_ms // 1000), until=ago(row.until_ms // 1000))


_TOLD: Final = ("running", "paused")
"""States in which a table reports missed events."""
_STATUS = ids("table-status-", OPEN)
_ROWS: Final = 9
"""Tables in one message: with buttons all the parts it may have, and about a phone's screen."""
_Item: TypeAlias = discord.ui.Item[discord.ui.LayoutView]


class MyGames:
    def __init__(self, registry: TableRegistry, intake: Intake, holidays: HolidayHandlers) -> None:
        self._holidays, self._registry, self._intake = holidays, registry, intake
        self._store = registry.services.store

    async def show(self, interaction: Interaction) -> None:
        """Those that wait for the asker come first, soonest first."""
        user, say = interaction.user.id, voice_for(interaction)
        heads = {head.id: head for head in await self._store.read(tables.tables_of(user, OPEN))}
        self._registry.came(user)
        owed: dict[int, OwedAt] = {}
        for one in await self._store.read(timing.owed(user)):
            if one.table in heads:
                owed.setdefault(one.table, one)
        ordered = [heads[table] for table in dict.fromkeys((*owed, *heads))]
        rows = [_row(head, await self._owed(head, owed.get(head.id), say), say) for head in ordered[:_ROWS]]
        head = say("table-asked", tables=len(owed)) if owed else say("table-tables" if heads else "table-no-game")
        words = "\n".join([head, *await self._holidays.lines(user, say)])
        await private_panel(interaction, _panel(words, rows, len(ordered), say))

    def menus(self) -> list[app_commands.ContextMenu]:
        return [app_commands.ContextMenu(name=shown_as("command-menu-games"), callback=self._ours)]

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def _ours(self, interaction: Interaction, other: discord.User) -> None:
        """Includes past games. Raises ``UserError`` for bots, and without games in common."""
        say = voice_for(interaction)
        if other.bot:
            raise UserError(say("table-ours-bot"))
        if other.id == interaction.user.id:
            await self.show(interaction)
            return
        heads = await self._store.read(tables.tables_of_two(interaction.user.id, other.id))
        begun = [head for head in heads if head.thread is not None]
        if not begun:
            raise UserError(say("table-ours-none", person=mention(other.id)))
        lines = [say("table-ours", person=mention(other.id), games=len(begun))]
        for head in begun:
            told = say("table-over") if head.status in FINISHED else say(_STATUS[await self._status(head)])
            way = link(head.guild, head.thread)
            lines.append(say("table-ours-row", name=table_name(head.game, head.id, say), link=way, told=told))
        await private(interaction, as_many(lines, lambda left: say("table-more", count=left)))

    async def _owed(self, head: TableHead, owed: OwedAt | None, say: Speech) -> str:
        if owed is None:
            return say(_STATUS[await self._status(head)])
        due = ago(owed.due_ms // 1_000) if owed.due_ms else ""
        return say("table-owed", what=owed.what, due=due, timed=bool(owed.due_ms))

    async def _status(self, head: TableHead) -> Status:
        """``paused`` if its controller says so; the table need not be awake for that."""
        row = await self._store.read(tables.table(head.id)) if head.status == "running" else None
        if row is None or not row.desk:
            return head.status
        try:
            return "paused" if self._registry.services.kinds[row.game].stands_still(row.desk) else "running"
        except Unreadable:
            return head.status

    @router.button(f"m:{choices.MISSED}:{{table:id}}", anywhere=True)
    async def _missed(self, interaction: Interaction, table: int) -> None:
        """Raises ``UserError`` if it is none of the presser's own, or over by now."""
        heads = await self._store.read(tables.tables_of(interaction.user.id, _TOLD))
        if not any(head.id == table and _recounts(head) for head in heads):
            raise UserError(voice_for(interaction)("table-not-your-game"))
        self._intake.carry(interaction, table, choices.MISSED)


def _row(head: TableHead, told: str, say: Speech) -> _Item:
    way = link(head.guild, head.thread or head.parent)
    name = table_name(head.game, head.id, say)
    button: discord.ui.Button[discord.ui.LayoutView] = (
        discord.ui.Button(custom_id=f"m:{choices.MISSED}:{head.id}", label=say("cosmic-missed"))
        if _recounts(head)
        else discord.ui.Button(url=way, label=say("table-go"))
    )
    return discord.ui.Section(
        discord.ui.TextDisplay(say("table-row", name=name, link=way, told=told)), accessory=button
    )


def _panel(words: str, rows: Sequence[_Item], tables: int, say: Speech) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    more = [say("table-more", count=tables - len(rows))] if tables > len(rows) else []
    view.add_item(discord.ui.TextDisplay(words))
    for item in (*rows, *map(discord.ui.TextDisplay[discord.ui.LayoutView], more), discord.ui.ActionRow(*_own(say))):
        view.add_item(item)
    view.stop()
    return view


def _own(say: Speech) -> Iterator[discord.ui.Button[discord.ui.LayoutView]]:
    yield discord.ui.Button(custom_id=AWAY_BUTTON, label=say("away-button"), emoji=choices.SIGN)
    yield discord.ui.Button(custom_id=SETTINGS_BUTTON, label=say("settings-button"))
    yield discord.ui.Button(custom_id=BLOCKED, label=say("block-button"))
    yield discord.ui.Button(custom_id=DATA, label=say("settings-data"))


def _recounts(head: TableHead) -> bool:
    return head.status in _TOLD and LOBBY_GAMES[head.game].recounts
