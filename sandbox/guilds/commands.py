"""Commands: the bot's synced list, and what a person typed or chose turned into the data of an interaction."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from sandbox import assumptions
from sandbox.errors import ApiError, Impossible, bad_field
from sandbox.guilds.world import World
from sandbox.ids import Ids
from sandbox.jsons import Json, without_nulls

SUBCOMMAND, GROUP, TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
"""Types of command options."""
SLASH, OF_PERSON, OF_MESSAGE = range(1, 4)
"""Types of commands: typed, or in the menu of a person or of a message."""
IN_GUILDS, IN_DMS = 0, 1
"""Contexts in which a command can be used."""
BY_GUILDS, BY_USERS = 0, 1
"""Ways in which an application is installed."""
DAY_MS = 86_400_000


@dataclass(frozen=True)
class Found:
    """A command reached by its full path: the top command, the names below it, and the options at the end."""

    top: Json
    below: tuple[tuple[int, str], ...]
    """(option type, name) of group and subcommand."""
    options: tuple[Json, ...]

    @property
    def path(self) -> str:
        """All names, as people type them."""
        return " ".join((self.top["name"], *(name for _, name in self.below)))


class Commands:
    """Commands that the bot synced, per guild and globally ("")."""

    def __init__(self, world: World, ids: Ids) -> None:
        """No command is synced yet."""
        self.world, self._ids = world, ids
        self.synced: dict[str, list[Json]] = {}
        self.user_install = False
        """Whether the application's settings offer it to people as well, which Discord has done by default at times."""
        self.user_refused = False
        """Whether commands that people would install for themselves are refused."""
        self.creates: deque[int] = deque()
        """When new commands were made, for the limit of a day."""

    def sync(self, guild_id: str, commands: list[Json]) -> list[Json]:
        """Replace the guild's commands ("" = the global ones); those that keep their name keep their id."""
        for number, command in enumerate(commands):
            if self.user_refused and BY_USERS in (command.get("integration_types") or ()):
                raise bad_field(f"{number}.integration_types", "BASE_TYPE_CHOICES", "Not allowed for this application")
        before = {_key(command): command["id"] for command in self.synced.get(guild_id, [])}
        self._count_creates(sum(_key(command) not in before for command in commands))
        self.synced[guild_id] = [self._full(command, guild_id, before) for command in commands]
        return self.synced[guild_id]

    def _count_creates(self, new: int) -> None:
        """ApiError 30034 if so many new commands are too many for one day."""
        now = self.world.clock.now_ms
        while self.creates and now - self.creates[0] >= DAY_MS:
            self.creates.popleft()
        if len(self.creates) + new > assumptions.COMMAND_CREATES:
            raise ApiError(30034)
        self.creates.extend([now] * new)

    def available(self, channel_id: str) -> list[Json]:
        """Commands a person can pick in this channel.

        Where the bot is no member, they are those that people may have installed for themselves.
        """
        guild_id = self.world.channel(channel_id).get("guild_id", "")
        context = IN_GUILDS if guild_id else IN_DMS
        shown = [one for one in self.synced.get("", []) if context in (one.get("contexts") or (context,))]
        if guild_id and (guild_id, self.world.bot["id"]) not in self.world.members:
            return [one for one in shown if BY_USERS in self.installs(one)]
        return [*self.synced.get(guild_id, []), *shown] if guild_id else shown

    def installs(self, command: Json) -> list[int]:
        """Return the ways a command gets to people: with the bot in a guild, or by their own choice.

        If it does not say so itself, the application's settings do.
        """
        said: list[int] | None = command.get("integration_types")
        return said or ([BY_GUILDS, BY_USERS] if self.user_install else [BY_GUILDS])

    def find(self, channel_id: str, path: str) -> Found:
        """The command that people call ``path`` ("slap new"). Impossible if it is not synced there."""
        names = path.removeprefix("/").split()
        top = self._named(channel_id, SLASH, names[0] if names else "")
        if top is None:
            raise Impossible(f"There is no command /{path} here; has the bot synced it?")
        below: list[tuple[int, str]] = []
        options: list[Json] = top.get("options") or []
        for name in names[1:]:
            step = next((o for o in options if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None)
            if step is None:
                raise Impossible(f"/{top['name']} has no subcommand {name!r}.")
            below.append((step["type"], name))
            options = step.get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
            raise Impossible(f"/{path} is not complete: choose a subcommand.")
        return Found(top, tuple(below), tuple(options))

    def menu(self, channel_id: str, kind: int, name: str, target: str, message: Json | None) -> Json:
        """The interaction data of what was chosen in the menu of a person or a ``message``. Impossible if not there."""
        command = self._named(channel_id, kind, name)
        if command is None:
            raise Impossible(f"There is no {name!r} in that menu here; has the bot synced it?")
        resolved: Json = {}
        if message is None:
            self.resolve(target, resolved)
        else:
            resolved["messages"] = {target: message}
        return {"id": command["id"], "name": name, "type": kind, "target_id": target, "resolved": resolved}

    def _named(self, channel_id: str, kind: int, name: str) -> Json | None:
        return next((one for one in self.available(channel_id) if _key(one) == (kind, name)), None)

    def data(self, found: Found, given: Json, *, focused: str = "", text: object = "") -> Json:
        """The interaction data. ``focused`` names the option being typed (autocomplete). Impossible if it cannot be."""
        known = {option["name"]: option for option in found.options}
        for name in given:
            if name not in known:
                raise Impossible(f"/{found.path} has no option {name!r}.")
        missing = [o["name"] for o in found.options if o.get("required") and given.get(o["name"]) is None]
        if missing and not focused:
            raise Impossible(f"/{found.path} needs {', '.join(missing)}.")
        resolved: Json = {}
        options: list[Json] = []
        for name, option in known.items():
            if name == focused:
                if not option.get("autocomplete"):
                    raise Impossible(f"The option {name!r} has no autocomplete.")
                options.append({"name": name, "type": option["type"], "value": text, "focused": True})
            elif given.get(name) is not None:
                value = self._value(option, given[name], resolved)
                options.append({"name": name, "type": option["type"], "value": value})
        for kind, name in reversed(found.below):
            options = [{"name": name, "type": kind, "options": options}]
        data: Json = {"id": found.top["id"], "name": found.top["name"], "type": 1, "options": options}
        if found.top.get("guild_id"):
            data["guild_id"] = found.top["guild_id"]
        if resolved:
            data["resolved"] = resolved
        return data

    def _value(self, option: Json, value: object, resolved: Json) -> object:
        kind, name = option["type"], option["name"]
        if kind == USER:
            return self.resolve(str(value), resolved)
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else str(value).lower() == "true"
        typed: int | float | str
        try:
            typed = int(str(value)) if kind == INTEGER else float(str(value)) if kind == NUMBER else str(value)
        except ValueError as problem:
            raise Impossible(f"{name!r} takes a number.") from problem
        self._in_bounds(option, typed)
        choices = [choice["value"] for choice in option.get("choices") or []]
        if choices and typed not in choices:
            raise Impossible(f"{name!r} must be one of {', '.join(map(str, choices))}.")
        return typed

    @staticmethod
    def _in_bounds(option: Json, typed: int | float | str) -> None:
        text = isinstance(typed, str)
        size = len(typed) if isinstance(typed, str) else typed
        least, most = (
            option.get("min_length" if text else "min_value"),
            option.get("max_length" if text else "max_value"),
        )
        if (least is not None and size < least) or (most is not None and size > most):
            raise Impossible(f"{option['name']!r} must be between {least} and {most}.")

    def resolve(self, user_id: str, resolved: Json) -> str:
        """Put somebody among what is named, with their membership. Raises ``Impossible`` if there is nobody."""
        if user_id not in self.world.users:
            raise Impossible(f"There is no user {user_id}.")
        resolved.setdefault("users", {})[user_id] = self.world.users[user_id]
        for (_, member_id), member in self.world.members.items():
            if member_id == user_id:
                bare = {key: item for key, item in member.items() if key not in ("user", "deaf", "mute")}
                resolved.setdefault("members", {})[user_id] = {**bare, "permissions": "0"}
        return user_id

    def _full(self, command: Json, guild_id: str, before: dict[tuple[int, str], str]) -> Json:
        rights = command.get("default_member_permissions")
        full = {
            "type": 1,
            "description": "",
            **without_nulls(command),
            "default_member_permissions": None if rights is None else str(rights),
            "id": before.get(_key(command)) or self._ids.new(),
            "application_id": self.world.bot["id"],
            "version": self._ids.new(),
        }
        if not full.get("nsfw"):
            full.pop("nsfw", None)
        if guild_id:
            full["guild_id"] = guild_id
        return full


def _key(command: Json) -> tuple[int, str]:
    """Type and name: a command and an entry of a menu may be called alike."""
    return int(command.get("type") or SLASH), str(command["name"])
