"""What desks of cogs do about presses and choices that no table hears of."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import discord

from bot.errors import UserError
from bot.tasks import watched
from cogs.arriving.acts import PERSON, display_name, is_bot
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
    used = interaction.type is discord.InteractionType.component and _data(interaction).get("custom_id") == menu
    return _first(interaction) if used and changeable(interaction) else None


def person_chosen(interaction: Interaction) -> int:
    """Who was chosen from a menu of people. Raises ``UserError`` if it was nobody, as no client sends it."""
    person = _first(interaction)
    if not re.fullmatch(PERSON, person):
        raise UserError(voice_for(interaction)("table-stale-button"))
    return int(person)


def name_chosen(interaction: Interaction) -> str:
    """What whoever was chosen from a menu of people is called."""
    return display_name(_data(interaction).get("resolved") or {}, _first(interaction))


def chose_bot(interaction: Interaction) -> bool:
    """Whether a bot was chosen from a menu of people."""
    return is_bot(_data(interaction), _first(interaction))


def _first(interaction: Interaction) -> str:
    return str((_data(interaction).get("values") or [""])[0])


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})
