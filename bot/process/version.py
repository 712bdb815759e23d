"""The version of the bot. The one source is ``pyproject.toml``; the commit is set when an image is built."""

from __future__ import annotations

import os
import tomllib
from importlib import metadata
from pathlib import Path

NAME = "zodiac-table"
UNKNOWN = "unknown"
REVISION = "BOT_REVISION"
"""Environment variable that the image sets to the commit it was built from."""


def version() -> str:
    """Read the version from ``pyproject.toml`` beside the code, or else from the installed package."""
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
    return os.environ.get(REVISION) or UNKNOWN


def with_commit() -> str:
    commit = revision()
    return version() if commit == UNKNOWN else f"{version()} ({commit})"
