"""Somebody vanishes: lapsed rounds count as missed, and after a while of silence the others may vote (8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.codec import decode, encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ATTENTION, PREFERENCE, Attention, Away
from bot.tables.contract.table import Erase, Post, Preference, Preferred, Reseat, Started
from bot.tables.cosmic.clockwork.deadlines import SILENCE_MS
from bot.tables.cosmic.controller import CosmicController
from tests.tables.cosmic import people
from tests.tables.cosmic.test_time_up import a_window
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

HOUR = 3_600_000
DAY = 24 * HOUR
SPEED = "lively"
"""Three looks take longer there than silence until the others may vote."""
SILENCE = SILENCE_MS[SPEED]


def strikes(world: World, seat: Seat) -> int:
    return world.game.state.players[seat].strikes


def step(world: World, gone: Seat) -> None:
    """The others answer what is open, or make a deal; else the clock is turned to what comes next."""
    others = [(number, seat) for number, seat in people.waiting(world) if seat != gone]
    sides = [seat for seat in people.awaited(world) if seat != gone]
    bargains = [found for seat in world.seats if seat != gone for found in world.bargaining(seat)]
    if others:
        people.answer(world, *others[0], 1_000)
    elif sides:
        people.say_sides(world, sides[0], 1_000)
    elif bargains:
        world.use(*bargains[world.random.randrange(len(bargains))])
    else:
        world.wait()


def round_for(speed: str = "daily", seed: int = 5) -> tuple[World, list[Seat]]:
    """A round that has just been opened, and who is awaited in it."""
    world = people.ask_in_rounds(World(4, 4, seed=seed, speed=speed))
    people.play_until(world, lambda now: people.in_round(now) and len(people.waiting(now)) > 1)
    return world, [seat for _, seat in people.waiting(world)]


def lapse(world: World) -> None:
    """Nobody does anything until the round that is open has closed."""
    made = len(world.made)
    while CLOSE not in [one.key for one in world.made[made:]]:
        world.wait()


def silent(seed: int = 1) -> tuple[World, Seat, int]:
    """A table at which somebody has just been silent for three hours, and is not on autopilot; and since when."""
    world, seat = asked_to_aim(seed)
    since = world.ms
    while not people.running(world).silent(seat):
        assert not world.game.state.players[seat].autopilot
        step(world, seat)
    return world, seat, since


def asked_to_aim(seed: int = 1) -> tuple[World, Seat]:
    """Somebody was asked just now for the target of their challenge, and nothing was missed before.

    Nobody wants suggestions, so that the others are asked about whoever sleeps.
    """
    world = World(4, 4, seed=seed, speed=SPEED)
    for each in world.seats:
        world.press(each, 0, "order_time_up")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    assert strikes(world, seat) == 0
    return world, seat


def asking(world: World) -> list[str]:
    """The messages that ask the others about seats."""
    return [chair.asleep for chair in world.controller._record.chairs if chair.asleep]


def question(world: World) -> str:
    """The message that asks the others about the seat; empty without one."""
    (*_, key) = ("", *asking(world))
    return world.messages[key].body.text if key else ""


# --- rounds that lapse ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_somebody_who_vanishes_holds_a_daily_table_for_three_missed_looks_8_11(seed: int, who: int) -> None:
    """Nobody waits for them after that, and the others may vote."""
    world = World(4, 4, seed=seed, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 2, after=60_000)
    seat = world.seats[who]
    world.press(seat, 0, "status")
    since = world.ms
    while not people.running(world).vanished(seat):
        step(world, seat)
    assert world.game.state.players[seat].autopilot
    assert 3 * SPEEDS["daily"].cap <= world.ms - since < 3 * SPEEDS["daily"].cap + 3 * HOUR


def test_a_round_that_lapses_counts_for_all_who_were_awaited_and_nobody_else_8_11() -> None:
    world, awaited = round_for()
    passed, *late = awaited
    world.press(passed, 0, "play", PASSED)
    lapse(world)
    assert {seat for seat in world.seats if strikes(world, seat)} == set(late)
    assert [strikes(world, seat) for seat in late] == [1] * len(late)
    world.press(late[0], 0, "status")
    assert strikes(world, late[0]) == 0, "any press says that they are there"


def test_a_round_that_closes_because_all_have_answered_counts_for_nobody_8_11() -> None:
    world, awaited = round_for()
    for seat in awaited:
        world.press(seat, 0, "play", PASSED)
    lapse(world)
    assert not any(strikes(world, seat) for seat in world.seats)


def test_whose_orders_pass_is_not_late_8_13() -> None:
    world, awaited = round_for()
    world.press(awaited[0], 0, "order_pass")
    lapse(world)
    assert [strikes(world, seat) for seat in awaited] == [0] + [1] * (len(awaited) - 1)


def test_at_a_live_table_nobody_is_written_to_for_a_round_and_nobody_is_late_8_11() -> None:
    world, _ = round_for("live")
    opened = world.ms
    lapse(world)
    assert world.ms == opened + SPEEDS["live"].cap
    assert not any(strikes(world, seat) for seat in world.seats)


def test_who_is_late_does_not_depend_on_what_a_computer_then_plays_for_them_8_14() -> None:
    """It plays something where the hand allows it, which would else be seen twice."""
    world, seat, number = a_window()
    before = strikes(world, seat)
    made = len(world.made)
    while number in world.game.asks:
        world.wait()
    mine = [one for one in world.made[made:] if one.seat == seat and one.by == "computer"]
    assert mine, "a computer has played in the window"
    assert strikes(world, seat) == before + 1


def test_whoever_is_on_holiday_is_not_late_and_has_not_vanished_8_11() -> None:
    world, awaited = round_for()
    away, other = awaited[:2]
    wanted = Away(world.ms + 21 * DAY, "careful").written
    asked = [Preference(seat, ATTENTION, Attention("always").written) for seat in world.seats]
    world.handle(Preferred(world.at(), (Preference(away, PREFERENCE, wanted), *asked)))
    lapse(world)
    assert (strikes(world, away), strikes(world, other)) == (0, 1)
    assert not people.running(world).silent(away)


# --- silence ----------------------------------------------------------------------------------------------------------


def test_after_three_hours_of_silence_the_others_are_asked_and_may_vote_8_11() -> None:
    world, seat, since = silent()
    assert since + SILENCE <= world.ms <= since + SILENCE + 5_000
    assert 0 < strikes(world, seat) < 3
    assert people.unmarked(question(world)) == EN("cosmic-table-silent", name=world.controller._record.names[seat])
    voter, *others = [one for one in world.seats if one != seat]
    assert people.votes_about(world, voter, seat) == [f"vote_{what}_{seat}" for what in ("care", "house", "remove")]
    world.press(voter, 0, f"vote_care_{seat}")
    world.press(others[0], 0, f"vote_care_{seat}")
    assert world.controller._record.away[seat].plan == "silent"
    assert question(world) == "", "it is answered"


def test_before_three_hours_nobody_votes_about_anybody_8_11() -> None:
    world, seat = asked_to_aim()
    since = world.ms
    voter = next(one for one in world.seats if one != seat)
    for what in ("vote_care", "sure_house", "sure_remove"):
        assert people.said(world.press(voter, 0, f"{what}_{seat}")) == EN("cosmic-table-vote-nothing")
    while world.ms < since + SILENCE - HOUR / 2:
        world.pass_time(HOUR // 2)
    assert strikes(world, seat)
    assert people.said(world.press(voter, 0, f"vote_care_{seat}")) == EN("cosmic-table-vote-nothing")
    assert people.votes_about(world, voter, seat) == []


@pytest.mark.parametrize("what", ["house", "remove"])
def test_the_others_give_away_or_end_a_silent_seat_whose_person_answers_for_it_8_10(what: str) -> None:
    world, seat, _ = silent()
    for voter in [one for one in world.seats if one != seat][:2]:
        effects = world.press(voter, 0, f"sure_{what}_{seat}")
    if what == "house":
        assert world.controller._record.is_computer(seat)
        assert [one.given for one in effects if isinstance(one, Reseat)] == [True]
        assert not world.controller._record.chairs[seat].person.unheard
    else:
        player = world.game.state.players[seat]
        assert player.leaving or not player.active


@pytest.mark.parametrize("how", ["status", "answer", "orders"])
def test_whatever_they_do_ends_it_and_the_votes_about_them_8_11(how: str) -> None:
    world, seat, _ = silent()
    voter = next(one for one in world.seats if one != seat)
    world.press(voter, 0, f"vote_care_{seat}")
    assert len(world.controller._record.votes) == 1
    world.press(seat, 0, how)
    assert world.controller._record.votes == []
    assert question(world) == ""
    assert people.running(world).here(seat)
    assert people.said(world.press(voter, 0, f"vote_care_{seat}")) == EN("cosmic-table-vote-nothing")


def test_it_counts_from_the_last_sign_of_life_while_the_table_waited_8_11() -> None:
    world, seat = asked_to_aim()
    world.pass_time(HOUR)
    world.press(seat, 0, "hand")
    seen = world.ms
    while not strikes(world, seat):
        step(world, seat)
    assert world.rings[f"silence.{seat}"] == seen + SILENCE


def test_a_table_that_stands_still_waits_for_nobody_8_11() -> None:
    world, seat = asked_to_aim()
    since = world.ms
    while not strikes(world, seat):
        step(world, seat)
    others = [one for one in world.seats if one != seat]
    for voter in others:
        world.press(voter, 0, "pause")
    assert world.mode() == "paused"
    world.ms += 5 * DAY
    world.restart()
    for voter in others:
        world.press(voter, 0, "resume")
    assert not people.running(world).silent(seat)
    assert world.rings[f"silence.{seat}"] == since + SILENCE + 5 * DAY


def test_a_silent_seat_is_offered_by_vote_and_kept_by_its_person_8_10() -> None:
    world, seat, _ = silent()
    first, second, _ = [one for one in world.seats if one != seat]
    wanted = (f"give_{seat}", "Zoe")
    assert people.said(world.press(first, 0, *wanted, guest="g9")) == EN("cosmic-table-offered")
    assert not world.controller._record.offers, "one vote of three"
    world.press(second, 0, f"vote_guest_{seat}")
    (sure,) = [button.choice for row in world.private[second].buttons for button in row]
    world.press(second, 0, sure)
    (offer,) = world.controller._record.offers
    assert offer.waits
    assert EN("cosmic-table-seat-kept") in people.said(world.press(seat, 0, "status"))
    assert not world.controller._record.offers
    assert people.said(world.press(first, 0, *wanted, guest="g9")).endswith("so the seat isn't yours to give away.")


def test_a_newer_offer_of_a_silent_seat_takes_the_place_of_the_vote_about_the_older_one_8_10() -> None:
    world, seat, _ = silent()
    first, second, _ = [one for one in world.seats if one != seat]
    world.press(first, 0, f"give_{seat}", "Zoe", guest="g9")
    (older,) = world.controller._record.votes
    effects = world.press(second, 0, f"give_{seat}", "Yan", guest="g8")
    (newer,) = world.controller._record.votes
    assert (newer.guest, newer.seats) == ("g8", [second])
    assert Erase(older.key) in effects


def test_once_they_are_on_autopilot_the_question_says_so_8_11() -> None:
    world, seat, _ = silent()
    (key,) = asking(world)
    while not world.game.state.players[seat].autopilot:
        step(world, seat)
    assert asking(world) == [key]
    assert people.unmarked(question(world)) == EN("cosmic-table-asleep", name=world.controller._record.names[seat])


def test_a_table_saved_before_silence_was_counted_counts_from_the_next_miss_8_11() -> None:
    world, seat = asked_to_aim()
    while not strikes(world, seat):
        step(world, seat)
    saved: dict[str, Any] = decode(world.controller.dump(), dict)
    assert saved["chairs"][seat]["person"].pop("unheard")
    saved["timers"] = {name: when for name, when in saved["timers"].items() if not name.startswith("silence.")}
    world.rings = {}
    world.controller = CosmicController.load(world.copy().game, encode(saved))
    world.handle(Started(world.at(), False))
    assert not people.running(world).vanished(seat)
    missed = strikes(world, seat)
    while strikes(world, seat) == missed:
        opened = world.controller._record.stop
        step(world, seat)
    assert opened is not None
    assert [one for one, person in enumerate(world.controller._record.people) if person.unheard] == [seat]
    assert world.controller._record.timers[f"silence.{seat}"] == opened.opened + SILENCE


def test_whoever_is_called_back_reads_why_a_caretaker_plays() -> None:
    world, seat, _ = silent()
    for voter in [one for one in world.seats if one != seat][:2]:
        effects = world.press(voter, 0, f"vote_care_{seat}")
    (told,) = [one for one in effects if isinstance(one, Post) and seat in one.ping]
    assert people.unmarked(told.body.text) == EN("away-by-vote", name=world.controller._record.names[seat])
    for say in (EN, DE):
        assert "three" not in say("away-by-vote", name="Ana")
        assert "drei" not in say("away-by-vote", name="Ana")
