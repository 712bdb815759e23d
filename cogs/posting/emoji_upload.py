"""Uploads the bot's own emojis, only those that Discord does not have yet, and never in the way of a game.

An emoji carries the hash of its drawing in its name (``mark_orange_1a2b3c``): one that was drawn anew is uploaded under
a new name, and the old one is deleted once the new one is in use. Other emojis of the application are left alone.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import aiohttp
import discord
import msgspec

from bot.play.clock import Clock
from bot.play.rounds import always
from bot.words.signs import SIGNS, Sign
from cogs.posting.screen import Draw
from cogs.ui.emojis import OwnEmojis
from renderers.pool import RenderError

log = logging.getLogger(__name__)

RENDERER: Final = "emoji"
_HASH: Final = 6
"""Hexadecimal digits of a name's hash."""
AGAIN_MS: Final = 60_000
"""Between two looks whether another process has uploaded them."""
REFUSALS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, RenderError)


class EmojiUpload:
    """``run`` it as a task once the connection stands."""

    def __init__(self, client: discord.Client, draw: Draw, emojis: OwnEmojis) -> None:
        """``emojis`` learns what Discord has."""
        self._client = client
        self._draw = draw
        self._emojis = emojis

    async def run(self, clock: Clock, here: Callable[[], bool] = always) -> None:
        """Upload what is missing if that is done ``here``, else wait until it was done elsewhere.

        If Discord or the network refuses, all signs stay plain and the log has one line.
        """
        try:
            while not here() and not await self._are_there():
                await clock.sleep(AGAIN_MS)
            await self._once()
        except REFUSALS as error:
            log.warning("the bot's emojis could not be uploaded, plain signs stand for them: %s", error)

    async def _are_there(self) -> bool:
        names = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        return _named(await self._drawn()).keys() <= names

    async def _drawn(self) -> dict[Sign, bytes]:
        return {sign: await self._draw(RENDERER, msgspec.json.encode(sign)) for sign in SIGNS}

    async def _once(self) -> None:
        drawn = await self._drawn()
        wanted = _named(drawn)
        there = await self._client.fetch_application_emojis()
        known = {emoji.name: emoji for emoji in there if emoji.name in wanted}
        uploaded = 0
        for name, sign in wanted.items():
            if name not in known:
                known[name] = await self._client.create_application_emoji(name=name, image=drawn[sign])
                uploaded += 1
        self._emojis.learn(
            {sign.plain: discord.PartialEmoji(name=name, id=known[name].id) for name, sign in wanted.items()}
        )
        if uploaded:
            log.info("%s of the bot's emojis were uploaded", uploaded)
        for emoji in there:
            if emoji.name not in wanted and _ours(emoji.name, SIGNS):
                await emoji.delete()


def _named(drawn: Mapping[Sign, bytes]) -> dict[str, Sign]:
    """The signs by the names under which Discord has to have them."""
    return {f"{sign.name}_{hashlib.sha256(image).hexdigest()[:_HASH]}": sign for sign, image in drawn.items()}


def _ours(name: str, signs: Sequence[Sign]) -> bool:
    """Whether the emoji of an earlier drawing is called so."""
    return any(re.fullmatch(rf"{sign.name}_[0-9a-f]{{{_HASH}}}", name) for sign in signs)
