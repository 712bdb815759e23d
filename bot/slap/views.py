"""What may be seen of a slap table: the structs from which pictures, alt texts and words are made.

Nothing here tells more than everybody at the table can see: no stack contents, no deck order, and never a hint that a
pattern lies on the pile.
"""

from __future__ import annotations

import msgspec

from bot.slap.course import Taken
from bot.slap.deck import DECK
from bot.words.language import DEFAULT, Language


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
    """``wins``, ``beaten``, ``late``, ``false``, or ``undrawn`` for a sealed slap that lost the lot."""
    gap: int = 0
    """Milliseconds behind the winner, or after the next card for a late slap."""
    paid: tuple[str, ...] = ()
    """Card keys paid for a false slap."""
    approx: bool = False
    """True if the time is not exact and is shown with "~"."""


class ReceiptView(msgspec.Struct, frozen=True):
    """Who took a pile, and every slap that was made for it, in order."""

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


class AwardLine(msgspec.Struct, frozen=True):
    """What somebody stood out by."""

    key: str
    """``longest`` (most cards taken at once), ``quickest`` (fastest winning slap) or ``photo`` (closest two slaps)."""
    name: str
    count: int
    """How many cards, or milliseconds, by what it is awarded for."""
    other: str = ""
    """Who came second, for a photo finish."""


class ResultView(msgspec.Struct, frozen=True):
    """The end of a game."""

    rows: tuple[ResultLine, ...]
    """Everybody, the best place first."""
    how: str
    """``cards`` (last player with cards), ``count`` (count-out), ``repetition`` or ``stopped``."""
    flips: int
    piles: int
    seats: tuple[str, ...] = ()
    language: Language = DEFAULT
    suit: str = ""
    """Suit key of the top card of the last pile; empty if that has no suit, is not known, or nobody has won."""
    awards: tuple[AwardLine, ...] = ()

    @property
    def winners(self) -> list[str]:
        """Names that share the best place, in the order of the rows (R45); nobody's if the game was stopped (R49)."""
        if self.how == "stopped":
            return []
        best = min((row.place for row in self.rows), default=1)
        return [row.name for row in self.rows if row.place == best]


class FilmView(msgspec.Struct, frozen=True):
    """The film of a game: how everybody stood after each pile, up to the end."""

    names: tuple[str, ...]
    """Everybody's name, by seat."""
    dealt: int
    """Cards that everybody began with."""
    steps: tuple[Taken, ...]
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
