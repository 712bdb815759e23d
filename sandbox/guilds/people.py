"""Actions of people at their screens. Anything that Discord's client would not let them do raises Impossible.

Refusals of the world (no permission, thread locked, …) become Impossible too: a person sees a sentence, not a
code.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.checks.bodies import CONTENT_MAX
from sandbox.errors import ApiError, Impossible
from sandbox.guilds.commands import OF_MESSAGE, OF_PERSON, Commands
from sandbox.guilds.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from sandbox.guilds.messages import LOADING, Message, Messages
from sandbox.guilds.permissions import Permission
from sandbox.guilds.reactions import Reactions
from sandbox.guilds.threads import Threads, refuse_archived
from sandbox.guilds.world import DM, World
from sandbox.jsons import Json, flat

BUTTON, TEXT_SELECT, TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 2, 3, 4, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
LOCALES = (
    *("en-US", "en-GB", "ar", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr"),
    *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl"),
    *("pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""Discord's languages."""


class People:
    """The hands of everybody who is not the bot."""

    def __init__(
        self,
        world: World,
        messages: Messages,
        reactions: Reactions,
        threads: Threads,
        interactions: Interactions,
        commands: Commands,
    ) -> None:
        """Acts on these parts of the world."""
        self.world, self.messages, self.reactions = world, messages, reactions
        self.threads, self.interactions, self.commands = threads, interactions, commands

    def say(self, user_id: str, channel_id: str, text: str) -> Message:
        """Write a message as this user. Raises ``Impossible`` where Discord's client would not let them."""
        with sentences():
            channel = self.world.require(user_id, channel_id, Permission.SEND_MESSAGES)
            self.threads.wake(user_id, channel)
        if not text.strip() or len(text) > CONTENT_MAX:
            raise Impossible(f"A message has 1 to {CONTENT_MAX} characters.")
        return self.messages.post(channel_id, self.world.users[user_id], {"content": text}, {})

    def join(self, user_id: str, thread_id: str) -> None:
        """Press Discord's own *Join* in a thread."""
        with sentences():
            self.threads.join(user_id, thread_id)

    def delete(self, user_id: str, message_id: str) -> None:
        """Delete an own message, or any with MANAGE_MESSAGES; an own ephemeral one is dismissed."""
        message = self._visible(user_id, message_id)
        may = self.world.permissions(user_id, message.channel_id) & Permission.MANAGE_MESSAGES
        if message.author_id != user_id and not may and message.only_for != user_id:
            raise Impossible("You can delete only your own messages.")
        self.messages.delete(message)

    def react(self, user_id: str, message_id: str, emoji: str, *, burst: bool = False) -> bool:
        """Put an emoji on a message; ``burst`` makes it a super reaction. False if it was there already."""
        message = self._visible(user_id, message_id)
        if message.only_for:
            raise Impossible("Nobody can react to a private answer.")
        with sentences():
            return self.reactions.add(user_id, message, emoji, burst=burst)

    def unreact(self, user_id: str, message_id: str, emoji: str) -> bool:
        """Take the own emoji off again; False if it was not there."""
        return self.reactions.remove(user_id, self._visible(user_id, message_id), emoji)

    def speak(self, user_id: str, locale: str, *, guild: bool = False) -> None:
        """Choose the language of one's client, or with ``guild`` that of all guilds one is in."""
        if locale not in LOCALES:
            raise Impossible(f"The languages to choose from are {', '.join(LOCALES)}.")
        if not guild:
            self.world.locales[user_id] = locale
            return
        for guild_id, member_id in list(self.world.members):
            if member_id == user_id:
                self.world.speak(guild_id, locale)

    def slash(self, user_id: str, channel_id: str, command: str, options: Json | None = None) -> Interaction:
        """Run a slash command; ``command`` is the whole path, as "slap new"."""
        self._may_command(user_id, channel_id)
        found = self.commands.find(channel_id, command)
        needed = found.top.get("default_member_permissions")
        if needed is not None and int(needed) & ~int(self.world.permissions(user_id, channel_id)):
            raise Impossible(f"/{found.path} is for people with more permissions.")
        data = self.commands.data(found, options or {})
        return self.interactions.open(user_id, channel_id, COMMAND, data, command=found.path)

    def menu(self, user_id: str, channel_id: str, name: str, *, message: str = "", person: str = "") -> Interaction:
        """Choose an app's entry in the menu of a message, or of a person."""
        self._may_command(user_id, channel_id)
        if message:
            shown = self.messages.public(self._visible(user_id, message), user_id)
            data = self.commands.menu(channel_id, OF_MESSAGE, name, message, shown)
        else:
            data = self.commands.menu(channel_id, OF_PERSON, name, person, None)
        return self.interactions.open(user_id, channel_id, COMMAND, data, command=name)

    def complete(
        self, user_id: str, channel_id: str, command: str, option: str, text: str, options: Json | None = None
    ) -> Interaction:
        """Type into an option with autocomplete."""
        self._may_command(user_id, channel_id)
        found = self.commands.find(channel_id, command)
        data = self.commands.data(found, options or {}, focused=option, text=text)
        return self.interactions.open(user_id, channel_id, AUTOCOMPLETE, data, command=found.path)

    def press(self, user_id: str, message_id: str, custom_id: str) -> Interaction:
        """Press a button."""
        message = self._visible(user_id, message_id)
        button = self._component(user_id, message, custom_id, (BUTTON,))
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": button["id"]}
        return self.interactions.open(user_id, message.channel_id, COMPONENT, data, message=message)

    def select(self, user_id: str, message_id: str, custom_id: str, values: list[str]) -> Interaction:
        """Choose from a menu."""
        message = self._visible(user_id, message_id)
        menu = self._component(user_id, message, custom_id, SELECTS)
        _fits(menu, values)
        data: Json = {"component_type": menu["type"], "custom_id": custom_id, "id": menu["id"], "values": values}
        if menu["type"] != TEXT_SELECT:
            resolved = data["resolved"] = {"users": {}}
            for user in values:
                if user in self.world.users:
                    self.commands.resolve(user, resolved)
        return self.interactions.open(user_id, message.channel_id, COMPONENT, data, message=message)

    def submit(self, user_id: str, interaction_id: str, values: dict[str, str | list[str]]) -> Interaction:
        """Send off the form that the bot opened in answer to that interaction."""
        opener = self.interactions.by_id.get(interaction_id)
        if opener is None or opener.user_id != user_id or opener.modal is None:
            raise Impossible("No form is open.")
        modal = opener.modal
        components = [filled for row in modal["components"] if (filled := _filled(row, values)) is not None]
        data = {"custom_id": modal["custom_id"], "components": components}
        return self.interactions.open(user_id, opener.channel_id, MODAL, data, message=opener.message)

    def open_dm_channel(self, user_id: str) -> Json:
        """Open the conversation with the bot."""
        return self.world.dm(user_id)

    # --- inside -----------------------------------------------------------------------------------------------------

    def _visible(self, user_id: str, message_id: str) -> Message:
        message = self.messages.all.get(message_id)
        if message is None or message.only_for not in ("", user_id) or not self.world.sees(user_id, message.channel_id):
            raise Impossible("You do not see such a message.")
        return message

    def _component(self, user_id: str, message: Message, custom_id: str, types: tuple[int, ...]) -> Json:
        if message.data["flags"] & LOADING:
            raise Impossible("The answer is still loading.")
        for component in flat(message.data["components"]):
            if component.get("custom_id") == custom_id and component["type"] in types:
                if component.get("disabled"):
                    raise Impossible("That is disabled.")
                with sentences():
                    self.threads.used(user_id, self.world.channel(message.channel_id))
                return component
        raise Impossible("That button or menu is not there any more; press what the message shows now.")

    def _may_command(self, user_id: str, channel_id: str) -> None:
        with sentences():
            channel = self.world.require(user_id, channel_id)
        needed = Permission.USE_APPLICATION_COMMANDS
        if channel["type"] != DM and not self.world.permissions(user_id, channel_id) & needed:
            raise Impossible("You may not use commands here.")
        with sentences():
            refuse_archived(channel)
            self.world.require(user_id, channel_id, Permission.SEND_MESSAGES)  # else there is no line to type in
            self.threads.refuse_locked(user_id, channel)


@contextmanager
def sentences() -> Iterator[None]:
    """Turn refusals of the world into Impossible."""
    try:
        yield
    except ApiError as refusal:
        raise Impossible(f"Not possible: {refusal.body['message']}.") from refusal


def _fits(menu: Json, values: list[str]) -> None:
    usual = len(menu["options"]) if menu["type"] == CHECKBOX_GROUP else 1
    least, most = menu.get("min_values", 1), menu.get("max_values") or usual
    least = 1 if least is None else least
    if not least <= len(set(values)) <= most or len(set(values)) != len(values):
        raise Impossible(f"Choose {least} to {most} different options.")
    if menu.get("options"):
        offered = {option["value"] for option in menu["options"]}
        unknown = [value for value in values if value not in offered]
        if unknown:
            raise Impossible(f"The menu does not offer {', '.join(unknown)}.")


def _preset(field: Json) -> str | list[str]:
    """A field that nobody has touched."""
    if field["type"] == CHECKBOX:
        return "true" if field.get("default") else ""
    if field["type"] == TEXT_INPUT:
        return str(field.get("value") or "")
    chosen = [str(one["value"]) for one in field.get("options") or () if one.get("default")]
    return chosen or [str(one["id"]) for one in field.get("default_values") or ()]


def _filled(row: Json, values: dict[str, str | list[str]]) -> Json | None:
    """One row or label of a form with what was entered; None for rows of mere text."""
    labelled = "component" in row
    field = row["component"] if labelled else next(iter(row.get("components") or []), None)
    if field is None or not field.get("custom_id"):
        return None
    entered: Json = {"type": field["type"], "custom_id": field["custom_id"], "id": 1}
    value = values.get(field["custom_id"])
    if value is None:
        value = _preset(field)
    required = field.get("required", True) is not False
    if field["type"] == TEXT_INPUT:
        text = str(value)
        least, most = field.get("min_length") or int(required), field.get("max_length") or 4000
        if (text or required) and not least <= len(text) <= most:
            raise Impossible(f"{field['custom_id']!r} takes {least} to {most} characters.")
        entered["value"] = text
    elif field["type"] == CHECKBOX:
        entered["value"] = value == "true"
    else:
        chosen = value if isinstance(value, list) else [value] if value else []
        if field["type"] in (*SELECTS, RADIO_GROUP, CHECKBOX_GROUP) and (chosen or required):
            _fits(field, chosen)
        if field["type"] == RADIO_GROUP:
            entered["value"] = chosen[0] if chosen else None
        else:
            entered["values"] = chosen
    outer: Json = {"type": row["type"], "id": 1}
    return {**outer, "component": entered} if labelled else {**outer, "components": [entered]}
