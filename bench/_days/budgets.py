"""What a game of people who sleep may cost: with usual settings, by figure; what must be reached and what is the goal.

Expansions add at most a fifth; people of all time zones half as much again.
"""

from __future__ import annotations

from collections.abc import Iterator

_ALIKE = {"looks": (2.5, 2.5), "pushes": (3.0, 3.0), "requests": (30.0, 30.0), "lost_percent": (2.0, 2.0)}
"""At every speed."""
_PROFILES = {
    "lively": {"hours": (5.0, 5.0)},
    "daily": {"hours": (16.0, 8.0), "days": (10.0, 5.0), "looks": (2.5, 1.0), "pushes": (3.0, 1.0)},
    "relaxed": {"hours": (30.0, 30.0)},
}
_LONGER = {"base": 1.0, "all": 1.2}
_ZONES = 1.5
_LASTING = ("hours", "days")
"""Which figures may grow with expansions and time zones."""


def budgets() -> Iterator[tuple[str, tuple[float, float]]]:
    """Each figure's name, its upper bound and its goal."""
    for profile, own in _PROFILES.items():
        for table, longer in _LONGER.items():
            for figure, (must, goal) in (_ALIKE | own).items():
                name, factor = f"days/{profile}.{table}.usual", longer if figure in _LASTING else 1.0
                yield f"{name}.{figure}", (must * factor, goal * factor)
                if figure in _LASTING:
                    yield f"{name}.zones.{figure}", (must * factor * _ZONES, goal * factor * _ZONES)
