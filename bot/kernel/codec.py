"""Plain data to bytes and back, for every type alike. Not a place for field lists: a new field is saved by existing.

JSON by ``msgspec``. Dictionaries keep the order in which they were filled, so that a resumed game walks through them
exactly as the live one did; nothing unordered may be saved at all (``tests/kernel/saved_types.py``).

Saved games and tables' records of earlier versions are lifted step by step as bare dictionaries before anything is
decoded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the dictionary of a saved envelope of one version into that of the next. ``state`` and ``frames`` are in it."""


class NoUpgrade(ValueError):
    """Raised when a saved game cannot be brought to the present version: a step is missing, or it is from later."""

    def __init__(self, found: int, wanted: int) -> None:
        super().__init__(f"no way from version {found} to {wanted}")
        self.found = found
        self.wanted = wanted


def lift(saved: dict[str, Any], upgrades: Mapping[int, Upgrade], version: int) -> dict[str, Any]:
    """Bring ``saved`` to ``version``; ``upgrades[v]`` leads from v to v+1. Raises ``NoUpgrade``."""
    found = saved["version"]
    if found > version:
        raise NoUpgrade(found, version)
    for step in range(found, version):
        if step not in upgrades:
            raise NoUpgrade(step, version)
        saved = upgrades[step](saved)
        saved["version"] = step + 1
    return saved


R = TypeVar("R", bound=msgspec.Struct)


class _Header(msgspec.Struct):
    version: int = 0
    """0 in records of versions that did not say it."""


def read_record(dump: bytes, kind: type[R], upgrades: Sequence[Upgrade]) -> R:
    """Read a record; ``upgrades[v]`` leads from version v to v+1. Raises ``Unreadable``."""
    version = decode(dump, _Header).version
    if version == len(upgrades):
        return decode(dump, kind)
    try:
        lifted = lift({"version": version, **decode_plain(dump)}, dict(enumerate(upgrades)), len(upgrades))
    except NoUpgrade as error:
        raise Unreadable(f"a table's record: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"a table's record of version {version} cannot be lifted: {error!r}") from error
    return decode(encode(lifted), kind)
