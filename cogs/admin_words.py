"""What every language has to say to admins and about data, and which module speaks which one.

What each name is for is said in ``admin_text``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.play.lobbies.policy import Policy, Reason
from bot.store.rows import Traces
from bot.words.language import Language
from cogs import admin_text, admin_text_de


class Words(Protocol):
    """Everything said to admins, in one language; documented in ``admin_text``."""

    NEEDS_MANAGE_SERVER: str
    CHANNELS: str
    WHO: str
    ROLE: str
    TABLES: str
    MEMBER: str
    HOW_MANY: str
    PLAYERS: str
    EVERYBODY: str
    MODERATORS: str
    ONE_ROLE: str
    NO_LIMIT: str
    ALL_WELL: str
    FOUND: str
    CLOSED_DM: str
    DELETE: str
    CONFIRM: str
    KEEP: str
    ASK_DELETE: str
    KEPT: str
    FORMER: str

    def limit(self, most: int) -> str: ...
    def settings(self, policy: Policy) -> str: ...
    def refused(self, reason: Reason, policy: Policy) -> str: ...
    def too_many_players(self, most: int) -> str: ...
    def missing(self, channel: int, permission: str, effect: str) -> str: ...
    def unseen(self, channel: int) -> str: ...
    def stuck(self, channel: int, count: int) -> str: ...
    def refused_channel(self, channel: int, code: int) -> str: ...
    def referee(self, table: int, channel: int) -> str: ...
    def lost(self, table: int) -> str: ...
    def more(self, count: int) -> str: ...
    def version(self, told: str) -> str: ...
    def privacy(self, traces: Traces, days: int, backups: int) -> str: ...
    def exported(self, table: int) -> str: ...
    def deleted(self, left: int, nights: int) -> str: ...
    def still_playing(self, places: Sequence[int]) -> str: ...


_LANGUAGES: Final[Mapping[Language, Words]] = {"en": admin_text, "de": admin_text_de}


def words(language: Language) -> Words:
    """The words for admins in a language."""
    return _LANGUAGES[language]
