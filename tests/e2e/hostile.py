"""Interactions as no client sends them: every command, component and form, with what may be wrong about it.

Nothing is listed by hand: commands are those that the bot has synced, controls those of the messages that stand in the
sandbox, forms those that the bot has opened so far.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from sandbox.guilds.commands import CHANNEL, GROUP, INTEGER, ROLE, SUBCOMMAND, USER
from sandbox.guilds.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.guilds.messages import Message
from sandbox.jsons import Json, flat
from tests.sandbox.client import Sandbox

T = TypeVar("T")
BUTTON, TEXT_SELECT, TEXT_INPUT = 2, 3, 4
WORDS = (
    *("", " ", "x", "0", "-1", "1", "7", "pass", "off", "none", "…", "yes", "attack 12", "deal 1 for 2", "all"),
    *("9" * 18, "9" * 5_000, "1e999", "٣", "²", "½", "0x10", "1.5", "NaN", "None", "null", "true"),
    *("\u202e\u200b\ufeff", "\x00", "é" * 300, "👩‍👩‍👧‍👦" * 60, "𝕬" * 400, "ß" * 2_000, "漢" * 4_000, "`" * 1_990),
    *(
        "<@1> @everyone",
        "**__~~||",
        "{action}",
        "{0.__class__}",
        "%s%n",
        "'; DROP TABLE tables; --",
        "../../etc/passwd",
    ),
    *("a\nb\nc", "\n" * 50, "t1:1:slap", "l1:start", "12345678901234567890"),
    *(
        "🦊 🚀",
        "🪐" * 25,
        "👍🏽 attack 🗡️",
        "🇩🇪",
        "<:mark_1:123456789012345678>",
        "Z\u0351\u0352\u0353algo p\u0334l\u0335ay",
    ),
    *("2", "3", "4", "8", "t2:0:status", "t4:1:q_0", "t99999:0:answer", "yes " * 400, "attack " + "9" * 300),
)
"""What may stand wherever somebody types, or a client could send something."""
JUNK: tuple[object, ...] = (*WORDS, 0, -1, 1, 10**30, 1.5, True, False)
KINDS = (1, 2, 3, 4, 5, 6, 7, 8, 99)
"""Types of components, and one that there is not."""


@dataclass(frozen=True)
class Input:
    """One interaction to be sent."""

    who: str
    channel: str
    kind: int
    data: Json
    command: str = ""
    message: Message | None = None

    def open(self, sandbox: Sandbox) -> Interaction:
        """Send it, whatever a client would say to it."""
        return sandbox.discord.interactions.open(
            sandbox.user(self.who), self.channel, self.kind, self.data, command=self.command, message=self.message
        )


class Hostile:
    """Draws inputs by a seed from what there is at the moment."""

    def __init__(self, sandbox: Sandbox, seed: int) -> None:
        self.sandbox = sandbox
        self.dice = Random(seed)
        self.forms: dict[str, Json] = {}
        """Forms that were opened, by custom_id."""
        self.sorts: tuple[tuple[int, Callable[[str], Input]], ...] = (
            (16, self.command),
            (10, self.wrong_command),
            (12, self.suggestion),
            (24, self.control),
            (18, self.wrong_control),
            (8, self.form),
            (6, self.wrong_form),
        )

    def draw(self, who: str) -> Input:
        """Something that this person sends."""
        weights = [weight for weight, _ in self.sorts]
        ((_, sort),) = self.dice.choices(self.sorts, weights)
        return sort(who)

    # --- commands -----------------------------------------------------------------------------------------------------

    def command(self, who: str) -> Input:
        """A command with arguments of the right names, if not always of the right kind."""
        top, path, options = self._leaf()
        given = [self._argument(one) for one in options if one.get("required") or self.dice.random() < 0.3]
        return self._called(who, COMMAND, top, path, given)

    def wrong_command(self, who: str) -> Input:
        """As after an upgrade: commands and parameters that are not known, or that miss something."""
        top, path, options = self._leaf()
        given = [self._argument(one) for one in options if self.dice.random() < 0.5]
        what = self.dice.randrange(5)
        if what == 0:
            top = {**top, "name": self._choose(("gone", "slap", "x" * 32, "ü"))}
        elif what == 1:
            path = (*path[:-1], (path[-1][0], self._choose(("gone", "new", "y" * 32)))) if path else path
        elif what == 2:
            given = [*given, {"name": self._choose(("gone", "table", "option")), "type": 3, "value": self._word()}]
        elif what == 3:
            given = [{**one, "value": self._choose(JUNK)} if one["type"] < USER else one for one in given]
        else:
            given = []
        return self._called(who, COMMAND, top, path, given)

    def suggestion(self, who: str) -> Input:
        """Something typed into a parameter that suggests."""
        leaves = [leaf for leaf in self._leaves() if any(one.get("autocomplete") for one in leaf[2])]
        top, path, options = self._choose(leaves)
        option = self._choose([one for one in options if one.get("autocomplete")])
        others = [self._argument(one) for one in options if one is not option and self.dice.random() < 0.3]
        typed = {"name": option["name"], "type": option["type"], "value": self._word(), "focused": True}
        return self._called(who, AUTOCOMPLETE, top, path, [*others, typed])

    def _leaves(self) -> list[tuple[Json, tuple[tuple[int, str], ...], list[Json]]]:
        return [
            (top, path, options)
            for top in self.sandbox.discord.commands.synced[""]
            for path, options in _below(top.get("options") or [])
        ]

    def _leaf(self) -> tuple[Json, tuple[tuple[int, str], ...], list[Json]]:
        return self._choose(self._leaves())

    def _argument(self, option: Json) -> Json:
        kind = option["type"]
        value: object
        if kind == USER:
            value = self._choose(list(self.sandbox.world.users))
        elif kind in (CHANNEL, ROLE):
            value = self._choose(list(self.sandbox.channels.values()))
        elif kind == INTEGER:
            value = self._choose((0, 1, 2, 3, 4, 5, 6, 7, -1, 10**9, 2**53))
        else:
            choices = [choice["value"] for choice in option.get("choices") or []]
            value = self._choose(choices) if choices and self.dice.random() < 0.7 else self._word()
        return {"name": option["name"], "type": kind, "value": value}

    def _called(self, who: str, kind: int, top: Json, path: tuple[tuple[int, str], ...], given: list[Json]) -> Input:
        options = given
        for number, name in reversed(path):
            options = [{"name": name, "type": number, "options": options}]
        data: Json = {"id": top["id"], "name": top["name"], "type": 1, "options": options}
        people = {one["value"] for one in given if one["type"] == USER}
        if people and kind == COMMAND:
            data["resolved"] = self._people(people)
        called = " ".join((top["name"], *(name for _, name in path)))
        return Input(who, self._place(who), kind, data, called)

    def _people(self, users: set[str]) -> Json:
        world = self.sandbox.world
        members = {user: member for (_, user), member in world.members.items() if user in users}
        bare = {
            user: {
                **{key: value for key, value in member.items() if key not in ("user", "deaf", "mute")},
                "permissions": "0",
            }
            for user, member in members.items()
        }
        return {"users": {user: world.users[user] for user in users}, "members": bare}

    # --- controls -----------------------------------------------------------------------------------------------------

    def control(self, who: str) -> Input:
        """A control of a message that the person sees, used as it can be used."""
        seen = list(self._controls(who))
        if not seen:
            return self.command(who)
        message, part = self._choose(seen)
        data: Json = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"]}
        if part["type"] == TEXT_SELECT:
            values = [option["value"] for option in part["options"]]
            least, most = part.get("min_values"), part.get("max_values")
            many = self.dice.randint(1 if least is None else least, 1 if most is None else most)
            data["values"] = self.dice.sample(values, min(many, len(values)))
        elif part["type"] != BUTTON:
            data["values"] = []
        return Input(who, message.channel_id, COMPONENT, data, message=message)

    def wrong_control(self, who: str) -> Input:
        """A control that is not there, of another table, cut off, of another kind, or with values that it has not."""
        everywhere = [*self._controls(who), *self._controls("")]
        if not everywhere:
            return self.wrong_command(who)
        message, _ = self._choose(everywhere)
        _, part = self._choose(everywhere)
        kind = part["type"] if self.dice.random() < 0.5 else self._choose(KINDS)
        values = [option["value"] for option in part.get("options") or []]
        data: Json = {"component_type": kind, "custom_id": self._custom_id(part["custom_id"]), "id": 1}
        if kind != BUTTON or self.dice.random() < 0.2:
            some = self.dice.sample(values, min(len(values), self.dice.randrange(4)))
            data["values"] = self._choose(([], some, [self._word()], [self._word() for _ in range(25)], [*some, *some]))
        if message.only_for not in ("", self.sandbox.user(who)):
            message = self._choose([one for one in self.sandbox.discord.messages.all.values() if not one.only_for])
        return Input(who, message.channel_id, COMPONENT, data, message=message)

    def _controls(self, who: str) -> Iterator[tuple[Message, Json]]:
        """Controls of the messages that somebody sees, or with an empty name of all messages."""
        user = self.sandbox.user(who) if who else ""
        for message in self.sandbox.discord.messages.all.values():
            if who and (message.only_for not in ("", user) or not self.sandbox.world.sees(user, message.channel_id)):
                continue
            for part in flat(message.data["components"]):
                if part.get("custom_id") and (not who or not part.get("disabled")):
                    yield message, part

    def _custom_id(self, custom_id: str) -> str:
        """The same, or changed as far as an id of a hundred characters can be."""
        numbers = ("0", "1", "2", "3", "4", "5", "99999", "9" * 15, "9" * 90, "-1", "٣", "")
        changed = self._choose(
            (
                custom_id,
                custom_id,
                re.sub(r"\d+", lambda _: self._choose(numbers), custom_id, count=1),
                re.sub(r"\d+", lambda _: self._choose(numbers), custom_id),
                custom_id[: self.dice.randrange(len(custom_id))] or "t",
                custom_id + self._choose((":", "x", "é", "\n", "0" * 60)),
                custom_id[::-1],
                custom_id.replace(":", self._choose(("::", "", ":q_", ":vote_"))),
                self._choose([part["custom_id"] for _, part in self._controls("")]),
                self._choose(WORDS) or "x",
            )
        )
        return changed[:100] or "x"

    # --- forms --------------------------------------------------------------------------------------------------------

    def form(self, who: str) -> Input:
        """A form that was opened before, by whomever, filled in."""
        if not self.forms:
            return self.control(who)
        opened = self._choose(list(self.forms.values()))
        rows = [self._filled(row, self._word()) for row in opened["components"]]
        return self._submitted(who, opened["custom_id"], rows)

    def wrong_form(self, who: str) -> Input:
        """A form with other fields, or of something that has none."""
        known = [form["custom_id"] for form in self.forms.values()]
        known += [part["custom_id"] for _, part in self._controls("")]
        custom_id = self._custom_id(self._choose(known)) if known else "t1:1:x"
        field: Json = {"type": TEXT_INPUT, "custom_id": self._choose(("0", "1", "value", "x")), "value": self._word()}
        rows: list[Json] = self._choose(
            (
                [],
                [{"type": 18, "id": 1, "component": field}],
                [{"type": 1, "id": 1, "components": [field]}],
                [{"type": 18, "id": 1, "component": {"type": 3, "custom_id": "0", "values": [self._word()]}}],
                [{"type": 18, "id": 1, "component": {"type": 99, "custom_id": "z"}}] * 5,
                [{"type": 10, "id": 1}],
                [{"type": 1, "id": 1, "components": []}],
            )
        )
        return self._submitted(who, custom_id, rows)

    @staticmethod
    def _filled(row: Json, text: str) -> Json:
        field = row.get("component") or (row.get("components") or [{}])[0]
        entered = {
            "type": field.get("type", TEXT_INPUT),
            "custom_id": field.get("custom_id", "0"),
            "id": 2,
            "value": text,
        }
        outer: Json = {"type": row["type"], "id": 1}
        return {**outer, "component": entered} if "component" in row else {**outer, "components": [entered]}

    def _submitted(self, who: str, custom_id: str, rows: list[Json]) -> Input:
        seen = [message for message, _ in self._controls(who)]
        message = self._choose(seen) if seen and self.dice.random() < 0.8 else None
        place = message.channel_id if message is not None else self._place(who)
        return Input(who, place, MODAL, {"custom_id": custom_id, "components": rows}, message=message)

    # --- inside -------------------------------------------------------------------------------------------------------

    def _place(self, who: str) -> str:
        """Somewhere where the person can type: threads above all."""
        user = self.sandbox.user(who)
        places = [channel for channel in self.sandbox.world.channels if self.sandbox.world.sees(user, channel)]
        return self._choose(places)

    def _word(self) -> str:
        return self._choose(WORDS)

    def _choose(self, some: Sequence[T]) -> T:
        return self.dice.choice(some)


def _below(options: list[Json]) -> Iterator[tuple[tuple[tuple[int, str], ...], list[Json]]]:
    """Every way down to a command that can be called, with its parameters."""
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        yield (), options
    for option in nested:
        for path, parameters in _below(option.get("options") or []):
            yield ((option["type"], option["name"]), *path), parameters
