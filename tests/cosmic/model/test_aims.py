"""Announcements of a use have typed keys, and are found in one place."""

from __future__ import annotations

import pytest

from bot.cosmic.model import aims
from bot.cosmic.model.state import Call
from bot.kernel.codec import decode_plain, encode


def test_what_was_announced_is_read_by_its_key() -> None:
    call = Call(1, "power.0", "", "W7c", aim=aims.TARGET.to(2) | aims.PLANET.to("blue-1"))
    assert (aims.TARGET.of(call), aims.PLANET.of(call)) == (2, "blue-1")
    assert aims.NUMBER.get(call) is None
    with pytest.raises(KeyError):
        aims.NUMBER.of(call)
    aims.NUMBER.put(call, 3)
    assert aims.NUMBER.of(call) == 3


def test_a_list_is_announced_as_a_copy() -> None:
    planets = ["blue-1"]
    said = aims.PLANETS.to(planets)
    planets.append("blue-2")
    assert said == {"planet": ["blue-1"]}
    assert aims.PLANETS.to(("red-1",)) == {"planet": ["red-1"]}


def test_a_call_is_saved_under_the_names_of_earlier_versions() -> None:
    call = Call(1, "power.0", "", "W7c", aim=aims.TARGET.to(2))
    assert decode_plain(encode(call))["data"] == {"target": 2}
