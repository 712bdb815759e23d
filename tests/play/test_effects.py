"""Each effect has one method that records and runs it."""

from __future__ import annotations

import pytest

from bot.play.running.effects import refuse_unhandled
from bot.tables.contract.table import Effect, Post


def test_an_effect_without_a_method_that_records_and_runs_it_is_refused_by_name_at_import() -> None:
    class Forgotten(Effect, frozen=True, tag=True):
        """An effect of a new kind."""

    assert Forgotten in Effect.__subclasses__(), "which is what the module asks about when it is imported"
    with pytest.raises(TypeError, match=r"records and runs Forgotten$"):
        refuse_unhandled([Post, Forgotten])
