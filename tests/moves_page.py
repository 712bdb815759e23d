"""The page of all moves and helpers of the vocabulary, ``build/docs/moves.md``: ``python -m tests.moves_page``."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from bot.cosmic import api

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "build" / "docs" / "moves.md"
HEAD: Final = """# Moves and helpers

Made from the code by `make docs`: whatever a power, flare or edict reaches by `from bot.cosmic.api import *`, with its
shape. Moves alone change the state; the helpers look at it, ask, or put moves together.
"""


def modules() -> list[ModuleType]:
    """The modules of the vocabulary, moves first."""
    found = [one for one in vars(api).values() if inspect.ismodule(one)]
    return sorted(found, key=lambda one: (one.__name__ != "bot.cosmic.moves", one.__name__))


def rows(module: ModuleType) -> Iterator[str]:
    """A line for each public function: its shape, and the first sentence about it."""
    for name, one in sorted(vars(module).items()):
        own = inspect.isfunction(one) and one.__module__.startswith(module.__name__)
        if own and not name.startswith("_"):
            shape = str(inspect.signature(one)).replace("'", "")
            told = (inspect.getdoc(one) or "").partition("\n")[0]
            yield f"- `{name}{shape}`{f': {told}' if told else ''}"


def page() -> str:
    parts = [HEAD]
    for module in modules():
        if lines := [*rows(module)]:
            about = (inspect.getdoc(module) or "").partition("\n")[0]
            parts.append("\n".join([f"## {module.__name__.rpartition('.')[2]}", "", about, "", *lines, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page())
