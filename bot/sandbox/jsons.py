"""JSON as Discord speaks it, and the few walks over it that several files need. Holds no state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object. Its members are whatever Discord's documents say; the checks in ``check.py`` look at them."""


def flat(components: list[Json] | None) -> Iterator[Json]:
    """Every component, nested ones included: rows, sections, containers, labels and accessories."""
    for component in components or []:
        yield component
        yield from flat(component.get("components"))
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield from flat([component[inner]])


def without_nulls(data: Json) -> Json:
    """The same object without members that are null: the gateway leaves out what it does not have."""
    return {key: value for key, value in data.items() if value is not None}
