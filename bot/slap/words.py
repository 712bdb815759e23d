"""What every language of the slap table has, and which module speaks which one. No sentence of its own.

A language is a module with these names and signatures; mypy compares them. What each name is for is said once, in
``text.py``, next to the English sentence. A new sentence is added in three places: here, ``text.py``, ``text_de.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from bot.kernel.language import Language
from bot.slap import text, text_de
from bot.slap.views import ReceiptView, ResultView

Pairs: TypeAlias = Sequence[tuple[str, int]]
"""Names with numbers of cards."""
Rows: TypeAlias = Sequence[str]


class Words(Protocol):
    """Everything the slap table says, in one language; documented in ``text.py``."""

    FLIP: str
    SLAP: str
    PAUSE: str
    RESUME: str
    HERE: str
    LEAVE: str
    STATE: str
    RULES_BUTTON: str

    NOTED: str
    ALREADY_NOTED: str
    NOT_SEATED: str
    OVER: str
    LOCKED: str
    OUT: str
    NOTHING: str
    BY_HAND: str
    SLAP_WHICH: str
    ALREADY_TURNED: str
    FLIP_KEPT: str
    FLIP_SENT: str
    FLIP_AUTO: str
    NOT_A_FLIP: str
    YOU_LEFT: str
    ALREADY_LEFT: str
    NOT_HOST: str
    STOPPED: str
    VOTED: str
    ALREADY_VOTED: str
    NO_VOTE: str
    ALREADY_PAUSED: str
    NOT_PAUSED: str
    GOING_ON: str
    UNKNOWN: str
    PAUSED_NOW: str
    RULES: str

    CONNECTION_LOST: str
    MESSAGE_DELETED: str
    GAME_STOPPED: str

    def practice_name(self, name: str) -> str: ...
    def deal(self, pairs: Pairs, leftovers: Rows, commitment: str, hand: bool, penalty: int) -> str: ...
    def court_challenge(self, owner: str, responder: str, left: int, total: int) -> str: ...
    def hymn_challenge(self, owner: str, responder: str, left: int, total: int, element: str) -> str: ...
    def due(self, owner: str) -> str: ...
    def last_cards(self, winner: str) -> str: ...
    def card(self, top: str, before: Rows, turned_by: str | None, after: str, pile: int, told: Rows) -> str: ...
    def turns_next(self, name: str) -> str: ...
    def collected(self, name: str, count: int, pairs: Pairs, told: Rows) -> str: ...
    def final(self, name: str | None, count: int, told: Rows) -> str: ...
    def withdrawn(self, why: str) -> str: ...
    def slapped_first(self, name: str) -> str: ...
    def owner_left(self, name: str) -> str: ...
    def late(self, name: str, top: str, gap: int, approx: bool) -> str: ...
    def pays(self, name: str, top: str, under: str, paid: Rows, late_slap: bool) -> str: ...
    def locked(self, name: str, top: str) -> str: ...
    def barred(self, name: str, top: str) -> str: ...
    def left(self, name: str, count: int, after: str) -> str: ...
    def receipt(self, view: ReceiptView, shown: Rows, drawn: Rows, evidence: bool, told: Rows) -> str: ...
    def result(self, view: ResultView, seed: str) -> str: ...
    def seed_refused(self) -> str: ...
    def blocked(self, code: int) -> str: ...
    def pause_notice(self) -> str: ...
    def still_there(self, cards_gone: int) -> str: ...
    def vote(self, name: str, choice: str, votes: int, needed: int) -> str: ...
    def vote_done(self, choice: str) -> str: ...
    def open_now(self, top: str | None) -> str: ...
    def stale(self, now: str) -> str: ...
    def not_your_turn(self, name: str) -> str: ...
    def status(self, pairs: Pairs, pile: int, now: str, after: str, mine: str | None) -> str: ...


_LANGUAGES: Final[Mapping[Language, Words]] = {"en": text, "de": text_de}


def words(language: Language) -> Words:
    """The slap table's words in a language."""
    return _LANGUAGES[language]
