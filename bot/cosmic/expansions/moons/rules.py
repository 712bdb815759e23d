"""Moons as an expansion: where they step into the base game (2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.cosmic.expansions.moons import moon as moons_moves
from bot.cosmic.expansions.moons.effects import instant, lasting
from bot.cosmic.expansions.moons.moon import MOONS, NAME, OUTPOSTS, PER_SYSTEM, Kind, MoonsState, bound, moons, occupant
from bot.cosmic.expansions.moons.views import KnownMoons, MoonsView, MoonView
from bot.cosmic.kinds.hooks import LANDED, TOKENS_LAID, Mine, Situation
from bot.cosmic.kinds.registry import Expansion
from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import held
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.seen.views import TableView
from bot.kernel.ask import Dice
from bot.kernel.codec import Plain
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

OFFER = "moon"
EFFECTS = (instant, lasting)
"""Imported for their classes, which enter ``MOONS``."""


def _landed(now: Situation[object]) -> bool:
    """True if the offense came to a moon; a beaten one may have tokens there that did not fight."""
    state = now.state
    place, came = state.challenge.target or "", state.challenge.outcome in ("offense", "landed")
    return came and place in moons(state).names and bool(board.tokens_at(state, place, state.challenge.offense.seat))


def _was_vacant(state: CosmicState, place: str) -> bool:
    """True if the moon was empty at the landing, or its occupant had left before the fight."""
    challenge = state.challenge
    if challenge.outcome == "landed":
        return True
    defended = challenge.stakes.get(str(challenge.defense.seat), 0)
    return not defended and board.tokens_at(state, place) == board.tokens_at(state, place, challenge.offense.seat)


class Moons(Expansion):
    name = NAME
    rank = 40
    flags = (Flag(NAME, (False, True)),)
    outposts = OUTPOSTS

    def __init__(self) -> None:
        super().__init__()
        mine = [bound(moon, answer) for moon in MOONS.values() for answer in moon.answers]
        self.answers = (*self.answers, *mine)

    def begin(self, options: Options, players: int) -> MoonsState:
        return MoonsState()

    # --- places -------------------------------------------------------------------------------------------------------

    def places(self, state: CosmicState) -> Iterable[str]:
        return tuple(_places(state))

    def targets(self, state: CosmicState) -> Mapping[str, Seat]:
        """The moons of the destiny system that the offense does not occupy (2.6.2, 2.6.4)."""
        mine, challenge = moons(state), state.challenge
        here = [place for place in mine.names if OUTPOSTS[place] == challenge.system and place not in mine.gone]
        holders = {place: occupant(state, place) for place in here}
        return {place: seat for place, seat in holders.items() if seat != challenge.offense.seat}

    def extra_tokens(self, state: CosmicState) -> Sequence[Seat]:
        return moons(state).boons

    # --- secret moons -------------------------------------------------------------------------------------------------

    def offers(self, state: CosmicState, seat: Seat) -> Sequence[str]:
        """Turning up a secret moon that one occupies. An occupied moon that lies face down is a secret one (2.6.6)."""
        own = held(state, seat)
        if len(own.bases) == own.home + own.foreign:
            return []
        mine = moons(state)
        hidden = [place for place in mine.names if place in own.bases and place not in mine.shown]
        return [ids.special(OFFER, place) for place in hidden if occupant(state, place) == seat]

    def act(self, game: Cosmic, seat: Seat, offer: str) -> Flow[None]:
        yield from ()
        match ids.offer(offer):
            case ids.Special(_, place):
                moons_moves.show(game, seat, place)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def see(self, state: CosmicState) -> MoonsView:
        """Names of face-up moons alone; at the end of the game of all (7.6)."""
        mine = moons(state)
        return MoonsView(
            tuple(
                MoonView(
                    place,
                    board.seat_of(state, OUTPOSTS[place]),
                    name if place in mine.shown or state.finished else "",
                    place in mine.gone,
                    tuple(
                        (player.colour, here)
                        for seat, player in enumerate(state.players)
                        if (here := len(board.tokens_at(state, place, seat)))
                    ),
                )
                for place, name in mine.names.items()
            )
        )

    def imagined(self, table: TableView) -> MoonsState:
        known = table.part(NAME, MoonsView).moons
        names = {one.place: one.moon for one in known}
        return MoonsState(names, [one.place for one in known if one.moon], [one.place for one in known if one.gone])

    def see_seat(self, state: CosmicState, seat: Seat) -> KnownMoons:
        """The own system's moons, the one that is occupied, and those that were (2.6.1, 2.6.6)."""
        return KnownMoons({place: name for place, name in moons(state).names.items() if _may_know(state, seat, place)})

    def veiled(self, state: CosmicState, seat: Seat, dice: Dice) -> Mapping[str, Plain]:
        """Any moon that the seat has not seen may lie face down; an occupied one is a secret one (2.6.6)."""
        mine = moons(state)
        names = {place: name for place, name in mine.names.items() if _may_know(state, seat, place)}
        hidden = sorted(mine.names.keys() - names.keys(), key=lambda place: (occupant(state, place) == NOBODY, place))
        left = sorted(MOONS.keys() - names.values())
        for place in hidden:
            free = occupant(state, place) == NOBODY
            able = [name for name in left if free or MOONS[name].kind is Kind.SECRET]
            names[place] = able[dice(len(able))]
            left.remove(names[place])
        return {"names": {place: names[place] for place in mine.names}}

    def problems(self, state: CosmicState) -> Iterator[str]:
        """Missing, surplus or double moons, tokens on removed ones, instant ones face down."""
        mine = moons(state)
        if state.first != NOBODY and sorted(mine.names) != sorted(_places(state)):
            yield f"the moons lie at {list(mine.names)}"
        if len(set(mine.names.values())) != len(mine.names) or not MOONS.keys() >= set(mine.names.values()):
            yield f"the moons are {sorted(mine.names.values())}"
        for place in mine.gone:
            if board.tokens_at(state, place):
                yield f"tokens are at {place}, which is gone"
        for place, name in mine.names.items():
            settled = state.challenge.outcome == "" and place not in mine.shown
            if settled and MOONS[name].kind is not Kind.SECRET and occupant(state, place) != NOBODY:
                yield f"{name} is occupied face down"

    # --- hooks --------------------------------------------------------------------------------------------------------

    @TOKENS_LAID
    def lay(self, game: Cosmic, my: Mine) -> None:
        """The list is shuffled, two moons come face down into each home system (2.6.1, 3.10)."""
        names = sorted(MOONS)
        game.shuffle(names)
        moons_moves.lay(game, dict(zip(_places(game.state), names, strict=False)))

    @LANDED.when(_landed)
    def occupy(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Turn up or look at the moon where the offense landed; an instant one that was vacant acts."""
        state = game.state
        seat, place = state.challenge.offense.seat, state.challenge.target or ""
        moon = MOONS[moons(state).names[place]]
        if moon.kind is Kind.SECRET and place not in moons(state).shown:
            moons_moves.look(game, seat, place)
            return
        if place not in moons(state).shown or moon.kind is Kind.INSTANT:
            moons_moves.show(game, seat, place)
        if moon.kind is Kind.INSTANT and _was_vacant(state, place):
            yield from moon.resolve(game, seat, place)


def _places(state: CosmicState) -> list[str]:
    return [f"{player.colour}-moon{number}" for player in state.players for number in range(1, PER_SYSTEM + 1)]


def _may_know(state: CosmicState, seat: Seat, place: str) -> bool:
    mine = moons(state)
    if place in mine.shown or OUTPOSTS[place] == state.players[seat].colour or seat in mine.known.get(place, ()):
        return True
    return occupant(state, place) == seat
