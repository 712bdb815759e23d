"""Tokens that have come to places since a power last looked there (ARRIVED)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cosmic import moves
from bot.cosmic.kinds.hooks import Mine
from bot.cosmic.model import board
from bot.cosmic.model.attributes import Attribute
from bot.cosmic.model.state import Cosmic, CosmicState


def come(state: CosmicState, my: Mine, stood: Attribute[Sequence[str]], places: Iterable[str]) -> dict[str, list[int]]:
    """The tokens that have come to each of these places since ``look``; places not looked at before are left out."""
    before = {place: {*row} for place, *row in map(str.split, stood.of(my))}
    known = [place for place in places if place in before]
    new = {place: [one for one in board.tokens_at(state, place) if str(one) not in before[place]] for place in known}
    return {place: row for place, row in new.items() if row}


def look(game: Cosmic, my: Mine, stood: Attribute[Sequence[str]], places: Iterable[str]) -> None:
    """Note which tokens stand at these places, each as ``blue-1 4 7``."""
    now = sorted(" ".join([place, *map(str, board.tokens_at(game.state, place))]) for place in places)
    if now != stood.of(my):
        moves.remember(game, my.card, stood, now)
