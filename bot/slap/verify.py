"""Checking a finished game's shuffle: the same seed must give the deal and the hash that were posted (R5)."""

from __future__ import annotations

from bot.kernel.game import Game, Saved
from bot.kernel.verify import Check
from bot.slap.game import RULES


def recompute(snapshot: bytes) -> Check:
    """Repeat the deal of a saved game. Only for games that are over: the seed is a secret until then."""
    game = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game
    state = game.state
    again = Game.new(RULES, game.seed, len(state.stacks), state.options)
    return Check(game.seed, state.commitment, again.state.commitment)
