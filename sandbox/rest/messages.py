"""REST: messages, reactions, and the sign that somebody types."""

from __future__ import annotations

from sandbox.checks.bodies import message_problems
from sandbox.checks.problems import bounds, length
from sandbox.errors import ApiError, bad_field
from sandbox.guilds.messages import Message
from sandbox.guilds.permissions import Permission
from sandbox.guilds.threads import refuse_archived
from sandbox.guilds.world import DM, FORUM, THREADS
from sandbox.jsons import Json
from sandbox.rest.frame import Call, Routes


def _message(call: Call) -> Message:
    """The named message. ApiError 10003, 10008 or 50001."""
    channel_id = call.params["channel"]
    call.discord.world.require(call.me, channel_id)
    return call.discord.messages.get(call.params["message"], channel_id)


def post_message(call: Call) -> object:
    """Send a message. Checks permissions, closed DMs, archived threads, and the nonce."""
    discord, channel_id, body = call.discord, call.params["channel"], call.fields
    channel = discord.world.channel(channel_id)
    if channel["type"] == FORUM:
        raise ApiError(50008)
    threaded = channel["type"] in THREADS
    speak = Permission.SEND_MESSAGES_IN_THREADS if threaded else Permission.SEND_MESSAGES
    needed = [speak, Permission.ATTACH_FILES] if call.files else [speak]
    discord.world.require(call.me, channel_id, *needed)
    if channel["type"] == DM and channel["recipients"][0]["id"] in discord.world.dm_closed:
        raise ApiError(50007)
    call.accept(message_problems(body, files=len(call.files)))
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        earlier = discord.messages.by_nonce(call.me, str(body["nonce"]))
        if earlier:
            return discord.messages.public(discord.messages.get(earlier))
    discord.threads.wake(call.me, channel)
    extra = _reference(call, body.get("message_reference"))
    message = discord.messages.post(channel_id, discord.world.bot, body, call.files, extra=extra)
    return discord.messages.public(message)


def _reference(call: Call, reference: Json | None) -> Json:
    """The members of a message that answers another one. ApiError 50035 if that is gone and must not be."""
    if reference is None:
        return {}
    target = call.discord.messages.all.get(str(reference["message_id"]))
    if target is None or target.only_for:
        if reference.get("fail_if_not_exists", True):
            raise bad_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    answered = {"type": 0, "channel_id": target.channel_id, "message_id": target.id}
    if target.guild_id:
        answered["guild_id"] = target.guild_id
    return {"type": 19, "message_reference": answered, "referenced_message": call.discord.messages.public(target)}


def get_messages(call: Call) -> object:
    """Channel history, newest first."""
    channel_id = call.params["channel"]
    call.discord.world.require(call.me, channel_id)
    if not call.discord.world.permissions(call.me, channel_id) & Permission.READ_MESSAGE_HISTORY:
        return []
    around, before, after = (call.query.get(key, "") for key in ("around", "before", "after"))
    limit = int(call.query.get("limit", 50))
    call.accept([*bounds("limit", limit, 1, 100)])
    found = call.discord.messages.history(channel_id, around=around, before=before, after=after, limit=limit)
    return [call.discord.messages.public(message) for message in found]


def get_message(call: Call) -> object:
    """One message of a channel of which the bot may read the history."""
    message = _message(call)
    if not call.discord.world.permissions(call.me, message.channel_id) & Permission.READ_MESSAGE_HISTORY:
        raise ApiError(50001)
    return call.discord.messages.public(message)


def patch_message(call: Call) -> object:
    """Edit an own message."""
    message = _message(call)
    if message.author_id != call.me:
        raise ApiError(50005)
    if call.files:
        call.discord.world.require(call.me, message.channel_id, Permission.ATTACH_FILES)
    channel = call.discord.world.channel(message.channel_id)
    refuse_archived(channel)
    call.discord.threads.refuse_locked(call.me, channel)
    call.accept(message_problems(call.fields, files=len(call.files), old=message.data))
    return call.discord.messages.public(call.discord.messages.edit(message, call.fields, call.files))


def delete_message(call: Call) -> None:
    """Delete an own message, or any with MANAGE_MESSAGES."""
    message = _message(call)
    if message.author_id != call.me:
        call.discord.world.require(call.me, message.channel_id, Permission.MANAGE_MESSAGES)
    call.discord.messages.delete(message)


def bulk_delete(call: Call) -> None:
    """Delete several messages at once; needs MANAGE_MESSAGES."""
    channel_id = call.params["channel"]
    call.discord.world.require(call.me, channel_id, Permission.MANAGE_MESSAGES)
    wanted = [str(one) for one in call.fields["messages"]]
    call.accept([*length("messages", wanted, 100, 2)])
    call.discord.messages.delete_many(channel_id, wanted)


def put_reaction(call: Call) -> None:
    """React as the bot."""
    call.discord.reactions.add(call.me, _message(call), call.params["emoji"])


def delete_reaction(call: Call) -> None:
    """Take the bot's reaction away, or somebody's with MANAGE_MESSAGES."""
    message, user_id = _message(call), call.params["user"]
    if user_id == "@me":
        user_id = call.me
    else:
        call.discord.world.require(call.me, message.channel_id, Permission.MANAGE_MESSAGES)
    call.discord.reactions.remove(user_id, message, call.params["emoji"])


def clear_reactions(call: Call) -> None:
    """Take all reactions away, or all of one emoji; needs MANAGE_MESSAGES."""
    message = _message(call)
    call.discord.world.require(call.me, message.channel_id, Permission.MANAGE_MESSAGES)
    call.discord.reactions.clear(message, call.params.get("emoji"))


def get_reactions(call: Call) -> object:
    """List the people who reacted with one emoji, by user id."""
    message = _message(call)
    call.discord.world.require(call.me, message.channel_id, Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 25))
    call.accept([*bounds("limit", limit, 1, 100)])
    return call.discord.reactions.users(
        message,
        call.params["emoji"],
        burst=call.query.get("type") == "1",
        after=call.query.get("after", ""),
        limit=limit,
    )


def typing(call: Call) -> None:
    """Show that the bot types; nobody looks."""
    call.discord.world.require(call.me, call.params["channel"], Permission.SEND_MESSAGES)


_ALL = "/channels/{channel}/messages"
_ONE = "/channels/{channel}/messages/{message}"

ROUTES: Routes = (
    ("POST", _ALL, post_message),
    ("GET", _ALL, get_messages),
    ("POST", _ALL + "/bulk-delete", bulk_delete),
    ("GET", _ONE, get_message),
    ("PATCH", _ONE, patch_message),
    ("DELETE", _ONE, delete_message),
    (
        "PUT",
        _ONE + "/reactions/{emoji}/@me",
        put_reaction,
    ),
    ("DELETE", _ONE + "/reactions/{emoji}/{user}", delete_reaction),
    ("GET", _ONE + "/reactions/{emoji}", get_reactions),
    ("DELETE", _ONE + "/reactions/{emoji}", clear_reactions),
    ("DELETE", _ONE + "/reactions", clear_reactions),
    (
        "POST",
        "/channels/{channel}/typing",
        typing,
    ),
)
