"""Events of a slap game: kinds and names of fields are stable."""

from __future__ import annotations

from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.slap.state import How


class Dealt(Event, frozen=True):
    """The cards are dealt."""

    seating: list[int]
    each: int
    pile: list[str]
    commitment: str


class Turned(Event, frozen=True):
    """A card is turned."""

    seat: Seat
    card: str


class Cancelled(Event, frozen=True):
    """A challenge is cancelled by a neutraliser."""

    seat: Seat
    owner: Seat
    card: str


class Beaten(Event, frozen=True):
    """A challenge is beaten."""

    seat: Seat
    owner: Seat
    card: str


class Collected(Event, frozen=True):
    """Somebody collects the pile."""

    seat: Seat
    cards: list[str]


class Drawn(Event, frozen=True):
    """Lots were drawn among slaps whose order nobody knows."""

    seat: Seat
    among: list[Seat]


class LeftGame(Event, frozen=True):
    """Somebody has left; the cards lie under the pile."""

    kind = "left"
    seat: Seat
    cards: list[str]


class Dropped(Event, frozen=True):
    """A debt to somebody who left that is not due any more."""

    owner: Seat


class Opened(Event, frozen=True):
    """A challenge is opened."""

    seat: Seat
    card: str
    responder: Seat | None
    chances: int


class Missed(Event, frozen=True):
    """A chance is lost."""

    seat: Seat
    owner: Seat
    left: int


class Handed(Event, frozen=True):
    """The rest of the chances is another's."""

    seat: Seat
    owner: Seat
    left: int


class CameDue(Event, frozen=True):
    """The pile is due to the owner of a challenge."""

    kind = "due"
    seat: Seat
    loser: Seat


class Slapped(Event, frozen=True):
    """A slap wins the pile."""

    seat: Seat
    pattern: str
    shown: list[tuple[str, bool]]
    cards: list[str]


class Comeback(Event, frozen=True):
    """Somebody without cards is back in."""

    seat: Seat
    left: int | None


class Fined(Event, frozen=True):
    """A false slap costs cards."""

    seat: Seat
    cards: list[str]


class Locked(Event, frozen=True):
    """Somebody may not slap until the pile is taken."""

    seat: Seat


class Barred(Event, frozen=True):
    """Somebody may never slap again."""

    seat: Seat


class Broke(Event, frozen=True):
    """Somebody has no cards."""

    seat: Seat


class WentOut(Event, frozen=True):
    """Somebody is out of the game."""

    kind = "out"
    seat: Seat


class Ended(Event, frozen=True):
    """The game is over."""

    how: How
    winners: list[Seat]
    flips: int
    piles: int
