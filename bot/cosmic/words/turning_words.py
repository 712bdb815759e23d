"""Turning points in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.seen.turning_points import TurningPoint
from bot.words.message import ids
from bot.words.speech import Speech

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
