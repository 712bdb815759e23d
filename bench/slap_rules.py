"""Speed of the slap rules: whole games through the kernel, with log, events and snapshots on."""

from __future__ import annotations

import sys
from time import process_time

from bot.kernel.game import Game
from bot.slap.game import RULES
from bot.slap.options import Options
from bot.slap.rules import next_step, pattern
from bot.slap.state import SlapState

GAMES = 60
PLAYERS = 4


def play(seed: int) -> tuple[int, int]:
    """One game in which every second pattern is slapped; cards turned and bytes of the largest snapshot."""
    game: Game[SlapState] = Game.new(RULES, seed, PLAYERS, Options())
    patterns = largest = 0
    while not game.over:
        state = game.state
        if pattern(state) is not None:
            patterns += 1
            if patterns % 2:
                game.act("slap", patterns // 2 % PLAYERS, {"air": False}, "player")
        if not game.over:
            game.act("flip" if next_step(game.state).kind == "card" else "close", None, None, "echo")
        game.take_events()
        game.take_decisions()
        if game.state.turned == 0:
            largest = max(largest, len(game.save().snapshot))
    return game.state.flips, largest


def run() -> dict[str, float]:
    """Play and measure: cards per second on one core, and the largest snapshot in bytes."""
    play(0)
    begin = process_time()
    played = [play(seed) for seed in range(1, GAMES + 1)]
    seconds = process_time() - begin
    cards = sum(flips for flips, _ in played)
    return {"cards per second": cards / seconds, "largest snapshot, bytes": max(size for _, size in played)}


if __name__ == "__main__":
    for name, value in run().items():
        sys.stdout.write(f"{name}: {value:,.0f}\n")
