"""Shares with their intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

_Z: Final = 1.959964
"""Of a standard normal distribution, 95 % lie nearer to the middle than this."""


class Share(msgspec.Struct, frozen=True):
    """So many out of so many, and the 95 % interval of what it is a sample of."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """Between 0 and 1; 0 out of nothing."""
        return self.count / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    """The interval of Wilson, which holds for few and for extreme counts too; everything for none."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    part, z2 = count / of, _Z * _Z
    middle = (part + z2 / (2 * of)) / (1 + z2 / of)
    reach = _Z * sqrt(part * (1 - part) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(count, of, max(0.0, middle - reach), min(1.0, middle + reach))
