"""Whole numbers that somebody typed, or that came back from a screen."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """The number that these are the digits of; None for anything else, and for numbers that no game has.

    ``int`` alone also takes signs, blanks and the digits of other scripts, and raises for thousands of digits.
    """
    return int(text) if _WHOLE.fullmatch(text) else None
