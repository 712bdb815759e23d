"""One ended game as it counts: for ratings and statistics, for seasons and tournaments."""

from __future__ import annotations

import msgspec


class Finish(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one place of the roster, as the game's rules tell. It names nobody, so that it can be kept."""

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
    broke_off: bool = False
    """Whether it was for stopping the game, when that was stopped."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    user: int | None
    """None for a computer player, and for somebody whose data are deleted."""
    level: str = ""
    """Of a computer player, as its game names it; empty for people."""
    gone: bool = False
    """A person whose data are deleted."""
    replaced: bool = False
    """Whether the seat has changed hands during the game, and nobody is to answer for that: it counts for nobody."""
    finish: Finish


class Result(msgspec.Struct, frozen=True, kw_only=True):
    table: int
    game: str
    """Which game it was: ``slap`` or ``cosmic``."""
    guild: int
    ended_ms: int
    stopped: bool
    """Whether it was broken off: nobody has won."""
    parts: tuple[Part, ...]
    """In the order of the roster."""
    turns: int | None = None
    """How long it was, in cards or challenges; None where that is not known."""
    decided: bool = False
    """Whether somebody has won it by its rules, and not because others gave up."""

    @property
    def people(self) -> tuple[Part, ...]:
        """Those of ``parts`` who are still known and played from the first card to the end or to their concession."""
        return tuple(part for part in self.parts if part.user is not None and not part.replaced)

    def given_up(self, part: Part) -> bool:
        """True if somebody comes last: they left, or broke off while they were behind somebody who had not."""
        if part.finish.conceded or not (self.stopped and part.finish.broke_off):
            return part.finish.conceded
        others = [one for one in self.parts if (one.user is not None or one.gone) and not one.replaced]
        staying = [one.finish for one in others if not (one.finish.conceded or one.finish.broke_off)]
        return any(finish.place < part.finish.place for finish in staying)
