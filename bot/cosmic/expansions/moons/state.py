"""What the moons keep in a game (2.6.1), and questions about them that have one answer."""

from __future__ import annotations

import msgspec

from bot.cosmic.kinds.expansion import state_of
from bot.cosmic.model import cards
from bot.cosmic.model.holdings import held
from bot.cosmic.model.state import NOBODY, CosmicState, ExpansionState
from bot.kernel.seat import Seat

NAME = "moons"
PER_SYSTEM = 2
OUTPOSTS = {f"{colour}-moon{number}": colour for colour in cards.COLOURS for number in range(1, PER_SYSTEM + 1)}
"""The places of all moons that can be, and in which home system they are."""


class Bribe(msgspec.Struct):
    """A card that was shown to a main player, who may take it for an invitation (Bribery Moon). Secret."""

    seat: Seat
    main: Seat
    card: str
    challenge: int
    """The number of the challenge in which it was shown."""


class MoonsState(ExpansionState, tag=NAME):
    """Which moon is where, and which lie face up. Who is on a moon is where the tokens are."""

    names: dict[str, str] = msgspec.field(default_factory=dict)
    """The moon at each place: secret until it is shown."""
    shown: list[str] = msgspec.field(default_factory=list)
    """Places of moons that lie face up."""
    gone: list[str] = msgspec.field(default_factory=list)
    """Places whose moon is out of the game (Implosion Moon)."""
    known: dict[str, list[Seat]] = msgspec.field(default_factory=dict)
    """Who has looked at a moon as its occupant, by place: they remember it."""
    bribe: Bribe | None = None
    boons: list[Seat] = msgspec.field(default_factory=list)
    """Whose the neutral tokens are, one entry each (Moon Boon)."""


moons = state_of(MoonsState, NAME)
"""The moons of this game. Raises KeyError if it has none."""


def occupant(state: CosmicState, place: str) -> Seat:
    """Who holds a moon: whoever has the most tokens there, the lower seat of several; NOBODY if it is vacant."""
    most, holder = 0, NOBODY
    for seat, player in enumerate(state.players):
        count = held(state, seat).bases.get(place, 0)
        if count > most and player.active:
            most, holder = count, seat
    return holder


def where(state: CosmicState, moon: str) -> str:
    """The place of a moon that is at work: face up, occupied; empty if it is not (2.6.6)."""
    mine = moons(state)
    for place in mine.shown:  # Asked so often that a generator would be felt.
        if mine.names[place] == moon and place not in mine.gone and occupant(state, place) != NOBODY:
            return place
    return ""


def system_of(place: str) -> str:
    """The colour of the home system in which a moon is."""
    return OUTPOSTS[place]
