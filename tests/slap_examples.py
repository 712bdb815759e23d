"""``python -m tests.slap_examples [FILE...]``: runs all E and D examples in the files and counts what passed.

The file is ``docs/rules/slap.md`` unless others are named.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tests.example_files import run_files
from tests.rulebook import SLAP
from tests.slap import d_examples, e_examples
from tests.slap.notation import Example, read

RUNNERS: dict[str, Callable[[Example], list[str]]] = {"E": e_examples.run, "D": d_examples.run}


def check(text: str) -> tuple[int, list[str]]:
    """Run the examples of a text; return the number that passed, and one entry for each that failed or could not be
    read.
    """
    examples, wrong = read(text)
    failed = [str(line) for line in wrong]
    passed = 0
    for example in examples:
        try:
            problems = RUNNERS[example.id[0]](example)
        except ValueError as error:  # such as a time that is no number, or more players than a table takes
            problems = [f"{example.id}: malformed: {error}"]
        passed += not problems
        if problems:
            failed.append("\n  ".join((f"{example.id} {example.title}", *problems)))
    return passed, failed


def main(paths: Sequence[str]) -> int:
    """Print each failure and the sum; 1 if anything failed or nothing was found."""
    return run_files(paths or [str(SLAP)], check, "example")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
