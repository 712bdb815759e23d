"""Budgets for a game of such people, by figure: the required value, and the goal."""

from __future__ import annotations

from typing import Final

_BY_ROW: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "daily.base.mixed": {
        "hours": (15, 11.5),
        "looks": (1.6, 1.2),
        "pushes": (1.7, 1.3),
        "messages": (1.6, 1.3),
        "requests": (28, 24),
        "silent_percent": (12, 6),
        "lost_percent": (3, 1),
        "unwanted_percent": (12, 8),
        "other_joins_percent": (10, 10),
        "other_cards_percent": (5, 5),
        "other_planned_guests_percent": (5, 5),
        "other_suggested_guests_percent": (30, 30),
    },
    "daily.base.first": {"hours": (12.5, 10)},
    "daily.all.mixed": {"hours": (18, 14), "requests": (31, 27)},
    "daily.base.mixed.seldom": {"hours": (25, 20)},
    "relaxed.base.mixed.once": {"hours": (80, 65), "silent_percent": (45, 35)},
    "lively.base.mixed": {"hours": (4, 3), "silent_percent": (40, 30)},
}
BUDGETS: Final = {f"days/{row}.{name}": bounds for row, own in _BY_ROW.items() for name, bounds in own.items()}
"""By the name of the figure."""
