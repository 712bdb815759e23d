"""REST: the application's own emojis."""

from __future__ import annotations

from sandbox.errors import ApiError
from sandbox.guilds.emojis import Emojis
from sandbox.rest.frame import Answer, Call, Routes


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


_ALL = "/applications/{application}/emojis"
_ONE = _ALL + "/{emoji}"

ROUTES: Routes = (
    ("GET", _ALL, get_emojis),
    ("POST", _ALL, post_emoji),
    ("GET", _ONE, lambda call: _emojis(call).get(call.params["emoji"])),
    ("PATCH", _ONE, lambda call: _emojis(call).rename(call.params["emoji"], str(call.fields["name"]))),
    ("DELETE", _ONE, lambda call: _emojis(call).delete(call.params["emoji"])),
)
