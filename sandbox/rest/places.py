"""REST: channels, threads, direct messages, guilds with their events, members and roles."""

from __future__ import annotations

from sandbox.checks.bodies import message_problems
from sandbox.errors import ApiError
from sandbox.guilds.permissions import Permission, guild_permissions
from sandbox.guilds.threads import thread_problems
from sandbox.guilds.world import DM, FORUM, THREADS
from sandbox.rest.frame import Answer, Call, Routes

CHANNEL_FIELDS = ("name", "topic", "position", "nsfw", "rate_limit_per_user")


def patch_channel(call: Call) -> object:
    """Change a channel (MANAGE_CHANNELS) or a thread (owner or MANAGE_THREADS)."""
    discord, channel_id, body = call.discord, call.params["channel"], call.fields
    if discord.world.channel(channel_id)["type"] in THREADS:
        call.accept(thread_problems(body, change=True))
        return discord.threads.change(call.me, channel_id, body)
    discord.world.require(call.me, channel_id, Permission.MANAGE_CHANNELS)
    return discord.world.change_channel(channel_id, {key: body[key] for key in CHANNEL_FIELDS if key in body})


def delete_channel(call: Call) -> object:
    """Delete a channel or thread, or close a DM (which stays as it is)."""
    discord, channel_id = call.discord, call.params["channel"]
    channel = discord.world.channel(channel_id)
    if channel["type"] == DM:
        return channel
    needed = Permission.MANAGE_THREADS if channel["type"] in THREADS else Permission.MANAGE_CHANNELS
    discord.world.require(call.me, channel_id, needed)
    return discord.messages.delete_channel(channel_id)


def start_thread(call: Call) -> object:
    """A thread without a starting message, or a post of a forum with its first one, which has its id."""
    discord, forum = call.discord, call.params["channel"]
    call.accept(thread_problems(call.fields))
    if discord.world.channel(forum)["type"] != FORUM:
        return Answer(201, discord.threads.start(call.me, forum, call.fields))
    first = call.fields.get("message") or {}
    call.accept(message_problems(first, files=len(call.files)))
    thread = discord.threads.start(call.me, forum, call.fields)
    message = discord.messages.post(thread["id"], discord.world.bot, first, call.files, extra={"id": thread["id"]})
    return Answer(201, {**thread, "message": discord.messages.public(message)})


def start_thread_from_message(call: Call) -> object:
    """A thread that hangs on a message and has its id."""
    message = call.discord.messages.get(call.params["message"], call.params["channel"])
    call.accept(thread_problems(call.fields))
    return Answer(201, call.discord.threads.start(call.me, call.params["channel"], call.fields, message))


def put_thread_member(call: Call) -> None:
    """Take somebody into a thread."""
    thread_id, user = call.params["channel"], call.params["user"]
    call.discord.world.require(call.me, thread_id, Permission.SEND_MESSAGES_IN_THREADS)
    call.discord.threads.join(call.me if user == "@me" else user, thread_id, by=call.me)


def delete_thread_member(call: Call) -> None:
    """Take somebody out of a thread; others than the bot need MANAGE_THREADS."""
    thread_id, user = call.params["channel"], call.params["user"]
    call.discord.world.require(call.me, thread_id, *(() if user == "@me" else (Permission.MANAGE_THREADS,)))
    call.discord.threads.leave(call.me if user == "@me" else user, thread_id, by=call.me)


def put_overwrite(call: Call) -> None:
    """Set a permission overwrite; needs MANAGE_ROLES."""
    channel_id, body = call.params["channel"], call.fields
    call.discord.world.require(call.me, channel_id, Permission.MANAGE_ROLES)
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    call.discord.world.overwrite(channel_id, call.params["target"], allow=allow, deny=deny)


def delete_overwrite(call: Call) -> None:
    """Remove a permission overwrite; needs MANAGE_ROLES."""
    call.discord.world.require(call.me, call.params["channel"], Permission.MANAGE_ROLES)
    call.discord.world.clear_overwrite(call.params["channel"], call.params["target"])


def get_channels(call: Call) -> object:
    """The guild's channels without threads."""
    guild_id = _guild(call)
    every = call.discord.world.channels.values()
    return [c for c in every if c.get("guild_id") == guild_id and c["type"] not in THREADS]


def _role(call: Call, *, on: bool) -> None:
    guild_id = _guild(call)
    world = call.discord.world
    if not guild_permissions(world.guild(guild_id), world.member(guild_id, call.me)) & Permission.MANAGE_ROLES:
        raise ApiError(50013)
    world.give_role(guild_id, call.params["user"], call.params["role"], on=on)


def get_user(call: Call) -> object:
    """Any user. ApiError 10013."""
    user = call.discord.world.users.get(call.params["user"])
    if user is None:
        raise ApiError(10013)
    return user


def _guild(call: Call) -> str:
    """The named guild, if the bot is in it. ApiError 10004 or 50001."""
    guild_id = call.params["guild"]
    call.discord.world.guild(guild_id)
    if (guild_id, call.me) not in call.discord.world.members:
        raise ApiError(50001)
    return guild_id


def post_scheduled(call: Call) -> object:
    """A new event of the guild."""
    return call.discord.scheduled.create(_guild(call), call.me, call.fields)


def delete_scheduled(call: Call) -> None:
    """Take an event of the guild away."""
    call.discord.scheduled.delete(_guild(call), call.me, call.params["event"])


_CHANNEL = "/channels/{channel}"
_GUILD = "/guilds/{guild}"

ROUTES: Routes = (
    ("GET", _CHANNEL, lambda call: call.discord.world.require(call.me, call.params["channel"])),
    ("PATCH", _CHANNEL, patch_channel),
    ("DELETE", _CHANNEL, delete_channel),
    ("POST", _CHANNEL + "/threads", start_thread),
    ("POST", _CHANNEL + "/messages/{message}/threads", start_thread_from_message),
    ("PUT", _CHANNEL + "/thread-members/{user}", put_thread_member),
    ("DELETE", _CHANNEL + "/thread-members/{user}", delete_thread_member),
    ("PUT", _CHANNEL + "/permissions/{target}", put_overwrite),
    ("DELETE", _CHANNEL + "/permissions/{target}", delete_overwrite),
    ("POST", "/users/@me/channels", lambda call: call.discord.world.dm(str(call.fields["recipient_id"]))),
    ("GET", _GUILD, lambda call: call.discord.world.guild(_guild(call))),
    ("GET", _GUILD + "/channels", get_channels),
    ("GET", _GUILD + "/roles", lambda call: call.discord.world.guild(_guild(call))["roles"]),
    ("GET", _GUILD + "/members/{user}", lambda call: call.discord.world.member(_guild(call), call.params["user"])),
    ("PUT", _GUILD + "/members/{user}/roles/{role}", lambda call: _role(call, on=True)),
    ("DELETE", _GUILD + "/members/{user}/roles/{role}", lambda call: _role(call, on=False)),
    ("GET", _GUILD + "/scheduled-events", lambda call: call.discord.scheduled.of(_guild(call))),
    ("POST", _GUILD + "/scheduled-events", post_scheduled),
    ("DELETE", _GUILD + "/scheduled-events/{event}", delete_scheduled),
    ("GET", "/users/{user}", get_user),
)
