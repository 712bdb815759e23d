"""The only writers of the moons' state. Each emits one event; what is secret goes to those alone who may know."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic import moves
from bot.cosmic.expansions.moons.state import OUTPOSTS, Bribe, moons
from bot.cosmic.model.state import Cosmic
from bot.kernel.seat import Seat


def lay(game: Cosmic, names: Mapping[str, str]) -> None:
    """Two moons lie face down in each home system; their owners know them (2.6.1)."""
    state = game.state
    moons(state).names = dict(names)
    game.emit("moons_laid", places=list(names))
    for seat, player in enumerate(state.players):
        mine = {place: name for place, name in names.items() if OUTPOSTS[place] == player.colour}
        game.emit("moons_known", (seat,), seat=seat, moons=mine)


def show(game: Cosmic, seat: Seat, place: str) -> None:
    """A moon is turned face up, for good (2.6.6)."""
    mine = moons(game.state)
    if place not in mine.shown:
        mine.shown.append(place)
        game.barrier()
    game.emit("moon_shown", seat=seat, place=place, moon=mine.names[place])


def look(game: Cosmic, seat: Seat, place: str) -> None:
    """The occupant looks at a secret moon, and remembers it (2.6.6)."""
    mine = moons(game.state)
    known = mine.known.setdefault(place, [])
    if seat not in known:
        known.append(seat)
        game.barrier()
    game.emit("moon_taken", seat=seat, place=place)
    game.emit("moon_known", (seat,), seat=seat, place=place, moon=mine.names[place])


def remove(game: Cosmic, place: str) -> None:
    """A moon leaves the game (Implosion Moon)."""
    moons(game.state).gone.append(place)
    game.emit("moon_gone", place=place)


def grant(game: Cosmic, seat: Seat, places: Mapping[str, int], why: str) -> None:
    """Neutral tokens come to bases of ``seat`` (Moon Boon)."""
    row = [place for place, count in places.items() for _ in range(count)]
    moons(game.state).boons += [seat] * len(row)
    moves.add_neutral(game, seat, row, why)


def bribe(game: Cosmic, seat: Seat, main: Seat, card: str) -> None:
    """A card is shown to a main player, who may take it for an invitation (Bribery Moon)."""
    moons(game.state).bribe = Bribe(seat, main, card, game.state.challenges)
    game.barrier()
    game.emit("looked", seat=seat, by=[main], why="bribery_moon")
    game.emit("shown", (main, seat), seat=seat, cards=[card], why="bribery_moon")


def end_bribe(game: Cosmic) -> None:
    """Nothing is offered for an invitation any more; what came of it is told by the card."""
    moons(game.state).bribe = None
    game.emit("bribe_over")
