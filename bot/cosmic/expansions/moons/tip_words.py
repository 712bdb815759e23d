"""What every language tells of the moons in the help, and which module speaks which one. No word of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.cosmic.expansions.moons import tips_text, tips_text_de
from bot.words.language import Language, Translated

__all__ = ["TipWords", "tips_in"]


class TipWords(Protocol):
    """The tips, in one language; documented in ``tips_text.py``."""

    TARGETS: str
    NO_ALLIES: str
    SECRET: str


_LANGUAGES: Final[Mapping[Language, TipWords]] = Translated({"en": tips_text, "de": tips_text_de})


def tips_in(language: Language) -> TipWords:
    """The tips in a language."""
    return _LANGUAGES[language]
