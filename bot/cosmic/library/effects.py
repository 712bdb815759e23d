"""What powers, flares and edicts say of themselves, found by their names: ``power-macron`` has ``.text``, ``.example``,
``.wild`` and ``.super``, ``edict-plague`` has ``.text``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bot.cosmic.kinds.effects import EDICTS, FLARES, POWERS, Side
from bot.cosmic.kinds.questions import QUESTIONS, Standing
from bot.words.message import ids
from bot.words.speech import Speech

_POWER: Final = ids("power-", POWERS, ".text")
_EXAMPLE: Final = ids("power-", POWERS, ".example")
_WILD: Final = ids("power-", FLARES, ".wild")
_SUPER: Final = ids("power-", FLARES, ".super")
_EDICT: Final = ids("edict-", EDICTS, ".text")


class _Usual(Collection[str]):
    """Keys of the powers' questions that an order may leave to the usual answer (8.13)."""

    def __iter__(self) -> Iterator[str]:
        return (key for key, asked in QUESTIONS.items() if asked.standing is Standing.USUAL and asked.subject in POWERS)

    def __contains__(self, key: object) -> bool:
        return any(key == own for own in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


_USUAL: Final = ids("power-", _Usual(), "-usual")


def text(say: Speech, name: str, side: str = "") -> str:
    """What a power or an edict of this name does, or one side of a power's flare; empty if there is none."""
    if side:
        return say(_SUPER[name] if side == Side.SUPER else _WILD[name]) if name in FLARES else ""
    if name in _POWER:
        return say(_POWER[name])
    return say(_EDICT[name]) if name in _EDICT else ""


def example(say: Speech, power: str) -> str:
    """A small example for people who look a power up."""
    return say(_EXAMPLE[power])


def usual(say: Speech, question: str) -> str | None:
    """What a power's question decides, and in brackets the answer to which an order may leave it; None if none may."""
    return say(_USUAL[question]) if question in _USUAL else None
