"""Nothing on a board touches anything else: measured while it is drawn, over players, expansions and large hands."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from renderers.board import draw
from tests.renderers.crowds import EXPANSIONS, crowd
from tests.renderers.watching import watching

SUBSETS = list(chain.from_iterable(combinations(EXPANSIONS, count) for count in range(len(EXPANSIONS) + 1)))


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
@pytest.mark.parametrize("count", range(2, 7))
def test_nothing_stands_on_anything_else(
    count: int, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        draw(crowd(count, expansions))
        assert watch.faults == []
