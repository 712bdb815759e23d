"""Nothing stands both under what can be done now and under what cannot, at any moment of games by chance."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.messages.hints import now
from proving.cosmic.walk import Walk
from tests.tables.cosmic.test_help import scene_of

NAMES = ("Ana", "Ben", "Cyd", "Dot", "Eve", "Flo")
CAN, CANNOT = "**You can now:** ", "**Not now:**"
EXTRAS: list[dict[str, Any]] = [{}, {"zodiac": True}, {"asteroids": "two_opposite", "moons": True}]
EVERY = 3
"""The help is looked at after one in so many decisions."""


def things(text: str) -> tuple[str, list[str]]:
    lines = text.split("\n")
    can = next((line.removeprefix(CAN) for line in lines if line.startswith(CAN)), "")
    below = lines[lines.index(CANNOT) + 1 :] if CANNOT in lines else []
    rows = [found[1] for line in below if (found := re.match(r"• \*(.+?)\*: ", line))]
    return can, [thing for row in rows for thing in re.split(r", | and ", row)]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_both_possible_now_and_not_now(seed: int) -> None:
    options = Options(powers_per_player=1 + seed % 2, extras=EXTRAS[seed % 3])
    walk = Walk(seed, 3 + seed % 3, options)
    looked = 0
    for step in range(450):
        if walk.game.over:
            break
        walk.step()
        if step % EVERY:
            continue
        game = walk.game
        for seat in {ask.seat for ask in game.asks.values()}:
            view = see_seat(game.state, seat)
            asked = [Asked(number, ask, view, NAMES) for number, ask in game.asks.items() if ask.seat == seat]
            can, cannot = things(now(scene_of(game, NAMES), view, asked, hints=False))
            looked += bool(can and cannot)
            for thing in cannot:
                both = re.search(rf"(?<!\w){re.escape(thing.removesuffix(' card'))}(?! flare)(?!\w)", can)
                assert not both, f"{[ask.ask.key for ask in asked]}: {thing} now ({can}) and not now"
            for one in asked:
                used = one.ask.key.partition(".")[0]
                assert one.ask.key != f"{used}.use" or used.replace("_", " ").title() not in cannot, one.ask.key
    assert looked > 30
