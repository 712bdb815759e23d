"""Votes count all who have not left, also who is away; not who sleeps for a week; they end by themselves (8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.codec import decode, encode
from bot.tables.contract.choices import PREFERENCE, Away, Plan
from bot.tables.contract.table import Preference, Preferred, Started, Tick
from bot.tables.cosmic.clockwork.deadlines import VOTE_MS
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.handling import GONE_MS, Running
from bot.tables.cosmic.people import votes
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

DAY = 86_400_000


def table(speed: str = "daily", some: int = 3) -> World:
    world = World(3, some, seed=5, speed=speed)
    people.play_until(world, people.in_round)
    return world


def go(world: World, *seats: int, plan: Plan = "careful") -> None:
    """These people are on holiday from now on."""
    wanted = Away(world.ms + 21 * DAY, plan).written
    world.handle(Preferred(world.at(), tuple(Preference(seat, PREFERENCE, wanted) for seat in seats)))


def asleep(speed: str = "live") -> tuple[World, int]:
    """A table of three at which one person has missed three deadlines."""
    world = World(3, 3, seed=6, speed=speed)
    sleeper = world.seats[1]
    while not world.game.state.players[sleeper].autopilot:
        play(world, sleeper)
    return world, sleeper


def play(world: World, sleeper: int) -> None:
    """The others answer what is open, or the clock is turned to what comes next."""
    others = [(number, seat) for number, seat in people.waiting(world) if seat != sleeper]
    if others:
        people.answer(world, *others[0], 1_000)
    else:
        world.wait()


def able(world: World, about: int | None = None) -> set[int]:
    return set(votes.voters(Running(world.game, world.controller._record, world.at()), about))


def shown(world: World) -> str:
    (vote,) = world.controller._record.votes
    return world.messages[vote.key].body.text


@pytest.mark.parametrize("plan", ["careful", "orders", "freeze"])
@pytest.mark.parametrize("what", ["stop", "pause", "undo"])
def test_whoever_is_there_alone_decides_nothing_while_the_others_are_on_holiday_8_11(plan: Plan, what: str) -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    offense = people.asked(world, "commit")
    ana = next(seat for seat in world.seats if seat != offense)
    go(world, *[seat for seat in world.seats if seat != ana], plan=plan)
    steps = len(world.game.log)
    said = people.said(world.press(ana, 0, "stop_sure" if what == "stop" else f"vote_{what}"))
    assert said == EN("cosmic-table-voted")
    assert (world.over, world.mode(), len(world.game.log)) == (None, "running", steps)
    (vote,) = [one for one in world.controller._record.votes if one.what == what]
    assert "2 votes needed" in world.messages[vote.key].body.text


def test_two_of_three_suffice_and_whoever_returns_can_vote_8_11() -> None:
    world = table()
    ana, ben, cy = world.seats
    go(world, ben, cy)
    assert people.said(world.press(ana, 0, "stop")) == EN("cosmic-table-stop-vote-sure")
    world.press(ana, 0, "stop_sure")
    assert world.over is None
    world.press(cy, 0, "sure_stop")
    assert world.over == "stopped"


def test_a_vote_about_a_sleeper_waits_for_whoever_is_on_holiday_8_11() -> None:
    world, sleeper = asleep()
    ana, cy = [seat for seat in world.seats if seat != sleeper]
    go(world, cy)
    for what in ("house", "remove", "care"):
        world.press(ana, 0, f"{'vote' if what == 'care' else 'sure'}_{what}_{sleeper}")
    assert not world.controller._record.is_computer(sleeper)
    assert world.game.state.players[sleeper].autopilot
    assert sleeper not in world.controller._record.away
    assert len(world.controller._record.votes) == 3


def test_whoever_sleeps_counts_for_a_week_and_again_once_awake_8_11() -> None:
    world, sleeper = asleep("daily")
    ana, cy = [seat for seat in world.seats if seat != sleeper]
    began = world.controller._record.chairs[sleeper].person.slept
    assert began is not None
    assert able(world) == {*world.seats}
    world.restart()
    world.ms = began + GONE_MS - 1
    assert able(world) == {*world.seats}
    world.ms = began + GONE_MS
    assert able(world) == {ana, cy}
    assert able(world, cy) == {ana}
    assert people.said(world.press(sleeper, 0, "vote_pause")) == EN("cosmic-table-voted"), "an act wakes them"
    assert able(world) == {*world.seats}
    assert all(person.slept is None for person in world.controller._record.people)


def test_a_caretaker_by_vote_does_not_begin_the_week_anew_and_a_holiday_does_not_end_it_8_11() -> None:
    world, sleeper = asleep("daily")
    others = [seat for seat in world.seats if seat != sleeper]
    began = world.controller._record.chairs[sleeper].person.slept
    assert began is not None
    for seat in others:
        world.press(seat, 0, f"vote_care_{sleeper}")
    assert world.controller._record.away[sleeper].plan == "silent"
    assert world.controller._record.chairs[sleeper].person.slept == began
    world.ms = began + GONE_MS
    assert able(world) == set(others)
    go(world, sleeper)
    assert able(world) == {*world.seats}, "who has said that they are away counts"


def test_a_stop_that_waited_for_a_sleeper_is_carried_once_the_week_is_over_8_11() -> None:
    world, sleeper = asleep("daily")
    ana, cy = [seat for seat in world.seats if seat != sleeper]
    world.press(cy, 0, "concede_sure")
    while world.game.state.players[cy].active:
        world.wait()
    world.press(ana, 0, "stop_sure")
    assert world.over is None, "one of two"
    (name,) = [name for name in world.rings if name.startswith("vote.")]
    world.ms = world.rings.pop(name)
    world.controller._record.chairs[sleeper].person.slept = world.ms - GONE_MS
    world.handle(Tick(world.at(), name))
    assert world.over == "stopped"


@pytest.mark.parametrize("speed", ["live", "daily"])
def test_a_vote_that_does_not_get_there_says_so_and_can_be_taken_again(speed: str) -> None:
    world = table(speed)
    ana, ben, _ = world.seats
    world.press(ana, 0, "pause")
    (vote,) = world.controller._record.votes
    until = world.ms + VOTE_MS[speed]
    assert shown(world).endswith(f"2 votes needed). The vote ends <t:{until // 1000}:R>.")
    world.restart()
    key = vote.key
    while world.controller._record.votes:
        open_now = people.waiting(world)
        if open_now:
            people.answer(world, *open_now[0], 1_000)
        else:
            world.wait()
    assert world.ms >= until
    assert world.mode() == "running"
    motion = EN("cosmic-table-vote-pause")
    assert world.messages[key].body.text == EN("cosmic-table-vote-failed", motion=motion, needed=2)
    assert not world.messages[key].body.buttons
    for seat in (ana, ben):
        world.press(seat, 0, "vote_pause")
    assert world.mode() == "paused"


def test_a_carried_vote_rings_no_more_and_one_to_go_on_stands_open_while_the_table_stands_still() -> None:
    world = table()
    ana, ben, _ = world.seats
    for seat in (ana, ben):
        world.press(seat, 0, "pause")
    assert not [name for name in world.controller._record.timers if name.startswith("vote.")]
    world.press(ana, 0, "resume")
    world.ms += 30 * DAY
    world.press(ana, 0, "status")
    assert shown(world).endswith("2 votes needed).")
    world.press(ben, 0, "resume")
    assert world.mode() == "running"


def test_a_vote_of_an_older_version_begins_to_end_when_its_table_is_taken_up() -> None:
    world = table()
    world.press(world.seats[0], 0, "pause")
    saved: dict[str, Any] = decode(world.controller.dump(), dict)
    saved["timers"] = {name: when for name, when in saved["timers"].items() if not name.startswith("vote.")}
    del saved["votes"][0]["number"]
    world.controller = CosmicController.load(world.copy().game, encode(saved))
    world.handle(Started(world.at(), False))
    (vote,) = world.controller._record.votes
    assert world.controller._record.timers[f"vote.{vote.number}"] == world.ms + VOTE_MS["daily"]
    assert "The vote ends" in shown(world)


def test_a_moderator_who_plays_or_has_played_stops_nothing_alone_8_11() -> None:
    world = table()
    cy = world.seats[2]
    assert people.said(world.press(cy, 0, "stop", moderator=True)) == EN("cosmic-table-stop-vote-sure")
    assert people.said(world.press(cy, 0, "stop_sure", moderator=True)) == EN("cosmic-table-voted")
    assert world.over is None
    for choice in ("stop", "stop_sure"):
        said = people.said(world.press(None, 0, choice, moderator=True, left=True))
        assert said == EN("cosmic-table-stop-by-vote")
    world.press(cy, 0, "concede_sure")
    while world.game.state.players[cy].active:
        world.wait()
    assert people.said(world.press(cy, 0, "stop_sure", moderator=True)) == EN("cosmic-table-stop-by-vote")
    assert world.over is None


def test_strangers_vote_on_nothing_8_11() -> None:
    world, sleeper = asleep()
    for choice in ("pause", "vote_pause", f"vote_care_{sleeper}", f"sure_remove_{sleeper}", "vote_undo"):
        assert people.said(world.press(None, 0, choice)) == EN("cosmic-table-not-seated"), choice
    assert people.said(world.press(None, 0, "sure_stop")) == EN("cosmic-table-not-seated")
    assert not world.controller._record.votes


def test_a_failed_vote_is_told_in_german_too() -> None:
    assert DE("cosmic-table-vote-failed", motion="das Spiel pausieren", needed=2).startswith("Nicht genug Stimmen")
