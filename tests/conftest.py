"""What all tests have in common: the collected tests are no garbage, and are not searched for any again and again."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Once everything is imported."""
    gc.collect()
    gc.freeze()
