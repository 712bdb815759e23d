"""What worker processes can work out for desks (``Think``), by name: each from bytes alone, and always the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic.kinds import registry
from bot.cosmic.strong import task

THOUGHTS: Mapping[str, Callable[[bytes], bytes]] = {task.NAME: task.answer}


def load() -> None:
    """Read all that thoughts need, so that the first does not take longer than others."""
    registry.load()
