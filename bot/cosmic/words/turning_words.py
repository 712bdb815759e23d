"""Turning points in words, and what a replay adds in hindsight: positions, sums with other cards, luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.seen.luck import Luck
from bot.cosmic.seen.turning_points import TurningPoint
from bot.kernel.seat import Seat
from bot.words.message import ids
from bot.words.speech import Speech

_CALIBRATED: Final = 5
"""Seats from which on it was measured what the words come to (``bench/positions.py``)."""
_TURNS = ids("replay-turn-", ("missed", "back", "short"))


def turning_point(point: TurningPoint, names: Sequence[str], say: Speech) -> str:
    own, other = point.totals or (0, 0)
    return say(
        _TURNS[point.turn],
        number=point.challenge,
        name=names[point.seat],
        bases=point.bases,
        counted=point.totals is not None,
        own=str(own),
        other=str(other),
    )


def hindsight(value: int, totals: tuple[int, int], name: str, say: Speech, *, wins: bool) -> str:
    own, other = map(str, totals)
    return say("replay-instead", name=name, card=str(value), own=own, other=other, wins=wins)


def position_lines(stand: Mapping[Seat, str], names: Sequence[str], say: Speech) -> list[str]:
    """Name those ahead and those behind; nothing where all are level."""
    ahead, behind = ([names[seat] for seat, word in stand.items() if word == wanted] for wanted in ("ahead", "behind"))
    known = len(names) >= _CALIBRATED
    return [say("replay-positions", ahead=ahead, behind=behind, known=known)] if ahead or behind else []


def luck(found: Luck, names: Sequence[str], say: Speech) -> str:
    def row(counts: Mapping[Seat, int]) -> list[str]:
        return [f"{name} {counts[seat]}" for seat, name in enumerate(names)]

    return say("replay-luck", drawn=row(found.drawn), chosen=row(found.chosen), consoled=row(found.consoled))
