"""Which of several tokens in one place it is, wherever that could make a difference.

To the base game all tokens of a player are alike: the first ones go. An expansion that tells them apart answers PICK
and SHELTERED; a game without one pays nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.questions import Question
from bot.cosmic.kinds.steps import KINDS, PICK, SHELTERED
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Pick
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.tokens import divisions
from bot.kernel.ask import Part, Split
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat


def some(
    game: Cosmic, tokens: Sequence[int], count: int, by: Seat, place: str = "", *, taken: bool = False
) -> Flow[list[int]]:
    """``count`` of these tokens of one commander, all if there are fewer; ``by`` chooses.

    ``place`` is where they are, or where the chosen ones go; ``taken`` says that ``by`` takes tokens of somebody else.
    """
    if count < 1 or count >= len(tokens) or not listeners.listed(game.state, PICK):
        return list(tokens[: max(0, count)])
    chosen = yield from dispatch.replace(game, PICK, Pick(by, tuple(tokens), count, place, taken))
    return list(chosen.tokens[:count])


def kinds(game: Cosmic, tokens: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """The tokens of one player by kind, as a question names the kinds; empty where they do not differ."""
    return listeners.modify(game, KINDS, {}, tuple(tokens))


def among(game: Cosmic, tokens: Sequence[int]) -> list[int]:
    """Those of the tokens of one player that somebody else may pick one of: what is sheltered only if nothing else is
    left.
    """
    sheltered = listeners.modify(game, SHELTERED, (), tuple(tokens))
    return [number for number in tokens if number not in sheltered] or list(tokens)


def places(game: Cosmic, seat: Seat, counts: Mapping[str, int]) -> dict[str, int]:
    """Those places of ``seat`` from which somebody else may pick a token, and how many each has to pick from."""
    if not listeners.listed(game.state, SHELTERED):
        return dict(counts)
    here = {place: board.tokens_at(game.state, place, seat) for place in counts}
    free = among(game, [number for row in here.values() for number in row])
    found = {place: sum(number in free for number in row) for place, row in here.items()}
    return {place: count for place, count in found.items() if count}


def division(game: Cosmic, seat: Seat, counts: Mapping[str, int], count: int) -> Split:
    """How somebody else may take ``count`` tokens of ``seat`` from these places: what is sheltered comes last."""
    free = places(game, seat, counts)
    if sum(free.values()) >= count:
        return divisions.exactly(count, free)
    parts = (Part(place, min(most, count), free.get(place, 0)) for place, most in counts.items())
    return Split(count, count, tuple(parts))


def one_from(game: Cosmic, seat: Seat, asked: Question, places: Mapping[str, int]) -> Flow[list[int]]:
    """One token of ``seat``, from which of its places is its choice; silence takes it from the largest."""
    place = yield from asked.one_of(seat, list(places), default=divisions.largest(places))
    return (yield from pick(game, seat, {place: 1}))


def pick(
    game: Cosmic,
    seat: Seat,
    shares: Mapping[str, int],
    fits: Callable[[CosmicState, int], bool] | None = None,
    *,
    taker: Seat | None = None,
) -> Flow[list[int]]:
    """The tokens of ``seat`` that a division over places means, of those alone that fit; ``taker`` is whoever else
    takes them.
    """
    state = game.state
    chosen: list[int] = []
    by = seat if taker is None else taker
    for place, count in shares.items():
        if count:
            here = board.tokens_at(state, place, seat)
            fine = here if fits is None else [number for number in here if fits(state, number)]
            chosen += yield from some(game, fine, count, by, place, taken=by != seat)
    return chosen
