"""One person's view: channels, messages and live changes, as plain JSON for the page."""

from __future__ import annotations

from typing import Any

from sandbox.core import Discord
from sandbox.errors import Impossible
from sandbox.gateway.events import Event
from sandbox.guilds.messages import Message
from sandbox.jsons import Json

CHANNEL_EVENTS = (
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "CHANNEL_DELETE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
)
REACTION_EVENTS = (
    "MESSAGE_REACTION_ADD",
    "MESSAGE_REACTION_REMOVE",
    "MESSAGE_REACTION_REMOVE_ALL",
    "MESSAGE_REACTION_REMOVE_EMOJI",
)
MESSAGE_EVENTS = {"MESSAGE_CREATE": "message", "MESSAGE_UPDATE": "update", "MESSAGE_DELETE": "delete"}


def seats(discord: Discord) -> Json:
    """All seats, the guild they share, and the bot."""
    world = discord.world
    guild = next(iter(world.guilds.values()), None)
    return {
        "seats": [
            {"id": user, "name": world.users[user]["global_name"], "avatar_colour": colour}
            for user, colour in discord.seats.items()
        ],
        "guild": {"id": guild["id"], "name": guild["name"]} if guild else None,
        "bot": {"id": world.bot["id"], "name": world.bot["username"]},
    }


def known_seat(discord: Discord, seat: str) -> str:
    """The seat, if there is such a one. Impossible otherwise."""
    if seat not in discord.seats:
        raise Impossible(f"There is no seat {seat!r}.")
    return seat


def channel_view(channel: Json) -> Json:
    """The few facts about a channel that the page shows."""
    name = channel.get("name") or "direct message"
    return {
        "id": channel["id"],
        "name": name,
        "type": channel["type"],
        "parent_id": channel.get("parent_id"),
        "archived": bool(channel.get("thread_metadata", {}).get("archived")),
    }


def see(discord: Discord, seat: str) -> Json:
    """Channels and commands that the person can reach."""
    world = discord.world
    known = [*discord.commands.synced.get(next(iter(world.guilds), ""), []), *discord.commands.synced.get("", [])]
    channels = [channel for channel in world.channels.values() if world.sees(seat, channel["id"])]
    guild = next(iter(world.guilds.values()), None)
    return {
        "channels": [channel_view(channel) for channel in channels],
        "commands": localised(known, world.locale(seat)),
        "dm_open": seat not in world.dm_closed,
        "locale": world.locale(seat),
        "guild_locale": guild["preferred_locale"] if guild else world.locale(seat),
    }


def localised(part: Any, locale: str) -> Any:
    """Commands as a client in that language shows them: names of choices and descriptions in it, where there are any.

    Names of commands and options stay, because the page sends them back.
    """
    if isinstance(part, list):
        return [localised(one, locale) for one in part]
    if not isinstance(part, dict):
        return part
    shown = {key: localised(value, locale) for key, value in part.items()}
    wanted = ["description"] if "description" in part else ["name"]
    for key in wanted:
        other = (part.get(f"{key}_localizations") or {}).get(locale)
        if other is not None:
            shown[key] = other
    return shown


def message_view(discord: Discord, message: Message, seat: str) -> Json:
    """One message as the person sees it, with all its files."""
    told = discord.messages.public(message, seat)
    return {
        **told,
        "attachments": message.data["attachments"],
        "expired": discord.interactions.expired(message),
    }


def messages(discord: Discord, seat: str, channel_id: str) -> list[Json]:
    """All messages of a channel that the person sees, oldest first. Impossible if they cannot look into it."""
    if not discord.world.sees(seat, channel_id):
        raise Impossible("You do not see such a channel.")
    return [message_view(discord, message, seat) for message in discord.messages.seen_by(seat, channel_id)]


def live(discord: Discord, event: Event, seat: str) -> list[Json]:
    """Convert an event to changes on this person's screen: a list of {"t", "d"}, empty if nothing."""
    if event.only_for not in ("", seat):
        return []
    name, data = event.name, event.data
    if name == "ANSWER":
        shown = [{"t": "answer", "d": data}]
        if "modal" in data:
            shown.append({"t": "modal", "d": {"interaction": data["interaction"], "modal": data["modal"]}})
        return shown
    if name == "ONLINE":
        return [{"t": "online", "d": data}]
    if name == "COMMANDS":
        return [{"t": "commands", "d": {}}]
    if not event.channel_id or not discord.world.sees(seat, event.channel_id):
        return []
    if name in CHANNEL_EVENTS:
        return [{"t": "channel", "d": {"event": name, "channel": data, "id": data["id"]}}]
    if name == "MESSAGE_DELETE_BULK":
        return [{"t": "delete", "d": {"id": gone, "channel_id": data["channel_id"]}} for gone in data["ids"]]
    if name == "MESSAGE_DELETE":
        return [{"t": "delete", "d": data}]
    if name in MESSAGE_EVENTS:
        message = discord.messages.all.get(data["id"])
        return [{"t": MESSAGE_EVENTS[name], "d": message_view(discord, message, seat)}] if message else []
    if name in REACTION_EVENTS:
        message = discord.messages.all.get(data["message_id"])
        reactions = message_view(discord, message, seat).get("reactions", []) if message else []
        return [{"t": "reaction", "d": {**data, "event": name, "reactions": reactions}}]
    return []
