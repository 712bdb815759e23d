"""Check if a table may be opened here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord

from bot.play.policy import LOBBIES, Opener, Policies, Policy, Reason, refusal
from bot.words.message import Message, UserError
from bot.words.signs import channel, role
from bot.words.speech import Speech
from cogs.arriving.places import opening_place
from cogs.arriving.replies import Interaction
from cogs.ui.voices import voice_for


class Opening:
    """Asked by every command that opens a table, before anything is stored."""

    def __init__(self, policies: Policies) -> None:
        self._policies = policies
        self._people: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._channels: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_by_one(self, interaction: Interaction) -> AsyncIterator[None]:
        """Hold it until the table is open, so that tables opened at once by a person or here are all counted."""
        person = self._people.setdefault(interaction.user.id, asyncio.Lock())
        channel = self._channels.setdefault(interaction.channel_id or 0, asyncio.Lock())
        async with person, channel:
            yield

    async def check(self, interaction: Interaction) -> None:
        """Raises ``UserError`` with the reason."""
        guild, channel = opening_place(interaction, posts=True)
        policy = await self._policies.read(guild)
        open_here = 0 if policy.tables is None else await self._policies.open_tables(guild, channel)
        hosted = await self._policies.hosted(guild, interaction.user.id)
        reason = refusal(policy, opener(interaction), channel, open_here, hosted)
        if reason is not None:
            raise UserError(refused(reason, policy, voice_for(interaction)))

    async def forum(self, interaction: Interaction) -> discord.ForumChannel | None:
        """Raises ``UserError`` in a post of another forum."""
        wanted = (await self._policies.read(interaction.guild_id or 0)).forum
        found = None if wanted is None or interaction.guild is None else interaction.guild.get_channel(wanted)
        if isinstance(found, discord.ForumChannel):
            return found
        opening_place(interaction)
        return None

    async def most_players(self, interaction: Interaction, wanted: int | None, usual: int) -> int:
        """Return ``wanted``, else ``usual`` within the limit. Raises ``UserError`` above the limit."""
        limit = (await self._policies.read(interaction.guild_id or 0)).players
        if limit is None:
            return usual if wanted is None else wanted
        if wanted is not None and wanted > limit:
            raise UserError(voice_for(interaction)("admin-too-many-players", most=limit))
        return min(usual, limit) if wanted is None else wanted

    async def check_rematch(self, interaction: Interaction, seated: int, usual: int) -> int:
        """Return the places of a rematch. Raises ``UserError`` as ``check`` and ``most_players``."""
        await self.check(interaction)
        await self.most_players(interaction, seated, seated)
        return await self.most_players(interaction, None, usual)


def opener(interaction: Interaction) -> Opener:
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    rights = interaction.permissions
    return Opener(roles, rights.manage_messages or rights.manage_guild)


def role_of(policy: Policy) -> Message:
    return Message("admin-by-no-role") if policy.role is None else Message("admin-by-role", role=role(policy.role))


def refused(reason: Reason, policy: Policy, say: Speech) -> str:
    match reason:
        case "channel":
            return say("admin-refused-channel", channels=[channel(number) for number in policy.channels])
        case "moderators":
            return say("admin-refused-moderators")
        case "role":
            return say("admin-refused-role", who=role_of(policy))
        case "member":
            return say("admin-refused-member", most=policy.member or 0)
        case "lobbies":
            return say("admin-refused-lobbies", most=LOBBIES)
        case "tables":
            return say("admin-refused-tables", most=policy.tables or 0)
