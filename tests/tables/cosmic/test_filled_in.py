"""Messages stand filled in with what is suggested where an answer takes several presses, at live tables too (8.12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.kernel.ask import Choice, UpTo
from bot.kernel.event import Seat
from bot.tables.contract.choices import OFF, SUGGESTIONS
from bot.tables.contract.table import Body, Preference, Preferred
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.controls import Answer, Asked, Draft
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.ordering import ENUMERATED
from tests.tables.cosmic import people
from tests.tables.cosmic.asked import met
from tests.tables.cosmic.world import World
from tests.words.voices import EN

PLAYERS = 4
TOKENS, GUESTS = "commit", "invite.offense"
SUGGESTED, OTHERWISE = (
    EN(f"cosmic-ask-{line}", answer="ANSWER").partition("ANSWER")[0] for line in ("suggested", "otherwise")
)


def asked(key: str, speed: str = "live", persons: int = PLAYERS) -> tuple[World, Seat, int, Choice]:
    """A question of this key with a suggestion other than the default, by its seat and number."""
    world = World(PLAYERS, persons, seed=3, speed=speed)
    while True:
        for number, seat in people.waiting(world):
            ask = world.game.asks[number]
            if ask.key == key and (key == GUESTS or ask.form.count() > ENUMERATED):
                found = computers.suggestion(people.running(world), number, ask)
                if found not in (ask.default, []):
                    return world, seat, number, found
        waiting = people.waiting(world)
        if waiting:
            people.answer(world, *waiting[0], 1_000)
        elif sides := people.awaited(world):
            people.say_sides(world, sides[0])
        else:
            world.wait()


def shown(world: World, seat: Seat, number: int) -> Body:
    world.press(seat, number, "answer")
    return world.private[seat]


def labels(body: Body) -> list[str]:
    return [button.label for row in body.buttons for button in row]


def marked(body: Body) -> list[str]:
    picks = [button for row in body.buttons for button in row if button.choice.startswith("q_o_")]
    return [button.label for button in picks if button.style == "success"]


def made(world: World, seat: Seat, key: str) -> Choice:
    return next(one.choice for one in reversed(world.made) if (one.seat, one.key) == (seat, key))


@pytest.mark.parametrize(("key", "speed"), [(TOKENS, "live"), (TOKENS, "daily"), (GUESTS, "live")])
def test_one_press_takes_the_whole(key: str, speed: str) -> None:
    world, seat, number, suggested = asked(key, speed)
    shown(world, seat, number)
    world.press(seat, number, "q_done")
    assert made(world, seat, key) == suggested


def test_it_is_marked_as_suggested_and_silence_takes_the_usual_answer_all_the_same() -> None:
    world, seat, number, suggested = asked(TOKENS)
    ask = world.game.asks[number]
    text = shown(world, seat, number).text
    assert SUGGESTED in text
    assert OTHERWISE in text
    while number in world.game.asks:
        world.wait()
    assert made(world, seat, TOKENS) == ask.default != suggested


def test_the_time_for_it_is_that_of_a_message_that_is_not_filled_in() -> None:
    opened = []
    for off in (False, True):
        world, seat, number, _ = asked(TOKENS)
        if off:
            world.handle(Preferred(world.at(), (Preference(seat, SUGGESTIONS, OFF),)))
        before = world.ms
        while number in world.game.asks:
            world.wait()
        opened.append(world.ms - before)
    assert opened[0] == opened[1]


def test_guests_may_be_changed_down_to_nobody() -> None:
    world, seat, number, suggested = asked(GUESTS)
    assert isinstance(suggested, list)
    body = shown(world, seat, number)
    done, nobody = EN("cosmic-ask-done", count=len(suggested)), "Nobody"
    assert {done, nobody} <= set(labels(body))
    assert len(marked(body)) == len(suggested)
    form = world.game.asks[number].form
    assert isinstance(form, UpTo)
    for place in [form.options.index(one) for one in suggested]:
        world.press(seat, number, f"q_o_{place}")
    body = shown(world, seat, number)
    assert done not in labels(body)
    assert not marked(body)
    world.press(seat, number, "q_none")
    assert made(world, seat, GUESTS) == []


@pytest.mark.parametrize("how", ["everywhere", "here"])
def test_who_wants_no_suggestions_gets_none(how: str) -> None:
    world, seat, number, suggested = asked(TOKENS)
    if how == "here":
        world.press(seat, 0, "order_time_up")
    else:
        world.handle(Preferred(world.at(), (Preference(seat, SUGGESTIONS, OFF),)))
    assert SUGGESTED not in shown(world, seat, number).text
    world.press(seat, number, "q_done")
    assert made(world, seat, TOKENS) != suggested


def test_whoever_plays_alone_chooses_alone() -> None:
    world, seat, number, _ = asked(TOKENS, persons=1)
    assert SUGGESTED not in shown(world, seat, number).text


def test_the_orders_offer_to_switch_off_what_stands_filled_in() -> None:
    world, seat, _, _ = asked(TOKENS)
    on, off = (EN("cosmic-table-time-up", on=one) for one in (True, False))
    for label in (on, off, on):
        world.press(seat, 0, "orders")
        offered = [option.label for menu in world.private[seat].menus for option in menu.options]
        assert label in offered
        world.press(seat, 0, "order_time_up")


def begun(asked: Asked, suggested: Choice) -> Asked:
    return replace(asked, noted=None, suggested=lambda: suggested)


def test_a_menu_begins_with_what_is_suggested_and_can_be_emptied() -> None:
    several = [asked for asked in met() if isinstance(asked.ask.form, UpTo) and asked.ask.form.n > 1]
    long = [asked for asked in several if questions.show(replace(asked, noted=None), Draft()).menus]
    assert long
    for found in long:
        form = found.ask.form
        assert isinstance(form, UpTo)
        suggested = [*form.options[: form.n - 1]]
        asked = begun(found, suggested)
        (menu, *_) = questions.show(asked, Draft()).menus
        assert menu.least == 0
        assert 0 < sum(option.chosen for option in menu.options) <= len(suggested)
        taken = questions.press(asked, Draft(), "q_done")
        assert isinstance(taken, Draft) or taken == Answer(suggested)
        empty = questions.press(asked, Draft(()), menu.choice, ())
        assert empty == Draft((), at=0)
        assert not any(option.chosen for one in questions.show(asked, Draft(())).menus for option in one.options)


def test_nothing_is_said_twice_where_silence_takes_the_same() -> None:
    found = next(asked for asked in met() if asked.ask.key == TOKENS and asked.noted is None)
    text = questions.show(begun(found, found.ask.default), Draft()).text
    assert EN("cosmic-ask-suggested-too", answer="ANSWER").partition("ANSWER")[2] in text
    assert OTHERWISE not in text


def test_what_is_changed_is_told_in_the_place_of_the_suggestion() -> None:
    world, seat, number, suggested = asked(TOKENS)
    assert isinstance(suggested, dict)
    first = shown(world, seat, number)
    assert EN("cosmic-ask-whole", count=1).partition("1")[2] not in first.text
    less = next(button.choice for row in first.buttons for button in row if button.choice.startswith("q_less"))
    world.press(seat, number, less)
    text = world.private[seat].text
    assert SUGGESTED not in text
    assert text.count("\nChosen: ") == 1
    world.press(seat, number, "q_clear")
    assert EN("cosmic-ask-so-far", rows=[]) in world.private[seat].text
