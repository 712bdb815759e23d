"""The beginning of a finished game is repeated from its seed."""

from __future__ import annotations

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.kernel.event import commitment
from bot.kernel.game import Game
from bot.play.games.kinds import CosmicKind

SEED = 2**100 + 7


def test_a_true_beginning_gives_the_hash_that_was_posted() -> None:
    check = CosmicKind().verify(Game.new(COSMIC, SEED, 4, Options()).save().snapshot)
    assert (check.seed, check.published, check.recomputed) == (SEED, commitment(SEED), commitment(SEED))


def test_seats_that_the_seed_does_not_give_are_noticed() -> None:
    game = Game.new(COSMIC, SEED, 4, Options())
    snapshot = game.save().snapshot
    drawn = ("[" + ",".join(map(str, game.state.seating)) + "]").encode()
    other = ("[" + ",".join(map(str, reversed(game.state.seating))) + "]").encode()
    assert snapshot.count(b'"seating":' + drawn) == 1
    check = CosmicKind().verify(snapshot.replace(b'"seating":' + drawn, b'"seating":' + other))
    assert check.published != check.recomputed
