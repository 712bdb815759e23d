"""Long walks, run by ``make soak``: thousands of whole games keep every invariant and end."""

from __future__ import annotations

import random

import pytest

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.options import Options


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_two_thousand_games_with_slaps_and_fines_keep_all_cards_and_end(players: int) -> None:
    for seed in range(2_000):
        dice = random.Random(seed)
        game = Game.new(RULES, seed, players, Options())
        for _ in range(20_000):
            if game.over:
                break
            allowed = [seat for seat in range(players) if rules.may_slap(game.state, seat) is None]
            if allowed and (dice.random() < 0.6 if rules.pattern(game.state) else dice.random() < 0.02):
                game.act("slap", dice.choice(allowed), {"air": False}, "player")
            elif rules.next_step(game.state).kind == "card":
                game.act("flip", None, None, "echo")
            else:
                game.act("close", None, None, "echo")
            game.take_events()
            game.take_decisions()
        assert game.over
        assert rules.problems(game.state) == []
