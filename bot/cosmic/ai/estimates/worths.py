"""What powers are worth to a computer player, whatever the game looks like: as their classes say."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import USUAL_WORTH


def power_worth(name: str) -> int:
    """How good a power is to have, up to ten; in the middle what is none, such as an option of a question."""
    power = registry.POWERS.get(name)
    return USUAL_WORTH if power is None else power.worth
