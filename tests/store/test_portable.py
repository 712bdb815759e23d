"""The SQL is such that every supported Python and another database take it alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STORE = Path(__file__).parents[2] / "bot" / "store"
SOURCES = [*STORE.glob("*.py"), *STORE.glob("migrations/*.sql")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_placeholder_is_numbered(source: Path) -> None:
    """Python 3.12.0 to 3.12.3 warn of ``?1`` with a sequence, and PostgreSQL does not know it."""
    assert re.findall(r"\?\d", source.read_text()) == []
