"""A game in which things are said ahead comes to the same state as the same game asked step by step (8.13)."""

from __future__ import annotations

import pytest

from bot.cosmic.model.options import FlagValue, Options
from tests.soaked import soaked
from tests.tables.cosmic.twice import Said, Sitting

ALL: dict[str, FlagValue] = {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite"}
CHALLENGES = 4


def play(seed: int, players: int, options: Options, known: Said | None = None) -> Sitting:
    sitting = Sitting(seed, players, options, known)
    sitting.play(CHALLENGES)
    return sitting


def compare(seed: int, players: int, options: Options) -> None:
    first = play(seed, players, options)
    second = play(seed, players, options, first.said)
    assert second.end() == first.end()
    assert len(second.said) < len(first.said) - CHALLENGES, "what was said ahead answers"


@pytest.mark.parametrize(("seed", "players"), [(2, 3), (8, 4), *soaked((3, 4), (5, 6))])
def test_what_is_said_ahead_and_step_by_step_comes_to_the_same_state(seed: int, players: int) -> None:
    compare(seed, players, Options())


@pytest.mark.parametrize(("seed", "players"), [(6, 3), (8, 5), *soaked((7, 4))])
def test_they_come_to_the_same_state_with_all_expansions_and_two_powers(seed: int, players: int) -> None:
    compare(seed, players, Options(extras=ALL, powers_per_player=2))


def test_what_is_said_otherwise_ahead_comes_to_another_state() -> None:
    first = play(2, 3, Options())
    place = next(place for place, said in first.said.items() if place[3] == "join" and said != "decline")
    second = play(2, 3, Options(), first.said | {place: "decline"})
    assert second.end() != first.end()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 112))
def test_they_come_to_the_same_state_at_tables_of_every_size(seed: int) -> None:
    for players in range(3, 7):
        compare(seed, players, Options(powers_per_player=1 + seed % 2))
        compare(seed, players, Options(extras=ALL))
