"""What every language of the Discord side has, and which module speaks which one. No sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import discord

from bot.play.lobbies.lobby import Lobby
from bot.words.language import Language
from bot.words.options import OptionText
from cogs import text, text_de
from cogs.voices import language_for


class Words(Protocol):
    """Everything the Discord side says, in one language; documented in ``text.py``."""

    BROKEN: str
    NO_BOTS: str
    STALE_BUTTON: str
    OLD_COMMAND: str
    OLD_PANEL: str
    NO_TABLE_HERE: str
    NOT_IN_SERVER: str
    NOT_IN_THREAD: str
    NOT_IN_VOICE: str
    NO_GAMES: str
    WHICH_GAME: str
    SEVERAL_GAMES: str
    NOT_YOUR_GAME: str
    NOTHING_TO_VERIFY: str
    LOBBY_EXPIRED: str
    LEFT_LOBBY: str
    NO_LOBBY_HERE: str
    LOBBY_LOST: str
    LOBBY_CLOSED: str
    ONLY_MODERATORS_MOVE: str
    NOTHING_TO_MOVE: str
    ASKED: str
    TABLES: str
    BAD_HOURS: str
    HELP: str
    COSMIC_HELP: str

    JOIN: str
    LEAVE: str
    ADD_COMPUTER: str
    OPTIONS_BUTTON: str
    START: str
    CHANGE_OPTION: str
    BACK: str
    OTHER_VALUE: str

    COMMANDS: dict[str, str]
    PERMISSIONS: dict[str, tuple[str, str]]

    def thread_failed(self, code: int) -> str: ...
    def missing_permissions(self, names: Sequence[str], channel: int) -> str: ...
    def remove_computer(self, name: str) -> str: ...
    def lobby(self, view: Lobby) -> str: ...
    def started(self, view: Lobby, thread: int) -> str: ...
    def option_panel(self, view: Lobby) -> str: ...
    def typed_hint(self, option: OptionText) -> str: ...
    def option_values(self, option: OptionText, view: Lobby) -> str: ...
    def thread_name(self, game: str, table: int) -> str: ...
    def still_there(self, thread: int) -> str: ...
    def moved(self, name: str) -> str: ...
    def moved_to(self, thread: int) -> str: ...
    def table(self, name: str, status: str, link: str) -> str: ...
    def more_tables(self, count: int) -> str: ...
    def reminders(self, level: str, place: str, quiet: str | None) -> str: ...
    def verified(self, table: int, seed: int, published: str, recomputed: str) -> str: ...


_LANGUAGES: Final[Mapping[Language, Words]] = {"en": text, "de": text_de}


def words(language: Language) -> Words:
    """The Discord side's words in a language."""
    return _LANGUAGES[language]


def words_for(interaction: discord.Interaction[discord.Client]) -> Words:
    """The words for a private answer."""
    return words(language_for(interaction))
