"""Hands the slash commands to Discord, only when they have changed, and never in the way of a game.

Discord keeps the commands of an application, and takes few changes: it answers too many with a wait of minutes, or
refuses them for a day. So what it last took is kept as a digest in the store, and a refusal is tried again later.
"""

from __future__ import annotations

import hashlib
import json
import logging

import aiohttp
import discord
from discord import app_commands

from bot.play.clock import Clock
from bot.store.errors import StoreError
from bot.store.statements import sending
from bot.store.store import Store
from cogs.posting.emoji_upload import until_taken

log = logging.getLogger(__name__)

REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError, StoreError)


class CommandSync:
    """``run`` it as a task once the connection stands; it ends when Discord has the commands."""

    def __init__(self, client: discord.Client, tree: app_commands.CommandTree[discord.Client], store: Store) -> None:
        self._client = client
        self._tree = tree
        self._store = store

    async def run(self, clock: Clock) -> None:
        """Until it is done, with pauses on ``clock``."""
        await until_taken(self.once, clock, REFUSALS, _refused)

    async def once(self) -> bool:
        """Sync the commands; true if they had changed, and Discord took them.

        Raises what Discord, the network or the store raise.
        """
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
        """Hand over what Discord has refused without letting people install it; False if nobody could anyway.

        The next start tries the whole again. Raises what ``sync`` raises.
        """
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
        """Of the commands as they are told to Discord, in every language."""
        commands, translator = self._tree.get_commands(), self._tree.translator
        told = [
            command.to_dict(self._tree)
            if translator is None
            else await command.get_translated_payload(self._tree, translator)
            for command in commands
        ]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _refused(seconds: int, error: Exception) -> None:
    log.warning("the slash commands could not be renewed, next try in %s s: %s", seconds, error)
