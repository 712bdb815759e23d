"""REST: channels, threads, direct messages, guilds, members and roles."""

from __future__ import annotations

from bot.sandbox.errors import ApiError
from bot.sandbox.guilds.permissions import Permission, guild_permissions
from bot.sandbox.guilds.threads import thread_problems
from bot.sandbox.guilds.world import DM, THREADS
from bot.sandbox.rest.frame import Call, Result, Routes

CHANNEL_FIELDS = ("name", "topic", "position", "nsfw", "rate_limit_per_user")


def get_channel(call: Call) -> Result:
    """One channel, thread or DM."""
    return 200, call.discord.world.require(call.me, call.params["channel"])


def patch_channel(call: Call) -> Result:
    """Change a channel (MANAGE_CHANNELS) or a thread (owner or MANAGE_THREADS)."""
    discord, channel_id, body = call.discord, call.params["channel"], call.fields
    if discord.world.channel(channel_id)["type"] in THREADS:
        call.accept(thread_problems(body, change=True))
        return 200, discord.threads.change(call.me, channel_id, body)
    discord.world.require(call.me, channel_id, Permission.MANAGE_CHANNELS)
    return 200, discord.world.change_channel(channel_id, {key: body[key] for key in CHANNEL_FIELDS if key in body})


def delete_channel(call: Call) -> Result:
    """Delete a channel or thread, or close a DM (which stays as it is)."""
    discord, channel_id = call.discord, call.params["channel"]
    channel = discord.world.channel(channel_id)
    if channel["type"] == DM:
        return 200, channel
    needed = Permission.MANAGE_THREADS if channel["type"] in THREADS else Permission.MANAGE_CHANNELS
    discord.world.require(call.me, channel_id, needed)
    return 200, discord.messages.delete_channel(channel_id)


def start_thread(call: Call) -> Result:
    """A thread without a starting message."""
    call.accept(thread_problems(call.fields))
    return 201, call.discord.threads.start(call.me, call.params["channel"], call.fields)


def start_thread_from_message(call: Call) -> Result:
    """A thread that hangs on a message and has its id."""
    message = call.discord.messages.get(call.params["message"], call.params["channel"])
    call.accept(thread_problems(call.fields))
    return 201, call.discord.threads.start(call.me, call.params["channel"], call.fields, message)


def put_thread_member(call: Call) -> Result:
    """Take somebody into a thread."""
    thread = call.discord.world.require(call.me, call.params["channel"], Permission.SEND_MESSAGES_IN_THREADS)
    user = call.params["user"]
    call.discord.threads.members(thread, added=call.me if user == "@me" else user)
    return 204, None


def delete_thread_member(call: Call) -> Result:
    """Take somebody out of a thread; others than the bot need MANAGE_THREADS."""
    user = call.params["user"]
    needed = () if user == "@me" else (Permission.MANAGE_THREADS,)
    thread = call.discord.world.require(call.me, call.params["channel"], *needed)
    call.discord.threads.members(thread, removed=call.me if user == "@me" else user)
    return 204, None


def put_overwrite(call: Call) -> Result:
    """Set a permission overwrite; needs MANAGE_ROLES."""
    channel_id, body = call.params["channel"], call.fields
    call.discord.world.require(call.me, channel_id, Permission.MANAGE_ROLES)
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    call.discord.world.overwrite(channel_id, call.params["target"], allow=allow, deny=deny)
    return 204, None


def delete_overwrite(call: Call) -> Result:
    """Remove a permission overwrite; needs MANAGE_ROLES."""
    call.discord.world.require(call.me, call.params["channel"], Permission.MANAGE_ROLES)
    call.discord.world.clear_overwrite(call.params["channel"], call.params["target"])
    return 204, None


def open_dm(call: Call) -> Result:
    """Open a DM; this works even if the person takes none."""
    return 200, call.discord.world.dm(str(call.fields["recipient_id"]))


def get_guild(call: Call) -> Result:
    """The guild the bot is in. ApiError 10004."""
    return 200, call.discord.world.guild(_guild(call))


def get_channels(call: Call) -> Result:
    """The guild's channels without threads."""
    guild_id = _guild(call)
    every = call.discord.world.channels.values()
    return 200, [c for c in every if c.get("guild_id") == guild_id and c["type"] not in THREADS]


def get_roles(call: Call) -> Result:
    """The guild's roles."""
    return 200, call.discord.world.guild(_guild(call))["roles"]


def get_member(call: Call) -> Result:
    """One member. ApiError 10007."""
    return 200, call.discord.world.member(_guild(call), call.params["user"])


def put_role(call: Call) -> Result:
    """Give a member a role; needs MANAGE_ROLES."""
    return _role(call, on=True)


def delete_role(call: Call) -> Result:
    """Take a role from a member; needs MANAGE_ROLES."""
    return _role(call, on=False)


def _role(call: Call, *, on: bool) -> Result:
    guild_id = _guild(call)
    world = call.discord.world
    if not guild_permissions(world.guild(guild_id), world.member(guild_id, call.me)) & Permission.MANAGE_ROLES:
        raise ApiError(50013)
    world.give_role(guild_id, call.params["user"], call.params["role"], on=on)
    return 204, None


def get_user(call: Call) -> Result:
    """Any user. ApiError 10013."""
    user = call.discord.world.users.get(call.params["user"])
    if user is None:
        raise ApiError(10013)
    return 200, user


def _guild(call: Call) -> str:
    """The named guild, if the bot is in it. ApiError 10004 or 50001."""
    guild_id = call.params["guild"]
    call.discord.world.guild(guild_id)
    if (guild_id, call.me) not in call.discord.world.members:
        raise ApiError(50001)
    return guild_id


_CHANNEL = "/channels/{channel}"
_GUILD = "/guilds/{guild}"

ROUTES: Routes = (
    ("GET", _CHANNEL, get_channel),
    ("PATCH", _CHANNEL, patch_channel),
    ("DELETE", _CHANNEL, delete_channel),
    ("POST", _CHANNEL + "/threads", start_thread),
    ("POST", _CHANNEL + "/messages/{message}/threads", start_thread_from_message),
    ("PUT", _CHANNEL + "/thread-members/{user}", put_thread_member),
    ("DELETE", _CHANNEL + "/thread-members/{user}", delete_thread_member),
    ("PUT", _CHANNEL + "/permissions/{target}", put_overwrite),
    ("DELETE", _CHANNEL + "/permissions/{target}", delete_overwrite),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", _GUILD, get_guild),
    ("GET", _GUILD + "/channels", get_channels),
    ("GET", _GUILD + "/roles", get_roles),
    ("GET", _GUILD + "/members/{user}", get_member),
    ("PUT", _GUILD + "/members/{user}/roles/{role}", put_role),
    ("DELETE", _GUILD + "/members/{user}/roles/{role}", delete_role),
    ("GET", "/users/{user}", get_user),
)
