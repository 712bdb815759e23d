"""Settings of admins and people about tables and data: the settings panel, the doctor, privacy."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import discord
import msgspec

from bot.ops.upkeep import COPY_DAYS, Plan
from bot.play.clock import Clock
from bot.play.lobbies.policy import OPEN, Policies, Policy, Who
from bot.process import version
from bot.store.rows import RefusalRow, Traces
from bot.store.statements import keeping, sending, tables, timing
from bot.store.store import Store
from bot.tables.contract.blockade import CLOSED
from bot.tables.contract.table import Button
from bot.words.errors import UserError
from bot.words.marks import channel, role
from bot.words.message import Message
from bot.words.speech import Speech
from cogs.arriving import router
from cogs.arriving.places import may_mention
from cogs.arriving.replies import Interaction
from cogs.lobbies.opening import role_of
from cogs.ui.components import button_view, finished
from cogs.ui.refusals import CALLED, NEEDED, WITHOUT
from cogs.ui.voices import as_many, manager_voice, voice_for

STUCK_MS = 60_000
"""A message that waits is stuck once nothing has moved at its table for so long."""
CHANNEL_GONE = 10003
LONGEST = 1_900
"""Characters of all findings; Discord takes a hundred more, which are for the version."""


async def examine(interaction: Interaction, store: Store, policies: Policies, clock: Clock, say: Speech) -> str:
    """The whole answer, within Discord's limit."""
    findings = [*_missing(interaction.channel_id or 0, interaction.app_permissions, say)]
    findings += await _elsewhere(interaction, store, policies, say)
    guild = interaction.guild_id or 0
    for stuck in await store.read(sending.stuck(clock.now() - STUCK_MS)):
        if stuck.guild == guild:
            findings.append(say("admin-stuck", channel=channel(stuck.channel), count=stuck.count))
    for refusal in await store.read(sending.refusals_in(guild)):
        findings.append(_refused(refusal, say))
    for bare in await store.read(timing.wordless()):
        if bare.guild == guild:
            findings.append(say("admin-words-only", channel=channel(bare.channel), code=str(bare.code)))
    for head in await store.read(tables.heads_in(guild, ("referee",))):
        findings.append(say("admin-referee", table=str(head.id), channel=channel(head.thread or head.parent)))
    findings += [
        say("admin-lost", table=str(head.id)) for head in await store.read(tables.heads_in(guild, ("broken",)))
    ]
    found = fitted_findings(findings, say) if findings else say("admin-all-well")
    told = say("admin-version", version=version.told())
    return f"{found}\n{told}"


def fitted_findings(findings: list[str], say: Speech) -> str:
    """As many findings as a message holds; equal ones are said once."""
    lines = [say("admin-found"), *dict.fromkeys(findings)]
    return as_many(lines, lambda left: say("admin-more", count=left), LONGEST)


async def _elsewhere(interaction: Interaction, store: Store, policies: Policies, say: Speech) -> list[str]:
    """The channels of the settings and of open tables, as far as Discord has told of them."""
    guild = interaction.guild
    if guild is None or guild.me is None:
        return []
    policy = await policies.read(guild.id)
    used = {head.parent for head in await store.read(tables.heads_in(guild.id, OPEN))}
    found: list[str] = []
    for number in sorted({*policy.channels, *used} - {interaction.channel_id}):
        place = guild.get_channel(number)
        rights = place.permissions_for(guild.me) if place is not None else discord.Permissions.none()
        found += (
            _missing(number, rights, say) if rights.view_channel else [say("admin-unseen", channel=channel(number))]
        )
    return found


def _missing(number: int, rights: discord.Permissions, say: Speech) -> Iterator[str]:
    for name in NEEDED:
        if not getattr(rights, name):
            label, effect = say(CALLED[name]), say(WITHOUT[name])
            yield say("admin-missing", channel=channel(number), permission=label, effect=effect)


def _refused(refusal: RefusalRow, say: Speech) -> str:
    """A channel that refused the last message."""
    if refusal.code in CLOSED:
        return say("admin-closed-dm")
    if refusal.code == CHANNEL_GONE:
        return say("admin-channel-deleted", channel=str(refusal.channel))
    return say("admin-channel-refused", channel=channel(refusal.channel), code=str(refusal.code))


SETTINGS_BUTTON: Final = "g:open"
DATA_BUTTON: Final = "p:open"
"""The buttons that show the settings, and what is stored about whoever presses."""
TABLE_LIMITS = (1, 2, 3, 5, 10, 20)
PLAYER_LIMITS = (2, 3, 4, 5, 6, 7, 8, 9)
MEMBER_LIMITS = (1, 2, 3, 5, 10, 20)
KEPT_DAYS = (7, 30, 90, 180, 365)
LATER = ("players", "called", "kept", "reports")
"""Settings on the panel's second page."""
LIMITS = {"kept": KEPT_DAYS, "tables": TABLE_LIMITS, "players": PLAYER_LIMITS, "member": MEMBER_LIMITS}
MEMBER = "member:"
"""Before the limits per member, which stand in one menu with those per channel: a message has room for five."""
SNOWFLAKE = re.compile("[0-9]{15,19}")
MOST_CHANNELS = 25


class AdminDesk:
    """Answers ``/table settings``, ``doctor`` and ``privacy`` and the presses of their panels. One per process."""

    def __init__(self, store: Store, clock: Clock, plan: Plan) -> None:
        self._store = store
        self._clock = clock
        self._plan = plan
        self._policies = Policies(store)

    # --- commands ----------------------------------------------------------------------------------------------------

    @router.button(SETTINGS_BUTTON)
    async def settings(self, interaction: Interaction) -> None:
        """``/table settings``: the panel."""
        say = manager_voice(interaction)
        policy = await self._policies.read(interaction.guild_id or 0)
        shown = _shown(interaction, policy, say)
        await interaction.response.send_message(shown, view=settings_view(policy, say), ephemeral=True)

    async def doctor(self, interaction: Interaction) -> None:
        """``/table doctor``: the findings."""
        say = manager_voice(interaction)
        found = await examine(interaction, self._store, self._policies, self._clock, say)
        await interaction.response.send_message(found, ephemeral=True)

    @router.button(DATA_BUTTON)
    async def privacy(self, interaction: Interaction) -> None:
        """``/table privacy``: what is stored, and the way to delete it."""
        say = voice_for(interaction)
        traces = await self._store.read(keeping.traces(interaction.user.id))
        view = button_view([[("p:ask", Button(0, "ask", say("admin-delete"), style="danger"))]])
        shown = privacy(traces, self._plan.days, self._plan.backups, say)
        await interaction.response.send_message(shown, view=view, ephemeral=True)

    # --- components --------------------------------------------------------------------------------------------------

    @router.menu("g:{name:channels|who|role|tables|players|called|kept|reports}")
    async def _set(self, interaction: Interaction, values: router.Given, name: str) -> None:
        say = manager_voice(interaction)
        guild = interaction.guild_id or 0
        try:
            policy = changed(await self._policies.read(guild), name, values)
        except ValueError:  # msgspec's is one
            raise UserError(voice_for(interaction)("table-old-panel")) from None
        await self._policies.write(guild, policy)
        view = settings_view(policy, say, later=name in LATER)
        await interaction.response.edit_message(content=_shown(interaction, policy, say), view=view)

    @router.button("g:{page:more|back}")
    async def _turn(self, interaction: Interaction, page: str) -> None:
        say = manager_voice(interaction)
        policy = await self._policies.read(interaction.guild_id or 0)
        view = settings_view(policy, say, later=page == "more")
        await interaction.response.edit_message(content=_shown(interaction, policy, say), view=view)

    @router.button("p:ask")
    async def _ask(self, interaction: Interaction) -> None:
        """Ask whether everything is really to be deleted, if something can be."""
        say = voice_for(interaction)
        traces = await self._store.read(keeping.traces(interaction.user.id))
        if traces.open:
            said = await self._still(interaction.user.id, traces.open, say)
            await interaction.response.edit_message(content=said, view=None)
            return
        if not traces.deletable:
            said = say("admin-nothing-to-delete", left=traces.left)
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
    """The settings, and that the role which may be mentioned cannot be."""
    if policy.called is None or may_mention(interaction, policy.called):
        return settings(policy, say)
    return f"{settings(policy, say)}\n{say('admin-called-silent', role=role(policy.called))}"


def changed(policy: Policy, name: str, values: Sequence[str]) -> Policy:
    """The settings after one choice on the panel; choosing a role is also choosing that it opens tables.

    Raises ``ValueError`` for what the panel does not offer.
    """
    first = values[0] if values else ""
    if name == "channels":
        return msgspec.structs.replace(policy, channels=tuple(sorted({_snowflake(value) for value in values})))
    if name == "role":
        role = _snowflake(first) if first else None
        return msgspec.structs.replace(policy, role=role, who="role" if role is not None else policy.who)
    if name in ("called", "reports"):
        return msgspec.structs.replace(policy, **{name: _snowflake(first) if first else None})
    if name == "who":
        return msgspec.structs.replace(policy, who=msgspec.convert(first, Who))
    if name == "tables" and first.startswith(MEMBER):
        name, first = "member", first.removeprefix(MEMBER)
    offered = {str(None): None, **{str(number): number for number in LIMITS[name]}}
    if first not in offered:
        raise ValueError(f"no such limit of {name}")
    return msgspec.structs.replace(policy, **{name: offered[first]})


def _snowflake(value: str) -> int:
    if not SNOWFLAKE.fullmatch(value):
        raise ValueError("no id of Discord's")
    return int(value)


def settings_view(policy: Policy, say: Speech, *, later: bool = False) -> discord.ui.View:
    """One of the panel's two pages: its menus, showing what is set, and the way to the other page."""
    if later:
        return _second_page(policy, say)
    view = discord.ui.View(timeout=None)
    channels: discord.ui.ChannelSelect[discord.ui.View] = discord.ui.ChannelSelect(
        custom_id="g:channels",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=say("admin-channels"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[discord.Object(number, type=discord.abc.GuildChannel) for number in policy.channels],
    )
    who = [
        ("everybody", say("admin-everybody")),
        ("moderators", say("admin-moderators")),
        ("role", say("admin-one-role")),
    ]
    view.add_item(channels)
    view.add_item(_menu("g:who", say("admin-who"), who, policy.who))
    view.add_item(_role_menu("g:role", say("admin-role"), policy.role))
    view.add_item(_tables_menu(say))
    view.add_item(discord.ui.Button(custom_id="g:more", label=say("admin-more-settings"), row=4))
    return finished(view)


def _second_page(policy: Policy, say: Speech) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(_menu("g:players", say("admin-players"), _limits(PLAYER_LIMITS, say), str(policy.players)))
    view.add_item(_role_menu("g:called", say("admin-called"), policy.called))
    days = [(str(None), say("admin-kept-usual")), *((str(one), say("admin-days", count=one)) for one in KEPT_DAYS)]
    view.add_item(_menu("g:kept", say("admin-kept-days"), days, str(policy.kept)))
    place = [] if policy.reports is None else [discord.Object(policy.reports, type=discord.abc.GuildChannel)]
    reports: discord.ui.ChannelSelect[discord.ui.View] = discord.ui.ChannelSelect(
        custom_id="g:reports",
        channel_types=[discord.ChannelType.text],
        placeholder=say("admin-reports"),
        min_values=0,
        default_values=place,
    )
    view.add_item(reports)
    view.add_item(discord.ui.Button(custom_id="g:back", label=say("lobby-back"), row=4))
    return finished(view)


def _role_menu(custom_id: str, title: str, role: int | None) -> discord.ui.RoleSelect[discord.ui.View]:
    return discord.ui.RoleSelect(
        custom_id=custom_id,
        placeholder=title,
        min_values=0,
        default_values=[] if role is None else [discord.Object(role, type=discord.Role)],
    )


def _limits(numbers: tuple[int, ...], say: Speech) -> list[tuple[str, str]]:
    return [(str(None), say("admin-no-limit")), *((str(number), say("admin-limit", most=number)) for number in numbers)]


def _tables_menu(say: Speech) -> discord.ui.Select[discord.ui.View]:
    """Both limits of tables. What is set stands in the message: a menu can show one choice as made, not two."""
    groups = ((say("admin-tables"), "", TABLE_LIMITS), (say("admin-member"), MEMBER, MEMBER_LIMITS))
    options = [
        discord.SelectOption(value=prefix + value, label=f"{title}: {label}")
        for title, prefix, numbers in groups
        for value, label in _limits(numbers, say)
    ]
    return discord.ui.Select(custom_id="g:tables", placeholder=say("admin-how-many"), options=options)


def _menu(custom_id: str, title: str, values: list[tuple[str, str]], chosen: str) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(value=value, label=f"{title}: {label}", default=value == chosen) for value, label in values
    ]
    return discord.ui.Select(custom_id=custom_id, placeholder=title, options=options)


def settings(policy: Policy, say: Speech) -> str:
    return say(
        "admin-settings",
        channels=[channel(number) for number in policy.channels],
        who=_openers(policy),
        tables=policy.tables or 0,
        member=policy.member or 0,
        players=policy.players or 0,
        called=policy.called is not None,
        role="" if policy.called is None else role(policy.called),
        reported=policy.reports is not None,
        reports="" if policy.reports is None else channel(policy.reports),
        kept=policy.kept or 0,
    )


def _openers(policy: Policy) -> Message:
    if policy.who == "role":
        return role_of(policy)
    return Message("admin-by-everybody" if policy.who == "everybody" else "admin-by-moderators")


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
    """A person is forgotten; ``left`` games under way still name them, and for so many nights the backups of before."""
    return say("admin-deleted", left=left, nights=nights)


def still_playing(places: Sequence[int], say: Speech) -> str:
    """The person has to leave open games first."""
    return say("admin-still-playing", tables=[channel(place) for place in places])
