"""Messages: composing, editing, deleting, history, attachments. Reactions are in ``reactions.py``.

Limits on bodies are checked before (``bodies.py``); who may post is decided by the callers.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, field

from sandbox import assumptions
from sandbox.errors import ApiError
from sandbox.gateway.events import Event
from sandbox.guilds.permissions import Permission
from sandbox.guilds.world import World
from sandbox.jsons import Json, flat
from sandbox.rest.uploads import Upload, Uploads

EPHEMERAL, LOADING, HAS_THREAD, V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
TEXT_DISPLAY, CONTAINER = 10, 17
"""Component types of V2 messages."""

RECIPIENT_ADD, RECIPIENT_REMOVE, THREAD_CREATED, THREAD_STARTER = 1, 2, 18, 21
SYSTEM = (RECIPIENT_ADD, RECIPIENT_REMOVE, THREAD_CREATED, THREAD_STARTER)
"""Types of messages that Discord writes by itself, in the name of whoever did it."""

EDITABLE_FLAGS = 1 << 2 | V2
"""Message flags; the last are those that an edit may set."""


@dataclass
class Message:
    """One message: Discord's JSON without its reactions, and who may see it."""

    data: Json
    guild_id: str = ""
    only_for: str = ""
    """The one user who sees an ephemeral message; empty for public ones."""
    token_ms: int = 0
    """When the newest interaction token that can edit this message was given out; 0 if there is none."""
    reactions: dict[str, dict[bool, list[str]]] = field(default_factory=dict)
    """Emoji → burst? → user ids in order of arrival."""

    @property
    def id(self) -> str:
        """The message's snowflake."""
        found: str = self.data["id"]
        return found

    @property
    def channel_id(self) -> str:
        """The channel in which it stands."""
        found: str = self.data["channel_id"]
        return found

    @property
    def author_id(self) -> str:
        """The user who wrote it."""
        found: str = self.data["author"]["id"]
        return found


class Messages:
    """All messages of the world, by id; ids grow, so the order of this store is the order of history."""

    def __init__(self, world: World, uploads: Uploads) -> None:
        """Nothing has been said yet."""
        self.world, self.uploads = world, uploads
        self.all: dict[str, Message] = {}
        self._nonces: dict[tuple[str, str], tuple[str, int]] = {}

    # --- looking ----------------------------------------------------------------------------------------------------

    def get(self, message_id: str, channel_id: str | None = None) -> Message:
        """A public message, in that channel if one is named. ApiError 10008; ephemeral messages do not exist here."""
        found = self.all.get(message_id)
        if found is None or found.only_for or channel_id not in (None, found.channel_id):
            raise ApiError(10008)
        return found

    def seen_by(self, user_id: str, channel_id: str) -> list[Message]:
        """List the messages that the user can read in the channel, oldest first, own ephemeral ones included."""
        if not self.world.sees(user_id, channel_id):
            return []
        return [m for m in self.all.values() if m.channel_id == channel_id and m.only_for in ("", user_id)]

    def history(self, channel_id: str, *, around: str, before: str, after: str, limit: int) -> list[Message]:
        """Up to ``limit`` public messages, newest first; empty strings stand for absent bounds."""
        every = [m for m in self.all.values() if m.channel_id == channel_id and not m.only_for]
        if around:
            older = [m for m in every if int(m.id) < int(around)]
            newer = [m for m in every if int(m.id) >= int(around)]
            half = limit // 2
            every = older[len(older) - min(half, len(older)) :] + newer[: limit - half]
        if before:
            every = [m for m in every if int(m.id) < int(before)]
        if after:
            every = [m for m in every if int(m.id) > int(after)][:limit]
        return list(reversed(every))[:limit]

    def by_nonce(self, author_id: str, nonce: str) -> str:
        """Id of the author's message with this nonce while the nonce is remembered, deleted or not; else empty."""
        message_id, born = self._nonces.get((author_id, nonce), ("", 0))
        return message_id if self.world.clock.now_ms - born <= assumptions.NONCE_WINDOW_MS else ""

    def public(self, message: Message, me: str = "") -> Json:
        """The message as REST gives it to user ``me`` (default: the bot), with reactions."""
        data = {**message.data, "attachments": loose(message.data)}
        rows = [self._reaction(emoji, kinds, me or self.world.bot["id"]) for emoji, kinds in message.reactions.items()]
        if rows:
            data["reactions"] = rows
        thread = self.world.channels.get(message.id)
        if thread is not None:
            data["thread"] = thread
        return data

    def wire(self, message: Message) -> Json:
        """The message as the gateway sends it: with guild and member where there are such."""
        data = self.public(message)
        if message.guild_id:
            data["guild_id"] = message.guild_id
            member = self.world.members.get((message.guild_id, message.author_id))
            if member:
                data["member"] = {key: value for key, value in member.items() if key != "user"}
        return data

    def age(self, message: Message) -> int:
        """Return the time since the message was written, ms."""
        return self.world.clock.now_ms - self.world.ids.born_ms(message.id)

    # --- changing ---------------------------------------------------------------------------------------------------

    def post(
        self,
        channel_id: str,
        author: Json,
        body: Json,
        files: dict[str, Upload],
        *,
        extra: Json | None = None,
        only_for: str = "",
        token_ms: int = 0,
    ) -> Message:
        """Store a new message and tell everybody who may see it."""
        channel = self.world.channel(channel_id)
        content = body.get("content") or ""
        data: Json = {
            "id": self.world.ids.new(),
            "channel_id": channel_id,
            "type": 0,
            "author": author,
            "content": content,
            "timestamp": self.world.clock.iso(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": self._mentions(content, body),
            "mention_roles": self._mentioned_roles(channel_id, author["id"], content, body),
            "embeds": [{"type": "rich", **embed} for embed in body.get("embeds") or []],
            "attachments": self.uploads.attachments(channel_id, body.get("attachments"), files, []),
            "components": numbered(body.get("components") or []),
            "pinned": False,
            "flags": body.get("flags") or 0,
            **(extra or {}),
        }
        if body.get("nonce") is not None:
            data["nonce"] = body["nonce"]
            self._nonces[author["id"], str(body["nonce"])] = (data["id"], self.world.clock.now_ms)
        self.uploads.resolve(data)
        message = Message(data, channel.get("guild_id", ""), only_for, token_ms)
        self.all[message.id] = message
        if not only_for:
            channel["last_message_id"] = message.id
        self._tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, body: Json, files: dict[str, Upload]) -> Message:
        """Change what ``body`` names; attachments that it does not list go away. The nonce is not repeated."""
        data = message.data
        if "content" in body:
            data["content"] = body["content"] or ""
            data["mentions"] = self._mentions(data["content"], body)
        if "embeds" in body:
            data["embeds"] = [{"type": "rich", **embed} for embed in body["embeds"] or []]
        if "flags" in body:
            kept = data["flags"] & ~EDITABLE_FLAGS | data["flags"] & V2
            data["flags"] = kept | (body["flags"] or 0) & EDITABLE_FLAGS
        if "components" in body:
            if data["flags"] & V2:
                data["mentions"] = self._mentions("", body)
            data["components"] = numbered(body["components"] or [])
        if "attachments" in body or files:
            kept_files = data["attachments"]
            data["attachments"] = self.uploads.attachments(
                message.channel_id, body.get("attachments"), files, kept_files
            )
        if not data["content"].strip() and not any(data[key] for key in ("embeds", "components", "attachments")):
            raise ApiError(50006)
        data.pop("nonce", None)
        data["edited_timestamp"] = self.world.clock.iso()
        self.uploads.resolve(data)
        self.changed(message)
        return message

    def changed(self, message: Message) -> None:
        """Tell everybody that the message is now different."""
        self._tell("MESSAGE_UPDATE", message)

    def delete(self, message: Message) -> None:
        """Remove the message; a thread that hangs on it stays."""
        del self.all[message.id]
        data = {"id": message.id, "channel_id": message.channel_id}
        if message.guild_id:
            data["guild_id"] = message.guild_id
        self.world.bus.emit(
            Event("MESSAGE_DELETE", data, self._intent(message), message.channel_id, only_for=message.only_for)
        )

    def delete_many(self, channel_id: str, message_ids: list[str]) -> None:
        """Remove public messages of one channel in one event; unknown ids are passed over."""
        known = [one for one in message_ids if one in self.all and self.all[one].channel_id == channel_id]
        if not known:
            return
        data = {"ids": known, "channel_id": channel_id, "guild_id": self.all[known[0]].guild_id}
        for message_id in known:
            del self.all[message_id]
        self.world.bus.emit(Event("MESSAGE_DELETE_BULK", data, "guild_messages", channel_id))

    def delete_channel(self, channel_id: str) -> Json:
        """Delete a channel or thread with its messages, for which Discord sends no events."""
        gone = self.world.remove_channel(channel_id)
        for message in [m for m in self.all.values() if m.channel_id not in self.world.channels]:
            del self.all[message.id]
        return gone

    # --- inside -----------------------------------------------------------------------------------------------------

    def _tell(self, name: str, message: Message) -> None:
        event = Event(name, self.wire(message), self._intent(message), message.channel_id, message.only_for)
        self.world.bus.emit(event)

    @staticmethod
    def _intent(message: Message) -> str:
        return "guild_messages" if message.guild_id else "dm_messages"

    def _mentions(self, content: str, body: Json) -> list[Json]:
        """List the people whom the words mention, those of text displays included, as far as the sender allows it."""
        displays = (str(part["content"]) for part in flat(body.get("components") or []) if part["type"] == TEXT_DISPLAY)
        found = dict.fromkeys(re.findall(r"<@!?(\d+)>", "\n".join([content, *displays])))
        allowed = body.get("allowed_mentions")
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            named = {str(user) for user in allowed.get("users") or []}
            found = {user: None for user in found if user in named}
        return [self.world.users[user] for user in found if user in self.world.users]

    def _mentioned_roles(self, channel_id: str, author: str, content: str, body: Json) -> list[str]:
        """List the roles that the words notify: those this author may mention here, as far as ``body`` allows it."""
        guild = self.world.channel(channel_id).get("guild_id", "")
        if not guild:
            return []
        anyone = bool(self.world.permissions(author, channel_id) & Permission.MENTION_EVERYONE)
        allowed = body.get("allowed_mentions") or {"parse": ["roles"]}
        named = None if "roles" in (allowed.get("parse") or []) else {str(role) for role in allowed.get("roles") or []}
        known = {role["id"] for role in self.world.guild(guild)["roles"] if anyone or role["mentionable"]}
        found = dict.fromkeys(re.findall(r"<@&(\d+)>", content))
        return [role for role in found if role in known and (named is None or role in named)]

    @staticmethod
    def _reaction(emoji: str, kinds: dict[bool, list[str]], me: str) -> Json:
        normal, burst = kinds[False], kinds[True]
        return {
            "emoji": emoji_json(emoji),
            "count": len(normal) + len(burst),
            "count_details": {"burst": len(burst), "normal": len(normal)},
            "me": me in normal,
            "me_burst": me in burst,
            "burst_colors": [],
        }


def loose(data: Json) -> list[Json]:
    """The attachments that Discord tells of: those that no embed and no component shows."""
    shown = {embed[key]["url"] for embed in data["embeds"] for key in ("image", "thumbnail") if key in embed}
    for component in flat(data["components"]):
        media = (component.get("media"), component.get("file"), *(item["media"] for item in component.get("items", [])))
        shown.update(one.get("attachment_id") for one in media if isinstance(one, dict))
    return [one for one in data["attachments"] if not shown & {one["id"], one["url"]}]


def emoji_json(emoji: str) -> Json:
    """An emoji as Discord sends it; ``name:id`` for custom ones."""
    name, _, snowflake = emoji.partition(":")
    return {"id": snowflake, "name": name} if snowflake else {"id": None, "name": emoji}


def numbered(components: list[Json]) -> list[Json]:
    """A copy of the components in which each has its id, as Discord numbers them, and members that it always sends."""
    copied = copy.deepcopy(components)
    for number, component in enumerate(flat(copied), 1):
        component["id"] = component.get("id") or number
        if component["type"] == CONTAINER:
            component.setdefault("accent_color", None)
            component.setdefault("spoiler", False)
        for emoji in (one.get("emoji") for one in (component, *(component.get("options") or ()))):
            if emoji and emoji.get("id") is None:
                emoji.pop("id", None)
            elif emoji:
                emoji["id"] = str(emoji["id"])
    return copied
