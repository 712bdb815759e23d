"""Plain data to bytes and back, for every type alike. Not a place for field lists: a new field is saved by existing.

JSON by ``msgspec``. Dictionaries keep the order in which they were filled, so that a resumed game walks through them
exactly as the live one did; nothing unordered may be saved at all, see ``foreign_types``.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import msgspec
import msgspec.inspect as inspect

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
    """Whether two plain values are equal *and* of equal types throughout: ``1``, ``True`` and ``1.0`` all differ.

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
_SIMPLE = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.StrType,
    inspect.LiteralType,
    inspect.EnumType,
)


def foreign_types(kind: type) -> list[str]:
    """Where in ``kind`` something sits that must not be saved: empty if all is plain.

    Allowed are structs, typed dictionaries, lists, tuples, dictionaries, enumerations, strings, whole numbers,
    booleans and None. Foreign are sets (no order), floats (no fractions in rules), ``Any`` (hides what is inside) and
    every class that ``msgspec`` does not know. Each entry reads ``Type.field: what``.
    """
    found: list[str] = []
    seen: set[type] = set()

    def walk(node: inspect.Type, path: str) -> None:
        if isinstance(node, inspect.StructType | inspect.TypedDictType | inspect.DataclassType):
            if node.cls in seen:
                return
            seen.add(node.cls)
            for field in node.fields:
                walk(field.type, f"{node.cls.__name__}.{field.name}")
        elif isinstance(node, inspect.ListType | inspect.VarTupleType):
            walk(node.item_type, path)
        elif isinstance(node, inspect.TupleType):
            for item in node.item_types:
                walk(item, path)
        elif isinstance(node, inspect.DictType):
            walk(node.key_type, path)
            walk(node.value_type, path)
        elif isinstance(node, inspect.UnionType):
            for part in node.types:
                walk(part, path)
        elif not isinstance(node, _SIMPLE):
            found.append(f"{path}: {type(node).__name__.removesuffix('Type')}")

    walk(inspect.type_info(kind), kind.__name__)
    return found
