"""Log of the wire: every REST call, every dispatch, every violation, in order; for the log page and tests."""

from __future__ import annotations

import json
import re
from collections import Counter, deque

from sandbox.clock import Clock
from sandbox.jsons import Json

KEPT = 5_000
SUMMARY = 400


class Transcript:
    """The last ``KEPT`` lines, and counts of everything."""

    def __init__(self, clock: Clock) -> None:
        """No lines yet; they are dated by ``clock``."""
        self._clock = clock
        self.lines: deque[Json] = deque(maxlen=KEPT)
        self.violations: list[str] = []
        """Everything that Discord would not have accepted from the bot, or that we should not have answered."""
        self.traffic: Counter[str] = Counter()
        """Calls by method and path with ids taken out, and gateway operations."""

    def rest(self, method: str, path: str, status: int, body: object, answer: object) -> None:
        """Note one REST call."""
        self.traffic[f"{method} {pattern(path)}"] += 1
        self._add(kind="rest", method=method, path=path, status=status, body=short(body), answer=short(answer))

    def dispatch(self, name: str, seq: int, data: Json) -> None:
        """Note one event sent to the bot."""
        self._add(kind="dispatch", name=name, seq=seq, body=short(data))

    def violation(self, text: str) -> None:
        """Note something that must not happen."""
        self.violations.append(text)
        self._add(kind="violation", text=text)

    def _add(self, **line: object) -> None:
        self.lines.append({"at": self._clock.now_ms, **line})


def short(value: object) -> str:
    """The value as JSON, cut to a readable length."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= SUMMARY else text[: SUMMARY - 1] + "…"


def pattern(path: str) -> str:
    """The path with ids, tokens and emojis taken out."""
    path = re.sub(r"/reactions/[^/]+", "/reactions/{emoji}", path)
    path = re.sub(r"(/(?:interactions|webhooks)/\d+)/[^/]+", r"\1/{token}", path)
    return re.sub(r"/\d{15,}", "/{id}", path)
