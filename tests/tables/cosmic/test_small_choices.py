"""Small choices at quiet tables are made as suggested at once, and whoever wants to be asked says so (8.13)."""

from __future__ import annotations

import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model.state import Order
from bot.cosmic.timing import automation
from bot.kernel.ask import Ask, Part, Split
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import InformationGained
from bot.tables.contract.table import Show, Stamp, Started
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.handling import Running
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World


def small_asked(world: World, challenges: int = 5) -> dict[str, Seat]:
    found: dict[str, Seat] = {}

    def see(now: World) -> bool:
        for ask in now.game.asks.values():
            if ask.key in automation.small() and ask.seat in now.seats:
                found.setdefault(ask.key, ask.seat)
        return now.game.state.challenges > challenges

    people.play_until(world, see)
    return found


@pytest.mark.parametrize("speed", ["lively", "daily", "relaxed"])
def test_quiet_tables_ask_nobody_about_small_choices(speed: str) -> None:
    assert not small_asked(World(3, 3, seed=5, speed=speed))


def test_live_tables_ask_as_ever() -> None:
    assert small_asked(World(3, 3, seed=5))


def test_who_wants_to_be_asked_is_asked_and_nobody_else() -> None:
    world = World(3, 3, seed=5, speed="daily")
    one, *others = world.seats
    world.press(one, 0, "order_small")
    assert {order.key for order in world.game.state.orders[one]} == set(automation.small())
    assert set(small_asked(world, 8).values()) == {one}
    assert others


def test_the_menu_of_orders_shows_what_holds_and_takes_a_wish_back() -> None:
    world = World(3, 3, seed=5, speed="daily")
    seat = world.seats[0]

    def chosen() -> set[str]:
        (shown,) = (effect.body for effect in world.press(seat, 0, "orders") if isinstance(effect, Show))
        menu = next(menu for menu in shown.menus if menu.choice == "order_small")
        return {option.value for option in menu.options if option.chosen}

    assert chosen() >= set(automation.small())
    rest = [key for key in automation.small() if key != "lose"]
    world.press(seat, 0, "order_small", *rest)
    assert chosen() == set(rest)
    world.press(seat, 0, "order_small", *automation.small())
    assert chosen() == set(automation.small())


def test_its_owner_is_told_once_that_what_is_suggested_was_taken() -> None:
    world = World(3, 3, seed=5, speed="daily")
    seat = world.seats[0]
    world.controller._record.chairs[seat].person.settled = ["return", "lose", "return"]
    said = people.said(world.press(seat, 0, "answer"))
    assert "I chose for you: returning tokens, tokens to lose." in said
    people.play_until(world, lambda now: not now.controller._record.chairs[seat].person.settled)
    assert "I chose for you" not in people.said(world.press(seat, 0, "answer"))


def test_only_what_the_declaration_calls_small_settles_itself() -> None:
    world = World(3, 3, seed=5, speed="daily")
    table = Running(world.game, world.controller._record, Stamp(world.ms))
    bases = (("return", True), ("regroup", True), ("healer", True), ("mobius_tubes", True), ("vampire.bases", False))
    for key, small in (*bases, ("target", False), ("commit", False), ("card", False)):
        ask = Ask(seat=world.seats[0], key=key, form=Split(0, 0, ()), default={})
        assert looks.settles_itself(table, ask) is small


def test_an_order_for_tokens_that_return_holds_wherever_a_power_lets_them_come_back() -> None:
    world = World(3, 3, seed=5)
    seat = world.seats[0]
    table = Running(world.game, world.controller._record, Stamp(world.ms))
    split = Split(1, 1, (Part("red.1", 1), Part("red.2", 1)))
    ask = Ask(seat=seat, key="healer", form=split, default={"red.1": 1, "red.2": 0})
    assert automation.automatic(table.game.state, ask) is None
    table.game.state.orders[seat] = [Order("return", automation.DEFAULT, "revoked")]
    assert automation.automatic(table.game.state, ask) == ask.default
    table.game.state.orders[seat] = [Order("return", automation.ASK, "revoked")]
    assert automation.automatic(table.game.state, ask) is None
    assert automation.asks_always(table.game.state, seat, "healer")


def test_what_is_no_question_is_no_small_choice() -> None:
    assert automation.small_like("deal.fail.Ben") == "deal.fail.Ben"


def test_tokens_that_an_edict_or_power_lets_come_back_go_where_returning_tokens_go() -> None:
    world = World(3, 3, seed=4, speed="daily")

    def came_back(now: World) -> bool:
        last = now.game.log[-1] if now.game.log else None
        return last is not None and last.by == "standing" and automation.small_like(last.key) != last.key

    people.play_until(world, came_back)
    seat = world.game.log[-1].seat
    assert seat is not None
    assert world.controller._record.chairs[seat].person.settled == ["return"]
    told = people.said(world.press(seat, 0, "answer"))
    assert "I chose for you: returning tokens." in told


def settled(world: World) -> Seat:
    """Play until a small choice that was made as suggested is the last step and free to be taken back; whose it is."""

    def is_last(now: World) -> bool:
        log = now.game.log
        last = log[-1] if log else None
        if last is None or last.by != "standing" or last.key not in automation.small() or now.game.over:
            return False
        try:
            now.copy().game.undo(last.seat)
        except InformationGained:
            return False
        return True

    people.play_until(world, is_last)
    seat = world.game.log[-1].seat
    assert seat is not None
    return seat


def test_a_small_choice_that_is_taken_back_is_asked_and_answered_by_its_owner() -> None:
    world = World(3, 3, seed=5, speed="daily")
    seat = settled(world)
    key = world.game.log[-1].key
    world.press(seat, 0, "undo")
    assert (seat, key) in [(ask.seat, ask.key) for ask in world.game.asks.values()]
    # a step back gives questions new numbers, so World.restart is too strict here
    world.controller = CosmicController.load(Game.resume(COSMIC, world.game.save()).game, world.controller.dump())
    world.handle(Started(world.at(), False))
    number = next(number for number, ask in world.game.asks.items() if (ask.seat, ask.key) == (seat, key))
    people.answer(world, number, seat)
    assert not any(person.reopened for person in world.controller._record.people)
    assert number not in world.game.asks
