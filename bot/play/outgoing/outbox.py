"""One table's outgoing messages: new ones in order, edits coalesced, seeds beside them."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.pictures import Pictures, Sending
from bot.play.outgoing.screen import (
    LONGEST,
    STAYS,
    CallKind,
    Drawn,
    Found,
    Governor,
    Missing,
    NewMessage,
    Refused,
    Screen,
    Trouble,
    says,
)
from bot.process.metrics import watched
from bot.store.rows import OutboxRow, Restart
from bot.tables.contract.blockade import DOUBTED
from bot.tables.contract.table import Body, Picture
from bot.words.message import Language
from bot.words.signs import bare

log = logging.getLogger(__name__)

FIRST_RETRY_MS = 1_000
LAST_RETRY_MS = 60_000
SECOND_LOOK_MS = 5_000
"""A call is made once more after it if Discord says that the place is missing or forbidden."""
NONCE_MS = 30_000
"""Repeats of a post rely on its nonce for so long; then the channel is read back before each."""
UNKNOWN_MESSAGE = 10008

_APART: Final = "\n\n"

T = TypeVar("T")
Elsewhere: TypeAlias = Callable[[int, int, Language], Awaitable[str]]
"""Words about questions to a person at other tables, in a language; empty for none."""


class Outgoing(msgspec.Struct):
    key: str
    channel: int
    """0 for direct messages whose channel is not known yet."""
    body: Body
    seed: str = ""
    restart: Restart = "resend"
    """A card to be withdrawn has its picture with the post or not at all, which saves a call."""
    user: int = 0
    ping: tuple[int, ...] = ()
    """Users to notify; the mentions are in the body's words already."""
    recalled: bool = False
    look_first: bool = False
    """True after a restart: the post may have been made already, so the channel is read back first."""
    made_ms: int = 0
    """Lower bound for the message's age, so that no older part of the channel is searched."""
    tried_ms: int | None = None
    before: tuple[int, int] | None = None
    """Place known under its key when it was queued: an earlier message, in a thread that is gone."""
    above: int = 0
    """Last message known in its channel when it was queued: older ones may have the same words."""
    patient: bool = False
    """It comes in silence while another table's notification waits for the person."""


def as_before(row: OutboxRow, channel: int, body: Body, *, recalled: bool = False) -> Outgoing:
    """Return a post from before a restart, maybe made already; with ``recalled`` never made again."""
    ping = tuple(int(user) for user in row.ping.split())
    return Outgoing(row.key, channel, body, row.seed, row.restart, row.user, ping, recalled, True, row.at_ms)


class Report(msgspec.Struct, frozen=True):
    kind: Literal["sent", "edited", "erased", "dropped", "failed"]
    what: Literal["post", "edit", "seed", "erase"]
    key: str
    message: int = 0
    code: int = 0
    channel: int = 0


class Slowed(msgspec.Struct, frozen=True):
    """The table's calls wait so long for their turn that its people notice."""


class Wordless(msgspec.Struct, frozen=True):
    """Report that the table goes without pictures from now on, for this code of Discord's."""

    code: int


class _Change(msgspec.Struct):
    """A pending change of a message; it waits for its picture, and no other change does."""

    body: Body | None
    """None to delete the message."""
    drawn: Drawn = None
    drawing: bool = False
    late: bool = False
    """True if it only brings the picture of a message that is out with the same words."""


class Outbox:
    """Carries out one table's rows. ``known`` maps keys to (channel, message id)."""

    def __init__(
        self,
        table: int,
        screen: Screen,
        pictures: Pictures,
        governor: Governor,
        clock: Clock,
        people: People,
        report: Callable[[Report | Slowed | Wordless], None],
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._table = table
        self._screen = screen
        self._pictures = pictures
        self._governor = governor
        self._clock = clock
        self._people = people
        self._report = report
        self._elsewhere = elsewhere
        self.known: dict[str, tuple[int, int]] = {}
        self._posts: dict[int, list[Outgoing]] = {}
        """New messages by user, 0 for channels, so that no closed or slow direct messages block a table."""
        self._waits: dict[str, asyncio.Event] = {}
        """Posts being sent, by key: set once the gateway shows the message."""
        self._edits: dict[str, _Change] = {}
        self._drawings = itertools.count()
        self._dms: dict[int, int] = {}
        self._seeds: list[tuple[str, str]] = []
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._undeleted: dict[int, list[str]] = {}
        """Messages whose deletion was refused, by channel: tried again after the next post there."""
        self.sending = Sending(table, screen, pictures, lambda code: report(Wordless(code)))

    def post(self, row: Outgoing) -> None:
        row.before = self.known.get(row.key)
        row.above = max((message for channel, message in self.known.values() if channel == row.channel), default=0)
        self._posts.setdefault(row.user, []).append(row)
        self._start(f"posts {row.user}", lambda: self._run_posts(row.user))

    def overtaken(self, message: int) -> None:
        """Drop waiting edits of a message that an answer to a press has replaced."""
        for key, change in list(self._edits.items()):
            if change.body is not None and key in self.known and self.known[key][1] == message:
                del self._edits[key]
                self._report(Report("edited", "edit", key, message))

    def recall(self, key: str, body: Body) -> None:
        """Never send the post under ``key`` if it still waits; else edit it."""
        self._recall(key)
        self.edit(key, body)

    def erase(self, key: str) -> None:
        """Never send the post under ``key`` if it still waits; else delete it."""
        self._recall(key)
        self.edit(key, None)

    def react(self, key: str, emoji: str) -> None:
        self._seeds.append((key, emoji))
        self._start("seeds", self._run_seeds)

    def _recall(self, key: str) -> None:
        for user, rows in self._posts.items():
            for row in rows[1:] if f"posts {user}" in self._lanes else rows:
                if row.key == key:
                    row.recalled = True

    def edit(self, key: str, body: Body | None, *, late: bool = False) -> None:
        """Change a message, or delete it with None, in place of a change of it that still waits."""
        if key in self.known:
            self._edits[key] = _Change(body, late=late)
            self._draw_or_start(key)
        elif any(row.key == key for rows in self._posts.values() for row in rows):
            self._edits[key] = _Change(body)
        elif body is None:
            self._report(Report("erased", "erase", key))
        else:
            self._report(Report("failed", "edit", key, code=UNKNOWN_MESSAGE))

    def heard(self, key: str) -> None:
        """End the wait for Discord's answer: the gateway has shown our message, which is ``known``."""
        if (wait := self._waits.get(key)) is not None:
            wait.set()

    def learn_dm(self, channel: int, user: int) -> None:
        self._dms[channel] = user

    def stop(self) -> None:
        """Cancel all calls; the rows stay in the store and are loaded again at the next start."""
        for lane in list(self._lanes.values()):
            lane.cancel()

    @property
    def idle(self) -> bool:
        return not (self._lanes or self._posts or self._edits or self._seeds)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._posts.values())) + len(self._edits) + len(self._seeds)

    def _start(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if name not in self._lanes:
            self._lanes[name] = watched(self._lane(name, run), "outbox", name=name)

    async def _lane(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await run()
        finally:
            self._lanes.pop(name, None)

    def _draw_or_start(self, key: str) -> None:
        lane, change = self._lane_of(key), self._edits[key]
        if change.body is not None and self.sending.stays(self.known[key][1], change.body):
            change.drawn = STAYS
        elif change.body is not None and (picture := self.sending.wanted(change.body, private=lane != 0)) is not None:
            change.drawn = self._pictures.ready(picture)
            if change.drawn is None:
                body, change.drawing = change.body, True
                self._start(f"drawing {next(self._drawings)}", lambda: self._draw(lane, change, body, picture))
                return
        self._start(f"edits {lane}", lambda: self._run_edits(lane))

    async def _draw(self, lane: int, change: _Change, body: Body, picture: Picture) -> None:
        change.body, change.drawn = await self.sending.drawn(body, picture)
        change.drawing = False
        self._start(f"edits {lane}", lambda: self._run_edits(lane))

    def _lane_of(self, key: str) -> int:
        """Return the queue of changes: one for each person's direct messages, one for all channels."""
        channel = self.known[key][0]
        return channel if channel in self._dms else 0

    async def _run_posts(self, user: int) -> None:
        rows = self._posts[user]
        while rows:
            row = rows[0]
            try:
                await self._post(row)
            except Refused as refusal:
                self._report(Report("failed", "post", row.key, code=refusal.code, channel=row.channel))
                self._give_up_changes(row.key)
            rows.pop(0)
        del self._posts[user]

    def _give_up_changes(self, key: str) -> None:
        if key in self._edits:
            self._report(Report("dropped", "erase" if self._edits.pop(key).body is None else "edit", key))

    async def _post(self, row: Outgoing) -> None:
        picture = self.sending.wanted(row.body, private=row.user != 0)
        drawn = self._pictures.ready(picture) if picture else None
        message = None
        if row.look_first or not row.recalled:
            heard = self._waits[row.key] = asyncio.Event()
            kind = "card" if row.restart == "withdraw" else _kind(row.body, private=row.user != 0)
            try:
                message = await self._retry(kind, lambda: self._post_once(row, drawn), heard)
            finally:
                del self._waits[row.key]
        if message is None:
            self._report(Report("dropped", "post", row.key))
            self._give_up_changes(row.key)
            return
        self.known[row.key] = (row.channel, message)
        self._report(Report("sent", "post", row.key, message, channel=row.channel))
        for key in self._undeleted.pop(row.channel, ()):
            self.edit(key, None)
        if row.seed:
            self.react(row.key, row.seed)
        if row.key in self._edits:
            self._draw_or_start(row.key)
        elif picture and drawn is None and row.restart != "withdraw":
            self.edit(row.key, row.body, late=True)

    async def _post_once(self, row: Outgoing, drawn: bytes | None) -> int | None:
        if row.user:
            row.channel = await self._people.channel(row.user)
            self._dms[row.channel] = row.user
        now = self._clock.now()
        forgotten = row.look_first or (row.tried_ms is not None and now - row.tried_ms >= NONCE_MS)
        if forgotten and self._stands(row) is None:
            await self._find(row, now)
        if (place := self._stands(row)) is not None:
            row.channel = place[0]
            return place[1]
        if row.recalled:
            return None
        row.tried_ms = now if row.tried_ms is None else row.tried_ms
        try:
            private = row.user != 0
            silent = row.patient and self._people.visits.awaited(row.user, self._table)
            new = NewMessage(self._table, row.key, await self._whole(row.body, row.user), row.ping, silent)
            message = await self.sending.post(row.channel, new, drawn, private=private)
        except Refused as refusal:
            if row.user:
                await self._people.refused(row.user, refusal.code)
            raise
        if row.user:
            await self._people.sent(row.user)
            if not silent:
                self._people.visits.notified(row.user, self._table)
        return message

    async def _whole(self, body: Body, user: int) -> Body:
        if body.elsewhere is None or self._elsewhere is None or not user:
            return body
        more = await self._elsewhere(user, self._table, body.elsewhere)
        words = f"{body.text}{_APART}{more}" if more else body.text
        return msgspec.structs.replace(body, text=words) if len(words) <= LONGEST else body

    def _stands(self, row: Outgoing) -> tuple[int, int] | None:
        """Return channel and id of the post if it is known to have been made, by its echo for instance."""
        place = self.known.get(row.key)
        return None if place == row.before else place

    async def _find(self, row: Outgoing, now: int) -> None:
        """Look for the post in its channel by its words: its nonce may be forgotten, its echo lost."""
        said = bare(row.body.text).strip()
        wanted = says(self._table, row.body)
        taken = {message for _, message in self.known.values()}

        def is_it(found: Found) -> bool:
            if row.body.elsewhere is not None and found.text.strip().startswith(f"{said}{_APART}"):
                found = msgspec.structs.replace(found, text=said)
            return found.message > row.above and found.message not in taken and wanted(found)

        try:
            message = await self._screen.find(row.channel, min(row.made_ms, now), is_it)
        except Refused as refusal:
            if refusal.code in DOUBTED:
                raise
            return
        if message is not None and self._stands(row) is None:  # else it was heard of meanwhile
            self.known[row.key] = (row.channel, message)

    async def _run_seeds(self) -> None:
        while self._seeds:
            key, emoji = self._seeds.pop(0)
            if (place := self.known.get(key)) is None:
                continue  # deleted meanwhile
            channel, message = place
            try:
                await self._retry("card", partial(self._seed, channel, message, emoji))
            except Missing:
                continue  # the card is gone; its deletion comes over the gateway
            except Refused as refusal:
                self._report(Report("failed", "seed", key, code=refusal.code, channel=channel))

    async def _seed(self, channel: int, message: int, emoji: str) -> None:
        """Add a reaction; give up after a failure if there is a newer message."""
        try:
            await self._screen.react(channel, message, emoji)
        except Trouble:
            if not self._seeds:
                raise
            log.info("a seed reaction was lost; players can add their own")

    async def _run_edits(self, lane: int) -> None:
        while ready := [key for key in self._edits if self._can_change(key, lane)]:
            key = ready[0]
            change = self._edits.pop(key)
            if change.body is None:
                await self._erase(key)
            else:
                kind = "picture" if change.late else _kind(change.body, private=lane != 0)
                await self._edit(key, change.body, change.drawn, kind, private=lane != 0)

    def _can_change(self, key: str, lane: int) -> bool:
        return key in self.known and self._lane_of(key) == lane and not self._edits[key].drawing

    async def _edit(self, key: str, body: Body, drawn: Drawn, kind: CallKind, *, private: bool) -> None:
        channel, message = self.known[key]
        body = await self._whole(body, self._dms.get(channel, 0))
        try:
            await self._retry(kind, lambda: self.sending.edit(channel, message, body, drawn, private=private))
        except Refused as refusal:
            self._report(Report("failed", "edit", key, message, refusal.code, channel))
        else:
            self._report(Report("edited", "edit", key, message))

    async def _erase(self, key: str) -> None:
        channel, message = self.known.pop(key)
        try:
            await self._retry("story", lambda: self._screen.erase(channel, message))
        except Missing:
            pass
        except Refused as refusal:  # as in a thread that is archived, which the next post opens
            log.info("a message could not be deleted for now: code %s", refusal.code)
            self.known[key] = (channel, message)
            self._undeleted.setdefault(channel, []).append(key)
            return
        self._report(Report("erased", "erase", key, message))

    async def _retry(self, kind: CallKind, call: Callable[[], Awaitable[T]], sooner: asyncio.Event | None = None) -> T:
        """Call until Discord takes it or refuses it for good; ``sooner`` ends the wait between two tries."""
        wait, doubted = FIRST_RETRY_MS, False
        while True:
            if self._governor.slows(self._table, kind):
                self._report(Slowed())
            await self._governor.turn(kind)
            try:
                return await call()
            except Refused as refusal:
                if doubted or refusal.code not in DOUBTED:
                    raise
                doubted = True
                log.info("Discord does not know a place, or does not let us in (code %s): looking again", refusal.code)
                await self._pause(SECOND_LOOK_MS, sooner or asyncio.Event())
            except Trouble as trouble:
                log.warning("Discord is unwell (%s), next try in %s ms", trouble, wait)
                await self._pause(wait, sooner or asyncio.Event())
                wait = min(wait * 2, LAST_RETRY_MS)

    async def _pause(self, ms: int, sooner: asyncio.Event) -> None:
        timer = self._clock.after(ms, sooner.set)
        await sooner.wait()
        timer.cancel()
        sooner.clear()


def _kind(body: Body, *, private: bool) -> CallKind:
    if private:
        return "question"
    return "panel" if body.panel or body.buttons or body.menus else "story"
