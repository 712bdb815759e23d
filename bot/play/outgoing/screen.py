"""Protocol of the outside world (``cogs.posting`` for Discord), and the budget of requests (design 5)."""

from __future__ import annotations

import asyncio
import itertools
import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, Protocol, TypeAlias, get_args

import msgspec

from bot.play.clock import Clock, Timer
from bot.process.metrics import Metrics, observe_ms
from bot.tables.contract.table import Body, Button, Menu, Picture, Prompt
from bot.words.signs import bare

LONGEST: Final = 2_000
PANEL_LONGEST: Final = 4_000
"""Characters of a message and of a panel, as Discord counts them: an emoji is its whole markup."""


class Stays:
    """The type of ``STAYS``."""


STAYS: Final = Stays()
"""Instead of a drawn picture: the message shows it already, and keeps it."""
Drawn: TypeAlias = bytes | Stays | None


class ScreenError(Exception):
    """A call to Discord did not succeed. ``code`` is Discord's error code, 0 if there is none."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message or f"Discord refused with code {code}")
        self.code = code


class Refused(ScreenError):
    """Raised when trying again will not help: missing permission, deleted channel or message."""


class Crowded(Exception):
    """Raised when a picture is left out: too many wait, or the bot is ending. Messages are complete without."""


class Trouble(ScreenError):
    """Raised when Discord is unwell (5xx, connection lost) and the call may be tried again later."""


class Missing(Refused):
    """Raised when the message or channel does not exist (any more)."""


class PictureGone(ScreenError):
    """Raised when a message was to keep its picture and does not show it, or may not: it has to be sent again."""


def control_id(table: int, control: Button | Menu | Prompt) -> str:
    return f"t{table}:{control.ask}:{control.choice}"


def control_ids(table: int, body: Body) -> tuple[str, ...]:
    return tuple(control_id(table, control) for row in rows_of(body) for control in row)


def rows_of(body: Body) -> list[tuple[Button | Menu, ...]]:
    above = [(menu,) for menu in body.menus if not menu.below]
    return [*above, *body.buttons, *[(menu,) for menu in body.menus if menu.below]]


class Found(msgspec.Struct, frozen=True):
    message: int
    text: str
    custom_ids: tuple[str, ...]


def says(table: int, body: Body) -> Callable[[Found], bool]:
    """Return a test for this message by its words and controls: its nonce may be forgotten."""
    wanted = bare(body.text).strip(), control_ids(table, body)
    return lambda found: (found.text.strip(), found.custom_ids) == wanted


class NewMessage(msgspec.Struct, frozen=True):
    table: int
    """Table of its controls; 0 for a message without any."""
    nonce: str
    """A repeat with the same nonce in the same channel is sent once."""
    body: Body
    ping: tuple[int, ...] = ()
    """Of the people whom it mentions only these are notified."""
    silent: bool = False


class Screen(Protocol):
    """Carries effects to Discord. Every method may raise ``Refused``, ``Missing`` or ``Trouble``."""

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        """Send a message and return its id."""

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        """Replace a message's words and buttons.

        A picture that is given replaces what is there; ``STAYS`` keeps it or raises ``PictureGone``. Without one a
        panel has none, and so has any message whose body has none; others keep what they show.
        """

    def shows(self, message: int, picture: Picture) -> bool:
        """True if a message is known to show exactly this picture now; never after a start."""

    async def erase(self, channel: int, message: int) -> None:
        """Delete one of our own messages."""

    async def open_dm(self, user: int) -> int:
        """The channel of the direct messages with a user; costs a call that Discord wants to be rare."""

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Add our own reaction."""

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        """The oldest of our own messages in the channel since then that is wanted, however much others have written."""

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Ids of the users who have any of ``emojis`` on the message, super reactions included."""

    async def is_member(self, guild: int, user: int) -> bool:
        """True if the user is still in the server."""

    def is_forum(self, channel: int) -> bool:
        """True if the channel is a forum: what is meant for it stands in its posts."""

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        """True if the user is in the server and may look into this channel of it."""

    async def reply(self, token: str, text: str) -> None:
        """Answer a waiting interaction privately; silently does nothing if it can no longer be answered."""

    def used(self, token: str) -> int:
        """The private message that was used; 0 if there is none."""

    def renews(self, token: str, picture: Picture) -> bool:
        """True if an answer in the place of the private message that was used would find this picture there."""

    async def show(self, token: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        """Answer privately, with ``renew`` in place of the message used. ``STAYS`` only where ``renews`` says so."""

    async def redraw(self, token: str, table: int, body: Body, picture: bytes) -> None:
        """Put the picture into what ``show`` has shown, unless something else stands there by now."""

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        """Answer with a form; if it is too late for one, with a sentence that says so."""

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Draw a picture in a render process. Raises ``Crowded``, or what the renderer raises."""


CallKind: TypeAlias = Literal["card", "question", "panel", "story", "picture"]
"""Purpose of a call, most urgent first; ``question`` is a direct message, ``panel`` has controls."""
CALL_KINDS: Final[tuple[CallKind, ...]] = get_args(CallKind)

GLOBAL_PER_SECOND: Final = 50
"""Discord's documented requests per second and bot."""
UNGOVERNED: Final = 5
"""Requests a second left to calls outside the governor: threads, direct messages, look-ups."""
AT_ONCE: Final = 5
"""Calls that go at once after a pause. With ``PER_SECOND`` they are the most that go within any second."""
PER_SECOND: Final = GLOBAL_PER_SECOND - UNGOVERNED - AT_ONCE
KEPT: Final = 10
"""One of so many calls is the oldest of those passed over, so that nothing waits for ever."""
URGENT_SHARE: Final = 1 - 1 / KEPT
"""Part of the budget for the most urgent calls while others wait; live tables may reserve it."""
SLOW_MS: Final = 1_000
"""A live table whose calls wait longer than this and than their distance counts as slow."""


class _Call(msgspec.Struct, eq=False):
    number: int
    go: asyncio.Future[None]


class Governor:
    """Leaky bucket below Discord's limit for all tables together, a queue per kind; not per route."""

    def __init__(
        self, clock: Clock, metrics: Metrics | None = None, *, per_second: float = PER_SECOND, at_once: int = AT_ONCE
    ) -> None:
        self._clock = clock
        self._per_second = per_second
        self._at_once = at_once
        self._free_at = 0.0
        self._queues: Mapping[CallKind, deque[_Call]] = {kind: deque() for kind in CALL_KINDS}
        waits = (metrics or Metrics()).call_waits
        self._waits = {kind: waits.labels(kind) for kind in CALL_KINDS}
        self._numbers = itertools.count()
        self._passed = 0
        self._timer: Timer | None = None
        self._load: dict[int, float] = {}
        """Calls a minute, by live table."""
        self.share_among(1)
        self.calls = 0

    def share_among(self, processes: int) -> None:
        """Keep to one part of the budget: so many processes share the bot's limit."""
        per_second = self._per_second / processes
        self._gap = 1000 / per_second
        self._slack = max(0, self._at_once / processes - 1) * self._gap
        self._most = per_second * 60 * URGENT_SHARE

    async def turn(self, kind: CallKind) -> None:
        """Wait for a turn by budget and urgency; without limit on a clock that stands."""
        asked = self._clock.now()
        if self._clock.stands:
            self.calls += 1
        elif self._timer is None and self._free_at <= asked:
            self._let_through(asked)
        else:
            call = _Call(next(self._numbers), asyncio.get_running_loop().create_future())
            self._queues[kind].append(call)
            self._expect(asked)
            try:
                await call.go
            finally:
                if call in self._queues[kind]:
                    self._queues[kind].remove(call)
        observe_ms(self._waits[kind], self._clock.now() - asked)

    def stretch(self, ms: int) -> None:
        """After a global 429, let nobody call for ``ms``."""
        self._free_at = max(self._free_at, float(self._clock.now() + ms))

    def waiting(self, kind: CallKind) -> int:
        return len(self._queues[kind])

    def seat_table(self, table: int, per_minute: float) -> None:
        """Count a table's calls from now on; 0 for a game without live play."""
        if per_minute:
            self._load[table] = per_minute

    def clear_table(self, table: int) -> None:
        self._load.pop(table, None)

    def has_room(self, per_minute: float) -> bool:
        return not per_minute or sum(self._load.values()) + per_minute <= self._most

    def slows(self, table: int, kind: CallKind) -> bool:
        """True if people at a live table would notice the wait of a call made now."""
        urgent = itertools.takewhile(lambda other: other != kind, CALL_KINDS)
        ahead = sum(map(self.waiting, urgent)) + self.waiting(kind)
        wait = self._free_at - self._clock.now() + ahead * self._gap
        return table in self._load and wait > max(SLOW_MS, 60_000 / self._load[table])

    def _let_through(self, now: float) -> None:
        self.calls += 1
        self._free_at = max(self._free_at, now - self._slack) + self._gap

    def _expect(self, now: float) -> None:
        if self._timer is None:
            self._timer = self._clock.after(max(0, math.ceil(self._free_at - now)), self._serve)

    def _serve(self) -> None:
        self._timer = None
        now = self._clock.now()
        while self._free_at <= now and (call := self._next()) is not None:
            if not call.go.done():  # else whoever asked has given it up
                self._let_through(now)
                call.go.set_result(None)
        if any(self._queues.values()):
            self._expect(now)

    def _next(self) -> _Call | None:
        waiting = [queue for queue in self._queues.values() if queue]
        if not waiting:
            return None
        first, *others = waiting
        self._passed = self._passed + 1 if others else 0
        if self._passed == KEPT:
            self._passed = 0
            first = min(others, key=lambda queue: queue[0].number)
        return first.popleft()


LASTS_MS: Final = 10_000
"""A table is slow once its calls have waited too long for this time."""
APART_MS: Final = 15_000
"""After such a gap between two calls that waited too long, the count begins anew."""


class Slowness:
    """Notices that a table's calls wait too long for a while. One per table in memory."""

    def __init__(self) -> None:
        self._since = self._last = 0
        self._told = False

    def tells(self, now: int) -> bool:
        """Note that a call waits too long (unix ms); True once, when people are to be notified."""
        if now - self._last > APART_MS:
            self._since = now
        self._last = now
        if self._told or now - self._since < LASTS_MS:
            return False
        self._told = True
        return True
