"""A table keeps who took which pile and how fast, and its result tells what stood out."""

from __future__ import annotations

import msgspec

from bot.kernel.saving.codec import decode, encode
from bot.slap.course import Finish
from bot.slap.views import AwardLine, ResultView
from bot.tables.contract.table import Post
from bot.tables.slap.record import Record
from tests.slap.sitting import Sitting, only


def result(table: Sitting) -> ResultView:
    """The picture of the end, after everybody has stopped the game."""
    for seat in range(3):
        if not table.over:
            table.press(seat, "stop_sure")
    (picture,) = [post.body.picture for post in only(table.effects, Post) if post.key.endswith(":end")]
    assert picture is not None
    return msgspec.json.decode(picture.view, type=ResultView)


def test_a_slapped_and_a_collected_pile_are_kept_with_everybodys_cards() -> None:
    table = Sitting()
    table.card("pattern")
    before = len(table.state.pile)
    table.slap(1, 287)
    slapped = table.desk._record.course.piles[-1]
    assert (slapped.number, slapped.seat, slapped.cards, slapped.ms) == (1, 1, before, 287)
    assert slapped.slapped
    assert len(slapped.shown) >= 2
    assert sum(slapped.counts) == 71
    table.card()
    top, cards = table.state.pile[-1], len(table.state.pile)
    table.card("notice")
    collected = table.desk._record.course.piles[-1]
    assert (collected.number, collected.cards, collected.ms, collected.shown) == (2, cards, None, (top,))
    assert not collected.slapped
    assert list(collected.counts) == [len(stack) for stack in table.state.stacks]


def test_the_closest_slaps_and_the_longest_pile_are_in_the_result() -> None:
    table = Sitting()
    table.card("pattern")
    first = len(table.state.pile)
    table.slap(1, 287)
    table.slap(2, 12)
    table.card("pattern")
    table.slap(0, 340)
    table.slap(1, 60)
    assert table.desk._record.course.finish == Finish(1, 2, 12)
    awards = result(table).awards
    assert awards == (
        AwardLine("longest", "Ben", first),
        AwardLine("quickest", "Ben", 287),
        AwardLine("photo", "Ben", 12, "Cy"),
    )


def test_a_time_that_is_not_exact_is_nobodys_photo_finish() -> None:  # A18
    table = Sitting()
    table.card("pattern")
    table.slap(1, 287)
    receipt = table.desk._record.receipt
    assert receipt is not None
    receipt.approx = True
    table.slap(2, 12)
    assert table.desk._record.course.finish is None


def test_a_desk_saved_by_an_earlier_version_goes_on_without_a_course() -> None:
    table = Sitting()
    table.card("pattern")
    table.slap(1, 287)
    old = msgspec.to_builtins(table.desk._record)
    del old["course"]
    record = decode(msgspec.json.encode(old), Record)
    assert record.course.piles == []
    assert encode(record)
    table.desk._record = record
    table.card("pattern")
    table.slap(2, 310)
    assert [award.key for award in result(table).awards] == ["quickest"]


def test_a_long_game_of_ten_keeps_a_small_desk() -> None:
    table = Sitting(10, names=tuple(chr(0x6F22 + at) * 32 for at in range(10)), max_players=10)
    table.card("pattern")
    table.slap(9, 99_999)
    course, before = table.desk._record.course, len(table.desk.dump())
    (first,) = course.piles
    for number in range(2, 1_000):
        course.take(
            msgspec.structs.replace(first, number=number, shown=("10C", "FOOL", "10B"), counts=(7,) * 9 + (10,))
        )
    assert len(course.piles) == 40
    assert len(table.desk.dump()) - before < 2_800
