"""The one clock of a bot process, injected everywhere; nothing else in the product reads ``time``."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from bot.store.errors import StoreError

_FEWEST = 1_000


class Timer(msgspec.Struct, eq=False):
    """A pending call at the moment ``due``, unix milliseconds; ``cancel`` is idempotent."""

    due: int
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Never make the call, and keep nothing in memory that it needs."""
        self.cancelled = True
        self.call = lambda: None


class Clock:
    """Unix milliseconds that run at ``rate`` times real time; 0 stands still until it is set."""

    def __init__(self, now: int | None = None, rate: float = 1.0) -> None:
        self._base = float(int(time.time() * 1000) if now is None else now)
        self._since = time.monotonic()
        self._rate = rate
        self._heap: list[tuple[int, str, int, Timer]] = []
        self._tidy_at = _FEWEST
        self._count = itertools.count()
        self._handle: asyncio.TimerHandle | None = None

    def now(self) -> int:
        return int(self._base + (time.monotonic() - self._since) * 1000 * self._rate)

    @property
    def stands(self) -> bool:
        return not self._rate

    def set(self, now: int, rate: float) -> None:
        """Turn the clock; timers that are due by then are called before this returns."""
        self._base, self._since, self._rate = float(now), time.monotonic(), rate
        self._fire()

    def after(self, ms: int, call: Callable[[], None], name: str = "") -> Timer:
        """Call ``call`` once, ``ms`` milliseconds from now; needs a running event loop.

        Calls that are due at the same moment are made in the order of their names, then in that of their making: as
        the store orders deadlines, so that a table that has slept takes them as one that has not.
        """
        timer = Timer(self.now() + ms, call)
        heapq.heappush(self._heap, (timer.due, name, next(self._count), timer))
        if len(self._heap) > self._tidy_at:
            self._heap = [entry for entry in self._heap if not entry[-1].cancelled]
            heapq.heapify(self._heap)
            self._tidy_at = max(_FEWEST, 2 * len(self._heap))
        self._arm()
        return timer

    async def sleep(self, ms: int) -> None:
        woken = asyncio.Event()
        timer = self.after(ms, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def _fire(self) -> None:
        while self._heap and (self._heap[0][-1].cancelled or self._heap[0][0] <= self.now()):
            timer = heapq.heappop(self._heap)[-1]
            if not timer.cancelled:
                timer.call()
        self._arm()

    def _arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        while self._heap and self._heap[0][-1].cancelled:
            heapq.heappop(self._heap)
        if self._heap and self._rate > 0:
            wait = max(0.0, (self._heap[0][0] - self.now()) / 1000 / self._rate)
            self._handle = asyncio.get_running_loop().call_later(wait, self._fire)


log = logging.getLogger(__name__)


def always() -> bool:
    """True: work done once for all processes is done here, as there is no other."""
    return True


async def rounds(
    what: str, clock: Clock, every_ms: int, work: Callable[[], Awaitable[None]], *, here: Callable[[], bool] = always
) -> None:
    """Do ``work`` every ``every_ms`` until cancelled, while ``here``; ``what`` is its name in the log."""
    while True:
        await clock.sleep(every_ms)
        try:
            if here():
                await work()
        except StoreError as error:
            log.error("%s: a round failed: %s", what, error)
        except Exception as error:
            log.error("%s: a round failed", what, exc_info=error)
