"""One list of prepared answers: who answers for a seat, in which order, and from when on (8.11 to 8.13)."""

from __future__ import annotations

import pytest

from bot.cosmic.model.state import Order
from bot.kernel.ask import Ask, OneOf, YesNo
from bot.kernel.event import Seat
from bot.kernel.saved import By
from bot.tables.contract.choices import PREFERENCE, Away, Plan
from bot.tables.contract.table import Preference, Preferred
from bot.tables.cosmic.clockwork import prepared
from tests.tables.cosmic import people
from tests.tables.cosmic.sides import at_the_attack
from tests.tables.cosmic.world import World

HOUR = 3_600_000
MOMENTS = (prepared.AT_ONCE, prepared.LATER, prepared.AT_LIMIT)


def givers(world: World, ask: Ask) -> list[By | None]:
    """Return who answers at once, after a while, and as the time ends; None for nobody."""
    found = (prepared.answer_for(people.running(world), 1, ask, when) for when in MOMENTS)
    return [None if one is None else one[1] for one in found]


def window(seat: Seat) -> Ask:
    """A window of the round that is open."""
    return Ask(seat=seat, key="checkpoint.attack", form=OneOf(("pass",)), default="pass", secret=True)


def second(seat: Seat) -> Ask:
    """A decision that is no small choice."""
    return Ask(seat=seat, key="second_challenge", form=YesNo(), default=True)


def away(world: World, seat: Seat, plan: Plan) -> None:
    wish = Away(world.ms + 100 * HOUR, plan).written
    world.handle(Preferred(world.at(), (Preference(seat, PREFERENCE, wish),)))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("speed", ["live", "daily"])
def test_the_list_is_in_the_order_of_time(seed: int, speed: str) -> None:
    """Of people and computer players, of whoever is away, on autopilot, or passes after a while."""
    world = World(4, 3, seed=seed, speed=speed)
    first, second_one, third = world.seats
    world.press(first, 0, "order_auto")
    away(world, second_one, "careful")
    seen = set[tuple[int, ...]]()
    while world.game.state.challenges < 3:
        world.game.state.players[third].autopilot = world.game.state.challenges == 2
        table = people.running(world)
        for ask in world.game.asks.values():
            when = tuple(one.when for one in prepared._prepared(table, ask))
            assert list(when) == sorted(when)
            seen.add(when)
        waiting = [row for row in people.waiting(world) if row[1] == first]
        if waiting:
            people.answer(world, *waiting[0])
        else:
            world.wait()
    assert len(seen) > 2


def test_in_a_window_an_order_comes_before_what_helps_and_before_a_caretaker() -> None:
    world = at_the_attack(often="")
    seat = world.seats[0]
    assert givers(world, window(seat)) == ["standing"] * 3
    away(world, seat, "careful")
    assert givers(world, window(seat)) == ["caretaker"] * 3
    world.game.state.orders[seat] = [Order("checkpoint.*", '"pass"', "revoked")]
    assert givers(world, window(seat)) == ["standing"] * 3
    away(world, seat, "pass")
    assert givers(world, window(seat)) == ["caretaker"] * 3, "whoever passes everything passes that, too"


def test_whoever_is_asked_in_a_window_is_answered_for_as_it_closes_unless_they_let_the_bot_pass() -> None:
    world = people.ask_in_rounds(at_the_attack(), often="always")
    seat = world.seats[0]
    assert givers(world, window(seat)) == [None, None, "computer"]
    world.press(seat, 0, "order_auto")
    assert givers(world, window(seat)) == [None, "standing", "standing"]


def test_a_decision_waits_for_its_person_then_for_a_while_for_a_caretaker_and_for_its_time_else() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = world.game.state.challenge.offense.seat
    assert givers(world, second(seat)) == [None, None, "computer"]
    world.press(seat, 0, "order_time_up")
    assert givers(world, second(seat)) == [None, None, "timeout"]
    away(world, seat, "careful")
    assert givers(world, second(seat)) == [None, "caretaker", "caretaker"]


@pytest.mark.parametrize(("suggests", "by"), [(True, "computer"), (False, "standing")])
def test_a_seat_on_autopilot_is_answered_for_at_once_as_is_suggested_or_with_the_usual(suggests: bool, by: By) -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = world.game.state.challenge.offense.seat
    if not suggests:
        world.press(seat, 0, "order_time_up")
    world.game.state.players[seat].autopilot = True
    assert givers(world, second(seat)) == [by] * 3
    world.game.state.orders[seat] = [*world.game.state.orders[seat], Order("second_challenge", "false", "revoked")]
    ordered = prepared.answer_for(people.running(world), 1, second(seat), prepared.AT_ONCE)
    assert ordered == ((False, "standing") if suggests else (True, "standing"))


def test_a_computer_player_answers_at_once_under_seal_and_else_after_a_while() -> None:
    world = at_the_attack(humans=3, seed=1, often="")
    (computer,) = set(range(4)) - set(world.seats)
    assert givers(world, window(computer)) == ["computer"] * 3
    people.play_until(world, lambda now: people.asked(now, "card") is not None)
    card = Ask(seat=computer, key="second_challenge", form=YesNo(), default=True)
    assert givers(world, card)[1:] == ["computer"] * 2
