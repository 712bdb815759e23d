"""State of a slap table that is saved with the game, and how older records are lifted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from bot.kernel.ask import whole_number
from bot.kernel.codec import Upgrade, read_record
from bot.kernel.event import Seat
from bot.kernel.saved import By
from bot.slap.options import Silence
from bot.slap.practice import Level
from bot.slap.views import PileHistory, WonPile
from bot.tables.contract.blockade import Blockade
from bot.tables.contract.choices import Plan, named
from bot.tables.slap.adjudication import KEPT, Shown

_MARKED: Final = re.compile(r" \((?:practice|Übung|entraînement)\)")


def chairs(saved: dict[str, Any]) -> dict[str, Any]:
    """From version 0, which had lists and dictionaries by seat."""
    practice, away, timed = saved.pop("practice"), saved.pop("away", {}), saved.pop("timed", {})
    rows = zip(saved.pop("names"), saved.pop("timer_flips"), saved.pop("fastest"), strict=True)
    saved["chairs"] = []
    for seat, (name, timer_flips, fastest) in enumerate(rows):
        times, estimated = timed.get(str(seat), ([], 0))
        chair = {"name": name, "practice": seat in practice, "timer_flips": timer_flips, "fastest": fastest}
        chair |= {"times": times, "estimated": estimated, "away": away.get(str(seat))}
        saved["chairs"].append(chair)
    return saved


def plain(saved: dict[str, Any]) -> dict[str, Any]:
    """From version 1, in which names of computer players had a mark."""
    for chair in saved["chairs"]:
        if chair["practice"]:
            chair["name"] = _MARKED.sub("", chair["name"])
    return saved


UPGRADES: Final[Sequence[Upgrade]] = (chairs, plain)
"""Each leads from the version of its index to the next one."""


Mode = Literal["running", "hands", "paused", "asleep", "blocked", "over"]
"""``hands``: waiting for Discord's list of hands (A19). ``asleep``: asked "still there?" (T5). ``blocked``: nothing can
be posted (A20)."""
AirKind = Literal["card", "collect", "end", "again", "pause", "still"]
Wish = Literal["pause", "resume", "stop", "finish"]
LINES = 6
"""Lines about late and false slaps in the next message; more are dropped, the log keeps them."""


class Line(msgspec.Struct, frozen=True):
    """A late or false slap that the next message tells of (A24)."""

    kind: Literal["late", "pay", "locked", "out"]
    seat: Seat
    top: str
    under: str
    ms: int = 0
    """After the next card, for a late slap."""
    approx: bool = False
    paid: tuple[str, ...] = ()
    late: bool = False
    """A late slap that was fined because the table is strict (A7)."""


class Air(msgspec.Struct):
    """A posted message that is not yet public (A3)."""

    number: int
    kind: AirKind
    seat: Seat | None = None
    """Player who turns, collects or wins."""
    sent: bool = False
    """Discord's REST answer has come."""
    overdue: bool = False
    """Five seconds have passed: the REST answer counts as soon as it comes."""
    lines: list[Line] = []
    """Late and false slaps in this message; the next one gets them if this one is withdrawn."""
    until: int = 0
    """When the sealed window closes at the latest, ms; 0 at a live table (T8)."""

    @property
    def timer(self) -> str:
        return named("echo", self.number)


class Seal(msgspec.Struct, frozen=True):
    """A press at a slow table: nobody learns of it before the window closes (T8)."""

    seat: Seat
    slap: bool
    """True for *Slap*, False for *Pass*."""
    caretaker: bool = False


class Hit(msgspec.Struct, frozen=True):
    seat: Seat
    ms: int
    """After the window opened."""


class Heat(msgspec.Struct, frozen=True):
    """A good slap in a dead heat that is not drawn yet (T13)."""

    seat: Seat
    at: int
    """On the table's clock, ms."""
    approx: bool
    by: By


class Beaten(msgspec.Struct, frozen=True):
    seat: Seat
    ms: int
    gap: int
    approx: bool


class Receipt(msgspec.Struct):
    """The report on a slapped pile while it may still be edited (A24)."""

    key: str
    number: int
    """Carried by its own buttons."""
    state: int
    seat: Seat
    ms: int
    approx: bool
    cards: int
    pattern: str
    shown: tuple[tuple[str, bool], ...]
    counts: tuple[tuple[Seat, int], ...]
    """Cards after it, without those who left."""
    lines: list[Line]
    drawn: tuple[Seat, ...] = ()
    """Among whom the winner was drawn by lot (A19), empty if there was no lot."""
    evidence: bool = False
    """The slap was found on Discord's list after a lost connection (A19)."""
    heat: tuple[int, ...] = ()
    """In a dead heat, when each of ``drawn`` has slapped, ms after the card (T13)."""
    sealed: bool = False
    """Slow table: nobody was first, ``drawn`` had sealed slaps (T8)."""
    beaten: list[Beaten] = []


class Vote(msgspec.Struct):
    """An open vote to pause, to go on, to stop the game, or to let the computer players finish (T6, R49, T12)."""

    key: str
    choice: Wish
    seats: list[Seat]
    until: int = 0
    """0 in votes of older versions."""


class Holiday(msgspec.Struct):
    """Somebody is away, and a caretaker presses for them (T8); kept with what they are told when they are back."""

    until: int
    plan: Plan
    cards: int
    """In the stack at the beginning."""
    flips: int
    """Cards turned in the game by then."""
    piles: dict[Seat, int] = {}
    slaps: int = 0
    """Caretaker's presses on cards whose windows are closed: slaps, and passes."""
    passes: int = 0


class Chair(msgspec.Struct, omit_defaults=True):
    name: str
    """Clean, not escaped."""
    practice: bool = False
    timer_flips: int = 0
    """Turn timers that ran out in a row (T4)."""
    fastest: int | None = None
    """Fastest winning slap, ms; a curiosity (A22)."""
    times: list[int] = []
    """Winning slaps measured exactly, ms; older versions noted none."""
    estimated: int = 0
    """Number of winning slaps not measured exactly."""
    away: Holiday | None = None


class Record(msgspec.Struct):
    table: int
    chairs: list[Chair]
    silence: Silence
    version: int = len(UPGRADES)
    mode: Mode = "running"
    number: int = 0
    """Of the last state."""
    messages: int = 0
    """Last number of a message that is no state."""
    shown: list[Shown] = []
    """Newest last."""
    withdrawn: list[int] = []
    """Numbers of the last withdrawn cards (A6)."""
    air: Air | None = None
    open: int | None = None
    asked: int = 0
    """Number that a Flip button must carry to count (A14)."""
    flip_from: int = 0
    """From when a Flip press is carried out at once, ms (T3)."""
    kept: bool = False
    """A Flip press waits for ``flip_from``."""
    timers: int = 0
    """Serial number in names of pace timers, to recognize replaced ones."""
    armed: bool = False
    turn: Seat | None = None
    """Who was to turn the next card when the pace timer was set (T4)."""
    slowly: bool = False
    """The next wait is the countdown after a lost connection (A19)."""
    link: bool = True
    pausing: bool = False
    """A pause was voted and is posted as soon as nothing is in the air (T6)."""
    vote: Vote | None = None
    offered: bool = False
    """People who are all out were asked whether the computer players may finish (T12)."""
    stopped_by: list[Seat] = []
    """Voters for a stop that was carried."""
    lines: list[Line] = []
    hits: list[Hit] = []
    receipt: Receipt | None = None
    seals: list[Seal] = []
    """Sealed presses on the open pile in the order of pressing (T8); they outlive a pause and a restart."""
    settled: bool = False
    """The sealed window of the pile's top card has closed for good (T8)."""
    landed: Air | None = None
    """Slow table: the open card's message, to be corrected when it gets a new window."""
    seed_refused: bool = False
    """The bot may not add ✋, which was said (A20): it does not try until the game is resumed."""
    pile_history: PileHistory = msgspec.field(default_factory=PileHistory, name="course")
    motion: bool = True
    held: bool = False
    """Paused because nobody else is there, or to wait for somebody who asked for that."""
    agreed: bool = False
    """The others have voted for that wait."""
    way: str = ""
    """Link to the thread; empty where that is not known."""
    blockade: Blockade | None = None
    """The thread took no message (A20)."""
    still: bool = False
    """Somebody at the table wants pictures that do not move."""
    heat_ms: int = 0
    """How close a slap has to be to the first one to share in the draw (T13); 0 for no draw."""
    heat: list[Heat] = []
    level: Level = "easy"
    """Of computer players."""
    event: bool = False

    @property
    def names(self) -> list[str]:
        """Clean, not escaped."""
        return [chair.name for chair in self.chairs]

    @property
    def practice(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.practice]

    @property
    def away(self) -> dict[Seat, Holiday]:
        return {seat: chair.away for seat, chair in enumerate(self.chairs) if chair.away is not None}

    def absent(self) -> tuple[tuple[str, int], ...]:
        """Names with the ends of holidays in unix milliseconds."""
        return tuple((chair.name, chair.away.until) for chair in self.chairs if chair.away is not None)

    def key(self, number: int) -> str:
        return f"zod:{self.table}:{number}"

    def number_of(self, key: str | None) -> int | None:
        """None for messages of no state."""
        start = f"zod:{self.table}:"
        return whole_number(key.removeprefix(start)) if key is not None and key.startswith(start) else None

    def find(self, number: int) -> Shown | None:
        return next((state for state in self.shown if state.number == number), None)

    def open_state(self) -> Shown | None:
        """None between piles and during a pause."""
        return None if self.open is None else self.find(self.open)

    def show(self, state: Shown) -> None:
        self.shown = [*self.shown[-KEPT:], state]

    def withdraw(self, number: int) -> None:
        self.withdrawn = [*self.withdrawn[-KEPT:], number]

    def tell(self, line: Line, room: int = LINES) -> None:
        if len(self.lines) < room:
            self.lines.append(line)

    def time(self, seat: Seat, ms: int | None) -> None:
        """A slap has won after ``ms``, None if it is not known exactly (A22)."""
        chair = self.chairs[seat]
        if ms is None:
            chair.estimated += 1
        else:
            chair.times.append(ms)
            chair.fastest = ms if chair.fastest is None else min(ms, chair.fastest)

    def add_pile(self, pile: WonPile) -> None:
        self.pile_history.add(pile)
        for holiday in self.away.values():
            holiday.piles[pile.seat] = holiday.piles.get(pile.seat, 0) + 1

    @property
    def deal(self) -> str:
        return f"zod:{self.table}:d"

    def message(self, letter: str) -> str:
        self.messages += 1
        return f"zod:{self.table}:{letter}{self.messages}"


def read(dump: bytes) -> Record:
    """Raises ``Unreadable``."""
    return read_record(dump, Record, UPGRADES)
