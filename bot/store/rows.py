"""Rows of the store, as plain data, and the changes of one input at a table in it (``Batch``).

Field names are column names. Blobs are opaque here: the code that encodes them decodes them, with the one
exception that ``TableRow.roster`` is read for the people in it (see there). Times are whole unix milliseconds
unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Status: TypeAlias = Literal["lobby", "running", "paused", "ended", "stopped", "referee", "broken"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
FINISHED: Final[tuple[Status, ...]] = ("ended", "stopped")
"""No game goes on from these; a broken one does once it has another thread."""
Kind: TypeAlias = Literal["post", "edit", "seed", "erase"]
Restart: TypeAlias = Literal["resend", "withdraw", "drop"]
OutboxState: TypeAlias = Literal["waiting", "flying", "done", "failed"]


class DecisionRow(msgspec.Struct, frozen=True):
    """One accepted decision. Its place is (``phase``, ``seq``): unique within a table, and the order of replay."""

    phase: int
    seq: int
    seat: int | None
    key: str
    choice: bytes
    by: str
    version: int
    """Of the rules that accepted it."""
    digest: str
    """Of the events that followed."""


class OutboxRow(msgspec.Struct, frozen=True):
    """Outgoing message or change: unique by (``key``, ``kind``) within its table."""

    key: str
    table: int
    channel: int
    kind: Kind
    body: bytes
    restart: Restart
    state: OutboxState = "waiting"
    message: int | None = None
    seed: str = ""
    """Emoji that the bot adds to the message once it is there; empty for none."""
    order: int = 0
    """Rows are listed by this number, lowest first; the youngest finished rows are kept by it too."""
    user: int = 0
    """Receiver of a direct message; ``channel`` is 0 while unknown. 0 for a channel of a server."""
    ping: str = ""
    """Ids of users to notify, with spaces between them."""
    at_ms: int = 0


class NoteRow(msgspec.Struct, frozen=True):
    """One line of the durable event log (slap A24). ``ms`` is the monotonic time of the table's process."""

    seat: int | None
    key: str
    verdict: str
    rule: str
    ms: int
    seq: int


class DeadlineRow(msgspec.Struct, frozen=True):
    """A long timer. ``due_ms`` is unix milliseconds; a row stays until it is cleared by name."""

    table: int
    name: str
    due_ms: int


NEWER: Final = "newer"
"""Since when a table sleeps until a newer bot plays it. This deadline never rings."""

WORDLESS: Final = "wordless"
"""Begins the deadline for a new try with pictures: ``wordless.50013``, after Discord's code."""


class WordlessRow(msgspec.Struct, frozen=True):
    """Running table without pictures, because Discord refused one with this code."""

    table: int
    guild: int
    channel: int
    code: int


class Ringing(msgspec.Struct, frozen=True):
    tables: list[int]
    next_ms: int | None


class PersonRow(msgspec.Struct, frozen=True):
    user: int
    dm: int = 0
    """Channel; 0 if it was never opened."""
    refused: int = 0
    """Discord's code for the last refusal, such as 50007; 0 if the last message got through."""
    at_ms: int = 0


class OwedRow(msgspec.Struct, frozen=True):
    seat: int
    user: int
    what: str
    """Question in words; empty to forget it."""
    due_ms: int = 0
    """Time of the default, in unix milliseconds; 0 for never."""
    public: bool = False
    language: str = ""
    """Language of ``what``; empty for that of the table."""


class AwayRow(msgspec.Struct, frozen=True):
    user: int
    table: int
    until_ms: int
    plan: str


class OwedAt(msgspec.Struct, frozen=True):
    user: int
    table: int
    seat: int
    what: str
    due_ms: int
    guild: int
    thread: int | None
    public: bool = False
    language: str = ""
    """Language of ``what``; empty for that of the table."""


class ReminderRow(msgspec.Struct, frozen=True):
    table: int
    seat: int
    user: int
    what: str
    due_ms: int
    since_ms: int
    """First seen as owed."""
    sent: int


class PendingPrompts(msgspec.Struct, frozen=True):
    owed: list[OwedAt]
    reminders: list[ReminderRow]
    next: int | None
    """Highest number among these tables; None if there are no more."""


MailSort: TypeAlias = Literal["digest", "reminder", "reminded"]


class MailRow(msgspec.Struct, frozen=True):
    """Message outside all tables, stored before it is sent and until it is known to be out."""

    key: str
    sort: MailSort
    table: int
    """Table of its controls; the message is deleted with it."""
    user: int
    """Receiver: of a direct message, or mentioned in ``channel``."""
    channel: int
    """0 for direct messages."""
    body: bytes
    at_ms: int
    """Time of its creation: no older part of its channel is searched."""
    upto: int = 0
    """Last challenge in a digest; ``OVER`` if it is about the end."""


OVER: Final = -1
"""Value of ``MailRow.upto`` for the last digest of a game."""


class Reminded(msgspec.Struct, frozen=True):
    """Changes by one round of reminders, as a whole or not at all."""

    rows: list[ReminderRow]
    """Inserted, or put in the place of the row of the same table and seat."""
    dropped: list[tuple[int, int]]
    """Tables and seats that owe nothing any more; done first."""
    unanswered: dict[int, int]
    """Reminders in a row without an answer, by person."""
    mail: list[MailRow] = []


class RefusalRow(msgspec.Struct, frozen=True):
    """Discord's refusal of the last message to a channel; ``code`` is 50007 for a closed DM."""

    channel: int
    table: int
    code: int
    at_ms: int


class StuckRow(msgspec.Struct, frozen=True):
    table: int
    guild: int
    channel: int
    count: int


class Traces(msgspec.Struct, frozen=True):
    finished: int
    open: list[int]
    """Tables that are not over at which the person sits or is the host."""
    preferences: int
    left: int = 0
    """Running games that the person has left; the stories still name them."""
    others: int = 0
    noted: int = 0
    """Those of ``left`` that are deleted at their end: the person has deleted their data."""

    @property
    def deletable(self) -> bool:
        return bool(self.finished or self.preferences or self.others or self.left > self.noted)


class Forgotten(msgspec.Struct, frozen=True):
    still: list[int] = []
    """Tables at which the person is; if there are any, nothing was forgotten."""
    left: int = 0


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int = 0
    """Assigned by ``changing.create_table``; never used twice, because old buttons carry it."""
    game: str
    guild: int
    parent: int
    thread: int | None = None
    lobby_message: int | None = None
    host: int
    status: Status = "lobby"
    options: bytes = b"{}"
    roster: bytes = b"[]"
    """JSON. Every integer under a member called ``user``, at any depth, is a person at this table."""
    seed: str = ""
    version: int = 1
    snapshot: bytes = b""
    desk: bytes = b""
    next_ask: int = 1
    created_ms: int = 0
    updated_ms: int = 0
    rematch_of: int | None = None
    wanted: int = 0
    """People that its lobby looks for, 0 for an ordinary one; negative once so many were there."""


class PlayedRow(msgspec.Struct, frozen=True):
    row: TableRow
    log: list[DecisionRow]
    history: list[DecisionRow]
    notes: list[NoteRow]


class TableHead(msgspec.Struct, frozen=True):
    """Light columns of a table: the read of a start with 10,000 open games."""

    id: int
    game: str
    guild: int
    parent: int
    thread: int | None
    lobby_message: int | None
    status: Status
    asleep: int = 0
    """1 if asleep and nothing was saved since: it waits for its deadlines only."""
    updated_ms: int = 0


class Wishes(msgspec.Struct, frozen=True):
    preferences: dict[str, dict[int, str]]
    """By name and person, for the names asked for."""
    away: list[AwayRow]


class LoadedTable(msgspec.Struct, frozen=True):
    row: TableRow
    log: list[DecisionRow]
    """For a running game alone, like ``left`` and ``wishes``."""
    outbox: list[OutboxRow]
    """In every state, in sending order."""
    deadlines: list[DeadlineRow]
    refusals: list[RefusalRow]
    left: set[int]
    people: dict[int, PersonRow]
    wishes: Wishes


class LobbyRow(msgspec.Struct, frozen=True):
    id: int
    game: str
    parent: int
    lobby_message: int | None
    options: bytes
    roster: bytes
    wanted: int


class StoryRow(msgspec.Struct, frozen=True):
    table: int
    winners: bytes
    """Places in the roster, as JSON."""
    things: str
    """Words to search for, such as powers, with a space before and behind each."""
    poster: bytes = b""
    log: bytes = b""
    """The public story, packed."""
    result: bytes = b""
    """Finish of each place of the roster, as JSON; empty if not known yet."""
    turns: int | None = None
    """Length in cards or challenges; None if not known yet."""
    decided: bool = False


class SeasonRow(msgspec.Struct, frozen=True):
    guild: int
    game: str
    begin_ms: int
    end_ms: int
    channel: int = 0
    """Hears of its end; 0 for none."""
    language: str = "en"
    told: bool = False


class TournamentRow(msgspec.Struct, frozen=True):
    table: int
    """Table number of its messages, of a table that never plays."""
    guild: int
    turn: int
    over: bool
    state: bytes
    """JSON. Every integer under a member called ``user``, at any depth, is a person who plays along."""


class MeetingRow(msgspec.Struct, frozen=True):
    table: int
    tournament: int
    round: int
    place: int


class ResultRow(msgspec.Struct, frozen=True):
    table: int
    game: str
    guild: int
    ended_ms: int
    status: Status
    options: bytes
    roster: bytes
    result: bytes
    """Same as ``StoryRow.result``, never empty."""
    turns: int | None = None
    decided: bool = False


RATINGS_HIDDEN: Final = ("standing", "hidden")
"""Preference, and its value, of people who hide their ratings from others."""
PRACTICE: Final = "practice"
"""Preference with a copy of an ended game; begins with ``{"table":``, its number and a comma."""


class RatingRow(msgspec.Struct, frozen=True):
    """Rating of a person on a server in one game, with a number of players (0 for any)."""

    guild: int
    game: str
    players: int
    user: int
    mu: float
    sigma: float
    games: int
    upsets: int = 0


class PowerRow(msgspec.Struct, frozen=True):
    """Games and wins of the people on a server who held a power at the end."""

    guild: int
    power: str
    games: int
    won: int


class Unrated(msgspec.Struct, frozen=True):
    turn: int
    """Turn of the ratings; new ratings are stored only if it is still the same."""
    rows: list[ResultRow]
    late: bool
    """True if later games have counted: then all have to be counted anew."""
    ratings: list[RatingRow]


class PastGame(msgspec.Struct, frozen=True):
    table: int
    game: str
    parent: int
    thread: int | None
    status: Status
    ended_ms: int
    winners: bytes
    roster: bytes


class Search(msgspec.Struct, frozen=True):
    """Search in a server's past games, as far as the asker may see them."""

    asker: int
    """Person who asks; they may always see games at which they sat."""
    channels: list[int]
    person: int | None = None
    thing: str = ""
    since_ms: int = 0
    until_ms: int | None = None


class PredictionRow(msgspec.Struct, frozen=True):
    """Secret until the cards are down."""

    user: int
    challenge: int
    side: str


class DecidedRow(msgspec.Struct, frozen=True):
    challenge: int
    winner: str
    """Side, or ``none``."""
    lines: bytes
    """Public story, packed."""


class FollowRow(msgspec.Struct, frozen=True):
    user: int
    how: str
    """After each ``challenge``, each ``day``, or empty to stop."""
    language: str
    told: int
    """Last challenge that they need no digest of; ignored if they follow the game already."""


class DigestDue(msgspec.Struct, frozen=True):
    user: int
    table: int
    how: str
    language: str
    told: int
    told_ms: int
    guild: int
    parent: int
    thread: int | None
    game: str
    status: Status
    last: int
    """The last challenge that is over; 0 for none."""


class PredictedRow(msgspec.Struct, frozen=True):
    table: int
    challenge: int
    side: str
    winner: str
    """Side, ``none``, or empty while the challenge is open."""


class SeerRow(msgspec.Struct, frozen=True):
    """Right predictions of a person on a server. Challenges without a winner do not count."""

    user: int
    right: int
    of: int


class Batch(msgspec.Struct):
    """All changes of one input, stored together: ``dropped_from``, ``snapshot``, ``decisions``, the rest."""

    table: int
    decisions: list[DecisionRow] = []
    snapshot: bytes | None = None
    """Replaces the snapshot and starts a new phase log; decisions of older phases stay in the history."""
    snapshot_phase: int | None = None
    """Phase at whose begin the snapshot was taken, the first of the log; None: the log is empty."""
    dropped_from: tuple[int, int] | None = None
    """Undo: forget the decisions from this (phase, seq) on."""
    desk: bytes | None = None
    next_ask: int | None = None
    """Only ever raises the stored number: undo and restore never lower it."""
    outbox: list[OutboxRow] = []
    """Inserted, or put in the place of the row with the same key and kind."""
    outbox_state: list[tuple[str, Kind, OutboxState, int | None]] = []
    """(key, kind, state, message): a None message keeps the known one; missing rows are passed over."""
    notes: list[NoteRow] = []
    deadlines: list[DeadlineRow] = []
    """Inserted, or put in the place of the deadline of the same name."""
    cleared: list[str] = []
    """Names of deadlines to forget; done before ``deadlines`` are set."""
    refused: list[RefusalRow] = []
    """Channels that have just refused a message; inserted, or put in the place of the older row."""
    delivered: list[int] = []
    """Channels that take messages again: their refusals are forgotten."""
    owed: list[OwedRow] = []
    """Put in the place of the seat's former question. A table that is over owes nothing at all."""
    owed_by: dict[int, int] = {}
    """New users of seats, with all that these owe, ``owed`` included; 0 drops it."""
    given: list[tuple[int, int]] = []
    """(user, place) of people who gave away their places in the roster and answer for them."""
    returned: list[int] = []
    away: list[AwayRow] = []
    """People away from now on, by their table's decision; those who do not sit there are passed over."""
    predicted: list[PredictionRow] = []
    """Each in the place of the same person's former prediction about the challenge."""
    decided: list[DecidedRow] = []
    """Challenges that are over: predictions are settled, repeats allowed; stories kept for a while."""
    followed: list[FollowRow] = []
    status: Status | None = None
    story: StoryRow | None = None
    """Of a game that ends with this; without its log if somebody has left, who could not be found there."""
    asleep: bool = False
    """True as the table leaves the memory and waits for its deadlines; any other batch sets it awake."""
    fields: dict[str, int | bytes | str | None] = {}
    """Other columns of ``TableRow``: thread, lobby_message, parent, host, options, roster, seed, version, wanted."""


class Opened(msgspec.Struct, frozen=True):
    row: TableRow
    place: int
    said: OutboxRow
    """Its ``table`` and the table's number in its ``key`` (``{}``) are filled in."""


class Progress(msgspec.Struct, frozen=True):
    """All changes of one step of a tournament, stored as a whole or not at all."""

    table: int
    turn: int
    """Turn that the step has seen: if it has changed, nothing happens."""
    state: bytes
    over: bool = False
    batches: Sequence[Batch] = ()
    round: int = 0
    opened: Sequence[Opened] = ()
