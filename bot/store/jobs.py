"""What can be written, as data: each job is done as a whole or not at all, by whichever database keeps it.

How it is done is said in ``bot.store.statements.doing``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from bot.store.rows import (
    AwayRow,
    Batch,
    Forgotten,
    OutboxRow,
    PersonRow,
    PowerRow,
    Progress,
    RatingRow,
    Reminded,
    SeasonRow,
    StoryRow,
    TableRow,
)

T = TypeVar("T")


class Job(msgspec.Struct, Generic[T], frozen=True):
    """Something to be written; ``T`` is what comes of it."""


class CreateTable(Job[int], frozen=True):
    """Add a table with its first deadlines; its id comes back."""

    row: TableRow
    due: Mapping[str, int]
    """Deadlines by name, unix ms."""
    now_ms: int


class Commit(Job[None], frozen=True):
    """Carry out a batch."""

    batch: Batch
    now_ms: int


class SetPreference(Job[None], frozen=True):
    """Keep a person's preference, or forget it (None)."""

    user: int
    name: str
    value: str | None


class GoAway(Job[None], frozen=True):
    """Keep that people are away, each in the place of what was kept for the same person and table."""

    rows: Sequence[AwayRow]


class ComeBack(Job[None], frozen=True):
    """Forget that a person is away from these tables."""

    user: int
    tables: Sequence[int]


class Block(Job[None], frozen=True):
    """Keep that a person has blocked another one."""

    user: int
    other: int


class Unblock(Job[None], frozen=True):
    """Forget that a person has blocked another one."""

    user: int
    other: int


class Told(Job[None], frozen=True):
    """Somebody who follows a game has been told up to a challenge."""

    user: int
    table: int
    challenge: int
    at_ms: int


class Unfollow(Job[None], frozen=True):
    """Tell somebody nothing more of a game."""

    user: int
    table: int


class SetPerson(Job[None], frozen=True):
    """Remember where a person gets direct messages."""

    row: PersonRow


class OpenSeason(Job[bool], frozen=True):
    """Begin a season, if the one before is over."""

    row: SeasonRow


class EndSeason(Job[bool], frozen=True):
    """End the season that runs now; its end is told in this channel if no other one is known."""

    guild: int
    now_ms: int
    channel: int


class TellEnd(Job[int], frozen=True):
    """Tell the end of a season, once; the number of the table that tells it comes back, or 0."""

    row: SeasonRow
    table: TableRow
    said: OutboxRow
    now_ms: int


class OpenTournament(Job[int], frozen=True):
    """Begin a tournament with its own table, unless another one of its server goes on; its number comes back, or 0."""

    row: TableRow
    state: bytes
    said: OutboxRow
    now_ms: int


class Advance(Job[bool], frozen=True):
    """Carry out a step of a tournament, if nothing has changed since it was thought out."""

    progress: Progress
    now_ms: int


class SetSettings(Job[None], frozen=True):
    """Keep what the admins of a server have set, or forget it (None)."""

    guild: int
    settings: bytes | None


class TellStory(Job[None], frozen=True):
    """Keep the story of a game that is over, if it has none."""

    row: StoryRow


class Rate(Job[bool], frozen=True):
    """Let games of a server count, once."""

    guild: int
    turn: int
    tables: Sequence[int]
    rows: Sequence[RatingRow]
    powers: Sequence[PowerRow] = ()


class Recount(Job[bool], frozen=True):
    """Let all games of a server count anew, up to the last of them that was looked at."""

    guild: int
    turn: int
    games: int
    last: tuple[int, int]
    rows: Sequence[RatingRow]
    powers: Sequence[PowerRow]


class SetCommandsDigest(Job[None], frozen=True):
    """Keep the digest of the slash commands that Discord took."""

    application: int
    digest: str


class Remind(Job[None], frozen=True):
    """Keep what a round of reminders is about to do."""

    done: Reminded


class RemoveFinished(Job[int], frozen=True):
    """Delete old tables that are over, of one server or of all; how many comes back."""

    before_ms: int
    most: int
    guild: int | None = None


class Forget(Job[Forgotten], frozen=True):
    """Forget a person, in whose place ``name`` stands then."""

    user: int
    name: str


class Renew(Job[None], frozen=True):
    """Move the end of a lease."""

    token: str
    until_ms: int


class Release(Job[None], frozen=True):
    """Give a lease up; another's stays."""

    token: str
