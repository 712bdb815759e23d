"""Checking a finished game's shuffle: the seed must give the seats that were drawn and the hash that was posted."""

from __future__ import annotations

from bot.cosmic.game import COSMIC
from bot.kernel.chance import commitment
from bot.kernel.game import Game, Saved
from bot.kernel.verify import Check

_OTHER = "-"


def recompute(snapshot: bytes) -> Check:
    """Draw the seats of a saved game once more. Only for games that are over: the seed is a secret until then."""
    game = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game
    again = Game.new(COSMIC, game.seed, len(game.state.players), game.state.options)
    told = next(str(event.data["commitment"]) for event in again.take_events() if event.kind == "seated")
    fits = again.state.seating == game.state.seating
    return Check(game.seed, commitment(game.seed), told if fits else _OTHER)
