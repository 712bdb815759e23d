"""The common part of both games' notations: where examples stand in a text, and the command that runs files of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

_FENCE = re.compile(r"^\s*(```|~~~)")


def blocks(text: str) -> list[list[tuple[int, str]]]:
    """The numbered lines of each fenced block; of the whole text if it has none."""
    lines = list(enumerate(text.splitlines(), 1))
    if not any(_FENCE.match(line) for _, line in lines):
        return [lines]
    found: list[list[tuple[int, str]]] = []
    inside = False
    for number, line in lines:
        if _FENCE.match(line):
            inside = not inside
            if inside:
                found.append([])
        elif inside:
            found[-1].append((number, line))
    return found


def run_files(paths: Sequence[str], check: Callable[[str], tuple[int, list[str]]], what: str) -> int:
    """Print each failure and the sum; 1 if anything failed or no ``what`` was found.

    ``check`` says how many examples of a text passed, and has one entry for each that did not.
    """
    passed = failed = 0
    for path in paths:
        try:
            good, bad = check(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            good, bad = 0, [str(error)]
        if not good and not bad:
            bad = [f"no {what} found"]
        for problem in bad:
            print(f"{path}: {problem}")
        passed += good
        failed += len(bad)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
