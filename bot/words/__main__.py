"""``python -m bot.words [language …]``: what translations lack, and what is wrong with them.

Ends with 1 if anything is wrong.
"""

from __future__ import annotations

import sys

from bot.words.checks import copied, ids_of, junk, lacking, problems
from bot.words.language import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import read


def main(wanted: list[str]) -> int:
    """Tell about the wanted languages, or all; returns the exit code."""
    english = read(LOCALES / DEFAULT)
    wrong = False
    for language in wanted or LANGUAGES:
        if language not in LANGUAGES:
            print(f"There is no folder locales/{language}.")
            return 1
        folder = LOCALES / language
        other = read(folder)
        missing = lacking(english, other)
        left = [] if language == DEFAULT else copied(english, other)
        found = [line for path in sorted(folder.rglob("*.ftl")) for line in junk(path)]
        found += problems(english, other)
        wrong = wrong or bool(found)
        print(f"{language}: {len(ids_of(english)) - len(missing) - len(left)} of {len(ids_of(english))} messages")
        for line in found:
            print(f"  wrong: {line}")
        for key in (*missing, *left):
            print(f"  in English still: {key}")
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
