"""Threads: starting them with or without a message, archiving by hand and by time, and who is in them.

Whoever starts a thread, writes in it or is mentioned there is in it; others can join while it is not archived.
"""

from __future__ import annotations

from sandbox import assumptions
from sandbox.checks.problems import Problem, length, one_of, required
from sandbox.clock import Timer
from sandbox.errors import ApiError, bad_field
from sandbox.gateway.events import Event
from sandbox.guilds.messages import (
    HAS_THREAD,
    RECIPIENT_ADD,
    RECIPIENT_REMOVE,
    SYSTEM,
    THREAD_CREATED,
    THREAD_STARTER,
    Message,
    Messages,
)
from sandbox.guilds.permissions import Permission
from sandbox.guilds.world import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, FORUM, PUBLIC_THREAD, TEXT, THREADS, World
from sandbox.jsons import Json

NAME_MAX = 100
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MINUTE_MS = 60_000
REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts need a tag."""
KINDS = {TEXT: PUBLIC_THREAD, ANNOUNCEMENT: ANNOUNCEMENT_THREAD, FORUM: PUBLIC_THREAD}
"""Which type of thread hangs on which type of channel."""


class Threads:
    """Starts and changes threads of the world."""

    def __init__(self, world: World, messages: Messages) -> None:
        """No threads yet."""
        self.world, self.messages = world, messages
        self.most = assumptions.ACTIVE_THREADS
        self._touched: dict[str, int] = {}
        """When there was last a message in each thread, or it was opened again."""
        self._timers: dict[str, Timer] = {}
        world.bus.listeners.append(self._heard)

    def start(self, owner_id: str, parent_id: str, body: Json, message: Message | None = None) -> Json:
        """A new public thread; from a message it takes that message's id. In a forum it is a post, whose first message
        ``post`` writes.

        ApiError 50001, 50013, 50024 (threads hang on text and announcement channels and in forums only), 160004 (the
        message has one already), or 160006 and 160007 (too many are active in the guild); 40066, 40067 for its tags.
        """
        forum = self.world.channel(parent_id)["type"] == FORUM
        needed = Permission.SEND_MESSAGES if forum else Permission.CREATE_PUBLIC_THREADS
        parent = self.world.require(owner_id, parent_id, needed)
        kind = KINDS.get(parent["type"])
        if kind is None or (forum and message is not None):
            raise ApiError(50024)
        tags = self._tags(owner_id, parent, body.get("applied_tags") or []) if forum else []
        if forum and not tags and parent["flags"] & REQUIRE_TAG:
            raise ApiError(40067)
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
        if forum:
            thread["applied_tags"] = tags
        elif message is None and (body.get("type") or kind) != kind:
            raise ApiError(50024)
        self.world.channels[thread["id"]] = thread
        self.world.thread_members[thread["id"]] = {owner_id: now}
        created = {**thread, "newly_created": True, "member": self.world.thread_member(thread["id"], owner_id)}
        self.world.bus.emit(Event("THREAD_CREATE", created, "guilds", thread["id"]))
        self._members(thread, added=owner_id)
        self._touch(thread)
        if message is not None:
            message.data["flags"] |= HAS_THREAD
            self.messages.changed(message)
        if not forum:
            self._announce(thread, message)
        return thread

    def _tags(self, user_id: str, forum: Json, wanted: list[object]) -> list[str]:
        """The tags of a post. ApiError 50035 for one that the forum does not have, 40066 for a moderators' one."""
        known = {tag["id"]: tag for tag in forum["available_tags"]}
        tags = [str(one) for one in wanted]
        if any(one not in known for one in tags):
            raise bad_field("applied_tags", "BASE_TYPE_CHOICES", "Value must be one of the forum's tags.")
        manages = self.world.permissions(user_id, forum["id"]) & Permission.MANAGE_THREADS
        if any(known[one]["moderated"] for one in tags) and not manages:
            raise ApiError(40066)
        return tags

    def _announce(self, thread: Json, message: Message | None) -> None:
        """Discord's own lines: in the thread the message on which it hangs, in the parent that there is a thread."""
        owner, parent = self.world.users[thread["owner_id"]], thread["parent_id"]
        place = {"type": 0, "guild_id": thread["guild_id"]}
        if message is not None:
            started = {**place, "channel_id": parent, "message_id": message.id}
            shown = {"message_reference": started, "referenced_message": self.messages.public(message)}
            self.messages.post(thread["id"], owner, {}, {}, extra={"type": THREAD_STARTER, **shown})
        if message is None or self.messages.age(message) >= assumptions.THREAD_CREATED_AFTER_MS:
            told = {"type": THREAD_CREATED, "message_reference": {**place, "channel_id": thread["id"]}}
            self.messages.post(parent, owner, {"content": thread["name"]}, {}, extra=told)

    def change(self, user_id: str, thread_id: str, body: Json) -> Json:
        """Rename, archive, lock or reopen. Owner or MANAGE_THREADS; locking always needs MANAGE_THREADS.

        Whoever is in it may reopen it, unless it is locked. ApiError 50001, 50013 or 50083 (an archived thread can
        only be reopened).
        """
        thread = self.world.require(user_id, thread_id)
        manages = bool(self.world.permissions(user_id, thread_id) & Permission.MANAGE_THREADS)
        metadata = thread["thread_metadata"]
        inside = user_id in self.world.thread_members.get(thread_id, ())
        reopen = body.get("archived") is False and not metadata["locked"] and inside
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
        if body.get("applied_tags") is not None:
            names["applied_tags"] = self._tags(user_id, self.world.channel(thread["parent_id"]), body["applied_tags"])
        told = self.world.change_channel(thread_id, {**names, "thread_metadata": {**metadata, **changed}})
        if changed.keys() & {"archived", "auto_archive_duration"}:
            self._touch(thread)
        return told

    def _active(self, guild_id: str) -> int:
        """Count the guild's threads that are not archived."""
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
        self._archive(channel, archived=False)
        self._touch(channel)

    def used(self, user_id: str, channel: Json) -> None:
        """Reopen an archived thread in which somebody presses something, as clients do: only its members can.

        Raises ApiError 50013.
        """
        if is_archived(channel):
            self.change(user_id, channel["id"], {"archived": False})

    def refuse_locked(self, user_id: str, channel: Json) -> None:
        """In a locked thread nobody writes or edits without MANAGE_THREADS; reactions and deleting are left."""
        if channel["type"] not in THREADS or not channel["thread_metadata"]["locked"]:
            return
        if not self.world.permissions(user_id, channel["id"]) & Permission.MANAGE_THREADS:
            raise ApiError(50083 if is_archived(channel) else 160005)

    def join(self, user_id: str, channel_id: str, by: str = "") -> None:
        """Take somebody into a thread; ``by`` is who does it for them, of which Discord writes a line.

        ApiError 50001, 50083 if it is archived, 50024 if it is no thread.
        """
        thread = self.world.require(user_id, channel_id)
        if thread["type"] not in THREADS:
            raise ApiError(50024)
        refuse_archived(thread)
        if self._enter(thread, user_id) and by not in ("", user_id):
            self._line(thread, by, user_id, RECIPIENT_ADD)

    def leave(self, user_id: str, channel_id: str, by: str = "") -> None:
        """Take somebody out of a thread. ApiError 50083 if it is archived."""
        thread = self.world.channel(channel_id)
        refuse_archived(thread)
        if self.world.thread_members[channel_id].pop(user_id, None) is None:
            return
        self._members(thread, removed=user_id)
        if by not in ("", user_id):
            self._line(thread, by, user_id, RECIPIENT_REMOVE)

    def _line(self, thread: Json, by: str, about: str, kind: int) -> None:
        extra = {"type": kind, "mentions": [self.world.users[about]]}
        self.messages.post(thread["id"], self.world.users[by], {}, {}, extra=extra)

    def _heard(self, event: Event) -> None:
        """A message counts, is activity, and brings who wrote it and whom it mentions into the thread."""
        thread = self.world.channels.get(event.channel_id)
        if event.name != "MESSAGE_CREATE" or event.only_for or thread is None or thread["type"] not in THREADS:
            return
        data = event.data
        if data["type"] not in SYSTEM:
            thread["message_count"] += 1
            thread["total_message_sent"] += 1
        self._touch(thread)
        for user in dict.fromkeys([data["author"]["id"], *(one["id"] for one in data["mentions"])]):
            if self.world.sees(user, thread["id"]):
                self._enter(thread, user)

    def _enter(self, thread: Json, user_id: str) -> bool:
        """Note that somebody is in the thread from now on; False if they were."""
        inside = self.world.thread_members[thread["id"]]
        if user_id in inside:
            return False
        inside[user_id] = self.world.clock.iso()
        self._members(thread, added=user_id)
        return True

    def _members(self, thread: Json, *, added: str = "", removed: str = "") -> None:
        """Tell that somebody joined or left: the bot of itself always, of others only with the intent for members."""
        thread["member_count"] = min(50, len(self.world.thread_members[thread["id"]]))
        data: Json = {key: thread[key] for key in ("id", "guild_id", "member_count")}
        if added:
            data["added_members"] = [self.world.thread_member(thread["id"], added)]
        if removed:
            data["removed_member_ids"] = [removed]
        intent = "guilds" if self.world.bot["id"] in (added, removed) else "members"
        self.world.bus.emit(Event("THREAD_MEMBERS_UPDATE", data, intent, thread["id"]))

    def _archive(self, thread: Json, *, archived: bool) -> None:
        metadata = {**thread["thread_metadata"], "archived": archived, "archive_timestamp": self.world.clock.iso()}
        self.world.change_channel(thread["id"], {"thread_metadata": metadata})

    def _touch(self, thread: Json) -> None:
        """Something has happened in the thread: from now on it has its full time before it is archived."""
        self._touched[thread["id"]] = self.world.clock.now_ms
        if thread["id"] not in self._timers:
            self._wait(thread)

    def _wait(self, thread: Json) -> None:
        due = self._touched[thread["id"]] + thread["thread_metadata"]["auto_archive_duration"] * MINUTE_MS
        wait = due - self.world.clock.now_ms
        if wait > 0:
            self._timers[thread["id"]] = self.world.clock.after(wait, lambda: self._quiet(thread["id"]))
        elif not is_archived(thread):
            self._archive(thread, archived=True)

    def _quiet(self, thread_id: str) -> None:
        del self._timers[thread_id]
        if (thread := self.world.channels.get(thread_id)) is not None:
            self._wait(thread)


def thread_problems(body: Json, *, change: bool = False) -> list[Problem]:
    """List Discord's objections to a body that opens a thread, or with ``change`` to one that changes it."""
    found = [] if change else [*required("name", body.get("name"))]
    found += length("name", body.get("name"), NAME_MAX, 1)
    duration = body.get("auto_archive_duration")
    return [*found, *(one_of("auto_archive_duration", duration, ARCHIVE_MINUTES) if duration is not None else ())]


def is_archived(channel: Json) -> bool:
    return channel["type"] in THREADS and bool(channel["thread_metadata"]["archived"])


def refuse_archived(channel: Json) -> None:
    """ApiError 50083 if the channel is an archived thread."""
    if is_archived(channel):
        raise ApiError(50083)
