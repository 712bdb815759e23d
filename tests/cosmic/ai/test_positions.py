"""*Normal* computer players do in positions what a good player would, and never what one would not."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import EASY, NORMAL
from tests.cosmic.ai.positions import Position, positions

DRAWS = 2
"""How often each temperament answers, with other dice."""


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.scenario.id)
def test_normal_does_what_a_good_player_would(position: Position) -> None:
    for temper in TEMPERS.values():
        for seed in range(DRAWS):
            dice = Random(f"{position.scenario.id} {seed}").randrange
            assert position.wrong(NORMAL, temper, dice) == [], (position.scenario.title, temper.name)


@pytest.mark.parametrize("name", ["J1", "J3", "J4", "J5", "J9"])
def test_easy_joins_for_a_base_and_against_the_leader(name: str) -> None:
    (position,) = (one for one in positions() if one.scenario.id == name)
    for temper in TEMPERS.values():
        assert position.wrong(EASY, temper, lambda sides: 0) == [], temper.name


def test_there_are_sixty_positions_and_each_has_verdicts() -> None:
    found = positions()
    assert len(found) >= 60
    assert len({position.scenario.id for position in found}) == len(found)
    assert all(position.verdicts and position.scenario.steps[-1].part == "then" for position in found)
