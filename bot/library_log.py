"""What discord.py writes into the log of itself, where that needs another tone. ``bot.logs`` cuts ids out of it."""

from __future__ import annotations

import logging
import re

import aiohttp
import discord

LOGGER = logging.getLogger("discord.app_commands.tree")
SHARDS = logging.getLogger("discord.shard")
_CUT = re.compile(r"(?:Attempting a reconnect for shard ID|Failed to connect for shard_id:) (?P<shard>\d+)")
_BEGINNING = "Ignoring exception in autocomplete"


class LostSuggestions(logging.Filter):
    """An answer to somebody who types that came too late or got lost is no fault: one quiet line without a traceback.

    The library calls it an error, names the person, and has no way to handle it (``CommandTree._call``).
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log it at all; changes the record."""
        error = record.exc_info[1] if record.exc_info else None
        lost = isinstance(error, discord.HTTPException | discord.InteractionResponded | aiohttp.ClientError | OSError)
        if not (lost and record.getMessage().startswith(_BEGINNING)):
            return True
        record.msg, record.args = "suggestions were lost on the way: %s", (type(error).__name__,)
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return LOGGER.isEnabledFor(logging.INFO)


class Reconnecting(logging.Filter):
    """A connection that Discord or the network cut is no fault: one line without a traceback, and no alarm."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always logs it; changes the record."""
        said = _CUT.match(record.getMessage()) if record.exc_info else None
        if record.exc_info and said:
            name = type(record.exc_info[1]).__name__
            record.msg = f"shard {said['shard']}: the connection to Discord was cut ({name}), it is tried again soon"
            record.args = ()
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


RECONNECTING = Reconnecting()
LOST_SUGGESTIONS = LostSuggestions()


def tone_down() -> None:
    """For the whole process; harmless when repeated."""
    LOGGER.addFilter(LOST_SUGGESTIONS)
    SHARDS.addFilter(RECONNECTING)
