"""A step that is taken back under somebody who was about to answer: nothing is accepted that was not shown."""

from __future__ import annotations

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions.labels import answer_text
from tests.e2e.cosmic import seed_with_compromises
from tests.tables.cosmic import people
from tests.tables.cosmic.test_two_controllers import seen
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def negotiating() -> World:
    """Two people who may make a deal."""
    world = World(2, 2, seed_with_compromises(), options=Options(flares="off"))
    while not any(action.key.startswith("deal.offer") for action in world.game.actions):
        open_now = people.waiting(world)
        if not open_now:
            world.wait()
            continue
        number, seat = open_now[0]
        ask = world.game.asks[number]
        choice = ask.form.sample(lambda sides: 0) if ask.default is None else ask.default
        asked = Asked(number, ask, see_seat(world.game.state, seat), world.controller._record.names)
        world.press(seat, 0, "play", "Compromise" if ask.key == "card" else answer_text(asked, choice))
    return world


def test_an_offer_that_took_the_place_of_another_is_not_accepted_by_the_old_button_5_5_2() -> None:
    world = negotiating()
    maker, other = world.seats
    one, two, *_ = [value for _, value in world.controller.suggest(maker, "play", "offer") if "base" in value]
    world.press(maker, 0, "play", one)
    asked = people.said(world.press(other, 0, "play", "accept offer 1"))
    assert one.removeprefix("offer ") in asked
    sure = next(control for control in world.answering(other) if control.choice == "q_sure")
    world.press(maker, 0, "undo")
    world.press(maker, 0, "play", two)
    refused = people.said(world.press(other, sure.ask, sure.choice))
    assert "isn't possible now" in refused
    assert world.game.state.challenge.accepted == 0


def test_whoever_has_acted_in_a_deal_is_asked_nothing_until_the_other_side_has_acted() -> None:
    world = negotiating()
    maker, other = world.seats
    move, change = "**Your move** until", "You can change this until"
    offer = next(value for _, value in world.controller.suggest(maker, "play", "offer") if "base" in value)
    assert move in people.said(world.press(maker, 0, "answer"))
    assert change in people.said(world.press(maker, 0, "play", offer))
    assert move in people.said(world.press(other, 0, "answer"))
    world.press(other, 0, "play", EN("cosmic-deal-none"))
    refused = people.said(world.press(other, 0, "play", EN("cosmic-deal-none")))
    assert change in refused
    assert EN("cosmic-deal-gave-up") in refused
    assert EN("cosmic-deal-negotiate") not in refused


def aimed(*, ordered: bool) -> tuple[World, Seat, Seat]:
    """The offense has said what it attacks, and somebody else may have given an order for the challenge since."""
    world = World(4, 4, seed=1, speed="daily")
    people.play_until(world, lambda world: people.asked(world, "target") is not None)
    offense = people.asked(world, "target")
    assert offense is not None
    (number,) = (number for number, seat in people.waiting(world) if seat == offense)
    people.answer(world, number, offense)
    other = next(seat for seat in world.seats if seat != offense)
    if ordered:
        world.press(other, 0, "order_pass")
    world.last = []
    return world, offense, other


def test_a_step_goes_back_the_same_if_somebody_has_given_an_order_since_8_10_8_14() -> None:
    (one, offense, other), (apart, *_) = aimed(ordered=True), aimed(ordered=False)
    for world in (one, apart):
        world.press(offense, 0, "undo")
        assert people.asked(world, "target") == offense
    assert seen(one.last) == seen(apart.last)
    assert passes(one, other)
    assert not passes(apart, other)
    resumed = Game.resume(COSMIC, one.game.save())
    assert resumed.dropped == ()
    assert resumed.strayed is None


def passes(world: World, seat: Seat) -> bool:
    orders = world.game.state.orders[seat]
    return bool(orders) and {(order.answer, order.until) for order in orders} == {('"pass"', "challenge")}


def test_a_vote_for_a_step_back_goes_on_if_somebody_gives_an_order_8_10_8_14() -> None:
    world, offense, other = aimed(ordered=False)
    voters = [seat for seat in world.seats if seat not in (offense, other)]
    world.press(voters[0], 0, "undo")
    world.press(other, 0, "order_pass")
    world.press(voters[1], 0, "undo")
    world.press(offense, 0, "vote_undo")
    assert people.asked(world, "target") == offense
    assert passes(world, other)


def test_orders_for_all_challenges_stay_when_a_step_of_another_goes_back_8_13() -> None:
    world, offense, other = aimed(ordered=False)
    world.press(other, 0, "order_rounds", "never")
    orders = list(world.game.state.orders[other])
    assert orders
    world.press(offense, 0, "undo")
    assert people.asked(world, "target") == offense
    assert world.game.state.orders[other] == orders


def in_a_round(*, answered: bool) -> tuple[World, Seat, Seat]:
    """Somebody has sealed what they do in a round, and somebody else may have, too."""
    world = people.ask_in_rounds(World(4, 4, seed=3, speed="daily"))
    people.play_until(world, people.in_round)
    (mine, one), (theirs, other), *_ = people.waiting(world)
    people.answer(world, mine, one)
    if answered:
        people.answer(world, theirs, other)
    world.last = []
    return world, one, other


def test_in_a_round_ones_own_answer_goes_back_the_same_if_somebody_else_has_sealed_one_8_10_8_14() -> None:
    (one, seat, other), (apart, *_) = in_a_round(answered=True), in_a_round(answered=False)
    before = one.game.sealed
    for world in (one, apart):
        world.press(seat, 0, "undo")
        assert seat in [asked for _, asked in people.waiting(world)]
        assert not world.controller._record.votes
    assert seen(one.last) == seen(apart.last)
    assert one.game.sealed == {
        number: choice for number, choice in before.items() if one.game.asks[number].seat == other
    }


def test_in_a_round_nobody_votes_about_a_step_and_whoever_has_sealed_nothing_waits_8_10_8_14() -> None:
    for answered in (True, False):
        world, seat, other = in_a_round(answered=answered)
        silent = next(asked for _, asked in people.waiting(world) if asked not in (seat, other))
        assert "Others may have answered" in people.said(world.press(silent, 0, "undo"))
        assert "Others may have answered" in people.said(world.press(silent, 0, "vote_undo"))
        assert not world.controller._record.votes


def test_in_a_round_what_was_answered_without_asking_does_not_go_back_8_10() -> None:
    """It would be answered so again."""
    world = World(4, 4, seed=3, speed="daily")
    people.play_until(world, people.in_round)
    sealed, asked = world.game.sealed, [seat for _, seat in people.waiting(world)]
    for seat in [seat for seat in world.seats if seat not in asked]:
        assert "Others may have answered" in people.said(world.press(seat, 0, "undo"))
    assert world.game.sealed == sealed


def test_a_vote_about_a_step_is_void_for_another_step_in_its_place_8_10() -> None:
    world = World(3, 3, seed=3, speed="daily")
    one, two, three = world.seats
    colour(world, one)
    world.press(two, 0, "vote_undo")
    world.press(one, 0, "undo")
    colour(world, three)
    log = world.game.log
    assert "nothing" in people.said(world.press(one, 0, "vote_undo"))
    assert world.game.log == log


def colour(world: World, seat: Seat) -> None:
    """Let somebody choose a colour, as all may at the same time."""
    number = next(number for number, ask in world.game.asks.items() if (ask.seat, ask.key) == (seat, "colour"))
    people.answer(world, number, seat)


def asleep(world: World, seat: Seat) -> None:
    """Play until somebody who says nothing, and wants nothing suggested, sleeps (8.11)."""
    world.press(seat, 0, "order_time_up")
    while not world.controller._record.chairs[seat].asleep:
        assert world.over is None
        open_now = [(number, asked) for number, asked in people.waiting(world) if asked != seat]
        if open_now:
            people.answer(world, *open_now[0])
        elif sides := [one for one in people.awaited(world) if one != seat]:
            people.say_sides(world, sides[0])
        elif bargains := [control for one in world.seats if one != seat for control in world.bargaining(one)]:
            world.use(*world.random.choice(bargains))
        else:
            world.wait()


def test_missed_deadlines_and_coming_back_are_no_steps_8_10_8_11() -> None:
    world = World(4, 4, seed=1, speed="daily")
    seat = world.seats[0]
    asleep(world, seat)
    world.press(seat, 0, "undo")
    player = world.game.state.players[seat]
    assert (player.strikes, player.autopilot) == (0, False)
    assert not world.controller._record.chairs[seat].asleep
    for _ in range(2):
        assert "taken back" not in people.said(world.press(seat, 0, "undo"))
    assert (player.strikes, player.autopilot) == (0, False)


def guest_at(world: World, seat: Seat) -> None:
    """Gus takes a seat over."""
    world.press(seat, 0, f"give_{seat}", "Gus", guest="G1")
    world.press(None, 0, f"take_{world.controller._record.offers[0].number}", guest="G1")
    assert world.controller._record.names[seat] == "Gus"


def test_whoever_takes_a_seat_over_brings_no_orders_of_before_back_8_10() -> None:
    world = World(4, 4, seed=3, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = world.seats[0]
    world.press(seat, 0, "order_zap")
    guest_at(world, seat)
    world.press(seat, 0, "undo")
    assert world.game.state.orders[seat] == []


def test_a_vote_does_not_stay_with_a_seat_that_somebody_else_plays_8_10() -> None:
    world = World(4, 4, seed=3, speed="daily")
    one, two, three, _ = world.seats
    world.press(one, 0, "pause")
    guest_at(world, one)
    assert "already" not in people.said(world.press(two, 0, "pause"))
    world.press(three, 0, "pause")
    assert world.mode() == "running"
    world.press(one, 0, "pause")
    assert world.mode() == "paused"


def test_nothing_brings_back_who_has_left_8_7_8_10() -> None:
    world = World(4, 4, seed=3, speed="daily")
    people.play_until(world, people.in_round)
    main = (world.game.state.challenge.offense.seat, world.game.state.challenge.defense.seat)
    seat = next(one for one in world.seats if one not in main)
    world.press(seat, 0, "concede_sure")
    for _ in range(3):
        for one in world.seats:
            world.press(one, 0, "undo")
            world.press(one, 0, "vote_undo")
    assert world.game.state.players[seat].leaving or not world.game.state.players[seat].active


def test_one_vote_that_is_carried_may_end_another_about_the_same_seat_8_11() -> None:
    world = World(4, 4, seed=1, speed="daily")
    seat, *others = world.seats
    asleep(world, seat)
    world.press(others[0], 0, f"vote_care_{seat}")
    world.press(others[1], 0, f"sure_house_{seat}")
    world.press(others[2], 0, f"vote_care_{seat}")
    assert world.controller._record.votes == []
    assert seat in world.controller._record.away


def test_a_table_that_slept_after_a_step_back_asks_under_the_same_numbers_8_16() -> None:
    world, offense, _ = aimed(ordered=False)
    world.press(offense, 0, "undo")
    woken = Game.resume(COSMIC, world.game.save())
    assert woken.game.asks == world.game.asks
    assert not woken.renumbered
