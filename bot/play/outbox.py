"""One table's outgoing messages: new ones in order, edits coalesced, seeds beside them.

Rows are durable before they come here (``bot.play.actor`` commits them); this file only carries them out and reports
back. Nothing on the decision path ever waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, TypeVar

import msgspec

from bot.kernel.table import Body
from bot.play.clock import Clock
from bot.play.governor import Governor
from bot.play.pictures import Pictures
from bot.play.screen import Missing, Refused, Screen, Trouble

log = logging.getLogger(__name__)

FIRST_RETRY_MS = 1_000
LAST_RETRY_MS = 60_000

T = TypeVar("T")


class Outgoing(msgspec.Struct):
    """A post on its way."""

    key: str
    channel: int
    body: Body
    seed: str = ""
    recalled: bool = False
    look_first: bool = False
    """True after a restart: the post may have been made already, so the channel is read back first."""
    picture_follows: bool = True
    """False for a card: its picture goes with the post or not at all, so that a card costs two calls."""


class Report(msgspec.Struct, frozen=True):
    """What became of an outgoing row."""

    kind: Literal["sent", "edited", "dropped", "failed"]
    what: Literal["post", "edit", "seed"]
    key: str
    message: int = 0
    code: int = 0
    channel: int = 0


class Outbox:
    """Carries out one table's rows. ``known`` maps keys to (channel, message id)."""

    def __init__(
        self,
        table: int,
        screen: Screen,
        pictures: Pictures,
        governor: Governor,
        clock: Clock,
        report: Callable[[Report], None],
    ) -> None:
        self._table = table
        self._screen = screen
        self._pictures = pictures
        self._governor = governor
        self._clock = clock
        self._report = report
        self.known: dict[str, tuple[int, int]] = {}
        self._posts: list[Outgoing] = []
        self._edits: dict[str, Body] = {}
        self._seeds: list[tuple[str, str]] = []
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._words_only = False
        """Discord refused a message only because of its picture: spare it and us the next ones."""

    def post(self, row: Outgoing) -> None:
        """Queue a new message behind those that wait."""
        self._posts.append(row)
        self._start("posts", self._run_posts)

    def edit(self, key: str, body: Body) -> None:
        """Change a message; a waiting edit of the same message is replaced."""
        self._edits[key] = body
        if key in self.known:
            self._start("edits", self._run_edits)

    def recall(self, key: str, body: Body) -> None:
        """Never send the post under ``key`` if it still waits; else edit it."""
        for row in self._posts[1:] if "posts" in self._lanes else self._posts:
            if row.key == key:
                row.recalled = True
                return
        self.edit(key, body)

    async def drain(self) -> None:
        """Wait until nothing is under way; new rows are still accepted."""
        while self._lanes:
            await asyncio.gather(*self._lanes.values(), return_exceptions=True)

    def stop(self) -> None:
        """Give up what is under way; the rows stay in the store and are taken up again at the next start."""
        for lane in list(self._lanes.values()):
            lane.cancel()

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not (self._lanes or self._posts or self._edits or self._seeds)

    @property
    def waiting(self) -> int:
        """Posts, edits and reactions that are not out yet."""
        return len(self._posts) + len(self._edits) + len(self._seeds)

    def _start(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if name not in self._lanes:
            task = asyncio.get_running_loop().create_task(self._lane(name, run))
            self._lanes[name] = task

    async def _lane(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await run()
        finally:
            self._lanes.pop(name, None)

    async def _run_posts(self) -> None:
        while self._posts:
            row = self._posts[0]
            try:
                await self._post(row)
            except Refused as refusal:
                self._report(Report("failed", "post", row.key, code=refusal.code, channel=row.channel))
            self._posts.pop(0)

    async def _post(self, row: Outgoing) -> None:
        if row.recalled:
            self._report(Report("dropped", "post", row.key))
            return
        picture = row.body.picture
        drawn = self._pictures.ready(picture) if picture and not self._words_only else None
        message = await self._retry(lambda: self._post_once(row, drawn))
        self.known[row.key] = (row.channel, message)
        self._report(Report("sent", "post", row.key, message, channel=row.channel))
        if row.seed:
            self._seeds.append((row.key, row.seed))
            self._start("seeds", self._run_seeds)
        if row.key in self._edits:
            self._start("edits", self._run_edits)
        elif picture and drawn is None and row.picture_follows and not self._words_only:
            self.edit(row.key, row.body)

    async def _post_once(self, row: Outgoing, drawn: bytes | None) -> int:
        if row.look_first:
            earlier = await self.find(row.key, row.channel, row.body)
            if earlier is not None:
                return earlier
        try:
            return await self._screen.post(row.channel, self._table, row.key, row.body, drawn)
        except Refused:
            if drawn is None:
                raise
        message = await self._screen.post(row.channel, self._table, row.key, row.body, None)
        self._words_only = True
        return message

    async def find(self, key: str, channel: int, body: Body) -> int | None:
        """Our own message of before a restart, by what it says: Discord's nonce guards only quick retries.

        A table that was taken up again in the same process may meanwhile have heard under which number it went out.
        """
        ids = tuple(f"t{self._table}:{b.ask}:{b.choice}" for line in body.buttons for b in line)
        try:
            found = await self._screen.recent(channel)
        except Refused:
            return None
        if key in self.known:
            return self.known[key][1]
        taken = {message for _, message in self.known.values()}
        return next(
            (f.message for f in found if f.message not in taken and (f.text, f.custom_ids) == (body.text, ids)), None
        )

    async def _run_seeds(self) -> None:
        while self._seeds:
            key, emoji = self._seeds.pop(0)
            channel, message = self.known[key]
            await self._governor.turn()
            try:
                await self._screen.react(channel, message, emoji)
            except Missing:
                continue  # the card is gone; its deletion comes over the gateway
            except Refused as refusal:
                self._report(Report("failed", "seed", key, code=refusal.code, channel=channel))
            except Trouble:
                log.info("a seed reaction was lost; players can add their own")

    async def _run_edits(self) -> None:
        while ready := [key for key in self._edits if key in self.known]:
            key = ready[0]
            body = self._edits.pop(key)
            drawn = await self._pictures.get(body.picture) if body.picture and not self._words_only else None
            if key not in self._edits:  # else a newer text came while this one's picture was drawn
                await self._edit(key, body, drawn)

    async def _edit(self, key: str, body: Body, drawn: bytes | None) -> None:
        channel, message = self.known[key]
        try:
            await self._retry(lambda: self._screen.edit(channel, message, self._table, body, drawn))
        except Refused as refusal:
            self._report(Report("failed", "edit", key, message, refusal.code, channel))
        else:
            self._report(Report("edited", "edit", key, message))

    async def _retry(self, call: Callable[[], Awaitable[T]]) -> T:
        """Until Discord takes it or refuses it for good; the same nonce makes quick repeats harmless."""
        wait = FIRST_RETRY_MS
        while True:
            await self._governor.turn()
            try:
                return await call()
            except Trouble as trouble:
                log.warning("Discord is unwell (%s), next try in %s ms", trouble, wait)
                await self._clock.sleep(wait)
                wait = min(wait * 2, LAST_RETRY_MS)
