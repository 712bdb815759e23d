"""Threads: starting them with or without a message, archiving, and who is in them."""

from __future__ import annotations

from bot.sandbox import assumptions
from bot.sandbox.checks.problems import Problem, length, one_of, required
from bot.sandbox.errors import ApiError
from bot.sandbox.gateway.events import Event
from bot.sandbox.guilds.messages import HAS_THREAD, Message, Messages
from bot.sandbox.guilds.permissions import Permission
from bot.sandbox.guilds.world import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, TEXT, THREADS, World
from bot.sandbox.jsons import Json

NAME_MAX = 100
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
KINDS = {TEXT: PUBLIC_THREAD, ANNOUNCEMENT: ANNOUNCEMENT_THREAD}
"""Which type of thread hangs on which type of channel."""


class Threads:
    """Starts and changes threads of the world."""

    def __init__(self, world: World, messages: Messages) -> None:
        """No threads yet."""
        self.world, self.messages = world, messages
        self.most = assumptions.ACTIVE_THREADS

    def start(self, owner_id: str, parent_id: str, body: Json, message: Message | None = None) -> Json:
        """A new public thread; from a message it takes that message's id.

        ApiError 50001, 50013, 50024 (threads hang on text and announcement channels only), 160004 (the message has one
        already), or 160006 and 160007 (too many are active in the guild).
        """
        needed = Permission.CREATE_PUBLIC_THREADS
        parent = self.world.require(owner_id, parent_id, needed)
        kind = KINDS.get(parent["type"])
        if kind is None:
            raise ApiError(50024)
        if message is not None and message.id in self.world.channels:
            raise ApiError(160004)
        if self._active(parent["guild_id"]) >= self.most:
            raise ApiError(160007 if kind == ANNOUNCEMENT_THREAD else 160006)
        now = self.world.clock.iso()
        thread: Json = {
            "id": message.id if message else self.world.ids.new(),
            "type": kind,
            "guild_id": parent["guild_id"],
            "parent_id": parent_id,
            "owner_id": owner_id,
            "name": body["name"],
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": body.get("auto_archive_duration") or 1440,
                "archive_timestamp": now,
                "locked": False,
                "create_timestamp": now,
            },
        }
        if message is None and (body.get("type") or kind) != kind:
            raise ApiError(50024)
        self.world.channels[thread["id"]] = thread
        self.world.bus.emit(Event("THREAD_CREATE", {**thread, "newly_created": True}, "guilds", thread["id"]))
        if message is not None:
            message.data["flags"] |= HAS_THREAD
            self.messages.changed(message)
        return thread

    def change(self, user_id: str, thread_id: str, body: Json) -> Json:
        """Rename, archive, lock or reopen. Owner or MANAGE_THREADS; locking always needs MANAGE_THREADS.

        ApiError 50001, 50013 or 50083 (an archived thread can only be reopened).
        """
        thread = self.world.require(user_id, thread_id)
        manages = bool(self.world.permissions(user_id, thread_id) & Permission.MANAGE_THREADS)
        metadata = thread["thread_metadata"]
        reopen = body.get("archived") is False and not metadata["locked"]
        if not manages and not reopen and thread["owner_id"] != user_id:
            raise ApiError(50013)
        if "locked" in body and not manages:
            raise ApiError(50013)
        if metadata["locked"] and not manages:
            raise ApiError(50013)
        if metadata["archived"] and body.get("archived") is not False:
            raise ApiError(50083)
        changed = {
            key: body[key] for key in ("archived", "locked", "auto_archive_duration") if body.get(key) is not None
        }
        if "archived" in changed and changed["archived"] != metadata["archived"]:
            changed["archive_timestamp"] = self.world.clock.iso()
        names = {"name": body["name"]} if body.get("name") else {}
        return self.world.change_channel(thread_id, {**names, "thread_metadata": {**metadata, **changed}})

    def _active(self, guild_id: str) -> int:
        """How many threads of the guild are not archived."""
        mine = (one for one in self.world.channels.values() if one.get("guild_id") == guild_id)
        return sum(one["type"] in THREADS and not is_archived(one) for one in mine)

    def wake(self, user_id: str, channel: Json) -> None:
        """A post reopens an archived thread that is not locked.

        ApiError 160005 if it is locked, 50083 if it is archived as well; who has MANAGE_THREADS may always post.
        """
        archived = is_archived(channel)
        self.refuse_locked(user_id, channel)
        if not archived:
            return
        metadata = {**channel["thread_metadata"], "archived": False, "archive_timestamp": self.world.clock.iso()}
        self.world.change_channel(channel["id"], {"thread_metadata": metadata})

    def refuse_locked(self, user_id: str, channel: Json) -> None:
        """In a locked thread nobody writes or edits without MANAGE_THREADS; reactions and deleting are left."""
        if channel["type"] not in THREADS or not channel["thread_metadata"]["locked"]:
            return
        if not self.world.permissions(user_id, channel["id"]) & Permission.MANAGE_THREADS:
            raise ApiError(50083 if is_archived(channel) else 160005)

    def count(self, channel: Json, by: int) -> None:
        """Keep the thread's message counters."""
        if channel["type"] in THREADS:
            channel["message_count"] += by
            channel["total_message_sent"] += max(by, 0)

    def members(self, thread: Json, *, added: str = "", removed: str = "") -> None:
        """Tell that somebody joined or left the thread."""
        data: Json = {
            "id": thread["id"],
            "guild_id": thread["guild_id"],
            "member_count": thread["member_count"],
        }
        if added:
            now = self.world.clock.iso()
            data["added_members"] = [{"id": thread["id"], "user_id": added, "join_timestamp": now, "flags": 0}]
        if removed:
            data["removed_member_ids"] = [removed]
        self.world.bus.emit(Event("THREAD_MEMBERS_UPDATE", data, "guilds", thread["id"]))


def thread_problems(body: Json, *, change: bool = False) -> list[Problem]:
    """What Discord would refuse in the body that opens a thread, or with ``change`` in one that changes it."""
    found = [] if change else [*required("name", body.get("name"))]
    found += length("name", body.get("name"), NAME_MAX, 1)
    duration = body.get("auto_archive_duration")
    return [*found, *(one_of("auto_archive_duration", duration, ARCHIVE_MINUTES) if duration is not None else ())]


def is_archived(channel: Json) -> bool:
    """Whether the channel is a thread that has been archived."""
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["archived"])


def refuse_archived(channel: Json) -> None:
    """ApiError 50083 if the channel is an archived thread."""
    if is_archived(channel):
        raise ApiError(50083)
