"""Uploads the bot's own emojis, only those that Discord does not have yet, and never in the way of a game.

Marks of players, suits and cards come first. Powers, edicts and roles follow, which takes some minutes the first time.

An emoji carries the hash of its drawing in its name (``mark_orange_1a2b3c``): one that was drawn anew is uploaded under
a new name, and the old one is deleted once the new one is in use. Other emojis of the application are left alone.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable
from typing import Final

import aiohttp
import discord
import msgspec

from bot.play.clock import Clock
from bot.play.rounds import always
from bot.words.signs import Sign, every, is_tagged
from bot.workers import WorkerError
from cogs.posting.screen import Draw
from cogs.ui.emojis import OwnEmojis

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

        If Discord or the network refuses, signs that have no emoji yet stay plain and the log has one line.
        """
        try:
            while not here() and not await self._are_there():
                await clock.sleep(AGAIN_MS)
            await self._once(clock)
        except REFUSALS as error:
            log.warning("the bot's emojis could not be uploaded, plain signs stand for them: %s", error)

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

    async def _once(self, clock: Clock) -> None:
        """What tables need first is uploaded at once, the many others one by one with time in between.

        Until one of these has been looked at, an emoji of an earlier drawing stands for it.
        """
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


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)


def _kind(name: str) -> str:
    """The sign of which an emoji is a drawing, by its name; empty if it is none."""
    found = re.fullmatch(rf"(.+)_[0-9a-f]{{{_HASH}}}", name)
    return "" if found is None else found[1]
