"""Views of a slap table: the structs from which pictures and words are made, and the history of a game."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.kernel.event import Seat
from bot.slap.deck import DECK
from bot.words.message import DEFAULT, Language

MOST: Final = 40
"""Piles kept, the first and the last always among them."""
CLOSE: Final = 250
"""Two slaps at most so many ms apart are a photo finish."""


class WonPile(msgspec.Struct, frozen=True, array_like=True):
    number: int
    seat: Seat
    cards: int
    slapped: bool
    """False if it was collected."""
    ms: int | None
    """Time from its card to the slap; None without slap or exact time."""
    shown: tuple[str, ...]
    """The pattern's cards, lowest first; the top card alone if the pile was collected."""
    counts: tuple[int, ...]


class Longest(msgspec.Struct, frozen=True, array_like=True):
    seat: Seat
    cards: int


class Finish(msgspec.Struct, frozen=True, array_like=True):
    """The two slaps on one pile that came closest to each other."""

    seat: Seat
    """First to slap."""
    other: Seat
    gap: int
    """Milliseconds between them."""


class PileHistory(msgspec.Struct):
    piles: list[WonPile] = []
    longest: Longest | None = None
    finish: Finish | None = None

    def add(self, pile: WonPile) -> None:
        self.piles.append(pile)
        if self.longest is None or pile.cards > self.longest.cards:
            self.longest = Longest(pile.seat, pile.cards)
        if len(self.piles) > MOST:  # the one with the nearest neighbours goes, the first of several
            numbers = [pile.number for pile in self.piles]
            del self.piles[min(range(1, MOST), key=lambda at: numbers[at + 1] - numbers[at - 1])]

    def behind(self, finish: Finish) -> None:
        if self.finish is None or finish.gap < self.finish.gap:
            self.finish = finish

    def whole(self, count: int) -> bool:
        """True if no pile of a game of so many is missing; a game begun in an earlier version lacks some."""
        return bool(self.piles) and (self.piles[0].number, self.piles[-1].number) == (1, count)


class PileView(msgspec.Struct, frozen=True):
    last: tuple[str, ...]
    """Card keys above the last cut, newest last; at most three, a neutraliser alone."""
    cards: int
    chances: tuple[int, int] | None
    """Chances left and in all of the open challenge; None without challenge."""
    next: str
    seats: tuple[str, ...] = ()
    """Shown names by seat: one that cannot be drawn becomes its seat's letter. The same in all views."""
    language: Language = DEFAULT
    away: tuple[tuple[str, int], ...] = ()
    """People on holiday, with the end in unix milliseconds."""


class SlapLine(msgspec.Struct, frozen=True):
    name: str
    ms: int
    """Milliseconds after the card's own arrival."""
    verdict: str
    """``wins``, ``beaten``, ``late``, ``false``, or ``undrawn`` for a slap that lost a lot."""
    gap: int = 0
    """Milliseconds behind the winner, or after the next card for a late slap."""
    paid: tuple[str, ...] = ()
    approx: bool = False
    """True if the time is not exact and is shown with "~"."""


class ReceiptView(msgspec.Struct, frozen=True):
    winner: str
    cards: int
    pattern: str
    """``double``, ``hymns`` or ``sandwich``."""
    shown: tuple[tuple[str, bool], ...]
    """The pattern's cards lowest first; False marks the filling of a sandwich."""
    slaps: tuple[SlapLine, ...]
    counts: tuple[tuple[str, int], ...]
    leads: str
    seats: tuple[str, ...] = ()
    language: Language = DEFAULT
    sealed: bool = False
    """Slow table: nobody was first; ``slaps``, without times, are those among whom lots were drawn."""
    away: tuple[tuple[str, int], ...] = ()

    @property
    def kind(self) -> str:
        """The pattern by name: ``pattern``, or ``hymn_sandwich`` if a sandwich's outer cards are hymns (R26)."""
        hymns = self.pattern == "sandwich" and bool(self.shown) and DECK[self.shown[-1][0]].kind == "hymn"
        return "hymn_sandwich" if hymns else self.pattern


class ResultLine(msgspec.Struct, frozen=True):
    place: int
    name: str
    cards: int
    piles: int
    """Piles won by a slap."""
    fastest: int | None = None
    left: bool = False
    computer: bool = False


class AwardLine(msgspec.Struct, frozen=True):
    key: str
    """``longest`` (most cards taken at once), ``quickest`` (fastest winning slap) or ``photo`` (closest two slaps)."""
    name: str
    count: int
    """Number of cards, or milliseconds, by ``key``."""
    other: str = ""


UNWON = ("stopped", "anew", "unplayed")
"""Values of ``how`` for games that nobody wins."""


class ResultView(msgspec.Struct, frozen=True):
    rows: tuple[ResultLine, ...]
    how: str
    """``cards`` (last player with cards), ``count`` (count-out), ``repetition``, ``stopped``, ``unplayed``
    (all others left before the first card), or of a tournament's game that was stopped ``event`` (it counts as it
    stands) or ``anew`` (its table plays again)."""
    flips: int
    piles: int
    seats: tuple[str, ...] = ()
    language: Language = DEFAULT
    suit: str = ""
    """Suit key of the last pile's top card; empty without suit or winner, or if unknown."""
    awards: tuple[AwardLine, ...] = ()

    @property
    def winners(self) -> list[str]:
        """Names at the best place, by row (R45); nobody if stopped (R49) or unplayed, unless it counts for an event."""
        if self.how in UNWON:
            return []
        rows = [row for row in self.rows if self.how != "event" or not row.left]
        best = min((row.place for row in rows), default=1)
        return [row.name for row in rows if row.place == best]


class FilmView(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    dealt: int
    steps: tuple[WonPile, ...]
    counts: tuple[int, ...]
    winners: tuple[str, ...]
    how: str
    """As in ``ResultView``, and so ``piles`` and ``suit``."""
    piles: int
    suit: str = ""
    language: Language = DEFAULT


class FacesView(msgspec.Struct, frozen=True):
    keys: tuple[str, ...]
    language: Language = DEFAULT
    patterns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Instead of single cards: patterns that may be slapped, by name, each with its cards, lowest first."""


def slappable(language: Language) -> FacesView:
    """An example of every pattern (R24, R25, R26)."""
    return FacesView(
        (), language, (("double", ("9C", "9B")), ("hymns", ("H3", "H11")), ("sandwich", ("KS", "4G", "KB")))
    )
