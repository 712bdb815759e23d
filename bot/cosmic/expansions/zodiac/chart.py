"""The chart (Z3): the signs in their circle, what they are to one another, and who may play which card on whom.

Pure: it knows names of cards and who holds which position, and neither states nor views.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.cosmic.model import ids

SIGNS = (
    *("aries", "taurus", "gemini", "cancer", "leo", "virgo"),
    *("libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"),
)
"""Aries is 1, at one o'clock; the others follow clockwise."""
CUSP = "cusp"
NEMESIS = "nemesis"
_CUSPS = 2
_EVEN = 3
"""At this distance two signs are nothing to each other; nearer is Yin, farther Yang."""

Relation: TypeAlias = Literal["yin", "yang", "none"]
"""What one player is to another."""


class Standing(NamedTuple):
    """What a player is on the chart."""

    card: str
    """A sign, ``cusp`` or ``nemesis``; empty for who has left."""
    leader: bool
    """Whether it is the Spiritual Leader."""

    @property
    def sign(self) -> str | None:
        """The sign; None in cusp, for Nemesis and for who has left (Z6)."""
        return self.card if self.card in SIGNS else None

    @property
    def exalted(self) -> bool:
        """Whether it is the Spiritual Leader or Nemesis."""
        return self.leader or self.card == NEMESIS


def pack() -> list[str]:
    """The fifteen Zodiac cards, signs first, unshuffled (Z1): one of each sign, one Nemesis (Z16)."""
    names = [*SIGNS, *[CUSP] * _CUSPS, NEMESIS]
    return [f"zodiac.{name}.{names[:at].count(name) + 1}" for at, name in enumerate(names)]


@lru_cache(maxsize=64)
def what(card: str) -> str:
    """The sign of a card or face, ``cusp`` or ``nemesis``; empty for no card."""
    return ids.named(card) if card else ""


def distance(one: str, other: str) -> int:
    """How far two signs are apart, the shorter way round (Z3)."""
    apart = abs(SIGNS.index(one) - SIGNS.index(other))
    return min(apart, len(SIGNS) - apart)


def related(one: str, other: str) -> Relation:
    """What two signs are to each other (Z3)."""
    apart = distance(one, other)
    return "none" if apart == _EVEN else "yin" if apart < _EVEN else "yang"


def relation(one: Standing, other: Standing) -> Relation:
    """What ``one`` is to ``other``, another player; it need not be so the other way round (Z8, Z41)."""
    if one.sign is None or one.leader:
        return "none"
    if other.leader:
        return "yin"
    if other.card == NEMESIS:
        return "yang"
    return "none" if other.sign is None else related(one.sign, other.sign)


def legal(card: str, actor: Standing, target: Standing, everybody: Sequence[Standing]) -> bool:
    """Whether ``actor`` may play ``card`` (a sign, ``cusp``, ``nemesis``) on ``target``, perhaps itself (Z10, Z11)."""
    if card == NEMESIS:
        return not any(one.leader for one in everybody) and target.card != NEMESIS
    if card == CUSP:
        return not target.exalted and target.card != CUSP
    if actor.exalted:  # A privilege of the Spiritual Leader (Z32) and of Nemesis (Z36).
        return True
    return not target.exalted and (target.sign is None or distance(card, target.sign) < _EVEN)
