"""JSON as Discord speaks it, and the few walks over it that several files need. Holds no state."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object. Its members are whatever Discord's documents say; the checks in ``check.py`` look at them."""

_USUAL: Final = json.loads(Path(__file__).with_name("objects.json").read_text(encoding="utf-8"))


def usual(kind: str) -> Json:
    """Members that all new objects of this kind have alike: what nobody has set, and what says nothing here."""
    found: Json = copied(_USUAL[kind])
    return found


def copied(data: Any) -> Any:
    """The same data in objects and arrays of its own. Several times as quick as ``copy.deepcopy``."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data


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
