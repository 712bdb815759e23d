"""Threads of games: each hangs on a message of ours, so that a repeat after a crash finds it again."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import discord

from bot.errors import UserError
from bot.words.speech import Speech
from cogs.arriving.replies import UNREACHED
from cogs.codes import MESSAGE_GONE, NO_ACCESS, THREAD_EXISTS, THREADS_FULL, TOO_MANY, WRONG_CHANNEL

LIVE_MINUTES: Literal[1440] = 1_440
SLOW_MINUTES: Literal[10080] = 10_080
"""After so long without a message Discord takes a thread out of its lists. It is the most that it allows: at slow
tables days may pass.
"""


class StarterGone(UserError):
    """The message on which the thread was to hang is not there any more."""


async def open_thread(client: discord.Client, channel: int, message: int, name: str, say: Speech, *, live: bool) -> int:
    """The id of the thread on a message, which is the message's own. Raises ``UserError`` if Discord refuses it,
    ``StarterGone`` if the message was deleted.
    """
    minutes = LIVE_MINUTES if live else SLOW_MINUTES
    try:
        thread = await client.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=minutes)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        failed = StarterGone if error.code == MESSAGE_GONE else UserError
        raise failed(thread_failed(error.code, say)) from error
    except discord.RateLimited as error:
        raise UserError(thread_failed(TOO_MANY, say)) from error
    return int(thread["id"])


async def put_away(client: discord.Client, thread: int) -> None:
    """Take a thread of ours out of the lists in which nothing is played after all; a word in it brings it back.

    Whoever has opened a thread may do that. If Discord refuses, it stays where it is.
    """
    with suppress(*UNREACHED):
        await client.http.edit_channel(thread, archived=True)


def thread_failed(code: int, say: Speech) -> str:
    """Why Discord refused the game's thread, and what to do."""
    if code in THREADS_FULL:
        return say("lobby-threads-full")
    if code in NO_ACCESS:
        return say("lobby-no-access")
    if code == WRONG_CHANNEL:
        return say("lobby-no-threads-here")
    return say("lobby-lost") if code == MESSAGE_GONE else say("lobby-thread-refused", code=str(code))
