"""What words about events are made from: the types that all modules of words share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.words.message import Message

Names: TypeAlias = Sequence[str]
"""What people are called, by seat."""
Data: TypeAlias = Mapping[str, Any]
"""What an event carries."""
Line: TypeAlias = Callable[[Data, Names], Message | None]
"""How an event is worded; None if there is nothing to tell."""
