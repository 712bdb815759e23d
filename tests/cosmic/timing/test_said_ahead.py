"""Whole games come to the same bytes, asked step by step and by plans that say the same (8.13)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.state import Order
from bot.cosmic.moves.people import end_orders
from bot.cosmic.timing import plans
from proving.cosmic.walk import Walk
from tests.cosmic.timing.said_ahead import Asked, Planned

ALL: dict[str, FlagValue] = {"zodiac": True, "moons": True, "skill_tokens": True, "asteroids": "two_opposite"}


def twice(seed: int, players: int, *, extras: bool) -> tuple[Asked, Planned]:
    """The same game step by step and by plans."""
    options = Options(extras=ALL if extras else {}, powers_per_player=1 + seed % 2)
    first = Asked(seed, players, options)
    first.play()
    second = Planned(seed, players, options, first)
    second.play()
    return first, second


def compare(seed: int, players: int, *, extras: bool) -> Counter[str]:
    """Both come to the same; what the plans have answered."""
    first, second = twice(seed, players, extras=extras)
    assert second.rows() == first.rows()
    assert second.told() == first.told()
    assert second.digest() == first.game.digest()
    assert second.end() == first.end()
    return second.ahead


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (3, 3), (2, 4), (2, 5), (1, 6)])
def test_whole_games_by_plans_end_in_the_same_bytes_as_step_by_step_8_13(seed: int, players: int) -> None:
    assert compare(seed, players, extras=False).total() > 200


@pytest.mark.parametrize(("seed", "players"), [(2, 2), (1, 3), (2, 4), (3, 5), (2, 6)])
def test_whole_games_by_plans_end_in_the_same_bytes_with_all_expansions_8_13(seed: int, players: int) -> None:
    assert compare(seed, players, extras=True).total() > 100


def test_the_walker_says_everything_ahead_that_plans_can_hold_8_13() -> None:
    ahead = compare(6, 5, extras=True)
    decided = {"target", "commit", "invite.offense", "invite.defense", "join", "card", "second_challenge"}
    rounds = {f"checkpoint.{name}!" for name in ("attack", "sides", "cards_down", "reveal", "between")}
    wanted = {*decided, "skill_tokens.escorts", *rounds, "response!"}
    assert {key for key in wanted if not ahead[key]} == set()


def test_a_plan_that_outlasts_its_challenge_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "Order", lambda key, answer, until, **more: Order(key, answer, "revoked", **more))
    with pytest.raises(AssertionError):
        twice(2, 4, extras=False)


def test_a_planned_card_ends_with_its_challenge_and_one_chosen_ahead_does_not_8_13() -> None:
    walk = Walk(1, 3, Options())
    while not walk.game.state.challenges:
        walk.step()
    planned, chosen = (Order("card", '"A10.1"', until) for until in ("once", "laid"))
    for until, kept in (("challenge", [chosen]), ("laid", [])):
        walk.game.state.orders[0] = [planned, chosen]
        end_orders(walk.game, until, 0)
        assert walk.game.state.orders[0] == kept


@pytest.mark.soak
@pytest.mark.parametrize("extras", [False, True], ids=["base", "all"])
@pytest.mark.parametrize("seed", range(100, 140))
def test_many_whole_games_by_plans_end_in_the_same_bytes_8_13(seed: int, extras: bool) -> None:
    for players in range(2, 7):
        compare(seed, players, extras=extras)
