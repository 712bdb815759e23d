"""Who and what one table's Discord ids stand for: people and seats, messages and keys, places and language.

Pure look-ups over what the actor has read from the store; nothing here waits or writes.
"""

from __future__ import annotations

from bot.kernel.language import DEFAULT, Language, language_of
from bot.kernel.table import Edit, Effect, Post, Recall, Seat
from bot.play import roster
from bot.play.games import Desk
from bot.play.raw import RawPress
from bot.play.records import options_of
from bot.store.rows import TableRow


class Lookup:
    """One per actor."""

    def __init__(self) -> None:
        """Nothing is known before the table is taken up."""
        self.row: TableRow | None = None
        """The table as it was read from the store; None if there is no such table."""
        self.users: dict[int, Seat] = {}
        self.keys: dict[int, str] = {}
        """Message ids to the keys under which they were posted."""
        self.messages: dict[str, tuple[int, int]] = {}
        """Keys to channel and message id; shared with the outbox."""

    def seat(self, row: TableRow, desk: Desk) -> None:
        """Learn who of the roster sits where."""
        places = roster.decode(row.roster)
        users = [places[place].user for place in desk.seating]
        self.users = {user: seat for seat, user in enumerate(users) if user is not None}

    def know(self, key: str, channel: int, message: int) -> None:
        """A message exists."""
        self.messages[key] = (channel, message)
        self.keys[message] = key

    def user_of(self, seat: Seat) -> int | None:
        """Whose seat this is; None for a practice opponent's."""
        return next((user for user, held in self.users.items() if held == seat), None)

    def is_host(self, press: RawPress) -> bool:
        """Whether the presser is the table's host or a moderator."""
        return press.host or (self.row is not None and press.user == self.row.host)

    @property
    def status(self) -> str:
        """The table's; empty if there is none."""
        return "" if self.row is None else self.row.status

    @property
    def language(self) -> Language:
        """The table's."""
        return DEFAULT if self.row is None else language_of(options_of(self.row).get("language"))

    @property
    def thread(self) -> int:
        """Where the table plays."""
        assert self.row is not None
        return self.row.thread or self.row.parent

    def channel(self, post: Post) -> int:
        """Where a new message goes."""
        assert self.row is not None
        return self.row.parent if post.place == "parent" else self.thread

    def place(self, effect: Effect) -> int:
        """The channel of an effect's message; 0 if it has none."""
        if isinstance(effect, Post):
            return self.channel(effect)
        if isinstance(effect, Edit | Recall):
            return self.messages.get(effect.key, (self.thread, 0))[0]
        return 0
