"""A guest may plan to wait for those before, and is asked in the order of the rules then (4.5, 8.13)."""

from __future__ import annotations

import pytest

from bot.cosmic.model import board
from bot.cosmic.timing.automation import ASK, automatic
from bot.kernel.ask import Ask, OneOf
from bot.kernel.seat import Seat
from tests.tables.cosmic import people
from tests.tables.cosmic.test_plan import at_the_target, lines, menu, pick, roles, seal, shown
from tests.tables.cosmic.world import World

WAIT = "Offense: ask me after those before me"


def asked_to_join(seat: Seat, *sides: str) -> Ask:
    return Ask(seat=seat, key="join", form=OneOf(("decline", *sides)), default="decline")


def test_who_waits_is_asked_for_that_side_alone_and_the_plan_says_so_when_it_is_opened_again() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    pick(world, guest, "join.offense", WAIT)
    for _ in range(2):  # sealing it again without a change takes nothing back
        seal(world, guest)
        chosen = [one.label for one in menu(shown(world.press(guest, 0, "plan")), "join.offense").options if one.chosen]
        assert chosen == [WAIT]
    assert (lines(world, guest)["join.offense"], lines(world, guest)["join.defense"]) == (ASK, "0")
    state = world.game.state
    assert automatic(state, asked_to_join(guest, "offense")) is None
    assert automatic(state, asked_to_join(guest, "offense", "defense")) is None
    assert automatic(state, asked_to_join(guest, "defense")) == "decline"


def test_which_side_if_both_invite_is_asked_only_of_who_joins_both() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    pick(world, guest, "join.defense", "Defense: join with 2 tokens")
    page = pick(world, guest, "join.offense", WAIT)
    assert "If both invite me" not in page.text
    page = pick(world, guest, "join.offense", "Offense: join with 1 token")
    assert "If both invite me: the offense" in page.text


@pytest.mark.parametrize("first_says", ["Offense: decline", "Offense: join with 2 tokens"])
def test_who_waits_is_asked_once_those_before_have_answered(first_says: str) -> None:
    world = at_the_target()
    offense, defense, guests = roles(world)
    first, second = in_rule_order(world, offense, guests)
    world.press(offense, 0, "plan_of_invite_offense", "0", "1")
    pick(world, first, "join.offense", first_says)
    pick(world, second, "join.offense", WAIT)
    for seat in (offense, defense, first, second):
        seal(world, seat)
    while people.asked(world, "join") is None:
        assert not world.game.state.challenge.revealed
        world.wait()
    assert people.asked(world, "join") == second
    assert board.is_ally(world.game.state, first) == (first_says != "Offense: decline")
    assert not board.is_ally(world.game.state, second)


def in_rule_order(world: World, offense: Seat, guests: list[Seat]) -> list[Seat]:
    """Guests clockwise from the offense."""
    count = len(world.game.state.players)
    return sorted(guests, key=lambda seat: (seat - offense) % count)
