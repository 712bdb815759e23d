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
    """What was chosen, as JSON."""
    by: str
    version: int
    """Engine version that accepted it."""
    digest: str
    """Digest of the events it led to."""


class OutboxRow(msgspec.Struct, frozen=True):
    """Something to be said on Discord: unique by (``key``, ``kind``) within its table."""

    key: str
    table: int
    channel: int
    kind: Kind
    body: bytes
    restart: Restart
    """What a restart does with it if nobody knows whether it was sent."""
    state: OutboxState = "waiting"
    message: int | None = None
    """Discord's message id, once known."""
    seed: str = ""
    """Emoji that the bot adds to the message once it is there; empty for none."""
    order: int = 0
    """Rows are listed by this number, lowest first; the youngest finished rows are kept by it too."""
    user: int = 0
    """Whose direct messages; ``channel`` is 0 then as long as it is not known. 0 for a channel of a server."""
    ping: str = ""
    """Ids of the people whom the message notifies, with spaces between them."""
    at_ms: int = 0
    """When it was to be said."""


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
"""The deadline of a table that sleeps until a newer bot plays it: since when. It never rings."""

WORDLESS: Final = "wordless"
"""Begins the deadline at which a table tries pictures again: ``wordless.50013``, after Discord's code."""


class WordlessRow(msgspec.Struct, frozen=True):
    """A table under way that shows words only, because Discord refused a picture with this code."""

    table: int
    guild: int
    channel: int
    code: int


class Ringing(msgspec.Struct, frozen=True):
    tables: list[int]
    """Running tables with a deadline that is due, soonest first."""
    next_ms: int | None
    """When the next deadline after that moment is; None if there is none."""


class PersonRow(msgspec.Struct, frozen=True):
    """A person's channel for direct messages, and whether the last one got through."""

    user: int
    dm: int = 0
    """The channel; 0 if it was never opened."""
    refused: int = 0
    """Discord's code for the last one, such as 50007; 0 if it got through."""
    at_ms: int = 0
    """When it was refused."""


class OwedRow(msgspec.Struct, frozen=True):
    """A seat's open question."""

    seat: int
    user: int
    what: str
    """In words; empty to forget it."""
    due_ms: int = 0
    """When the default is taken, in unix milliseconds; 0 for never."""
    public: bool = False
    """Whether everybody may know that this seat is asked, and what."""
    language: str = ""
    """In which language ``what`` is; empty for that of the table."""


class AwayRow(msgspec.Struct, frozen=True):
    """Until when a person is away from a table."""

    user: int
    table: int
    until_ms: int
    plan: str
    """What is done for them meanwhile; opaque here."""


class OwedAt(msgspec.Struct, frozen=True):
    """A person's open question, and its table."""

    user: int
    table: int
    seat: int
    what: str
    due_ms: int
    guild: int
    thread: int | None
    public: bool = False
    language: str = ""
    """In which language ``what`` is; empty for that of the table."""


class ReminderRow(msgspec.Struct, frozen=True):
    table: int
    seat: int
    user: int
    what: str
    due_ms: int
    since_ms: int
    """When it was first seen to be owed."""
    sent: int
    """How many of its moments have been used up."""


class PendingPrompts(msgspec.Struct, frozen=True):
    owed: list[OwedAt]
    reminders: list[ReminderRow]
    next: int | None
    """The highest number among these tables; None if there are no more."""


MailSort: TypeAlias = Literal["digest", "reminder"]


class MailRow(msgspec.Struct, frozen=True):
    """A message that no table says, from before it is sent until it is known to be out."""

    key: str
    """Its nonce."""
    sort: MailSort
    table: int
    """Whose controls it carries, and with which it goes."""
    user: int
    """Who gets it: as a direct message, or mentioned in ``channel``."""
    channel: int
    """0 for direct messages."""
    body: bytes
    at_ms: int
    """When it was noted: it stands in no older part of its channel."""
    upto: int = 0
    """Of a digest the last challenge that it tells, ``OVER`` if it tells of the end."""


OVER: Final = -1
"""``MailRow.upto`` of the last digest of a game."""


class Reminded(msgspec.Struct, frozen=True):
    """Changes by one round of reminders, as a whole or not at all."""

    rows: list[ReminderRow]
    """Inserted, or put in the place of the row of the same table and seat."""
    dropped: list[tuple[int, int]]
    """Tables and seats that owe nothing any more; done first."""
    unanswered: dict[int, int]
    """How many reminders in a row these people have not answered."""
    mail: list[MailRow] = []
    """The reminders themselves."""


class RefusalRow(msgspec.Struct, frozen=True):
    """Discord refused the last message to a channel; ``code`` is Discord's error code, 50007 for a closed DM."""

    channel: int
    table: int
    """The table that wanted to say something there."""
    code: int
    at_ms: int


class StuckRow(msgspec.Struct, frozen=True):
    """A table that owes messages although nothing has moved there for a while."""

    table: int
    guild: int
    channel: int
    count: int
    """How many messages wait there."""


class Traces(msgspec.Struct, frozen=True):
    finished: int
    """Finished games in which the person's name is kept."""
    open: list[int]
    """Numbers of the tables at which the person sits or of which they are the host, and that are not over."""
    preferences: int
    left: int = 0
    """Games under way that the person has left, and whose story still names them."""
    others: int = 0
    """Ratings, predictions, tournaments, followed tables, holidays, blocks, and their channel of direct messages."""
    noted: int = 0
    """Those of ``left`` that are to follow when they are over: the person has deleted their data."""

    @property
    def deletable(self) -> bool:
        return bool(self.finished or self.preferences or self.others or self.left > self.noted)


class Forgotten(msgspec.Struct, frozen=True):
    still: list[int] = []
    """Tables at which the person is; if there are any, nothing was forgotten."""
    left: int = 0
    """Games under way that they have left: their story names them until they end."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one table except its decisions, notes, outbox and deadlines."""

    id: int = 0
    """Assigned by ``Store.create_table``; never used twice, because old buttons carry it."""
    game: str
    guild: int
    parent: int
    """The channel in which the table was opened."""
    thread: int | None = None
    lobby_message: int | None = None
    host: int
    status: Status = "lobby"
    options: bytes = b"{}"
    roster: bytes = b"[]"
    """JSON. Every integer under a member called ``user``, at any depth, is a person at this table."""
    seed: str = ""
    version: int = 1
    """Engine version under which the table was last saved."""
    snapshot: bytes = b""
    desk: bytes = b""
    next_ask: int = 1
    created_ms: int = 0
    updated_ms: int = 0
    rematch_of: int | None = None
    """The finished table whose players sit here again."""
    wanted: int = 0
    """How many people its lobby looks for, 0 for an ordinary one; negative once so many were there."""


class PlayedRow(msgspec.Struct, frozen=True):
    row: TableRow
    log: list[DecisionRow]
    """On top of the snapshot."""
    history: list[DecisionRow]
    notes: list[NoteRow]


class TableHead(msgspec.Struct, frozen=True):
    """The light columns of a table: what a start with 10,000 open games reads of each."""

    id: int
    game: str
    guild: int
    parent: int
    thread: int | None
    lobby_message: int | None
    status: Status
    asleep: int = 0
    """1 if it was put to sleep and nothing has been saved since: all that it waits for are its deadlines."""
    updated_ms: int = 0
    """When something was last saved for it."""


class Wishes(msgspec.Struct, frozen=True):
    preferences: dict[str, dict[int, str]]
    """By name and person, of those that were asked for."""
    away: list[AwayRow]


class LoadedTable(msgspec.Struct, frozen=True):
    """All that is kept of a table and needed to go on with it."""

    row: TableRow
    log: list[DecisionRow]
    """Of a running game alone, as ``left`` and ``wishes``."""
    outbox: list[OutboxRow]
    """In every state, in sending order."""
    deadlines: list[DeadlineRow]
    refusals: list[RefusalRow]
    left: set[int]
    """Who sat here and does no longer."""
    people: dict[int, PersonRow]
    """Those who sit here or got a message of the table, as far as they are known."""
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
    """JSON: places in the roster."""
    things: str
    """What it can be searched for, such as powers, with a space before and behind each."""
    poster: bytes = b""
    """The picture of its end, encoded; empty where none is kept."""
    log: bytes = b""
    """Its public story, packed; empty where none is kept."""
    result: bytes = b""
    """JSON: how each place of the roster came out of it; empty where that has not been told yet."""
    turns: int | None = None
    """How long it was, in cards or challenges; None where that has not been told yet."""
    decided: bool = False
    """Whether somebody has won it by its rules, and not because others gave up."""


class SeasonRow(msgspec.Struct, frozen=True):
    """A season of a server."""

    guild: int
    game: str
    """Empty for all games."""
    begin_ms: int
    end_ms: int
    channel: int = 0
    """Where its end is told; 0 for nowhere."""
    language: str = "en"
    """In which language its end is told."""
    told: bool = False


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament of a server."""

    table: int
    """The number under which its messages are sent: of a table that never plays."""
    guild: int
    turn: int
    """How often it has been changed."""
    over: bool
    state: bytes
    """JSON. Every integer under a member called ``user``, at any depth, is a person who plays along."""


class MeetingRow(msgspec.Struct, frozen=True):
    """A table of a tournament's round."""

    table: int
    tournament: int
    round: int
    place: int
    """Which one of its round."""


class ResultRow(msgspec.Struct, frozen=True):
    """An ended game as it counts."""

    table: int
    game: str
    guild: int
    ended_ms: int
    status: Status
    options: bytes
    roster: bytes
    result: bytes
    """As ``StoryRow.result`` has it, never empty."""
    turns: int | None = None
    decided: bool = False


RATINGS_HIDDEN: Final = ("standing", "hidden")
"""The preference of who shows no ratings to others, and its value."""
PRACTICE: Final = "practice"
"""The preference that is a copy of an ended game; it begins with ``{"table":``, its number and a comma."""


class RatingRow(msgspec.Struct, frozen=True):
    """Somebody's rating on a server in one game, with one number of players or, with 0, with any."""

    guild: int
    game: str
    players: int
    user: int
    mu: float
    sigma: float
    games: int
    """How many have counted."""
    upsets: int = 0
    """How many of them were won against the odds."""


class PowerRow(msgspec.Struct, frozen=True):
    """Counts of a power's games and wins among people on a server, at the end of the game."""

    guild: int
    power: str
    games: int
    won: int


class Unrated(msgspec.Struct, frozen=True):
    """Ended games of a server that its ratings have not taken into account."""

    turn: int
    """Of the ratings; what is made from them is only taken as long as it has not gone on."""
    rows: list[ResultRow]
    """The oldest games that are not counted yet."""
    late: bool
    """Whether games that ended later have counted: then all have to be counted anew."""
    ratings: list[RatingRow]


class PastGame(msgspec.Struct, frozen=True):
    """A line in the list of a server's games that are over."""

    table: int
    game: str
    parent: int
    thread: int | None
    status: Status
    ended_ms: int
    winners: bytes
    roster: bytes


class Search(msgspec.Struct, frozen=True):
    """A search in a server's past games, as far as the asker may see them."""

    asker: int
    """Who asks: games at which they sat may be seen by them anyway."""
    channels: list[int]
    """In which they may look."""
    person: int | None = None
    thing: str = ""
    since_ms: int = 0
    until_ms: int | None = None


class PredictionRow(msgspec.Struct, frozen=True):
    """A spectator's prediction for a challenge. Sealed until the cards are down."""

    user: int
    challenge: int
    side: str


class DecidedRow(msgspec.Struct, frozen=True):
    """A challenge that is over."""

    challenge: int
    winner: str
    """A side, or ``none``."""
    lines: bytes
    """Its public story, packed."""


class FollowRow(msgspec.Struct, frozen=True):
    """Somebody wants to be told how a game goes on."""

    user: int
    how: str
    """After each ``challenge``, each ``day``, or not any more (empty)."""
    language: str
    told: int
    """The last challenge of which they need not be told; not read where they follow the game already."""


class DigestDue(msgspec.Struct, frozen=True):
    """Somebody who follows a game, and where the two are."""

    user: int
    table: int
    how: str
    language: str
    told: int
    told_ms: int
    """When they were told something last, or began to follow."""
    guild: int
    parent: int
    thread: int | None
    game: str
    status: Status
    last: int
    """The last challenge that is over; 0 if none is kept."""


class PredictedRow(msgspec.Struct, frozen=True):
    """A prediction, and what has become of it."""

    table: int
    challenge: int
    side: str
    winner: str
    """A side, ``none``, or empty while the challenge is open."""


class SeerRow(msgspec.Struct, frozen=True):
    """A person's count of right predictions on a server. Challenges without a winner do not count."""

    user: int
    right: int
    of: int


class Batch(msgspec.Struct):
    """All that one input changes at one table: it becomes durable as a whole or not at all.

    Carried out in this order: ``dropped_from``, ``snapshot``, ``decisions``, the rest.
    """

    table: int
    decisions: list[DecisionRow] = []
    snapshot: bytes | None = None
    """Replaces the snapshot and starts a new phase log; decisions of older phases stay in the history."""
    snapshot_phase: int | None = None
    """The phase at whose beginning the snapshot was taken: decisions of this phase and later make up the log.

    None: the log is empty, that is, every decision stored so far or given in this batch came before the snapshot.
    """
    dropped_from: tuple[int, int] | None = None
    """Undo: forget the decisions from this (phase, seq) on."""
    desk: bytes | None = None
    next_ask: int | None = None
    """Only ever raises the stored number: undo and restore never lower it."""
    outbox: list[OutboxRow] = []
    """Inserted, or put in the place of the row with the same key and kind."""
    outbox_state: list[tuple[str, Kind, OutboxState, int | None]] = []
    """(key, kind, state, message): None as message keeps the one known. Rows that no longer exist are passed over."""
    notes: list[NoteRow] = []
    deadlines: list[DeadlineRow] = []
    """Inserted, or put in the place of the deadline of the same name."""
    cleared: list[str] = []
    """Names of deadlines to forget; done before ``deadlines`` are set."""
    refused: list[RefusalRow] = []
    """Channels that have just refused a message; inserted, or put in the place of the channel's older row."""
    delivered: list[int] = []
    """Channels that take messages again: their refusals are forgotten."""
    owed: list[OwedRow] = []
    """Put in the place of what the seat owed before. A table that is over owes nothing, whatever is said here."""
    owed_by: dict[int, int] = {}
    """Seats and whose they are now, and with them what they owe, also what ``owed`` says; 0 drops it."""
    given: list[tuple[int, int]] = []
    """People who have given away their places in the roster, which are in other hands now: they answer for them."""
    returned: list[int] = []
    """People who are away from this table no longer."""
    away: list[AwayRow] = []
    """People who count as away from now on, as their table has decided; those who do not sit there are passed over."""
    predicted: list[PredictionRow] = []
    """Each in the place of what the same person has predicted about the same challenge."""
    decided: list[DecidedRow] = []
    """Challenges that are over: their predictions are settled, as often as said, and their stories kept for a while."""
    followed: list[FollowRow] = []
    status: Status | None = None
    story: StoryRow | None = None
    """Of a game that ends with this; kept without its log if somebody has left it, whom nothing could find there."""
    asleep: bool = False
    """The table leaves the memory, and all that it waits for are its deadlines; every other batch says it is awake."""
    fields: dict[str, int | bytes | str | None] = {}
    """Other columns of ``TableRow``: thread, lobby_message, parent, host, options, roster, seed, version, wanted."""


class Opened(msgspec.Struct, frozen=True):
    """A table that is to be opened for a round of a tournament, and the message that tells its people."""

    row: TableRow
    place: int
    said: OutboxRow
    """Its ``table`` and the table's number in its ``key`` (``{}``) are filled in."""


class Progress(msgspec.Struct, frozen=True):
    """All that one step of a tournament changes: durable as a whole or not at all."""

    table: int
    turn: int
    """The one that the step has seen: if it is another one by now, nothing happens."""
    state: bytes
    over: bool = False
    batches: Sequence[Batch] = ()
    """Of the tournament's own table and of those of its rounds."""
    round: int = 0
    opened: Sequence[Opened] = ()
