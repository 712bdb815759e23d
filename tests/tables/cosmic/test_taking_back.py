"""A step that is taken back under somebody who was about to answer: nothing is accepted that was not shown."""

from __future__ import annotations

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.game import Game
from bot.kernel.seat import Seat
from bot.tables.contract.table import Stamp
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import told
from tests.e2e.cosmic import seed_with_compromises
from tests.tables.cosmic import people
from tests.tables.cosmic.test_two_desks import seen
from tests.tables.cosmic.world import World


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
        asked = Asked(number, ask, see_seat(world.game.state, seat), world.desk._record.names)
        world.press(seat, 0, "play", "Compromise" if ask.key == "card" else told(asked, choice))
    return world


def test_an_offer_that_took_the_place_of_another_is_not_accepted_by_the_old_button_5_5_2() -> None:
    world = negotiating()
    maker, other = world.seats
    one, two, *_ = [value for _, value in world.desk.suggest(maker, "play", "offer") if "base" in value]
    world.press(maker, 0, "play", one)
    asked = people.said(world.press(other, 0, "play", "accept offer 1"))
    assert one.removeprefix("offer ") in asked
    sure = next(control for control in world.answering(other) if control.choice == "q_sure")
    world.press(maker, 0, "undo")
    world.press(maker, 0, "play", two)
    refused = people.said(world.press(other, sure.ask, sure.choice))
    assert "not possible now" in refused
    assert world.game.state.challenge.accepted == 0


def aimed(*, planned: bool) -> tuple[World, Seat, Seat]:
    """The offense has said what it attacks, and somebody else may have sealed a plan since."""
    world = World(4, 4, seed=1, speed="daily")
    people.play_until(world, lambda world: people.asked(world, "target") is not None)
    offense = people.asked(world, "target")
    assert offense is not None
    (number,) = (number for number, seat in people.waiting(world) if seat == offense)
    people.answer(world, number, offense)
    planner = next(seat for seat in world.seats if seat != offense and planning.is_due(table_of(world), seat))
    if planned:
        world.press(planner, 0, "plan_of_join_offense", "2")
        world.press(planner, 0, "plan_done")
    world.last = []
    return world, offense, planner


def table_of(world: World) -> Running:
    """The table as the desk sees it."""
    return Running(world.game, world.desk._record, Stamp(world.ms))


def test_a_step_goes_back_the_same_if_somebody_has_sealed_a_plan_since_8_10_8_14() -> None:
    (one, offense, planner), (other, *_) = aimed(planned=True), aimed(planned=False)
    for world in (one, other):
        world.press(offense, 0, "undo")
        assert people.asked(world, "target") == offense
    assert seen(one.last) == seen(other.last)
    assert "join.offense" in one.desk._record.plans[str(planner)].rests
    resumed = Game.resume(COSMIC, one.game.save())
    assert resumed.dropped == ()
    assert resumed.strayed is None


def test_a_vote_for_a_step_back_goes_on_if_somebody_seals_a_plan_8_10_8_14() -> None:
    world, offense, planner = aimed(planned=False)
    voters = [seat for seat in world.seats if seat not in (offense, planner)]
    world.press(voters[0], 0, "undo")
    world.press(planner, 0, "plan_of_join_offense", "2")
    world.press(planner, 0, "plan_done")
    world.press(voters[1], 0, "undo")
    world.press(offense, 0, "vote_undo")
    assert people.asked(world, "target") == offense
    assert "join.offense" in world.desk._record.plans[str(planner)].rests


def test_orders_for_all_challenges_stay_when_a_step_of_another_goes_back_8_13() -> None:
    world, offense, planner = aimed(planned=False)
    world.press(planner, 0, "order_rounds", "never")
    orders = list(world.game.state.orders[planner])
    assert orders
    world.press(offense, 0, "undo")
    assert people.asked(world, "target") == offense
    assert world.game.state.orders[planner] == orders
