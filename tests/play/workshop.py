"""A controller that does one thing of the contract per press, for tests of what carries controllers out.

Its only message is a panel with a button for each of ``ACTS``; ``heard`` is what it was told, and is durable in short.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from bot.kernel.ask import Action, AskAny
from bot.kernel.event import Event, Seat
from bot.kernel.flow import End, Flow, Frame, Next, any_of
from bot.kernel.game import Game, Rules
from bot.play.rosters import Seated
from bot.slap.views import FacesView
from bot.tables.contract.table import (
    Body,
    Button,
    Echo,
    Edit,
    Effect,
    Erase,
    Erased,
    Field,
    Input,
    Menu,
    MenuOption,
    Over,
    Owe,
    Picture,
    Post,
    Preferred,
    Pressed,
    Prompt,
    Recall,
    Reply,
    Reseat,
    Returned,
    Sent,
    Show,
    Stamp,
    Started,
    Unsent,
)
from tests.play.telling_nothing import TellingNothing

HAND = Picture("slap.faces", msgspec.json.encode(FacesView(("2C",))), "your card", "hand.png")
BOARD = Picture("slap.faces", msgspec.json.encode(FacesView(("3C",))), "the board", "board.png")
OTHER = Picture("slap.faces", msgspec.json.encode(FacesView(("4C",))), "the board", "board.png")
DUE_MS = 2_000_000_000_000
SECRET = "the seven of Gears"


class State(msgspec.Struct):
    players: int
    presses: int = 0


class Counted(Event, frozen=True):
    """Somebody has pressed."""

    kind = "pressed"


def bench(game: Game[State]) -> Flow[Next]:
    """Counts presses until it is told to end."""
    while True:
        got = yield from any_of(AskAny("bench", (Action("press", None), Action("end", None))))
        if got.key == "end":
            return End()
        game.state.presses += 1
        game.emit(Counted())


RULES: Rules[State] = Rules(
    name="workshop",
    version=1,
    state=State,
    setup=lambda players, options: State(players),
    start=Frame("bench"),
    phases={"bench": bench},
)


class Record(msgspec.Struct):
    table: int
    seats: int
    heard: list[str] = []
    posted: int = 0


class WorkshopController:
    """See the module."""

    def __init__(self, game: Game[State], record: Record) -> None:
        self.game = game
        self.chatter = 0
        self.record = record
        self.events: list[Input] = []

    @property
    def seating(self) -> Sequence[int]:
        return range(self.record.seats)

    @property
    def left(self) -> Sequence[Seat]:
        return ()

    def dump(self) -> bytes:
        return msgspec.json.encode(self.record)

    def coming(self) -> Picture | None:
        return None

    def suggest(self, seat: Seat | None, command: str, typed: str) -> Sequence[tuple[str, str]]:
        if typed == "break":
            raise RuntimeError(SECRET)
        return [(f"{command} {seat} {typed}{n}", f"{typed}{n}") for n in range(30)]

    def voters(self, at: Stamp) -> list[Seat]:
        return [*range(self.record.seats)]

    def handle(self, event: Input) -> list[Effect]:
        self.events.append(event)
        match event:
            case Started(fresh=True):
                return [self.panel()]
            case Preferred(chosen=chosen):
                self.note(f"preferred {','.join(f'{one.seat} {one.name} {one.value}' for one in chosen)}")
            case Unsent(key=key, what=what, code=code):
                self.note(f"unsent {what} {self.short(key)} {code}")
            case Erased(key=key):
                self.note(f"erased {self.short(key)}")
            case Echo(key=key) | Sent(key=key) if (line := f"there {self.short(key)}") not in self.record.heard:
                self.note(line)
            case Pressed():
                return self.press(event)
        return []

    def note(self, line: str) -> None:
        self.record.heard.append(line)

    def key(self, name: str) -> str:
        return f"zod:{self.record.table}:{name}"

    @staticmethod
    def short(key: str) -> str:
        return key.rpartition(":")[2]

    def panel(self) -> Post:
        names = [name for name in ACTS if name not in ("chosen", "written")]
        rows = [tuple(Button(1, name, name) for name in names[n : n + 5]) for n in range(0, len(names), 5)]
        return Post(self.key("panel"), Body("Choose an act.", tuple(rows), BOARD, panel=True))

    def press(self, event: Pressed) -> list[Effect]:
        if event.choice == "act":  # by command, which says which
            event = msgspec.structs.replace(event, choice=event.values[0], values=event.values[1:])
        self.game.act("press")
        self.note(f"{event.choice} by {event.seat}: {'/'.join(event.values)}; {event.guest} on {event.guest_seat}")
        return ACTS[event.choice](self, event)

    # --- what each press does ----------------------------------------------------------------------------------------

    def prompt(self, event: Pressed) -> list[Effect]:
        self.record.posted += 1
        seat = int(event.values[0]) if any(event.values) else event.seat
        return [
            Post(self.key(f"w{self.record.posted}"), self.hand(f"Your hand: {SECRET}."), place="dm", seat=seat),
            Reply(event.reply, "Prompted."),
        ]

    @staticmethod
    def hand(words: str, picture: Picture = HAND) -> Body:
        return Body(words, ((Button(2, "show", "Show it"), Button(2, "swap", "Swap")),), picture)

    def remind(self, event: Pressed) -> list[Effect]:
        """Other words for the last prompt, and the hand."""
        body = self.hand(f"Reminded {self.game.state.presses}.")
        return [Edit(self.key(f"w{self.record.posted}"), body), Reply(event.reply, "Reminded.")]

    def swap(self, event: Pressed) -> list[Effect]:
        """Another picture in the place of the private message that was used."""
        return [Show(event.reply, self.hand(f"Swapped {self.game.state.presses}.", BOARD), renew=True)]

    def repaint(self, event: Pressed) -> list[Effect]:
        panel = self.panel()
        body = msgspec.structs.replace(panel.body, text="Repainted.", picture=OTHER)
        return [Edit(panel.key, body), Reply(event.reply, "Repainted.")]

    def show(self, event: Pressed) -> list[Effect]:
        options = tuple(MenuOption(value, value.title(), "a card") for value in ("gears", "moon", "sun"))
        menu = Menu(3, "chosen", "Choose cards", options, 1, 2)
        return [Show(event.reply, Body("Your cards.", ((Button(3, "form", "Say more"),),), HAND, (menu,)))]

    def chosen(self, event: Pressed) -> list[Effect]:
        body = Body(f"Chosen: {', '.join(event.values)}.", ((Button(3, "show", "Again"),),), panel=True)
        return [Show(event.reply, body, renew=True)]

    def form(self, event: Pressed) -> list[Effect]:
        fields = (Field("Why", "a reason", most=20), Field("More", long=True, required=False))
        return [Prompt(event.reply, 4, "written", "Say more", fields)]

    def written(self, event: Pressed) -> list[Effect]:
        return [Reply(event.reply, f"Read: {event.values}")]

    def ping(self, event: Pressed) -> list[Effect]:
        post = Post(self.key("ping"), Body("You are asked.", ((Button(5, "calm", "Calm"),),)), ping=(0, 1))
        return [post, Reply(event.reply, "Called.")]

    def calm(self, event: Pressed) -> list[Effect]:
        return [Edit(self.key("ping"), Body("All have answered.")), Reply(event.reply, "Calmed.")]

    def erase(self, event: Pressed) -> list[Effect]:
        return [Erase(self.key("ping")), Reply(event.reply, "Deleted.")]

    def hasty(self, event: Pressed) -> list[Effect]:
        """Posts that are taken back before anything else can happen."""
        first, kept = Post(self.key("h1"), Body("first")), Post(self.key("h2"), Body("second"))
        return [first, kept, Erase(self.key("h2")), Reply(event.reply, "Done.")]

    def owe(self, event: Pressed) -> list[Effect]:
        return [Owe(0, "an alliance", DUE_MS), Owe(1, "a card", DUE_MS - 5), Reply(event.reply, "Owed.")]

    def paid(self, event: Pressed) -> list[Effect]:
        return [Owe(0, ""), Reply(event.reply, "Paid.")]

    def reseat(self, event: Pressed) -> list[Effect]:
        name = event.values[0] if any(event.values) else event.name
        goodbye = Post(self.key("bye"), Body("You are replaced."), place="dm", seat=0)
        hello = Post(self.key("hello"), Body("You sit here now."), place="dm", seat=0)
        return [
            goodbye,
            Reseat(0, event.guest, name, "given" in event.values),
            hello,
            Reply(event.reply, f"{name} sits down."),
        ]

    def seat(self, event: Pressed) -> list[Effect]:
        menu = Menu(0, "reseat", "Who?", people=True)
        return [Show(event.reply, Body("Whose shall the first seat be?", menus=(menu,)))]

    def machine(self, event: Pressed) -> list[Effect]:
        return [Reseat(0, "", "Ada"), self.prompt(msgspec.structs.replace(event, values=("0",)))[0]]

    def returned(self, event: Pressed) -> list[Effect]:
        assert event.seat is not None
        return [Returned(event.seat), Reply(event.reply, "Welcome back.")]

    def turn(self, event: Pressed) -> list[Effect]:
        panel = self.panel()
        text = f"Turned {self.game.state.presses} times."
        return [Edit(panel.key, msgspec.structs.replace(panel.body, text=text)), Reply(event.reply, "Turned.")]

    def recall(self, event: Pressed) -> list[Effect]:
        return [Recall(self.key("h1"), Body("withdrawn")), Reply(event.reply, "Recalled.")]

    def told(self, event: Pressed) -> list[Effect]:
        return [Reply(event.reply, "; ".join(self.record.heard)[-1_900:])]

    def end(self, event: Pressed) -> list[Effect]:
        self.game.act("end")
        return [Over("ended"), Reply(event.reply, "Ended.")]


ACTS: dict[str, Callable[[WorkshopController, Pressed], list[Effect]]] = {
    name: getattr(WorkshopController, name)
    for name in (
        "prompt",
        "remind",
        "swap",
        "repaint",
        "show",
        "chosen",
        "form",
        "written",
        "ping",
        "calm",
        "erase",
        "hasty",
        "owe",
        "paid",
        "reseat",
        "seat",
        "machine",
        "returned",
        "turn",
        "recall",
        "told",
        "end",
    )
}


class WorkshopKind(TellingNothing):
    """Stateless, but for the newest controller, which tests look into."""

    follows_chat: ClassVar[bool] = True
    minds_gaps: ClassVar[bool] = False
    preferences: ClassVar[Sequence[str]] = ("away", "tune")

    newest: ClassVar[WorkshopController]

    @property
    def rules(self) -> Rules[State]:
        return RULES

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        return "busy" not in options

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> WorkshopController:
        return self._controller(Game.new(RULES, seed, len(roster), None), Record(table, len(roster)))

    def load(self, game: Game[Any], dump: bytes) -> WorkshopController:
        return self._controller(game, msgspec.json.decode(dump, type=Record))

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        return [], dict(options)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        return 0

    def _controller(self, game: Game[State], record: Record) -> WorkshopController:
        WorkshopKind.newest = WorkshopController(game, record)
        return WorkshopKind.newest
