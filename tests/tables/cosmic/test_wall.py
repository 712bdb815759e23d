"""The nine sentences of the wall between time and secrets at a table of looks: each is tried, and each is broken once,
by a leak planted into the controller, which has to be found (8.14).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.timing import automation, premoves
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.ask import Ask
from bot.kernel.event import Seat
from bot.tables.contract.table import Body
from bot.tables.cosmic import handling
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.editors import orders
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Stop
from tests.tables.cosmic import people, sides, test_moments as moments, test_two_controllers as two_controllers
from tests.tables.cosmic.test_two_controllers import Leak, Other, in_window
from tests.tables.cosmic.world import World

Check = Callable[[], None]
FLOOR, TICK = SPEEDS["daily"].floor, SPEEDS["daily"].tick
HANDS = ((), ("A04.1", "A04.2"), (moments.ZAP, moments.UNZAP, "flare.zombie"))
"""Nothing, nothing that can be played, and much that can."""


# --- what is tried ----------------------------------------------------------------------------------------------------


def ask_me_is_said_of_moments_alone() -> None:
    """Whatever is said of a card the same people are asked, and rounds close at the same time."""
    assert automation.HOLDING == (automation.KEEP, automation.AIMED, automation.HELPS, automation.SOON)
    world = sides.at_the_sides(often="")
    _, defense, guests = sides.roles(world)
    for seat in (defense, *guests):
        world.game.state.players[seat].hand = [moments.ZAP]
        for way in automation.HOLDING:
            thing = two_controllers.sides_message(world, seat, orders.OPEN).menus[0].options[0].value
            two_controllers.hold_as(world, seat, thing, way)
            for key in (automation.RESPONSE, "checkpoint.reveal", "checkpoint.sides"):
                assert not moments.asked_of(world, seat, key, moments.ZAP), way
    two_controllers.lockstep(Other(two_controllers.HELD, automation.AIMED, automation.HELPS), 0)


def aimed_at_me_is_a_field_of_every_message() -> None:
    moments.test_everybody_has_the_same_field_in_sides_whatever_they_hold()
    for held in ((), (moments.ZAP,)):
        moments.test_a_seat_is_asked_at_the_moments_it_has_chosen_whatever_it_may_play_8_14("aimed", held)


def who_is_asked_again_follows_from_role_alone() -> None:
    """Another target: the defense and all bystanders, also those who had declined, whatever they hold."""
    world = sides.at_the_sides(often="")
    offense, *_ = sides.roles(world)
    for seat in people.awaited(world)[:-1]:
        two_controllers.say_ahead(world, seat, "out") if seat in sides.roles(world)[2] else two_controllers.say_ahead(
            world, seat
        )
    assert len(people.awaited(world)) == 1
    for seat, hand in zip([seat for seat in world.seats if seat != offense], HANDS, strict=True):
        world.game.state.players[seat].hand = [*hand]
    world.game.state.challenge.target = other_planet(world)
    assert set(people.awaited(world)) == set(world.seats) - {offense}


def other_planet(world: World) -> str:
    """Another planet of the system that is attacked."""
    now = world.game.state.challenge.target
    assert now is not None
    system, _, number = now.rpartition("-")
    return f"{system}-{(int(number) + 1) % 5}"


def floor_and_tick_hold_in_every_round() -> None:
    world = World(4, 4, seed=3, speed="daily")
    lasted = closed_after(world, 4)
    assert len(lasted) > 10
    assert all(ms >= FLOOR and ms % TICK == 0 for ms in lasted)


def closed_after(world: World, challenges: int) -> list[int]:
    """Measure how long each round with questions stayed open, until so many challenges are over."""
    lasted: list[int] = []
    while world.over is None and world.game.state.challenges <= challenges:
        now, made = world.controller._record.stop, len(world.made)
        asked = {ask.seat for ask in world.game.asks.values()} & {*world.seats}
        if open_now := people.waiting(world):
            people.answer(world, *open_now[0], 1_000)
        elif awaited := people.awaited(world):
            people.say_sides(world, awaited[0], 1_000)
        elif bargains := [found for seat in world.seats for found in world.bargaining(seat)]:
            world.use(*bargains[world.random.randrange(len(bargains))])
        else:
            world.wait()
        if now is not None and asked and CLOSE in [one.key for one in world.made[made : made + 1]]:
            lasted.append(world.ms - now.opened)
    return lasted


def one_possible_answer_goes_the_way_of_a_free_one() -> None:
    """Somebody who is asked in rounds and can only pass is waited for and told like everybody else."""
    world = people.ask_in_rounds(World(4, 4, seed=3, speed="daily"))
    alone = 0
    while world.over is None and world.game.state.challenges <= 3:
        for ask in world.game.asks.values():
            if in_window(ask) and world.controller._record.stop is not None and not world.game.sealed:
                assert ask.seat in dict(people.waiting(world)).values()
                alone += ask.form.count() == 1
        if open_now := people.waiting(world):
            people.answer(world, *open_now[0], 1_000)
        elif awaited := people.awaited(world):
            people.say_sides(world, awaited[0], 1_000)
        else:
            world.wait()
    assert alone > 5


def the_stop_holds_for_whole_turns_and_waits_whatever_the_hand() -> None:
    moments.test_the_stop_holds_from_the_next_turn_on_for_whole_turns_and_is_told_as_they_begin()
    moments.test_a_stop_is_told_and_waits_alike_whatever_the_hand_8_14()


def all_bystanders_are_told_at_sides() -> None:
    for invites in ((), (0,), (0, 1)):
        world = sides.at_the_sides(invites=invites)
        offense, *_ = sides.roles(world)
        others = set(world.seats) - {offense}
        assert set(people.awaited(world)) == others
        assert all(two_controllers.sides_message(world, seat).menus for seat in others)
        assert {seat for seat, owed in world.owes.items() if owed.what} >= others


def one_person_alone_keeps_the_floor() -> None:
    lasted = closed_after(World(4, 1, seed=1, speed="daily"), 3)
    assert len(lasted) > 5
    assert min(lasted) >= 2_000


def what_the_limit_took_is_never_named() -> None:
    """Somebody misses *Sides* at two tables that differ in what silence takes: both tell the same of who is missing."""
    for seed in range(40):
        one, other = (World(4, 4, seed=seed, speed="daily") for _ in range(2))
        one.press(two_controllers.SLEEPER, 0, "order_time_up")
        while two_controllers.shown(one.controller) == two_controllers.shown(other.controller):
            two_controllers.step_without(two_controllers.SLEEPER, one, other)
            if one.controller._record.chairs[two_controllers.SLEEPER].person.missed:
                break
        if two_controllers.shown(one.controller) == two_controllers.shown(other.controller):
            assert two_controllers.seen(one.last) == two_controllers.seen(other.last)
            return
    raise ValueError("nobody has missed a look whose answers show later")


def test_1_ask_me_belongs_to_moments_not_to_cards_8_14() -> None:
    ask_me_is_said_of_moments_alone()


def test_2_aimed_at_me_is_a_field_of_every_message_8_14() -> None:
    aimed_at_me_is_a_field_of_every_message()


def test_3_who_is_asked_again_after_an_act_follows_from_role_and_public_facts_alone_8_14() -> None:
    who_is_asked_again_follows_from_role_alone()


def test_4_a_stage_in_which_nobody_is_waited_for_lasts_as_long_as_one_with_prepared_acts_8_14() -> None:
    floor_and_tick_hold_in_every_round()


def test_5_a_secret_question_with_one_possible_answer_goes_the_way_of_a_free_one_8_14() -> None:
    one_possible_answer_goes_the_way_of_a_free_one()


def test_6_the_stop_holds_for_whole_turns_and_waits_whatever_the_hand_8_14() -> None:
    the_stop_holds_for_whole_turns_and_waits_whatever_the_hand()


def test_7_all_bystanders_are_told_at_sides_invited_or_not_8_14() -> None:
    all_bystanders_are_told_at_sides()


def test_8_one_person_alone_with_computer_players_keeps_the_floor_8_14() -> None:
    one_person_alone_keeps_the_floor()


def test_9_what_the_limit_took_is_never_named_8_14() -> None:
    what_the_limit_took_is_never_named()


# --- what is planted --------------------------------------------------------------------------------------------------


def leaves_the_field_out_for_an_empty_hand(patch: pytest.MonkeyPatch) -> None:
    honest = looks.asks

    def leaky(table: Running, seat: Seat) -> list[Ask]:
        held = table.game.state.players[seat].hand
        return [ask for ask in honest(table, seat) if held or ask.key != automation.ROUNDS]

    patch.setattr(looks, "asks", leaky)


def asks_nobody_again_who_had_declined(patch: pytest.MonkeyPatch) -> None:
    honest = looks.awaited

    def leaky(table: Running) -> list[Seat]:
        said = {
            ask.seat: premoves.said(table.game.state, ask)
            for seat in honest(table)
            for ask in looks.asks(table, seat)[:1]
        }
        return [seat for seat in honest(table) if said.get(seat) != premoves.OUT]

    patch.setattr(looks, "awaited", leaky)


def stops_only_for_whoever_can_act(patch: pytest.MonkeyPatch) -> None:
    honest = looks.is_asked

    def leaky(table: Running, ask: Ask) -> bool:
        return honest(table, ask) and (ask.key != automation.BETWEEN or ask.form.count() > 1)

    patch.setattr(looks, "is_asked", leaky)


def tells_guests_alone(patch: pytest.MonkeyPatch) -> None:
    honest = looks.awaited

    def leaky(table: Running) -> list[Seat]:
        defense = table.game.state.challenge.defense.seat
        return [seat for seat in honest(table) if seat == defense or seat in (looks.guests(table) or [])]

    patch.setattr(looks, "awaited", leaky)


def hurries_for_one_person(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(handling, "_ALONE", structs.replace(handling._ALONE, floor=0))


def names_what_silence_took(patch: pytest.MonkeyPatch) -> None:
    honest = deadlines._strike

    def leaky(table: Running, seat: Seat, stop: Stop) -> None:
        honest(table, seat, stop)
        table.post("x", Body(" ".join(str(looks.filled(table, ask)) for ask in looks.asks(table, seat))))

    patch.setattr(deadlines, "_strike", leaky)


PLANTED: list[tuple[Check, Leak]] = [
    (ask_me_is_said_of_moments_alone, two_controllers.asks_whoever_has_said_something),
    (aimed_at_me_is_a_field_of_every_message, leaves_the_field_out_for_an_empty_hand),
    (who_is_asked_again_follows_from_role_alone, asks_nobody_again_who_had_declined),
    (floor_and_tick_hold_in_every_round, two_controllers.closes_at_once_if_nobody_acts),
    (one_possible_answer_goes_the_way_of_a_free_one, two_controllers.answers_for_whoever_has_no_choice),
    (the_stop_holds_for_whole_turns_and_waits_whatever_the_hand, stops_only_for_whoever_can_act),
    (all_bystanders_are_told_at_sides, tells_guests_alone),
    (one_person_alone_keeps_the_floor, hurries_for_one_person),
    (what_the_limit_took_is_never_named, names_what_silence_took),
]


@pytest.mark.parametrize(("check", "leak"), PLANTED, ids=[leak.__name__ for _, leak in PLANTED])
def test_a_planted_leak_is_found(check: Check, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check()
