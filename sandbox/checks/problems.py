"""Faults of a body, in the words of Discord's error 50035, and the small rules that many fields share.

Codes are Discord's where it is known which one it uses, else the nearest of its general ones. A field is
named by its path, as ``components.0.components.1.label``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sandbox.jsons import Json


@dataclass(frozen=True)
class Problem:
    """A limit of Discord that a body breaks, and in which field."""

    field: str
    code: str
    text: str
    empty: bool = False
    """True for the empty message, which has an error code of its own (50006)."""


def nested(problems: Iterable[Problem]) -> Json:
    """The problems as Discord tells them: one object in the other along the path of each field."""
    whole: Json = {}
    for problem in problems:
        place = whole
        for part in problem.field.split("."):
            place = place.setdefault(part, {})
        place.setdefault("_errors", []).append({"code": problem.code, "message": problem.text})
    return whole


def length(field: str, value: str | Sequence[object] | None, most: int, least: int = 0) -> Iterator[Problem]:
    """Yield a problem if a text or a list is too long or too short; something absent is neither."""
    if value is None or least <= len(value) <= most:
        return
    if least:
        yield Problem(field, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    else:
        yield Problem(field, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def bounds(field: str, value: int | None, low: int, high: int) -> Iterator[Problem]:
    """Yield a problem if a number is out of its range; something absent is not."""
    if value is not None and value < low:
        yield Problem(field, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
    if value is not None and value > high:
        yield Problem(field, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")


def required(field: str, value: object) -> Iterator[Problem]:
    """Yield a problem if a member is missing or empty."""
    if value in (None, "", [], {}):
        yield Problem(field, "BASE_TYPE_REQUIRED", "This field is required")


def one_of(field: str, value: object, allowed: Sequence[object]) -> Iterator[Problem]:
    if value not in allowed:
        yield Problem(field, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")


def twice(values: Iterable[object]) -> Iterator[tuple[int, object]]:
    """Place and value of everything that has been there before."""
    seen: set[object] = set()
    for number, value in enumerate(values):
        if value in seen:
            yield number, value
        seen.add(value)
