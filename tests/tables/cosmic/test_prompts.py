"""Notifications: no more than is needed, and nobody is forgotten."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.event import Seat
from bot.tables.contract.table import Edit, Effect, Post, Show
from bot.tables.cosmic.chair import DealStep, OpenSides, Prompt, Waiting
from bot.tables.cosmic.clockwork import deadlines
from bot.tables.cosmic.controls import OpenAsk
from bot.tables.cosmic.messages.asking import owed
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

FLOOR = SPEEDS["daily"].floor
LOOKING = 120_000


def pushes(effects: list[Effect], seat: Seat) -> int:
    return sum(isinstance(effect, Post) and effect.place == "dm" and effect.seat == seat for effect in effects)


def edits(world: World, effects: list[Effect], seat: Seat) -> int:
    key = people.prompt(world, seat).key
    return sum(isinstance(effect, Edit) and effect.key == key for effect in effects)


def at(
    name: str, fits: Callable[[World], bool], *, again: bool = False, speed: str = "daily", after: int = 5_000
) -> World:
    """A table of three people who answer ``after`` so long, when a checkpoint asks for the first time or ``again``, as
    wanted.
    """
    for seed in range(1, 12):
        world = World(3, 3, seed=seed, speed=speed, rounds="always")
        opened: dict[int, str] = {}

        def reached(now: World, opened: dict[int, str] = opened) -> bool:
            number, asked = next(iter(now.game.asks.items()), (0, None))
            if asked is None or not asked.key.startswith("checkpoint.") or number in opened or not people.in_round(now):
                return now.game.state.challenges > 2
            before = next(reversed(opened.values()), "")
            opened[number] = asked.key
            return asked.key.endswith(name) and (before == asked.key) == again and fits(now)

        people.play_until(world, reached, after=after)
        if world.game.state.challenges <= 2:
            return world
    raise AssertionError("no game comes to this")


def away(world: World, seat: Seat) -> bool:
    return world.ms - world.controller._record.chairs[seat].person.seen >= LOOKING


def test_who_plays_alone_is_told_that_it_is_their_move_and_no_hour() -> None:
    for language, told in (("en", "**Your move.**"), ("de", "**Du bist dran.**")):
        world = World(3, 1, speed="live", language=language)
        seat = world.seats[0]
        people.play_until(world, lambda world: world.game.state.challenges == 2)
        world.press(seat, 0, "status")
        world.press(seat, 0, "help")
        texts = [one.body.text for one in world.effects if isinstance(one, Post | Edit | Show)]
        assert any(told in text for text in texts)
        assert not any(re.search(r"<t:\d+", text) for text in texts), "nobody waits"


def test_of_a_further_round_of_a_checkpoint_people_are_notified_only_if_no_answer_comes() -> None:
    def gone(now: World) -> list[tuple[int, Seat]]:
        return [(number, seat) for number, seat in people.waiting(now) if away(now, seat)]

    world = at("", lambda now: len(gone(now)) > 1, again=True, after=LOOKING + 5_000)
    (number, first), *rest = gone(world)
    others = [seat for _, seat in rest]
    assert not any(pushes(world.last, seat) for seat in (first, *others))
    before = len(world.effects)
    world.press(first, number, "q_o_0")
    world.pass_time(FLOOR)
    assert people.in_round(world)
    assert [pushes(world.effects[before:], seat) for seat in (first, *others)] == [0] + [1] * len(others)


def test_who_has_just_been_there_finds_the_question_and_is_notified_only_if_no_answer_comes() -> None:
    world = at("between", lambda now: any(edits(now, now.last, seat) for seat in now.seats))
    here = [seat for seat in world.seats if edits(world, world.last, seat)]
    assert here
    assert not any(away(world, seat) or pushes(world.last, seat) for seat in here)
    before = len(world.effects)
    first, *others = here
    world.press(first, people.waiting(world)[[seat for _, seat in people.waiting(world)].index(first)][0], "q_o_0")
    world.pass_time(FLOOR)
    assert [pushes(world.effects[before:], seat) for seat in here] == [0] + [1] * len(others)


@pytest.mark.parametrize(("place", "look"), [(0, OpenSides), (1, OpenAsk)])
def test_a_notice_that_nobody_came_for_stands_for_the_rounds_that_follow_but_not_for_looks(
    place: int, look: type[Waiting]
) -> None:
    world = at("between", lambda now: now.seed == 9 and len(people.waiting(now)) == len(now.seats), speed="lively")
    lazy = world.seats[place]
    while world.controller._record.chairs[lazy].person.seen > people.prompt(world, lazy).posted:
        world.wait()  # until it is notified
    before = len(world.effects)
    missed: set[int] = set()
    while not (wanted := looked_for(world, lazy)):
        assert not pushes(world.effects[before:], lazy)
        missed |= {number for number, seat in people.waiting(world) if seat == lazy}
        without(world, lazy)
    assert len(missed) > 1
    assert isinstance(wanted[0], look)
    assert set(wanted) <= set(people.prompt(world, lazy).asks)
    assert pushes(world.effects[before:], lazy) == 1


def looked_for(world: World, seat: Seat) -> list[Waiting]:
    table = people.running(world)
    waiting = () if deadlines.by_the_way(table) else owed(table).get(seat, ())
    return [one for one in waiting if isinstance(one, OpenSides) or not people.in_round(world, "")]


def without(world: World, lazy: Seat) -> None:
    """One of the others answers, or the clock rings."""
    others = [(number, seat) for number, seat in people.waiting(world) if seat != lazy]
    ahead = [seat for seat in people.awaited(world) if seat != lazy]
    if others:
        people.answer(world, *others[0])
    elif ahead:
        people.say_sides(world, ahead[0])
    else:
        world.wait()


def test_two_pushes_of_a_seat_are_never_for_the_same_question() -> None:
    world = World(3, 3, seed=4, speed="daily")
    notified: set[tuple[Seat, Waiting]] = set()

    def watched(now: World) -> bool:
        for seat in now.seats:
            for _ in range(pushes(now.last, seat)):
                for one in people.prompt(now, seat).asks:
                    assert (seat, one) not in notified
                    notified.add((seat, one))
        return now.game.state.challenges > 2

    people.play_until(world, watched)
    assert len(notified) > 12


@pytest.mark.parametrize("seed", [2, 7])
def test_a_bystander_is_notified_once_a_challenge_and_a_main_player_twice(seed: int) -> None:
    world = World(4, 4, seed=seed, speed="daily")
    told: Counter[tuple[int, Seat]] = Counter()
    mains: dict[int, tuple[Seat, Seat]] = {}
    counted = 0

    def watched(now: World) -> bool:
        nonlocal counted
        state, since, counted = now.game.state, now.effects[counted:], len(now.effects)
        if state.challenge.target:
            mains[state.challenges] = (state.challenge.offense.seat, state.challenge.defense.seat)
        told.update({(state.challenges, seat): pushes(since, seat) for seat in now.seats})
        return state.challenges > 3

    people.play_until(world, watched, after=LOOKING + 5_000)
    assert sorted(mains) == [1, 2, 3]
    for challenge, main in mains.items():
        assert {seat: told[challenge, seat] for seat in world.seats} == {
            seat: 2 if seat in main else 1 for seat in world.seats
        }


def test_one_notification_that_nobody_has_looked_at_is_enough_for_all_that_a_look_asks() -> None:
    world = World(3, 3, seed=4, speed="daily", rounds="never")
    people.play_until(world, lambda now: bool(people.awaited(now)))
    lazy = world.game.state.challenge.defense.seat
    assert pushes(world.last, lazy) == 1
    since, asked = len(world.effects), set[str]()
    while people.asked(world, "card") is None:
        asked |= {ask.key for ask in world.game.asks.values() if ask.seat == lazy}
        assert not pushes(world.effects[since:], lazy)
        without(world, lazy)
    assert "checkpoint.sides" in asked
    assert pushes(world.effects[since:], lazy) == 1, "for the next look"


def test_only_rounds_wait_for_a_visit_to_another_table() -> None:
    """Questions ahead of a look wait like a round; where its limit is shorter than a notice stands, nothing does."""
    for speed in ("daily", "relaxed"):
        found = patient(speed)
        assert found["target"] == found["card"] == {False}
        assert found["checkpoint.attack"] == found["checkpoint.reveal"] == {True}
    for speed in ("lively", "live"):
        assert set().union(*patient(speed).values()) == {False}, "who comes late there loses their turn"


def patient(speed: str) -> dict[str, set[bool]]:
    """For each question of a first challenge, whether direct messages that asked it had time."""
    world = World(3, 3, seed=4, speed=speed, rounds="always")
    found: dict[str, set[bool]] = {}

    def watched(now: World) -> bool:
        for effect in now.last:
            if isinstance(effect, Post) and effect.place == "dm":
                assert effect.seat is not None
                asks = [one for one in asked(people.prompt(now, effect.seat)) if not isinstance(one, DealStep)]
                for key in (now.game.asks[number].key for number in asks if number in now.game.asks):
                    found.setdefault(key, set()).add(effect.patient)
        return now.game.state.challenges > 1

    people.play_until(world, watched, after=LOOKING + 5_000)
    return found


def asked(prompt: Prompt) -> list[int | DealStep]:
    """The questions of a message by number, and steps of a negotiation."""
    return [one if isinstance(one, DealStep) else one.number for one in prompt.asks if not isinstance(one, OpenSides)]


def test_a_question_says_what_happened_before_it() -> None:
    def told(world: World, seat: Seat) -> str:
        return world.messages[people.prompt(world, seat).key].body.text

    known = "The attack is set"
    world = at("attack", lambda now: any(known in told(now, seat) for seat in now.seats))
    asked, _table, *before = next(told(world, seat) for seat in world.seats if known in told(world, seat)).split(
        "\n-# "
    )
    assert "The attack is set" in asked
    assert not any("commits" in line for line in before), "the sides say it"
    assert re.search(r"attacks .+ on .+ \d: \d tokens? against \d", before[0])  # both sides, whatever is told after it


def test_the_direct_message_says_at_last_who_has_won_7_1() -> None:
    world = World(2, 1, seed=4, options=Options(bases_to_win=3))
    people.play(world)
    (seat,) = world.seats
    told = world.messages[people.prompt(world, seat).key].body.text
    won = [world.names[winner] for winner in world.game.state.winners]
    assert won
    assert all(name in told for name in won)
    assert "win" in told


def test_an_answer_from_the_thread_is_taken_in_as_in_the_message() -> None:
    world = at("between", lambda now: now.seed == 9 and len(people.waiting(now)) == len(now.seats), speed="lively")
    _, seat = people.waiting(world)[0]
    world.press(seat, 0, "play", EN("question-choice-pass"))
    text = world.private[seat].text
    assert text.startswith(EN("cosmic-table-you-answered", answers=[EN("question-choice-pass")]))
    assert EN("cosmic-table-rests") in text
