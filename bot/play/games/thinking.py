"""Work of worker processes for table controllers (``Think``), by name: each from bytes alone, always the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic.kinds import registry
from bot.cosmic.strong import search

JOBS: Mapping[str, Callable[[bytes], bytes]] = {search.NAME: search.answer}


def load() -> None:
    """Read all that thoughts need, so that the first does not take longer than others."""
    registry.load()
