"""What somebody is asked at their other tables, as the last lines of a direct message: soonest first."""

from __future__ import annotations

import logging

from bot.play.reminding.lines import line_of
from bot.store.api import Store
from bot.store.errors import StoreError
from bot.words.language import Language
from bot.words.speech import speech

log = logging.getLogger(__name__)

MOST = 3
"""So many are told; how many more there are is said."""


class Elsewhere:
    """Says what waits for somebody at their other tables. One per process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __call__(self, user: int, table: int, language: Language) -> str:
        """What waits for somebody at other tables than this one; empty for nothing, or if it cannot be read now."""
        say = speech(language)
        try:
            owed = [one for one in await self._store.owed(user) if one.table != table]
            lines = [await line_of(self._store, one, say) for one in owed[:MOST]]
        except StoreError as error:
            log.error("what waits at other tables could not be read: %s", error)
            return ""
        if not lines:
            return ""
        more = [say("reminder-more", count=len(owed) - MOST)] if len(owed) > MOST else []
        return "\n".join([say("reminder-elsewhere"), *lines, *more])
