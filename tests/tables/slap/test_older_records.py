"""Records of older versions: each is lifted with every field in its place, and what cannot be is said in a sentence."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.kernel.codec import Unreadable, decode_plain, encode
from bot.tables.slap.record import UPGRADES, Chair, Record, read
from tests.golden import files

FILLED = gzip.decompress(Path(__file__).with_name("record-of-version-0.json.gz").read_bytes())
"""A table in the middle of a game, with something in every field by seat."""
SAVES = [files.read_save(path).desk for path in files.saves() if path.name.startswith("slap")]
SAVED = [dump for dump in SAVES if "version" not in decode_plain(dump)]


@pytest.mark.parametrize("dump", [FILLED, *SAVED])
def test_a_record_of_version_0_is_lifted_with_every_field_in_its_place(dump: bytes) -> None:
    before, record = decode_plain(dump), read(dump)
    assert [chair.timer_flips for chair in record.chairs] == before.pop("timer_flips")
    assert [chair.fastest for chair in record.chairs] == before.pop("fastest")
    names = [name.split(" (")[0] for name in before.pop("names")]
    assert (record.names, record.practice) == (names, before.pop("practice"))
    away, timed = before.pop("away", {}), before.pop("timed", {})
    for seat, chair in enumerate(record.chairs):
        assert chair.away == as_now(Chair, "away", away.get(str(seat)))
        assert [chair.times, chair.estimated] == timed.get(str(seat), [[], 0])
    before = {"pile_history" if name == "course" else name: value for name, value in before.items()}
    for name, value in before.items():
        assert getattr(record, name) == as_now(Record, name, value), name


def test_the_record_that_is_lifted_had_something_in_every_field_of_a_chair() -> None:
    ana, ben, cy, dot = read(FILLED).chairs
    assert (ana.fastest, ana.times, ana.estimated, ana.away) == (310, [310], 0, None)
    assert (ben.fastest, ben.times, ben.estimated, ben.timer_flips) == (287, [420, 287], 2, 1)
    assert ben.away is not None
    assert (ben.away.piles, ben.away.slaps, ben.away.passes) == ({0: 2, 1: 3}, 4, 5)
    assert dot.away is not None
    assert [cy.practice, dot.practice, ben.practice] == [True, True, False]


def test_a_record_that_was_lifted_is_saved_in_the_present_form() -> None:
    record = read(FILLED)
    assert read(encode(record)) == record
    assert decode_plain(encode(record))["version"] == record.version == len(UPGRADES)


@pytest.mark.parametrize(
    ("dump", "said"),
    [
        (b'{"version":99}', "a table's record: no way from version 99 to"),
        (b'{"names":["Ana"]}', "a table's record of version 0 cannot be lifted: KeyError('practice')"),
    ],
)
def test_a_record_that_nobody_can_read_is_told_in_one_sentence(dump: bytes, said: str) -> None:
    with pytest.raises(Unreadable) as told:
        read(dump)
    assert str(told.value).startswith(said)
    assert "\n" not in str(told.value)


def as_now(kind: type[msgspec.Struct], name: str, value: Any) -> Any:
    """A value of before as the field of that name has it."""
    (field,) = [one for one in msgspec.structs.fields(kind) if one.name == name]
    return msgspec.json.decode(encode(value), type=field.type)
