"""The contract between a game's controller and ``bot.play``: events at a running table, and what a table wants done.

A *controller* is the part of a game that faces the world: it takes one ``Input`` at a time, in the order of the gateway
connection, changes the game, and returns ``Effect`` values. It is not asynchronous, reads no clock and knows no
Discord id: messages are named by the ``key`` under which they were posted, people by seat. ``bot.play`` makes the
result durable and only then carries the effects out.

Times are whole milliseconds of the table's monotonic clock. They are for display and pace; never for deciding an order.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.kernel.event import Seat
from bot.ratings.result import Finish
from bot.tables.contract.message import Body, Button, Field, Menu, MenuOption, Picture
from bot.words.message import DEFAULT, Language

__all__ = ["Body", "Button", "Field", "Menu", "MenuOption", "Picture"]


class Stamp(msgspec.Struct, frozen=True):
    """The time at which an input reached the bot: taken once, before anything is awaited."""

    ms: int
    """Monotonic milliseconds on arrival. Display only."""
    seq: int = 0
    """Gateway sequence number, 0 if the input did not come over the gateway."""
    replayed: bool = False
    """True while a resumed connection replays what was missed: ``ms`` is then shown as "~" (slap A18)."""


# --- inputs: what may happen to a table ------------------------------------------------------------------------------


class Input(msgspec.Struct, frozen=True):
    at: Stamp


class Started(Input, frozen=True, tag=True):
    """The table begins, or this process took it over again after a restart (``fresh`` is False)."""

    fresh: bool
    away: int = 0
    """Milliseconds in which nobody could act: place lost or waiting for the referee; 0 after a restart."""
    back: int = 0
    """Milliseconds the clock was set back since the save: remembered moments are so much too late."""
    link: str = ""
    """Address of the table's thread; empty if unknown."""
    in_place: bool = False
    """Its messages stand where they stood, although it was away."""


class Echo(Input, frozen=True, tag=True):
    """Our own message came back over the gateway: it is now public (slap A3)."""

    key: str


class Sent(Input, frozen=True, tag=True):
    """Discord's REST answer to a post; comes before or after the echo, and repeats do no harm."""

    key: str


class Unsent(Input, frozen=True, tag=True):
    """A post or a seed reaction was refused for good. ``code`` is Discord's error code (50013, 10003, ...)."""

    key: str
    what: Literal["post", "edit", "seed"]
    code: int


class Allowed(Input, frozen=True, tag=True):
    """Somebody has allowed what was refused: the table may try again."""


class Reacted(Input, frozen=True, tag=True):
    """A reaction was added. ``seat`` is None for spectators and bots; ``key`` is None for a message we do not know."""

    seat: Seat | None
    key: str | None
    emoji: str
    name: str = ""


class Unreacted(Input, frozen=True, tag=True):
    seat: Seat | None
    key: str | None
    emoji: str


class Pressed(Input, frozen=True, tag=True):
    """A button, a menu, a form or a slash command. ``ask`` is the number in the control's id, 0 for commands.

    ``reply`` names the interaction that waits for an answer; ``Reply``, ``Show`` and ``Prompt`` carry it back.
    The answer is in the presser's ``language``. A press is one of these from its arrival on: what it is at a table is
    read first, then when it came and from whom, and at its turn who that is at the table.
    """

    at: Stamp = Stamp(0)
    seat: Seat | None = None
    ask: int = 0
    choice: str = ""
    reply: str = ""
    name: str = ""
    language: Language = DEFAULT
    values: tuple[str, ...] = ()
    """From a menu or form, or a command's arguments in order (empty if left out), people by display name."""
    guest: str = ""
    """The person meant, opaquely: named by a command, else the presser. Only ``Reseat`` gives it back."""
    guest_seat: Seat | None = None
    """Seat of the person meant; None for somebody not at this table."""
    moderator: bool = False
    key: str = ""
    """Message in which the control sits; empty for commands and private answers."""
    left: bool = False
    """The presser sat at this table and no longer does: they have seen more than a spectator."""
    away: bool = False
    """The command was given outside the table's thread: its answer has to name the table."""
    table: int = 0
    user: int = 0
    """Discord ids of the presser and of the message; 0 once a controller hears of it."""
    message: int = 0
    files: bool = False

    @property
    def outside_moderator(self) -> bool:
        """True for a moderator who neither sits nor has sat here: a player has no right that others lack."""
        return self.moderator and self.seat is None and not self.left


class Erased(Input, frozen=True, tag=True):
    key: str


class Bared(Input, frozen=True, tag=True):
    """Somebody took the bot's reaction off the message ``key``: this one, or all if ``emoji`` is empty."""

    key: str
    emoji: str = ""


class Chatted(Input, frozen=True, tag=True):
    """Messages of others came in the table's thread; they are counted, their content is not known."""

    messages: int = 1


class Link(Input, frozen=True, tag=True):
    """The gateway connection: ``down``, ``resumed`` (nothing lost) or ``fresh`` (events may be lost, slap A19)."""

    state: Literal["down", "resumed", "fresh"]


class Tick(Input, frozen=True, tag=True):
    name: str


class Hands(Input, frozen=True, tag=True):
    """Discord's list of who has a wanted emoji on a message, without order. Answers ``FetchHands``."""

    key: str
    seats: tuple[Seat, ...]


class Gone(Input, frozen=True, tag=True):
    """A looked-up player is no longer a member of the server. Answers ``LookUp``."""

    seat: Seat


class Rewound(Input, frozen=True, tag=True):
    """The referee or an upgrade took the game back: what was shown is not so any more."""

    away: int = 0
    """As of ``Started``."""
    in_place: bool = False


class Preference(msgspec.Struct, frozen=True):
    seat: Seat
    name: str
    value: str


class Preferred(Input, frozen=True, tag=True):
    """Preferences of the seats' people from now on, replacing all earlier ones."""

    chosen: tuple[Preference, ...]


class Thought(Input, frozen=True, tag=True):
    """Result of a worker process. Answers ``Think``, if anything does."""

    key: str
    found: bytes


# --- effects: what a table wants done --------------------------------------------------------------------------------


class Effect(msgspec.Struct, frozen=True, tag=True):
    """Base of what a controller returns. Each has a method in ``bot.play.running.effects`` that records and runs it."""


class Post(Effect, frozen=True, tag=True):
    """A new message in the thread, in the parent channel, or in the direct messages of the person on ``seat``.

    ``key`` (at most 25 characters) and the channel make its nonce. A closed DM is refused with code 50007, like any
    refused post.
    """

    key: str
    body: Body
    place: Literal["thread", "parent", "above", "dm"] = "thread"
    """``above`` is the parent channel alone: not sent where that is a forum, in which no message can stand."""
    seat: Seat | None = None
    """For ``dm`` only: its recipient. A seat without a person gets nothing, without a report."""
    restart: Literal["resend", "withdraw", "drop"] = "resend"
    """Treatment by a restart if nobody knows whether it was sent: a card in the air is withdrawn."""
    seed: str = ""
    """Emoji that the bot adds to the message once it is there; empty for none."""
    ping: tuple[Seat, ...] = ()
    """Seats whose people are mentioned first, and so notified, until an ``Edit``; nobody else ever is.

    Each mention takes some 23 of the 2,000 characters.
    """
    guest: str = ""
    """Somebody without a seat (see ``Pressed``) who is mentioned first; empty for nobody."""
    in_forum: tuple[Button, ...] = ()
    """A row above its own buttons in a forum's post, in place of a message ``above``."""
    patient: bool = False
    """For ``dm``: notify nobody whom another table notified and who has not come since."""


class Edit(Effect, frozen=True, tag=True):
    """Change the message posted under ``key``. Later edits of one key replace earlier ones that wait."""

    key: str
    body: Body


class Recall(Effect, frozen=True, tag=True):
    """Withdraw the post under ``key``: drop it if it has not been sent, else edit it to ``body``."""

    key: str
    body: Body


class Erase(Effect, frozen=True, tag=True):
    """Delete the message posted under ``key``; drop it if it has not been sent."""

    key: str


class Reply(Effect, frozen=True, tag=True):
    """A private answer to the press named ``reply``; only the presser sees it."""

    reply: str
    text: str


class Show(Effect, frozen=True, tag=True):
    """A private answer with controls to the press ``reply``; ``renew``: in place of the private one it came from."""

    reply: str
    body: Body
    renew: bool = False


class Prompt(Effect, frozen=True, tag=True):
    """Answer a press with a form of 1 to 5 fields; it comes back as ``Pressed`` with their texts as ``values``."""

    reply: str
    ask: int
    choice: str
    title: str
    """At most 45 characters."""
    fields: tuple[Field, ...]


class Owe(Effect, frozen=True, tag=True):
    """The seat's entry in its person's reminders and list of games; an empty ``what`` removes it.

    Replaces what the seat owed before. ``due_ms`` is when the default is taken, in the table's milliseconds.
    """

    seat: Seat
    what: str
    due_ms: int = 0
    public: bool = False
    """Everybody may know that the seat is asked: never where hidden cards decide who is still asked."""
    language: str = ""
    """Language of ``what``; empty for the table's."""


class Reseat(Effect, frozen=True, tag=True):
    """From now on this seat is ``guest``'s (see ``Pressed``), or with an empty one a computer player's."""

    seat: Seat
    guest: str
    name: str
    given: bool = False
    """The person who sat there answers for it: they gave it away, or have been missing for long."""


class Returned(Effect, frozen=True, tag=True):
    seat: Seat


class Silent(Effect, frozen=True, tag=True):
    """By vote of the others this seat counts as away from now on: a preference ``away`` of this value."""

    seat: Seat
    value: str


class Predict(Effect, frozen=True, tag=True):
    """Somebody without a seat (see ``Pressed``) thinks this side will win: a secret, in place of the last one."""

    guest: str
    challenge: int
    side: Literal["offense", "defense"]


class Decided(Effect, frozen=True, tag=True):
    """A challenge is over: which side has won it, and its public story. Predictions about it are settled."""

    challenge: int
    winner: Literal["offense", "defense", "none"]
    lines: tuple[str, ...]


class Follow(Effect, frozen=True, tag=True):
    """Somebody without a seat (see ``Pressed``) wants news of the game, or with an empty ``how`` none."""

    guest: str
    how: Literal["challenge", "day", ""]
    language: Language
    since: int
    """The last challenge of which they need not be told."""


class Ring(Effect, frozen=True, tag=True):
    """Call back with ``Tick(name)`` after ``ms``; replaces a timer of the same name."""

    name: str
    ms: int


class Hush(Effect, frozen=True, tag=True):
    name: str


class Think(Effect, frozen=True, tag=True):
    """Let a worker process find something out (``bot.play.games.ai_workers``): ``Thought`` with the same ``key`` tells.

    Nothing may wait for it, since it may never come. ``task`` is as secret as the game.
    """

    key: str
    name: str
    task: bytes


class React(Effect, frozen=True, tag=True):
    """Put the bot's reaction on the message ``key`` once more; no harm is done if it gets lost."""

    key: str
    emoji: str


class FetchHands(Effect, frozen=True, tag=True):
    """Ask Discord who has any of ``emojis``, as a super reaction or not, on the message ``key`` (slap A19)."""

    key: str
    emojis: tuple[str, ...]


class LookUp(Effect, frozen=True, tag=True):
    """Ask Discord whether this seat's person is still a member (slap T7)."""

    seat: Seat


class Note(Effect, frozen=True, tag=True):
    """One line for the durable event log: what was judged, how, and by which rule (slap A24)."""

    seat: Seat | None
    key: str
    verdict: str
    rule: str
    ms: int
    seq: int

    @property
    def ignored(self) -> bool:
        return self.verdict.partition(":")[0] == "ignored"


class Story(msgspec.Struct, frozen=True):
    winners: tuple[Seat, ...]
    things: tuple[str, ...] = ()
    """Search words without spaces, such as powers."""
    poster: Picture | None = None
    log: tuple[str, ...] = ()
    finishes: tuple[Finish, ...] = ()
    turns: int = 0
    """Length in cards or challenges."""
    decided: bool = False
    """Somebody has won by the rules, and not because others gave up."""


class Over(Effect, frozen=True, tag=True):
    """The game at this table has ended; nothing more will be asked of it."""

    why: str
    story: Story | None = None
