"""Rate limits on the sandbox's clock, with the headers that Discord sends. Which numbers: ``assumptions.py``."""

from __future__ import annotations

import re
import zlib
from collections import deque
from collections.abc import Sequence

from sandbox import assumptions
from sandbox.clock import Clock
from sandbox.jsons import Json

INVALID = (401, 403, 429)
"""Answers to calls that should not have been made."""


class RateLimited(Exception):
    """Raised when a call comes too early. ``body`` and ``headers`` are those of the 429 answer."""

    def __init__(self, retry_after: float, *, everywhere: bool, scope: str = "user") -> None:
        """``retry_after`` is in real seconds; ``everywhere`` marks the global limit."""
        super().__init__("You are being rate limited.")
        self.body: Json = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after, 3),
            "global": everywhere,
            "code": 0,
        }
        self.headers = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope}
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"


class Limits:
    """Counts calls per bucket. A bucket is a pattern plus the major parameters in its path."""

    def __init__(
        self,
        clock: Clock,
        rates: Sequence[tuple[str, int, int]] = assumptions.RATES,
        per_second: int = assumptions.GLOBAL_PER_SECOND,
        *,
        on: bool = True,
    ) -> None:
        """``rates`` are (pattern, calls, window in ms); ``on`` False lets everything pass without headers."""
        self.clock, self.per_second, self.on = clock, per_second, on
        self.rates = [(re.compile(pattern), calls, window) for pattern, calls, window in rates]
        self._hidden: list[tuple[re.Pattern[str], int, int]] = []
        self.hits = 0
        """How many calls were refused."""
        self._calls: dict[str, deque[int]] = {}
        self._everywhere: deque[int] = deque()
        self._invalid: deque[int] = deque()

    def hide(self, pattern: str, calls: int, window_ms: int) -> None:
        """One more limit, of which no header tells; also where the others are off."""
        self._hidden.append((re.compile(pattern), calls, window_ms))

    def use(self, method: str, path: str) -> dict[str, str]:
        """Count a call and return its headers. Raises RateLimited if it is one too many."""
        now = self.clock.now_ms
        for pattern, most, window in self._hidden:
            self._count(pattern, f"{method} {path}", most, window, now)
        if not self.on:
            return {}
        self._use_global(path, now)
        for pattern, most, window in self.rates:
            calls = self._count(pattern, f"{method} {path}", most, window, now)
            if calls is None:
                continue
            reset = self.clock.real_seconds(calls[0] + window - now)
            return {
                "X-RateLimit-Limit": str(most),
                "X-RateLimit-Remaining": str(most - len(calls)),
                "X-RateLimit-Reset": f"{now / 1000 + reset:.3f}",
                "X-RateLimit-Reset-After": f"{reset:.3f}",
                "X-RateLimit-Bucket": f"{zlib.crc32(pattern.pattern.encode()):08x}",
            }
        return {}

    def closes(self, status: int) -> bool:
        """Count an answer; True if by it there are so many invalid ones that Discord would close the address."""
        if status not in INVALID:
            return False
        now = self.clock.now_ms
        while self._invalid and now - self._invalid[0] >= assumptions.INVALID_WINDOW_MS:
            self._invalid.popleft()
        self._invalid.append(now)
        return len(self._invalid) == assumptions.INVALID_REQUESTS

    def _count(self, pattern: re.Pattern[str], call: str, most: int, window: int, now: int) -> deque[int] | None:
        """The calls in this one's bucket, now with it; None if the pattern is for others. Raises RateLimited."""
        match = pattern.fullmatch(call)
        if match is None:
            return None
        key = "|".join((pattern.pattern, *(group or "" for group in match.groups())))
        calls = self._calls.setdefault(key, deque())
        wait = self._wait(calls, most, window, now)
        if wait:
            self.hits += 1
            raise RateLimited(self.clock.real_seconds(wait), everywhere=False)
        calls.append(now)
        return calls

    def _use_global(self, path: str, now: int) -> None:
        if path.startswith(("/interactions/", "/webhooks/")):
            return
        wait = self._wait(self._everywhere, self.per_second, 1000, now)
        if wait:
            self.hits += 1
            raise RateLimited(self.clock.real_seconds(wait), everywhere=True, scope="global")
        self._everywhere.append(now)

    @staticmethod
    def _wait(calls: deque[int], most: int, window: int, now: int) -> int:
        while calls and now - calls[0] >= window:
            calls.popleft()
        return calls[0] + window - now if len(calls) >= most else 0
