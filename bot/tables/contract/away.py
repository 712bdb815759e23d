"""Holidays: until when somebody is away from a table, and what is done for them there meanwhile.

A controller learns of it as a ``Preference`` under this name, and says with ``Returned`` that it is over before its
time. The others may vote that somebody who is silent counts as away; the controller says so with ``Silent``.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

PREFERENCE: Final = "away"
SIGN: Final = "🌴"
"""Stands behind the name of whoever is away."""
BUTTON: Final = "away"
"""Choice of the button that leads to one's holiday; no table takes it, ``cogs.holidays`` does."""
Plan: TypeAlias = Literal["orders", "careful", "pass", "freeze", "silent"]
SILENT: Final[Plan] = "silent"
"""As ``careful``, for somebody who has stopped answering: until they play again, and at most so long."""
SILENT_MS: Final = 365 * 86_400_000
PLANS: Final[tuple[Plan, ...]] = ("orders", "careful", "pass", "freeze")
"""One's standing orders alone; these, and a careful computer player for the rest; passing everything; the table stands
still, if the others agree. What people choose from.
"""


class Away(msgspec.Struct, frozen=True):
    """One person's holiday at one table."""

    until: int
    """When the holiday ends, in unix milliseconds."""
    plan: Plan

    @property
    def written(self) -> str:
        """As a preference says it and ``away_of`` reads it."""
        return f"{self.until} {self.plan}"


def away_of(written: str) -> Away | None:
    """Read a preference; None for what an older or newer version has written."""
    until, _, plan = written.partition(" ")
    try:
        return msgspec.convert({"until": until, "plan": plan}, Away, strict=False)
    except msgspec.ValidationError:
        return None
