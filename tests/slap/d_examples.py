"""Runs the adjudication examples (D) against the real controller: the pile is rigged, everything else is as at a table.

Before each card is posted, the mover's top card is exchanged so that the state shows a pattern, or none, as the example
says; before a notice a lost challenge is put on the table. Outcomes are read from the controller's event log.

Slow tables (T8) need more than the notation of the rules has: ``mode:slow`` in given, and the events
``pass:<player>,<state>`` and ``time:<ms>``, at which the open window's time is up.
"""

from __future__ import annotations

import re

from bot.slap.options import Options
from bot.tables.contract.table import (
    Echo,
    Erased,
    Hands,
    Input,
    Link,
    Note,
    Post,
    Pressed,
    Reacted,
    Ring,
    Sent,
    Stamp,
    Started,
    Tick,
    Unreacted,
)
from bot.tables.slap.controller import SlapController
from tests.slap.notation import Example, words
from tests.slap.sitting import TABLE, Unriggable, empty, only, put, rig

EMOJI = {
    "": "✋",
    "hand": "✋",
    "super": "✋",
    "tone": "✋🏽",
    "skin": "✋🏾",
    "light": "✋🏻",
    "dark": "✋🏿",
    "fire": "🔥",
    "wave": "👋",
    "heart": "❤️",
}
STATE = re.compile(r"s(\d+)$")
KINDS = ("pattern", "plain", "notice")
STATUSES = ("locked", "out", "broke", "left")
SPACING_MS = 3_000
"""Between the echoes of the states that came before the open one."""


class BadExample(Exception):
    """Raised when the notation is not understood or asks for what a table cannot do."""


def run(example: Example) -> list[str]:
    try:
        table = RiggedTable(words(example.given))
        for name, value in words(example.body):
            table.event(name, value)
    except (BadExample, Unriggable) as error:
        return [f"{example.id}: {error}"]
    expected = [word for word in example.then.split() if word != "-"]
    if table.outcomes != expected:
        return [f"{example.id}: expected {' '.join(expected) or '-'}, got {' '.join(table.outcomes) or '-'}"]
    return []


class RiggedTable:
    """A controller whose states are what an example says."""

    def __init__(self, given: list[tuple[str, str]]) -> None:
        self.kinds: dict[int, str] = {}
        self.keys: dict[int, str] = {}
        self.outcomes: list[str] = []
        self.pace = ""
        self.ms = 0
        options: dict[str, str] = {}
        flags: dict[str, list[str]] = {}
        start, names = None, ["a", "b", "c"]
        for name, value in given:
            if STATE.match(name) and value in KINDS:
                self.kinds[_number(name)] = value
            elif name == "open":
                start = _number(value)
            elif name == "seats":
                names = value.split(",")
            elif name in STATUSES:
                flags[name] = value.split(",")
            elif name in ("late", "slap_by", "penalty", "empty", "mode"):
                options[name] = value
            else:
                raise BadExample(f"cannot read {name}:{value} in given")
        if start is None:
            raise BadExample("no open state")
        self.seats = {name: seat for seat, name in enumerate(names)}
        self.controller = SlapController.new(
            TABLE, names, frozenset(), 1, _options(options, len(names)), len(names) - 1
        )
        self._take(Started(Stamp(-SPACING_MS * (start + 2)), True))
        for status in ("out", "broke", "left"):
            for name in flags.get(status, []):
                empty(self.controller, self._seat_of(name), status)
        for number in range(min([*self.kinds, start]), start + 1):
            self.ms = (number - start) * SPACING_MS
            self._post(number)
            self._take(Echo(Stamp(self.ms), self.keys[number]))
        if locked := flags.get("locked"):
            state = self.controller.game.state
            state.locked = [self._seat_of(name) for name in locked]
            put(self.controller, state)
        self.outcomes.clear()

    # --- events ------------------------------------------------------------------------------------------------------

    def event(self, name: str, value: str) -> None:
        """Let one event of an example happen."""
        parts = value.split(",") if value else []
        match name, parts:
            case "post", [state]:
                self._post(_number(state))
            case "echo" | "sent" | "rest", [state, *ms]:
                number = _number(state)
                if number not in self.keys:
                    self._post(number)
                at = self._at(ms)
                self._take(Echo(at, self.keys[number]) if name == "echo" else Sent(at, self.keys[number]))
            case "slap" | "press", [player, state, *rest]:
                self._slap(player, _number(state), rest, press=name == "press")
            case "unslap", [player, state, *ms]:
                self._take(Unreacted(self._at(ms), self.seats.get(player), self._key(_number(state)), "✋"), player)
            case "pass", [player, state, *ms]:
                self._press(player, "pass", _number(state), self._at(ms))
            case "time", ms:
                self._take(Tick(self._at(ms), self.pace))
            case "drop" | "down", ms:
                self._take(Link(self._at(ms), "down"))
            case "resumed", ms:
                self._take(Link(self._at(ms), "resumed"))
            case "fresh" | "restart", ms:
                self._take(Link(self._at(ms), "fresh"))
            case "hands", [state, *players]:
                seats = tuple(self.seats[player] for player in players if player in self.seats)
                self._take(Hands(self._at([]), self._key(_number(state)), seats))
            case "erased" | "deleted", [state, *ms]:
                self._take(Erased(self._at(ms), self._key(_number(state))))
            case "leave", [player, *ms]:
                self._take(Pressed(self._at(ms), self._seat_of(player), 0, "leave_sure", "r"))
            case _:
                raise BadExample(f"cannot read the event {name}:{value}")

    def _slap(self, player: str, number: int, rest: list[str], *, press: bool) -> None:
        ms = [part for part in rest if part.isdecimal()]
        emoji = next((part for part in rest if not part.isdecimal()), "")
        seat, at = self.seats.get(player), self._at(ms)
        if press or emoji == "button":
            self._press(player, "slap", number, at)
        else:
            self._take(Reacted(at, seat, self._key(number), EMOJI.get(emoji, emoji)), player)

    def _press(self, player: str, choice: str, number: int, at: Stamp) -> None:
        ask = int(self._key(number).rpartition(":")[2])
        self._take(Pressed(at, self.seats.get(player), ask, choice, "r"), player)

    def _at(self, ms: list[str]) -> Stamp:
        if ms:
            self.ms = int(ms[0])
        return Stamp(self.ms)

    def _key(self, number: int) -> str:
        """The message of a state; one that was never posted is a message of some other kind."""
        return self.keys.get(number, f"zod:{TABLE}:x{number}")

    def _seat_of(self, player: str) -> int:
        if player not in self.seats:
            raise BadExample(f"{player} has no seat")
        return self.seats[player]

    def _take(self, event: Input, player: str = "") -> None:
        effects = self.controller.handle(event)
        for ring in only(effects, Ring):
            if ring.name.startswith("pace."):
                self.pace = ring.name
        shown = {key: f"s{number}" for number, key in self.keys.items()}
        seated = {seat: name for name, seat in self.seats.items()}
        for note in only(effects, Note):
            if note.verdict == "withdrawn":
                who = shown.get(note.key, note.key)
            else:
                who = player if note.seat is None else seated[note.seat]
            verdict = "ignored:bot" if (who, note.verdict) == ("bot", "ignored:spectator") else note.verdict
            self.outcomes.append(f"{who}={verdict}")

    def _post(self, number: int) -> None:
        """Let the controller post its next message, having seen to it that it is of the wanted kind."""
        rig(self.controller, self.kinds.get(number, "plain"))
        effects = self.controller.handle(Tick(Stamp(self.ms), self.pace))
        posts = [post for post in only(effects, Post) if post.key.rpartition(":")[2].isdecimal()]
        if len(posts) != 1:
            raise BadExample(f"s{number} cannot be posted now")
        self.keys[number] = posts[0].key


def _options(words_: dict[str, str], players: int) -> Options:
    slap_by = words_.get("slap_by", "reaction")
    if words_.get("mode") == "slow":
        return Options(mode="slow", penalty=int(words_.get("penalty", "2")), max_players=max(players, 8))
    return Options(
        late="strict" if words_.get("late") == "strict" else "free",
        slap_by="both" if slap_by == "both" else "button" if slap_by == "button" else "reaction",
        penalty=int(words_.get("penalty", "2")),
        empty_false_slap="out" if words_.get("empty") == "out" else "lock",
        max_players=max(players, 8),
    )


def _number(word: str) -> int:
    found = STATE.match(word)
    if found is None:
        raise BadExample(f"{word!r} is no state")
    return int(found[1])
