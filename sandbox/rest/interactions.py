"""REST: answers to interactions, and the messages under an interaction's token."""

from __future__ import annotations

from sandbox.checks.bodies import message_problems
from sandbox.checks.declarations import choice_problems
from sandbox.checks.layouts import form_problems
from sandbox.errors import ApiError
from sandbox.guilds.interactions import CHOICES, DEFER, FORM, SEND, UPDATE, Interaction
from sandbox.guilds.messages import Message
from sandbox.jsons import Json
from sandbox.rest.frame import Call, Routes


def callback(call: Call) -> object:
    """The first answer to an interaction."""
    interaction = call.discord.interactions.by_token.get(call.params["token"])
    if interaction is None or interaction.id != call.params["interaction"]:
        raise ApiError(10062)
    kind, data = int(call.fields["type"]), call.fields.get("data") or {}
    _accept_answer(call, interaction, kind, data)
    message = call.discord.interactions.answer(interaction, kind, data, call.files)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    told: Json = {"id": interaction.id, "type": interaction.kind}
    answer: Json = {"interaction": told}
    if message is not None:
        told["response_message_id"] = message.id
        told["response_message_loading"] = kind == DEFER
        told["response_message_ephemeral"] = bool(message.only_for)
        if kind in (SEND, UPDATE):
            answer["resource"] = {"type": kind, "message": call.discord.messages.public(message)}
    return answer


def _accept_answer(call: Call, interaction: Interaction, kind: int, data: Json) -> None:
    if kind == SEND:
        call.accept(message_problems(data, files=len(call.files)))
    elif kind == UPDATE:
        old = {} if interaction.message is None else interaction.message.data
        call.accept(message_problems(data, files=len(call.files), old=old))
    elif kind == FORM:
        call.accept(form_problems(data))
    elif kind == CHOICES:
        call.accept(choice_problems(data.get("choices") or []))


def follow_up(call: Call) -> object:
    """A further message, or the content of a deferred answer."""
    interaction = call.discord.interactions.live(call.params["token"])
    call.accept(message_problems(call.fields, files=len(call.files)))
    message = call.discord.interactions.follow_up(interaction, call.fields, call.files)
    return call.discord.messages.public(message)


def edit_answer(call: Call) -> object:
    """Edit a message under the token, ephemeral ones included."""
    message = _target(call)
    call.accept(message_problems(call.fields, files=len(call.files), old=message.data))
    return call.discord.messages.public(call.discord.interactions.edit(message, call.fields, call.files))


def _target(call: Call) -> Message:
    """The named message. ApiError 10008, 10015 or 50027."""
    interaction = call.discord.interactions.live(call.params["token"])
    original = interaction.original.id if interaction.original else ""
    message_id = original if call.params["message"] == "@original" else call.params["message"]
    message = call.discord.messages.all.get(message_id)
    if message is None or message.author_id != call.me:
        raise ApiError(10008)
    return message


_ONE = "/webhooks/{application}/{token}/messages/{message}"

ROUTES: Routes = (
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{application}/{token}", follow_up),
    ("GET", _ONE, lambda call: call.discord.messages.public(_target(call))),
    ("PATCH", _ONE, edit_answer),
    ("DELETE", _ONE, lambda call: call.discord.messages.delete(_target(call))),
)
