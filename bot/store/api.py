"""What tables, commands and upkeep need of a store, whichever database keeps it.

One process writes what is its own. What a writing method has returned from is durable; what a reading method tells was
committed before it. Errors are those of ``bot.store.errors``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from prometheus_client import Histogram

from bot.store.rows import (
    STATUSES,
    AwayRow,
    Batch,
    DeadlineRow,
    DecisionRow,
    DigestDue,
    Forgotten,
    LobbyRow,
    MeetingRow,
    NoteRow,
    OutboxRow,
    OwedAt,
    Owing,
    PastGame,
    PersonRow,
    PowerRow,
    PredictedRow,
    Progress,
    RatingRow,
    RefusalRow,
    Reminded,
    ReminderRow,
    ResultRow,
    Ringing,
    Search,
    SeasonRow,
    SeerRow,
    Status,
    StoryRow,
    StuckRow,
    TableHead,
    TableRow,
    TournamentRow,
    Traces,
    Unrated,
)
from bot.store.sharing import Sharing


class Store(Protocol):
    """The durable side of all tables."""

    @property
    def commits(self) -> Histogram:
        """How long transactions took."""

    @property
    def sharing(self) -> Sharing | None:
        """The other processes, if several share the database."""

    @property
    def holds_lease(self) -> bool:
        """Whether what is stored was still ours to write at the last renewal."""

    async def lost(self) -> None:
        """Wait until another process is found to hold the lease; then nobody here may act any more."""

    def stop_soon(self) -> None:
        """The process is to end: from now on a server that is away is waited for a few seconds only.

        What cannot be known by then raises ``StoreUnknown``. Harmless when repeated.
        """

    async def close(self) -> None:
        """Finish what was submitted, give up the lease. Harmless when repeated."""

    # --- writing: raises StoreFull (may be tried again), BatchRefused, LeaseLost, StoreBroken, StoreUnknown (as the
    # process ends) or StoreClosed

    async def create_table(self, row: TableRow, due: Mapping[str, int] | None = None) -> int:
        """Add a table and return its id; ``due`` names its first deadlines (unix ms)."""

    async def commit(self, batch: Batch) -> None:
        """Make a batch durable; on return it is on the disk, and after an error nothing of it was kept."""

    async def set_preference(self, user: int, name: str, value: str | None) -> None:
        """Keep a person's preference, or forget it (None)."""

    async def go_away(self, rows: Sequence[AwayRow]) -> None:
        """Keep that people are away, each in the place of what was kept for the same person and table.

        The tables are noted as awake, so that another process tells them if this one dies before it has. Rows of people
        who do not sit at their table are passed over.
        """

    async def come_back(self, user: int, tables: Sequence[int]) -> None:
        """Forget that a person is away from these tables, and note them as awake likewise."""

    async def block(self, user: int, other: int) -> None:
        """Keep that a person has blocked another one."""

    async def unblock(self, user: int, other: int) -> None:
        """Forget that a person has blocked another one."""

    async def told(self, user: int, table: int, challenge: int, at_ms: int) -> None:
        """Note that somebody who follows a game has been told up to this challenge."""

    async def unfollow(self, user: int, table: int) -> None:
        """Tell somebody nothing more of a game."""

    async def set_person(self, row: PersonRow) -> None:
        """Remember where a person gets direct messages."""

    async def remind(self, done: Reminded) -> None:
        """Keep what a round of reminders is about to do. Rows of tables that no longer exist are passed over."""

    async def open_season(self, row: SeasonRow) -> bool:
        """Begin a season; False if the one before is not over yet."""

    async def end_season(self, guild: int, now_ms: int, channel: int) -> bool:
        """End the season that runs now; False if none does. Its end is told in ``channel`` if no other is known."""

    async def tell_end(self, row: SeasonRow, table: TableRow, said: OutboxRow) -> int:
        """Tell the end of a season by a table of its own, which never plays; ``said`` is its message.

        Returns its number; 0, and nothing happens, if that end was told already.
        """

    async def open_tournament(self, row: TableRow, state: bytes, said: OutboxRow) -> int:
        """Begin a tournament with a table of its own, under whose number it says things; ``said`` is its first message.

        Returns that number; 0, and nothing happens, if another tournament of the server goes on.
        """

    async def advance(self, progress: Progress) -> bool:
        """Carry out a step of a tournament, the tables of a new round included.

        False, and nothing happens, if it has changed since ``progress.turn``.
        """

    async def set_settings(self, guild: int, settings: bytes | None) -> None:
        """Keep what the admins of a server have set, or forget it (None)."""

    async def tell_story(self, row: StoryRow) -> None:
        """Keep the story of a game that is over, if it has none; one without a result gets it."""

    async def rate(
        self,
        guild: int,
        turn: int,
        tables: Sequence[int],
        rows: Sequence[RatingRow],
        powers: Sequence[PowerRow] = (),
    ) -> bool:
        """Let ended games count: these ratings take the place of the old ones, what powers have won in these games is
        added, and the games are noted as counted.

        False, and nothing happens, if the server's ratings have changed since ``turn``.
        """

    async def recount(
        self,
        guild: int,
        turn: int,
        games: int,
        last: tuple[int, int],
        rows: Sequence[RatingRow],
        powers: Sequence[PowerRow],
    ) -> bool:
        """Let all games of a server count anew: this is what its first ``games`` come to, and takes the place of all
        ratings and of what powers have won, at once. ``last`` is moment and table of the last of them.

        False, and nothing happens, if the server's ratings have changed since ``turn``, or one of the games is new.
        """

    async def set_commands_digest(self, application: int, digest: str) -> None:
        """Keep the digest of the slash commands that Discord took."""

    async def remove_finished(self, before_ms: int, most: int, guild: int | None = None) -> int:
        """Delete up to ``most`` tables that are over and untouched since then, oldest first; returns how many.

        Of one server, or of all.
        """

    async def shrink(self, most: int, keep: int) -> bool:
        """Give up to ``most`` free pages back to the volume, but leave ``keep``; returns whether there are more."""

    async def forget(self, user: int, name: str) -> Forgotten:
        """Forget a person: in finished games ``name`` stands in their place, preferences are gone.

        Nothing of it stays in the database either: what is deleted is overwritten as soon as nobody reads it.
        """

    async def backup(self, to: Path) -> None:
        """Copy everything committed so far to ``to`` while the bot goes on, and verify the copy.

        Raises ``BackupRefused``, ``StoreFull``, ``StoreUnwritable``; an older file at ``to`` then stays as it was.
        """

    # --- reading: raises StoreBroken, StoreDamaged, StoreClosed ------------------------------------------------------

    async def table(self, number: int) -> TableRow | None:
        """One table with snapshot and desk, or None."""

    async def server_of(self, number: int) -> int | None:
        """The server of a table; None if there is no such table."""

    async def table_in(self, thread: int) -> int | None:
        """The newest table whose thread this is, ended or not."""

    async def rematch_of(self, number: int) -> int | None:
        """The newest table opened as the rematch of this one that is open, plays, or has played."""

    async def log(self, number: int) -> list[DecisionRow]:
        """The decisions on top of the snapshot, in the order of replay."""

    async def history(self, number: int) -> list[DecisionRow]:
        """All decisions of a table that no undo has dropped, from the first."""

    async def notes(self, number: int) -> list[NoteRow]:
        """The event log of a table, oldest first."""

    async def heads(self, statuses: Sequence[str]) -> list[TableHead]:
        """Light columns of all tables in one of these states, lowest id first."""

    async def heads_in(self, guild: int, statuses: Sequence[str]) -> list[TableHead]:
        """Light columns of the tables of one server in one of these states, lowest id first."""

    async def lobbies_in(self, guild: int, most: int) -> list[LobbyRow]:
        """The newest open lobbies of one server whose messages are known."""

    async def hosted(self, guild: int, user: int, statuses: Sequence[str]) -> list[str]:
        """The states of one person's tables on one server, of those in one of these states."""

    async def tables_of(self, user: int, statuses: Sequence[Status] = STATUSES) -> list[TableHead]:
        """Heads of the tables in these states at which this person sits or of which they are the host, newest first."""

    async def ended_of(
        self, user: int, most: int, begins: str = "", game: str = "", channel: int = 0, guild: int = 0
    ) -> list[TableHead]:
        """Heads of up to ``most`` games that are over and at which this person sat, newest first: those whose numbers
        begin with these digits, of one game, of one channel and of one server, as far as that is wanted.
        """

    async def outbox(self, number: int | None = None, states: Sequence[str] = ("waiting", "flying")) -> list[OutboxRow]:
        """Outbox rows in one of these states, of one table or of all, in sending order."""

    async def owing(self) -> list[int]:
        """Tables with something to be said on Discord, lowest id first."""

    async def last_order(self, number: int) -> int:
        """The highest ``order`` of a table's outbox rows, finished ones included; 0 without any."""

    async def deadlines(self, number: int | None = None) -> list[DeadlineRow]:
        """The deadlines of one table or of all, soonest first."""

    async def ringing(self, until_ms: int) -> Ringing:
        """The running tables with a deadline up to this moment, soonest first, and when the next of all is."""

    async def lobbies_due(self, before_ms: int, after_ms: int) -> list[int]:
        """Lobbies whose deadline is not after the one moment, or is after the other, soonest first."""

    async def preference(self, user: int, name: str) -> str | None:
        """A person's preference, or None."""

    async def preferences(self, users: Sequence[int], name: str) -> dict[int, str]:
        """One preference of several people, of those who have set it."""

    async def away_from(self, number: int) -> list[AwayRow]:
        """Who is away from a table."""

    async def holidays_of(self, user: int) -> list[AwayRow]:
        """From which tables somebody is away, by number."""

    async def blocked_by(self, user: int) -> list[int]:
        """Whom a person has blocked, by id."""

    async def apart_from(self, user: int) -> set[int]:
        """Whom a person has blocked, and who has blocked them."""

    async def former_players(self, number: int) -> set[int]:
        """Who sat at a table that is not over, and does no longer."""

    async def digests(self) -> list[DigestDue]:
        """Who follows a game at which more has happened than they were told, or that is over, by table."""

    async def chapters(self, table: int) -> list[tuple[int, bytes]]:
        """The stories of a game's last challenges, packed, by number."""

    async def seers(self, guild: int, most: int) -> list[SeerRow]:
        """Whose predictions on a server were right most often; of those the one with fewer mistakes first."""

    async def seer(self, guild: int, user: int) -> SeerRow | None:
        """How often somebody was right on a server; None without a prediction that counts."""

    async def predicted(self, guild: int, user: int, most: int) -> list[PredictedRow]:
        """The last predictions of somebody on a server, latest first."""

    async def commands_digest(self, application: int) -> str | None:
        """The digest of the slash commands that Discord last took, or None."""

    async def people(self, users: Sequence[int]) -> dict[int, PersonRow]:
        """Where these people get direct messages, as far as it is known."""

    async def owed(self, user: int | None = None) -> list[OwedAt]:
        """What one person is asked, or everybody, soonest first; what is never due comes last."""

    async def reminders(self) -> list[ReminderRow]:
        """How far all reminders have come, by table and seat."""

    async def owing_after(self, after: int, most: int) -> Owing:
        """Of up to ``most`` tables with higher numbers than ``after``, lowest first."""

    async def unanswered(self) -> dict[int, int]:
        """How many reminders in a row people have not answered; who is missing has answered."""

    async def settings(self, guild: int) -> bytes | None:
        """What the admins of a server have set, or None."""

    async def past_games(self, guild: int, wanted: Search, skip: int, most: int) -> list[PastGame]:
        """Up to ``most`` games of a server that are over and wanted, newest first, without the first ``skip``."""

    async def story(self, number: int) -> StoryRow | None:
        """What is kept of a game that is over, or None."""

    async def results(self, guild: int, after: tuple[int, int], most: int) -> list[ResultRow]:
        """Up to ``most`` ended games of a server behind this moment (unix ms) and table, oldest first."""

    async def seasons_of(self, guild: int, most: int) -> list[SeasonRow]:
        """The last seasons of a server, the one that was opened last first."""

    async def untold_seasons(self, now_ms: int) -> list[SeasonRow]:
        """Those of all servers that are over and whose end is still to be told."""

    async def tournament(self, number: int) -> TournamentRow | None:
        """One tournament by its own table, or None."""

    async def tournament_in(self, guild: int) -> TournamentRow | None:
        """The tournament of a server that was opened last, or None."""

    async def tournaments_running(self) -> list[TournamentRow]:
        """Those that are not over."""

    async def meetings(self, tournament: int) -> list[MeetingRow]:
        """The tables of a tournament's rounds, in order."""

    async def meeting(self, table: int) -> MeetingRow | None:
        """Of which tournament a table is, or None."""

    async def unrated_in(self) -> list[int]:
        """The servers with ended games that their ratings have not taken into account."""

    async def counted_in(self) -> list[int]:
        """The servers with ended games that have counted."""

    async def unrated(self, guild: int, most: int) -> Unrated:
        """The oldest such games of a server, up to ``most``, and its ratings as they are before them."""

    async def ratings(self, guild: int) -> list[RatingRow]:
        """All ratings of a server."""

    async def ratings_of(self, guild: int, user: int) -> list[RatingRow]:
        """Somebody's ratings on a server."""

    async def pools(self, guild: int) -> list[tuple[str, int]]:
        """Games with their numbers of players in which a server has ratings, those with the most people first."""

    async def results_of(self, guild: int, user: int, most: int) -> list[ResultRow]:
        """Somebody's ended games on a server, newest first, up to ``most``."""

    async def ladder(self, guild: int, game: str, players: int, least: int, most: int) -> list[RatingRow]:
        """The best of a game with so many players and at least ``least`` games, best first, without the hidden."""

    async def powers(self, guild: int) -> list[PowerRow]:
        """What each power has won on a server."""

    async def untold(self, most: int) -> list[int]:
        """Games that are over and have no story yet, or one without a result, lowest number first."""

    async def all_settings(self) -> dict[int, bytes]:
        """What the admins of all servers have set, by server."""

    async def refusals(self, number: int | None = None) -> list[RefusalRow]:
        """Channels in which Discord refused the last message, of one table or of all, oldest first."""

    async def refusals_in(self, guild: int) -> list[RefusalRow]:
        """The same for all tables of one server."""

    async def stuck(self, before_ms: int) -> list[StuckRow]:
        """Tables that owe messages to channels and at which nothing has moved since ``before_ms``."""

    async def traces(self, user: int) -> Traces:
        """What is stored about one person."""
