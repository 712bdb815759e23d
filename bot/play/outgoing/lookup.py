"""Look-ups for one table's Discord ids, and the call of everybody in its thread; no waits, no writes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from bot.kernel.event import Seat
from bot.play import rosters
from bot.play.games.kinds import Controller, options_of
from bot.play.outgoing.outbox import Outgoing, Report
from bot.play.outgoing.screen import LONGEST, PANEL_LONGEST
from bot.play.rosters import Seated
from bot.store.rows import OutboxRow, TableRow
from bot.tables.contract.table import Body, Edit, Post, Reseat
from bot.words.message import DEFAULT, Language, language_of


class Lookup:
    def __init__(self, is_forum: Callable[[int], bool] = lambda channel: False) -> None:
        self._is_forum = is_forum
        self.row: TableRow | None = None
        self.users: dict[int, Seat] = {}
        self.left: set[int] = set()
        self.keys: dict[int, str] = {}
        self.messages: dict[str, tuple[int, int]] = {}
        """Keys to channel and message id; shared with the outbox."""
        self.dms: dict[int, int] = {}
        self.erasing: set[str] = set()
        """Keys of the messages that the controller has had deleted: nobody else did."""
        self._above: set[str] = set()
        """Keys of the messages that go to the parent channel."""
        self.seating: Sequence[int] = ()
        """The place in the roster of each seat's player."""
        self._gave_up = set[Seat]()

    def seat(self, row: TableRow, controller: Controller) -> None:
        self.seating = controller.seating
        self._learn(rosters.decode(row.roster))

    def reseat(self, change: Reseat) -> dict[str, int | bytes | str | None]:
        """Give a seat to somebody else; return the changed columns. ``ValueError`` if they sit elsewhere."""
        assert self.row is not None
        user = int(change.guest) if change.guest else None
        if user is not None and self.users.get(user, change.seat) != change.seat:
            raise ValueError("nobody can have two seats")
        places = rosters.decode(self.row.roster)
        place = self.seating[change.seat]
        before, places[place] = places[place], Seated(change.name, user, replaced=True)
        host = self.row.host
        if before.user == host != user:
            host = next((seated.user for seated in places if seated.user is not None), host)
        self.row = msgspec.structs.replace(self.row, roster=rosters.encode(places), host=host)
        if before.user is not None:
            self.left.add(before.user)
        self._learn(places)
        self.left -= self.users.keys()
        return {"roster": self.row.roster, "host": host}

    def leave(self, seats: Collection[Seat]) -> dict[str, int | bytes | str | None]:
        assert self.row is not None
        if self._gave_up == set(seats):
            return {}
        self._gave_up = set(seats)
        left = {self.seating[seat] for seat in seats}
        places = enumerate(rosters.decode(self.row.roster))
        roster = rosters.encode([msgspec.structs.replace(one, left=place in left) for place, one in places])
        self.row = msgspec.structs.replace(self.row, roster=roster)
        return {"roster": self.row.roster}

    def giver(self, change: Reseat) -> list[tuple[int, int]]:
        """Return (user, place) of the player who answers for a seat changing hands; empty for a replacement."""
        assert self.row is not None
        place = self.seating[change.seat]
        seated = rosters.decode(self.row.roster)[place]
        return [(seated.user, place)] if change.given and seated.user is not None and not seated.replaced else []

    def _learn(self, places: Sequence[Seated]) -> None:
        self._gave_up = {seat for seat, place in enumerate(self.seating) if places[place].left}
        users = [places[place].user for place in self.seating]
        self.users = {user: seat for seat, user in enumerate(users) if user is not None}

    def know(self, key: str, channel: int, message: int) -> None:
        self.messages[key] = (channel, message)
        self.keys[message] = key

    def user_of(self, seat: Seat) -> int | None:
        return next((user for user, held in self.users.items() if held == seat), None)

    @property
    def status(self) -> str:
        return "" if self.row is None else self.row.status

    @property
    def language(self) -> Language:
        return DEFAULT if self.row is None else language_of(options_of(self.row).get("language"))

    @property
    def thread(self) -> int:
        assert self.row is not None
        return self.row.thread or self.row.parent

    def outgoing(self, post: Post) -> Outgoing | None:
        assert self.row is not None
        body, ping = post.body, tuple(user for seat in post.ping if (user := self.user_of(seat)) is not None)
        ping = (int(post.guest), *ping) if post.guest else ping
        if ping:
            most = PANEL_LONGEST if body.panel else LONGEST
            body = msgspec.structs.replace(body, text=mentioning(ping, body.text, most))
        user, channel, forum = 0, self.thread, self._is_forum(self.row.parent)
        if post.in_forum and forum:
            body = msgspec.structs.replace(body, buttons=(post.in_forum, *body.buttons))
        if post.place == "above" and forum:
            return None
        if post.place in ("parent", "above") and not forum:
            channel = self.row.parent
            self._above.add(post.key)
            body = self._named(body)
        elif post.place == "dm":
            user = self.user_of(post.seat) or 0 if post.seat is not None else 0
            channel = self.dms.get(user, 0)
            if not user:
                return None
        return Outgoing(post.key, channel, body, post.seed, post.restart, user, ping, patient=post.patient)

    def edited(self, edit: Edit) -> Body:
        """Return the new body of a message, headed by the thread where it stands in the parent channel."""
        above = edit.key in self._above or (self.row is not None and self.channel_of(edit.key) == self.row.parent)
        return self._named(edit.body) if above else edit.body

    def _named(self, body: Body) -> Body:
        if self.row is None or not self.row.thread:
            return body
        return msgspec.structs.replace(body, text=headed(f"<#{self.row.thread}>:", body.text))

    def channel_of(self, key: str) -> int:
        return self.messages.get(key, (self.thread, 0))[0]


def mentioning(users: Sequence[int], words: str, most: int = LONGEST) -> str:
    return headed(" ".join(f"<@{user}>" for user in users), words, most)


def headed(head: str, words: str, most: int = LONGEST) -> str:
    """Put a head before words; their end gives way if Discord has no room for both."""
    whole = f"{head} {words}"
    return whole if len(whole) <= most else f"{whole[: most - 1]}…"


class Call:
    """Mentions everybody in the first message of a thread: only then do they see it. One per table."""

    def __init__(self, lookup: Lookup) -> None:
        self._lookup = lookup
        self._waits = False
        self._made: set[str] = set()
        """Keys of the messages that call everybody, until their fate is known."""

    def load(self, rows: Iterable[OutboxRow]) -> None:
        row = self._lookup.row
        assert row is not None
        people = {seated.user for seated in rosters.decode(row.roster) if seated.user is not None}
        said = [one for one in rows if one.kind == "post" and one.channel == row.thread]
        calls = [one for one in said if one.ping and people <= set(map(int, one.ping.split()))]
        self._made = {one.key for one in calls if one.state in ("waiting", "flying")}
        stands = any(one.state == "done" for one in said)
        self._waits = all(one.state == "failed" for one in calls) and (bool(calls) or not stands)

    def to_thread(self, post: Post) -> Post:
        """Add mentions of everybody at the table if it is the first message in the thread."""
        row = self._lookup.row
        if not self._waits or post.place != "thread" or row is None or row.thread is None:
            return post
        self._waits = False
        self._made.add(post.key)
        return msgspec.structs.replace(post, ping=tuple(sorted(self._lookup.users.values())))

    def heard(self, report: Report) -> None:
        """Note the fate of a message: if it is not out, the next one calls."""
        if report.what == "post" and report.key in self._made:
            self._made.discard(report.key)
            self._waits = self._waits or report.kind != "sent"
