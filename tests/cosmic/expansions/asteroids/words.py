"""Words of the asteroids: ``a.asteroid:virus`` lies with a, ``a.duplicate:virus`` is the other half of one that was
given before, ``a.uses:virus`` says what a may use of them.
"""

from __future__ import annotations

from functools import partial

from bot.cosmic.expansions.asteroids.powers import DESTROY, SPLIT
from bot.cosmic.expansions.asteroids.state import NAME, Asteroid, asteroids, at, locations
from bot.cosmic.kinds import registry
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import NOBODY, CosmicState, PowerCard
from tests.cosmic.notation import PLAYERS
from tests.cosmic.notation_expansions import ExpansionNotation
from tests.cosmic.notation_table import Pack


def _lay(state: CosmicState, pack: Pack, seat: int, value: str) -> None:
    mine = asteroids(state)
    memory = registry.POWERS[value].fresh()
    state.powers.append(PowerCard(value, NOBODY, memory, roaming=True))
    mine.disks.append(Asteroid(mine.made, seat, len(state.powers) - 1))
    mine.made += 1


def _double(state: CosmicState, pack: Pack, seat: int, value: str) -> None:
    original = next(one for one in asteroids(state).disks if state.powers[one.card].power == value)
    _lay(state, pack, seat, value)
    mine = asteroids(state).disks[-1]
    mine.duplicate_of = original.id
    state.powers[mine.card].twin = original.card
    state.powers[mine.card].data = state.powers[original.card].data


def _hoard(state: CosmicState, pack: Pack, seat: int, value: str) -> None:
    found = at(state, seat)
    assert found is not None
    state.powers[found.card].data[HOARD.key] = [*pack.take_all(value)]


def _complete(state: CosmicState, pack: Pack) -> None:
    """In the middle of a challenge they have moved; a challenge that begins sets them back."""
    asteroids(state).rotated = True
    for one in asteroids(state).disks:
        state.powers[one.card].holder = one.location


def _with(state: CosmicState, seat: int) -> str | None:
    found = at(state, seat)
    return None if found is None else state.powers[found.card].power


def _uses(state: CosmicState, seat: int) -> str | None:
    return ",".join(card.power for card in state.powers if card.roaming and card.holder == seat) or None


def _held(state: CosmicState) -> str | None:
    return "".join(PLAYERS[one.location] for one in asteroids(state).disks if one.id in asteroids(state).held) or None


def _spell(value: str) -> str | None:
    way, colon, at = value.partition(":")
    return f"{way}>{PLAYERS[int(at)]}" if f"{way}{colon}" in (SPLIT, DESTROY) else None


def _laid_out(name: str, players: int, first: int, state: CosmicState) -> str:
    return "".join(PLAYERS[seat] for seat in locations(name, players, first))


WORDS = ExpansionNotation(
    NAME,
    cards={"strange_attractor": "edict.strange_attractor"},
    give={"asteroid": _lay, "duplicate": _double, "stored": _hoard},
    complete=_complete,
    own={"asteroid": _with, "uses": _uses},
    facts={
        "held": _held,
        **{
            f"layout.{name}.{players}.{first}": partial(_laid_out, name, players, first)
            for name in ("one_random", "two_opposite", "three_spaced", "one_per_hex")
            for players in range(2, 7)
            for first in range(players)
        },
    },
    spell=_spell,
)
