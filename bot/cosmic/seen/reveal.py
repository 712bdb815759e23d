"""The picture of a reveal, from the public events of its challenge: what the engine told of it, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from bot.cosmic.model.reckoning import Reckoning, named
from bot.cosmic.seen.picture_views import RevealOutcome, RevealPicture
from bot.kernel.event import Event
from bot.words.language import DEFAULT, Language

_WARP: Final = "warp"
_OUTCOMES: Final = ("offense", "defense", "both_lost", "deal", "no_deal", "repulsed")
_FORGOTTEN: Final = ("challenge", "rewound", "released")
"""Kinds of events after which the last reveal is over or does not count."""


def picture(events: Sequence[Event], names: Sequence[str], language: Language = DEFAULT) -> RevealPicture | None:
    """The last reveal of these events and what it led to so far; None without one, or without an outcome to show."""
    at = next((at for at in reversed(range(len(events))) if events[at].kind in ("reckoned", *_FORGOTTEN)), None)
    if at is None or events[at].kind != "reckoned":
        return None
    found = msgspec.convert(events[at].data, Reckoning)
    outcome, after = str(found.outcome), events[at + 1 :]
    landed = lost = consolation = 0
    for event in after:
        match event.kind, event.data:
            case "outcome" | "abandoned", data:
                outcome = str(data["outcome"])
            case "moved", {"to": str(to), "why": why, "count": int(many)}:
                lost += many if to == _WARP else 0
                landed += many if why == "land" and to == found.target else 0
            case "gave", {"why": "consolation", "count": int(many)}:
                consolation += many
    if outcome not in _OUTCOMES:
        return None
    return RevealPicture(
        tuple(names),
        found.colours,
        found.offense,
        found.defense,
        cast(RevealOutcome, outcome),
        found.target,
        tuple(map(named, found.by)),
        landed,
        lost,
        consolation,
        language,
    )
