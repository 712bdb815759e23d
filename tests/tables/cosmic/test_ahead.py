"""A challenge card chosen ahead (8.13): private, changeable, revocable, and given so late that nobody sees it."""

from __future__ import annotations

from bot.cosmic.model import cards
from bot.cosmic.model.state import Order
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.seat import Seat
from bot.tables.contract.table import Edit, Effect, Erase, Menu, Post, Recall, Show
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

FLOOR_MS = SPEEDS["daily"].floor
"""Of a daily table."""


def before_the_cards(seed: int = 5, players: int = 3) -> tuple[World, Seat, Seat]:
    """A table whose offense commits tokens, and the main players."""
    world = World(players, players, seed=seed, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    challenge = world.game.state.challenge
    return world, challenge.offense.seat, challenge.defense.seat


def menu_of(effects: list[Effect]) -> Menu:
    (shown,) = (effect.body for effect in effects if isinstance(effect, Show))
    return next(menu for menu in shown.menus if menu.choice == "order_card")


def choose(world: World, seat: Seat) -> str:
    """Choose the first challenge card of the hand ahead, by the menu below the hand; returns its name."""
    wanted = menu_of(world.press(seat, 0, "hand")).options[1]
    world.press(seat, 0, "order_card", wanted.value)
    return wanted.label


def chosen(world: World, seat: Seat) -> list[Order]:
    return [order for order in world.game.state.orders[seat] if order.key == "card"]


def questions(world: World) -> dict[Seat, int]:
    return {ask.seat: number for number, ask in world.game.asks.items() if ask.key == "card"}


def test_a_card_is_chosen_below_the_hand_in_the_orders_or_in_words_and_revoked_8_13() -> None:
    world, seat, _ = before_the_cards()
    before = len(world.effects)
    name = choose(world, seat)
    said = people.said(world.press(seat, 0, "orders"))
    assert f"When I have to choose a challenge card: {name}" in said
    by_button = menu_of(world.press(seat, 0, "order_card"))
    assert [option.label for option in by_button.options if option.chosen] == [name]
    other = next(option.label for option in by_button.options[1:] if option.label != name)
    typed = f"ahead {other}"
    assert (typed, typed) in world.desk.suggest(seat, "play", "ahead ")
    assert other in people.said(world.press(seat, 0, "play", typed))
    assert len(chosen(world, seat)) == 1
    assert "hold no such" not in people.said(world.press(seat, 0, "play", "ahead attack 99"))
    assert len(chosen(world, seat)) == 1, "what cannot be read changes nothing"
    world.press(seat, 0, "order_card", "not")
    assert not chosen(world, seat)
    public = [e for e in world.effects[before:] if isinstance(e, Post | Edit | Recall | Erase)]
    assert not public


def test_a_card_chosen_ahead_is_laid_later_and_its_owner_is_not_called_8_13() -> None:
    world, offense, defense = before_the_cards()
    names = {seat: choose(world, seat) for seat in (offense, defense)}
    people.play_until(world, lambda now: bool(questions(now)))
    opened, number = world.ms, questions(world)[offense]
    (shown,) = (e.body for e in world.press(offense, number, "answer") if isinstance(e, Show))
    assert names[offense] in shown.text, "the owner sees what will be laid"
    while world.game.state.challenge.offense.card is None:
        world.wait()
    assert world.ms - opened >= FLOOR_MS
    for side in (world.game.state.challenge.offense, world.game.state.challenge.defense):
        assert side.card is not None
        assert cards.name(side.card) == names[side.seat].lower()
    assert not chosen(world, offense)
    assert not chosen(world, defense)


def test_a_card_that_is_gone_is_asked_for_as_usual_8_13() -> None:
    world, offense, _ = before_the_cards()
    world.game.interrupt("orders", offense, [{"key": "card", "answer": '"A99.1"', "until": "laid"}])
    people.play_until(world, lambda now: bool(questions(now)))
    assert questions(world)[offense] in {n for n, seat in people.waiting(world) if seat == offense}
    assert world.owes[offense].what


def run(answer_after: int | None) -> tuple[list[tuple[int, Effect]], int]:
    """What everybody sees from the offense's tokens until its card is laid, with the moments, and after how long it is.

    It is chosen ahead, or answered so long after the question.
    """
    world, offense, _ = before_the_cards()
    wanted = menu_of(world.press(offense, 0, "hand")).options[1]
    world.press(offense, 0, "order_card", "not" if answer_after else wanted.value)
    seen: list[tuple[int, Effect]] = []

    def note() -> None:
        rows = [effect for effect in world.effects if isinstance(effect, Post | Edit | Recall | Erase)]
        seen.extend((world.ms, effect) for effect in rows if ":w" not in effect.key)
        world.effects.clear()

    while not questions(world):
        if open_now := people.waiting(world):
            people.answer(world, *open_now[0])
        else:
            world.wait()
        note()
    number, opened = questions(world)[offense], world.ms
    for other, seat in people.waiting(world):
        if other != number:
            people.answer(world, other, seat)
            note()
    if answer_after is None:
        while world.game.state.challenge.offense.card is None:
            world.wait()
            note()
    else:
        while min(world.rings.values()) <= opened + answer_after:
            world.wait()
            note()
        world.ms = opened + answer_after
        world.press(offense, 0, "play", wanted.label)
        note()
    return seen, world.ms - opened


def test_nobody_sees_whether_a_card_was_chosen_ahead_8_14() -> None:
    ahead, after = run(None)
    by_hand, again = run(after)
    assert after == again
    assert after >= FLOOR_MS
    assert ahead == by_hand
    assert any(isinstance(effect, Post) for _, effect in ahead), "the two say something"
