"""A table's own clock: its limits stand still at night, outside its hours and at its weekend, and it says so (8.12)."""

from __future__ import annotations

import pytest

from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.codec import decode_plain, encode
from bot.kernel.event import Seat
from bot.tables.contract.clocks import Hours
from bot.tables.contract.table import Started
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.record import UPGRADES, Stop, read as read_record
from bot.tables.cosmic.table_options import RUN, USUAL, ZONES, TableOptions, expected, read
from bot.words.options import BadOption
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

HOUR = 3_600_000
DAY = 24 * HOUR
NIGHTS = Hours("UTC", 7, 23)
LIMIT, CAP, FLOOR = SPEEDS["daily"].awake, SPEEDS["daily"].cap, SPEEDS["daily"].floor


def at_the_target(hours: Hours = NIGHTS, speed: str = "daily", some: int = 4) -> tuple[World, Seat]:
    """The offense has just been asked for its target, soon after 22 o'clock in UTC."""
    world = World(4, some, seed=1, speed=speed, hours=hours)
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    assert 22 * HOUR < world.ms % DAY < 23 * HOUR
    return world, world.game.state.challenge.offense.seat


def in_a_round(hours: Hours = NIGHTS) -> World:
    world = people.ask_in_rounds(World(4, 4, seed=3, speed="daily", hours=hours))
    people.play_until(world, people.in_round)
    assert 22 * HOUR < world.ms % DAY < 23 * HOUR
    return world


def stop(world: World) -> Stop:
    found = world.controller._record.stop
    assert found is not None
    return found


def vote(world: World, what: str) -> None:
    """More than half of the four vote for it."""
    for seat in world.seats[:3]:
        world.press(seat, 0, what)


def told(world: World, seat: Seat) -> str:
    return world.messages[people.prompt(world, seat).key].body.text


def morning(world: World) -> int:
    """The next morning at seven."""
    return world.ms // DAY * DAY + 31 * HOUR


def used(world: World) -> int:
    """For how long the clock still runs that evening."""
    return 23 * HOUR - stop(world).opened % DAY


# --- what stands still ------------------------------------------------------------------------------------------------


def test_the_limit_of_a_look_stands_still_at_night_and_the_floor_does_not() -> None:
    world, offense = at_the_target()
    assert stop(world).due == world.rings["due"] == morning(world) + LIMIT - used(world)
    world.pass_time(HOUR)
    ((number, seat),) = people.waiting(world)
    people.answer(world, number, seat)
    assert people.asked(world, "commit") == offense
    assert stop(world).by_the_way
    assert world.rings["due"] == stop(world).opened + FLOOR


def test_nobody_misses_a_look_at_night_and_whoever_is_silent_in_the_morning_does() -> None:
    world, offense = at_the_target()
    world.pass_time(morning(world) - world.ms + LIMIT - HOUR)
    assert not world.game.state.players[offense].strikes
    world.pass_time(HOUR)
    assert world.game.state.players[offense].strikes == 1


def test_the_limit_of_a_round_stands_still_at_night_too() -> None:
    world = in_a_round()
    assert world.rings["due"] == stop(world).limit == morning(world) + LIMIT - used(world)


def test_what_holds_a_round_lasts_as_long_of_the_hours_in_which_time_runs() -> None:
    world = in_a_round()
    world.press(world.seats[0], 0, "hold")
    assert world.rings["due"] == morning(world) + LIMIT + LIMIT // 2 - used(world)


@pytest.mark.parametrize("hours", [2, 9, 20])
def test_a_pause_over_a_night_leaves_as_long_as_was_left(hours: int) -> None:
    for world in (at_the_target()[0], in_a_round()):
        left = NIGHTS.between(world.ms, world.rings["due"])
        vote(world, "pause")
        world.pass_time(hours * HOUR)
        vote(world, "resume")
        assert NIGHTS.between(world.ms, world.rings["due"]) == left


def test_a_restart_changes_nothing_of_it() -> None:
    world, _ = at_the_target()
    due = world.rings.pop("due")
    world.restart()
    assert (stop(world).due, world.rings["due"]) == (due, due)


def test_a_weekend_is_free_if_the_table_wants_that() -> None:
    world, _ = at_the_target(Hours("UTC", free_weekend=True))
    assert stop(world).due == world.ms + LIMIT, "it is Tuesday"
    vote(world, "pause")
    world.pass_time(3 * DAY)
    friday = world.ms // DAY * DAY
    vote(world, "resume")
    assert world.rings["due"] == friday + 3 * DAY + LIMIT - (friday + DAY - world.ms)


def test_at_live_tables_and_alone_time_always_runs() -> None:
    alone, _ = at_the_target(some=1)
    assert "Clocks rest" not in told(alone, alone.seats[0])
    assert stop(alone).due == alone.ms + SPEEDS["relaxed"].cap
    assert CosmicController.new(1, ["Ana", "Ben"], ["", ""], 1, alone.game.state.options, "live")._record.hours.always


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "english", "german"),
    [
        (NIGHTS, "Clocks rest 23:00–07:00 (UTC).", "Die Uhr ruht 23:00–07:00 (UTC)."),
        (
            Hours("Asia/Tokyo", free_weekend=True),
            "Clocks rest on Saturday and Sunday (Asia/Tokyo).",
            "Die Uhr ruht samstags und sonntags (Asia/Tokyo).",
        ),
        (
            Hours("Europe/Berlin", 18, 23, free_weekend=True),
            "Clocks rest 23:00–18:00 and on Saturday and Sunday (Europe/Berlin).",
            "Die Uhr ruht 23:00–18:00 und am Wochenende (Europe/Berlin).",
        ),
    ],
)
def test_the_first_message_says_when_no_time_runs(hours: Hours, english: str, german: str) -> None:
    for language, said in (("en", english), ("de", german)):
        world = World(3, 2, language=language, hours=hours)
        assert said in next(iter(world.messages.values())).body.text.split("\n")
    assert "Clocks rest" not in next(iter(World(3, 2).messages.values())).body.text


def test_question_panel_and_status_say_it_where_the_limit_stands_still_on_its_way() -> None:
    line = "-# Clocks rest 23:00–07:00 (UTC)."
    world, offense = at_the_target()
    assert line in told(world, offense).split("\n")
    assert f"<t:{stop(world).due // 1000}:t>" in told(world, offense)
    assert line in people.said(world.press(offense, 0, "status")).split("\n")
    world.pass_time(morning(world) + HOUR - world.ms)
    ((number, seat),) = people.waiting(world)
    people.answer(world, number, seat)
    people.play_until(world, lambda now: bool(people.awaited(now)) and stop(now).limit - stop(now).opened == LIMIT)
    assert line not in told(world, people.awaited(world)[0]).split("\n"), "it is up before the night"


def test_the_message_of_sides_says_it_too() -> None:
    world, _ = at_the_target()
    people.play_until(world, lambda now: bool(people.awaited(now)))
    text = told(world, people.awaited(world)[0])
    assert "-# Clocks rest 23:00–07:00 (UTC)." in text.split("\n")
    assert f"<t:{stop(world).limit // 1000}:t>" in text


def test_the_lobby_says_limit_and_hours_and_promises_only_what_was_measured() -> None:
    usual = expected({"clock": "tokyo"}, 5, 5, "en")
    assert "After 7 hours" in usual
    assert usual.endswith("Clocks rest 23:00–07:00 (Asia/Tokyo).")
    assert "With 5 players" in usual
    assert expected({"hours": "all"}, 5, 5, "en") == EN("pace-daily", hours=12)
    free = expected({"weekend": "off", "language": "de"}, 5, 5, "de")
    assert free == f"{DE('pace-daily', hours=7)} Die Uhr ruht 23:00–07:00 und am Wochenende (Europe/Berlin)."
    assert "With 5 players" in expected({"speed": "lively"}, 5, 5, "en")
    assert expected({"speed": "live", "hours": "day"}, 5, 5, "en") == EN("pace-live")


# --- what is chosen ---------------------------------------------------------------------------------------------------


def test_nights_are_usual_at_all_tables_but_live_ones_by_the_clock_of_the_language() -> None:
    assert all(TableOptions(speed).limits == NIGHTS for speed in ("lively", "daily", "relaxed"))
    assert read({"language": "de"})[0].limits == Hours("Europe/Berlin", 7, 23)
    assert read({"hours": "evening", "speed": "lively", "weekend": "off"})[0].limits == Hours("UTC", 18, 23, True)
    assert read({"hours": "evening", "speed": "live"})[0].limits == Hours()
    assert CosmicController.new(1, ["Ana", "Ben"], ["", ""], 1, read({})[1], "daily")._record.hours == NIGHTS


@pytest.mark.parametrize("name", [*ZONES, "Europe/Athens", "UTC+5:30"])
def test_a_zone_is_chosen_or_typed(name: str) -> None:
    zone = read({"clock": name})[0].limits.zone
    assert zone == ZONES.get(name, name)
    assert all(read({"hours": word, "clock": name})[0].limits.zone == zone for word in (USUAL, *RUN))


@pytest.mark.parametrize(
    ("option", "value"), [("clock", "mars"), ("clock", "../../etc"), ("hours", "noon"), ("weekend", "long")]
)
def test_what_is_no_zone_and_no_hours_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        read({option: value})
    assert (refused.value.option, refused.value.value) == (option, value)


# --- games under way --------------------------------------------------------------------------------------------------


def older(world: World, **stop: object) -> bytes:
    """The table's record as it was saved before tables had a clock."""
    saved = decode_plain(world.controller.dump())
    del saved["hours"]
    saved |= {"version": 1, "still": "still_since" in stop}
    del saved["stop"]["limit"]
    saved["stop"] |= {"stood": 0, "still_since": None, **stop}
    return encode(saved)


def test_a_limit_that_ran_when_tables_got_a_clock_runs_on_to_its_end() -> None:
    assert len(UPGRADES) == 2
    world, _ = at_the_target(Hours())
    record = read_record(older(world))
    assert record.hours.always
    assert record.stop is not None
    assert record.stop.due == stop(world).due


def test_a_limit_that_stood_still_while_people_slept_begins_anew() -> None:
    world, offense = at_the_target(Hours())
    world.pass_time(CAP - HOUR)
    world.controller = CosmicController.load(world.game, older(world, still_since=world.ms - CAP + 2 * HOUR))
    world.handle(Started(world.at(), False))
    assert people.asked(world, "target") == offense
    assert stop(world).due == world.rings["due"] == world.ms + CAP
