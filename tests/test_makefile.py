"""The Makefile: which interpreter its targets use."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def planned(*arguments: str) -> str:
    """What ``make test`` would do, or why it does nothing."""
    from_outside = ("PYTHON", "MAKEFLAGS", "MAKEOVERRIDES")  # `make test PYTHON=…` runs this test too
    environment = {name: value for name, value in os.environ.items() if name not in from_outside}
    call = ["make", "-n", "test", *arguments]
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else done.stderr


def test_the_usual_environment_is_that_of_the_tree() -> None:
    assert ".venv/bin/python -m pytest" in planned()


def test_an_interpreter_that_is_named_gets_an_environment_of_its_own() -> None:
    plan = planned(f"PYTHON={sys.executable}")
    own = f".venv-{platform.python_version()}"
    assert f"{own}/bin/python -m pytest" in plan
    assert ".venv/bin" not in plan.replace(sys.executable, "")


def test_what_is_no_interpreter_is_named() -> None:
    assert "PYTHON=nonsense is no Python" in planned("PYTHON=nonsense")
