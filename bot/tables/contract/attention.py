"""How often a person wants to be asked, at all tables of games that do not have to ask everybody everything."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

PREFERENCE: Final = "attention"
"""The name under which the store keeps a person's wish."""
Often: TypeAlias = Literal["always", "main", "never"]
OFTEN: Final[tuple[Often, ...]] = get_args(Often)
"""Whenever something can be played; as a main player or if it is aimed at them; never, so that what they have ordered
decides.
"""


class Attention(msgspec.Struct, frozen=True):
    """How often one person wants to be notified."""

    often: Often
    told: bool = False
    """Whether they want everybody at their tables to know."""

    @property
    def written(self) -> str:
        """As the store keeps it and ``attention_of`` reads it."""
        return f"{self.often} told" if self.told else self.often


def attention_of(written: str | None) -> Attention | None:
    """A stored wish; None for nothing, and for what an older or newer version has written."""
    often, _, told = (written or "").partition(" ")
    try:
        return msgspec.convert({"often": often, "told": told == "told"}, Attention)
    except msgspec.ValidationError:
        return None
