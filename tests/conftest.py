"""Set-up of all tests: collected tests are no garbage, and no example fails because the machine is slow."""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of several workers that run all tests each imports another share first, and finds the rest compiled by others."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    here = Path(__file__).parent
    for path in sorted(here.rglob("test_*.py"))[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):  # collecting them says what is wrong
            import_module(".".join(path.relative_to(here.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Once everything is imported."""
    gc.collect()
    gc.freeze()
