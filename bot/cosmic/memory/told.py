"""What an ear gets of an event, and how it reads it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from bot.cosmic.memory import book
from bot.cosmic.model import ids
from bot.cosmic.model.state import CosmicState
from bot.kernel import rules
from bot.kernel.event import Audience as Audience
from bot.kernel.seat import Seat

Data: TypeAlias = Mapping[str, Any]
Ear: TypeAlias = rules.Ear[CosmicState]
"""Remembers or forgets what an event of one kind says."""


def everybody(state: CosmicState, audience: Audience) -> tuple[Seat, ...]:
    """Who may see an event, among those who can remember it."""
    return book.people(state) if audience is None else audience


def listed(found: object) -> Iterable[str]:
    """One card, several or none."""
    if isinstance(found, str):
        return [found] if ids.as_card(found) is not None else []
    return [str(card) for card in found] if isinstance(found, list) else []
