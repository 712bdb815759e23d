"""One ended game as it counts: for ratings and statistics, for seasons and tournaments."""

from __future__ import annotations

import msgspec


class Finish(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one place of the roster came out of a game, as its rules tell. It names nobody, so that it can be kept."""

    place: int
    """1 is best; several share a place."""
    score: int = 0
    """What the game counts: foreign bases in Cosmic Encounter, cards in the slap game."""
    conceded: bool = False
    """Whether it left the game before the end."""
    things: tuple[str, ...] = ()
    """What it had, such as powers."""
    fastest_ms: int | None = None
    """Its fastest winning slap that was measured exactly; None if there is none."""
    times_ms: tuple[int, ...] = ()
    """All its winning slaps that were measured exactly, in the order of the game; empty where that was not noted."""
    estimated: int = 0
    """Its winning slaps that were not."""
    allied: tuple[int, ...] = ()
    """By place of the roster: in how many challenges one of the two was a main player and the other fought for them.

    Empty for games in which nobody has allies, and where that was not noted.
    """


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Who came out of a game how."""

    user: int | None
    """None for a computer player, and for somebody whose data are deleted."""
    level: str = ""
    """Of a computer player, as its game names it; empty for people."""
    gone: bool = False
    """A person whose data are deleted."""
    replaced: bool = False
    """Whether the seat has changed hands during the game: nobody played all of it."""
    finish: Finish


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of an ended game to count it."""

    table: int
    game: str
    """Which game it was: ``slap`` or ``cosmic``."""
    guild: int
    ended_ms: int
    stopped: bool
    """Whether it was broken off: nobody has won."""
    parts: tuple[Part, ...]
    """In the order of the roster."""

    @property
    def people(self) -> tuple[Part, ...]:
        """Those of ``parts`` who are still known and played from the first card to the end or to their concession."""
        return tuple(part for part in self.parts if part.user is not None and not part.replaced)
