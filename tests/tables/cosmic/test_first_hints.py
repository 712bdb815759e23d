"""Somebody's first game: one hint with the first question of each kind, for them alone, until they want no more."""

from __future__ import annotations

from bot.tables.contract.choices import FIRST_GAMES, YES
from bot.tables.contract.table import Body, Preference, Preferred
from bot.tables.cosmic.messages.hints import OFF
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

FIRST = EN("cosmic-help-first-game", hint="").strip()


def told(world: World, *seats: int) -> None:
    world.handle(Preferred(world.at(), tuple(Preference(seat, FIRST_GAMES, YES) for seat in seats)))


def asked(world: World, seat: int) -> Body:
    world.press(seat, 0, "answer")
    return world.private[seat]


def may_switch_off(world: World, seat: int) -> bool:
    return f"0:{OFF}" in people.acts(world.press(seat, 0, "more"))


def test_the_first_question_of_a_kind_has_a_hint_for_whom_it_is_the_first_game() -> None:
    world = World(people=2)
    seat, other = world.seats
    told(world, seat)
    with_hint, without = asked(world, seat), asked(world, other)
    assert with_hint.text.count(FIRST) == 1
    assert may_switch_off(world, seat)
    assert FIRST not in without.text
    assert not may_switch_off(world, other)
    public = [message.body.text for message in world.messages.values() if message.seat is None]
    assert all(FIRST not in text for text in public), "for them alone"


def test_it_stays_with_its_question_and_does_not_come_back_with_the_next_of_its_kind() -> None:
    world = World(people=1)
    (seat,) = world.seats
    told(world, seat)
    assert FIRST in asked(world, seat).text
    assert FIRST in asked(world, seat).text, "looked at twice"
    record = world.controller._record
    ((phase, number),) = record.chairs[seat].person.hinted.items()
    record.chairs[seat].person.hinted = {phase: number - 1}
    assert FIRST not in asked(world, seat).text, "another question had it"


def test_who_wants_none_is_asked_without() -> None:
    world = World(people=1)
    (seat,) = world.seats
    told(world, seat)
    assert FIRST in asked(world, seat).text
    world.press(seat, 0, OFF)
    assert EN("cosmic-help-hints-gone") in world.private[seat].text
    assert FIRST not in world.private[seat].text
    assert FIRST not in asked(world, seat).text


def test_tips_go_and_come_back_by_the_button_below_help_as_well() -> None:
    world = World(people=1)
    (seat,) = world.seats
    told(world, seat)
    for has in (False, True):
        world.press(seat, 0, "hints")
        assert (FIRST in asked(world, seat).text) == has


def test_nobody_has_hints_who_has_played_before() -> None:
    world = World(people=1)
    (seat,) = world.seats
    told(world)
    assert FIRST not in asked(world, seat).text


def test_a_tip_about_a_choice_waits_for_that_choice() -> None:
    world = World(4, 1)
    (seat,) = world.seats
    told(world, seat)
    windows = 0

    def inviting(now: World) -> bool:
        nonlocal windows
        if people.asked(now, "checkpoint.attack") == seat:
            windows += 1
            assert EN("cosmic-help-hint-invite") not in asked(now, seat).text
        return seat in (people.asked(now, "invite.offense"), people.asked(now, "invite.defense"))

    people.play_until(world, inviting)
    assert windows
    assert EN("cosmic-help-hint-invite") in asked(world, seat).text
