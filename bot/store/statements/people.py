"""People in JSON that the store keeps: every member called ``user``, at any depth, is one."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


def users(node: object) -> Iterator[int]:
    """Every whole number under a member called ``user``, at any depth of JSON data."""
    if isinstance(node, list):
        for item in node:
            yield from users(item)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key == "user" and type(value) is int:
                yield value
            else:
                yield from users(value)


def without_person(data: bytes, user: int, name: str) -> bytes:
    """JSON in which every member that is this person is called ``name``, is nobody, and is marked as ``gone``."""
    return msgspec.json.encode(_without(msgspec.json.decode(data), user, name))


def _without(node: object, user: int, name: str) -> object:
    if isinstance(node, list):
        return [_without(item, user, name) for item in node]
    if not isinstance(node, dict):
        return node
    if node.get("user") == user:
        return {**node, "user": None, "name": name, "gone": True}
    return {key: _without(value, user, name) for key, value in node.items()}
