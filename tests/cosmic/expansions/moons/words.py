"""Words of the moons: ``b.moon1:peace_moon``, ``b.open:1``, ``bm1:c2``, the option ``bm1``."""

from __future__ import annotations

from functools import partial

from bot.cosmic.expansions.moons.moon import MOONS, NAME, PER_SYSTEM, moons, occupant
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.model import cards
from bot.cosmic.model.state import NOBODY, CosmicState
from tests.cosmic.notation import PLAYERS
from tests.cosmic.notation_expansions import ExpansionNotation
from tests.cosmic.notation_table import Pack

NUMBERS = range(1, PER_SYSTEM + 1)
PLACES = {
    f"{letter}m{number}": f"{colour}-moon{number}"
    for letter, colour in zip(PLAYERS, cards.COLOURS, strict=False)
    for number in NUMBERS
}
WORD_OF = {place: word for word, place in PLACES.items()}


def _place(state: CosmicState, seat: int, number: int) -> str:
    return f"{state.players[seat].colour}-moon{number}"


def _lay(state: CosmicState, drawn: Pack, seat: int, value: str, number: int) -> None:
    moons(state).names[_place(state, seat, number)] = value


def _open(state: CosmicState, drawn: Pack, seat: int, value: str) -> None:
    moons(state).shown += [_place(state, seat, int(number)) for number in value.split(",")]


def _complete(state: CosmicState, drawn: Pack) -> None:
    """Moons that are not named are the first ones that are left."""
    mine = moons(state)
    left = iter(sorted(name for name in MOONS if name not in mine.names.values()))
    places = [_place(state, seat, number) for seat in range(len(state.players)) for number in NUMBERS]
    mine.names = {place: mine.names[place] if place in mine.names else next(left) for place in places}


def _seen(state: CosmicState, seat: int, number: int) -> str | None:
    """The name of a moon that lies face up."""
    place = _place(state, seat, number)
    return moons(state).names[place] if place in moons(state).shown else None


def _holder(state: CosmicState, place: str) -> int | None:
    found = occupant(state, place)
    return None if found == NOBODY else found


def _spell(value: str) -> str | None:
    return WORD_OF.get(value.removeprefix(f"{OFFER}."))


WORDS = ExpansionNotation(
    NAME,
    places=PLACES,
    give={**{f"moon{number}": partial(_lay, number=number) for number in NUMBERS}, "open": _open},
    complete=_complete,
    own={f"moon{number}": partial(_seen, number=number) for number in NUMBERS},
    facts={f"holder.{word}": partial(_holder, place=place) for word, place in PLACES.items()},
    spell=_spell,
)
