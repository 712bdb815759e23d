"""How fast a table goes (section 6 of the rules): its waits, silence, votes and the turn timer. All times are ms.

Pure arithmetic over plain data. No wait here depends on whether the pile shows a pattern.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.kernel.seat import Seat
from bot.slap.options import Mode

COUNTDOWN_MS = 10_000
"""Before the first card (T2) and after a lost connection (A19)."""
AFTER_PILE_MS = 2_000
"""After a pile is taken (T2)."""
MIN_SHOW_MS = 1_500
"""A card stays at least this long, however fast the next player presses Flip (T3)."""
TURN_MS = 10_000
"""Turn timer with manual flip (T4)."""
TIMER_FLIPS = 3
"""Timer flips in a row after which a player is on auto-flip (T4)."""
ECHO_MS = 5_000
"""After this long without an echo the REST answer counts as one (A3)."""
REPORT_MS = 1_500
"""When the report is edited once to add those who came too late (A24)."""
HANDS_MS = 15_000
"""How long the table waits for Discord's list of hands (A19); a list that never comes counts as empty."""
SILENT_CARDS = 60
"""Cards without a sign of life before the table asks (T5) or looks a player up (T7)."""
SILENT_PATTERNS = 2
"""Patterns that must have gone by before the table asks (T5)."""
STILL_MS: Mapping[Mode, int] = {"live": 600_000, "slow": 86_400_000}
"""How long the table waits for an answer to "still there?" (T5); ten minutes would end a slow table overnight."""
SEALED_MS = 10_000
"""A sealed window stays open at least this long, even if everybody has pressed (T8)."""


class Silence(msgspec.Struct):
    """Who has not been heard of for how long (T5, T7). A sign of life is a slap or a press, in time or not."""

    seats: list[int]
    """Cards since each seat was heard of."""
    cards: int = 0
    """Cards since anybody was heard of."""
    patterns: int = 0
    """Patterns whose window closed in that time. The open pile does not count: nothing may tell of it."""

    def heard(self, seat: Seat) -> None:
        """Somebody gave a sign of life."""
        self.seats[seat] = self.cards = self.patterns = 0

    def card(self) -> list[Seat]:
        """One more card went by; the seats that are to be looked up now, once per silence (T7)."""
        self.cards += 1
        self.seats = [count + 1 for count in self.seats]
        return [seat for seat, count in enumerate(self.seats) if count == SILENT_CARDS]

    @property
    def long(self) -> bool:
        """Whether the table should ask "still there?" (T5)."""
        return self.cards >= SILENT_CARDS and self.patterns >= SILENT_PATTERNS


def majority(voters: int) -> int:
    """Votes needed to pause or go on: more than half (T6)."""
    return voters // 2 + 1


def voters(statuses: Sequence[str], practice: Sequence[Seat]) -> list[Seat]:
    """Who may vote: people who are *in*; if none is, people who are *broke*. Practice opponents never (T6, T11)."""
    for wanted in ("in", "broke"):
        found = [seat for seat, status in enumerate(statuses) if status == wanted and seat not in practice]
        if found:
            return found
    return []
