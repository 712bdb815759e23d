"""Bytes and back, equality of plain values, and the search for types that must not be saved."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, TypedDict

import msgspec
import pytest
from hypothesis import given, strategies as st

from bot.kernel.codec import Plain, Unreadable, decode, decode_plain, encode, same
from tests.kernel import auction
from tests.kernel.saved_types import foreign_types
from tests.kernel.strategies import plain


class Colour(StrEnum):
    RED = "red"


class Data(TypedDict, total=False):
    held: int


class Inner(msgspec.Struct):
    tree: Inner | None
    place: tuple[int, str]


class Sound(msgspec.Struct):
    inner: list[Inner]
    by_seat: dict[int, list[str]]
    colour: Colour
    side: Literal["o", "d"]
    data: Data
    many: tuple[int, ...] = ()


class Foreign(msgspec.Struct):
    deep: dict[str, list[set[int]]]
    fraction: float
    anything: Any
    raw: bytes
    fine: int


@given(st.dictionaries(st.text(), plain))
def test_plain_values_survive_the_round_trip_in_their_order(value: dict[str, Plain]) -> None:
    again = decode_plain(encode(value))
    assert same(again, value)
    assert list(again) == list(value)
    assert encode(again) == encode(value)


@given(plain, plain)
def test_same_means_equal_type_and_content(one: Plain, other: Plain) -> None:
    assert same(one, one)
    assert same(one, other) == same(other, one)
    if encode(one) == encode(other):
        assert same(one, other)


def test_values_that_are_not_plain_are_the_same_as_nothing() -> None:
    assert not same(1.0, 1.0)
    assert not same({1}, {1})
    assert not same([1], [True])
    assert not same({"a": 0}, {"a": False})


def test_broken_bytes_and_wrong_types_are_unreadable() -> None:
    for data in (b"", b"{", b"[]", b'{"lots": "x"}'):
        with pytest.raises(Unreadable):
            decode(data, auction.State)
    with pytest.raises(Unreadable):
        decode_plain(b"[1]")


def test_foreign_types_are_found_wherever_they_hide() -> None:
    found = foreign_types(Foreign)
    assert [entry.split(":")[0] for entry in found] == [
        "Foreign.deep",
        "Foreign.fraction",
        "Foreign.anything",
        "Foreign.raw",
    ]


def test_plain_types_are_not_foreign() -> None:
    assert foreign_types(Sound) == []
    assert foreign_types(auction.State) == []
