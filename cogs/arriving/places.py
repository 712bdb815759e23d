"""People and places that commands mean: people as Discord names them, threads of tables, channels for new ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.store.statements import tables
from bot.store.store import Store
from bot.words.errors import UserError
from cogs.arriving.replies import Interaction
from cogs.ui.refusals import NEEDED, missing_permissions
from cogs.ui.voices import voice_for

PERSON: Final = "[0-9]{1,18}|[1-8][0-9]{18}"
"""A person's id: what fits 63 bits, as they are stored."""


def person_chosen(interaction: Interaction) -> int:
    """Return the person chosen from a menu. Raises ``UserError`` if it was nobody, as no client sends it."""
    person = _first(interaction)
    if not re.fullmatch(PERSON, person):
        raise UserError(voice_for(interaction)("table-stale-button"))
    return int(person)


def name_chosen(interaction: Interaction) -> str:
    return display_name(_data(interaction).get("resolved") or {}, _first(interaction))


def chose_bot(interaction: Interaction) -> bool:
    return is_bot(_data(interaction), _first(interaction))


def is_bot(data: Mapping[str, Any], person: str) -> bool:
    users = (data.get("resolved") or {}).get("users") or {}
    return bool((users.get(person) or {}).get("bot"))


def display_name(resolved: Mapping[str, Any], person: str) -> str:
    """Return Discord's name for a person chosen or named; empty if it says nothing."""
    user = (resolved.get("users") or {}).get(person) or {}
    member = (resolved.get("members") or {}).get(person) or {}
    return str(member.get("nick") or user.get("global_name") or user.get("username") or "")


def _first(interaction: Interaction) -> str:
    return str((_data(interaction).get("values") or [""])[0])


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


FINISHED: Final = ("ended", "stopped")
"""What a game that is over has come to."""
WITHOUT_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Channels whose chat takes commands, but has no threads."""
_TAKEN = "taken"
"""In the extras of an interaction that a table answers."""


def note_taken(interaction: Interaction) -> None:
    """The intake has put this interaction into a table's queue: that table answers it, and nobody else."""
    interaction.extras[_TAKEN] = True


def at_table(interaction: Interaction) -> bool:
    """True if a table has taken this command on arrival.

    It does not tell if a table is here now: one may have begun or ended since, and then two would answer, or
    nobody.
    """
    return _TAKEN in interaction.extras


async def only_at_table(interaction: Interaction, store: Store) -> None:
    """For commands that only the intake carries out. Raises ``UserError`` if no table has taken it."""
    if at_table(interaction):
        return
    say, table = voice_for(interaction), await store.read(tables.table_in(interaction.channel_id or 0))
    row = None if table is None else await store.read(tables.table(table))
    if row is not None and row.status in FINISHED:
        raise UserError(say("table-over-here", table=str(row.id)))
    raise UserError(say("table-no-table-here"))


def may_mention(interaction: Interaction, role: int) -> bool:
    known = None if interaction.guild is None else interaction.guild.get_role(role)
    return known is not None and (known.mentionable or interaction.app_permissions.mention_everyone)


def may_look(interaction: Interaction, parent: int) -> bool:
    channel = interaction.guild.get_channel(parent) if interaction.guild is not None else None
    member = interaction.user
    return channel is not None and isinstance(member, discord.Member) and channel.permissions_for(member).view_channel


def server_of(interaction: Interaction) -> int:
    """The server on which somebody typed or pressed. Raises ``UserError`` in direct messages."""
    if interaction.guild_id is None:
        raise UserError(voice_for(interaction)("table-not-in-server"))
    return interaction.guild_id


def lobby_place(client: discord.Client, parent: int, message: int) -> int:
    """The channel in which a lobby's message stands: of a forum the post, which has the message's id."""
    return message if isinstance(client.get_channel(parent), discord.ForumChannel) else parent


def opening_place(interaction: Interaction, *, posts: bool = False) -> tuple[int, int]:
    """Server and channel in which a table may be opened as far as Discord lets us, with ``posts`` the forum of one.

    Raises ``UserError``.
    """
    say, guild = voice_for(interaction), server_of(interaction)
    if interaction.channel_id is None:
        raise UserError(say("table-not-in-server"))
    if isinstance(interaction.channel, discord.Thread):
        if posts and isinstance(interaction.channel.parent, discord.ForumChannel):
            return guild, interaction.channel.parent_id
        raise UserError(say("table-not-in-thread"))
    if getattr(interaction.channel, "type", None) in WITHOUT_THREADS:
        raise UserError(say("table-not-in-voice"))
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise UserError(missing_permissions(missing, interaction.channel_id, say))
    return guild, interaction.channel_id
