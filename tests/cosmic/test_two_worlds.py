"""Nothing that others see depends on a card that nobody has seen (design 4, 8.14)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.cosmic import cards, offers
from bot.cosmic.options import Options
from bot.kernel.table import Seat
from tests.cosmic import two_worlds
from tests.cosmic.walk import Walk

STRETCH = 40
GROUPS: tuple[Callable[[str], object], ...] = (cards.kind, cards.is_challenge, lambda card: None)
"""Cards are exchanged inside one kind, among challenge cards and among the others, or at will."""


def compare(seed: int, players: int, observer: Seat | None, rounds: int) -> tuple[int, int]:
    """How many pairs of worlds were compared, and how many cards were exchanged in them."""
    dice = Random(seed)
    walk = Walk(seed, players, Options(powers_per_player=1 + seed % 2))
    while not walk.game.state.challenges:
        walk.step()
    walk.run(dice.randrange(60))
    compared = exchanged = 0
    for _ in range(rounds):
        if walk.game.over:
            break
        stretch = two_worlds.walk_on(walk, observer, STRETCH)
        free = two_worlds.free_cards(stretch, observer)
        for group in GROUPS[: 1 if two_worlds.by_type(stretch) else None]:
            names = two_worlds.exchange(free, dice, group)
            difference = two_worlds.differs(stretch, names, observer)
            assert not difference, difference
            compared += difference is not None
            exchanged += len(names) if difference is not None else 0
    return compared, exchanged


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


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 260))
def test_both_worlds_look_alike_through_whole_games(seed: int) -> None:
    players = 2 + seed % 5
    compared, _ = compare(seed, players, None if seed % 2 else seed % players, 60)
    assert compared


def test_a_window_that_opens_only_for_holders_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself can fail: here a round asks only those who hold something playable."""
    honest = offers.may_act

    def leaky(game, seat, reached, *, edicts):  # type: ignore[no-untyped-def]
        return honest(game, seat, reached, edicts=edicts) and bool(offers.offers(game, seat, reached))

    monkeypatch.setattr(offers, "may_act", leaky)
    found = []
    for seed in range(8):
        try:
            compare(seed, 2 + seed % 5, None, 4)
        except AssertionError as error:
            found.append(str(error))
    assert found
