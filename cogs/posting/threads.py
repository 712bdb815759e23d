"""Threads of games: each hangs on a message of ours, so that a repeat after a crash finds it again."""

from __future__ import annotations

from typing import Literal

import discord

from bot.errors import UserError
from cogs.codes import THREAD_EXISTS, TOO_MANY
from cogs.words import Words

__all__ = ["open_thread"]

LIVE_MINUTES: Literal[1440] = 1_440
SLOW_MINUTES: Literal[10080] = 10_080
"""After so long without a message Discord takes a thread out of its lists. It is the most that it allows: at slow
tables days may pass.
"""


async def open_thread(client: discord.Client, channel: int, message: int, name: str, text: Words, *, live: bool) -> int:
    """The id of the thread on a message, which is the message's own. Raises ``UserError`` if Discord refuses it."""
    minutes = LIVE_MINUTES if live else SLOW_MINUTES
    try:
        thread = await client.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=minutes)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        raise UserError(text.thread_failed(error.code)) from error
    except discord.RateLimited as error:
        raise UserError(text.thread_failed(TOO_MANY)) from error
    return int(thread["id"])
