"""Nobody's seat changes hands while they are awake; an absent person's can be objected to, by any act (8.10, 8.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.kernel.codec import decode, encode
from bot.tables.contract.choices import PREFERENCE, Away
from bot.tables.contract.table import Effect, Post, Preference, Preferred, Reseat, Show, Started
from bot.tables.cosmic.clockwork.deadlines import OBJECTION_MS, OFFER_MS, VOTE_MS
from bot.tables.cosmic.controller import CosmicController
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

DAY = 86_400_000


def awake(speed: str = "daily") -> World:
    world = World(3, 3, seed=5, speed=speed)
    people.play_until(world, people.in_round)
    return world


def asleep(speed: str = "live", seed: int = 6) -> tuple[World, int]:
    """A table of four at which one person has missed three deadlines."""
    world = World(4, 4, seed=seed, speed=speed)
    sleeper = world.seats[1]
    while not world.game.state.players[sleeper].autopilot:
        others = [(number, seat) for number, seat in people.waiting(world) if seat != sleeper]
        if others:
            people.answer(world, *others[0], 1_000)
        else:
            world.wait()
    return world, sleeper


def go(world: World, *seats: int) -> None:
    """These people are on holiday from now on."""
    wanted = Away(world.ms + 14 * DAY, "careful").written
    world.handle(Preferred(world.at(), tuple(Preference(seat, PREFERENCE, wanted) for seat in seats)))


def seats_changed(effects: list[Effect]) -> list[Reseat]:
    return [one for one in effects if isinstance(one, Reseat)]


def offering(effects: list[Effect]) -> tuple[Post, str, str]:
    """The message in the thread that offers a seat, with what its two buttons choose."""
    (post,) = [one for one in effects if isinstance(one, Post) and one.guest]
    take, end = (button.choice for row in post.body.buttons for button in row)
    return post, take, end


def standing(world: World) -> tuple[str, str]:
    (offer,) = world.controller._record.offers
    take, end = (button.choice for row in world.messages[offer.key].body.buttons for button in row)
    return take, end


def offer(world: World, by: int, seat: int, guest: str = "g7", name: str = "Eve") -> list[Effect]:
    return world.press(by, 0, f"give_{seat}", name, guest=guest)


def test_nobody_gives_away_the_seat_of_somebody_who_is_awake_8_10() -> None:
    world = awake()
    ana, ben, cy = world.seats
    said = people.unmarked(people.said(offer(world, ana, ben)))
    assert said == EN("cosmic-table-is-awake", name=world.controller._record.names[ben])
    effects = world.press(ana, 0, f"house_sure_{cy}", moderator=True)
    assert people.said(effects) == EN("cosmic-table-not-your-seat")
    assert not seats_changed(effects)
    assert not world.controller._record.offers
    assert not world.controller._record.votes


@pytest.mark.parametrize("moderator", [False, True])
def test_whoever_does_not_play_moves_no_seat_8_10(moderator: bool) -> None:
    world, sleeper = asleep()
    for choice in (f"give_{sleeper}", f"house_sure_{sleeper}", f"vote_house_{sleeper}", f"sure_house_{sleeper}"):
        said = people.said(world.press(None, 0, choice, "Eve", guest="g7", moderator=moderator))
        assert said == EN("cosmic-table-not-seated"), choice
    assert not world.controller._record.offers
    assert not world.controller._record.votes


def test_ones_own_seat_goes_at_once_and_the_table_hears_who_has_seen_the_hand_8_10() -> None:
    world = awake()
    ana = world.seats[0]
    before = world.controller._record.names[ana]
    _, take, _ = offering(offer(world, ana, ana))
    effects = world.press(None, 0, take, guest="g7")
    assert seats_changed(effects) == [Reseat(ana, "g7", "Eve", given=True)]
    told = [people.unmarked(one.body.text) for one in effects if isinstance(one, Post) and one.place == "thread"]
    assert any(line.startswith("**Eve now plays for") and line.endswith(f"and knows {before}'s hand.") for line in told)


@pytest.mark.parametrize("speed", ["live", "daily"])
def test_an_absent_persons_seat_can_be_taken_only_after_the_time_to_object_8_11(speed: str) -> None:
    world, sleeper = asleep(speed)
    by = next(seat for seat in world.seats if seat != sleeper)
    effects = offer(world, by, sleeper)
    post, take, _ = offering(effects)
    assert post.ping == (sleeper,), "whoever sits there is mentioned"
    (private,) = [one for one in effects if isinstance(one, Post) and one.place == "dm" and one.seat == sleeper]
    assert "Eve" in private.body.text
    assert [button.choice for row in private.body.buttons for button in row] == [standing(world)[1]]
    early = world.press(None, 0, take, guest="g7")
    assert "Not yet" in people.said(early)
    assert not seats_changed(early)
    world.restart()
    until = world.ms + OBJECTION_MS[speed]
    while world.controller._record.offers[0].waits:
        open_now = [(number, seat) for number, seat in people.waiting(world) if seat != sleeper]
        assert not seats_changed(world.press(None, 0, standing(world)[0], guest="g7"))
        if open_now:
            people.answer(world, *open_now[0], 1_000)
        else:
            world.wait()
    assert world.ms >= until
    assert private.key not in world.messages
    take, _ = standing(world)
    effects = world.press(None, 0, take, guest="g7")
    assert seats_changed(effects) == [Reseat(sleeper, "g7", "Eve", given=True)]
    assert not world.game.state.players[sleeper].autopilot
    assert people.said(world.press(None, 0, take, guest="g7")) == EN("cosmic-table-offer-gone")


@pytest.mark.parametrize("choice", ["answer", "status", "hand", "log", "decline"])
def test_anything_that_an_absent_person_does_keeps_the_seat_8_11(choice: str) -> None:
    world, sleeper = asleep()
    by = next(seat for seat in world.seats if seat != sleeper)
    offer(world, by, sleeper)
    take, end = standing(world)
    effects = world.press(sleeper, 0, end if choice == "decline" else choice, guest="g2")
    if choice == "decline":
        assert people.said(effects) == EN("cosmic-table-offer-ended")
    elif choice != "status":
        assert people.said(effects).startswith(EN("cosmic-table-seat-kept"))
    assert not world.controller._record.offers
    late = world.press(None, 0, take, guest="g7")
    assert people.said(late) == EN("cosmic-table-offer-gone")
    assert not seats_changed(late)


def test_of_two_presses_at_once_the_first_one_counts_8_11() -> None:
    for first in ("person", "guest"):
        world, sleeper = asleep()
        by = next(seat for seat in world.seats if seat != sleeper)
        offer(world, by, sleeper)
        while world.controller._record.offers[0].waits:
            open_now = [(number, seat) for number, seat in people.waiting(world) if seat != sleeper]
            if open_now:
                people.answer(world, *open_now[0], 1_000)
            else:
                world.wait()
        take, _ = standing(world)
        if first == "person":
            world.press(sleeper, 0, "answer")
            assert not seats_changed(world.press(None, 0, take, guest="g7"))
            assert world.controller._record.names[sleeper] != "Eve"
        else:
            assert len(seats_changed(world.press(None, 0, take, guest="g7"))) == 1
            assert not seats_changed(world.press(sleeper, 0, take, guest="g7", guest_seat=sleeper))
            assert people.said(world.press(None, 0, "hand", left=True)) == EN("cosmic-table-not-seated")


def test_the_seat_of_somebody_on_holiday_is_offered_by_vote_alone_and_a_look_keeps_it_8_11() -> None:
    world = awake()
    ana, ben, cy = world.seats
    go(world, cy)
    assert people.said(offer(world, ana, cy)) == EN("cosmic-table-offered")
    assert not world.controller._record.offers
    assert [vote.seats for vote in world.controller._record.votes] == [[ana]], "whoever proposes it is for it"
    world.press(ben, 0, f"vote_guest_{cy}")
    (sure,) = [button.choice for row in world.private[ben].buttons for button in row]
    world.press(ben, 0, sure)
    take, _ = standing(world)
    assert not seats_changed(world.press(None, 0, take, guest="g7"))
    world.press(cy, 0, "status")
    assert not world.controller._record.offers
    assert world.controller._record.away, "a look keeps the seat, and the holiday goes on"


def test_a_computers_seat_is_offered_by_vote_and_taken_at_once_8_11() -> None:
    world = World(3, 2, seed=5, speed="daily")
    people.play_until(world, people.in_round)
    ana, ben = world.seats
    computer = next(seat for seat in range(3) if seat not in world.seats)
    assert people.said(offer(world, ana, computer)) == EN("cosmic-table-offered")
    assert not world.controller._record.offers
    world.press(ben, 0, f"vote_guest_{computer}")
    (sure,) = [button.choice for row in world.private[ben].buttons for button in row]
    world.press(ben, 0, sure)
    take, _ = standing(world)
    assert seats_changed(world.press(None, 0, take, guest="g7")) == [Reseat(computer, "g7", "Eve")]


def test_an_offer_that_nobody_takes_ends_and_one_of_a_seat_that_has_changed_hands_too() -> None:
    world = awake("live")
    ana = world.seats[0]
    offer(world, ana, ana)
    take, _ = standing(world)
    world.press(ana, 0, f"house_sure_{ana}")
    assert not world.controller._record.offers
    assert not seats_changed(world.press(None, 0, take, guest="g7"))
    other = world.seats[1]
    offer(world, other, other)
    ends = world.ms + OFFER_MS["live"]
    while world.controller._record.offers:
        world.wait()
    assert world.ms == ends


def test_whoever_has_left_or_sits_there_is_offered_nothing_and_takes_nothing() -> None:
    world = awake()
    ana, ben, cy = world.seats
    assert people.said(world.press(ana, 0, f"give_{ana}", "Ben", guest="g2", guest_seat=ben)) == EN(
        "cosmic-table-has-a-seat"
    )
    world.press(cy, 0, "concede_sure")
    while world.game.state.players[cy].active:
        world.wait()
    assert people.said(world.press(ana, 0, f"give_{ana}", "Cy", guest="g3", guest_seat=cy)) == EN(
        "cosmic-table-has-left"
    )
    assert people.said(world.press(cy, 0, f"give_{ana}", "Eve", guest="g7")) == EN("cosmic-table-not-seated")
    assert not world.controller._record.offers
    offer(world, ana, ana)
    take, _ = standing(world)
    for seat, told in ((cy, "cosmic-table-has-left"), (ben, "cosmic-table-has-a-seat")):
        effects = world.press(None, 0, take, guest="g7", guest_seat=seat)
        assert people.said(effects) == EN(told)
        assert not seats_changed(effects)


def test_a_seat_can_be_offered_from_leave_and_that_of_somebody_absent_behind_more() -> None:
    world, sleeper = asleep()
    by = next(seat for seat in world.seats if seat != sleeper)
    for choice, seat in (("leave", by), ("seats", sleeper)):
        (shown,) = [one.body for one in world.press(by, 0, choice) if isinstance(one, Show)]
        assert [(menu.choice, menu.people) for menu in shown.menus] == [(f"give_{seat}", True)]
    assert "seats" not in people.acts(world.press(sleeper, 0, "more")), "everybody else is here"


def old(world: World, seat: int, by: int | None) -> None:
    """The table is loaded from a save of a version in which offers knew no time to object."""
    offer(world, seat, seat)
    saved: dict[str, Any] = decode(world.controller.dump(), dict)
    rows: list[dict[str, Any]] = saved["offers"]
    for row in rows:
        del row["waits"], row["notice"]
        row["by"] = by
    for chair in saved["chairs"]:
        chair["person"].pop("slept", None)
    world.controller = CosmicController.load(world.copy().game, encode(saved))
    world.handle(Started(world.at(), False))


def test_an_offer_of_an_older_version_ends_if_its_person_is_awake() -> None:
    world = awake()
    ana, ben, _ = world.seats
    old(world, ben, ana)
    assert not world.controller._record.offers


def test_ones_own_offer_of_an_older_version_can_still_be_taken() -> None:
    world = awake()
    ben = world.seats[1]
    old(world, ben, ben)
    take, _ = standing(world)
    assert seats_changed(world.press(None, 0, take, guest="g7")) == [Reseat(ben, "g7", "Eve", given=True)]


@pytest.mark.parametrize("by", ["host", "vote"])
def test_an_offer_of_an_older_version_for_an_absent_person_gets_its_time_to_object(by: str) -> None:
    world, sleeper = asleep()
    ana = next(seat for seat in world.seats if seat != sleeper)
    offer(world, ana, sleeper)
    saved: dict[str, Any] = decode(world.controller.dump(), dict)
    for row in saved["offers"]:
        del row["waits"], row["notice"]
        row["by"] = ana if by == "host" else None
    world.controller = CosmicController.load(world.copy().game, encode(saved))
    world.handle(Started(world.at(), False))
    (found,) = world.controller._record.offers
    assert found.waits
    assert world.rings[f"offer.{found.number}"] == world.ms + OBJECTION_MS["live"]
    take, _ = standing(world)
    assert "Not yet" in people.said(world.press(None, 0, take, guest="g7"))


def test_all_speeds_have_their_times() -> None:
    tables: list[Mapping[str, int]] = [OBJECTION_MS, OFFER_MS, VOTE_MS]
    assert all(set(one) == {"live", "lively", "daily", "relaxed"} for one in tables)
    assert OBJECTION_MS["daily"] == DAY // 2


def test_what_is_said_of_seats_is_said_in_german_too() -> None:
    assert "kennt die Hand" in DE("cosmic-table-plays-and-knows", name="Eve", before="Ben")
    assert "Ben ist da" in DE("cosmic-table-is-awake", name="Ben")
