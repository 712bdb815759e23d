"""Where bases may be founded, how tokens land on a planet (4.9.3), and bases that cost no challenge (POW11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import BARRED, LANDING
from bot.cosmic.kinds.questions import Question
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Hold, Landing
from bot.cosmic.model.state import Cosmic
from bot.cosmic.tokens import divisions, losses, picking, placing, sources
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat

MOST = 4
"""Tokens with which a base is founded at most."""


def admits(game: Cosmic, seat: Seat, place: str) -> bool:
    """Whether tokens of ``seat`` may come to a place and stay there."""
    return board.room(game.state, place) > 0 and not barred(game, seat, place)


def barred(game: Cosmic, seat: Seat, place: str) -> bool:
    """Whether somebody keeps tokens of ``seat`` away from a place, however much room there is."""
    return listeners.modify(game, BARRED, False, Hold(seat, place))


def land(game: Cosmic, tokens: Sequence[int], planet: str) -> Flow[None]:
    """Tokens of a challenge land on its target, but for those that have to go elsewhere. Where there is not room for
    all, those of the offense land first, then those of the others clockwise (P3, Pygmy).
    """
    landing = yield from dispatch.replace(game, LANDING, Landing(tuple(tokens), planet))
    state = game.state
    order = sorted(landing.tokens, key=lambda number: board.rank_of(state, state.tokens[number].seat))
    fits = set(order[: board.room(state, planet)])
    moves.land(game, [number for number in landing.tokens if number in fits], planet)
    yield from placing.send_home(game, [number for number in landing.tokens if number not in fits])


def planets(game: Cosmic, seat: Seat, among: Iterable[str]) -> list[str]:
    """On which of these planets ``seat`` can found a base: it has none there, and a token to spare for it."""
    if not spare(game, seat):
        return []
    free = (one for one in among if not board.tokens_at(game.state, one, seat))
    return [one for one in free if admits(game, seat, one)]


def spare(game: Cosmic, seat: Seat) -> dict[str, int]:
    """From where the tokens for a base may come: bases and places like them, never the challenge."""
    state = game.state
    inside = losses.defended(state, seat)
    return sources.free(
        game, seat, {place: count for place, count in sources.sources(state, seat).items() if place != inside}
    )


def found(game: Cosmic, seat: Seat, planet: str, asked: Question, least: int = 1) -> Flow[None]:
    """``seat`` founds a base with one to four tokens; with ``least`` 0 it may leave it. Silence spends ``least``."""
    yield from sources.release(game, seat)
    where = spare(game, seat)
    form = divisions.between(least, min(MOST, board.room(game.state, planet), sum(where.values())), where)
    default = divisions.from_bases(least, where)
    shares = yield from asked.split(seat, form, default=default)
    chosen = yield from picking.pick(game, seat, shares)
    if chosen:
        moves.land(game, chosen, planet)
        sources.shifted(game, shares)
