"""A world for the Cosmic controller: a turned clock, a Discord that only remembers, and people who press what they are
shown.

Everything the controller says is checked on its way: Discord's limits, unique keys, edits and deletions of known
messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision
from bot.tables.contract import message
from bot.tables.contract.clocks import Hours
from bot.tables.contract.table import (
    Body,
    Button,
    Edit,
    Effect,
    Erase,
    Hush,
    Input,
    Menu,
    Over,
    Owe,
    Post,
    Pressed,
    Prompt,
    Recall,
    Reply,
    Ring,
    Sent,
    Show,
    Stamp,
    Started,
    Tick,
    Unsent,
)
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import OpenDeal, meant
from bot.tables.cosmic.record import Mode
from proving.cosmic.walk import first

TABLE = 5
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
CLOSED_DM = 50007
_LABEL, _CHOICE, _ROWS, _IN_A_ROW, _PARTS = 80, 64, 5, 5, 40


@dataclass
class Message:
    """A message that stands somewhere."""

    place: str
    seat: Seat | None
    body: Body
    posted: int
    ping: tuple[Seat, ...] = ()


@dataclass
class World:
    """One table. ``people`` are the first places of the list; the others are computer players."""

    players: int = 3
    people: int = 1
    seed: int = 1
    speed: str = "live"
    options: Options = field(default_factory=Options)
    closed: frozenset[Seat] = frozenset()
    """Seats whose direct messages are closed."""
    language: str = "en"
    names: tuple[str, ...] = NAMES
    start: bool = True
    """False for a table that is to be loaded from a save."""
    level: str = "easy"
    """How well computer players play."""
    hours: Hours = field(default_factory=Hours)
    """When limits run."""
    rounds: str = ""
    """At which rounds people want to be asked, if they order that at the beginning; then about small choices, too."""

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.ms = 1_700_000_000_000
        self.seq = 0
        self.rings: dict[str, int] = {}
        self.messages: dict[str, Message] = {}
        self.keys: set[str] = set()
        self.effects: list[Effect] = []
        self.last: list[Effect] = []
        self.made: list[Decision] = []
        self.private: dict[Seat, Body] = {}
        self.replies: list[tuple[Seat | None, str]] = []
        self.owes: dict[Seat, Owe] = {}
        self.calls = 0
        """Requests to Discord but answers to presses."""
        self.over: str | None = None
        self.inputs = 0
        self.pending: list[Input] = []
        self.refuses: int | None = None
        """Discord's code for whatever is posted in the thread."""
        self.sent: list[str] = []
        """Keys of messages of which the controller has not heard yet that they are out."""
        tempers = ["" if place < self.people else "sly" for place in range(self.players)]
        self.controller = CosmicController.new(
            TABLE,
            self.names[: self.players],
            tempers,
            self.seed,
            first(self.options),
            self.speed,
            self.language,
            level=self.level,
            hours=self.hours,
        )
        self.seats = [seat for seat, place in enumerate(self.controller.seating) if place < self.people]
        if self.start:
            self.handle(Started(self.at(), True))
            for seat in self.seats if self.rounds else ():
                self.press(seat, 0, "order_rounds", self.rounds)
                self.press(seat, 0, "order_small")

    @property
    def game(self) -> Cosmic:
        return self.controller.game

    def mode(self) -> Mode:
        return self.controller._record.mode

    def at(self) -> Stamp:
        self.seq += 1
        return Stamp(self.ms, self.seq)

    # --- inputs ------------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> list[Effect]:
        self.inputs += 1
        self.last = effects = self.controller.handle(event)
        self.dumps = [self.controller.dump()]
        self.effects += effects
        self.made += self.game.take_decisions()
        for effect in effects:
            self._happen(event, effect)
        while self.sent:
            self.hear(self.sent.pop(0))
        while self.pending:
            self.handle(self.pending.pop(0))
        return effects

    def hear(self, key: str) -> None:
        """The controller hears that a message is out."""
        event = Sent(Stamp(self.ms, self.seq), key)
        effects = self.controller.handle(event)
        self.effects += effects
        for effect in effects:
            self._happen(event, effect)

    def press(self, seat: Seat | None, ask: int, choice: str, *values: str, **more: object) -> list[Effect]:
        pressed = Pressed(self.at(), seat, ask, choice, f"r{self.seq}", values=values, language=self.language)
        return self.handle(msgspec.structs.replace(pressed, **more))

    def wait(self) -> str:
        """Turn the clock to the next timer."""
        name = min(self.rings, key=lambda one: (self.rings[one], one))
        self.ms = max(self.ms, self.rings.pop(name))
        self.handle(Tick(self.at(), name))
        return name

    def pass_time(self, ms: int) -> None:
        """So much time goes by; timers that run out meanwhile do."""
        when = self.ms + ms
        while self.rings and min(self.rings.values()) <= when and self.over is None:
            self.wait()
        self.ms = max(self.ms, when)

    def restart(self) -> None:
        """Another process takes the table up from what is durable."""
        self.controller = self.copy()
        self.handle(Started(self.at(), False))

    def copy(self) -> CosmicController:
        """The controller as it would be loaded from what is durable."""
        resumed = Game.resume(COSMIC, self.game.save())
        assert not resumed.dropped
        assert not resumed.renumbered
        return CosmicController.load(resumed.game, self.controller.dump())

    # --- what the controller wants -----------------------------------------------------------------------------------

    def _happen(self, event: Input, effect: Effect) -> None:
        presser = event.seat if isinstance(event, Pressed) else None
        match effect:
            case Post():
                assert effect.key not in self.keys
                assert len(effect.key) <= 25
                self.keys.add(effect.key)
                check(effect.body)
                self.calls += 1
                if effect.place == "thread" and self.refuses is not None:
                    self.pending.append(Unsent(self.at(), effect.key, "post", self.refuses))
                elif effect.place == "dm" and effect.seat in self.closed:
                    self.pending.append(Unsent(self.at(), effect.key, "post", CLOSED_DM))
                else:
                    self.messages[effect.key] = Message(effect.place, effect.seat, effect.body, self.ms, effect.ping)
                    self.sent.append(effect.key)
            case Edit() | Recall():
                check(effect.body)
                assert effect.body.panel == self.messages[effect.key].body.panel
                self.messages[effect.key].body = effect.body
                self.calls += 1
            case Erase():
                self.messages.pop(effect.key, None)
                self.calls += 1
            case Show():
                check(effect.body)
                if isinstance(event, Pressed) and effect.renew and event.key in self.messages:
                    self.messages[event.key].body = effect.body
                elif presser is not None:
                    self.private[presser] = effect.body
            case Reply():
                assert 0 < len(effect.text) <= 2_000
                self.replies.append((presser, effect.text))
            case Prompt():
                assert len(effect.title) <= 45
                assert 1 <= len(effect.fields) <= 5
            case Ring():
                assert effect.ms >= 0
                self.rings[effect.name] = self.ms + effect.ms
            case Hush():
                self.rings.pop(effect.name, None)
            case Owe():
                self.owes[effect.seat] = effect
            case Over():
                assert self.over is None
                self.over = effect.why

    # --- people ------------------------------------------------------------------------------------------------------

    def controls(self, seat: Seat) -> Iterator[tuple[Button | Menu, Body]]:
        """Everything a person could press now: in direct messages, private answers and the thread."""
        bodies = [one.body for one in self.messages.values() if one.seat == seat or one.place == "thread"]
        if seat in self.private:
            bodies.append(self.private[seat])
        for body in bodies:
            for row in body.buttons:
                yield from ((button, body) for button in row if not button.disabled)
            yield from ((menu, body) for menu in body.menus)

    def answering(self, seat: Seat) -> list[Button | Menu]:
        """The controls of open questions that a person sees."""
        return [control for control, _ in self.controls(seat) if control.choice.startswith("q_")]

    def bargaining(self, seat: Seat) -> list[tuple[Seat, Button | Menu]]:
        """The controls of a negotiation that a person sees, if the seat negotiates now."""
        if not any(action.seats is not None and seat in action.seats for action in self.game.actions):
            return []
        return [(seat, control) for control in self.answering(seat) if isinstance(meant(control.ask), OpenDeal)]

    def use(self, seat: Seat, control: Button | Menu) -> list[Effect]:
        """Press a button, or pick something from a menu, a few seconds from now; timers before that run out first."""
        self.pass_time(self.random.randint(1_000, 15_000))
        values: Sequence[str] = ()
        if isinstance(control, Menu):
            many = self.random.randint(control.least, control.most)
            values = [option.value for option in self.random.sample(control.options, min(many, len(control.options)))]
        return self.press(seat, control.ask, control.choice, *values)


def check(body: Body) -> None:
    """Discord's limits for one message."""
    assert 0 < len(body.text) <= (4_000 if body.panel else 2_000), body.text
    assert len(body.menus) + len(body.buttons) <= _ROWS, body
    parts = len(body.menus) + sum(map(len, body.buttons)) + len(body.buttons)
    assert parts + 4 * body.panel <= _PARTS
    ids = [(control.ask, control.choice) for row in body.buttons for control in row]
    ids += [(menu.ask, menu.choice) for menu in body.menus]
    assert len(set(ids)) == len(ids), ids
    assert sum(map(message.lines, body.buttons)) <= message.LINES, body.buttons
    assert sum(button.style == "primary" for row in body.buttons for button in row) <= 1, body.buttons
    for row in body.buttons:
        assert 1 <= len(row) <= _IN_A_ROW
        for button in row:
            assert 0 < len(button.label) <= _LABEL
    assert all(choice.replace("_", "").isalnum() and len(choice) <= _CHOICE for _, choice in ids), ids
    for menu in body.menus:
        assert 0 < len(menu.placeholder) <= 150
        assert all(0 < len(option.label) <= 100 and len(option.description) <= 100 for option in menu.options)
        assert menu.people != (1 <= len(menu.options) <= 25)
        assert len({option.value for option in menu.options}) == len(menu.options)
    if body.picture is not None:
        assert 0 < len(body.picture.alt) <= 1_024
        assert len(encode(body)) < 200_000
