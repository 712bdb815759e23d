"""The languages the bot speaks: the folders under ``locales``. Nothing else lists them.

A table has one language, kept with its options; a private answer uses the language of whoever asked.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

Language: TypeAlias = str
"""A folder's name, such as ``de``: what Discord calls the language."""
LOCALES: Final = Path(__file__).resolve().parents[2] / "locales"
DEFAULT: Final[Language] = "en"
LANGUAGES: Final[tuple[Language, ...]] = (
    DEFAULT,
    *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != DEFAULT),
)
"""English first, then the others by name."""


def language_of(locale: str | None) -> Language:
    """The language for a Discord locale such as ``de`` or ``en-GB``; English for all that are not spoken here."""
    return _spoken(LANGUAGES, (locale or "").lower())


@lru_cache(maxsize=256)  # each sync of the commands wants it thousands of times
def _spoken(languages: tuple[Language, ...], locale: str) -> Language:
    known = {language.lower(): language for language in languages}
    return known.get(locale) or known.get(locale.partition("-")[0]) or DEFAULT
