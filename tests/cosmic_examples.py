"""``python -m tests.cosmic_examples [FILE...]``: runs all scenarios in the files and counts what passed.

The files are the books of Cosmic Encounter in ``docs/rules`` unless others are named.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.cosmic import notation_run
from tests.cosmic.notation import read
from tests.example_files import run_files
from tests.rulebook import COSMIC


def check(text: str) -> tuple[int, list[str]]:
    """Run the scenarios of a text; return the number that passed, and one entry for each that failed or could not be
    read.
    """
    scenarios, wrong = read(text)
    failed = [str(line) for line in wrong]
    passed = 0
    for scenario in scenarios:
        problems = notation_run.run(scenario)
        passed += not problems
        if problems:
            failed.append("\n  ".join((f"{scenario.id} {scenario.title}", *problems)))
    return passed, failed


def main(paths: Sequence[str]) -> int:
    """Print each failure and the sum; 1 if anything failed or nothing was found."""
    return run_files(paths or [str(book) for book in COSMIC], check, "scenario")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
