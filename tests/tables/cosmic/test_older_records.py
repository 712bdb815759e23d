"""Records of older versions: each is lifted with every field in its place, and what cannot be is said in a sentence."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cosmic.kinds import registry
from bot.kernel.codec import Unreadable, decode_plain, encode
from bot.tables.cosmic.chair import Chair, DealStep, OpenSides, Person
from bot.tables.cosmic.controls import Draft, OpenAsk, OpenDeal
from bot.tables.cosmic.record import UPGRADES, Record, read
from tests.golden import files

registry.load()  # the events of expansions, too

FILLED = gzip.decompress(Path(__file__).with_name("record-of-version-0.json.gz").read_bytes())
"""A table in the middle of a game, with something in every field."""
SAVES = [files.read_save(path).desk for path in files.saves() if path.name.startswith("cosmic")]
SAVED = [dump for dump in SAVES if "version" not in decode_plain(dump)]
DICTIONARIES = {
    "away": "away",
    "closed": "closed",
    "deeds": "deeds",
    "drafts": "draft",
    "heard": "heard",
    "hinted": "hinted",
    "languages": "language",
    "owes": "owes",
    "pings": "ping",
    "reopened": "reopened",
    "rounds": "rounds",
    "seen": "seen",
    "settled": "settled",
    "slept": "slept",
    "tellings": "push_due",
    "whispers": "prompt",
}
"""Fields by seat as text of a record of version 0, and what each is of a person now."""
LISTS = {
    "autopass": "autopass",
    "first": "first",
    "rounds_told": "rounds_told",
    "still_for": "still",
    "unheard": "unheard",
    "untold": "untold",
}
"""Its lists of seats, likewise."""


VISITS = {"latest": "latest", "before": "before", "missed": "missed"}
"""What its field ``visits`` had by seat, likewise."""
DROPPED = ("plans", "grown", "empowered")
"""What belonged to plans, and is not read any more."""
LATER = {"aimed", "looked", "plain"}
"""Fields of a person that came later."""


@pytest.mark.parametrize("dump", [FILLED, *SAVED])
def test_a_record_of_version_0_is_lifted_with_every_field_in_its_place(dump: bytes) -> None:
    before, record = decode_plain(dump), read(dump)
    for name in (*DROPPED, "still"):  # likewise, of quiet hours
        before.pop(name, None)
    drafts = {place: [told_apart(number), draft] for place, (number, draft) in before.get("drafts", {}).items()}
    before["drafts"] = drafts
    for prompt in before.get("whispers", {}).values():
        prompt["asks"] = [told_apart(number) for number in prompt["asks"]]
        prompt["shows"] = [told_apart(number) for number in prompt["shows"]]
    visits = before.pop("visits", {})
    for found, names in ((before, DICTIONARIES), (visits, VISITS)):
        for old, new in names.items():
            kept = found.pop(old, {})
            nothing = [getattr(Person(), new)] * len(record.chairs)
            wanted = [as_now(Person, new, kept.get(str(seat), nothing[seat])) for seat in seats(record)]
            assert [getattr(person, new) for person in record.people] == wanted, old
    for old, new in LISTS.items():
        assert [seat for seat in seats(record) if getattr(record.chairs[seat].person, new)] == before.pop(old, []), old
    assert [seat for seat in seats(record) if not record.chairs[seat].person.hints] == before.pop("without_hints", [])
    assert record.names == before.pop("names")
    assert record.tempers == before.pop("tempers")
    assert {str(seat): chair.holds for seat, chair in enumerate(record.chairs) if chair.holds} == before.pop("holds")
    assert {str(seat): chair.asleep for seat, chair in enumerate(record.chairs) if chair.asleep} == before.pop("asleep")
    assert record.boards == as_now(Record, "boards", visits.pop("boards", {}))
    assert not visits
    before.pop("course", None)  # was not read any more
    before["chronicle"] = before.pop("told")
    for name, value in before.items():
        assert getattr(record, name) == as_now(Record, name, value), name


def test_the_record_that_is_lifted_had_something_in_every_field() -> None:
    empty = Person()
    ana = read(FILLED).people
    for name in set(Person.__struct_fields__) - LATER:
        assert any(getattr(person, name) != getattr(empty, name) for person in ana), name
    assert all(decode_plain(FILLED)[name] for name in DROPPED)


def test_questions_negotiations_and_plans_of_before_are_told_apart() -> None:
    _, ana, ben, cy = read(FILLED).people
    assert ana.prompt is not None
    assert ana.prompt.asks == [OpenAsk(1), OpenSides(1)]
    assert ana.prompt.shows == [OpenAsk(1), OpenAsk(2, answered=True)]
    assert ben.prompt is not None
    assert (ben.prompt.asks, ben.prompt.shows) == ([DealStep(40, 7)], [DealStep(40, 7)])
    assert ana.draft == (OpenAsk(41), Draft(picked=(1,)))
    assert cy.draft == (OpenDeal(43), Draft(at=3))


def test_a_record_that_was_lifted_is_saved_in_the_present_form() -> None:
    record = read(FILLED)
    assert read(encode(record)) == record
    assert decode_plain(encode(record))["version"] == record.version == len(UPGRADES)


def test_the_first_records_of_all_are_lifted_too() -> None:
    record = read(encode({"table": 1, "names": ["Ana", "Ben"], "tempers": ["", "sly"], "speed": "daily"}))
    assert record.chairs == [Chair("Ana"), Chair("Ben", "sly")]
    assert (record.level, record.boards, record.away) == ("easy", {}, {})


@pytest.mark.parametrize(
    ("dump", "said"),
    [
        (b"[]", "Expected `object`, got `array`"),
        (b'{"version":99}', "a table's record: no way from version 99 to"),
        (b'{"names":["Ana"]}', "a table's record of version 0 cannot be lifted: KeyError('tempers')"),
        (b'{"names":["Ana"],"tempers":[]}', "a table's record of version 0 cannot be lifted: ValueError"),
        (b'{"names":[],"tempers":[],"seen":3,"table":1}', "Object missing required field `speed`"),
    ],
)
def test_a_record_that_nobody_can_read_is_told_in_one_sentence(dump: bytes, said: str) -> None:
    with pytest.raises(Unreadable) as told:
        read(dump)
    assert str(told.value).startswith(said)
    assert "\n" not in str(told.value)


def told_apart(number: int) -> OpenAsk | OpenDeal | DealStep | OpenSides:
    """Translate a number of a record of version 0."""
    if number < 0:
        return OpenAsk(-number, answered=True)
    if number < 10**9:
        return OpenAsk(number)
    if number < 10**14:
        return OpenDeal(number - 10**9)
    return DealStep(*divmod(number - 10**14, 10**5)) if number < 10**15 else OpenSides(number - 10**15)


def seats(record: Record) -> range:
    return range(len(record.chairs))


def as_now(kind: type[msgspec.Struct], name: str, value: Any) -> Any:
    """A value of before as the field of that name has it."""
    (field,) = [one for one in msgspec.structs.fields(kind) if one.name == name]
    return msgspec.json.decode(encode(value), type=field.type)
