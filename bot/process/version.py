"""The version of the bot. The one source is ``pyproject.toml``; the commit is told when an image is built."""

from __future__ import annotations

import os
import tomllib
from importlib import metadata
from pathlib import Path

NAME = "zodiac-table"
UNKNOWN = "unknown"
REVISION = "BOT_REVISION"
"""Variable of the environment that the image sets to the commit it was built from."""


def version() -> str:
    """From ``pyproject.toml`` beside the code, or from the installed package that was made from it."""
    try:
        project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        if project["name"] == NAME:
            return str(project["version"])
    except (OSError, tomllib.TOMLDecodeError, KeyError):
        pass  # installed: the folder above holds other packages
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return UNKNOWN


def revision() -> str:
    """The commit that the image was built from, as far as whoever built it said."""
    return os.environ.get(REVISION) or UNKNOWN


def told() -> str:
    """Version and commit, for people."""
    commit = revision()
    return version() if commit == UNKNOWN else f"{version()} ({commit})"
