"""Interactions: what a person did with a command, a component or a form, and how the bot answered.

The first answer is due within three seconds of the sandbox's clock; the token then lives for fifteen minutes.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Final

from sandbox import assumptions
from sandbox.clock import Timer
from sandbox.errors import ApiError, bad_field
from sandbox.gateway.events import Event
from sandbox.guilds.messages import EPHEMERAL, LOADING, Message, Messages
from sandbox.guilds.world import World
from sandbox.jsons import Json
from sandbox.rest.uploads import Upload

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interaction."""

SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
"""Kinds of answer: callback types 4 to 9."""


@dataclass(frozen=True)
class Answer:
    """An interaction's answer: the callback type (0 = nothing in time), and its message, form or choices."""

    kind: int
    message: Message | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()

    @property
    def failed(self) -> bool:
        """True if the person was shown "This interaction failed"."""
        return self.kind == 0


@dataclass
class Interaction:
    """One act of a person that waits for an answer, or had one."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    guild_id: str
    born_ms: int
    answer: asyncio.Future[Answer]
    command: str = ""
    message: Message | None = None
    """The message whose component was used, also for the form that such a use opened."""
    installed: bool = True
    """Whether the bot is a member where this happened."""
    acked: bool = False
    late: bool = False
    original: Message | None = None
    modal: Json | None = None
    """The form the bot opened in answer."""
    timer: Timer | None = field(default=None, repr=False)

    @property
    def owners(self) -> Json:
        """Return the application's installation, as each payload repeats it: in the guild, or by the person alone."""
        return {"0": self.guild_id or "0"} if self.installed else {"1": self.user_id}


class Interactions:
    """All interactions by token, and the effects of the bot's answers."""

    def __init__(self, world: World, messages: Messages) -> None:
        """Nobody has done anything yet."""
        self.world, self.messages = world, messages
        self.by_token: dict[str, Interaction] = {}
        self.by_id: dict[str, Interaction] = {}

    # --- people's side ----------------------------------------------------------------------------------------------

    def open(
        self, user_id: str, channel_id: str, kind: int, data: Json, *, command: str = "", message: Message | None = None
    ) -> Interaction:
        """Send an interaction to the bot and start its three seconds."""
        channel = self.world.channel(channel_id)
        interaction = Interaction(
            id=self.world.ids.new(),
            token="aW50ZXJhY3Rpb246" + secrets.token_urlsafe(24),
            kind=kind,
            user_id=user_id,
            channel_id=channel_id,
            guild_id=(guild := channel.get("guild_id", "")),
            installed=not guild or (guild, self.world.bot["id"]) in self.world.members,
            born_ms=self.world.clock.now_ms,
            answer=asyncio.get_running_loop().create_future(),
            command=command,
            message=message,
        )
        self.by_token[interaction.token] = self.by_id[interaction.id] = interaction
        interaction.timer = self.world.clock.after(assumptions.ANSWER_WITHIN_MS, lambda: self._too_late(interaction))
        self.world.bus.emit(Event("INTERACTION_CREATE", self._payload(interaction, channel, data)))
        return interaction

    def _payload(self, interaction: Interaction, channel: Json, data: Json) -> Json:
        user, bot = interaction.user_id, self.world.bot["id"]
        mine = str(int(self.world.permissions(user, channel["id"])))
        payload: Json = {
            "id": interaction.id,
            "application_id": bot,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": mine},
            "locale": self.world.locale(user),
            "app_permissions": str(int(self.world.permissions(bot, channel["id"]))),
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "context": 0 if interaction.guild_id else 1,
            "attachment_size_limit": assumptions.ATTACHMENT_BYTES,
        }
        if interaction.guild_id:
            payload["guild_id"] = interaction.guild_id
            spoken = self.world.guild(interaction.guild_id)["preferred_locale"]
            payload["guild"] = {"id": interaction.guild_id, "locale": spoken, "features": []}
            payload["guild_locale"] = spoken
            payload["member"] = {**self.world.member(interaction.guild_id, user), "permissions": mine}
        else:
            payload["user"] = self.world.users[user]
        if interaction.message is not None:
            payload["message"] = self.messages.public(interaction.message)
        return payload

    def _too_late(self, interaction: Interaction) -> None:
        if not interaction.acked:
            interaction.late = True
            self._settle(interaction, Answer(0))

    def _settle(self, interaction: Interaction, answer: Answer) -> None:
        if interaction.timer is not None:
            interaction.timer.cancel()
        if not interaction.answer.done():
            interaction.answer.set_result(answer)
        data: Json = {"interaction": interaction.id, "type": answer.kind, "failed": answer.failed}
        if answer.message is not None:
            data["message"] = self.messages.public(answer.message, interaction.user_id)
        if answer.modal is not None:
            data["modal"] = answer.modal
        self.world.bus.emit(Event("ANSWER", data, only_for=interaction.user_id, local=True))

    # --- the bot's side ---------------------------------------------------------------------------------------------

    def answer(self, interaction: Interaction, kind: int, data: Json, files: dict[str, Upload]) -> Message | None:
        """The first answer. ApiError 40060 (answered), 10062 (late), 50035 (kind does not fit), 10008."""
        if interaction.acked:
            raise ApiError(40060)
        if interaction.late:
            raise ApiError(10062)
        legal = LEGAL[interaction.kind]
        if interaction.kind == MODAL and interaction.message is None:
            legal = legal - {DEFER_UPDATE, UPDATE}
        if kind not in legal:
            raise bad_field("type", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(legal)}.")
        message = self._first(interaction, kind, data, files)
        interaction.acked, interaction.original = True, message
        if kind == FORM:
            interaction.modal = data
        self._settle(
            interaction,
            Answer(
                kind,
                message,
                data if kind == FORM else None,
                tuple(data.get("choices") or ()) if kind == CHOICES else (),
            ),
        )
        return message

    def _first(self, interaction: Interaction, kind: int, data: Json, files: dict[str, Upload]) -> Message | None:
        if kind == SEND:
            return self.respond(interaction, data, files)
        if kind == DEFER:
            flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
            return self.respond(interaction, {"flags": flags}, {})
        if kind in (DEFER_UPDATE, UPDATE):
            if interaction.message is None or interaction.message.id not in self.messages.all:
                raise ApiError(10008)
            interaction.message.token_ms = interaction.born_ms
            if kind == UPDATE:
                self.messages.edit(interaction.message, data, files)
            return interaction.message
        return None

    def respond(self, interaction: Interaction, body: Json, files: dict[str, Upload]) -> Message:
        """A new message under this token: the answer itself or a follow-up."""
        metadata: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": self.world.users[interaction.user_id],
            "authorizing_integration_owners": interaction.owners,
        }
        extra: Json = {
            "application_id": self.world.bot["id"],
            "webhook_id": self.world.bot["id"],
            "interaction_metadata": metadata,
        }
        if interaction.kind == COMPONENT and interaction.message is not None:
            metadata["interacted_message_id"] = interaction.message.id
        if interaction.kind == MODAL:
            opener = {**metadata, "type": COMMAND}
            if interaction.message is not None:
                opener |= {"type": COMPONENT, "interacted_message_id": interaction.message.id}
            metadata["triggering_interaction_metadata"] = opener
        if interaction.kind == COMMAND:
            user = metadata["user"]
            extra["type"] = 20
            extra["interaction"] = {"id": interaction.id, "type": COMMAND, "name": interaction.command, "user": user}
        return self.messages.post(
            interaction.channel_id,
            self.world.bot,
            body,
            files,
            extra=extra,
            only_for=interaction.user_id if (body.get("flags") or 0) & EPHEMERAL else "",
            token_ms=interaction.born_ms,
        )

    def follow_up(self, interaction: Interaction, body: Json, files: dict[str, Upload]) -> Message:
        """A follow-up. The first one after a deferred answer fills that answer in and keeps its visibility."""
        original = interaction.original
        if original is not None and original.id in self.messages.all and original.data["flags"] & LOADING:
            return self.edit(original, body, files)
        return self.respond(interaction, body, files)

    def edit(self, message: Message, body: Json, files: dict[str, Upload]) -> Message:
        """Edit by token; a deferred answer stops loading."""
        message.data["flags"] &= ~LOADING
        return self.messages.edit(message, body, files)

    def live(self, token: str) -> Interaction:
        """The answered interaction whose token is still good. ApiError 10015 (unknown, unanswered) or 50027 (old)."""
        interaction = self.by_token.get(token)
        if interaction is None or not interaction.acked:
            raise ApiError(10015)
        if self.world.clock.now_ms - interaction.born_ms > assumptions.TOKEN_LIFE_MS:
            raise ApiError(50027)
        return interaction

    def expired(self, message: Message) -> bool:
        """True if an ephemeral message can no longer be changed, for want of a young token."""
        age = self.world.clock.now_ms - message.token_ms
        return bool(message.only_for) and age > assumptions.TOKEN_LIFE_MS


LEGAL: Final[dict[int, frozenset[int]]] = {
    COMMAND: frozenset({SEND, DEFER, FORM}),
    COMPONENT: frozenset({SEND, DEFER, DEFER_UPDATE, UPDATE, FORM}),
    AUTOCOMPLETE: frozenset({CHOICES}),
    MODAL: frozenset({SEND, DEFER, DEFER_UPDATE, UPDATE}),
}
"""Which answers fit which interaction."""
