"""State of a Cosmic table that is saved with the game: what is open since when, its messages, timers, story and votes.

Plain data, saved with every input, and lifted from what older versions have saved. It may hold secrets of seats;
nothing of it is shown but through ``panel``, ``notices`` and ``chronicle``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias

import msgspec

from bot.cosmic import events
from bot.cosmic.ai.player import EASY
from bot.cosmic.seen.picture_views import Leg, Position, RevealPicture
from bot.cosmic.seen.views import PromiseView
from bot.kernel.codec import Upgrade, encode, read_record
from bot.kernel.event import Audience, Event, Seat
from bot.kernel.saved import Decision
from bot.tables.contract.blockade import Blockade
from bot.tables.contract.clocks import Hours
from bot.tables.contract.message import Body
from bot.tables.cosmic.chair import Chair, Holiday, Person
from bot.words.message import DEFAULT, Language


def chairs(saved: dict[str, Any]) -> dict[str, Any]:
    """Give each seat a chair with its person: up to version 0 both lay in dictionaries by seat and lists of seats."""
    visits = saved.pop("visits", {})
    for prompt in saved.get("whispers", {}).values():
        prompt |= {what: [_waiting(number) for number in prompt.get(what, [])] for what in ("asks", "shows")}
    for draft in saved.get("drafts", {}).values():
        draft[0] = _waiting(draft[0])
    by_seat = {name: saved.pop(older, {}) for older, name in _BY_SEAT.items()}
    by_seat |= {name: visits.get(name, {}) for name in ("latest", "before", "missed")}
    seats = {name: saved.pop(older, []) for older, name in _SEATS.items()}
    without_hints = saved.pop("without_hints", [])
    holds, asleep = saved.pop("holds", {}), saved.pop("asleep", {})
    saved["chairs"] = []
    for seat, (name, temper) in enumerate(zip(saved.pop("names"), saved.pop("tempers"), strict=True)):
        place = str(seat)
        person = {field: kept[place] for field, kept in by_seat.items() if place in kept}
        person |= {field: True for field, kept in seats.items() if seat in kept}
        person["hints"] = seat not in without_hints
        chair = {"name": name, "temper": temper, "person": person}
        saved["chairs"].append(chair | {"holds": holds.get(place, 0), "asleep": asleep.get(place, "")})
    saved["boards"] = visits.get("boards", {})
    return saved


def clocks(saved: dict[str, Any]) -> dict[str, Any]:
    """Up to version 1 limits stood still while people slept: whoever is waited for then has the full time again."""
    if (saved.get("stop") or {}).get("still_since") is not None:
        saved["stop"] = None
    return saved


def _waiting(number: int) -> dict[str, Any]:
    """Convert a number of version 0: ranges stood for questions, deals and plans, the sign for answers."""
    if number >= _PLANS:
        return {"type": "plan", "challenge": number - _PLANS}
    if number >= _DEALS * _STEPS:
        return {"type": "step", "deal": number // _STEPS - _DEALS, "step": number % _STEPS}
    if number >= _DEALS:
        return {"type": "deal", "number": number - _DEALS}
    return {"type": "ask", "number": abs(number), "answered": number < 0}


_DEALS: Final = 10**9
_STEPS: Final = 10**5
_PLANS: Final = 10**15
_BY_SEAT: Final = {
    **{name: name for name in ("away", "closed", "deeds", "heard", "hinted", "owes", "reopened")},
    **{name: name for name in ("rounds", "seen", "settled", "slept")},
    **{f"{name}s": name for name in ("draft", "language", "ping", "telling", "whisper")},
}
"""Dictionaries by seat (as text) in a record of version 0, and the field of a person for each."""
_SEATS: Final = {
    **{name: name for name in ("autopass", "first", "rounds_told", "unheard", "untold")},
    "still_for": "still",
}
"""Its lists of seats, likewise."""
UPGRADES: Final[Sequence[Upgrade]] = (chairs, clocks)
"""Each leads from the version of its index to the next one."""


Mode: TypeAlias = Literal["running", "paused", "over"]
Sort: TypeAlias = Literal["decision", "round", "deal"]
"""Questions that each have to be answered; a round under seal that a clock closes; a negotiation."""
LOG_LINES = 60


class Stop(msgspec.Struct):
    """The wait of the table. All times are milliseconds of its clock."""

    sort: Sort
    asks: list[int]
    """Questions open when it began; empty for a deal."""
    opened: int
    due: int = 0
    """Moment at which a default is taken or the round closes."""
    limit: int = 0
    """Moment at which a round closes if somebody stays silent; 0 before that is known."""
    complete: int | None = None
    """Moment at which the last of those asked in a round had answered."""
    held: int = 0
    """Somebody holds the round until then."""
    holders: list[Seat] = []
    by_the_way: bool = False
    """Nobody is waited for: what is suggested is taken after the floor."""
    guests: list[Seat] | None = None
    """Guests the offense has announced with target and tokens; None before that."""
    deals: int = 0
    """Decisions of a negotiation so far, so that a computer player thinks again after each."""

    def shift(self, ms: int) -> None:
        self.opened += ms
        self.due += ms if self.due else 0
        self.limit += ms if self.limit else 0
        self.held += ms if self.held else 0
        self.complete = None if self.complete is None else self.complete + ms


class Panel(msgspec.Struct):
    key: str
    posted: int
    below: int = 0
    """Height of what was posted below it since, in short messages."""
    shown: int = 0
    edited: int = 0
    mode: Mode = "running"
    """Of the table that it shows."""
    before: Panel | None = None
    """The one that stands until this one does; None from then on."""


class Frozen(msgspec.Struct, frozen=True):
    since: int
    asleep: bool
    """Nobody decided it: everybody sleeps or is away."""
    holiday: bool = False
    """It lasts until somebody who is away is back."""


class Vote(msgspec.Struct):
    what: str
    """``pause``, ``resume``, ``undo``, ``end``, ``stop``; about a seat ``house``, ``remove``, ``guest``, ``freeze``."""
    about: Seat | None = None
    seats: list[Seat] = []
    key: str = ""
    said: str = ""
    step: tuple[int, int] | None = None
    """The decision that would be taken back: phase and place."""
    decision: Decision | None = None
    """That decision itself; None in votes of older versions."""
    guest: str = ""
    """The person who would take the seat, opaquely, and their name."""
    name: str = ""
    number: int = 0
    """Names its timer; 0 until it is shown, and in votes of versions in which none ended by itself."""


class SeatOffer(msgspec.Struct, frozen=True):
    number: int
    seat: Seat
    guest: str
    """The person who may take it, opaquely, and their name."""
    name: str
    key: str
    by: Seat | None
    """Seat that has made it; None for a vote, and in older versions for somebody without a seat."""
    waits: bool | None = None
    """Its time to object still runs; None in offers of versions that had none."""
    notice: str = ""
    """Key of the direct message to the seat's person; empty for none."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    phase: int
    seq: int
    """Of the decision that it came with, so that taking that back takes the line back too."""
    text: str
    minor: bool = False
    """It tells of tidying up only, and is the first to go where there is no room."""
    head: bool = False
    """A challenge begins with it."""
    shown: bool = False
    """The board shows it too."""


class Stored(msgspec.Struct, frozen=True):
    """An event as the record keeps it: by its kind, and written once."""

    kind: str
    data: msgspec.Raw
    audience: Audience = None


class Past(msgspec.Struct, frozen=True, dict=True):
    phase: int
    seq: int
    """Of the decision that it came with."""
    stored: Stored = msgspec.field(name="event")

    def __post_init__(self) -> None:
        """Read the event. Raises ``Unreadable`` if no struct knows it."""
        vars(self)["event"] = self.event

    @classmethod
    def of(cls, phase: int, seq: int, event: Event, audience: Audience = None) -> Past:
        return cls(phase, seq, Stored(event.kind, msgspec.Raw(encode(event)), audience))

    @cached_property
    def event(self) -> events.CosmicEvent:
        return events.read(self.stored.kind, self.stored.data)


class Promise(PromiseView, frozen=True):
    since: int = 0
    """The challenge under way when it was made; it counts from the next one on."""
    judged: tuple[int, int] | None = None
    """Phase and place of the decision by which it was kept or broken."""


class Ending(msgspec.Struct):
    number: int = 0
    offense: Seat = 0
    defense: Seat | None = None
    outcome: str = ""
    """Empty while nothing is decided."""
    totals: tuple[int | None, int | None] | None = None
    changes: list[tuple[str, str, int]] = []
    """Changes of a sum: the side, a name (a flare's begins with ``flare.``), the amount."""
    deciders: list[str] = []
    """Powers, flares or edicts that made the difference."""
    lost: dict[Seat, int] = {}
    given: list[tuple[Seat | str, ...]] = []
    """Cards passed from hand to hand outside a deal: from, to, which. Secret."""
    over: bool = False
    dealers: list[Seat] = []
    """Seats that made the deal; none if those were the main players alone."""


class Chapter(msgspec.Struct, frozen=True):
    phase: int
    seq: int
    """Of the decision that it ended with, so that taking that back takes it back too."""
    number: int
    lines: list[str]
    """Its public story, one to three lines."""
    ending: Ending | None
    """Its outcome. Secret in part."""


class Stood(msgspec.Struct, frozen=True):
    """The positions of seats as a challenge began. Secret until the game is over: it comes from their hands."""

    phase: int
    seq: int
    """Of the decision that it began with, so that taking that back takes it back too."""
    number: int
    positions: dict[Seat, Position]


class Chronicle(msgspec.Struct):
    entries: list[Entry] = []
    fresh: int = 0
    before: list[Past] = []
    """Public events since the challenge began, and lasting changes just before, for reasons and story."""
    given: list[Past] = []
    """Likewise cards that went from hand to hand. Secret: each for giver and taker."""
    ended: Ending | None = None
    """Outcome of the challenge before. Secret in part."""
    reasons: list[Entry] = []
    """Explanations of outcomes, newest last, with a line where each challenge begins."""
    chapters: list[Chapter] = []
    legs: list[Leg] = msgspec.field(default_factory=list, name="course")
    """Outcome of each challenge; empty for games that began before it was noted."""
    stood: list[Stood] = []
    """Of the last two challenges."""
    packed_entries: bytes = b""
    """Older lines than ``entries``, packed by ``chronicle``; no step back reaches them."""
    packed_reasons: bytes = b""
    """Older ones than ``reasons``, likewise."""


class Record(msgspec.Struct):
    table: int
    chairs: list[Chair]
    speed: str
    """Name of a profile of ``clock.SPEEDS``."""
    language: Language = DEFAULT
    level: str = EASY.name
    """Level of computer players; tables saved before levels came have easy ones."""
    hours: Hours = Hours()
    """Limits run in these; by day and night at tables saved before they had a clock of their own."""
    version: int = len(UPGRADES)
    mode: Mode = "running"
    messages: int = 0
    timers: dict[str, int] = {}
    stop: Stop | None = None
    motion: bool = True
    """Reveals move, as the lobby has chosen."""
    talks: bool = False
    """Computer players comment on challenges; not at tables saved before they could."""
    promising: bool = False
    """Promises can be made; not at tables saved before there were any."""
    promises: list[Promise] = []
    """The latest last."""
    panel: Panel | None = None
    checkpoint: str = ""
    """Name of the checkpoint that is open or was last: responses belong to it."""
    holders: list[Seat] = []
    stops: tuple[int, list[Seat]] = (0, [])
    """First challenge of the turn, and the seats for which the table waits between its challenges."""
    laid: int = 0
    """The last challenge in which a card was laid: nobody predicts it any more, not even if it is taken back."""
    blocked: bool = False
    """The thread takes no message: none is posted before the next try."""
    blockade: Blockade | None = None
    frozen: Frozen | None = None
    votes: list[Vote] = []
    stopped_by: list[Seat] = []
    offers: list[SeatOffer] = []
    """Seats that are offered to somebody; one for each seat."""
    link: str = ""
    """Address of the thread; empty if unknown."""
    chronicle: Chronicle = msgspec.field(default_factory=Chronicle, name="told")
    boards: dict[int, bytes] = {}
    """Public board at somebody's first look in a challenge, packed, by its number; for the marks."""
    reveal: RevealPicture | None = None
    """The last reveal, until the challenge's message shows it."""
    veiled: tuple[str, Body] | None = None
    """Key and final form of a message whose words wait for its picture."""

    def turn_back(self, ms: int) -> None:
        self.timers = {name: when - ms for name, when in self.timers.items()}
        for chair in self.chairs:
            chair.person.turn_back(ms)
        if self.panel is not None:
            self.panel.posted -= ms
            self.panel.edited -= ms
        if self.frozen is not None:
            self.frozen = msgspec.structs.replace(self.frozen, since=self.frozen.since - ms)
        if self.stop is not None:
            self.stop.shift(-ms)

    @property
    def names(self) -> list[str]:
        """Clean names by seat, not escaped."""
        return [*map(attrgetter("name"), self.chairs)]

    @property
    def tempers(self) -> list[str]:
        return [chair.temper for chair in self.chairs]

    @property
    def people(self) -> list[Person]:
        """The people by seat; one of whom nothing is known where a computer player sits."""
        return [*map(attrgetter("person"), self.chairs)]

    @property
    def away(self) -> dict[Seat, Holiday]:
        return {seat: one.person.away for seat, one in enumerate(self.chairs) if one.person.away is not None}

    @property
    def way(self) -> str:
        return self.link

    def message(self, letter: str) -> str:
        self.messages += 1
        return f"cos:{self.table}:{letter}{self.messages}"

    def letter(self, key: str) -> str:
        """The letter with which ``message`` made a key; empty for keys of others."""
        found = re.fullmatch(rf"cos:{self.table}:([a-z]+)\d+", key)
        return "" if found is None else found[1]

    def is_computer(self, seat: Seat) -> bool:
        return bool(self.chairs[seat].temper)

    def change_person(self, seat: Seat) -> None:
        """Seat somebody else. The seat's own history stays, but nobody keeps another's word."""
        self.chairs[seat].person = Person()
        self.promises = [one for one in self.promises if one.by != seat and (one.to != seat or one.kept is not None)]
        for vote in self.votes:
            vote.seats = [one for one in vote.seats if one != seat]
        self.tidy_boards()

    def tidy_boards(self) -> None:
        people = self.people
        wanted = {mark.challenge for one in people for mark in (one.latest, one.before) if mark is not None}
        self.boards = {number: board for number, board in self.boards.items() if number in wanted}


def read(dump: bytes) -> Record:
    """Read what a controller has saved. Raises ``Unreadable``."""
    return read_record(dump, Record, UPGRADES)
