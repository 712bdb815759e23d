"""Users, guilds, roles, members and channels of the stand-in, kept as the JSON that Discord would send.

Not here: messages and reactions (``messages.py``), threads (``threads.py``), interactions. Every change emits the
gateway event that goes with it.
"""

from __future__ import annotations

from typing import Final

from sandbox.clock import Clock
from sandbox.errors import ApiError
from sandbox.gateway.events import Bus, Event
from sandbox.guilds.permissions import ALL, ORDINARY, Permission, channel_permissions
from sandbox.ids import Ids
from sandbox.jsons import Json, usual

TEXT: Final = 0
DM: Final = 1
VOICE: Final = 2
ANNOUNCEMENT: Final = 5
STAGE: Final = 13
FORUM: Final = 15
ANNOUNCEMENT_THREAD: Final = 10
PUBLIC_THREAD: Final = 11
THREADS: Final = (10, 11, 12)
"""Channel types. Of a guild's channels a forum holds posts alone; voice and stage are written in as chats."""

BOT_NAME: Final = "Zodiac Table"
LOCALE: Final = "en-US"
"""Language of everybody and of every guild, until somebody chooses another one."""
DM_PERMISSIONS: Final = ORDINARY
"""What anyone may do in a direct message."""


class World:
    """The places and the people."""

    def __init__(self, clock: Clock, ids: Ids, bus: Bus) -> None:
        """An empty world with nobody in it but the bot."""
        self.clock, self.ids, self.bus = clock, ids, bus
        self.users: dict[str, Json] = {}
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.members: dict[tuple[str, str], Json] = {}
        self.thread_members: dict[str, dict[str, str]] = {}
        """Thread → user → since when they are in it."""
        self.dm_closed: set[str] = set()
        """Users who take no direct messages."""
        self.locales: dict[str, str] = {}
        """Language settings of the users who have chosen one; see ``locale``."""
        self.bot = self.add_user(BOT_NAME, bot=True)

    # --- people -----------------------------------------------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        """A new user called ``name``, member of nothing yet."""
        user: Json = {
            "id": self.ids.new(),
            "username": name if bot else name.lower(),
            "global_name": None if bot else name,
            **usual("user"),
        }
        if bot:
            user["bot"] = True
        self.users[user["id"]] = user
        return user

    def locale(self, user_id: str) -> str:
        """In which language the user's client is."""
        return self.locales.get(user_id, LOCALE)

    def join(self, guild_id: str, user_id: str) -> Json:
        """Make the user a member of the guild and return the member; the bot is told of the whole guild."""
        member: Json = {"user": self.users[user_id], "joined_at": self.clock.iso(), **usual("member")}
        self.members[guild_id, user_id] = member
        if user_id == self.bot["id"]:
            self.bus.emit(Event("GUILD_CREATE", {"id": guild_id}, "guilds"))
        else:
            self.bus.emit(Event("GUILD_MEMBER_ADD", {**member, "guild_id": guild_id}, "members"))
        return member

    def leave(self, guild_id: str, user_id: str) -> None:
        """The user leaves the guild; the bot is thrown out. ApiError 10007 if they were not in it."""
        member = self.member(guild_id, user_id)
        del self.members[guild_id, user_id]
        for thread, inside in self.thread_members.items():
            if self.channels[thread]["guild_id"] == guild_id:
                inside.pop(user_id, None)
        if user_id == self.bot["id"]:
            self.bus.emit(Event("GUILD_DELETE", {"id": guild_id}, "guilds"))
            return
        self.bus.emit(Event("GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": member["user"]}, "members"))

    def member(self, guild_id: str, user_id: str) -> Json:
        """The member. ApiError 10007 if there is none."""
        found = self.members.get((guild_id, user_id))
        if found is None:
            raise ApiError(10007)
        return found

    def members_of(self, guild_id: str) -> list[Json]:
        """All members of one guild, in the order in which they joined."""
        return [member for (guild, _), member in self.members.items() if guild == guild_id]

    # --- guilds, roles, channels ------------------------------------------------------------------------------------

    def guild(self, guild_id: str) -> Json:
        """The guild. ApiError 10004 if there is none."""
        if guild_id not in self.guilds:
            raise ApiError(10004)
        return self.guilds[guild_id]

    def add_guild(self, name: str, owner_id: str) -> Json:
        """A new guild with its @everyone role and the bot as a member."""
        guild: Json = {"id": self.ids.new(), "name": name, "owner_id": owner_id, **usual("guild")}
        self.guilds[guild["id"]] = guild
        guild["roles"].append(self._role(guild["id"], "@everyone", ORDINARY, 0))
        self.join(guild["id"], owner_id)
        self.join(guild["id"], self.bot["id"])
        return guild

    def speak(self, guild_id: str, locale: str) -> None:
        """Set the guild's language."""
        guild = self.guild(guild_id)
        guild["preferred_locale"] = locale
        self.bus.emit(Event("GUILD_UPDATE", {key: guild[key] for key in guild if key != "members"}, "guilds"))

    def add_role(self, guild_id: str, name: str, permissions: Permission) -> Json:
        """A new role of the guild."""
        guild = self.guild(guild_id)
        role = self._role(self.ids.new(), name, permissions, len(guild["roles"]))
        guild["roles"].append(role)
        self.bus.emit(Event("GUILD_ROLE_CREATE", {"guild_id": guild_id, "role": role}, "guilds"))
        return role

    def change_role(self, guild_id: str, role_id: str, **changes: object) -> Json:
        """Change a role as its settings do. ApiError 10011 if there is none."""
        role = self._find_role(guild_id, role_id)
        role.update(changes)
        self.bus.emit(Event("GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role}, "guilds"))
        return role

    def give_role(self, guild_id: str, user_id: str, role_id: str, *, on: bool = True) -> None:
        """Give a member a role or take it away."""
        self._find_role(guild_id, role_id)
        member = self.member(guild_id, user_id)
        member["roles"] = [role for role in member["roles"] if role != role_id] + ([role_id] if on else [])
        self.bus.emit(Event("GUILD_MEMBER_UPDATE", {**member, "guild_id": guild_id}, "members"))

    def channel(self, channel_id: str) -> Json:
        """The channel, thread or DM. ApiError 10003 if there is none."""
        if channel_id not in self.channels:
            raise ApiError(10003)
        return self.channels[channel_id]

    def add_channel(self, guild_id: str, name: str, kind: int = TEXT) -> Json:
        """A new channel of the guild: text, announcement, voice, stage or forum."""
        channel: Json = {
            "id": self.ids.new(),
            "type": kind,
            "guild_id": guild_id,
            "name": name,
            "position": len(self.channels),
            **usual("channel"),
            **(usual("voice") if kind in (VOICE, STAGE) else {}),
            **(usual("forum") if kind == FORUM else {}),
        }
        self.channels[channel["id"]] = channel
        self.bus.emit(Event("CHANNEL_CREATE", channel, "guilds", channel["id"]))
        return channel

    def add_tag(self, forum_id: str, name: str, *, moderated: bool = False) -> str:
        """A new tag of a forum; its id."""
        tag = {"id": self.ids.new(), "name": name, "moderated": moderated, "emoji_id": None, "emoji_name": None}
        self.change_channel(forum_id, {"available_tags": [*self.channel(forum_id)["available_tags"], tag]})
        return str(tag["id"])

    def change_channel(self, channel_id: str, changes: Json) -> Json:
        """Set members of a channel or thread and tell everybody."""
        channel = self.channel(channel_id)
        channel.update(changes)
        name = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
        self.bus.emit(Event(name, channel, "guilds", channel_id))
        return channel

    def remove_channel(self, channel_id: str) -> Json:
        """Delete a channel with its threads, or a thread. Threads go without events of their own, as clients expect.

        The messages in it stay behind; ``Messages.delete_channel`` takes both.
        """
        channel = self.channel(channel_id)
        name, data = "CHANNEL_DELETE", channel
        if channel["type"] in THREADS:
            name, data = "THREAD_DELETE", {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
        self.bus.emit(Event(name, data, "guilds", channel_id))
        for gone in [c["id"] for c in self.channels.values() if channel_id in (c["id"], c.get("parent_id"))]:
            del self.channels[gone]
            self.thread_members.pop(gone, None)
        return channel

    def thread_member(self, thread_id: str, user_id: str) -> Json:
        """Somebody who is in a thread, as Discord says it."""
        since = self.thread_members[thread_id][user_id]
        return {"id": thread_id, "user_id": user_id, "join_timestamp": since, "flags": 0}

    def overwrite(self, channel_id: str, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
        """Set the channel's permission overwrite for a role (or the guild's id = @everyone) or a member."""
        channel = self.channel(channel_id)
        kind = 1 if target_id in self.users else 0
        kept = [one for one in channel["permission_overwrites"] if one["id"] != target_id]
        new = {"id": target_id, "type": kind, "allow": str(int(allow)), "deny": str(int(deny))}
        self.change_channel(channel_id, {"permission_overwrites": [*kept, new]})

    def clear_overwrite(self, channel_id: str, target_id: str) -> None:
        """Remove the channel's overwrite for one role or member."""
        kept = [one for one in self.channel(channel_id)["permission_overwrites"] if one["id"] != target_id]
        self.change_channel(channel_id, {"permission_overwrites": kept})

    def dm(self, user_id: str) -> Json:
        """The direct-message channel between the bot and one user; opened if need be. ApiError 10013 if unknown."""
        if user_id not in self.users:
            raise ApiError(10013)
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = {
            "id": self.ids.new(),
            "type": DM,
            "last_message_id": None,
            "recipients": [self.users[user_id]],
            "flags": 0,
        }
        self.channels[channel["id"]] = channel
        self.bus.emit(Event("CHANNEL_CREATE", channel, channel_id=channel["id"], local=True))
        return channel

    # --- permissions ------------------------------------------------------------------------------------------------

    def permissions(self, user_id: str, channel_id: str) -> Permission:
        """Return the user's permissions in the channel; none for people who are not there. Threads inherit their
        parent.
        """
        channel = self.channel(channel_id)
        if channel["type"] == DM:
            return DM_PERMISSIONS if user_id in (self.bot["id"], channel["recipients"][0]["id"]) else Permission(0)
        member = self.members.get((channel["guild_id"], user_id))
        if member is None:
            return Permission(0)
        place = self.channel(channel["parent_id"]) if channel["type"] in THREADS else channel
        total = channel_permissions(self.guild(channel["guild_id"]), place, member)
        if channel["type"] in THREADS and total != ALL:
            speak = Permission.SEND_MESSAGES
            total = total | speak if total & Permission.SEND_MESSAGES_IN_THREADS else total & ~speak
        return total

    def sees(self, user_id: str, channel_id: str) -> bool:
        return bool(channel_id in self.channels and self.permissions(user_id, channel_id) & Permission.VIEW_CHANNEL)

    def require(self, user_id: str, channel_id: str, *needed: Permission) -> Json:
        """The channel, if the user may do all that is needed. ApiError 10003, 50001 (cannot see it) or 50013."""
        channel = self.channel(channel_id)
        have = self.permissions(user_id, channel_id)
        if not have & Permission.VIEW_CHANNEL:
            raise ApiError(50001)
        if any(not have & permission for permission in needed):
            raise ApiError(50013)
        return channel

    # --- inside -----------------------------------------------------------------------------------------------------

    def _role(self, role_id: str, name: str, permissions: Permission, position: int) -> Json:
        told = {"id": role_id, "name": name, "position": position, "permissions": str(int(permissions))}
        return {**told, **usual("role")}

    def _find_role(self, guild_id: str, role_id: str) -> Json:
        for role in self.guild(guild_id)["roles"]:
            if role["id"] == role_id:
                found: Json = role
                return found
        raise ApiError(10011)
