"""Check that a type holds plain data alone, so that saves come back as they were."""

from __future__ import annotations

import msgspec.inspect as inspect

_SIMPLE = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.StrType,
    inspect.LiteralType,
    inspect.EnumType,
)


def foreign_types(kind: type) -> list[str]:
    """List the places in ``kind`` that must not be saved: empty if all is plain.

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
