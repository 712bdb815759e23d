"""The languages the bot speaks: the folders under ``locales``. Nothing else lists them.

A table has one language, kept with its options; a private answer uses the language of whoever asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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


@cache
def _by_name(languages: tuple[Language, ...]) -> Mapping[str, Language]:
    return {language.lower(): language for language in languages}


def language_of(locale: str | None) -> Language:
    """The language for a Discord locale such as ``de`` or ``en-GB``; English for all that are not spoken here."""
    wanted = (locale or "").lower()
    start = wanted.partition("-")[0]
    known = _by_name(LANGUAGES)
    return known.get(wanted) or known.get(start) or DEFAULT
