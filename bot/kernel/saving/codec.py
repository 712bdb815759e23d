"""Plain data to bytes and back, for every type alike. Not a place for field lists: a new field is saved by existing.

JSON by ``msgspec``. Dictionaries keep the order in which they were filled, so that a resumed game walks through them
exactly as the live one did; nothing unordered may be saved at all (``tests/kernel/saved_types.py``).
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import msgspec

Plain: TypeAlias = bool | int | str | list[Any] | dict[str, Any] | None
"""JSON data without fractions. What is inside the containers is plain again."""

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
"""Any plain value or struct as bytes. The same value gives the same bytes in every process."""


class Unreadable(ValueError):
    """Raised when bytes are not JSON, or not of the type that was asked for."""


def decode(data: bytes, kind: type[T]) -> T:
    """Read ``data`` as a value of type ``kind``. Raises ``Unreadable``."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error


def decode_plain(data: bytes) -> dict[str, Any]:
    """Read ``data`` as a bare dictionary, for upgrades. Raises ``Unreadable``."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error


def same(one: object, other: object) -> bool:
    """True if two plain values are equal *and* of equal types throughout: ``1``, ``True`` and ``1.0`` all differ.

    Values that are not plain are never the same as anything.
    """
    kind = type(one)
    if kind is not type(other):
        return False
    if kind in _SCALARS:
        return one == other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    return False


_SCALARS = frozenset({str, int, bool, type(None)})
