"""The languages the bot speaks. Which words belong to them is said in each area's ``words.py``.

A table has one language, kept with its options; a private answer uses the language of whoever asked.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DEFAULT: Final[Language] = "en"


def language_of(locale: str | None) -> Language:
    """The language for a Discord locale such as ``de`` or ``en-GB``; English for all that are not spoken here."""
    start = (locale or "").partition("-")[0].lower()
    return next((language for language in LANGUAGES if language == start), DEFAULT)
