"""A table keeps who took which pile and how fast: its result tells what stood out, its film all of it."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.kernel.codec import encode
from bot.play.games.kinds import SlapKind
from bot.play.rosters import Seated
from bot.slap.options import BadOption, from_strings
from bot.slap.views import AwardLine, FilmView, Finish, PileHistory, ResultView, WonPile
from bot.tables.contract.choices import MOTION, OFF, REMATCH
from bot.tables.contract.message import FILM, FILM_FILE, REPLAY
from bot.tables.contract.table import Over, Post, Preference, Preferred, Reacted
from bot.tables.slap.controller import SlapController
from bot.tables.slap.record import read
from bot.tables.slap.report import log
from tests.slap.sitting import Sitting, only
from tests.words.voices import EN


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
    slapped = table.controller._record.pile_history.piles[-1]
    assert (slapped.number, slapped.seat, slapped.cards, slapped.ms) == (1, 1, before, 287)
    assert slapped.slapped
    assert len(slapped.shown) >= 2
    assert sum(slapped.counts) == 71
    table.card()
    top, cards = table.state.pile[-1], len(table.state.pile)
    table.card("notice")
    collected = table.controller._record.pile_history.piles[-1]
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
    assert table.controller._record.pile_history.finish == Finish(1, 2, 12)
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
    receipt = table.controller._record.receipt
    assert receipt is not None
    receipt.approx = True
    table.slap(2, 12)
    assert table.controller._record.pile_history.finish is None


def test_winning_slaps_are_kept_with_their_times_and_those_that_were_not_measured_are_counted() -> None:  # A22
    table = Sitting()
    for seat, ms in ((1, 420), (1, 287), (2, 310)):
        table.card("pattern")
        table.slap(seat, ms)
    table.card("pattern")
    table.link("down")
    table.handle(Reacted(table.at(table.ms + 9_000, replayed=True), 1, table.key, "✋"))
    table.link("resumed")
    result(table)
    (over,) = table.over
    assert over.story is not None
    told = [(one.fastest_ms, one.times_ms, one.estimated) for one in over.story.finishes]
    assert told == [(None, (), 0), (287, (420, 287), 1), (310, (310,), 0)]


def test_a_controller_saved_by_an_earlier_version_goes_on_without_a_course() -> None:
    table = Sitting()
    table.card("pattern")
    table.slap(1, 287)
    old = msgspec.to_builtins(table.controller._record)
    del old["course"]
    record = read(msgspec.json.encode(old))
    assert record.pile_history.piles == []
    assert encode(record)
    table.controller._record = record
    table.card("pattern")
    table.slap(2, 310)
    assert [award.key for award in result(table).awards] == ["quickest"]


def test_a_long_game_of_ten_keeps_a_small_controller() -> None:
    table = Sitting(10, names=tuple(chr(0x6F22 + at) * 32 for at in range(10)), max_players=10)
    table.card("pattern")
    table.slap(9, 99_999)
    pile_history, before = table.controller._record.pile_history, len(table.controller.dump())
    (first,) = pile_history.piles
    for number in range(2, 1_000):
        pile_history.add(
            msgspec.structs.replace(first, number=number, shown=("10C", "FOOL", "10B"), counts=(7,) * 9 + (10,))
        )
    assert len(pile_history.piles) == 40
    assert len(table.controller.dump()) - before < 2_800


def films(table: Sitting) -> list[FilmView]:
    """The films in the thread."""
    bodies = [post.body for post in only(table.effects, Post) if post.place == "thread"]
    found = [body.picture for body in bodies if body.picture is not None and body.picture.renderer == "slap.film"]
    assert all(picture.file == FILM_FILE for picture in found)
    return [msgspec.json.decode(picture.view, type=FilmView) for picture in found]


def buttons(table: Sitting) -> list[str]:
    """Below the result in the parent channel."""
    (post,) = [post for post in only(table.effects, Post) if post.place == "above"]
    return [button.choice for row in post.body.buttons for button in row]


def two_piles(motion: bool = True) -> Sitting:
    table = Sitting()
    table.controller._record.motion = motion
    for seat in (1, 2):
        table.card("pattern")
        table.slap(seat, 287)
    return table


def test_the_log_tells_each_pile_that_is_kept_while_it_is_played_and_at_the_end() -> None:
    table = two_piles()
    table.card()
    table.card("notice")
    slapped, *_, collected = told = SlapController.log(table.controller.dump(), "en")
    assert len(told) == len(table.controller._record.pile_history.piles)
    assert re.fullmatch(r"Pile 1: \w+ slaps \d+ cards \(.+\) after 287 ms\. \w+ \d+( · \w+ \d+)+", slapped)
    assert re.fullmatch(r"Pile \d+: \w+ collects \d+ cards?\. .+", collected)
    assert SlapController.log(table.controller.dump(), "de")[0].startswith("Stapel 1: ")
    result(table)
    (over,) = only(table.effects, Over)
    assert over.story is not None
    assert over.story.log == told


def test_a_log_of_which_piles_are_missing_says_so() -> None:
    pile_history = PileHistory()
    for number in range(1, 101):
        pile_history.add(WonPile(number, 0, 5, False, None, ("x",), (30, 41)))
    assert log(pile_history, ["Ana", "_Ben"], EN)[:2] == (
        EN("slap-log-part", piles=100, count=40),
        "Pile 1: Ana collects 5 cards. Ana 30 · \\_Ben 41",
    )
    assert log(PileHistory(), ["Ana"], EN) == ()


def test_the_film_comes_after_the_result_and_a_button_shows_it_again() -> None:
    table = two_piles()
    ended = result(table)
    (film,) = films(table)
    keys = [post.key.rpartition(":")[2] for post in only(table.effects, Post)]
    assert keys[-3:] == ["end", "film", "sum"]
    assert list(film.steps) == table.controller._record.pile_history.piles
    assert (film.piles, film.counts) == (2, tuple(map(len, table.state.stacks)))
    assert (list(film.winners), film.how) == (ended.winners, ended.how)
    assert buttons(table) == [REMATCH, FILM, REPLAY]


def test_one_person_who_minds_is_enough_to_go_without_a_film() -> None:
    table = two_piles()
    table.handle(Preferred(table.at(), (Preference(1, MOTION, OFF),)))
    result(table)
    assert films(table) == []
    assert buttons(table) == [REMATCH, REPLAY]
    again = two_piles()
    for chosen in ((Preference(1, MOTION, OFF),), ()):
        again.handle(Preferred(again.at(), chosen))
    result(again)
    assert len(films(again)) == 1


@pytest.mark.parametrize(("chosen", "moves"), [({}, True), ({"motion": "on"}, True), ({"motion": "off"}, False)])
def test_the_lobby_chooses(chosen: dict[str, str], moves: bool) -> None:
    controller = SlapKind().begin(1, [Seated("Ana", 1), Seated("Ben", 2)], chosen, 5)
    assert controller._record.motion is moves
    table = two_piles(moves)
    result(table)
    assert len(films(table)) == moves


def test_of_one_pile_no_film_is_made() -> None:
    table = Sitting()
    table.card("pattern")
    table.slap(1, 287)
    result(table)
    assert films(table) == []


def test_the_rules_do_not_see_whether_pictures_move() -> None:
    assert from_strings({"motion": "off"}) == from_strings({})
    with pytest.raises(BadOption):
        from_strings({"motion": "a little"})


def test_a_film_depends_on_nothing_that_lies_face_down() -> None:
    """Two tables whose stacks hold other cards in the same places see the same film."""
    seen = []
    for turned in (False, True):
        table = two_piles()
        if turned:
            for stack in table.state.stacks:
                stack.reverse()
        result(table)
        seen.append(films(table))
    assert seen[0] == seen[1] != []
