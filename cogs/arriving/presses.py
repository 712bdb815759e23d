"""What desks of cogs do about presses and choices that no table hears of."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord

from bot.tasks import watched
from cogs.arriving.replies import Interaction, changeable
from cogs.errors import guard


class Presses:
    """What is being done at the moment. One per desk."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` beside everything else; if it fails, whoever pressed is told privately. Synchronous."""
        task = watched(guard(interaction, work), "presses")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def chosen(interaction: Interaction, menu: str) -> str | None:
    """What was chosen from the menu with this id; None if something else was used."""
    data: dict[str, Any] = dict(interaction.data or {})
    used = interaction.type is discord.InteractionType.component and data.get("custom_id") == menu
    return str((data.get("values") or [""])[0]) if used and changeable(interaction) else None
