"""Tests of the moons, and positions with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.cosmic.expansions.moons.moon import MOONS, NAME, Kind, MoonsState
from bot.cosmic.model import cards
from tests.cosmic.table import Table

__all__ = ["moon_table", "moons_at"]


def moons_at(named: Mapping[str, str], players: int = 4) -> MoonsState:
    """A state with these moons at these places, and others elsewhere. Whatever ``shown`` has to be is set by tests."""
    places = [f"{colour}-moon{number}" for colour in cards.COLOURS[:players] for number in (1, 2)]
    rest = iter(sorted(name for name in MOONS if name not in named.values()))
    return MoonsState({place: named[place] if place in named else next(rest) for place in places})


def moon_table(
    named: Mapping[str, str], at: Mapping[int, Mapping[str, int]] | None = None, players: int = 4, **position: Any
) -> Table:
    """A table with moons. ``at``: tokens on moons by seat, one each from the own home planets; those moons lie open
    unless they are secret.
    """
    state = moons_at(named, players)
    tokens: dict[int, dict[str, int]] = {}
    for seat, standing in (at or {}).items():
        colour = cards.COLOURS[seat]
        home = {f"{colour}-{number}": 4 for number in range(1, 6)}
        for _ in range(sum(standing.values())):
            fullest = max(home, key=lambda planet: home[planet])
            home[fullest] -= 1
        tokens[seat] = {**home, **standing}
        state.shown += [place for place in standing if MOONS[state.names[place]].kind is not Kind.SECRET]
    tokens.update(position.pop("tokens", {}))
    powers = position.pop("powers", ("",) * players)
    return Table(powers, tokens=tokens, extras={NAME: True}, expansions={NAME: state}, **position)
