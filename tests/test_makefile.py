"""The Makefile: which interpreter its targets use."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def planned(*arguments: str) -> str:
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


def made(folder: Path, *arguments: str, version: str = "3.11") -> str:
    """Dry-run ``make play`` in a folder with an environment whose Python says this version of itself."""
    (folder / ".venv" / "bin").mkdir(parents=True)
    python = folder / ".venv" / "bin" / "python"
    script = f"import sys; sys.version_info = tuple(map(int, '{version}'.split('.'))); exec(sys.argv[1])"
    python.write_text(f'#!/bin/sh\nshift\nexec {sys.executable} -c "{script}" "$1"\n')
    python.chmod(0o755)
    (folder / "requirements-dev.lock").touch()
    (folder / ".venv" / ".ready").touch()
    call = ["make", "-n", "-f", str(ROOT / "Makefile"), "play", *arguments]
    outside = ("PYTHON", "MAKEFLAGS", "MAKEOVERRIDES")
    environment = {name: value for name, value in os.environ.items() if name not in outside}
    return subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_sound_environment_is_used_as_it_is(tmp_path: Path) -> None:
    assert "venv .venv" not in made(tmp_path)


def test_an_environment_with_too_old_a_python_is_made_anew(tmp_path: Path) -> None:
    plan = made(tmp_path, version="3.9")
    assert "rm -rf .venv && python3 -m venv .venv" in plan
    assert "pip install" in plan


def test_the_port_of_the_page_can_be_chosen(tmp_path: Path) -> None:
    assert "-m sandbox --port 8440" in made(tmp_path, "PORT=8440")


def test_too_old_a_python_is_told_before_anything_is_made(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text(
        f"#!/bin/sh\nexec {sys.executable} -c 'import sys; sys.version_info = (3, 9, 1); exec(sys.argv[1])' \"$2\"\n"
    )
    old.chmod(0o755)
    (tmp_path / "requirements.lock").touch()
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    environment.pop("MAKEFLAGS", None)
    call = ["make", "-f", str(ROOT / "Makefile"), "play"]
    done = subprocess.run(call, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.startswith("This is Python 3.9, and 3.11 or newer is needed")
    assert not list(tmp_path.glob(".venv*"))


def test_who_only_wants_to_play_gets_no_development_tools(tmp_path: Path) -> None:
    """[issue 41: an environment for playing without development tools]"""
    (tmp_path / "requirements.lock").touch()
    call = ["make", "-n", "-f", str(ROOT / "Makefile"), "play"]
    outside = ("PYTHON", "MAKEFLAGS", "MAKEOVERRIDES")
    environment = {name: value for name, value in os.environ.items() if name not in outside}
    plan = subprocess.run(call, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert ".venv-play/bin/python -m sandbox" in plan
    assert "-r requirements.lock" in plan
    assert "requirements-dev.lock" not in plan


def pinned(folder: Path, said: str) -> subprocess.CompletedProcess[str]:
    """``make pin`` in a folder with our files, where the registry answers so."""
    for name in ("Dockerfile", "compose.postgres.yaml", "Makefile"):
        (folder / name).write_text((ROOT / name).read_text())
    docker = folder / "docker"
    docker.write_text(f'#!/bin/sh\necho "$@" >> asked\necho "{said}"\n')
    docker.chmod(0o755)
    environment = {"PATH": f"{folder}:{os.environ['PATH']}"}
    return subprocess.run(["make", "pin"], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_base_images_are_pinned_to_what_the_registry_says_again_and_again(tmp_path: Path) -> None:
    for digit in "ab":
        digest = f"sha256:{digit * 64}"
        done = pinned(tmp_path, digest)
        assert done.returncode == 0, done.stderr
        again = subprocess.run(
            ["make", "pin"], cwd=tmp_path, env={"PATH": f"{tmp_path}:{os.environ['PATH']}"}, check=True
        )
        assert again.returncode == 0
        dockerfile = (tmp_path / "Dockerfile").read_text()
        assert re.findall(r"^FROM (python:\S+) AS base$", dockerfile, re.MULTILINE) == [
            f"python:3.13-slim-trixie@{digest}"
        ]
        assert f"    image: postgres:17-trixie@{digest}\n" in (tmp_path / "compose.postgres.yaml").read_text()
        assert dockerfile.count("@sha256:") == 1
    assert (tmp_path / "asked").read_text().splitlines()[0] == (
        "buildx imagetools inspect --format {{.Manifest.Digest}} python:3.13-slim-trixie"
    )


def test_what_is_no_digest_pins_nothing(tmp_path: Path) -> None:
    done = pinned(tmp_path, "not today")
    assert done.returncode != 0
    assert "no digest of python:3.13-slim-trixie: not today" in done.stdout
    assert (tmp_path / "Dockerfile").read_text() == (ROOT / "Dockerfile").read_text()
