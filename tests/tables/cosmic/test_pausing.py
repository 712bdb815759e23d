"""A table that stands still answers nothing, whatever is pressed, and goes on with what was left (8.11, D-257)."""

from __future__ import annotations

import pytest

from bot.kernel.seat import Seat
from bot.tables.contract.table import Preferred, Quiet
from bot.tables.cosmic.record import Record, Stop
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

HOUR = 3_600_000


def record(world: World) -> Record:
    return world.desk._record


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
    world = World(4, some, seed=3, speed="daily")
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
    [("plan",), ("plan_done",), ("order_small",), ("order_rounds", "always"), ("order_pass",)],
    ids=lambda pressed: pressed[0],
)
def test_whatever_is_ordered_or_planned_in_a_pause_closes_no_round(pressed: tuple[str, ...]) -> None:
    world = in_a_round()
    before = left(world)
    pause(world)
    made, asks = len(world.made), dict(world.game.asks)
    world.pass_time(72 * HOUR)
    world.press(world.seats[0], 0, *pressed)
    assert {one.key for one in world.made[made:]} <= {"orders"}
    assert world.game.asks == asks
    assert set(world.rings) <= {"panel"}
    go_on(world)
    assert left(world) == before


def test_people_who_change_what_they_wish_in_a_pause_open_and_close_nothing() -> None:
    world = in_a_round()
    before = left(world)
    pause(world)
    world.pass_time(72 * HOUR)
    world.take(Preferred(world.at(), ()))
    world.take(Quiet(world.at(), ()))
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
    world.press(None, 0, "stop_sure", host=True, moderator=True)
    assert world.over == "stopped"
