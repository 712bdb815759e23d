"""A step that is taken back under somebody who was about to answer: nothing is accepted that was not shown."""

from __future__ import annotations

from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import told
from tests.e2e.cosmic import seed_with_compromises
from tests.tables.cosmic import people
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
