"""What all tests have in common: collected tests are no garbage, and no example fails because the machine is slow."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_collection_finish() -> None:
    """Once everything is imported."""
    gc.collect()
    gc.freeze()
