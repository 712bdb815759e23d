"""kill -9 in a storm of commits loses nothing that was acknowledged and keeps nothing twice or in part."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.sqlite.backup import check
from tests.store.conftest import Opener
from tests.store.killing import kill_three_times, nothing_is_lost_or_half_done


@pytest.mark.parametrize("first", [1, 40])
async def test_kill_nine_loses_no_acknowledged_batch_and_keeps_none_in_part(
    path: Path, opener: Opener, first: int
) -> None:
    acknowledged = kill_three_times(path, first)
    assert check(path).problems == []
    await nothing_is_lost_or_half_done(await opener(), acknowledged)
