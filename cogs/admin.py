"""What admins and people set about tables and data: the settings panel, the doctor, privacy, and their components.

Panels are private answers. Each press is checked anew: rights may have changed since the panel was shown.
"""

from __future__ import annotations

import re
from typing import Any, Final

import discord
import msgspec

from bot.errors import UserError
from bot.play.clock import Clock
from bot.play.lobbies.policy import Policies, Policy, Who
from bot.play.upkeep import COPY_DAYS, Plan
from bot.store.api import Store
from bot.tables.contract.table import Button
from bot.words.speech import Speech
from cogs.admin_says import deleted, privacy, settings, still_playing
from cogs.arriving.presses import Presses
from cogs.arriving.replies import Interaction, changeable
from cogs.doctor import examine
from cogs.ui.components import button_view, finished
from cogs.voices import manager_voice, voice_for

SETTINGS_BUTTON: Final = "g:open"
DATA_BUTTON: Final = "p:open"
"""The buttons that show the settings, and what is stored about whoever presses."""
SETTING = re.compile(r"g:(channels|who|role|tables|players|called|kept|reports)")
PAGE = re.compile(r"g:(more|back)")
DATA = re.compile(r"p:(ask|forget|keep)")
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
        self._presses = Presses()

    # --- commands ----------------------------------------------------------------------------------------------------

    async def settings(self, interaction: Interaction) -> None:
        """``/table settings``: the panel."""
        say = manager_voice(interaction)
        policy = await self._policies.read(interaction.guild_id or 0)
        await interaction.response.send_message(settings(policy, say), view=settings_view(policy, say), ephemeral=True)

    async def doctor(self, interaction: Interaction) -> None:
        """``/table doctor``: the findings."""
        say = manager_voice(interaction)
        found = await examine(interaction, self._store, self._policies, self._clock, say)
        await interaction.response.send_message(found, ephemeral=True)

    async def privacy(self, interaction: Interaction) -> None:
        """``/table privacy``: what is stored, and the way to delete it."""
        say = voice_for(interaction)
        traces = await self._store.traces(interaction.user.id)
        view = button_view([[("p:ask", Button(0, "ask", say("admin-delete"), style="danger"))]])
        shown = privacy(traces, self._plan.days, self._plan.backups, say)
        await interaction.response.send_message(shown, view=view, ephemeral=True)

    # --- components --------------------------------------------------------------------------------------------------

    def take(self, interaction: Interaction) -> bool:
        """Handle a press on one of these panels; False if it is none of theirs. Synchronous."""
        if interaction.type is not discord.InteractionType.component:
            return False
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not changeable(interaction):  # none of our panels
            return False
        if custom_id == SETTINGS_BUTTON:
            work = self.settings(interaction)
        elif custom_id == DATA_BUTTON:
            work = self.privacy(interaction)
        elif match := SETTING.fullmatch(custom_id):
            work = self._set(interaction, match[1], [str(value) for value in data.get("values") or ()])
        elif match := PAGE.fullmatch(custom_id):
            work = self._turn(interaction, later=match[1] == "more")
        elif match := DATA.fullmatch(custom_id):
            work = self._data(interaction, match[1])
        else:
            return False
        self._presses.begin(interaction, work)
        return True

    async def _set(self, interaction: Interaction, name: str, values: list[str]) -> None:
        say = manager_voice(interaction)
        guild = interaction.guild_id or 0
        try:
            policy = changed(await self._policies.read(guild), name, values)
        except ValueError:  # msgspec's is one
            raise UserError(voice_for(interaction)("table-old-panel")) from None
        await self._policies.write(guild, policy)
        view = settings_view(policy, say, later=name in LATER)
        await interaction.response.edit_message(content=settings(policy, say), view=view)

    async def _turn(self, interaction: Interaction, *, later: bool) -> None:
        say = manager_voice(interaction)
        policy = await self._policies.read(interaction.guild_id or 0)
        view = settings_view(policy, say, later=later)
        await interaction.response.edit_message(content=settings(policy, say), view=view)

    async def _data(self, interaction: Interaction, choice: str) -> None:
        say = voice_for(interaction)
        if choice == "ask":
            row = [
                ("p:forget", Button(0, "forget", say("admin-confirm"), style="danger")),
                ("p:keep", Button(0, "keep", say("admin-keep"))),
            ]
            await interaction.response.edit_message(content=say("admin-ask-delete"), view=button_view([row]))
            return
        said = await self._forget(interaction.user.id, say) if choice == "forget" else say("admin-kept")
        await interaction.response.edit_message(content=said, view=None)

    async def _forget(self, user: int, say: Speech) -> str:
        done = await self._store.forget(user, say("admin-former"))
        if not done.still:
            return deleted(done.left, max(self._plan.backups, COPY_DAYS), say)
        heads = await self._store.tables_of(user)
        return still_playing([head.thread or head.parent for head in heads if head.id in done.still][:10], say)


def changed(policy: Policy, name: str, values: list[str]) -> Policy:
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
