"""Games that an earlier version of the rules has saved are taken up and go on, with the powers that there were then."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.pools import FIRST, FIRST_CLASSIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.kernel.game import Game
from bot.kernel.saved import Saved
from proving.cosmic.walk import Walk


def older(saved: Saved, version: int, **options: bool) -> Saved:
    """A save as an earlier version of the rules would have made it."""
    content = msgspec.json.decode(saved.snapshot)
    content["version"] = version
    del content["state"]["options"]["pool"]
    content["state"]["options"] |= options
    return msgspec.structs.replace(saved, snapshot=msgspec.json.encode(content))


def asked_on(state: CosmicState) -> CosmicState:
    """The same state, in which until the challenge after this one books that are kept make everybody asked again, and
    what happens between windows nobody.
    """
    coming = state.challenges + 1
    return msgspec.structs.replace(state, noting_stirs=coming, sealed_through=coming)


@pytest.mark.parametrize("steps", [3, 60, 200])
def test_a_game_of_version_1_goes_on(steps: int) -> None:
    walk = Walk(4, 4, Options())
    walk.run(steps)
    resumed = Game.resume(COSMIC, older(walk.game.save(), 1))
    assert resumed.dropped == ()
    assert resumed.game.state == asked_on(walk.game.state)
    walk.game = resumed.game
    walk.run(50)
    walk.check()


@pytest.mark.parametrize(("later", "pool"), [(True, FIRST), (False, FIRST_CLASSIC)])
@pytest.mark.parametrize("steps", [0, 3, 60, 200])
def test_a_game_of_version_2_keeps_the_powers_that_there_were(steps: int, later: bool, pool: tuple[str, ...]) -> None:
    walk = Walk(4, 4, Options(pool=pool))
    walk.run(steps)
    resumed = Game.resume(COSMIC, older(walk.game.save(), 2, later_powers=later))
    assert (resumed.dropped, resumed.strayed) == ((), None)
    assert resumed.game.state.options.pool == pool
    assert resumed.game.state == asked_on(walk.game.state)
