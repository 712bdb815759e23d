"""The attention people want at all their tables: below what they order at one, above what is usual there."""

from __future__ import annotations

import pytest

from bot.cosmic.timing import automation
from bot.kernel.event import Seat
from bot.tables.contract.choices import ATTENTION, OFTEN, WHEN, Attention, attention_of
from bot.tables.contract.table import Preference, Preferred, Show
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.handling import Running
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

PLAYERS = 3


def wishing(world: World, **wishes: Attention) -> None:
    chosen = tuple(Preference(int(seat.removeprefix("s")), ATTENTION, wish.written) for seat, wish in wishes.items())
    world.handle(Preferred(world.at(), chosen))


def setting(world: World, seat: Seat) -> str:
    return automation.moments_written(looks.asked_at(Running(world.game, world.controller._record, world.at()), seat))


def status(world: World) -> str:
    shown = world.press(world.seats[0], 0, "status")
    return next(effect.body.text for effect in shown if isinstance(effect, Show))


@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("often", [*OFTEN, *WHEN, "aimed reveal"])
def test_a_wish_is_read_as_it_was_written(often: str, told: bool) -> None:
    wish = attention_of(f"{often} told" if told else often)
    assert wish is not None
    assert (wish.often, wish.told) == (often, told)
    assert attention_of(wish.written) == wish


@pytest.mark.parametrize("written", [None, "", "usual", "sometimes told"])
def test_what_is_no_wish_is_none(written: str | None) -> None:
    assert attention_of(written) is None


def test_wishes_are_moments() -> None:
    assert WHEN == automation.MOMENTS
    assert all(automation.moments(often) is not None for often in OFTEN)


@pytest.mark.parametrize(("speed", "usual"), [("daily", "helps"), ("live", "always")])
def test_a_wish_goes_before_the_usual_and_behind_an_order(speed: str, usual: str) -> None:
    world = World(PLAYERS, PLAYERS, speed=speed)
    assert [setting(world, seat) for seat in world.seats] == [usual] * PLAYERS
    wishing(world, s1=Attention("never"))
    assert [setting(world, seat) for seat in world.seats] == [usual, "never", usual]
    world.press(1, 0, "order_rounds", "always")
    assert setting(world, 1) == "always"
    wishing(world)
    assert setting(world, 0) == usual


def test_a_wish_is_saved_with_the_table() -> None:
    world = World(PLAYERS, PLAYERS, speed="daily")
    wishing(world, s2=Attention("never", told=True))
    controller = CosmicController.load(world.game, world.controller.dump())
    table = Running(world.game, controller._record, world.at())
    assert looks.asked_at(table, 2) == {"never"}
    assert looks.open_about_it(table) == [2]


def test_status_tells_of_those_who_want_that_and_of_nobody_else() -> None:
    world = World(PLAYERS, PLAYERS, speed="daily")
    before = status(world)
    wishing(world, s1=Attention("never"))
    assert status(world) == before
    wishing(world, s1=Attention("never"), s2=Attention("always", told=True))
    name = world.controller._record.names[2]
    assert (
        status(world)
        == f"{before}\n-# {name} says: Ask me when anything can be played, otherwise play for me when it helps."
    )


def test_people_are_asked_at_rounds_as_often_as_they_wish() -> None:
    asked = {often: _rounds(often) for often in OFTEN}
    assert asked["always"] > asked["main"] > asked["helps"] >= asked["never"]
    assert asked["never"] == 0


def _rounds(often: str) -> int:
    """Count the questions about rounds that people have to answer in two challenges, each as often as they are seen."""
    world = World(PLAYERS, PLAYERS, seed=4, speed="daily")
    wishing(world, **{f"s{seat}": Attention(often) for seat in world.seats})
    count = 0

    def watched(now: World) -> bool:
        nonlocal count
        open_now = ((number, ask) for number, ask in now.game.asks.items() if number not in now.game.sealed)
        count += sum(ask.key.startswith("checkpoint.") for _, ask in open_now)
        return now.game.state.challenges > 2

    people.play_until(world, watched)
    return count
