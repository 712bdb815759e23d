"""List the powers, flares, edicts and moons that a game has brought into play."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic import events
from bot.cosmic.expansions.asteroids.state import AsteroidPlaced
from bot.cosmic.expansions.moons.moon import MOONS, MoonKnown, MoonShown
from bot.cosmic.kinds import registry
from bot.kernel.event import Event

KINDS = (
    *(events.PowersKept, AsteroidPlaced, events.Announced, events.Used, events.FlareActs),
    *(MoonKnown, MoonShown),
)
"""The events that tell what is in play."""


def everything() -> set[str]:
    """All that has to occur in the recorded games."""
    registry.load()
    kinds: dict[str, Iterable[str]] = {
        "power": registry.POWERS,
        "flare": registry.FLARES,
        "edict": registry.EDICTS,
        "moon": MOONS,
    }
    return {f"{kind}.{name}" for kind, names in kinds.items() for name in names}


def touched(told: Iterable[Event]) -> set[str]:
    """Powers that somebody or an asteroid has and those that were used (``use.``), flares and edicts that were played,
    moons that somebody saw.
    """
    found: set[str] = set()
    for event in told:
        match event:
            case events.PowersKept():
                found |= {f"power.{name}" for row in event.powers for name in row}
            case AsteroidPlaced():
                found.add(f"power.{event.power}")
            case events.Announced() if event.source in ("flare", "edict"):
                found.add(f"{event.source}.{event.name}")
            case events.Used():
                found.add(f"use.{event.power}")
            case events.FlareActs():
                found.add(event.card)
            case MoonKnown() | MoonShown():
                found.add(f"moon.{event.moon}")
            case _:
                pass
    return found
