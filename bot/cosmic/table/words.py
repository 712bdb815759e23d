"""What every language of the Cosmic table has, and which module speaks which one. No sentence of its own.

A language is a module with these names and signatures; mypy compares them. What each name is for is said once, in
``text.py``, next to the English sentence. A new sentence is added in three places: here, ``text.py``, ``text_de.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.cosmic.table import text, text_de
from bot.kernel.language import Language


class Words(Protocol):
    """Everything the Cosmic table says, in one language; documented in ``text.py``."""

    ANSWER: str
    HAND: str
    STATUS: str
    HELP: str
    WHY: str
    LOG: str
    HOLD: str
    PAUSE: str
    RESUME: str
    REMATCH: str
    DEFAULT: str

    NOTED: str
    STALE: str
    MISSED: str
    NOT_ASKED: str
    NOT_SEATED: str
    NOT_HOST: str
    NO_HAND: str
    STOPPED: str
    UNKNOWN: str
    OVER: str
    DEAL: str

    def begins(self, names: Sequence[str], commitment: str) -> str: ...
    def asked(self, question: str, due: int) -> str: ...
    def asked_in_thread(self) -> str: ...
    def panel_paused(self) -> str: ...
    def panel_round(self, due: int) -> str: ...
    def panel_decision(self, names: Sequence[str], key: str, due: int) -> str: ...
    def panel_deal(self, names: Sequence[str], due: int) -> str: ...
    def challenge(self, lines: Sequence[str]) -> str: ...
    def log(self, lines: Sequence[str]) -> str: ...
    def why(self, lines: Sequence[str]) -> str: ...
    def result(self, winners: Sequence[str], how: str) -> str: ...
    def seed(self, seed: int) -> str: ...


def words(language: Language) -> Words:
    """The words of a language."""
    return _LANGUAGES[language]


_LANGUAGES: Final[Mapping[Language, Words]] = {"en": text, "de": text_de}
