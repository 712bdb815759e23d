"""Types for words about events that all modules of words share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, TypeVar

from bot.kernel.event import Event, taken_by
from bot.words.language import Language
from bot.words.message import Message
from bot.words.signs import of_colour
from bot.words.speech import Speech, speech


class Names(tuple[str, ...]):
    """Names of people, by seat, and the owner of each colour. Plain names are read as if nobody had a colour yet.

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

    def colour(self, seat: int) -> str | None:
        """The colour of the person on a seat, once it is known."""
        return self.colours[seat] if 0 <= seat < len(self.colours) else None

    def owner(self, colour: str) -> str | None:
        return next((name for name, worn in zip(self, self.colours, strict=False) if worn == colour), None)


def voice(names: Names, language: Language) -> Speech:
    """Return the speech for these names: with signs in a text in which they are marked."""
    return speech(language).signed if names.marked else speech(language)


Line: TypeAlias = Callable[..., Message | None]
"""How an event is worded; None if there is nothing to tell."""
E = TypeVar("E", bound=Event)
LINES: Final[dict[type[Event], Line]] = {}
"""The words of events that need a decision, by type. A module enters its own as it is imported."""


def worded(line: Callable[[E, Names], Message | None]) -> Callable[[E, Names], Message | None]:
    """Let a function word the events that it takes. Raises ValueError if another does."""
    for kind in taken_by(line):
        if LINES.setdefault(kind, line) is not line:
            raise ValueError(f"two functions word {kind.__name__}")
    return line
