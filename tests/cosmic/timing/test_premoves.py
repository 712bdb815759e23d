"""Whole games come to the same bytes, asked step by step and with the same said ahead (8.13)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.state import Order
from bot.cosmic.moves.people import end_orders
from bot.cosmic.timing import premoves
from proving.cosmic.walk import Walk
from tests.cosmic.timing.said_ahead import Ahead, Asked

ALL: dict[str, FlagValue] = {"zodiac": True, "moons": True, "skill_tokens": True, "asteroids": "two_opposite"}


def twice(seed: int, players: int, *, extras: bool) -> tuple[Asked, Ahead]:
    """The same game step by step and said ahead."""
    options = Options(extras=ALL if extras else {}, powers_per_player=1 + seed % 2)
    first = Asked(seed, players, options)
    first.play()
    second = Ahead(seed, players, options, first)
    second.play()
    return first, second


@cache
def compare(seed: int, players: int, *, extras: bool) -> Counter[str]:
    """Both come to the same; what was answered by what was said ahead. Cached: do not modify the counter."""
    first, second = twice(seed, players, extras=extras)
    assert second.rows() == first.rows()
    assert second.told() == first.told()
    assert second.digest() == first.game.digest()
    assert second.end() == first.end()
    return second.ahead


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (3, 3), (2, 4), (2, 5), (1, 6)])
def test_whole_games_said_ahead_end_in_the_same_bytes_as_step_by_step_8_13(seed: int, players: int) -> None:
    assert compare(seed, players, extras=False).total() > 20


@pytest.mark.parametrize(("seed", "players"), [(9, 2), (11, 3), (13, 4), (3, 5), (3, 6)])
def test_whole_games_said_ahead_end_in_the_same_bytes_with_all_expansions_8_13(seed: int, players: int) -> None:
    assert compare(seed, players, extras=True).total() > 10 * players


def test_the_walker_says_everything_ahead_that_can_be_8_13() -> None:
    said = compare(13, 4, extras=True)
    assert {key for key in ("commit", "invite.offense", "invite.defense", "join", "card") if not said[key]} == set()


def test_what_is_said_for_longer_than_its_challenge_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(premoves, "Order", lambda key, answer, *until, **more: Order(key, answer, "revoked", **more))
    with pytest.raises(AssertionError):
        twice(2, 4, extras=False)


def test_a_card_laid_early_ends_with_its_challenge_and_one_chosen_by_an_older_order_does_not_8_13() -> None:
    walk = Walk(1, 3, Options())
    while not walk.game.state.challenges:
        walk.step()
    early, chosen = (Order("card", '"A10.1"', until) for until in ("once", "laid"))
    for until, kept in (("challenge", [chosen]), ("laid", [])):
        walk.game.state.orders[0] = [early, chosen]
        end_orders(walk.game, until, 0)
        assert walk.game.state.orders[0] == kept


@pytest.mark.soak
@pytest.mark.parametrize("extras", [False, True], ids=["base", "all"])
@pytest.mark.parametrize("seed", range(100, 140))
def test_many_whole_games_said_ahead_end_in_the_same_bytes_8_13(seed: int, extras: bool) -> None:
    for players in range(2, 7):
        compare(seed, players, extras=extras)
