"""Change the moons: the only writer of their state. Each move emits one of the events that stand here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic import events, moves
from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.expansions.moons.moon import OUTPOSTS, Bribe, moons
from bot.cosmic.model.ids import PlaceId
from bot.cosmic.model.state import Cosmic
from bot.kernel.seat import Seat


class MoonsLaid(CosmicEvent, frozen=True):
    """Moons lie face down here."""

    places: list[PlaceId]


class MoonsKnown(CosmicEvent, frozen=True):
    """The moons in a home system. For its owner."""

    seat: Seat
    moons: dict[PlaceId, str]


class MoonShown(CosmicEvent, frozen=True):
    """A moon is turned face up."""

    seat: Seat
    place: PlaceId
    moon: str


class MoonTaken(CosmicEvent, frozen=True):
    """Somebody looks at a secret moon."""

    seat: Seat
    place: PlaceId


class MoonKnown(CosmicEvent, frozen=True):
    """The moon that lies there. For the player who looks."""

    seat: Seat
    place: PlaceId
    moon: str


class MoonGone(CosmicEvent, frozen=True):
    """A moon leaves the game."""

    place: PlaceId


class BribeOver(CosmicEvent, frozen=True):
    """No card is offered for an invitation any more."""


def lay(game: Cosmic, names: Mapping[str, str]) -> None:
    """Two moons lie face down in each home system; their owners know them (2.6.1)."""
    state = game.state
    moons(state).names = dict(names)
    game.emit(MoonsLaid(places=list(names)))
    for seat, player in enumerate(state.players):
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
    """A moon leaves the game (Implosion Moon)."""
    moons(game.state).gone.append(place)
    game.emit(MoonGone(place=place))


def grant(game: Cosmic, seat: Seat, places: Mapping[str, int], why: str) -> None:
    """Neutral tokens come to bases of ``seat`` (Moon Boon)."""
    row = [place for place, count in places.items() for _ in range(count)]
    moons(game.state).boons += [seat] * len(row)
    moves.add_neutral(game, seat, row, why)


def bribe(game: Cosmic, seat: Seat, main: Seat, card: str) -> None:
    """A card is shown to a main player, who may take it for an invitation (Bribery Moon)."""
    moons(game.state).bribe = Bribe(seat, main, card, game.state.challenges)
    game.barrier()
    game.emit(events.Looked(seat=seat, by=[main], why="bribery_moon"))
    game.emit(events.CardsShown(seat=seat, cards=[card], why="bribery_moon"), (main, seat))


def end_bribe(game: Cosmic) -> None:
    """Nothing is offered for an invitation any more; what came of it is told by the card."""
    moons(game.state).bribe = None
    game.emit(BribeOver())
