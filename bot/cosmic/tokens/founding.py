"""Founding a base that costs no challenge: where it may be, and with which tokens (POW11)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic import moves
from bot.cosmic.kinds.questions import Question
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
from bot.cosmic.tokens import divisions, losses, picking, sources
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat

MOST = 4
"""Tokens with which a base is founded at most."""


def planets(game: Cosmic, seat: Seat, among: Iterable[str]) -> list[str]:
    """On which of these planets ``seat`` can found a base: it has none there, and a token to spare for it."""
    if not spare(game, seat):
        return []
    return [one for one in among if not board.tokens_at(game.state, one, seat)]


def spare(game: Cosmic, seat: Seat) -> dict[str, int]:
    """From where the tokens for a base may come: bases, never the challenge."""
    return sources.free(game, seat, losses.outside(game.state, seat))


def found(game: Cosmic, seat: Seat, planet: str, asked: Question, least: int = 1) -> Flow[None]:
    """``seat`` founds a base with one to four tokens; with ``least`` 0 it may leave it. Silence spends ``least``."""
    where = spare(game, seat)
    form = divisions.between(least, min(MOST, sum(where.values())), where)
    default = divisions.from_bases(game.state, seat, least, where)
    shares = yield from asked.split(seat, form, default=default)
    chosen = yield from picking.pick(game, seat, shares)
    if chosen:
        moves.land(game, chosen, planet)
        sources.shifted(game, shares)
