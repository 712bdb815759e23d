"""``python -m tests.cosmic_examples FILE...``: runs all scenarios in the files and counts what passed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.cosmic import notation_run
from tests.cosmic.notation import read


def check(text: str) -> tuple[int, list[str]]:
    """How many scenarios of a text passed, and one entry for each that failed or could not be read."""
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
    passed = failed = 0
    for path in paths:
        try:
            good, bad = check(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            good, bad = 0, [str(error)]
        if not good and not bad:
            bad = ["no scenario found"]
        for problem in bad:
            print(f"{path}: {problem}")
        passed += good
        failed += len(bad)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
