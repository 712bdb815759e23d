"""Direct messages: lines before the question, notifications, and no question that is not open."""

from __future__ import annotations

import pytest

from bot.cosmic.model import cards
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import alt
from bot.kernel.event import Seat
from bot.tables.contract.table import Button, Edit, Effect, Erase, Menu, Post, Started
from bot.tables.cosmic import news, table_words
from bot.tables.cosmic.controls import OpenAsk, OpenDeal
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Chronicle, Ending, Past
from bot.words.signs import of_colour
from bot.words.speech import speech
from tests.cosmic.words.test_story_words import TOLD
from tests.plain import options_of
from tests.tables.cosmic import people
from tests.tables.cosmic.world import TABLE, World
from tests.words.voices import EN

LINK = "https://discord.com/channels/1/3"


def words_of(world: World, seat: Seat) -> str:
    return world.messages[people.prompt(world, seat).key].body.text


def pushes(effects: list[Effect], seat: Seat) -> int:
    return sum(isinstance(effect, Post) and effect.place == "dm" and effect.seat == seat for effect in effects)


# --- which table, and how the last challenge ended --------------------------------------------------------------------


def test_a_direct_message_begins_with_the_ask_then_names_its_table_who_one_is_and_the_way_to_the_board() -> None:
    world = World(3, 3, seed=5, speed="daily")
    world.handle(Started(world.at(), False, link=LINK))
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    seat = people.asked(world, "commit")
    assert seat is not None
    player = see_table(world.game.state).players[seat]
    (power,) = player.own_powers
    world.pass_time(3_600_000)
    heading = f"-# Cosmic Encounter {TABLE} · you are {of_colour(player.colour)} *{alt.power(power)}* · [board]({LINK})"
    first, *below = words_of(world, seat).split("\n")
    assert first == EN("cosmic-table-rests")
    assert heading in below
    world.restart()
    assert world.controller._record.link == LINK, "a restart that does not know better keeps it"


def test_without_an_address_and_powers_the_heading_is_the_name_of_the_table() -> None:
    assert table_words.heading(EN, 7, "", "") == "-# Cosmic Encounter 7"


def told(world: World, ending: Ending, seat: Seat, language: str = "en") -> str:
    record = world.controller._record
    record.chronicle.before, record.chronicle.given, record.chronicle.ended = [], [], ending
    return "\n".join(news.of_the_last(Running(world.game, record, world.at()), seat, speech(language)))


def test_each_seat_is_told_what_it_lost_and_by_what_and_nobody_else_which_cards() -> None:
    world = World(3, 3, seed=5, speed="daily", names=("Ana", "Ben", "Cy"))
    ana, ben, cy = Running(world.game, world.controller._record, world.at()).names
    ending = Ending(
        9,
        offense=0,
        defense=1,
        outcome="defense",
        totals=(-2, 27),
        changes=[("offense", "flare.tripler", -13), ("offense", "virus", 4), ("defense", "warrior", 3)],
        lost={0: 3},
        given=[(0, 1, "A30"), (2, 0, "A08"), (0, 1, "C")],
    )
    mine = told(world, ending, 0)
    assert mine.split("\n") == [
        f"-# **You lost challenge 9** to {ben}, −2 to 27.",
        "-# Played against you: **Tripler flare −13**, **Warrior +3**.",
        f"-# You lost 3 tokens to the warp and ⚔️ {cards.name('A30')}, 🤝 {cards.name('C')} to {ben}.",
    ]
    assert told(world, ending, 1).split("\n") == [
        f"-# **You won challenge 9** against {ana}, 27 to −2.",
        "-# Played against you: **Virus +4**.",
    ]
    assert told(world, ending, 2).split("\n") == [
        f"-# **{ben} won challenge 9** against {ana}, 27 to −2.",
        f"-# You lost ⚔️ {cards.name('A08')} to {ana}.",
    ]
    german = told(world, ending, 0, "de")
    assert "Du hast Begegnung 9 verloren" in german
    assert "−2 zu 27" in german
    assert cy not in mine


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ("deal", "made a deal"),
        ("no_deal", "made no deal"),
        ("both_lost", "both lost"),
        ("repulsed", "was repulsed"),
        ("aborted", "was called off"),
    ],
)
def test_every_end_of_a_challenge_has_its_sentence(outcome: str, said: str) -> None:
    world = World(3, 3, seed=5, speed="daily")
    assert said in told(world, Ending(2, 0, 1, outcome), 0)
    assert told(world, Ending(2, 0, None, outcome), 2)


@pytest.mark.parametrize(
    ("outcome", "language", "said"),
    [
        ("deal", "en", "{0}, {1} and {2} made a deal."),
        ("no_deal", "en", "{0}, {1} and {2} made no deal."),
        ("no_deal", "de", "kein Handel zwischen {0}, {1} und {2}."),
    ],
)
def test_all_three_who_made_a_deal_or_none_are_named_p3_diplomat(outcome: str, language: str, said: str) -> None:
    world = World(3, 3, seed=5, speed="daily")
    names = Running(world.game, world.controller._record, world.at()).names
    assert said.format(*names) in told(world, Ending(2, 0, 1, outcome, dealers=[0, 1, 2]), 0, language)


def test_what_decided_is_named_where_cards_and_totals_do_not_say_it() -> None:
    world = World(3, 3, seed=5, speed="daily")
    assert "7–5, by *Loser*" in told(world, Ending(2, 0, 1, "offense", (7, 5), deciders=["loser"]), 0)


def test_the_end_of_a_real_challenge_is_told_until_the_seat_has_answered() -> None:
    seen = 0
    for seed in range(1, 9):
        world = World(3, 3, seed=seed, speed="daily")
        people.play_until(
            world, lambda now: now.controller._record.chronicle.ended is not None and bool(people.waiting(now))
        )
        ended = world.controller._record.chronicle.ended
        assert ended is not None
        assert ended.over
        number, seat = people.waiting(world)[0]
        if world.controller._record.chairs[seat].person.heard == ended.number:
            continue
        world.press(seat, 0, "answer")
        asked, *below = world.private[seat].text.split("\n")
        assert asked.startswith("**Your move**")
        assert any(f"challenge {ended.number}" in line.lower() for line in below)
        people.answer(world, number, seat)
        world.press(seat, 0, "answer")
        assert f"challenge {ended.number}" not in world.private[seat].text.lower()
        seen += 1
    assert seen > 2


def test_each_seat_hears_of_the_same_end_as_the_thread() -> None:
    events, *_ = TOLD["a planet is taken, a power made the difference"]
    past = Chronicle(before=[Past.of(1, 0, event) for event in events])
    assert news.ended(past) == Ending(
        3,
        offense=0,
        defense=1,
        outcome="offense",
        totals=(28, 22),
        changes=[("offense", "virus", 9)],
        deciders=["virus"],
        lost={1: 4, 3: 3},
    )


def test_a_challenge_has_not_ended_in_a_deal_while_one_is_being_tried() -> None:
    events, *_ = TOLD["a deal"]
    struck = next(at for at, event in enumerate(events) if event.kind == "deal")
    tried, made = (Chronicle(before=[Past.of(1, 0, event) for event in events[:end]]) for end in (struck, struck + 1))
    assert news.ended(tried) is None
    ended = news.ended(made)
    assert ended is not None
    assert ended.outcome == "deal"


def test_a_step_back_takes_the_end_of_the_challenge_back_as_well() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(
        world, lambda now: any(one.event.kind == "outcome" for one in now.controller._record.chronicle.before)
    )
    past = world.controller._record.chronicle
    assert news.ended(past) is not None
    outcome = next(one for one in past.before if one.event.kind == "outcome")
    past.before = [one for one in past.before if (one.phase, one.seq) < (outcome.phase, outcome.seq)]
    assert news.ended(past) is None


# --- pushes at live tables --------------------------------------------------------------------------------------------


def test_a_decision_at_a_live_table_is_pushed_at_once_even_to_who_has_just_pressed_something() -> None:
    world = World(3, 3, seed=5, speed="live")
    newly = 0

    def watched(now: World) -> bool:
        nonlocal newly
        record = now.controller._record
        decided = now.game.asks and not now.game.actions
        for number, seat in people.waiting(now) if decided else []:
            if number in opened:
                continue
            opened.add(number)
            served = any(getattr(effect, "reply", "") for effect in now.last) and presser(now) == seat
            assert served or pushes(now.last, seat) == 1, (number, now.game.asks[number].key)
            looked = now.ms - record.chairs[seat].person.seen < 60_000
            newly += not served and looked
        return now.game.state.challenges > 3

    opened: set[int] = {number for number, _ in people.waiting(world)}
    people.play_until(world, watched)
    assert newly > 5, "none of them had to wait because somebody had been there"


def test_who_saw_a_question_in_the_answer_to_a_press_is_notified_if_no_answer_comes() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    number, seat = people.waiting(world)[0]
    world.press(seat, number, "q_o_0")  # in the thread, where what comes next is shown
    assert people.asked(world, "commit") == seat
    assert not pushes(world.last, seat)
    before = len(world.effects)
    world.pass_time(20_000)
    assert pushes(world.effects[before:], seat) == 1
    world.pass_time(30_000)
    assert pushes(world.effects[before:], seat) == 1


def presser(world: World) -> Seat | None:
    people_there = enumerate(world.controller._record.people)
    return next((seat for seat, person in people_there if person.seen == world.ms), None)


def test_each_push_takes_the_message_before_away() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: now.game.state.challenges > 2)
    for seat in world.seats:
        mine = [key for key, message in world.messages.items() if message.place == "dm" and message.seat == seat]
        assert mine == [people.prompt(world, seat).key]
    assert any(isinstance(effect, Erase) for effect in world.effects)


# --- no stale question ------------------------------------------------------------------------------------------------


def stale(world: World) -> list[tuple[Seat, int]]:
    """Controls in direct messages that answer nothing which is open."""
    if world.controller._record.mode != "running":
        return []
    game = world.game
    deal = OpenDeal(game.save().next_ask).control
    found = []
    for message in world.messages.values():
        if message.place == "dm" and message.seat is not None:
            body = message.body
            controls: list[Button | Menu] = [*(button for row in body.buttons for button in row), *body.menus]
            numbers = {control.ask for control in controls if control.choice.startswith("q_")}
            found += [(message.seat, number) for number in numbers if number not in game.asks and number != deal]
    return found


@pytest.mark.parametrize("speed", ["live", "lively", "daily"])
@pytest.mark.parametrize("lazy", [False, True])
def test_no_question_stays_in_a_direct_message_that_is_not_open(speed: str, lazy: bool) -> None:
    """Finished questions leave at once, answered in the message, in the thread, or not at all."""
    world = World(3, 3, seed=7, speed=speed)
    while world.game.state.challenges < 4:
        assert world.inputs < 2_000
        waiting = people.waiting(world)
        if waiting and not (lazy and world.random.randrange(3)):
            people.answer(world, *waiting[world.random.randrange(len(waiting))], world.random.randint(1_000, 30_000))
        elif world.rings:
            world.wait()
        else:
            world.press(world.seats[0], 0, "resume")  # everybody slept
        assert not stale(world), world.last
        if world.mode() == "paused":
            world.press(world.seats[0], 0, "resume")


def test_a_question_that_was_answered_elsewhere_leaves_the_message_at_once() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    number, seat = people.waiting(world)[0]
    world.pass_time(1_000)
    key = people.prompt(world, seat).key
    world.press(seat, number, "q_o_0")  # in the thread
    assert number not in world.game.asks
    assert any(isinstance(effect, Edit) and effect.key == key for effect in world.last)
    assert not stale(world)


def test_a_question_that_was_taken_back_leaves_the_message_at_once() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    people.answer(world, *people.waiting(world)[0])
    assert people.asked(world, "commit") == seat
    key = people.prompt(world, seat).key
    assert "How many" in world.messages[key].body.text
    world.press(seat, 0, "undo")
    assert "Which planet do you attack?" in world.messages[key].body.text
    assert not stale(world)


def test_a_sealed_answer_given_in_the_message_leaves_nothing_that_could_go_out_of_date() -> None:
    world = people.ask_in_rounds(World(3, 3, seed=5, speed="daily"))
    people.play_until(world, lambda now: people.in_round(now) and len(people.waiting(now)) > 1)
    number, seat = next(
        (number, seat)
        for number, seat in people.waiting(world)
        if OpenAsk(number) in people.prompt(world, seat).shows and options_of(world.game.asks[number])
    )
    key = people.where(world, seat, number)
    world.press(seat, 0, "play", "pass", key=key)
    body = world.messages[key].body
    assert "Got it: **Pass**." in body.text
    assert not [button for row in body.buttons for button in row if button.choice.startswith("q_")]
    world.press(seat, 0, "answer", key=key)
    again = world.messages[key].body
    changeable = [button.ask for row in again.buttons for button in row if "q_" in button.choice]
    changeable += [menu.ask for menu in again.menus if "q_" in menu.choice]
    assert number in changeable, "whoever wants to can still change it"


def test_a_controller_of_before_is_taken_up_and_its_messages_go_on() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    record = world.controller._record
    for person in record.people:
        person.heard = 0
        if person.prompt is not None:
            person.prompt.shows = []  # an older version did not note it
    record.offers, record.link = [], ""
    record.chronicle.ended, record.chronicle.given = None, []
    world.restart()
    people.play_until(world, lambda now: now.game.state.challenges > 2)
    assert not stale(world)


@pytest.mark.parametrize(("persons", "hurried"), [(1, False), (2, True)])
def test_who_keeps_nobody_waiting_is_told_of_no_time_that_is_up(persons: int, hurried: bool) -> None:
    world = World(3, persons, seed=5)
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = next(ask.seat for ask in world.game.asks.values() if ask.key == "target")
    for choice in ("answer", "help"):
        world.press(seat, 0, choice)
        assert ("If time runs out" in world.private[seat].text) == hurried


def test_who_draws_ones_own_colour_again_is_told_so_4_2_4() -> None:
    world = World(2, 2, seed=5)
    people.play_until(world, lambda now: people.asked(now, "own_colour") is not None)
    seat = next(ask.seat for ask in world.game.asks.values() if ask.key == "own_colour")
    world.press(seat, 0, "answer")
    assert "your own colour again" not in world.private[seat].text
    before = world.controller._record.chronicle.before
    before.append(next(past for past in before if past.event.kind == "destiny"))
    world.press(seat, 0, "answer")
    assert "your own colour again (draw 2)." in world.private[seat].text
