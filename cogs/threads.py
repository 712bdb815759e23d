"""Threads of games: each hangs on a message of ours, so that a repeat after a crash finds it again."""

from __future__ import annotations

from typing import Literal

import discord

from bot.errors import UserError
from cogs.words import Words

__all__ = ["open_thread"]

ARCHIVE_MINUTES: Literal[1440] = 1440
THREAD_EXISTS = 160004


async def open_thread(client: discord.Client, channel: int, message: int, name: str, text: Words) -> int:
    """The id of the thread on a message, which is the message's own. Raises ``UserError`` if Discord refuses it."""
    try:
        thread = await client.http.start_thread_with_message(
            channel, message, name=name, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        raise UserError(text.thread_failed(error.code)) from error
    return int(thread["id"])
