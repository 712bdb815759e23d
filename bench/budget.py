"""Live tables of each kind that Discord's limit feeds, by the calls a minute that each of them makes.

Tables of the slap game are played by four people who slap what can be slapped, within a second; those of
Cosmic as in ``calls``, by people who answer soon. A Discord that only counts takes messages, seeds, edits,
deletions and look-ups; answers to presses are free. "Before" all calls of tables shared 30 a second in the
order in which they came; "after" is what lobbies admit now, and "beside a full house" what the share kept for
others feeds while slap tables have taken all the rest. No time is measured: the figures are the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.calls import SOON_MS, Discord
from bot.play.outgoing.screen import KEPT, PER_SECOND
from bot.slap import rules
from bot.slap.options import Options
from bot.tables.contract.table import (
    Echo,
    Edit,
    Effect,
    Erase,
    FetchHands,
    Hush,
    Input,
    LookUp,
    Over,
    Post,
    Reacted,
    Recall,
    Ring,
    Stamp,
    Started,
    Tick,
)
from bot.tables.slap.adjudication import HAND
from bot.tables.slap.controller import SlapController

MINUTE_MS = 60_000
BEFORE = 30 * 60
"""Calls a minute of all tables until they went by urgency."""
AFTER = PER_SECOND * 60 * (KEPT - 1) / KEPT
"""What live tables may make together now."""
BESIDE = PER_SECOND * 60 / KEPT
GAMES = 4
PACES = (1_500, 3_000, 10_000)
SPEEDS = ("live", "lively", "daily")
NAMES = ("Ana", "Ben", "Cy", "Dot")
ECHO_MS = 100
SLAP_MS = (300, 1_000)


class SlapTable:
    """One table of the slap game with people at it, a clock that is turned, and a count of calls."""

    def __init__(self, seed: int, pace_ms: int) -> None:
        self.dice = Random(seed)
        self.ms = self.calls = 0
        self.over = False
        self.controller = SlapController.new(1, NAMES, frozenset(), seed, Options(pace=pace_ms, penalty=0))
        self._coming: dict[tuple[str, str], tuple[int, Input]] = {}
        """What happens when, by what it is."""

    def play(self) -> float:
        """To the end; returns the calls a minute."""
        self._handle(Started(Stamp(0), True))
        while self._coming and not self.over:
            self.ms, event = self._coming.pop(min(self._coming, key=lambda what: self._coming[what][0]))
            self._handle(event)
        return self.calls * MINUTE_MS / self.ms

    def _handle(self, event: Input) -> None:
        effects = self.controller.handle(event)
        for effect in effects:
            self._carry_out(effect)
        self.controller.game.take_decisions()
        if isinstance(event, Echo) and rules.pattern(self.controller.game.state) is not None:
            for seat in range(len(NAMES)):
                at = self.ms + self.dice.randint(*SLAP_MS)
                self._coming["slap", str(seat)] = at, Reacted(Stamp(at), seat, event.key, HAND)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Post():
                self.calls += 2 if effect.seed else 1
                at = self.ms + ECHO_MS
                self._coming["echo", effect.key] = at, Echo(Stamp(at), effect.key)
            case Edit() | Recall() | Erase() | LookUp() | FetchHands():
                self.calls += 1
            case Ring():
                at = self.ms + effect.ms
                self._coming["ring", effect.name] = at, Tick(Stamp(at), effect.name)
            case Hush():
                self._coming.pop(("ring", effect.name), None)
            case Over():
                self.over = True


def slap_calls(pace_ms: int, games: int = GAMES) -> float:
    """Calls a minute of a table whose cards come at this pace."""
    return sum(SlapTable(seed, pace_ms).play() for seed in range(games)) / games


def cosmic_calls(speed: str, games: int = 2) -> float:
    """Calls a minute of a table of this speed."""
    calls = ms = 0
    for seed in range(games):
        table = Discord(seed, speed, SOON_MS)
        table.play()
        calls, ms = calls + table.counts.total(), ms + table.ms
    return calls * MINUTE_MS / ms


def _kinds() -> Iterator[tuple[str, float]]:
    for pace_ms in PACES:
        yield f"slap at {pace_ms / 1_000:g} s", slap_calls(pace_ms)
    for speed in SPEEDS:
        yield f"Cosmic, {speed}", cosmic_calls(speed)


def run() -> dict[str, float]:
    """For each kind of table its calls a minute, and how many of them are fed."""
    figures: dict[str, float] = {}
    for kind, calls in _kinds():
        figures[f"{kind}, calls a minute"] = calls
        figures[f"{kind}, tables before"] = BEFORE // calls
        figures[f"{kind}, tables after"] = AFTER // calls
        figures[f"{kind}, tables beside a full house"] = BESIDE // calls
    return figures
