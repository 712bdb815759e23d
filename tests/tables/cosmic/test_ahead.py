"""A challenge card laid early (8.13): private, changeable, and given so late that nobody sees it."""

from __future__ import annotations

from bot.cosmic.model import cards
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.event import Seat
from bot.tables.contract.table import Effect
from tests.tables.cosmic import people
from tests.tables.cosmic.sides import at_the_attack, menu, orders, pick, public, roles, shown
from tests.tables.cosmic.world import World
from tests.words.voices import EN

FLOOR_MS = SPEEDS["daily"].floor
"""Of a daily table."""
SEED = 2
"""Of a game in which nobody's power changes when cards are laid."""


def lay(world: World, seat: Seat) -> str:
    """Lay the first challenge card of the hand early; returns its name."""
    wanted = menu(world, seat, "card").options[1].label
    pick(world, seat, "card", wanted)
    return wanted


def with_sides_said(*laying: Seat | None) -> tuple[World, dict[Seat, str]]:
    """Everybody has said whom they invite, nobody whom they join; offense and defense lay a card early, or do not."""
    world = at_the_attack(seed=SEED)
    offense, defense, guests = roles(world)
    pick(world, offense, "invite.offense")
    pick(world, defense, "invite.defense")
    for seat in guests:
        pick(world, seat, "join", EN("cosmic-sides-out"))
    names = {seat: lay(world, seat) for seat in (offense, defense) if seat in laying}
    return world, names


def questions(world: World) -> dict[Seat, int]:
    return {ask.seat: number for number, ask in world.game.asks.items() if ask.key == "card"}


def test_a_card_laid_early_is_given_later_and_its_owner_is_not_called_8_13() -> None:
    offense, defense, _ = roles(at_the_attack(seed=SEED))
    world, names = with_sides_said(offense, defense)
    people.play_until(world, lambda now: bool(questions(now)))
    opened, number = world.ms, questions(world)[offense]
    assert not world.owes[offense].what
    assert not world.owes[defense].what
    assert names[offense] in shown(world.press(offense, number, "answer")).text, "the owner sees what will be laid"
    while world.game.state.challenge.offense.card is None:
        world.wait()
    assert FLOOR_MS <= world.ms - opened <= 2 * FLOOR_MS
    for side in (world.game.state.challenge.offense, world.game.state.challenge.defense):
        assert side.card is not None
        assert cards.name(side.card) == names[side.seat].lower()
    assert "card" not in orders(world, offense)
    assert "card" not in orders(world, defense)


def test_a_card_that_is_gone_is_asked_for_as_usual_8_13() -> None:
    for until in ("once", "laid"):
        world, _ = with_sides_said()
        offense, *_ = roles(world)
        given = [{"key": "card", "answer": '"A99.1"', "until": until}]
        world.game.interrupt("orders", offense, [*given])
        people.play_until(world, lambda now: bool(questions(now)))
        assert questions(world)[offense] in {number for number, seat in people.waiting(world) if seat == offense}
        assert world.owes[offense].what


def run(answer_after: int | None) -> tuple[list[tuple[int, Effect]], int]:
    """Record what everybody sees from the sides until the offense's card is laid, with the moments, and the time it
    took.

    It is laid early, or answered so long after the question.
    """
    offense, *_ = roles(at_the_attack(seed=SEED))
    world, _ = with_sides_said(offense if answer_after is None else None)
    wanted = menu(world, offense, "card").options[1].label
    seen: list[tuple[int, Effect]] = []

    def note() -> None:
        seen.extend((world.ms, effect) for effect in public(world.effects))
        world.effects.clear()

    while not questions(world):
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
        world.press(offense, 0, "play", wanted)
        note()
    return seen, world.ms - opened


def test_nobody_sees_whether_a_card_was_laid_early_8_14() -> None:
    ahead, after = run(None)
    by_hand, again = run(after)
    assert after == again
    assert after >= FLOOR_MS
    assert ahead == by_hand
    assert ahead, "the two say something"


def test_whoever_has_laid_a_card_early_may_lay_another_until_it_is_given() -> None:
    offense, *_ = roles(at_the_attack(seed=SEED))
    world, names = with_sides_said(offense)
    people.play_until(world, lambda now: bool(questions(now)))
    other = next(value for _, value in world.controller.suggest(offense, "play", "") if value != names[offense])
    world.press(offense, 0, "play", other)
    while world.game.state.challenge.offense.card is None:
        world.wait()
    assert cards.name(world.game.state.challenge.offense.card) == other.lower()
