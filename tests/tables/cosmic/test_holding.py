"""The list *What I hold*: how cards and powers are played in windows in which their owner is not asked (8.13)."""

from __future__ import annotations

import pytest

from bot.cosmic.model.state import NOBODY, Use
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.event import Seat
from bot.tables.contract.table import Post
from bot.tables.cosmic.clockwork import prepared
from tests.tables.cosmic import people
from tests.tables.cosmic.people import running
from tests.tables.cosmic.sides import (
    at_the_attack,
    at_the_sides,
    name,
    orders,
    pick,
    public,
    roles,
    shown,
    wait_for_the_cards,
)
from tests.tables.cosmic.world import World
from tests.words.voices import EN

CARD, FACE = "edict.card_zap.1", "edict.card_zap"
WAYS = ("keep", "aimed", "helps", "soon")


def says(world: World, seat: Seat, face: str, way: str) -> None:
    """Choose in both menus how something is played."""
    first, second = shown(world.press(seat, 0, "order_held", face)).menus
    assert face in [option.value for option in first.options]
    (wanted,) = (option.value for option in second.options if option.label == EN(f"cosmic-held-{way}"))
    world.press(seat, 0, second.choice, wanted)


def plays(world: World, seat: Seat, by: Seat, victim: Seat) -> Choice:
    world.game.state.stack = [Use(by, "edict", "plague", "edict.plague.1", "W1a", aim={"target": victim})]
    ask = Ask(seat=seat, key="response", form=OneOf(("pass", CARD)), default="pass", secret=True)
    found = prepared.answer_for(running(world), 1, ask, prepared.AT_ONCE)
    world.game.state.stack = []
    assert found is not None
    return found[0]


def with_a_zap() -> tuple[World, Seat]:
    """The defense holds a Card Zap and is asked in no window."""
    world = people.ask_in_rounds(at_the_attack(), often="helps")
    _, seat, _ = roles(world)
    world.game.state.players[seat].hand.append(CARD)
    return world, seat


@pytest.mark.parametrize(
    ("way", "enemy_on_me", "enemy_on_another", "another_on_me"),
    [
        ("keep", "pass", "pass", "pass"),
        ("aimed", CARD, "pass", "pass"),
        ("helps", CARD, CARD, "pass"),
        ("soon", CARD, CARD, CARD),
    ],
)
def test_each_of_the_four_answers_decides_what_is_played(
    way: str, enemy_on_me: str, enemy_on_another: str, another_on_me: str
) -> None:
    world, seat = with_a_zap()
    enemy, _, (another, *_) = roles(world)
    says(world, seat, FACE, way)
    assert plays(world, seat, enemy, seat) == enemy_on_me
    assert plays(world, seat, enemy, another) == enemy_on_another
    assert plays(world, seat, another, seat) == another_on_me


@pytest.mark.parametrize(("way", "played"), [("keep", False), ("aimed", False), ("helps", True), ("soon", True)])
def test_a_window_of_the_game_goes_by_what_was_said(way: str, played: bool) -> None:
    world = people.ask_in_rounds(at_the_sides(invites=(0, 1)), often="helps")
    offense, defense, (guest, other) = roles(world)
    says(world, offense, "edict.force_field", way)
    pick(world, defense, "invite.defense", name(world, other))
    pick(world, guest, "join", "Stay out")
    pick(world, other, "join", f"{name(world, defense)}, 1 token")
    wait_for_the_cards(world)
    row = next(row for row in world.made if (row.seat, row.key) == (offense, "checkpoint.sides"))
    assert (row.choice, row.by) == ("edict.force_field.1" if played else "pass", "standing")


def test_the_list_tells_all_that_is_held_and_is_reached_from_the_orders() -> None:
    world, seat = with_a_zap()
    choices = [button.choice for row in shown(world.press(seat, 0, "orders")).buttons for button in row]
    assert "order_held" in choices
    body = shown(world.press(seat, 0, "order_held"))
    assert "Card Zap: **when it helps**" in people.unmarked(body.text)
    for way in WAYS:
        says(world, seat, FACE, way)
        body = shown(world.press(seat, 0, "order_held", FACE))
        assert f"Card Zap: **{EN(f'cosmic-held-{way}')}**" in people.unmarked(body.text)
        assert [option.label for option in body.menus[1].options if option.chosen] == [EN(f"cosmic-held-{way}")]
        assert len([key for key in orders(world, seat) if key.startswith("hold.")]) == (way != "helps")
    assert "Ask me when" not in people.said(world.press(seat, 0, "orders"))


@pytest.mark.parametrize("value", [f"{FACE} never", "keep", FACE, "", "edict.card_zap keep soon"])
def test_what_the_menu_does_not_offer_changes_nothing(value: str) -> None:
    world, seat = with_a_zap()
    world.press(seat, 0, "order_held_as", value)
    assert not orders(world, seat)


def test_whoever_holds_nothing_of_the_kind_is_told_so() -> None:
    world, seat = with_a_zap()
    world.game.state.players[seat].hand = ["A10.1"]
    for card in world.game.state.powers:
        card.holder = NOBODY if card.holder == seat else card.holder
    assert people.said(world.press(seat, 0, "order_held")) == EN("cosmic-held-nothing")


def test_nobody_sees_how_somebody_plays_what_they_hold_8_14() -> None:
    world, seat = with_a_zap()
    before = len(world.effects)
    says(world, seat, FACE, "soon")
    assert not public(world.effects[before:])
    assert not [one for one in world.effects[before:] if isinstance(one, Post)]
