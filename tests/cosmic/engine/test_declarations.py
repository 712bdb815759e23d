"""Methods that are declared in one line."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.cosmic.engine.declarations import naming
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import CARDS, Mine, Situation
from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import aims
from bot.cosmic.model.state import Cosmic

GAME = cast(Cosmic, None)
MINE = Mine(0, "laser", "flare.laser", {})


@pytest.mark.parametrize(("usual", "default"), [(None, 2), (3, 3), (1, 2)])
def test_silence_names_the_usual_option_if_it_is_one_and_else_the_first(usual: int | None, default: int) -> None:
    registry.load()
    aim = naming(aims.TARGET, declared("laser.target"), lambda now: (2, 3), lambda now: usual)
    asked: Any = next(aim(None, GAME, MINE))
    assert [(ask.seat, ask.form.options, ask.default) for ask in asked.asks] == [(0, (2, 3), default)]


@pytest.mark.parametrize(("found", "met"), [([], False), ({}, False), ("", False), ([0], True), (1, True)])
def test_a_condition_is_met_unless_what_it_finds_is_empty(found: object, met: bool) -> None:
    hook = CARDS.down.when(lambda now: True, lambda now: found)
    assert hook.condition is not None
    assert hook.condition(Situation(GAME, MINE, None)) is met
