"""What a Cosmic desk must not lose besides the game: what is open since when, its messages, timers, story and votes.

Plain data, saved with every input. It may hold secrets of seats; nothing of it is shown but through ``panel``,
``whisper`` and ``story``.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

import msgspec

from bot.cosmic.ai.player import EASY
from bot.cosmic.seen.awards import Leg
from bot.cosmic.seen.picture_views import RevealPicture
from bot.cosmic.timing.plans import AIMED, MOMENTS
from bot.kernel.decision import Decision
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.tables.contract.away import Plan as Way
from bot.tables.cosmic.questions.drafts import Draft
from bot.tables.cosmic.visits import Visits
from bot.words.language import DEFAULT, Language

Mode: TypeAlias = Literal["running", "paused", "over"]
Sort: TypeAlias = Literal["decision", "round", "deal"]
"""Questions that each have to be answered; a round under seal that a clock closes; a negotiation."""
LOG_LINES = 60
"""Lines of the story that are kept open; older ones are packed."""


class Stop(msgspec.Struct):
    """What the table waits for at present, and since when. All times are milliseconds of the table's clock."""

    sort: Sort
    asks: list[int]
    """Numbers of the questions that were open when it began; empty for a deal."""
    opened: int
    due: int = 0
    """When a default is taken or the round closes; 0 while that clock stands still."""
    complete: int | None = None
    """When the last of those asked in a round had answered."""
    stood: int = 0
    """For how long the cap did not run (quiet hours, holding)."""
    still_since: int | None = None
    """Since when it does not run; None while it does."""
    held: int = 0
    """Until when somebody holds the round."""
    holders: list[Seat] = []
    deals: int = 0
    """Decisions of a negotiation so far, so that a computer player thinks again after each."""

    def shift(self, ms: int) -> None:
        """Everything that is open began later by so much, or earlier if it is negative."""
        self.opened += ms
        self.due += ms if self.due else 0
        self.held += ms if self.held else 0
        self.complete = None if self.complete is None else self.complete + ms
        self.still_since = None if self.still_since is None else self.still_since + ms


class Panel(msgspec.Struct):
    """The message that says what is to be decided now."""

    key: str
    posted: int
    below: int = 0
    """How many short messages take as much room as what has been posted below it since."""
    shown: int = 0
    """Checksum of what it says."""
    edited: int = 0
    mode: Mode = "running"
    """Of the table that it shows."""


class Whisper(msgspec.Struct):
    """The one direct message of a seat."""

    key: str
    posted: int
    asks: list[int] = []
    """Which questions it shows; empty once they are answered."""
    shows: list[int] = []
    """What its controls answer, as ``owing.present`` has it; empty where no control can become stale."""
    told: bool = False
    """Whether its seat was told of the checkpoint that is open or was last."""


class Frozen(msgspec.Struct, frozen=True):
    """A table that stands still."""

    since: int
    asleep: bool
    """Nobody decided it: everybody sleeps or is away."""
    holiday: bool = False
    """It lasts until somebody is back who is away."""


class Vote(msgspec.Struct):
    """A vote that is open: about the table, or about one seat."""

    what: str
    """``pause``, ``resume``, ``undo``, ``stop``, or about a seat ``house``, ``remove``, ``guest``, ``freeze``."""
    about: Seat | None = None
    seats: list[Seat] = []
    """Who is for it."""
    key: str = ""
    """Key of the message that shows it."""
    said: str = ""
    step: tuple[int, int] | None = None
    """The decision that would be taken back: phase and place."""
    decision: Decision | None = None
    """That decision itself; None in votes of older versions."""
    guest: str = ""
    """Who would take the seat, opaquely, and under which name."""
    name: str = ""


class Holiday(msgspec.Struct):
    """Somebody is away, and is answered for."""

    until: int
    """By the clock of the world, which no pause holds."""
    plan: Way
    since: int
    agreed: bool = False
    """Whether the others have agreed that the table stands still."""


class Deed(msgspec.Struct, frozen=True):
    """What was done for somebody who was away. Secret: it is told in their words, to them alone."""

    phase: int
    seq: int
    """Of the decision, so that taking that back takes it back too."""
    text: str


class SeatOffer(msgspec.Struct, frozen=True):
    """A seat that is offered to a person, who has not said yes yet."""

    number: int
    """By which its buttons name it."""
    seat: Seat
    guest: str
    """Who may take it, opaquely, and under which name."""
    name: str
    key: str
    """Key of the message that offers it."""
    by: Seat | None
    """Who has made it; None for somebody without a seat, and for a vote."""


class Entry(msgspec.Struct, frozen=True):
    """One public line of the story."""

    phase: int
    seq: int
    """Of the decision that it came with, so that taking that back takes the line back too."""
    text: str
    minor: bool = False
    """Whether it tells of tidying up only, and is the first to go where there is no room."""
    head: bool = False
    """Whether a challenge begins with it."""


class Past(msgspec.Struct, frozen=True):
    """A public event that reasons may look back on."""

    phase: int
    seq: int
    """Of the decision that it came with."""
    event: Event


class Ending(msgspec.Struct):
    """What a challenge has come to."""

    number: int = 0
    offense: Seat = 0
    defense: Seat | None = None
    outcome: str = ""
    """Empty while nothing is decided."""
    totals: tuple[int | None, int | None] | None = None
    changes: list[tuple[str, str, int]] = []
    """What has changed a sum: whose side, its name (a flare's begins with ``flare.``), by how much."""
    deciders: list[str] = []
    """What made the difference, if it was a power, flare or edict."""
    lost: dict[str, int] = {}
    """Tokens that went to the warp, by seat as text."""
    given: list[tuple[Seat | str, ...]] = []
    """Cards that went from hand to hand and were no part of a deal: from whom, to whom, which. Secret."""
    over: bool = False
    dealers: list[Seat] = []
    """Who made the deal, or none, where it was not the main players alone."""


class Chapter(msgspec.Struct, frozen=True):
    """A challenge that was told, for who asks later what has happened."""

    phase: int
    seq: int
    """Of the decision that it ended with, so that taking that back takes it back too."""
    number: int
    lines: list[str]
    """Its public story, one to three lines."""
    ending: Ending | None
    """What it has come to. Secret in part."""


class Told(msgspec.Struct):
    """The story so far, as far as the table still needs it."""

    entries: list[Entry] = []
    fresh: int = 0
    """How many of the last entries no challenge's message has told yet."""
    before: list[Past] = []
    """Public events since the challenge began, and what changed the game for good just before: what a reason looks
    back on, and what the challenge's story is read from.
    """
    given: list[Past] = []
    """Likewise cards that went from hand to hand. Secret: each for giver and taker."""
    ended: Ending | None = None
    """What the challenge before has come to. Secret in part."""
    reasons: list[Entry] = []
    """Why things came out as they did, newest last, with a line where each challenge begins."""
    chapters: list[Chapter] = []
    """The last challenges, for *What did I miss?*"""
    course: list[Leg] = []
    """What each challenge has come to; empty for games that began before it was noted."""
    packed_entries: bytes = b""
    """Older lines than ``entries``, packed by ``archive``; no step back reaches them."""
    packed_reasons: bytes = b""
    """Older ones than ``reasons``, likewise."""


class Plan(msgspec.Struct):
    """What a seat has said ahead about a challenge went by this; what it said are orders. Secret."""

    challenge: int
    since: tuple[int, int]
    """The last decision whose events it knew, by phase and place."""
    defense: Seat
    target: str | None = None
    """None if it was not known yet, so that the answers are for any."""
    done: bool = False
    """Whether it was sealed; it can be changed and sealed again."""
    picks: dict[str, str] = {}
    """What was picked and is not sealed yet, by line, as JSON."""
    rests: dict[str, str] = {}
    """Answers that do not count any more because something has happened, by order, as JSON."""
    rested: bool = False
    """Whether something has happened since it was sealed, so that sealing it again confirms what it had said."""
    said: dict[str, str] = {}
    """What it had said then, by line, as JSON; empty in plans that rested before this was kept."""
    aims: bool = False
    """Whether the picks for moments say if the seat is asked about what is aimed at it. In plans of earlier versions
    they do not: it always was.
    """

    def __post_init__(self) -> None:
        """Read a plan of an earlier version as it was meant."""
        if not self.aims and MOMENTS in self.picks:
            picked = msgspec.json.decode(self.picks[MOMENTS].encode(), type=list[str])
            self.picks[MOMENTS] = msgspec.json.encode([*picked, AIMED]).decode()
        self.aims = True


class Record(msgspec.Struct):
    """Everything a desk saves."""

    table: int
    names: list[str]
    """Clean names by seat, not escaped."""
    tempers: list[str]
    """The temperament of each seat's computer player; empty for people."""
    speed: str
    """Name of a profile of ``clock.SPEEDS``."""
    language: Language = DEFAULT
    level: str = EASY.name
    """How well computer players play; tables saved before levels came have easy ones."""
    mode: Mode = "running"
    messages: int = 0
    """The last number given to a message."""
    timers: dict[str, int] = {}
    """Timers that run, with the moment at which they ring."""
    stop: Stop | None = None
    rounds: dict[str, str] = {}
    """At which rounds people prefer to be asked at all their tables, by seat as text. Secret but for those below."""
    rounds_told: list[Seat] = []
    """Who of them wants everybody to know."""
    motion: bool = True
    """Whether reveals move, as the lobby has chosen."""
    talks: bool = False
    """Whether computer players comment on challenges; at tables saved before they could, they do not."""
    still_for: list[Seat] = []
    """Who wants pictures that do not move."""
    still: bool = False
    """Whether half of the people are in their quiet hours."""
    panel: Panel | None = None
    whispers: dict[str, Whisper] = {}
    """By seat, as text."""
    checkpoint: str = ""
    """Name of the checkpoint that is open or was last: responses belong to it."""
    tellings: dict[str, int] = {}
    """When seats that are asked something and have not been notified of it are, by seat as text."""
    drafts: dict[str, tuple[int, Draft]] = {}
    """What a seat has put together for the question of that number, by seat as text. Secret."""
    plans: dict[str, Plan] = {}
    """By seat, as text. Secret."""
    grown: list[Seat] = []
    """Seats that have got cards since they last sealed a plan or said what they do in a window."""
    empowered: dict[str, list[int]] = {}
    """The powers, by number, that have come to a seat since then, by seat as text."""
    holders: list[Seat] = []
    """Who holds each power, as of the last decision."""
    laid: int = 0
    """The last challenge in which a card was laid: nobody predicts it any more, not even if it is taken back."""
    settled: dict[str, list[str]] = {}
    """Small choices that took the usual answer since a seat's person was told of any, by seat as text."""
    reopened: dict[str, str] = {}
    """A small choice that its owner took back and is asked about now, by seat as text: its key."""
    seen: dict[str, int] = {}
    """When a seat's person pressed something last, by seat as text."""
    languages: dict[str, Language] = {}
    """In which language a seat's person reads, by seat as text; the table's where that is not known."""
    autopass: list[Seat] = []
    """Seats that let the bot pass for them after a while (design 4). Secret."""
    holds: dict[str, int] = {}
    """How often a seat has held a round, by seat as text."""
    blocked: bool = False
    """Whether the thread took no message, and the parent channel was told so: a press tries again."""
    frozen: Frozen | None = None
    """Set while the table is paused."""
    votes: list[Vote] = []
    offers: list[SeatOffer] = []
    """Seats that are offered to somebody; one for each seat."""
    asleep: dict[str, str] = {}
    """Seats on autopilot, as text, and the message that asks the others about them."""
    away: dict[str, Holiday] = {}
    """Who is on holiday, by seat as text."""
    deeds: dict[str, list[Deed]] = {}
    """What was done for whoever is or was away last, oldest first, by seat as text. Secret."""
    pings: dict[str, str] = {}
    """Messages that mention a seat in the thread, by seat as text."""
    closed: dict[str, int] = {}
    """Seats whose direct messages were refused, and when."""
    untold: list[Seat] = []
    """Those among them who have not been told of it yet."""
    owes: dict[str, tuple[str, int]] = {}
    """What each seat was last said to owe, and until when."""
    heard: dict[str, int] = {}
    """Up to which challenge a seat has read how it ended, by seat as text."""
    link: str = ""
    """The way to the thread; empty where that is not known."""
    without_hints: list[Seat] = []
    """Seats that want no tips for a first game."""
    first: list[Seat] = []
    """Seats whose people play Cosmic Encounter for the first time."""
    hinted: dict[str, dict[str, int]] = {}
    """With which question a seat got the hint of a phase, by seat as text."""
    told: Told = msgspec.field(default_factory=Told)
    visits: Visits = msgspec.field(default_factory=Visits)
    """How the table stood when people last looked."""
    reveal: RevealPicture | None = None
    """The last reveal, until the challenge's message shows it."""

    def turn_back(self, ms: int) -> None:
        """The clock was set back by so much: every moment is put before it, as far as it was before the old one."""
        self.timers = _earlier(self.timers, ms)
        self.tellings = _earlier(self.tellings, ms)
        self.seen = _earlier(self.seen, ms)
        self.closed = _earlier(self.closed, ms)
        self.visits.turn_back(ms)
        for whisper in self.whispers.values():
            whisper.posted -= ms
        if self.panel is not None:
            self.panel.posted -= ms
            self.panel.edited -= ms
        if self.frozen is not None:
            self.frozen = msgspec.structs.replace(self.frozen, since=self.frozen.since - ms)
        if self.stop is not None:
            self.stop.shift(-ms)
        for holiday in self.away.values():
            holiday.since -= ms

    def message(self, letter: str) -> str:
        """A new key for a message."""
        self.messages += 1
        return f"cos:{self.table}:{letter}{self.messages}"

    def letter(self, key: str) -> str:
        """The letter with which ``message`` made a key; empty for keys of others."""
        found = re.fullmatch(rf"cos:{self.table}:([a-z]+)\d+", key)
        return "" if found is None else found[1]

    def house(self, seat: Seat) -> bool:
        """Whether a computer player sits there."""
        return bool(self.tempers[seat])

    def knows_all(self, seat: Seat) -> None:
        """What the seat has got so far was before it when it said what it does."""
        self.empowered.pop(str(seat), None)
        if seat in self.grown:
            self.grown.remove(seat)


def _earlier(moments: dict[str, int], ms: int) -> dict[str, int]:
    return {name: when - ms for name, when in moments.items()}
