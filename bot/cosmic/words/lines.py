"""What words about events are made from: the types that all modules of words share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.words.language import Language
from bot.words.message import Message
from bot.words.signs import of_colour
from bot.words.speech import Speech, speech


class Names(tuple[str, ...]):
    """What people are called, by seat, and whose each colour is. Plain names are read as if nobody had a colour yet.

    In messages names are ``marked``: each stands behind the sign of its colour. Pictures, alt texts and labels have
    plain ones.
    """

    colours: tuple[str, ...]
    """The players' colours by seat; they change in the middle of a game too (P1, Wild Schizoid)."""
    marked: bool
    _plain: tuple[str, ...]

    def __new__(cls, names: Iterable[str] = (), colours: Iterable[str] = (), *, marked: bool = False) -> Names:
        """``colours`` by seat, as far as they are known."""
        plain, worn = tuple(names), tuple(colours)
        marks = [*map(of_colour, worn), *[""] * (len(plain) - len(worn))] if marked else [""] * len(plain)
        made = super().__new__(
            cls, (f"{mark} {name}" if mark else name for mark, name in zip(marks, plain, strict=False))
        )
        made.colours, made.marked, made._plain = worn, marked, plain
        return made

    def wearing(self, colours: Iterable[str]) -> Names:
        """The same people with these colours."""
        return Names(self._plain, colours, marked=self.marked)

    @classmethod
    def of(cls, names: Iterable[str]) -> Names:
        """The names with all that is known of their colours."""
        return names if isinstance(names, Names) else cls(names)

    def owner(self, colour: str) -> str | None:
        """Who plays a colour; None for one that nobody plays."""
        return next((name for name, worn in zip(self, self.colours, strict=False) if worn == colour), None)


def voice(names: Names, language: Language) -> Speech:
    """How those are told who are called so: with signs in a text in which they are marked."""
    return speech(language).signed if names.marked else speech(language)


Data: TypeAlias = Mapping[str, Any]
"""What an event carries."""
Line: TypeAlias = Callable[[Data, Names], Message | None]
"""How an event is worded; None if there is nothing to tell."""
