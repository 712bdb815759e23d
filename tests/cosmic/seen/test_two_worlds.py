"""Nothing that others see depends on a card that nobody has seen (design 4, 8.14)."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.challenge import offers
from bot.cosmic.challenge.offers import Span
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.event import Seat
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk
from tests.soaked import soaked

EXTRAS: tuple[dict[str, FlagValue], ...] = (
    {"zodiac": True},
    {"moons": True},
    {"skill_tokens": True},
    {"asteroids": "two_opposite"},
    {"zodiac": True, "moons": True, "skill_tokens": True, "asteroids": "one_per_hex"},
)


def compare(seed: int, players: int, observer: Seat | None, rounds: int) -> tuple[int, int]:
    """Count the compared pairs of worlds of the base game, and the cards exchanged in them."""
    walk = Walk(seed, players, Options(powers_per_player=1 + seed % 2))
    return two_worlds.compare(walk, observer, Random(seed), rounds)


@pytest.mark.parametrize("seed", range(8))
def test_the_public_sees_the_same_in_both_worlds(seed: int) -> None:
    compared, exchanged = compare(seed, 2 + seed % 5, None, 4)
    assert compared
    assert exchanged > 20


@pytest.mark.parametrize("seed", range(8))
def test_every_other_seat_sees_the_same_in_both_worlds(seed: int) -> None:
    players = 3 + seed % 4
    compared, exchanged = compare(100 + seed, players, seed % players, 4)
    assert compared
    assert exchanged > 20


def compare_with(extras: dict[str, FlagValue], seed: int, rounds: int) -> tuple[int, int]:
    """The same for a game with expansions, as the public sees it and, for every other seed, as some player does."""
    players = 3 + seed % 4
    walk = Walk(seed, players, Options(powers_per_player=1 + seed % 2, extras=extras))
    return two_worlds.compare(walk, None if seed % 2 else seed % players, Random(seed), rounds)


@pytest.mark.parametrize("extras", EXTRAS, ids="-".join)
@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3)])
def test_nobody_sees_more_of_hidden_cards_with_expansions_8_14_z46(extras: dict[str, FlagValue], seed: int) -> None:
    compared, exchanged = compare_with(extras, seed, 4)
    assert compared
    assert exchanged > 20


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300, 330))
def test_both_worlds_look_alike_through_whole_games_with_all_expansions(seed: int) -> None:
    compared, _ = compare_with(EXTRAS[-1], seed, 60)
    assert compared


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 260))
def test_both_worlds_look_alike_through_whole_games(seed: int) -> None:
    players = 2 + seed % 5
    compared, _ = compare(seed, players, None if seed % 2 else seed % players, 60)
    assert compared


def test_a_window_that_opens_only_for_holders_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself can fail: here a round asks only those who hold something playable."""
    honest = offers.may_act

    def leaky(game: Cosmic, seat: Seat, reached: Span, *, edicts: bool) -> bool:
        return honest(game, seat, reached, edicts=edicts) and bool(offers.offers(game, seat, reached))

    monkeypatch.setattr(offers, "may_act", leaky)
    found = []
    for seed in range(8):
        try:
            compare(seed, 2 + seed % 5, None, 4)
        except AssertionError as error:
            found.append(str(error))
    assert found
