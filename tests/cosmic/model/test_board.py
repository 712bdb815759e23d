"""Questions about a state: bases and the order in which they are named."""

from __future__ import annotations

from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import OFFENSE_CONE, WARP, CosmicState, Player, Token


def _state(places: list[str]) -> CosmicState:
    """Red's tokens at these places, all of blue's at home on one planet."""
    tokens = [Token(0, place) for place in places] + [Token(1, "blue-1") for _ in range(20)]
    return CosmicState(Options(), [0, 1], [Player("red"), Player("blue")], tokens=tokens)


def test_bases_come_home_first_then_by_colour_and_number_and_count_no_other_place() -> None:
    places = ["red-3", "yellow-2", "blue-5", "red-1", "yellow-2", "blue-1", WARP, OFFENSE_CONE]
    places += ["red-3"] * (20 - len(places))
    state = _state(places)
    counts = {"red-1": 1, "red-3": 13, "blue-1": 1, "blue-5": 1, "yellow-2": 2}
    assert list(board.bases(state, 0).items()) == list(counts.items())
    assert board.bases(state, 1) == {"blue-1": 20}


def test_planets_count_once_as_home_or_foreign_base_and_other_places_as_none() -> None:
    places = ["red-1", "red-2", "blue-1", "blue-1", "blue-2", "yellow-4", WARP, OFFENSE_CONE]
    state = _state(places + ["red-2"] * (20 - len(places)))
    assert (board.home_bases(state, 0), board.foreign_bases(state, 0)) == (2, 3)
    assert (board.home_bases(state, 1), board.foreign_bases(state, 1)) == (1, 0)
