"""Each interaction once: an event that a connection brings again must not press a second time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""So many of the last interactions are known; a connection that is taken up again repeats what was lost moments ago."""


class Once:
    """Stands before whoever takes interactions. One per client."""

    def __init__(self, take: Callable[[Any], None]) -> None:
        self._take = take
        self._taken: dict[str, None] = {}
        """Ids, the oldest first."""

    def take(self, payload: Mapping[str, Any]) -> None:
        """An interaction has arrived over the gateway; synchronous, so that the order of presses stays."""
        number = str(payload["id"])
        if number in self._taken:
            log.info("an interaction came twice")
            return
        self._taken[number] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        self._take(payload)
