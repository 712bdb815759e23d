"""Events in a record: a saved table has them as it had them, and what nobody knows is said in one sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.cosmic.events import Moved, Noted
from bot.cosmic.kinds import registry
from bot.kernel.codec import Unreadable, decode, encode
from bot.tables.cosmic.record import Past, read
from tests.golden import files

registry.load()  # the events of expansions, too

SAVES = [path for path in files.saves() if files.named(path).partition("/")[2].startswith("cosmic")]


class Kept(msgspec.Struct):
    """The events of a record as they were saved, unread."""

    before: list[msgspec.Raw] = []
    given: list[msgspec.Raw] = []


class Controller(msgspec.Struct):
    told: Kept


@pytest.mark.parametrize("path", SAVES, ids=files.named)
def test_a_record_of_before_has_the_same_bytes_for_each_event_once_it_was_read(path: Path) -> None:
    controller = files.read_save(path).desk
    was, kept = decode(controller, Controller).told, read(controller).chronicle
    assert [bytes(one) for one in (*was.before, *was.given)] == [encode(one) for one in (*kept.before, *kept.given)]
    assert was.before, "nothing has happened yet"


def test_a_record_keeps_what_an_event_does_not_say_out_of_its_bytes() -> None:
    moved = Moved(seat=1, origin={"red-1": 2}, to="warp", count=2, why="challenge")
    past = Past.of(3, 4, moved)
    said = b'{"seat":1,"from":{"red-1":2},"to":"warp","count":2,"why":"challenge"}'
    assert encode(past) == b'{"phase":3,"seq":4,"event":{"kind":"moved","data":' + said + b',"audience":null}}'
    assert decode(encode(past), Past).event == past.event == moved


@pytest.mark.parametrize(
    ("kind", "data", "said"),
    [
        ("sneezed", {"seat": 1}, "an event is of the kind 'sneezed', which nobody knows"),
        ("aimed", {"planet": "red-1", "wind": 3}, "an event of the kind 'aimed' cannot be read: .*`wind`"),
        ("aimed", {}, "an event of the kind 'aimed' cannot be read: .*`planet`"),
        ("aimed", {"planet": 1}, "an event of the kind 'aimed' cannot be read: .*`str`"),
    ],
)
def test_a_saved_event_that_no_struct_knows_is_told_in_one_sentence_with_its_place(
    kind: str, data: dict[str, object], said: str
) -> None:
    known = Past.of(1, 0, Noted(seat=0, power="warrior", key="points", value=3))
    strange = {"phase": 1, "seq": 1, "event": {"kind": kind, "data": data, "audience": None}}
    record = {"before": [known, strange]}
    with pytest.raises(Unreadable, match=said) as told:
        decode(encode(record), _Told)
    assert "$.before[1]" in str(told.value)
    assert "\n" not in str(told.value)


class _Told(msgspec.Struct):
    before: list[Past]
