"""kill -9 while games end, and while they count: none is lost, and none counts twice or in part."""

from __future__ import annotations

from pathlib import Path

from tests.store.conftest import Opener
from tests.store.rating_kills import kill_while_counting_anew, kill_while_games_end

WRITES = 22
"""Lines until the first time what has counted anew is written: sixty games in portions of three, and none."""


async def test_kill_nine_while_games_end_loses_none_and_counts_none_twice(path: Path, opener: Opener) -> None:
    await kill_while_games_end(path, opener, [1, 9, 40])


async def test_kill_nine_while_all_count_anew_leaves_the_ratings_whole(path: Path, opener: Opener) -> None:
    await kill_while_counting_anew(path, opener, [8, WRITES, 2 * WRITES])
