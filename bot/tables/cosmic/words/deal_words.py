"""What every language has for the negotiations of a Cosmic table, and which module speaks which. No word of its own.

A new sentence is added in three places: here, ``deal_text``, ``deal_text_de``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from bot.tables.cosmic.words import deal_text, deal_text_de
from bot.words.language import Language, Translated

__all__ = ["DealWords", "deal_words"]

Rows: TypeAlias = Sequence[str]


class DealWords(Protocol):
    """The words of negotiations, in one language; documented in ``deal_text.py``."""

    OFFER_WORDS: str
    FOR_WORDS: str
    ACCEPT_WORDS: str
    WITHDRAW_WORDS: str
    FAIL_WORDS: str
    OFFER: str
    COUNTER: str
    WITHDRAW: str
    NO_DEAL: str
    HAND_IN: str
    MORE_CARDS: str
    GIVE_CARDS: str
    GIVE_BASE: str
    TAKE_CARDS: str
    TAKE_BASE: str
    GIVE_GOODS: str
    TAKE_GOODS: str
    NEGOTIATE: str
    NO_OFFERS: str

    def base_on(self, place: str) -> str: ...
    def captives(self, number: int, place: str) -> str: ...
    def accept(self, name: str, number: int) -> str: ...
    def offer(self, name: str, gives: Rows, wants: Rows) -> str: ...
    def my_offer(self, gives: Rows, wants: Rows) -> str: ...
    def typed_offer(self, gives: Rows, wants: Rows) -> str: ...
    def drafted(self, gives: Rows, wants: Rows) -> str: ...
    def agree(self, gives: Rows, wants: Rows) -> str: ...
    def gave_up(self) -> str: ...
    def empty_offer(self) -> str: ...
    def cannot_keep(self) -> str: ...
    def no_such_offer(self) -> str: ...
    def not_now(self) -> str: ...
    def gives_up_deal(self) -> str: ...


_LANGUAGES: Final[Mapping[Language, DealWords]] = Translated({"en": deal_text, "de": deal_text_de})


def deal_words(language: Language) -> DealWords:
    """The words of negotiations in a language."""
    return _LANGUAGES[language]
