"""Permissions: bits, and how roles and channel overwrites add up. Holds no state."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag

from sandbox.jsons import Json


class Permission(IntFlag):
    """The bits the stand-in enforces or hands out, with Discord's values."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44


ALL = Permission((1 << 53) - 1)
"""Everything: owners and administrators."""

ORDINARY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)
"""What @everyone has in a new guild; the bot gets no more by default."""

MODERATOR = (
    Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS | Permission.MANAGE_GUILD | Permission.MANAGE_THREADS
)
"""What the demo guild's Moderator role adds."""


def guild_permissions(guild: Json, member: Json) -> Permission:
    """Return ``member``'s permissions in ``guild`` before channel overwrites."""
    if guild["owner_id"] == member["user"]["id"]:
        return ALL
    held = {guild["id"], *member["roles"]}
    total = Permission(0)
    for role in guild["roles"]:
        if role["id"] in held:
            total |= Permission(int(role["permissions"]))
    return ALL if total & Permission.ADMINISTRATOR else total


def channel_permissions(guild: Json, channel: Json, member: Json) -> Permission:
    """Return ``member``'s permissions in ``channel`` (for a thread: pass its parent).

    The overwrites of everyone, roles and member count.
    """
    total = guild_permissions(guild, member)
    if total == ALL:
        return total
    overwrites = {overwrite["id"]: overwrite for overwrite in channel.get("permission_overwrites", [])}
    total = _apply(total, [overwrites[guild["id"]]] if guild["id"] in overwrites else [])
    total = _apply(total, [overwrites[role] for role in member["roles"] if role in overwrites])
    user = member["user"]["id"]
    total = _apply(total, [overwrites[user]] if user in overwrites else [])
    return total if total & Permission.VIEW_CHANNEL else Permission(0)


def _apply(total: Permission, overwrites: Iterable[Json]) -> Permission:
    allow = deny = Permission(0)
    for overwrite in overwrites:
        allow |= Permission(int(overwrite["allow"]))
        deny |= Permission(int(overwrite["deny"]))
    return total & ~deny | allow
