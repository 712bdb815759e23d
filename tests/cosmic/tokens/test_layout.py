"""The division that people lay out at set-up is the one that comes to lie on their planets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk
from tests.plain import mapped, whole

BOTH = {"zodiac": True, "skill_tokens": True}


@pytest.mark.parametrize("extras", [{"zodiac": True}, {"skill_tokens": True}, BOTH])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_asked_for_is_what_is_told_and_lies_there_3_8_z4_s3(seed: int, extras: dict[str, Any]) -> None:
    walk = Walk(seed, 2 + seed % 4, Options(extras=extras))
    wanted: dict[int, dict[str, int]] = {}
    told: dict[int, dict[str, int]] = {}
    while not walk.game.state.deck:
        asks = {number: ask for number, ask in walk.game.asks.items() if ask.key == "layout"}
        for ask in asks.values():
            assert sum(mapped(ask.default).values()) == 20 - 2 * ("zodiac" in extras), (
                "all that are placed, none besides"
            )
        before = {number: ask for number, ask in asks.items() if number not in walk.game.sealed}
        events = walk.step()
        for decision in walk.decisions:
            if decision.key == "layout" and before and decision.seat is not None:
                wanted[decision.seat] = mapped(decision.choice)
        laid_out = [event.data for event in events if event.kind == "laid_out"]
        told.update({whole(data["seat"]): mapped(data["places"]) for data in laid_out})
    assert len(wanted) == len(walk.game.state.players)
    for seat, choice in wanted.items():
        home = board.homes(walk.game.state, seat)
        places = {planet: choice.get(planet, 0) for planet in home}
        assert {place: told[seat][place] for place in home} == places
        state = walk.game.state
        firsts = {place: set(board.tokens_at(state, place, seat)) - set(state.foreign_tokens) for place in home}
        assert {place: len(row) for place, row in firsts.items()} == places
