"""Reactions, super reactions included: adding, taking away, listing."""

from __future__ import annotations

from sandbox.assumptions import DISTINCT_EMOJI
from sandbox.errors import ApiError
from sandbox.gateway.events import Event
from sandbox.guilds.messages import Message, emoji_json
from sandbox.guilds.permissions import Permission
from sandbox.guilds.threads import refuse_archived
from sandbox.guilds.world import World
from sandbox.jsons import Json


class Reactions:
    """Emojis that people put on messages. The same emoji with another skin tone is another emoji."""

    def __init__(self, world: World) -> None:
        """Works on the messages it is given."""
        self.world = world

    def add(self, user_id: str, message: Message, emoji: str, *, burst: bool = False) -> bool:
        """The user reacts; False if they already had. ApiError 50001, 50013, 50083, 10014 or 30010.

        An emoji that is already on the message needs no ADD_REACTIONS.
        """
        needed = [Permission.READ_MESSAGE_HISTORY]
        if emoji not in message.reactions:
            needed.append(Permission.ADD_REACTIONS)
        refuse_archived(self.world.require(user_id, message.channel_id, *needed))
        if not is_emoji(emoji):
            raise ApiError(10014)
        if emoji not in message.reactions and len(message.reactions) >= DISTINCT_EMOJI:
            raise ApiError(30010)
        kinds = message.reactions.setdefault(emoji, {False: [], True: []})
        if user_id in kinds[burst]:
            return False
        kinds[burst].append(user_id)
        data = self._data(message, emoji, user_id=user_id, burst=burst)
        data["message_author_id"] = message.author_id
        if burst:
            data["burst_colors"] = []
        if message.guild_id:
            data["member"] = self.world.members[message.guild_id, user_id]
        self._emit("MESSAGE_REACTION_ADD", message, data)
        return True

    def remove(self, user_id: str, message: Message, emoji: str) -> bool:
        """Take the user's reaction away, of either kind; False if there was none."""
        found = False
        for burst, users in message.reactions.get(emoji, {}).items():
            if user_id in users:
                users.remove(user_id)
                self._emit("MESSAGE_REACTION_REMOVE", message, self._data(message, emoji, user_id=user_id, burst=burst))
                found = True
        self._tidy(message)
        return found

    def clear(self, message: Message, emoji: str | None = None) -> None:
        """Take all reactions away, or all of one emoji."""
        if emoji is None:
            message.reactions.clear()
            data = self._data(message, None)
            self._emit("MESSAGE_REACTION_REMOVE_ALL", message, data)
        elif message.reactions.pop(emoji, None):
            self._emit("MESSAGE_REACTION_REMOVE_EMOJI", message, self._data(message, emoji))

    def users(self, message: Message, emoji: str, *, burst: bool, after: str, limit: int) -> list[Json]:
        """List the people who reacted, sorted by user id (not by time), after the given id."""
        found = message.reactions.get(emoji, {}).get(burst, [])
        later = sorted((user for user in found if int(user) > int(after or 0)), key=int)
        return [self.world.users[user] for user in later[:limit]]

    @staticmethod
    def _data(message: Message, emoji: str | None, *, user_id: str = "", burst: bool = False) -> Json:
        data: Json = {"channel_id": message.channel_id, "message_id": message.id}
        if message.guild_id:
            data["guild_id"] = message.guild_id
        if emoji is not None:
            data["emoji"] = emoji_json(emoji)
        if user_id:
            data.update(user_id=user_id, burst=burst, type=int(burst))
        return data

    @staticmethod
    def _tidy(message: Message) -> None:
        for emoji in [name for name, kinds in message.reactions.items() if not any(kinds.values())]:
            del message.reactions[emoji]

    def _emit(self, name: str, message: Message, data: Json) -> None:
        intent = "guild_reactions" if message.guild_id else "dm_reactions"
        self.world.bus.emit(Event(name, data, intent, message.channel_id))


def is_emoji(text: str) -> bool:
    """True if the text can be an emoji: ``name:id``, a keycap, or signs beyond Latin-1; a rough test on purpose."""
    name, _, snowflake = text.partition(":")
    if snowflake:
        return bool(name) and snowflake.isdigit()
    return bool(text) and (text.endswith("\u20e3") or all(ord(sign) > 0xFF or sign in "\xa9\xae" for sign in text))
