"""What every language of the lobbies has, and which module speaks which one. No sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.play.lobbies import lobby_text, lobby_text_de
from bot.words.language import Language


class LobbyWords(Protocol):
    """Everything a lobby refuses, in one language; documented in ``lobby_text.py``."""

    ALREADY_SEATED: str
    JOIN_FIRST: str
    JOIN_TO_REMOVE: str
    NO_SUCH_COMPUTER: str
    NOT_SEATED: str
    CLOSED: str
    CROWDED: str
    NO_REMATCH: str
    REMATCH_OF_OTHERS: str
    LOBBY_OPEN: str

    def host_chooses(self, host: int) -> str: ...
    def host_starts(self, host: int) -> str: ...
    def too_few(self, least: int) -> str: ...
    def too_small(self, seated: int) -> str: ...
    def rematch_taken(self, table: int) -> str: ...
    def rematch_joined(self, table: int, host: int) -> str: ...
    def rematch_seated(self, table: int, host: int) -> str: ...
    def full(self, most: int) -> str: ...


_LANGUAGES: Final[Mapping[Language, LobbyWords]] = {"en": lobby_text, "de": lobby_text_de}


def lobby_words(language: Language) -> LobbyWords:
    """The lobbies' words in a language."""
    return _LANGUAGES[language]
