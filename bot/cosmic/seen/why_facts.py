"""What lies behind an event, from the events before it: facts that the reasons of every language are worded from.

Runs no rules and has no words.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model import cards, ids
from bot.cosmic.words.lines import Data
from bot.kernel.event import Event

__all__ = ["card_changed_by", "changes", "defense_case", "last", "move_case", "outcome_case", "took_effect", "totals"]

_PLAIN = ("landed", "deal", "no_deal", "both_lost")
_TAKES_EFFECT = ("done", "resolves")
"""Kinds of events by which a power, flare or edict takes effect."""


def last(before: Sequence[Event], kind: str) -> Data | None:
    """What the latest event of a kind carries; None if there was none."""
    return next((event.data for event in reversed(before) if event.kind == kind), None)


def changes(before: Sequence[Event]) -> Sequence[Data]:
    """What has changed the sums since the cards were revealed."""
    told = last(_since_reveal(before), "tallied")
    return [] if told is None else told["changes"]


def _since_reveal(before: Sequence[Event]) -> Sequence[Event]:
    return before[
        max((number for number, event in enumerate(before) if event.kind == "revealed"), default=len(before)) :
    ]


def took_effect(before: Sequence[Event]) -> list[Data]:
    """Which powers, flares and edicts took effect since the cards were revealed, or were called before to act then,
    besides those that have changed the sums; each once.
    """
    since = _since_reveal(before)
    called = (last(since, "reckoned") or {"called": ()})["called"]
    done = [_made(event.data) for event in since if event.kind == "done" and not event.data["cancelled"]]
    summed = [(one["seat"], one["name"]) for one in changes(before)]
    found = {(one["seat"], one["name"]): one for one in (*called, *done)}
    return [one for pair, one in found.items() if pair not in summed]


def _made(data: Data) -> Data:
    """A use as what decides is told: its name, whether it is a flare, whose it is."""
    flare = data.get("source") == "flare" or isinstance(ids.offer(str(data.get("card", ""))), ids.Flare)
    return {"name": data["name"], "flare": flare, "seat": data["seat"]}


def card_changed_by(before: Sequence[Event]) -> Data | None:
    """Which power, flare or edict has just changed what lies as a challenge card; None if none took effect."""
    took = (event.data for event in reversed(before) if event.kind in _TAKES_EFFECT)
    found = next((data for data in took if not data.get("cancelled", False)), None)
    return None if found is None else _made(found)


def outcome_case(data: Data, before: Sequence[Event]) -> str:
    """``landed``, ``deal``, ``no_deal``, ``both_lost``, or what else the reveal told; ``turned`` without a reveal."""
    found = last(before, "reckoned")
    return str(data["outcome"] if data["outcome"] in _PLAIN else "turned" if found is None else found["rule"])


def totals(before: Sequence[Event]) -> tuple[int, int]:
    """Both totals of the last reveal. Raises KeyError if nothing was revealed."""
    found = last(before, "reckoned") or {}
    return found["offense"]["total"], found["defense"]["total"]


def move_case(data: Data, before: Sequence[Event]) -> str:
    """Why tokens move; ``land_reverse`` for those that land by the reverse cone."""
    if data["why"] == "land":
        defense = last(before, "defense")
        if defense is not None and defense["reverse"] and list(data["from"]) == ["cone.defense"]:
            return "land_reverse"
    return str(data["why"])


def defense_case(data: Data, before: Sequence[Event]) -> str:
    """How the defense came about: ``nobody``, ``wild``, ``decreed``, ``home`` or ``shown``."""
    flipped = last(before, "destiny")
    if flipped is None or data["seat"] is None:
        return "nobody"
    colour = cards.destiny_colour(flipped["card"])
    if colour is None:
        return "wild"
    if colour != data["system"]:
        return "decreed"
    own = last(before, "own_colour")
    return "home" if own is not None and own["case"] == "home" else "shown"
