"""Upload slash commands and the bot's own emojis, only where they have changed, and never in the way of a game."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.play.clock import Clock, always
from bot.process.workers import WorkerError
from bot.store.errors import StoreError
from bot.store.statements import sending
from bot.store.store import Store
from bot.words.signs import Sign, every, is_tagged
from cogs.posting import Draw
from cogs.ui.components import OwnEmojis

log = logging.getLogger(__name__)

FIRST_WAIT_MS = 60_000
LAST_WAIT_MS = 3_600_000


async def until_taken(
    once: Callable[[], Awaitable[object]],
    clock: Clock,
    refusals: tuple[type[Exception], ...],
    refused: Callable[[int, Exception], None],
) -> None:
    """Pauses grow, or are as Discord asks; ``refused`` gets each error and the seconds to the next try."""
    wait = FIRST_WAIT_MS
    while True:
        try:
            await once()
        except refusals as error:
            asked = int(error.retry_after * 1_000) if isinstance(error, discord.RateLimited) else 0
            pause = max(wait, asked)
            refused(pause // 1_000, error)
        else:
            return
        await clock.sleep(pause)
        wait = min(wait * 2, LAST_WAIT_MS)


RENDERER: Final = "emoji"
_HASH: Final = 6
AGAIN_MS: Final = 60_000
PAUSE_MS: Final = 5_000
"""Between two signs that can wait: Discord limits uploads and does not say by how much, and drawing takes a moment."""
UPLOAD_REFUSALS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, WorkerError)


class EmojiUpload:
    """``run`` it as a task once the connection stands."""

    def __init__(self, client: discord.Client, draw: Draw, emojis: OwnEmojis) -> None:
        self._client, self._draw, self._emojis = client, draw, emojis
        self._names: dict[Sign, str] = {}
        """Names under which another process has to upload them."""

    async def run(self, clock: Clock, here: Callable[[], bool] = always) -> None:
        """Upload missing emojis ``here``, else wait until another process has; meanwhile signs stay plain."""
        await until_taken(lambda: self._once(clock, here), clock, UPLOAD_REFUSALS, _not_uploaded)

    async def _are_there(self) -> bool:
        names = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        for sign in every():
            if sign not in self._names:
                self._names[sign], _ = await self._drawn(sign)
        return names.issuperset(self._names.values())

    async def _drawn(self, sign: Sign) -> tuple[str, bytes]:
        image = await self._draw(RENDERER, msgspec.json.encode(sign))
        return f"{sign.name}_{hashlib.sha256(image).hexdigest()[:_HASH]}", image

    async def _once(self, clock: Clock, here: Callable[[], bool]) -> None:
        """Upload what tables need first at once, the many others one by one with time in between."""
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


def _not_uploaded(seconds: int, error: Exception) -> None:
    log.warning(
        "not all of the bot's emojis could be uploaded, plain signs stand for the others, next try in %s s: %s",
        seconds,
        error,
    )


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    """Leave out the hash, which a screen reader would say."""
    return discord.PartialEmoji(name=_kind(emoji.name), id=emoji.id)


def _kind(name: str) -> str:
    """Return the sign that an emoji draws, by its name; empty if it is none."""
    found = re.fullmatch(rf"(.+)_[0-9a-f]{{{_HASH}}}", name)
    return "" if found is None else found[1]


REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError, StoreError)


class CommandSync:
    """``run`` it as a task once the connection stands; it ends when Discord has the commands."""

    def __init__(self, client: discord.Client, tree: app_commands.CommandTree[discord.Client], store: Store) -> None:
        self._client, self._tree, self._store = client, tree, store

    async def run(self, clock: Clock) -> None:
        await until_taken(self.once, clock, REFUSALS, _refused)

    async def once(self) -> bool:
        """True if they had changed and Discord took them. Raises what Discord, network or store raise."""
        application = self._client.application_id or 0
        wanted = await self._digest()
        if await self._store.read(sending.commands_digest(application)) == wanted:
            return False
        try:
            await self._tree.sync()
        except app_commands.CommandSyncFailure:
            if not await self._on_servers_only():
                raise
            wanted = await self._digest()
        await self._store.write(sending.set_commands_digest(application, wanted))
        log.info("the slash commands were renewed")
        return True

    async def _on_servers_only(self) -> bool:
        """Sync personal commands for servers alone; False if there are none. Raises as ``sync``."""
        before = [(one, one.allowed_installs, one.allowed_contexts) for one in self._tree.get_commands()]
        personal = [one for one, installs, _ in before if installs is not None and installs.user]
        for one in personal:
            one.allowed_installs = app_commands.AppInstallationType(guild=True)
            one.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
        if not personal:
            return False
        try:
            await self._tree.sync()
        except BaseException:
            for one, installs, contexts in before:
                one.allowed_installs, one.allowed_contexts = installs, contexts
            raise
        names = ", ".join(f"/{one.name}" for one in personal)
        log.warning(
            "Discord refused commands that people install for themselves, on the bot's servers alone: %s", names
        )
        return True

    async def _digest(self) -> str:
        tree, translator = self._tree, self._tree.translator
        parts = [
            one.to_dict(tree) if translator is None else await one.get_translated_payload(tree, translator)
            for one in tree.get_commands()
        ]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _refused(seconds: int, error: Exception) -> None:
    log.warning("the slash commands could not be renewed, next try in %s s: %s", seconds, error)
