"""Private answers to presses and commands whose outcome is decided in a table's own turn.

Discord wants a first answer within three seconds. If the table has not answered by then, the press is deferred, and
the answer follows.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.play.clock import Clock

log = logging.getLogger(__name__)

DEFER_AFTER_MS = 1_800
FORGET_AFTER_MS = 14 * 60_000
"""A token lives for 15 minutes."""

Interaction = discord.Interaction[discord.Client]


class Replies:
    """Interactions that wait for their answer, by token name."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, Interaction] = {}
        self._loop_tasks: set[object] = set()

    def expect(self, interaction: Interaction) -> str:
        """Remember an interaction; returns the name under which ``answer`` finds it. Synchronous."""
        name = str(interaction.id)
        self._waiting[name] = interaction
        self._clock.after(DEFER_AFTER_MS, lambda: self._defer_soon(name))
        self._clock.after(FORGET_AFTER_MS, lambda: self._forget(name))
        return name

    async def answer(self, name: str, words: str) -> None:
        """Tell the presser, and nobody else; does nothing if it is too late for that."""
        interaction = self._waiting.pop(name, None)
        if interaction is None:
            return
        try:
            await private(interaction, words)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("a private answer could not be given: %s", error)

    def _forget(self, name: str) -> None:
        self._waiting.pop(name, None)

    def _defer_soon(self, name: str) -> None:
        interaction = self._waiting.get(name)
        if interaction is not None and not interaction.response.is_done():
            task = interaction.client.loop.create_task(self._defer(interaction))
            self._loop_tasks.add(task)
            task.add_done_callback(self._loop_tasks.discard)

    async def _defer(self, interaction: Interaction) -> None:
        try:
            await interaction.response.defer(ephemeral=True, thinking=True)
        except (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError) as error:
            log.info("a press could not be deferred: %s", error)


async def private(interaction: Interaction, words: str) -> None:
    """Answer an interaction for its user's eyes only, whether or not it was deferred."""
    if interaction.response.is_done():
        await interaction.followup.send(words, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
    else:
        await interaction.response.send_message(words, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
