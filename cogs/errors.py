"""The one place where errors become words for a person on Discord."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

import discord

from bot.errors import UserError
from bot.play.unsaved import not_done
from bot.store.errors import StoreError, StoreUnknown
from cogs.arriving.replies import UNREACHED, Interaction, private
from cogs.voices import voice_for

log = logging.getLogger(__name__)


class OldForm(discord.app_commands.AppCommandError):
    """Raised when a command's arguments are of other kinds than it has."""


NOT_OURS = (
    OldForm,
    discord.app_commands.CommandNotFound,
    discord.app_commands.CommandSignatureMismatch,
    discord.app_commands.TransformerError,
)
"""What discord.py says to a command that is not ours in this form: of an older version, most likely."""


async def guard(interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` and tell the user, privately and in a sentence, if it fails."""
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


async def explain(interaction: Interaction, error: Exception) -> None:
    """Say what went wrong, in the language of whoever asked; log it if it is ours."""
    if isinstance(error, discord.app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if interaction.type is discord.InteractionType.autocomplete:
        await _suggest_nothing(interaction, error)
        return
    if isinstance(error, UserError):
        words = str(error)
    elif isinstance(error, NOT_OURS):
        log.info("a command came in a form that it does not have: %s", type(error).__name__)
        words = voice_for(interaction)("table-old-command")
    elif isinstance(error, StoreError):
        unknown = isinstance(error, StoreUnknown)
        log.error("an interaction %s: %s", "may not have been saved" if unknown else "could not be saved", error)
        words = not_done(error, voice_for(interaction))
    else:
        log.error("an interaction failed", exc_info=error)
        words = voice_for(interaction)("table-broken")
    try:
        await private(interaction, words)
    except UNREACHED as lost:
        log.info("a refusal could not be told: %s", lost)


async def _suggest_nothing(interaction: Interaction, error: Exception) -> None:
    """To somebody who types there is nothing to say but that nothing fits."""
    log.info("nothing was suggested: %s", type(error).__name__)
    try:
        if not interaction.response.is_done():
            await interaction.response.autocomplete([])
    except UNREACHED as lost:
        log.info("that could not be told: %s", type(lost).__name__)
