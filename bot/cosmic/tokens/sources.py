"""Places to take tokens from or put them on, as on bases: bases, what expansions count as such, sheets.

Such a further place is no base: it counts for nothing, pays no losses, and cannot be aimed at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat

from bot.cosmic.engine import dispatch, force, listeners
from bot.cosmic.engine.listeners import PLAIN, Lens
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import HELD_FAST
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Hold
from bot.cosmic.model.state import SHEET, Cosmic, CosmicState
from bot.kernel.event import Seat
from bot.kernel.flow import Flow


def movable(game: Cosmic, seat: Seat, lens: Lens = PLAIN) -> dict[str, int]:
    """From where ``seat`` may commit or move tokens, or others may move them: no power holds them fast there."""
    return free(game, seat, sources(game.state, seat), lens)


def by_others(game: Cosmic, seat: Seat) -> dict[str, int]:
    """From where others may move tokens of ``seat``: not from what counts like a base for ``seat`` alone (Z33)."""
    own = special(game.state, seat)
    return {place: count for place, count in movable(game, seat).items() if place not in own}


def special(state: CosmicState, seat: Seat) -> dict[str, int]:
    """Count the tokens to take from places that expansions count like a base for ``seat`` alone."""
    found: dict[str, int] = {}
    for one in registry.joined(state, "sources"):
        found.update(_some(one.sources(state, seat)))
    return found


def free(game: Cosmic, seat: Seat, places: Mapping[str, int], lens: Lens = PLAIN) -> dict[str, int]:
    """Those of ``places`` where no power holds the tokens of ``seat`` fast."""
    if not listeners.answered(game.state, HELD_FAST):
        return dict(places)
    fast = listeners.modify_each(game, HELD_FAST, repeat(False), [Hold(seat, place) for place in places], lens)
    return {place: count for (place, count), held in zip(places.items(), fast, strict=True) if not held}


def release(game: Cosmic, seat: Seat) -> Flow[None]:
    """``seat`` is about to move tokens: powers that hold some of them fast announce themselves (4.0.7)."""
    yield from dispatch.announce(game, (HELD_FAST,), lambda lens: movable(game, seat, lens))


def loose(game: Cosmic, seat: Seat, tokens: Sequence[int], lens: Lens = PLAIN) -> list[int]:
    """Those of these tokens of ``seat`` that may be moved away from where they are, to be saved from a loss."""
    unbound = free(game, seat, Counter(game.state.tokens[number].place for number in tokens), lens)
    return [number for number in tokens if game.state.tokens[number].place in unbound]


def released(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> Flow[list[int]]:
    """``loose``, after powers that hold some of the tokens fast have announced themselves (4.0.7)."""
    yield from dispatch.announce(game, (HELD_FAST,), lambda lens: loose(game, seat, tokens, lens))
    return loose(game, seat, tokens)


def sources(state: CosmicState, seat: Seat) -> dict[str, int]:
    """Count the tokens of ``seat`` on bases and on places that count like them."""
    counts = board.bases(state, seat)
    if state.expansions:
        counts.update(special(state, seat))
    for number in _sheets(state, seat) if force.taking_on_sheets(state.lineup) else ():
        if registry.POWERS[state.powers[number].power].sheet_gives:
            counts.update(_some({f"{SHEET}{number}": len(board.tokens_at(state, f"{SHEET}{number}", seat))}))
    return counts


def spent(state: CosmicState, seat: Seat) -> bool:
    """True if ``seat`` has no token that it could commit, and none in the warp that could come back (4.1.6, 8.3)."""
    return not (board.warp_tokens(state, seat) or sources(state, seat))


def havens(state: CosmicState, seat: Seat, tokens: Sequence[int] | None = None) -> dict[str, int]:
    """Places besides bases to which tokens of ``seat``, or these of them, may come home, and how many to each."""
    found: dict[str, int] = {}
    for one in registry.joined(state, "havens"):
        found.update(one.havens(state, seat))
    if tokens is not None:
        found = {place: min(room, len(welcome(state, place, tokens))) for place, room in found.items()}
    found = _some(found)
    found.update({f"{SHEET}{number}": len(board.tokens_of(state, seat)) for number in _sheets(state, seat)})
    return found


def outposts(state: CosmicState) -> dict[str, Seat]:
    """The places besides planets at which the offense may aim, and who defends each; NOBODY if nobody does (2.6.2)."""
    found: dict[str, Seat] = {}
    for name in state.expansions:
        found.update(registry.EXPANSIONS[name].targets(state))
    return found


def welcome(state: CosmicState, place: str, tokens: Sequence[int]) -> list[int]:
    hosts = registry.joined(state, "welcomes")
    return [token for token in tokens if not hosts or all(one.welcomes(state, place, token) for one in hosts)]


def _sheets(state: CosmicState, seat: Seat) -> list[int]:
    """The powers of ``seat`` in force on which own tokens may lie (P1, Phantom and Wraith)."""
    numbers = force.taking_on_sheets(state.lineup)
    return [one for one in numbers if state.powers[one].holder == seat and force.in_force(state, state.powers[one])]


def shifted(game: Cosmic, places: Iterable[str]) -> None:
    """Tokens went to or came from ``places``: the expansions to which one of them belongs learn of it."""
    state = game.state
    if not state.expansions:
        return
    touched = set(places)
    for one in registry.joined(state, "shifted"):
        if touched.intersection(one.places(state)):
            one.shifted(game)


def _some(places: Mapping[str, int]) -> dict[str, int]:
    return {place: count for place, count in places.items() if count > 0}
