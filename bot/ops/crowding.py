"""How full the shards are: Discord refuses the connection of one with too many servers."""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from typing import Final

log = logging.getLogger(__name__)

MOST: Final = 2_500
"""Servers of one shard above which Discord refuses it."""
CROWDED: Final = 2_000
"""From so many on it is time for more shards."""
COMFORTABLE: Final = 1_000
"""Servers for which Discord recommends one shard."""


def shards_wanted(servers: int) -> int:
    """How many shards so many servers want."""
    return max(1, math.ceil(servers / COMFORTABLE))


class Crowding:
    """Warns once while a shard is crowded. ``fixed`` tells that the admin has set the number of shards."""

    def __init__(self, *, fixed: bool) -> None:
        """Nobody has been warned."""
        self._fixed = fixed
        self._warned = False

    def look(self, servers: Mapping[int, int]) -> None:
        """``servers`` are counted by shard."""
        fullest = max(servers.values(), default=0)
        if fullest >= CROWDED and not self._warned:
            wanted = shards_wanted(sum(servers.values()))
            if self._fixed:
                log.warning(
                    "a shard has %s servers, and Discord refuses it above %s; "
                    "%s shards are wanted: set SHARDS to that or to 0, and restart the bot",
                    fullest,
                    MOST,
                    wanted,
                )
            else:
                log.warning(
                    "a shard has %s servers, and Discord refuses it above %s; "
                    "%s shards are wanted: restart the bot, and it begins as many as Discord recommends",
                    fullest,
                    MOST,
                    wanted,
                )
        self._warned = fullest >= CROWDED
