"""A table that stands still answers nothing, whatever is pressed, and goes on with what was left (8.11)."""

from __future__ import annotations

import pytest

from bot.cosmic.game import COSMIC
from bot.kernel.event import Seat
from bot.tables.contract.choices import PREFERENCE, Away
from bot.tables.contract.table import Post, Preference, Preferred, Started
from bot.tables.cosmic.record import Record, Stop
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

HOUR = 3_600_000


def record(world: World) -> Record:
    return world.controller._record


def stop(world: World) -> Stop:
    found = record(world).stop
    assert found is not None
    return found


def pause(world: World) -> None:
    """They vote until the table stands still."""
    for seat in world.seats:
        if record(world).mode == "running":
            world.press(seat, 0, "pause")
    assert record(world).mode == "paused"


def go_on(world: World, *without: Seat) -> None:
    """They vote until the table goes on."""
    for seat in world.seats:
        if record(world).mode == "paused" and seat not in without:
            world.press(seat, 0, "resume")
    assert record(world).mode == "running"


def in_a_round(some: int = 4) -> World:
    world = people.ask_in_rounds(World(4, some, seed=3, speed="daily"))
    people.play_until(world, people.in_round)
    return world


def at_a_decision(closed: frozenset[Seat] = frozenset()) -> tuple[World, Seat]:
    """A table that waits for one person alone, and who that is."""
    world = World(4, 4, seed=3, speed="daily", closed=closed)
    people.play_until(
        world,
        lambda now: now.game.state.challenges > 0 and stop(now).sort == "decision" and len(people.waiting(now)) == 1,
    )
    return world, people.waiting(world)[0][1]


def left(world: World) -> int:
    return stop(world).due - world.ms


@pytest.mark.parametrize(
    "pressed",
    [("side_done_1",), ("order_small",), ("order_rounds", "never"), ("order_pass",)],
    ids=lambda pressed: pressed[0],
)
def test_whatever_is_ordered_or_said_ahead_in_a_pause_closes_no_round(pressed: tuple[str, ...]) -> None:
    world = in_a_round()
    people.play_until(world, lambda now: bool(people.awaited(now)))
    before, seat = left(world), people.awaited(world)[0]
    pause(world)
    made, asks = len(world.made), dict(world.game.asks)
    world.pass_time(72 * HOUR)
    world.press(seat, 0, *pressed)
    assert [one.key for one in world.made[made:]] == ["orders"]
    assert world.game.asks == asks
    assert set(world.rings) <= {"panel"}
    go_on(world)
    assert left(world) == before


def test_people_who_change_what_they_wish_in_a_pause_open_and_close_nothing() -> None:
    world = in_a_round()
    before = left(world)
    pause(world)
    world.pass_time(72 * HOUR)
    world.handle(Preferred(world.at(), ()))
    assert set(world.rings) <= {"panel"}
    go_on(world)
    assert left(world) == before


def test_a_vote_to_take_back_and_a_seat_that_goes_to_a_computer_player_wait_for_the_end_of_the_pause() -> None:
    world = in_a_round()
    pause(world)
    world.pass_time(72 * HOUR)
    made = len(world.made)
    world.press(world.seats[0], 0, f"house_sure_{world.seats[0]}")
    for seat in world.seats[1:3]:
        world.press(seat, 0, "vote_undo")
    world.press(world.seats[1], 0, "concede_sure")
    assert not {one.by for one in world.made[made:]} & {"clock", "computer", "standing", "timeout", "caretaker"}
    assert set(world.rings) <= {"panel"}
    assert record(world).mode == "paused"
    go_on(world, *world.seats[:2])
    assert stop(world).opened <= world.ms


def test_a_game_that_is_over_ends_in_a_pause_too() -> None:
    world = in_a_round()
    pause(world)
    world.press(None, 0, "stop_sure", moderator=True)
    assert world.over == "stopped"


def on_holiday(world: World, seat: Seat, hours: int) -> None:
    """Somebody goes away, and would like the table to wait."""
    away = Away(world.ms + hours * HOUR, "freeze")
    world.handle(Preferred(world.at(), (Preference(seat, PREFERENCE, away.written),)))


@pytest.mark.parametrize("early", [True, False])
def test_whoever_is_back_from_a_holiday_for_which_the_table_waited_has_the_full_time(early: bool) -> None:
    world, seat = at_a_decision()
    whole = stop(world).due - stop(world).opened
    on_holiday(world, seat, 14 * 24)
    for other in [one for one in world.seats if one != seat][:2]:
        world.press(other, 0, f"vote_freeze_{seat}")
    assert record(world).mode == "paused"
    world.pass_time((13 if early else 14) * 24 * HOUR)
    if early:
        world.handle(Preferred(world.at(), ()))
    assert record(world).mode == "running"
    assert left(world) == whole
    assert world.rings["due"] == stop(world).due


def test_whoever_takes_a_seat_in_a_pause_has_the_full_time_when_the_table_goes_on() -> None:
    world, seat = at_a_decision()
    whole = stop(world).due - stop(world).opened
    world.pass_time(3 * HOUR)
    offer_and_take(world, seat)
    world.pass_time(48 * HOUR)
    go_on(world, seat)
    assert left(world) == whole


def offer_and_take(world: World, seat: Seat) -> None:
    """The table stands still for 20 hours, and then somebody takes the seat."""
    world.press(seat, 0, f"give_{seat}", "Gus", guest="g1")
    pause(world)
    world.pass_time(20 * HOUR)
    world.press(None, 0, f"take_{record(world).offers[0].number}", guest="g1")


def test_what_an_older_version_opened_in_a_pause_has_no_more_than_the_full_time() -> None:
    world, _ = at_a_decision()
    whole = stop(world).due - stop(world).opened
    pause(world)
    world.pass_time(72 * HOUR)
    stop(world).opened, stop(world).limit, stop(world).due = world.ms, 0, world.ms + whole
    go_on(world)
    assert left(world) == whole


def test_a_restart_in_a_pause_after_a_step_back_leaves_the_rest_of_the_time() -> None:
    world = World(3, 1, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    world.press(world.seats[0], 0, "undo")
    world.pass_time(3 * HOUR)
    before, asks = left(world), list(world.game.asks)
    pause(world)
    world.pass_time(HOUR)
    world.controller = type(world.controller).load(
        type(world.game).resume(COSMIC, world.game.save()).game, world.controller.dump()
    )
    world.handle(Started(world.at(), False))
    assert list(world.game.asks) == asks
    go_on(world)
    assert left(world) == before


def test_nobodys_holiday_ends_a_pause_by_vote() -> None:
    world, seat = at_a_decision()
    pause(world)
    on_holiday(world, seat, 48)
    for other in [one for one in world.seats if one != seat][:2]:
        world.press(other, 0, f"vote_freeze_{seat}")
    world.pass_time(49 * HOUR)
    assert record(world).mode == "paused"
    assert not record(world).away
    go_on(world)


def test_a_paused_table_goes_on_when_its_last_person_gives_the_seat_to_a_computer_player() -> None:
    world = World(3, 1, seed=3, speed="daily")
    pause(world)
    world.press(world.seats[0], 0, f"house_sure_{world.seats[0]}")
    assert record(world).mode != "paused"
    people.play(world)
    assert world.over == "ended"


def notified(world: World, seat: Seat, since: int) -> list[Post]:
    posts = [effect for effect in world.effects[since:] if isinstance(effect, Post)]
    return [post for post in posts if (post.place == "dm" and post.seat == seat) or seat in post.ping]


def test_whoever_took_a_seat_in_a_pause_is_told_of_the_question_when_the_table_goes_on() -> None:
    world, seat = at_a_decision()
    offer_and_take(world, seat)
    since = len(world.effects)
    world.pass_time(20 * HOUR)
    assert notified(world, seat, since) == []
    go_on(world, seat)
    assert len(notified(world, seat, since)) == 1


def test_whoever_was_told_before_a_pause_is_not_told_again_after_it() -> None:
    world, seat = at_a_decision()
    world.pass_time(HOUR)
    assert world.owes[seat].what
    pause(world)
    since = len(world.effects)
    world.pass_time(20 * HOUR)
    world.restart()
    go_on(world, seat)
    world.pass_time(HOUR)
    assert all(notified(world, one, since) == [] for one in world.seats)


def mentioned(world: World) -> list[Seat]:
    return [seat for seat, person in enumerate(record(world).people) if person.ping]


def test_a_mention_that_a_pause_has_taken_away_comes_again_after_it() -> None:
    world, seat = at_a_decision(closed=frozenset(range(4)))
    world.pass_time(HOUR)
    before = mentioned(world)
    assert seat in before
    pause(world)
    assert not mentioned(world)
    since = len(world.effects)
    world.pass_time(HOUR)
    go_on(world, seat)
    world.pass_time(HOUR)
    assert mentioned(world) == before
    assert len([post for post in notified(world, seat, since) if post.place == "thread"]) == 1


def test_what_can_i_do_says_that_the_table_is_paused_and_asks_nothing() -> None:
    world, seat = at_a_decision()
    assert "Your move" in people.said(world.press(seat, 0, "help"))
    pause(world)
    said = people.said(world.press(seat, 0, "help"))
    assert said.startswith("**Nothing to do right now.**\n**The game is paused.**")
    assert "If time runs out" not in said
    assert "You can now" not in said
