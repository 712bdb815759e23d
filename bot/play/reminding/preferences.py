"""How somebody wants to be reminded, and when reminders of one question are due. Pure arithmetic and reading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.words.language import Language, language_of

PREFERENCE = "reminders"
"""The name under which the store keeps a person's wish."""
Level: TypeAlias = Literal["off", "gentle", "normal", "strict"]
Place: TypeAlias = Literal["dm", "thread"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
SHORTEST_MS: Final = 30 * 60_000
"""Questions with less time than this are for people who sit at the table: nobody is reminded of them."""
UNANSWERED: Final = 5
"""After so many reminders in a row without an answer there are no more until the person acts again."""

_MOMENTS: Final[Mapping[Level, tuple[int, ...]]] = {
    "off": (),
    "gentle": (750,),
    "normal": (500, 875),
    "strict": (250, 500, 750, 938),
}
"""After how many thousandths of a question's time somebody is reminded."""


class Wish(msgspec.Struct, frozen=True):
    """How one person wants to be reminded."""

    level: Level = "normal"
    place: Place = "dm"
    language: Language | None = None
    """In which language; None for that of each table."""

    @property
    def written(self) -> str:
        """As the store keeps it and ``wish_of`` reads it."""
        return " ".join([self.level, self.place, *([self.language] if self.language else [])])


def wish_of(written: str | None) -> Wish:
    """A stored wish; the usual one for nothing, and for what an older or newer version has written."""
    try:
        level, place, *language = (written or "").split()
        fields = {"level": level, "place": place, "language": language_of(language[0]) if language else None}
        return msgspec.convert(fields, Wish)
    except ValueError:
        return Wish()


def passed(level: Level, since_ms: int, due_ms: int, now_ms: int) -> int:
    """How many moments of a question have passed, if it was asked at ``since_ms`` and is due at ``due_ms``."""
    span = due_ms - since_ms
    if span < SHORTEST_MS or now_ms >= due_ms:
        return 0
    return sum(now_ms >= since_ms + span * moment // 1_000 for moment in _MOMENTS[level])
