"""Cases of a test that only ``make soak`` plays: others like them are in every run."""

from __future__ import annotations

import pytest


def soaked(*cases: object) -> list[object]:
    """These cases of a parametrized test, for the soak; a tuple has a value for each name."""
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*row, marks=pytest.mark.soak) for row in rows]
