"""The files of ``deploy`` and what the image promises, read once for all tests of this folder."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml", reason="PyYAML is among the libraries for development: make test installs it")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def read(name: str) -> Any:
    """A YAML file of the repository with one document."""
    return yaml.safe_load((ROOT / name).read_text())


def read_all(name: str) -> list[Any]:
    """The same with several."""
    return list(yaml.safe_load_all((ROOT / name).read_text()))


def instruction(name: str) -> str:
    found: list[str] = re.findall(rf"^{name} (.*)$", DOCKERFILE.rpartition("\nFROM ")[2], re.MULTILINE)
    (only,) = found
    return only


def command_lines(page: str, title: str, block: int = 0) -> list[str]:
    """The command lines of a block below a heading of a page of the docs."""
    part = section(page, title)
    found: str = re.findall(r"^```sh\n(.*?)^```", part, re.MULTILINE | re.DOTALL)[block]
    return found.splitlines()


def section(page: str, title: str) -> str:
    text = (ROOT / "docs" / page).read_text()
    return re.split(rf"^## {title}$", text, flags=re.MULTILINE)[1].partition("\n## ")[0]


UID, GID = map(int, instruction("USER").split(":"))
DATA: str = instruction("VOLUME")
HEALTH: list[str] = json.loads(instruction("HEALTHCHECK").partition(" CMD ")[2])
