"""Settings, stored data, doctor and panels of a server. All answers are private."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.ops.maintenance import COPY_DAYS, Plan
from bot.play.clock import Clock
from bot.play.policy import OPEN, Policies, Policy, Who
from bot.play.tournaments.seasons import called
from bot.process import version
from bot.store.rows import RefusalRow, Traces
from bot.store.statements import keeping, persons, sending, tables
from bot.store.store import Store
from bot.tables.contract.blockade import CLOSED
from bot.tables.contract.table import Button, Field
from bot.words.message import Message, UserError, ids
from bot.words.signs import channel, date_time, role
from bot.words.speech import Speech
from cogs import rating
from cogs.arriving import router
from cogs.arriving.places import may_mention, server_of
from cogs.arriving.replies import Interaction
from cogs.games import FinishedGames
from cogs.history import BUTTON as HISTORY
from cogs.lobbies import listings
from cogs.lobbies.finding import OPEN as LOBBIES
from cogs.lobbies.opening import role_of
from cogs.posting import STILL, may_move
from cogs.reporting import ReportHandlers, owner_of
from cogs.tournaments import OPEN as OPEN_TOURNAMENT, RUN as RUN_TOURNAMENT, SHOW as TOURNAMENT, EventHandlers
from cogs.ui.components import ListRow, button_view, fields_form, list_panel
from cogs.ui.forms import Part, Pick, Places, Role, open_form
from cogs.ui.translate import shown_as
from cogs.ui.voices import CALLED, NEEDED, WITHOUT, as_many, manager_voice, voice_for

STUCK_MS = 60_000
"""A message that waits is stuck once nothing has moved at its table for so long."""
CHANNEL_GONE = 10003
LONGEST = 1_900
"""Characters of all findings; Discord takes a hundred more, which are for the version."""


async def examine(interaction: Interaction, store: Store, policies: Policies, clock: Clock, say: Speech) -> str:
    findings = [*await _unread_reports(interaction, store, policies, say)]
    findings += _missing(interaction.channel_id or 0, interaction.app_permissions, say)
    findings += await _elsewhere(interaction, store, policies, say)
    guild = interaction.guild_id or 0
    for stuck in await store.read(sending.stuck(clock.now() - STUCK_MS)):
        if stuck.guild == guild:
            findings.append(say("admin-stuck", channel=channel(stuck.channel), count=stuck.count))
    findings += [_refused(refusal, say) for refusal in await store.read(sending.refusals_in(guild))]
    for bare in await store.read(sending.wordless()):
        if bare.guild == guild:
            findings.append(say("admin-words-only", channel=channel(bare.channel), code=str(bare.code)))
    for head in await store.read(tables.heads_in(guild, ("referee",))):
        findings.append(say("admin-referee", table=str(head.id), channel=channel(head.thread or head.parent)))
    findings += [
        say("admin-lost", table=str(head.id)) for head in await store.read(tables.heads_in(guild, ("broken",)))
    ]
    found = fitted_findings(findings, say) if findings else say("admin-all-well")
    text = say("admin-version", version=version.with_commit())
    if not findings and interaction.guild is not None and not listings.may_put_up(interaction.guild):
        found += "\n" + say("admin-events")
    return f"{found}\n{text}"


async def _unread_reports(interaction: Interaction, store: Store, policies: Policies, say: Speech) -> list[str]:
    place = (await policies.read(interaction.guild_id or 0)).reports
    if place is None:
        owner = owner_of(interaction.client)
        known = (await store.read(persons.people([owner]))).get(owner)
        taken = owner and (known is None or not known.refused)
        return [] if taken else [say("admin-reports-unread")]
    if interaction.guild is None or interaction.guild.me is None:
        return []
    found = interaction.guild.get_channel(place)
    rights = discord.Permissions.none() if found is None else found.permissions_for(interaction.guild.me)
    needed = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    return [] if rights >= needed else [say("admin-reports-closed", channel=channel(place))]


def fitted_findings(findings: list[str], say: Speech) -> str:
    """Equal findings are listed once; those beyond a message's length are counted."""
    return as_many([say("admin-found"), *dict.fromkeys(findings)], lambda left: say("admin-more", count=left), LONGEST)


async def _elsewhere(interaction: Interaction, store: Store, policies: Policies, say: Speech) -> list[str]:
    guild = interaction.guild
    if guild is None or guild.me is None:
        return []
    policy = await policies.read(guild.id)
    used = {head.parent for head in await store.read(tables.heads_in(guild.id, OPEN))}
    used |= set() if policy.forum is None else {policy.forum}
    found: list[str] = []
    for number in sorted({*policy.channels, *used} - {interaction.channel_id}):
        place = guild.get_channel(number)
        rights = place.permissions_for(guild.me) if place is not None else discord.Permissions.none()
        found += (
            _missing(number, rights, say) if rights.view_channel else [say("admin-unseen", channel=channel(number))]
        )
    place = None if policy.forum is None else guild.get_channel(policy.forum)
    if isinstance(place, discord.ForumChannel) and (lacking := listings.untagged(place, say)):
        found.append(say("admin-forum-tags", channel=channel(place.id), tags=lacking))
    return found


def _missing(number: int, rights: discord.Permissions, say: Speech) -> Iterator[str]:
    for name in NEEDED:
        if not getattr(rights, name):
            label, effect = say(CALLED[name]), say(WITHOUT[name])
            yield say("admin-missing", channel=channel(number), permission=label, effect=effect)


def _refused(refusal: RefusalRow, say: Speech) -> str:
    if refusal.code in CLOSED:
        return say("admin-closed-dm")
    if refusal.code == CHANNEL_GONE:
        return say("admin-channel-deleted", channel=str(refusal.channel))
    return say("admin-channel-refused", channel=channel(refusal.channel), code=str(refusal.code))


SETTINGS_BUTTON: Final = "g:open"
DATA_BUTTON: Final = "p:open"
"""Buttons that show the settings, and the stored data of the presser."""
TABLE_LIMITS = (1, 2, 3, 5, 10, 20)
PLAYER_LIMITS = (2, 3, 4, 5, 6, 7, 8, 9)
MEMBER_LIMITS = (1, 2, 3, 5, 10, 20)
KEPT_DAYS = (7, 30, 90, 180, 365)
FORMS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "tables": ("channels", "who", "role", "tables", "member"),
        "more": ("players", "called", "reports", "forum", "kept"),
        "packs": ("packs",),
    }
)
LIMITS = {"kept": KEPT_DAYS, "tables": TABLE_LIMITS, "players": PLAYER_LIMITS, "member": MEMBER_LIMITS}
_ALLOWED, _NEVER, _COUNTED = "allowed", "never", "counted"
_PACKS: Final = ids("admin-packs-", (_NEVER, _ALLOWED, _COUNTED))
SNOWFLAKE = re.compile("[0-9]{15,19}")
MOST_CHANNELS = 25


class AdminHandlers:
    """Answers ``/doctor``, the settings and ``/privacy``, and the presses of their panels. One per process."""

    def __init__(self, store: Store, clock: Clock, plan: Plan) -> None:
        self._store, self._clock, self._plan = store, clock, plan
        self._policies = Policies(store)

    @router.button(SETTINGS_BUTTON, anywhere=True)
    async def settings(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        shown = _shown(interaction, await self._policies.read(interaction.guild_id or 0), say)
        await interaction.response.send_message(shown, view=settings_view(say), ephemeral=True)

    async def doctor(self, interaction: Interaction) -> None:
        found = await examine(interaction, self._store, self._policies, self._clock, manager_voice(interaction))
        await interaction.response.send_message(found, ephemeral=True)

    @router.button(DATA_BUTTON, anywhere=True)
    async def privacy(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        traces = await self._store.read(keeping.traces(interaction.user.id))
        view = button_view([[("p:ask", Button(0, "ask", say("admin-delete"), style="danger"))]])
        shown = privacy(traces, self._plan.days, self._plan.backups, say)
        await interaction.response.send_message(shown, view=view, ephemeral=True)

    @router.button("g:edit:{form:tables|more|packs}")
    async def _edit(self, interaction: Interaction, form: str) -> None:
        say = manager_voice(interaction)
        await open_form(interaction, settings_form(form, await self._policies.read(interaction.guild_id or 0), say))

    @router.form("g:edit:{form:tables|more|packs}")
    async def _set(self, interaction: Interaction, typed: router.Given, form: str) -> None:
        say = manager_voice(interaction)
        guild = interaction.guild_id or 0
        try:
            policy = changed(await self._policies.read(guild), form, typed)
        except ValueError:  # msgspec's is one
            raise UserError(say("table-old-panel")) from None
        await self._policies.write(guild, policy)
        await interaction.response.edit_message(content=_shown(interaction, policy, say), view=settings_view(say))

    @router.button("p:ask")
    async def _ask(self, interaction: Interaction) -> None:
        say = voice_for(interaction)
        traces = await self._store.read(keeping.traces(interaction.user.id))
        if traces.open or not traces.deletable:
            left = say("admin-nothing-to-delete", left=traces.left)
            said = await self._still(interaction.user.id, traces.open, say) if traces.open else left
            await interaction.response.edit_message(content=said, view=None)
            return
        row = [
            ("p:forget", Button(0, "forget", say("admin-confirm"), style="danger")),
            ("p:keep", Button(0, "keep", say("admin-keep"))),
        ]
        await interaction.response.edit_message(content=say("admin-ask-delete"), view=button_view([row]))

    @router.button("p:keep")
    async def _keep(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content=voice_for(interaction)("admin-kept"), view=None)

    @router.button("p:forget")
    async def _forget(self, interaction: Interaction) -> None:
        user, say = interaction.user.id, voice_for(interaction)
        done = await self._store.write(keeping.forget(user, say("admin-former")))
        if done.still:
            said = await self._still(user, done.still, say)
        else:
            await self._store.wipe()
            said = deleted(done.left, max(self._plan.backups, COPY_DAYS), say)
        await interaction.response.edit_message(content=said, view=None)

    async def _still(self, user: int, still: Collection[int], say: Speech) -> str:
        heads = await self._store.read(tables.tables_of(user))
        return still_playing([head.thread or head.parent for head in heads if head.id in still][:10], say)


def _shown(interaction: Interaction, policy: Policy, say: Speech) -> str:
    """Add a warning if the role to be called cannot be mentioned."""
    if policy.called is None or may_mention(interaction, policy.called):
        return settings(policy, say)
    return f"{settings(policy, say)}\n{say('admin-called-silent', role=role(policy.called))}"


def changed(policy: Policy, form: str, typed: Sequence[str]) -> Policy:
    """The settings after a form was sent. Raises ``ValueError`` for what it does not offer."""
    values = {name: _read(name, value.split()) for name, value in zip(FORMS[form], typed, strict=True)}
    return msgspec.structs.replace(policy, **values)


def _read(name: str, values: Sequence[str]) -> object:
    first = values[0] if values else ""
    if name == "channels":
        return tuple(sorted({_snowflake(value) for value in values[:MOST_CHANNELS]}))
    if name in ("role", "called", "reports", "forum"):
        return _snowflake(first) if first else None
    if name == "who":
        return msgspec.convert(first, Who)
    if name == "packs":
        return first if first == _COUNTED else first == _ALLOWED
    offered = {str(None): None, **{str(number): number for number in LIMITS[name]}}
    if first not in offered:
        raise ValueError(f"no such limit of {name}")
    return offered[first]


def _snowflake(value: str) -> int:
    if not SNOWFLAKE.fullmatch(value):
        raise ValueError("no id of Discord's")
    return int(value)


def settings_view(say: Speech) -> discord.ui.View:
    tables = Button(0, "", say("admin-edit-tables"), style="primary")
    more, packs = Button(0, "", say("admin-edit-more")), Button(0, "", say("admin-edit-packs"))
    return button_view([[("g:edit:tables", tables), ("g:edit:more", more), ("g:edit:packs", packs)]])


def settings_form(form: str, policy: Policy, say: Speech) -> discord.ui.Modal:
    if form == "packs":
        pick = Pick(say("admin-packs"), [(one, say(_PACKS[one])) for one in _PACKS], (_packs(policy),))
        return fields_form("g:edit:packs", say("admin-edit-packs"), [pick])
    if form == "tables":
        who = [
            ("everybody", say("admin-everybody")),
            ("moderators", say("admin-moderators")),
            ("role", say("admin-one-role")),
        ]
        parts: list[Part] = [
            Places(say("admin-channels"), policy.channels, MOST_CHANNELS, news=True),
            Pick(say("admin-who"), who, (policy.who,)),
            Role(say("admin-role"), policy.role or 0),
            Pick(say("admin-tables"), _limits(TABLE_LIMITS, say), (str(policy.tables),)),
            Pick(say("admin-member"), _limits(MEMBER_LIMITS, say), (str(policy.member),)),
        ]
        return fields_form("g:edit:tables", say("admin-edit-tables"), parts)
    days = [(str(None), say("admin-kept-usual")), *((str(one), say("admin-days", count=one)) for one in KEPT_DAYS)]
    parts = [
        Pick(say("admin-players"), _limits(PLAYER_LIMITS, say), (str(policy.players),)),
        Role(say("admin-called"), policy.called or 0),
        Places(say("admin-reports"), () if policy.reports is None else (policy.reports,)),
        Places(say("admin-forum"), () if policy.forum is None else (policy.forum,), forums=True),
        Pick(say("admin-kept-days"), days, (str(policy.kept),)),
    ]
    return fields_form("g:edit:more", say("admin-edit-more"), parts)


def _limits(numbers: tuple[int, ...], say: Speech) -> list[tuple[str, str]]:
    return [(str(None), say("admin-no-limit")), *((str(number), say("admin-limit", most=number)) for number in numbers)]


def settings(policy: Policy, say: Speech) -> str:
    who = Message("admin-by-everybody" if policy.who == "everybody" else "admin-by-moderators")
    return say(
        "admin-settings",
        channels=[channel(number) for number in policy.channels],
        who=role_of(policy) if policy.who == "role" else who,
        tables=policy.tables or 0,
        member=policy.member or 0,
        players=policy.players or 0,
        called=policy.called is not None,
        role="" if policy.called is None else role(policy.called),
        reported=policy.reports is not None,
        reports="" if policy.reports is None else channel(policy.reports),
        in_forum=policy.forum is not None,
        forum="" if policy.forum is None else channel(policy.forum),
        kept=policy.kept or 0,
        packs=_packs(policy),
    )


def _packs(policy: Policy) -> str:
    return policy.packs if isinstance(policy.packs, str) else _ALLOWED if policy.packs else _NEVER


def privacy(traces: Traces, days: int, backups: int, say: Speech) -> str:
    """List the data stored about a person; ``days`` and ``backups`` are 0 for: kept for ever, none made."""
    return say(
        "admin-privacy",
        finished=traces.finished,
        open=len(traces.open),
        left=traces.left,
        preferences=traces.preferences,
        others=traces.others,
        days=days,
        backups=backups,
    )


def deleted(left: int, nights: int, say: Speech) -> str:
    """``left`` games under way still name the person, and backups do for so many ``nights``."""
    return say("admin-deleted", left=left, nights=nights)


def still_playing(places: Sequence[int], say: Speech) -> str:
    return say("admin-still-playing", tables=[channel(place) for place in places])


BUTTON: Final = "server:panel"
VERIFY: Final = "server:verify"
_LONGEST_NUMBER: Final = 15


class ServerPanel:
    def __init__(self, games: FinishedGames, seasons: rating.SeasonHandlers, events: EventHandlers) -> None:
        self._games, self._seasons, self._events = games, seasons, events

    @router.button(BUTTON, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        say, _ = voice_for(interaction), server_of(interaction)
        rows = panel(say, moves=may_move(interaction))
        await interaction.response.send_message(view=list_panel(say("server-head"), rows), ephemeral=True)

    async def manage(self, interaction: Interaction) -> None:
        """Moderators get their part of it. Raises ``UserError`` for everybody else."""
        say, guild = voice_for(interaction), server_of(interaction)
        manages = interaction.permissions.manage_guild
        if not (manages or may_move(interaction)):
            manager_voice(interaction)
        rows = [*await self._managed(guild, say)] if manages else []
        rows.append(_still(say))
        await interaction.response.send_message(view=list_panel(say("server-admin-head"), rows), ephemeral=True)

    async def _managed(self, guild: int, say: Speech) -> list[ListRow]:
        rows = [ListRow(say("server-settings"), SETTINGS_BUTTON, say("admin-settings-button"))]
        if (season := await self._seasons.goes_on(guild)) is None:
            rows.append(ListRow(say("server-no-season"), rating.OPEN, say("season-open")))
        else:
            runs = say("server-season-runs", game=called(season.game, say), until=date_time(season.end_ms // 1_000))
            rows.append(ListRow(runs, rating.END, say("season-end"), "danger"))
        if await self._events.goes_on(guild):
            rows.append(ListRow(say("server-tournament-runs"), RUN_TOURNAMENT, say("tournament-run")))
        else:
            rows.append(ListRow(say("server-no-tournament"), OPEN_TOURNAMENT, say("tournament-open-button")))
        return rows

    @router.button(VERIFY, anywhere=True)
    async def _verify(self, interaction: Interaction) -> None:
        say, here = voice_for(interaction), await self._games.over_here(interaction)
        if here is not None:
            await self._games.verify(interaction, here)
            return
        number = Field(say("server-verify-number"), say("server-verify-hint"), most=_LONGEST_NUMBER)
        await open_form(interaction, fields_form(VERIFY, say("server-verify-button"), [number]))

    @router.form(VERIFY, anywhere=True)
    async def _verify_that(self, interaction: Interaction, typed: router.Given) -> None:
        number = "".join(typed[:1]).strip()
        if not re.fullmatch("[0-9]{1,15}", number):
            raise UserError(voice_for(interaction)("server-no-number"))
        await self._games.verify(interaction, int(number))


def panel(say: Speech, *, moves: bool) -> list[ListRow]:
    """The games that stand still are listed for moderators alone."""
    rows = [
        ListRow(say("server-games"), HISTORY, say("history-button")),
        ListRow(say("server-ratings"), rating.BUTTON, say("rating-button")),
        ListRow(say("server-mine"), rating.MINE, say("rating-button-mine")),
        ListRow(say("server-season"), rating.SEASON_BUTTON, say("season-button")),
        ListRow(say("server-tournament"), TOURNAMENT, say("tournament-button")),
        ListRow(say("server-lobbies"), LOBBIES, say("server-lobbies-button")),
        ListRow(say("server-verify"), VERIFY, say("server-verify-button")),
    ]
    return [*rows, _still(say)] if moves else rows


def _still(say: Speech) -> ListRow:
    return ListRow(say("server-still"), STILL, say("server-still-button"))


class ServerCog(commands.Cog):
    def __init__(self, panels: ServerPanel, admin: AdminHandlers, reporting: ReportHandlers) -> None:
        self._panels, self._admin, self._reporting = panels, admin, reporting

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="server", description=shown_as("command-server"))
    async def server(self, interaction: Interaction) -> None:
        await self._panels.show(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="admin", description=shown_as("command-admin"))
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: Interaction) -> None:
        await self._panels.manage(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="doctor", description=shown_as("command-doctor"))
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: Interaction) -> None:
        await self._admin.doctor(interaction)

    @app_commands.guild_install()
    @app_commands.guild_only()
    @app_commands.command(name="report", description=shown_as("command-report"))
    async def report(self, interaction: Interaction) -> None:
        await self._reporting.ask(interaction)
