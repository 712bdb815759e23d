"""Sparing with sessions: Discord counts how often a bot begins one, and resets the token of one that begins too many.

A bot that dies every ten seconds and is started anew each time would use up a day's thousand in three hours.
"""

from __future__ import annotations

import logging
from typing import Final

import aiohttp
import discord
from discord.http import HTTPClient

from bot.play.clock import Clock

log = logging.getLogger(__name__)

PLENTY: Final = 200
"""With so many left nobody has to wait."""


def pause_before(remaining: int, reset_after_ms: int) -> int:
    """Milliseconds before the next session, so that those that remain last until Discord gives new ones."""
    return 0 if remaining > PLENTY else reset_after_ms // max(1, remaining)


async def wait_for_session(http: HTTPClient, clock: Clock) -> None:
    """Return once a session may begin. Where Discord does not say how many are left, it may."""
    try:
        _, _, starts = await http.get_bot_gateway()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("Discord did not say how many sessions are left: %s", type(error).__name__)
        return
    pause = pause_before(starts["remaining"], starts["reset_after"])
    if pause:
        log.warning(
            "started too often: only %s sessions are left for today, the next begins in %s s",
            starts["remaining"],
            pause // 1_000,
        )
        await clock.sleep(pause)
