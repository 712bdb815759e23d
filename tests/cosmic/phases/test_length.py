"""A game with an end in sight (7.7) is until its last challenge the game it would be without one."""

from __future__ import annotations

import pytest

from bot.cosmic.events import ChallengeBegan, ChallengeOver
from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk
from proving.events import Happened, stored

MOST = 10


def told(seed: int, options: Options) -> tuple[Walk, list[Happened]]:
    """A walk to its end, or into the challenge after the last one; everything that happened."""
    walk = Walk(seed, 3 + seed % 4, options)
    events = stored(walk.game.take_events())
    while not walk.game.over and walk.game.state.challenges <= MOST:
        events += walk.step()
    return walk, events


def place(events: list[Happened]) -> int:
    began = [at for at, one in enumerate(events) if isinstance(one.event, ChallengeBegan)]
    return began[MOST - 1]


@pytest.mark.parametrize("seed", range(4))
def test_nothing_changes_before_the_last_challenge_and_none_comes_after_it_7_7(seed: int) -> None:
    short, events = told(seed, Options(bases_to_win=8, challenges=MOST))
    endless, others = told(seed, Options(bases_to_win=8))
    began = place(events)
    assert events[:began] == others[: place(others)]
    assert short.game.over
    assert not endless.game.over
    assert (short.game.state.how, short.game.state.challenges) == ("length", MOST)
    assert sum(isinstance(one.event, ChallengeOver) for one in events[began:]) == 1
