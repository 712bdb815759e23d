"""REST: the bot itself, its application with its commands and emojis, and where the gateway is."""

from __future__ import annotations

from sandbox.checks.declarations import command_problems
from sandbox.errors import ApiError
from sandbox.gateway.events import Event
from sandbox.guilds.emojis import Emojis
from sandbox.jsons import Json, usual
from sandbox.rest.frame import Answer, Call, Routes


def get_me(call: Call) -> object:
    """The bot's own user."""
    own: Json = {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}
    return {**call.discord.world.bot, **own, "banner": None, "accent_color": None}


def get_application(call: Call) -> object:
    """The application to which the bot belongs."""
    bot = call.discord.world.bot
    owner = next((user for user in call.discord.world.users.values() if not user.get("bot")), bot)
    return {"id": bot["id"], "name": bot["username"], "bot": bot, "owner": owner, **usual("application")}


def get_gateway_for_bots(call: Call) -> object:
    """The gateway's address, how many shards are recommended, and how many sessions may begin."""
    gateway = call.discord.gateway
    return {"url": gateway.url, "shards": gateway.recommended, "session_start_limit": gateway.starts.limit()}


def put_commands(call: Call) -> object:
    """Replace the global commands, or those of one guild."""
    if not isinstance(call.body, list):
        raise ApiError(50035)
    call.accept(command_problems(call.body))
    synced = call.discord.commands.sync(call.params.get("guild", ""), call.body)
    call.discord.bus.emit(Event("COMMANDS", {}, local=True))
    return synced


def get_commands(call: Call) -> object:
    """The commands that the bot synced, globally or for one guild."""
    return call.discord.commands.synced.get(call.params.get("guild", ""), [])


def get_emojis(call: Call) -> object:
    """All emojis of the application."""
    return {"items": list(_emojis(call).all.values())}


def post_emoji(call: Call) -> object:
    """Upload an emoji."""
    fields = call.fields
    return Answer(201, _emojis(call).create(str(fields["name"]), str(fields["image"]), call.discord.world.bot))


def _emojis(call: Call) -> Emojis:
    """Those of the bot's application. ApiError 50001 for another application."""
    if call.params["application"] != call.me:
        raise ApiError(50001)
    return call.discord.emojis


_COMMANDS = "/applications/{application}/commands"
_GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"
_EMOJIS = "/applications/{application}/emojis"
_EMOJI = _EMOJIS + "/{emoji}"

ROUTES: Routes = (
    ("GET", "/users/@me", get_me),
    ("GET", "/oauth2/applications/@me", get_application),
    ("GET", "/applications/@me", get_application),
    ("GET", "/gateway", lambda call: {"url": call.discord.gateway.url}),
    ("GET", "/gateway/bot", get_gateway_for_bots),
    ("PUT", _COMMANDS, put_commands),
    ("GET", _COMMANDS, get_commands),
    ("PUT", _GUILD_COMMANDS, put_commands),
    ("GET", _GUILD_COMMANDS, get_commands),
    ("GET", _EMOJIS, get_emojis),
    ("POST", _EMOJIS, post_emoji),
    ("GET", _EMOJI, lambda call: _emojis(call).get(call.params["emoji"])),
    ("PATCH", _EMOJI, lambda call: _emojis(call).rename(call.params["emoji"], str(call.fields["name"]))),
    ("DELETE", _EMOJI, lambda call: _emojis(call).delete(call.params["emoji"])),
)
