"""Judgement of one slap by the states shown (section 5), in stream order (A1, A5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.kernel.event import Seat
from bot.slap.rules import Reason

HAND = "✋"
HANDS = (HAND, *(HAND + chr(tone) for tone in range(0x1F3FB, 0x1F400)))
"""A raised hand and its skin tones, which to Discord are emojis of their own (A11)."""
_VARIATION = "\ufe0f"
KEPT = 4
"""States remembered besides the newest one; slaps on older ones are ignored anyway (A12)."""

Phase = Literal["open", "closed", "won", "again", "void"]
"""``again``: closed, but the same pile is or will be shown again. ``void``: its message was deleted (A20)."""


class Shown(msgspec.Struct):
    """One state that became public: a card's message, or a notice on which slaps count for nothing (A12)."""

    number: int
    kind: Literal["card", "notice"]
    opened: int
    """Arrival of its echo (A23), ms."""
    approx: bool = False
    """Its times are not exact and are shown as "~" (A3, A18, A23)."""
    phase: Phase = "open"
    ended: int = 0
    """Arrival of the next echo or of the winning slap, ms."""
    pattern: bool = False
    """Set when its window closed."""
    top: str = ""
    under: str = ""
    """The card and the one below it in the history, for the report; empty if there is none."""
    judged: list[Seat] = []
    """Who has slapped it; nobody can do so twice (A11, A21)."""
    bared: int = 0
    """How often the bot's ✋ was taken off it and put back (A2)."""


class Verdict(msgspec.Struct, frozen=True):
    kind: Literal["wins", "beaten", "late", "pays", "ignored", "listed"]
    """``listed``: one more hand on the list requested from Discord."""
    rule: str
    why: str = ""
    """For an ignored slap: closed, message, emoji, repeat, withdrawn, deleted, or the player's ``Reason``."""
    ms: int = 0
    """After the echo of the state."""
    gap: int = 0
    """Behind the winner, or after the window had closed."""
    strict: bool = False
    """A late slap that is fined (A7)."""

    def __str__(self) -> str:
        """In the format of the event log: ``wins``, ``listed``, ``beaten+43``, ``ignored:closed``."""
        if self.kind in ("beaten", "late"):
            return f"{self.kind}+{self.gap}"
        return f"ignored:{self.why}" if self.kind == "ignored" else self.kind


def is_hand(emoji: str) -> bool:
    """True if the emoji is a raised hand of any skin tone (A11)."""
    return emoji.replace(_VARIATION, "") in HANDS


def ignored(why: str, rule: str, ms: int = 0) -> Verdict:
    return Verdict("ignored", rule, why, ms)


def preceding(shown: Sequence[Shown]) -> Shown | None:
    """The card state whose window was the last to close; None while no later state is public."""
    cards = [state for state in shown[:-1] if state.kind == "card" and state.phase != "void"]
    return cards[-1] if cards else None


def judge(
    shown: Sequence[Shown],
    state: Shown,
    seat: Seat | None,
    ms: int,
    *,
    reason: Callable[[], Reason | None],
    pattern: Callable[[], bool],
    air: bool,
    strict: bool,
    asking: bool,
) -> Verdict:
    """Judge a ✋ of ``seat`` on ``state``, one of ``shown`` (oldest first), arriving at ``ms`` of the table's clock.

    ``reason`` says why the seat may not slap, None if it may; ``pattern`` whether the open pile can be slapped; ``air``
    whether the next card is in the air (it changes no verdict, only the rule that is named, A6); ``asking`` whether
    Discord is being asked who else has a hand on the open card, which decides nothing before that (A19).
    """
    after = max(0, ms - state.opened)
    if state.kind != "card":
        return ignored("message", "A12", after)
    if state.phase == "void":
        return ignored("deleted", "A20", after)
    if seat is None:
        return ignored("spectator", "A9", after)
    barred = reason()
    if barred in ("spectator", "out", "locked"):
        return ignored(barred, "A9", after)
    if seat in state.judged:
        return ignored("repeat", "A11", after)
    gap = max(0, ms - state.ended)
    if state.phase == "won":
        return Verdict("beaten", "A8", ms=after, gap=gap)
    if state.phase == "open":
        if barred is not None:
            return ignored(barred, "R36", after)
        if asking:
            return Verdict("listed", "A19", ms=after)
        return Verdict("wins" if pattern() else "pays", "A6" if air else "A5", ms=after)
    if state.phase == "again" or state is not preceding(shown):
        return ignored("closed", "A12", after)
    if strict and barred is None:
        return Verdict("pays", "A7", ms=after, gap=gap, strict=True)
    return Verdict("late", "A7", ms=after, gap=gap) if state.pattern else ignored("closed", "A7", after)
