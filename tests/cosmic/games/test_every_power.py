"""Games in which every power there is is dealt: they go on, conserve what there is and resume to the byte."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.cosmic.kinds import registry
from proving.cosmic.every_power import apart, tables, tables_of_pairs, walk

TABLES = list(tables(registry.POWERS))


def test_every_power_is_dealt_at_some_table() -> None:
    assert {name for table in TABLES for name in table} == set(registry.POWERS)
    assert not [pair for table in TABLES for pair in combinations(table, 2) if apart(*pair)]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_with_these_powers_goes_on_from_any_step(number: int) -> None:
    game = walk(number, TABLES[number])
    while not game.game.over and game.game.state.challenges < 3:
        game.step()
        if not game.dice(10):
            game.check()
    game.check()


def test_every_two_powers_meet_at_some_table() -> None:
    met = {tuple(sorted(pair)) for table in tables_of_pairs() for pair in combinations(table, 2)}
    assert met == {pair for pair in combinations(sorted(registry.POWERS), 2) if not apart(*pair)}


@pytest.mark.soak
def test_every_two_powers_play_together() -> None:
    for number, table in enumerate(tables_of_pairs()):
        game = walk(number, table)
        while not game.game.over and game.game.state.challenges < 6:
            game.step()
        game.check()
