"""``python -m tests.cosmic_rules [FILE...]``: whether ``tests/cosmic/rules.txt`` lists the numbers of those texts.

The texts are the books of Cosmic Encounter in ``docs/rules`` unless files are named. Prints each number that only one
of the two has, and closes with a count; the status is 0 if there is none.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.cosmic.test_rules_named import rules
from tests.rulebook import COSMIC, numbers


def main(paths: Sequence[Path]) -> int:
    """Compare, and say what differs."""
    found = {number for path in paths for number in numbers(path.read_text(encoding="utf-8"))}
    differing = sorted(found ^ set(rules()))
    for number in differing:
        sys.stdout.write(f"only in one of the two: {number}\n")
    sys.stdout.write(f"{len(rules())} rules listed, {len(differing)} differ\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main([Path(argument) for argument in sys.argv[1:]] or COSMIC))
