"""Moons of a game (2.6.1): state, the moves that alone write it, events, and the base class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, ClassVar

import msgspec

from bot.cosmic import events, moves
from bot.cosmic.events.event import CosmicEvent, OfSeat
from bot.cosmic.kinds.effects import Answer, Effect, class_name
from bot.cosmic.kinds.hooks import Mine, Modifier, Situation
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import cards
from bot.cosmic.model.holdings import everybody
from bot.cosmic.model.ids import PlaceId
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, ExpansionState
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

NAME = "moons"
PER_SYSTEM = 2
OUTPOSTS = {f"{colour}-moon{number}": colour for colour in cards.COLOURS for number in range(1, PER_SYSTEM + 1)}


class Bribe(msgspec.Struct):
    """A card that was shown to a main player, who may take it for an invitation (Bribery Moon). Secret."""

    seat: Seat
    main: Seat
    card: str
    challenge: int
    """Number of the challenge in which it was shown."""


class MoonsState(ExpansionState, tag=NAME):
    """Tokens show the occupants."""

    names: dict[str, str] = msgspec.field(default_factory=dict)
    """Moon by place: secret until it is shown."""
    shown: list[str] = msgspec.field(default_factory=list)
    gone: list[str] = msgspec.field(default_factory=list)
    """Places of moons that left the game (Implosion Moon)."""
    known: dict[str, list[Seat]] = msgspec.field(default_factory=dict)
    """Occupants that have looked at a moon, by place: they remember it."""
    bribe: Bribe | None = None
    boons: list[Seat] = msgspec.field(default_factory=list)
    """Owners of the neutral tokens, one entry per token (Moon Boon)."""


moons = state_of(MoonsState, NAME)
"""Raises KeyError if the game has none."""


def occupant(state: CosmicState, place: str) -> Seat:
    """The seat with most tokens there, the lowest of equals; NOBODY if vacant."""
    most, holder = 0, NOBODY
    for seat, known in everybody(state).items():
        if place in known.bases and state.players[seat].active:
            count = known.bases[place]
            if count > most or (count == most and seat < holder):
                most, holder = count, seat
    return holder


def where(state: CosmicState, moon: str) -> str:
    """The place of a moon that is at work: face up, occupied; empty if it is not (2.6.6)."""
    mine = moons(state)
    for place in mine.shown:  # Asked so often that a generator would be felt.
        if mine.names[place] == moon and place not in mine.gone and occupant(state, place) != NOBODY:
            return place
    return ""


class Kind(StrEnum):
    """Moments at which a moon works (2.6.6)."""

    INSTANT = "instant"
    CONTINUOUS = "continuous"
    SECRET = "secret"


class Moon(Effect):
    """One object serves all games, so it keeps no state."""

    name: ClassVar[str]
    """The class name with ``_moon``, unless overridden."""
    kind: ClassVar[Kind]
    cancels: ClassVar[str]
    """A moon that cancels this one while both are at work; empty for none."""

    def __init_subclass__(cls, kind: Kind, cancels: str = "") -> None:
        """Register the moon. Raises ValueError if the name is taken."""
        cls.kind, cls.cancels = kind, cancels
        cls.name = vars(cls).get("name", f"{class_name(cls).removesuffix('_moon')}_moon")
        if cls.name in MOONS:
            raise ValueError(f"two moons are called {cls.name}")
        MOONS[cls.name] = cls()

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Carry out an instant moon newly occupied by ``seat``; nothing for continuous ones."""
        yield from ()


MOONS: dict[str, Moon] = {}


def at_work(state: CosmicState, moon: Moon) -> Mine | None:
    """The occupant's use of a moon; None while it has no effect."""
    place = where(state, moon.name)
    if not place or (moon.cancels and where(state, moon.cancels)):
        return None
    seat = occupant(state, place)
    return None if seat == NOBODY else Mine(seat, moon.name, place, {})


def bound(moon: Moon, answer: Answer) -> Answer:
    """Restrict a moon's answer to its occupant while the moon is at work."""

    def applies(now: Situation[Any]) -> bool:
        mine = at_work(now.state, moon)
        return mine is not None and answer.fits(now.game, mine, now.about)

    def changed(game: Cosmic, my: Mine, value: Any, subject: Any) -> Any:
        mine = at_work(game.state, moon)
        return value if mine is None else answer.change(game, mine, value, subject)

    def carried_out(game: Cosmic, my: Mine, *intent: Any) -> Any:
        return answer.act(game, at_work(game.state, moon) or my, *intent)

    method = changed if isinstance(answer.hook, Modifier) else carried_out
    return Answer(replace(answer.hook, condition=applies), method, moon.name)


class MoonsLaid(CosmicEvent, frozen=True):
    places: list[PlaceId]


class MoonsKnown(OfSeat, frozen=True):
    """The moons in a home system. For its owner."""

    moons: dict[PlaceId, str]


class MoonShown(OfSeat, frozen=True):
    place: PlaceId
    moon: str


class MoonTaken(OfSeat, frozen=True):
    place: PlaceId


class MoonKnown(OfSeat, frozen=True):
    """The moon at this place. For the player who looks."""

    place: PlaceId
    moon: str


class MoonGone(CosmicEvent, frozen=True):
    place: PlaceId


class BribeOver(CosmicEvent, frozen=True):
    """No card is offered for an invitation any more."""


def lay(game: Cosmic, names: Mapping[str, str]) -> None:
    """Two moons lie face down in each home system; their owners know them (2.6.1)."""
    moons(game.state).names = dict(names)
    game.emit(MoonsLaid(places=list(names)))
    for seat, player in enumerate(game.state.players):
        mine = {place: name for place, name in names.items() if OUTPOSTS[place] == player.colour}
        game.emit(MoonsKnown(seat=seat, moons=mine), (seat,))


def show(game: Cosmic, seat: Seat, place: str) -> None:
    """A moon is turned face up, for good (2.6.6)."""
    mine = moons(game.state)
    if place not in mine.shown:
        mine.shown.append(place)
        game.barrier()
    game.emit(MoonShown(seat=seat, place=place, moon=mine.names[place]))


def look(game: Cosmic, seat: Seat, place: str) -> None:
    """The occupant looks at a secret moon, and remembers it (2.6.6)."""
    mine = moons(game.state)
    known = mine.known.setdefault(place, [])
    if seat not in known:
        known.append(seat)
        game.barrier()
    game.emit(MoonTaken(seat=seat, place=place))
    game.emit(MoonKnown(seat=seat, place=place, moon=mine.names[place]), (seat,))


def remove(game: Cosmic, place: str) -> None:
    """Used by Implosion Moon."""
    moons(game.state).gone.append(place)
    game.emit(MoonGone(place=place))


def grant(game: Cosmic, seat: Seat, places: Mapping[str, int], why: str) -> None:
    """Add neutral tokens to bases of ``seat`` (Moon Boon)."""
    row = [place for place, count in places.items() for _ in range(count)]
    moons(game.state).boons += [seat] * len(row)
    moves.add_neutral(game, seat, row, why)


def bribe(game: Cosmic, seat: Seat, main: Seat, card: str) -> None:
    """Show a card to a main player alone, for an invitation (Bribery Moon)."""
    moons(game.state).bribe = Bribe(seat, main, card, game.state.challenges)
    game.barrier()
    game.emit(events.Looked(seat=seat, by=[main], why="bribery_moon"))
    game.emit(events.CardsShown(seat=seat, cards=[card], why="bribery_moon"), (main, seat))


def end_bribe(game: Cosmic) -> None:
    """Withdraw the offer; the result shows in the card's own event."""
    moons(game.state).bribe = None
    game.emit(BribeOver())
