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
"""Two slaps that are so many ms apart at most are a photo finish."""


class WonPile(msgspec.Struct, frozen=True, array_like=True):
    """One pile and who took it."""

    number: int
    """Which pile of the game it was, from 1."""
    seat: Seat
    cards: int
    slapped: bool
    """False if it was collected."""
    ms: int | None
    """From its card to the slap; None if nobody slapped or the time is not exact."""
    shown: tuple[str, ...]
    """The pattern's cards, lowest first; the top card alone if the pile was collected."""
    counts: tuple[int, ...]
    """Everybody's cards after it, by seat."""


class Longest(msgspec.Struct, frozen=True, array_like=True):
    """The pile with the most cards, the first of several, and who took it."""

    seat: Seat
    cards: int


class Finish(msgspec.Struct, frozen=True, array_like=True):
    """The two slaps on one pile that came closest to each other."""

    seat: Seat
    """Who slapped first."""
    other: Seat
    gap: int
    """Time between the two slaps, in milliseconds."""


class PileHistory(msgspec.Struct):
    """The record of a game so far."""

    piles: list[WonPile] = []
    longest: Longest | None = None
    finish: Finish | None = None

    def add(self, pile: WonPile) -> None:
        """A pile was taken, after those before it."""
        self.piles.append(pile)
        if self.longest is None or pile.cards > self.longest.cards:
            self.longest = Longest(pile.seat, pile.cards)
        if len(self.piles) > MOST:
            del self.piles[self._crowded()]

    def behind(self, finish: Finish) -> None:
        """A slap came after the one that took the pile; both times are exact."""
        if self.finish is None or finish.gap < self.finish.gap:
            self.finish = finish

    def whole(self, count: int) -> bool:
        """True if no pile of a game of so many is missing, as some are if it began with an earlier version."""
        return bool(self.piles) and (self.piles[0].number, self.piles[-1].number) == (1, count)

    def _crowded(self) -> int:
        """Return the index of the pile missed least: the one with the nearest neighbours, the first of several."""
        numbers = [pile.number for pile in self.piles]
        return min(range(1, len(numbers) - 1), key=lambda at: numbers[at + 1] - numbers[at - 1])


class PileView(msgspec.Struct, frozen=True):
    """The open pile after a card."""

    last: tuple[str, ...]
    """Card keys above the last cut, newest last; at most three. Just the top card if it is a neutraliser."""
    cards: int
    """Cards in the whole pile."""
    chances: tuple[int, int] | None
    """Chances left and in all of the open challenge; None if none is open."""
    next: str
    """Shown name of who turns next."""
    seats: tuple[str, ...] = ()
    """Everybody's shown names by seat: a name that cannot be drawn becomes its seat's letter. The same in all views."""
    language: Language = DEFAULT
    """The language of the table."""
    away: tuple[tuple[str, int], ...] = ()
    """Who is on holiday, with the end in unix milliseconds."""


class SlapLine(msgspec.Struct, frozen=True):
    """One slap on a receipt."""

    name: str
    ms: int
    """Milliseconds after the card's own arrival."""
    verdict: str
    """``wins``, ``beaten``, ``late``, ``false``, or ``undrawn`` for a slap that lost a lot."""
    gap: int = 0
    """Milliseconds behind the winner, or after the next card for a late slap."""
    paid: tuple[str, ...] = ()
    """Card keys paid for a false slap."""
    approx: bool = False
    """True if the time is not exact and is shown with "~"."""


class ReceiptView(msgspec.Struct, frozen=True):
    """The player who took a pile, and every slap that was made for it, in order."""

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
    """Slow table: nobody was first; ``slaps`` are those among whom the winner was drawn, without times."""
    away: tuple[tuple[str, int], ...] = ()
    """Who is on holiday, with the end in unix milliseconds."""

    @property
    def kind(self) -> str:
        """The pattern by name: ``pattern``, or ``hymn_sandwich`` if a sandwich's outer cards are hymns (R26)."""
        hymns = self.pattern == "sandwich" and bool(self.shown) and DECK[self.shown[-1][0]].kind == "hymn"
        return "hymn_sandwich" if hymns else self.pattern


class ResultLine(msgspec.Struct, frozen=True):
    """One player's end of the game."""

    place: int
    name: str
    cards: int
    piles: int
    """Piles won by a slap."""
    fastest: int | None = None
    """Fastest winning slap in ms, None if there is none."""
    left: bool = False
    """Whether the player left before the end (R48)."""
    computer: bool = False


class AwardLine(msgspec.Struct, frozen=True):
    key: str
    """``longest`` (most cards taken at once), ``quickest`` (fastest winning slap) or ``photo`` (closest two slaps)."""
    name: str
    count: int
    """How many cards, or milliseconds, by what it is awarded for."""
    other: str = ""
    """Who came second, for a photo finish."""


UNWON = ("stopped", "anew", "unplayed")
"""How games end that nobody wins."""


class ResultView(msgspec.Struct, frozen=True):
    """The end of a game."""

    rows: tuple[ResultLine, ...]
    """Everybody, the best place first."""
    how: str
    """``cards`` (last player with cards), ``count`` (count-out), ``repetition``, ``stopped``, ``unplayed``
    (all others left before the first card), or of a tournament's game that was stopped ``event`` (it counts as it
    stands) or ``anew`` (its table plays again)."""
    flips: int
    piles: int
    seats: tuple[str, ...] = ()
    language: Language = DEFAULT
    suit: str = ""
    """Suit key of the top card of the last pile; empty if that has no suit, is not known, or nobody has won."""
    awards: tuple[AwardLine, ...] = ()

    @property
    def winners(self) -> list[str]:
        """Names that share the best place, in the order of the rows (R45); nobody's if the game was stopped (R49) or
        not played, but for one that counts for a tournament.
        """
        if self.how in UNWON:
            return []
        rows = [row for row in self.rows if self.how != "event" or not row.left]
        best = min((row.place for row in rows), default=1)
        return [row.name for row in rows if row.place == best]


class FilmView(msgspec.Struct, frozen=True):
    """The film of a game: how everybody stood after each pile, up to the end."""

    names: tuple[str, ...]
    """Everybody's name, by seat."""
    dealt: int
    """Cards that everybody began with."""
    steps: tuple[WonPile, ...]
    """The piles of which the table knows, the first and last among them."""
    counts: tuple[int, ...]
    """Everybody's cards at the end, by seat."""
    winners: tuple[str, ...]
    how: str
    """As in ``ResultView``, and so ``piles`` and ``suit``."""
    piles: int
    suit: str = ""
    language: Language = DEFAULT


class FacesView(msgspec.Struct, frozen=True):
    """Cards to show side by side, in reading order."""

    keys: tuple[str, ...]
    language: Language = DEFAULT
    patterns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Instead of single cards: patterns that may be slapped, by name, each with its cards, lowest first."""


def slappable(language: Language) -> FacesView:
    """An example of every pattern (R24, R25, R26)."""
    return FacesView(
        (), language, (("double", ("9C", "9B")), ("hymns", ("H3", "H11")), ("sandwich", ("KS", "4G", "KB")))
    )
