"""*What did I miss?*: since the last visit, for the asker alone, however often it is asked, short if it was long."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.cosmic.seen.picture_views import ThenNow
from bot.cosmic.seen.project import see_seat
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Reply, Show
from bot.tables.cosmic.chair import VISIT_MS, Chair, Mark, Person
from bot.tables.cosmic.chronicle import CHAPTERS
from bot.tables.cosmic.people.absence import THEN_NOW
from bot.tables.cosmic.record import Chapter, Ending, Record
from renderers import registry
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def missed(world: World, seat: Seat, language: str = "en") -> Body:
    world.press(seat, 0, "missed", language=language)
    return next(effect.body for effect in world.last if isinstance(effect, Show))


def away(world: World, challenges: int) -> None:
    """Ana does nothing until so many more challenges have begun; the others play on."""
    wanted = world.game.state.challenges + challenges
    while world.game.state.challenges < wanted and world.over is None:
        others = [(number, seat) for number, seat in people.waiting(world) if seat != world.seats[0]]
        if others:
            people.answer(world, *others[0], 1_000)
        else:
            world.wait()


@pytest.fixture(scope="module")
def told() -> World:
    """Ana has looked in challenge 2 and comes back in challenge 4."""
    world = World(4, 2, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    world.press(world.seats[0], 0, "status")
    away(world, 2)
    world.pass_time(VISIT_MS)
    return world


def test_it_tells_each_challenge_as_its_message_did_and_asks_first(told: World) -> None:
    seat = told.seats[0]
    said = missed(told, seat).text
    chapters = told.controller._record.chronicle.chapters
    assert [one.number for one in chapters][-2:] == [2, 3]
    assert all(line in said for one in chapters[-2:] for line in one.lines)
    assert "challenge 1 ·" not in said.lower(), "that one was over before the last look"
    assert "**Since you last looked**" in said
    if told.controller._record.chairs[seat].person.owes[0]:
        assert said.startswith("**Your move**")


def test_it_is_told_again_as_long_as_the_visit_lasts_and_after_a_restart(told: World) -> None:
    seat = told.seats[0]
    first = missed(told, seat).text
    told.pass_time(VISIT_MS - 1)
    told.restart()
    assert missed(told, seat).text == first


def test_the_board_is_shown_as_it_was_and_as_it_is(told: World) -> None:
    picture = missed(told, told.seats[0], "de").picture
    assert picture is not None
    assert picture.renderer == THEN_NOW
    view = msgspec.json.decode(picture.view, type=ThenNow)
    assert view.then.table.challenge is not None
    assert view.now.table.challenge is not None
    assert view.then.table.challenge.number == 2
    assert view.now.table.challenge.number == told.game.state.challenges
    assert view.then.language == view.now.language == "de"
    assert picture.alt.startswith("Zwei Bretter: links wie es in Begegnung 2 war")


def test_nothing_of_it_is_in_what_others_get() -> None:
    world = World(3, 3, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 3)
    ana, ben = world.seats[:2]
    held = see_seat(world.game.state, ana).hand
    world.controller._record.chairs[ana].person.before = Mark(world.ms - VISIT_MS, 0, 0, 1, (), 5, 0, 0)
    mine, other = missed(world, ana).text, missed(world, ben).text
    assert "New cards:" in mine
    assert len(held) > 0
    assert "New cards:" not in other
    world.press(None, 0, "missed")
    assert next(effect for effect in world.last if isinstance(effect, Reply)).text == EN("cosmic-table-not-seated")


def test_what_was_taken_and_lost_is_told_to_whom_it_was_taken_from() -> None:
    world = World(3, 3, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    ana, ben = world.seats[:2]
    ending = Ending(7, ben, ana, "offense", (9, 4), lost={ana: 3}, given=[(ana, ben, "edict.card_zap.1")])
    world.controller._record.chronicle.chapters = [Chapter(9_999, 1, 7, ["Challenge 7 · it came so"], ending)]
    world.controller._record.chairs[ana].person.missed = 2
    said = missed(world, ana).text
    assert "You lost 3 tokens to the warp" in said
    assert EN("cosmic-missed-late", count=2) in said
    assert "You lost" not in missed(world, ben).text


def test_a_long_absence_is_told_in_one_line_each_and_the_earliest_are_counted() -> None:
    world = World(3, 3, speed="daily")
    seat = world.seats[0]
    world.controller._record.chronicle.chapters = [
        Chapter(9_000 + number, 1, number, [f"Challenge {number} · so", "It cost much."], None)
        for number in range(20, 20 + CHAPTERS)
    ]
    world.controller._record.chairs[seat].person.before = Mark(world.ms, 1, 1, 3, (), 5, 0, 0)
    said = missed(world, seat).text
    assert "It cost much." not in said
    assert [number for number in range(40) if f"Challenge {number} ·" in said] == list(range(26, 32))
    assert EN("cosmic-missed-earlier", count=23) in said, "challenges 3 to 25"


def test_whoever_takes_a_seat_over_has_seen_nothing_and_a_step_back_is_no_news() -> None:
    mark = Mark(1_000, 4, 7, 2, ("edict.card_zap.1",), 5, 0, 0)
    chairs = [Chair("Ana", person=Person(missed=3, latest=mark, before=mark)), Chair("Ben", person=Person(latest=mark))]
    record = Record(5, chairs, "daily", boards={2: b"board", 1: b"old"})
    record.tidy_boards()
    assert record.boards == {2: b"board"}
    ana, ben = record.people
    ana.forget((4, 7))
    assert ana.latest is not None
    assert ana.latest.seq == 6
    record.turn_back(400)
    assert ana.before is not None
    assert ana.before.at == 600
    record.change_person(0)
    assert record.people == [Person(), ben]


def test_a_table_of_six_stays_within_the_budget_of_what_is_saved() -> None:
    world = World(6, 6, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 4)
    assert len(world.controller._record.boards) >= 1
    assert len(world.controller.dump()) < 64_000


def test_both_boards_are_drawn_beside_each_other(told: World) -> None:
    picture = missed(told, told.seats[0]).picture
    assert picture is not None
    with Image.open(BytesIO(registry.draw(picture.renderer, picture.view))) as drawn:
        assert drawn.size == (2_424, 1_600)
    now = msgspec.json.decode(picture.view, type=ThenNow).now
    with Image.open(BytesIO(registry.draw("cosmic.board", msgspec.json.encode(now)))) as alone:
        board = alone.convert("RGB")
        with Image.open(BytesIO(registry.draw(picture.renderer, picture.view))) as both:
            assert both.convert("RGB").crop((1_224, 0, 2_424, 1_600)).tobytes() == board.tobytes()
