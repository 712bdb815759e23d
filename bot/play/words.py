"""What every language of the frame around the games has, and which module speaks which one. No sentence of its own.

What each name is for is said in ``text.py``. A new sentence goes here, there and into ``text_de.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.play import text, text_de
from bot.store.errors import StoreError, StoreFull
from bot.words.language import Language


class Words(Protocol):
    """Everything the frame says, in one language; documented in ``text.py``."""

    NOT_RUNNING: str
    DISK_FULL: str
    DISK_FULL_HERE: str
    DISK_TROUBLE: str
    PRESS_AGAIN: str
    TOO_FAST: str
    REFEREE: str
    REFEREE_PRIVATE: str
    RETRY: str
    UNDO: str
    STOP: str
    ONLY_REFEREE: str
    NO_REFEREE: str
    NOTHING_TO_UNDO: str
    CHOSEN: str
    RETRIED: str
    UNDONE: str
    STOPPED: str

    def upgraded(self, dropped: int) -> str: ...
    def stopped_without_result(self, table: int) -> str: ...
    def upgraded_buttons(self) -> str: ...


_LANGUAGES: Final[Mapping[Language, Words]] = {"en": text, "de": text_de}


def words(language: Language) -> Words:
    """The frame's words in a language."""
    return _LANGUAGES[language]


def not_saved(error: StoreError, say: Words) -> str:
    """What a person is told whose action at a table could not be made durable; paths and causes are for the log."""
    return say.DISK_FULL if isinstance(error, StoreFull) else say.DISK_TROUBLE


def not_done(error: StoreError, say: Words) -> str:
    """The same where no game is under way that would go on by itself."""
    return say.DISK_FULL_HERE if isinstance(error, StoreFull) else say.DISK_TROUBLE
