"""Seats in a rematch: whoever sat second sits first, in both games (R1, 3.1)."""

from __future__ import annotations

import pytest

from bot.play.games.kinds import CosmicKind, Kind, SlapKind
from bot.play.rosters import Seated

NAMES = ("Ana", "Ben", "Cy", "Dot")


@pytest.mark.parametrize("kind", [CosmicKind(), SlapKind()], ids=["cosmic", "slap"])
def test_everybody_moves_on_by_one_seat_in_each_rematch(kind: Kind) -> None:
    roster, options = [Seated(name, number) for number, name in enumerate(NAMES, 1)], {"speed": "daily"}
    if kind.minds_gaps:
        options = {"pace": "5 s"}
    controller = kind.begin(1, roster, options, 7)
    order = [roster[place].name for place in controller.seating]
    assert sorted(order) == sorted(NAMES)
    for seed in (8, 9, 10):
        places, options = kind.rematch(controller.game.save().snapshot, options)
        roster = [roster[place] for place in places]
        controller = kind.begin(1, roster, options, seed)
        order = [*order[1:], order[0]]
        assert [roster[place].name for place in controller.seating] == order
        check = kind.verify(controller.game.save().snapshot)
        assert check.published == check.recomputed
