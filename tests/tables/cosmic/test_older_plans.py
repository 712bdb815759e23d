"""Plans that an earlier version has sealed: a game goes on by what they say, and their buttons lead on (8.13)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model.state import Order, Use
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.codec import decode_plain, encode
from bot.kernel.event import Seat
from bot.tables.cosmic.chair import OpenSides
from bot.tables.cosmic.clockwork import prepared
from bot.tables.cosmic.controller import CosmicController
from tests.tables.cosmic import people
from tests.tables.cosmic.sides import orders, roles, shown
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def for_this_challenge(**answers: str) -> list[Choice]:
    """The orders of a sealed plan."""
    return [
        {"key": key.replace("__", "."), "answer": answer, "until": "once" if key == "card" else "challenge"}
        for key, answer in answers.items()
    ]


def with_sealed_plans() -> World:
    """The offense is asked for its target; the other three have sealed a plan, and the controller has been loaded
    anew.
    """
    world = World(4, 4, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    offense, defense, (guest, other) = roles(world)
    passes = {
        "checkpoint__attack": '"pass"',
        "checkpoint__reveal": '"pass"',
        "response": '{"if":"anyway","then":"pass"}',
    }
    sealed = {
        defense: for_this_challenge(**passes, checkpoint__sides="ask", card='"A20.1"', invite__defense=f"[{guest}]"),
        guest: for_this_challenge(**passes, join__offense="3", join__defense="0"),
        other: for_this_challenge(**passes, join__offense="0", join__defense="0"),
    }
    for seat, given in sealed.items():
        world.game.interrupt("orders", seat, given)
    kept: Any = decode_plain(world.controller.dump())
    for seat, chair in enumerate(kept["chairs"]):
        chair["person"] |= {"plan": plan(defense), "empowered": [seat], "grown": True}
        chair["person"].setdefault("whisper", {"key": f"cos:5:w{90 + seat}", "posted": 1})
        chair["person"]["whisper"]["asks"] = [{"type": "plan", "challenge": 1}]
    world.controller = CosmicController.load(world.game, encode(kept))
    assert offense in world.seats
    return world


def plan(defense: Seat) -> dict[str, object]:
    return {
        "challenge": 1,
        "since": [6, 0],
        "defense": defense,
        "target": None,
        "done": True,
        "picks": {"join.offense": "3"},
        "rests": {"card": '"A20.1"'},
        "rested": False,
        "said": {},
    }


def test_a_game_with_sealed_plans_goes_on_and_they_answer_as_before() -> None:
    world = with_sealed_plans()
    _, defense, (guest, other) = roles(world)
    assert people.prompt(world, guest).asks == [OpenSides(1)]
    people.play_until(world, lambda now: bool(people.awaited(now)))
    for seat in (defense, guest, other):
        people.say_sides(world, seat, 1_000)
    assert (orders(world, guest)["join.offense"], orders(world, defense)["card"]) == ("3", '"A20.1"')
    people.play_until(world, lambda now: people.in_round(now, "checkpoint.sides"))
    challenge = world.game.state.challenge
    assert challenge.defense.invited == [guest]
    assert not set(challenge.offense.allies) - {guest}
    asked = [ask.seat for number, ask in world.game.asks.items() if number not in world.game.sealed]
    assert asked == [defense], "it had wanted to be asked there, and the others to pass"
    people.play_until(world, lambda now: now.game.state.challenge.defense.card is not None)
    assert world.game.state.challenge.defense.card == "A20.1"
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    assert not any(order.until in ("challenge", "once") for given in world.game.state.orders for order in given)


@pytest.mark.parametrize("condition", ["against", "behind"])
def test_what_a_plan_said_under_a_condition_is_weighed_at_the_moment_and_anyway_still_passes(condition: str) -> None:
    world = World(4, 4, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    offense, defense, _ = roles(world)
    state = world.game.state
    state.stack = [Use(offense, "edict", "plague", "edict.plague.1", "W1a", aim={"target": defense})]
    zap = Ask(seat=defense, key="response", form=OneOf(("pass", "edict.card_zap.1")), default="pass")
    for said, answer in ((condition, "edict.card_zap.1"), ("anyway", "pass")):
        then = "edict.card_zap.1" if said == condition else "pass"
        state.orders[defense] = [
            Order("response", f'{{"if":"{said}","then":"{then}"}}', "challenge"),
            Order("response", '"pass"', "challenge"),
        ]
        assert prepared.answer_for(people.running(world), 1, zap, prepared.AT_ONCE) == (answer, "standing")
    state.stack = []


@pytest.mark.parametrize("choice", ["plan", "plan_done", "plan_done_3", "plan_of_card", "plan_holds_1", "plan_more_1"])
def test_a_button_of_a_plan_says_what_has_become_of_plans_and_shows_what_is_asked(choice: str) -> None:
    world = with_sealed_plans()
    offense, *_, (guest, _) = roles(world)
    before = orders(world, guest)
    assert shown(world.press(guest, 0, choice, "0")).text.startswith(EN("cosmic-sides-no-plan"))
    assert orders(world, guest) == before
    text = people.unmarked(shown(world.press(offense, 0, choice, "0", key=people.prompt(world, offense).key)).text)
    assert EN("cosmic-sides-no-plan") in text
    assert "Which planet do you attack?" in text
