"""``python -m tests.cosmic_rules FILE``: whether ``tests/cosmic/rules.txt`` lists the numbers of that text.

Prints each number that only one of them has, and closes with a count; the status is 0 if there is none.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.cosmic.test_rules_named import NUMBER, rules


def numbers(text: str) -> set[str]:
    """The numbers of all rules in the text of the game; its tenth part is about sources, its ninth has letters."""
    text = text.partition("\n## 10.")[0]
    found = re.findall(rf"^(?:### )?\**({NUMBER})\b", text, re.MULTILINE)
    found += re.findall(rf"^\*\*[^*]+\*\*: ({NUMBER}) ", text, re.MULTILINE)  # A rule behind a heading of its own.
    found += re.findall(r"^Z\d+, (Z\d+) ", text, re.MULTILINE)
    found += re.findall(r"^\d[\d.]+ [^\n]*?[.)] (\d+\.\d+\.\d+) (?=[A-Z])", text, re.MULTILINE)  # Two rules in a line.
    return {rule for rule in found if not rule.startswith("9.")}


def main(file: Path) -> int:
    """Compare, and say what differs."""
    differing = sorted(numbers(file.read_text(encoding="utf-8")) ^ set(rules()))
    for number in differing:
        sys.stdout.write(f"only in one of the two: {number}\n")
    sys.stdout.write(f"{len(rules())} rules listed, {len(differing)} differ\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
