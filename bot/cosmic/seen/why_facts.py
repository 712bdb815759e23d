"""What lies behind an event, from the events before it: facts of which ``why_words`` makes reasons. Runs no rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model import cards, ids
from bot.cosmic.words.lines import Data
from bot.kernel.event import Event


def changes(before: Sequence[Event]) -> Sequence[Data]:
    """What has changed the sums since the cards were revealed."""
    told = _last(_since_reveal(before), "tallied")
    return [] if told is None else told["changes"]


def took_effect(before: Sequence[Event]) -> list[Data]:
    """Which powers, flares and edicts took effect since the reveal, or were called before to act then; each once.

    Those that have changed the sums are left out.
    """
    since = _since_reveal(before)
    called = (_last(since, "reckoned") or {"called": ()})["called"]
    done = [made(event.data) for event in since if event.kind == "done" and not event.data["cancelled"]]
    summed = [(one["seat"], one["name"]) for one in changes(before)]
    found = {(one["seat"], one["name"]): one for one in (*called, *done)}
    return [one for pair, one in found.items() if pair not in summed]


def card_changed_by(before: Sequence[Event]) -> Data | None:
    """Which power, flare or edict has just changed what lies as a challenge card; None if none took effect."""
    took = [event.data for event in before if event.kind in ("done", "resolves") and not event.data.get("cancelled")]
    return made(took[-1]) if took else None


def outcome_case(data: Data, before: Sequence[Event]) -> str:
    """``landed``, ``deal``, ``no_deal``, ``both_lost``, or what else the reveal told; ``turned`` without a reveal."""
    plain = data["outcome"] in ("landed", "deal", "no_deal", "both_lost")
    return str(data["outcome"] if plain else (_last(before, "reckoned") or {"rule": "turned"})["rule"])


def totals(before: Sequence[Event]) -> tuple[int, int]:
    """Both totals of the last reveal. Raises KeyError if nothing was revealed."""
    found = _last(before, "reckoned") or {}
    return found["offense"]["total"], found["defense"]["total"]


def move_case(data: Data, before: Sequence[Event]) -> str:
    """Why tokens move; ``land_reverse`` for those that land by the reverse cone."""
    allies = data["why"] == "land" and list(data["from"]) == ["cone.defense"]
    return "land_reverse" if allies and (_last(before, "defense") or {}).get("reverse") else str(data["why"])


def defense_case(data: Data, before: Sequence[Event]) -> str:
    """How the defense came about: ``nobody``, ``wild``, ``decreed``, ``home`` or ``shown``."""
    flipped = _last(before, "destiny")
    if flipped is None or data["seat"] is None:
        return "nobody"
    colour = cards.destiny_colour(flipped["card"])
    if colour != data["system"]:
        return "wild" if colour is None else "decreed"
    return "home" if (_last(before, "own_colour") or {}).get("case") == "home" else "shown"


def made(data: Data) -> Data:
    """A use as what decides is told: its name, whether it is a flare, whose it is."""
    flare = data.get("source") == "flare" or isinstance(ids.offer(str(data.get("card", ""))), ids.Flare)
    return {"name": data["name"], "flare": flare, "seat": data["seat"]}


def _last(before: Sequence[Event], kind: str) -> Data | None:
    return next((event.data for event in reversed(before) if event.kind == kind), None)


def _since_reveal(before: Sequence[Event]) -> Sequence[Event]:
    found = [number for number, event in enumerate(before) if event.kind == "revealed"]
    return before[found[-1] :] if found else ()
