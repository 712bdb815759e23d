"""Games that an earlier version of the rules has saved are taken up and go on."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.kernel.game import Game
from tests.cosmic.walk import Walk


@pytest.mark.parametrize("steps", [3, 60, 200])
def test_a_game_of_version_1_goes_on(steps: int) -> None:
    walk = Walk(4, 4, Options())
    walk.run(steps)
    saved = walk.game.save()
    older = msgspec.json.decode(saved.snapshot)
    older["version"] = 1
    del older["state"]["options"]["later_powers"]
    resumed = Game.resume(COSMIC, msgspec.structs.replace(saved, snapshot=msgspec.json.encode(older)))
    assert resumed.dropped == ()
    assert resumed.game.save().snapshot != msgspec.json.encode(older)
    walk.game = resumed.game
    walk.run(50)
    walk.check()
