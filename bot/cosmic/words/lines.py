"""What words about events are made from: the types that all modules of words share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.words.message import Message


class Names(tuple[str, ...]):
    """What people are called, by seat, and whose each colour is. Plain names are read as if nobody had a colour yet."""

    colours: tuple[str, ...]
    """The players' colours by seat; they change in the middle of a game too (P1, Wild Schizoid)."""

    def __new__(cls, names: Iterable[str] = (), colours: Iterable[str] = ()) -> Names:
        """``colours`` by seat, as far as they are known."""
        made = super().__new__(cls, names)
        made.colours = tuple(colours)
        return made

    @classmethod
    def of(cls, names: Iterable[str]) -> Names:
        """The names with all that is known of their colours."""
        return names if isinstance(names, Names) else cls(names)

    def owner(self, colour: str) -> str | None:
        """Who plays a colour; None for one that nobody plays."""
        return next((name for name, worn in zip(self, self.colours, strict=False) if worn == colour), None)


Data: TypeAlias = Mapping[str, Any]
"""What an event carries."""
Line: TypeAlias = Callable[[Data, Names], Message | None]
"""How an event is worded; None if there is nothing to tell."""
