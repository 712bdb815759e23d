"""A quick look at the expected statistics; the seeds are fixed, so the figures are always the same."""

from __future__ import annotations

from statistics import mean, median

import pytest

from bot.slap.options import Options
from bot.slap.rules import holders, may_slap, next_step, pattern
from proving.events import stored
from proving.slap import dice, new_game, step


def lengths(players: int, games: int, options: Options) -> list[int]:
    found = []
    for seed in range(games):
        game = new_game(seed, players, options)
        while not game.over:
            step(game)
            game.take_events()
        found.append(game.state.flips)
    return found


@pytest.mark.parametrize(("players", "expected"), [(2, 180), (4, 279), (8, 326)])
def test_games_without_slaps_are_as_long_as_expected(players: int, expected: int) -> None:
    found = lengths(players, 300, Options(flip_limit=5000))
    assert abs(median(found) - expected) < 0.12 * expected
    assert max(found) < 3000


def test_games_of_perfect_slappers_are_as_long_as_expected() -> None:
    """Every pattern is slapped at once, by one of those who may: median 537 cards and 36.8 slaps won with four."""
    flips, slaps, patterns = [], [], 0
    for seed in range(150):
        game, roll = new_game(seed, 4, Options(flip_limit=5000)), dice(seed)
        while not game.over:
            if pattern(game.state) is not None:
                patterns += 1
                hands = [seat for seat in range(4) if may_slap(game.state, seat) is None]
                game.act("slap", hands[roll(len(hands))], {"air": False})
            step(game)
            game.take_events()
        flips.append(game.state.flips)
        slaps.append(sum(game.state.won))
        assert holders(game.state) == list(game.state.outcome.winners if game.state.outcome else ())
    assert abs(median(flips) - 537) < 0.15 * 537
    assert abs(mean(slaps) - 36.8) < 0.15 * 36.8
    assert abs(100 * patterns / sum(flips) - 6.1) < 0.4


def test_a_new_jack_is_lost_about_half_the_time() -> None:
    """Against fresh cards a Jack is lost in 52 of 100 cases and beaten in 44."""
    lost = beaten = 0
    for seed in range(400):
        game = new_game(seed, 2)
        events: list[str] = []
        while next_step(game.state).kind == "card" and game.state.flips < 20:
            step(game)
        for event in stored(game.take_events()):
            if event.kind == "opened" and str(event.data["card"]).startswith("J"):
                events.append("opened")
            elif events and events[-1] == "opened" and event.kind in ("due", "beaten", "cancelled"):
                events.append(event.kind)
        lost += events.count("due")
        beaten += events.count("beaten")
    assert lost + beaten > 150
    assert 0.46 < lost / (lost + beaten) < 0.62
