"""Who and what one table's Discord ids stand for: people and seats, messages and keys, places and language.

Pure look-ups over what the actor has read from the store; nothing here waits or writes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.kernel.seat import Seat
from bot.play import roster
from bot.play.games.kind import Desk
from bot.play.games.records import options_of
from bot.play.outgoing.outbox import LONGEST, Outgoing
from bot.play.raw import RawPress
from bot.play.roster import Seated
from bot.store.rows import TableRow
from bot.tables.contract.table import Edit, Effect, Erase, Post, Recall, Reseat
from bot.words.language import DEFAULT, Language, language_of


class Lookup:
    """What the Discord ids of one table stand for: people, messages, channels. One per actor."""

    def __init__(self) -> None:
        """Nothing is known before the table is taken up."""
        self.row: TableRow | None = None
        """The table as it was read from the store; None if there is no such table."""
        self.users: dict[int, Seat] = {}
        self.left: set[int] = set()
        """People who sat here once and do no longer."""
        self.keys: dict[int, str] = {}
        """Message ids to the keys under which they were posted."""
        self.messages: dict[str, tuple[int, int]] = {}
        """Keys to channel and message id; shared with the outbox."""
        self.dms: dict[int, int] = {}
        """The channels of people's direct messages, as far as they are known."""
        self.erasing: set[str] = set()
        """Keys of the messages that the desk has had deleted: nobody else did."""
        self._seating: Sequence[int] = ()

    def seat(self, row: TableRow, desk: Desk) -> None:
        """Learn who of the roster sits where."""
        self._seating = desk.seating
        self._learn(roster.decode(row.roster))

    def reseat(self, change: Reseat) -> dict[str, int | bytes | str | None]:
        """Give a seat to somebody else, at once; returns the columns of the table that say so.

        Whose table it was stays its host as long as they sit there; then the next person in the list is. Raises
        ``ValueError`` for somebody who has another seat already.
        """
        assert self.row is not None
        user = int(change.guest) if change.guest else None
        if user is not None and self.users.get(user, change.seat) != change.seat:
            raise ValueError("nobody can have two seats")
        places = roster.decode(self.row.roster)
        place = self._seating[change.seat]
        before, places[place] = places[place], Seated(change.name, user, replaced=True)
        host = self.row.host
        if before.user == host != user:
            host = next((seated.user for seated in places if seated.user is not None), host)
        self.row = msgspec.structs.replace(self.row, roster=roster.encode(places), host=host)
        if before.user is not None:
            self.left.add(before.user)
        self._learn(places)
        self.left -= self.users.keys()
        return {"roster": self.row.roster, "host": host}

    def _learn(self, places: Sequence[Seated]) -> None:
        users = [places[place].user for place in self._seating]
        self.users = {user: seat for seat, user in enumerate(users) if user is not None}

    def know(self, key: str, channel: int, message: int) -> None:
        """Note that a message exists, and where."""
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
        """The language of the table."""
        return DEFAULT if self.row is None else language_of(options_of(self.row).get("language"))

    @property
    def thread(self) -> int:
        """Where the table plays."""
        assert self.row is not None
        return self.row.thread or self.row.parent

    def outgoing(self, post: Post) -> Outgoing | None:
        """A new message with the people and places that it goes to now; None if its seat is nobody's."""
        assert self.row is not None
        body, ping = post.body, tuple(user for seat in post.ping if (user := self.user_of(seat)) is not None)
        ping = (int(post.guest), *ping) if post.guest else ping
        if ping:
            body = msgspec.structs.replace(body, text=mentioning(ping, body.text))
        user, channel = 0, self.thread
        if post.place == "parent":
            channel = self.row.parent
            if self.row.thread:  # its name says which game it was, and which table
                body = msgspec.structs.replace(body, text=headed(f"<#{self.row.thread}>:", body.text))
        elif post.place == "dm":
            user = self.user_of(post.seat) or 0 if post.seat is not None else 0
            channel = self.dms.get(user, 0)
            if not user:
                return None
        return Outgoing(post.key, channel, body, post.seed, post.restart, user, ping, patient=post.patient)

    def place(self, effect: Effect) -> int:
        """The channel of the message that an effect changes; 0 if it changes none."""
        if isinstance(effect, Edit | Recall | Erase):
            return self.messages.get(effect.key, (self.thread, 0))[0]
        return 0


def mentioning(users: Sequence[int], words: str) -> str:
    """Words behind mentions of people; the end of the words gives way if Discord has no room for both."""
    return headed(" ".join(f"<@{user}>" for user in users), words)


def headed(head: str, words: str) -> str:
    """Words behind something that has to come first; their end gives way if Discord has no room for both."""
    whole = f"{head} {words}"
    return whole if len(whole) <= LONGEST else f"{whole[: LONGEST - 1]}…"
