"""Which powers, flares, edicts and moons a game has brought into play."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.kinds import registry
from bot.kernel.event import Event
from tests.plain import listed

KINDS = ("powers", "asteroid_placed", "announced", "used", "acts", "moon_known", "moon_shown")
"""The kinds of events that tell what is in play."""


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


def touched(events: Iterable[Event]) -> set[str]:
    """Powers that somebody or an asteroid has and those that were used (``use.``), flares and edicts that were played,
    moons that somebody saw.
    """
    found: set[str] = set()
    for event in events:
        data = event.data
        match event.kind:
            case "powers":
                found |= {f"power.{name}" for row in listed(data["powers"]) for name in row}
            case "asteroid_placed":
                found.add(f"power.{data['power']}")
            case "announced" if data["source"] in ("flare", "edict"):
                found.add(f"{data['source']}.{data['name']}")
            case "used":
                found.add(f"use.{data['power']}")
            case "acts":
                found.add(str(data["card"]))
            case "moon_known" | "moon_shown":
                found.add(f"moon.{data['moon']}")
    return found
