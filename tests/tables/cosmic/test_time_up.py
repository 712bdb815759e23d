"""A seat whose time is up gets the usual answer, or a computer plays for it, as they have ordered (8.12, 8.13)."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from bot.cosmic.ai.player import restrained
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import QUESTIONS, Of, declared
from bot.cosmic.model.options import Options
from bot.cosmic.timing import automation
from bot.kernel.ask import Ask, OneOf
from bot.kernel.event import Seat
from bot.kernel.saved import Decision
from bot.tables.contract.choices import OFF, SUGGESTIONS
from bot.tables.contract.table import Edit, Post, Preference, Preferred
from bot.tables.cosmic.clockwork import computers, looks, prepared
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import answer_text
from proving.cosmic import two_worlds
from tests.tables.cosmic import people
from tests.tables.cosmic.test_two_controllers import Played, Recorded, controller_of, entered, other_controller, seen
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

PLAYERS = 3
SLEEPER = 1
NOBODY = -1


def go_on(world: World, silent: Seat) -> None:
    """Somebody else answers what is asked of them; else the clock is turned to what comes next."""
    asked = [(number, seat) for number, seat in people.waiting(world) if seat != silent]
    sides = [seat for seat in people.awaited(world) if seat != silent]
    if asked:
        people.answer(world, *asked[0], 1_000)
    elif sides:
        people.say_sides(world, sides[0], 1_000)
    else:
        world.wait()


def without(world: World, silent: Seat, challenges: int) -> list[Decision]:
    """The others play on for so many challenges; what was decided for whoever is silent."""
    made = len(world.made)
    while world.over is None and world.game.state.challenges < challenges:
        go_on(world, silent)
    return [one for one in world.made[made:] if one.seat == silent]


def in_windows(made: list[Decision]) -> list[Decision]:
    asked = [one for one in made if one.key in QUESTIONS]
    return [one for one in asked if declared(one.key).of is Of.OFFERS and one.choice != PASSED]


@pytest.mark.parametrize(("speed", "played"), [("lively", True), ("daily", True), ("relaxed", True), ("live", False)])
def test_at_quiet_tables_what_is_suggested_is_taken_and_an_order_changes_it_8_13(speed: str, played: bool) -> None:
    world = World(PLAYERS, PLAYERS, speed=speed)
    assert looks.suggests(people.running(world), SLEEPER) == played
    world.press(SLEEPER, 0, "order_time_up")
    assert not looks.suggests(people.running(world), SLEEPER)
    assert looks.suggests(people.running(world), 0) == played, "it is each person's own order"
    world.restart()
    assert not looks.suggests(people.running(world), SLEEPER)
    world.press(SLEEPER, 0, "order_time_up")
    assert looks.suggests(people.running(world), SLEEPER)


def test_suggestions_are_switched_off_for_all_tables_and_an_order_says_otherwise_8_12() -> None:
    world = World(PLAYERS, PLAYERS, speed="daily")
    off = Preference(SLEEPER, SUGGESTIONS, OFF)
    world.handle(Preferred(world.at(), (off,)))
    assert [looks.suggests(people.running(world), seat) for seat in range(PLAYERS)] == [True, False, True]
    world.press(SLEEPER, 0, "order_time_up")
    assert looks.suggests(people.running(world), SLEEPER)
    world.press(SLEEPER, 0, "order_time_up")
    world.handle(Preferred(world.at(), ()))
    world.restart()
    assert not looks.suggests(people.running(world), SLEEPER), "what was ordered at a table holds there"


def test_for_whoever_plays_alone_against_computers_no_other_one_plays() -> None:
    assert not looks.suggests(people.running(World(PLAYERS, 1, speed="lively")), 0)


def test_the_orders_tell_what_happens_when_the_time_is_up() -> None:
    world = World(PLAYERS, PLAYERS, speed="lively")
    line = {said: EN(f"cosmic-table-time-up-told-{said}") for said in ("computer", "usual")}
    assert line["computer"] in people.said(world.press(SLEEPER, 0, "orders"))
    assert line["usual"] in people.said(world.press(SLEEPER, 0, "order_time_up"))
    live = World(PLAYERS, PLAYERS, speed="live")
    assert not any(one in people.said(live.press(SLEEPER, 0, "orders")) for one in line.values())
    assert line["usual"] in people.said(live.press(SLEEPER, 0, "order_time_up"))
    assert line["computer"] in people.said(live.press(SLEEPER, 0, "order_time_up"))


def test_a_computer_plays_for_whoever_is_silent_and_notes_it_8_12() -> None:
    """By default silence plays nothing in windows; a computer does, and its person can read it afterwards."""
    by_default, played = (_silent(played=one) for one in (False, True))
    assert not in_windows(by_default[1])
    assert in_windows(played[1])
    assert {one.by for one in in_windows(played[1])} == {"computer"}
    world, made = played
    decided = [one for one in made if one.by == "computer" and one.key not in ("orders", "strike", "back")]
    assert any(declared(one.key).of is not Of.OFFERS for one in decided)
    done = [deed.text for deed in world.controller._record.chairs[SLEEPER].person.deeds]
    assert len(done) == len([one for one in decided if one.choice != PASSED])
    shown = people.said(world.press(SLEEPER, 0, "missed"))
    assert EN("away-deeds") in shown
    assert people.unmarked(done[-1]) in shown


def _silent(*, played: bool) -> tuple[World, list[Decision]]:
    """A game at whose table one person never comes, though they wish to be asked, and what was decided for them."""
    world = people.ask_in_rounds(World(PLAYERS, PLAYERS, seed=8, speed="lively"))
    if not played:
        world.press(SLEEPER, 0, "order_time_up")
    return world, without(world, SLEEPER, 9)


def test_it_acts_as_the_window_closes_and_not_before_8_14() -> None:
    """Until then its seat has answered nothing; then it acts in the same moment in which the window closes.

    Its person looks in, so that they do not sleep, and answers nothing.
    """
    world, acts = people.ask_in_rounds(World(PLAYERS, PLAYERS, seed=8, speed="lively")), 0
    while world.game.state.challenges < 9:
        if world.game.state.players[SLEEPER].strikes:
            world.press(SLEEPER, 0, "status")
        made, open_window = len(world.made), people.in_round(world, "")
        go_on(world, SLEEPER)
        new = world.made[made:]
        for at, one in enumerate(new):
            if one.seat == SLEEPER and one.by == "computer" and open_window and declared(one.key).of is Of.OFFERS:
                assert CLOSE in [later.key for later in new[at:]]
                acts += 1
    assert acts


def a_window() -> tuple[World, Seat, int]:
    """A window that is open for somebody who is asked, and would play something; the number of the question."""
    world = people.ask_in_rounds(World(PLAYERS, PLAYERS, seed=8, speed="lively"))
    while True:
        table = people.running(world)
        for number, seat in people.waiting(world):
            ask = world.game.asks[number]
            window = declared(ask.key).of is Of.OFFERS and ask.key != automation.BETWEEN
            if window and computers.suggestion(table, number, ask) != PASSED:
                return world, seat, number
        go_on(world, NOBODY)


def close(world: World, seat: Seat, number: int) -> list[Decision]:
    """Let the window close; what was played in it for the seat as it did."""
    made = len(world.made)
    while number in world.game.asks:
        world.wait()
    return in_windows([one for one in world.made[made:] if one.seat == seat])


def test_without_a_word_of_its_person_it_plays_what_is_offered() -> None:
    world, seat, number = a_window()
    ask = world.game.asks[number]
    (played,) = close(world, seat, number)
    assert played.by == "computer"
    assert isinstance(ask.form, OneOf)
    assert played.choice in ask.form.options


def test_whoever_has_pressed_pass_has_passed() -> None:
    world, seat, number = a_window()
    world.press(seat, 0, "play", PASSED, key=people.where(world, seat, number))
    assert world.game.sealed[number] == PASSED
    assert not close(world, seat, number)


def test_whoever_has_passed_a_window_passes_it_when_it_is_put_again() -> None:
    """Every act opens it once more (4.0.3), the same question under another number; what they left they leave."""
    world, seat, number = a_window()
    ask, again = world.game.asks[number], number + 1_000
    at_limit = prepared.AT_LIMIT
    assert prepared.answer_for(people.running(world), again, ask, at_limit) is not None
    world.press(seat, 0, "play", PASSED, key=people.where(world, seat, number))
    assert prepared.answer_for(people.running(world), again, ask, at_limit) is None


@pytest.mark.parametrize("order", ["order_pass", "order_auto"])
def test_whoever_has_ordered_to_pass_passes(order: str) -> None:
    world, seat, number = a_window()
    world.press(seat, 0, order)
    assert not close(world, seat, number)


def test_whoever_wants_never_to_be_asked_passes() -> None:
    world, seat, number = a_window()
    world.press(seat, 0, "order_rounds", "never")
    assert world.game.sealed[number] == PASSED
    assert not close(world, seat, number)


def test_outside_of_windows_it_keeps_the_bounds_of_a_caretaker() -> None:
    """No home base is risked, and no zap or flare given away; in windows it plays them (see above)."""
    world, bounded = World(PLAYERS, PLAYERS, seed=3, speed="lively", options=Options()), 0
    while world.over is None and world.game.state.challenges < 12:
        table = people.running(world)
        for number, ask in world.game.asks.items():
            within = restrained(table.view(ask.seat), ask)
            if declared(ask.key).of is not Of.OFFERS and within != ask:
                assert within.form.accepts(computers.suggestion(table, number, ask))
                bounded += 1
        go_on(world, NOBODY)
    assert bounded


def test_questions_say_what_is_taken_when_the_time_is_up() -> None:
    world, seat, number = a_window()
    ask = world.game.asks[number]
    suggested = computers.suggestion(people.running(world), number, ask)
    asked = Asked(number, ask, people.running(world).view(seat), world.controller._record.names)
    answers = [answer_text(asked, choice) for choice in (suggested, ask.default)]
    played, usual = (EN("cosmic-ask-otherwise", answer=answer) for answer in answers)
    assert played in people.said(world.press(seat, 0, "answer"))
    world.press(seat, 0, "order_time_up")
    shown = people.said(world.press(seat, 0, "answer"))
    assert usual in shown
    assert played not in shown
    world.press(seat, 0, "order_time_up")
    assert [one.choice for one in close(world, seat, number)] == [suggested]


def test_nobody_thinks_for_a_person_who_types(monkeypatch: pytest.MonkeyPatch) -> None:
    world, seat, _ = a_window()
    thoughts: list[int] = []

    def thinking(table: Running, number: int, ask: Ask) -> str:
        thoughts.append(number)
        return PASSED

    monkeypatch.setattr(computers, "suggestion", thinking)
    assert world.controller.suggest(seat, "play", "")
    assert not thoughts
    assert people.said(world.press(seat, 0, "answer"))
    assert thoughts, "the question says what is taken when the time is up"


def test_whoever_sleeps_on_is_played_for_at_once_and_nobody_is_asked_about_the_seat() -> None:
    """The others may still vote, and the first press brings its person back (8.11)."""
    world = World(PLAYERS, PLAYERS, seed=8, speed="lively")
    made: list[Decision] = []
    while not world.game.state.players[SLEEPER].autopilot:
        made += without(world, SLEEPER, world.game.state.challenges + 1)
    posted = len(world.effects)
    after = without(world, SLEEPER, world.game.state.challenges + 4)
    assert "strike" not in [one.key for one in after]
    assert "computer" in {one.by for one in after}
    assert not any(chair.asleep for chair in world.controller._record.chairs)
    asked = EN("cosmic-table-asleep", name="NAME").partition("NAME")[2]
    assert not any(isinstance(one, Post) and asked in one.body.text for one in world.effects[posted:])
    assert f"vote_care_{SLEEPER}" in people.votes_about(world, 0, SLEEPER)
    world.press(SLEEPER, 0, "status")
    assert not world.game.state.players[SLEEPER].autopilot


def test_whoever_has_ordered_the_usual_answers_is_asked_about_as_ever() -> None:
    world = World(PLAYERS, PLAYERS, seed=8, speed="lively")
    world.press(SLEEPER, 0, "order_time_up")
    while not world.game.state.players[SLEEPER].autopilot:
        without(world, SLEEPER, world.game.state.challenges + 1)
    assert [bool(chair.asleep) for chair in world.controller._record.chairs].index(True) == SLEEPER


@pytest.mark.parametrize("say", [EN, DE])
def test_whoever_comes_too_late_reads_who_has_answered(say: object) -> None:
    reasons = [say(f"cosmic-table-missed-{one}") for one in ("usual", "computer")]  # type: ignore[operator]
    assert len(set(reasons)) == 2
    world = World(PLAYERS, PLAYERS, seed=8, speed="lively")
    missed = EN("cosmic-table-missed-computer")
    people.play_until(world, lambda now: bool(now.game.asks))
    without(world, SLEEPER, 4)
    told = [one.body.text for one in world.effects if isinstance(one, Post | Edit) and missed in one.body.text]
    assert told
    assert not any(text.startswith(missed) for text in told), "the ask comes first"


# --- nothing of it shows before its time (8.14) ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_two_tables_where_a_computer_would_play_other_cards_say_the_same_until_it_does_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person never comes. The other world has other hidden cards in their hand."""
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = Recorded(PLAYERS, PLAYERS, seed=seed, speed="lively")
    without(world, SLEEPER, 7)
    inputs = 0
    for stretch in world.finished:
        other = other_controller(stretch, Random(seed))
        if other is not None:
            inputs += _alike(stretch, controller_of(stretch, {}), other)
    assert inputs > 30


def _alike(played: Played, one: CosmicController, other: CosmicController) -> int:
    """For how many inputs two tables say the same, until something else is decided in one of them.

    What is under seal in a window is decided once that closes.
    """
    differ = False
    for inputs, event in enumerate(played.inputs):
        said = [seen(controller.handle(event)) for controller in (one, other)]
        made = [
            [by for by in controller.game.take_decisions() if by.by in _NOT_BY_PEOPLE] for controller in (one, other)
        ]
        differ = differ or [(by.key, by.choice) for by in made[0]] != [(by.key, by.choice) for by in made[1]]
        if differ and any(by.key not in QUESTIONS or declared(by.key).of is not Of.OFFERS for by in chain(*made)):
            return inputs
        assert said[0] == said[1]
    return len(played.inputs)


_NOT_BY_PEOPLE = ("computer", "standing", "clock")


def test_words_for_all_tables_promise_no_usual_answer() -> None:
    """Also where a computer plays, the option, reminders and *What did I miss?* are true."""
    facts = {"game": "GAME", "what": "WHAT", "due": "DUE", "link": "LINK"}
    for say in (EN, DE):
        said = [say("cosmic-option-speed.does"), say("reminder-owed-until", **facts)]
        said += [say("cosmic-missed-late", count=count) for count in (1, 2)]
        assert not [one for one in said for word in ("default", "usual", "Vorgabe", "übliche") if word in one]
