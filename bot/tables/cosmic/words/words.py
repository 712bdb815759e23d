"""What every language of the Cosmic table has, and which module speaks which one. No sentence of its own.

A language is a module with these names and signatures; mypy compares them. What each name is for is said once, in
``text.py``, next to the English sentence. A new sentence is added in three places: here, ``text.py``, ``text_de.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.tables.cosmic.words import text, text_de
from bot.words.language import Language, Translated


class Words(Protocol):
    """Everything the Cosmic table says, in one language; documented in ``text.py``."""

    ANSWER: str
    HAND: str
    STATUS: str
    HELP: str
    POWERS: str
    TAKE_YOUR_TIME: str
    WHY: str
    LOG: str
    HOLD: str
    PAUSE: str
    RESUME: str
    REMATCH: str
    VOTE: str
    ORDERS: str
    PASS_CHALLENGE: str
    PASS_UNTIL_MAIN: str
    ASK_ME: str
    ALWAYS_USUAL: str
    SEAT_TO_HOUSE: str
    SEAT_REMOVED: str
    SEAT_TO_ME: str
    LEAVE_SURE: str
    STOP_SURE: str
    STOP_VOTE_SURE: str
    STOP_BY_VOTE: str
    VOTE_YES: str
    TAKE_SEAT: str
    DECLINE_SEAT: str
    OFFER_GONE: str
    OFFER_ENDED: str
    SEAT_OFFERED: str
    BOARD: str
    UNDO: str
    LEAVE: str
    STOP: str
    SMALL_MENU: str
    JOIN_MENU: str
    UNLESS_MENU: str
    PASS_UNAIMED: str
    ANSWER_AHEAD: str
    UNAIMED_TOLD: str
    IF_INVITED: str
    IF_INVITED_TOLD: str
    AHEAD: str
    AHEAD_MENU: str
    AHEAD_NOT: str
    AHEAD_TOLD: str
    AHEAD_WORD: str
    NO_CARD: str

    NOTED: str
    STALE: str
    MISSED: str
    NOT_ASKED: str
    RESTS: str
    NOT_SEATED: str
    NOT_HOST: str
    NO_HAND: str
    STOPPED: str
    UNKNOWN: str
    WITHOUT: str
    OVER: str
    DEAL: str
    ALREADY: str
    ORDERS_TITLE: str
    NO_ORDERS: str
    ORDER_NOTED: str
    AUTO_TOLD: str
    HELD_ENOUGH: str
    NOTHING_TO_HOLD: str
    ALREADY_PAUSED: str
    NOT_PAUSED: str
    GOES_ON: str
    NO_VOTE: str
    VOTED: str
    ALREADY_VOTED: str
    NOTHING_TO_UNDO: str
    UNDO_BY_VOTE: str
    TAKEN_BACK: str
    OFFERED: str
    LEAVE_WARNING: str
    LEAVING: str
    WHICH_SEAT: str
    HAS_A_SEAT: str
    IS_COMPUTER: str
    REPLACED: str
    DM_CLOSED: str

    def begins(self, names: Sequence[str], commitment: str) -> str: ...
    def heading(self, number: int, powers: str, link: str) -> str: ...
    def ended(
        self, number: int, outcome: str, winner: str, loser: str, mine: str, score: str, by: Sequence[str]
    ) -> str: ...
    def against(self, plays: Sequence[str]) -> str: ...
    def lost(self, tokens: int, takings: Sequence[str]) -> str: ...
    def taken(self, taker: str, gone: str) -> str: ...
    def you_answered(self, answers: Sequence[str]) -> str: ...
    def until(self, due: int) -> str: ...
    def asked_in_thread(self) -> str: ...
    def as_of(self, now: int) -> str: ...
    def panel_paused(self) -> str: ...
    def panel_round(self, due: int, holders: Sequence[str]) -> str: ...
    def panel_decision(self, names: Sequence[str], key: str, due: int) -> str: ...
    def panel_deal(self, names: Sequence[str], due: int) -> str: ...
    def left_out(self, lines: int) -> str: ...
    def ahead(self, card: str) -> str: ...
    def held(self, left: int) -> str: ...
    def blocked(self, code: int) -> str: ...
    def asleep(self, name: str) -> str: ...
    def guest(self, name: str) -> str: ...
    def vote(self, what: str, about: str, names: Sequence[str], needed: int) -> str: ...
    def vote_done(self, what: str, about: str) -> str: ...
    def vote_void(self) -> str: ...
    def vote_sure(self, what: str, about: str) -> str: ...
    def house_sure(self, name: str) -> str: ...
    def plays_now(self, name: str, before: str) -> str: ...
    def seat_offer(self, guest: str, sitter: str, maker: str, powers: str, until: int) -> str: ...
    def offer_for(self, guest: str) -> str: ...
    def you_play(self, powers: str) -> str: ...
    def order(self, key: str, answer: str, until: str, unless: Sequence[str]) -> str: ...
    def small(self, key: str) -> str: ...
    def left_to_usual(self, what: str) -> str: ...
    def asked_about(self, what: str) -> str: ...
    def where_all_the_same(self, what: str) -> str: ...
    def in_any_case(self, what: str) -> str: ...
    def sequence(self, what: str, things: Sequence[str]) -> str: ...
    def joining(self, way: str) -> str: ...
    def joining_with(self, tokens: int) -> str: ...
    def zap_back(self, on: bool) -> str: ...
    def auto_pass(self, on: bool) -> str: ...
    def result(self, winners: Sequence[str], how: str) -> str: ...
    def computer(self, name: str) -> str: ...
    def seed(self, seed: int) -> str: ...


def words(language: Language) -> Words:
    """The words of a language."""
    return _LANGUAGES[language]


_LANGUAGES: Final[Mapping[Language, Words]] = Translated({"en": text, "de": text_de})
