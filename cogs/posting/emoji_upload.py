"""Upload the bot's own emojis that Discord does not have yet, trying again later without holding up a start."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
import msgspec

from bot.play.clock import Clock, always
from bot.process.workers import WorkerError
from bot.words.signs import Sign, every, is_tagged
from cogs.posting.screen import Draw
from cogs.ui.emojis import OwnEmojis

FIRST_WAIT_MS = 60_000
LAST_WAIT_MS = 3_600_000


async def until_taken(
    once: Callable[[], Awaitable[object]],
    clock: Clock,
    refusals: tuple[type[Exception], ...],
    refused: Callable[[int, Exception], None],
) -> None:
    """Try until none of ``refusals`` is raised, with growing pauses, or those that Discord asks for if they are longer.

    ``refused`` is told of each such try, and how many seconds it is to the next.
    """
    wait = FIRST_WAIT_MS
    while True:
        try:
            await once()
        except refusals as error:
            told = int(error.retry_after * 1_000) if isinstance(error, discord.RateLimited) else 0
            pause = max(wait, told)
            refused(pause // 1_000, error)
        else:
            return
        await clock.sleep(pause)
        wait = min(wait * 2, LAST_WAIT_MS)


log = logging.getLogger(__name__)

RENDERER: Final = "emoji"
_HASH: Final = 6
"""Hexadecimal digits of a name's hash."""
AGAIN_MS: Final = 60_000
"""Between two looks whether another process has uploaded them."""
PAUSE_MS: Final = 5_000
"""Between two signs that can wait: Discord limits uploads and does not say by how much, and drawing takes a moment."""
REFUSALS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, WorkerError)


class EmojiUpload:
    """``run`` it as a task once the connection stands."""

    def __init__(self, client: discord.Client, draw: Draw, emojis: OwnEmojis) -> None:
        """``emojis`` learns what Discord has."""
        self._client = client
        self._draw = draw
        self._emojis = emojis
        self._names: dict[Sign, str] = {}
        """Under which another process has to upload them."""

    async def run(self, clock: Clock, here: Callable[[], bool] = always) -> None:
        """Upload what is missing if that is done ``here``, else wait until it was done elsewhere.

        If Discord or the network refuses, signs that have no emoji yet stay plain until a later try.
        """
        await until_taken(lambda: self._once(clock, here), clock, REFUSALS, _refused)

    async def _are_there(self) -> bool:
        names = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        for sign in every():
            if sign not in self._names:
                self._names[sign], _ = await self._drawn(sign)
        return names.issuperset(self._names.values())

    async def _drawn(self, sign: Sign) -> tuple[str, bytes]:
        """Under which name Discord has to have a sign, and its picture."""
        image = await self._draw(RENDERER, msgspec.json.encode(sign))
        return f"{sign.name}_{hashlib.sha256(image).hexdigest()[:_HASH]}", image

    async def _once(self, clock: Clock, here: Callable[[], bool]) -> None:
        """Upload what tables need first at once, the many others one by one with time in between.

        Until one of these has been looked at, an emoji of an earlier drawing stands for it.
        """
        while not here() and not await self._are_there():
            await clock.sleep(AGAIN_MS)
        signs = every()
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        kept = {kind: emoji for emoji in there.values() if (kind := _kind(emoji.name))}
        found = {sign.plain: _partial(kept[sign.name]) for sign in signs if sign.name in kept}
        wanted: set[str] = set()
        uploaded = 0
        for sign in signs:
            if is_tagged(sign.plain):
                self._emojis.learn(found)
                await clock.sleep(PAUSE_MS)
            name, image = await self._drawn(sign)
            if name not in there:
                there[name] = await self._client.create_application_emoji(name=name, image=image)
                uploaded += 1
            found[sign.plain] = _partial(there[name])
            wanted.add(name)
        self._emojis.learn(found)
        if uploaded:
            log.info("%s of the bot's emojis were uploaded", uploaded)
        for name, emoji in there.items():
            if name not in wanted and _kind(name) in {sign.name for sign in signs}:
                await emoji.delete()


def _refused(seconds: int, error: Exception) -> None:
    log.warning(
        "not all of the bot's emojis could be uploaded, plain signs stand for the others, next try in %s s: %s",
        seconds,
        error,
    )


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    """As messages name it: without the hash, which a screen reader would say."""
    return discord.PartialEmoji(name=_kind(emoji.name), id=emoji.id)


def _kind(name: str) -> str:
    """The sign of which an emoji is a drawing, by its name; empty if it is none."""
    found = re.fullmatch(rf"(.+)_[0-9a-f]{{{_HASH}}}", name)
    return "" if found is None else found[1]
