"""What desks of cogs do about presses and choices that no table hears of."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import discord

from bot.errors import UserError
from bot.tasks import watched
from cogs.arriving.acts import PERSON
from cogs.arriving.replies import Interaction, changeable
from cogs.errors import guard
from cogs.voices import voice_for


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


def person_chosen(interaction: Interaction) -> int:
    """Who was chosen from a menu of people. Raises ``UserError`` if it was nobody, as no client sends it."""
    data: dict[str, Any] = dict(interaction.data or {})
    person = str((data.get("values") or [""])[0])
    if not re.fullmatch(PERSON, person):
        raise UserError(voice_for(interaction)("table-stale-button"))
    return int(person)


def is_bot(interaction: Interaction, person: int) -> bool:
    """Whether Discord says of an account that was chosen or named that it is a bot's."""
    data: dict[str, Any] = dict(interaction.data or {})
    return bool(((dict(data.get("resolved") or {}).get("users") or {}).get(str(person)) or {}).get("bot"))
