"""How the seats came out of a Cosmic game, for standings."""

from __future__ import annotations

from bot.cosmic.model.board import foreign_bases
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_table
from bot.standing.result import Finish


def finishes(state: CosmicState) -> tuple[Finish, ...]:
    """By seat: the winners first, all at one place, then by foreign bases, then those who left."""
    seen = see_table(state)
    bases = [foreign_bases(state, seat) for seat in range(len(state.players))]
    order = [
        (0, 0) if seat in state.winners else (1, -bases[seat]) if player.active else (2, 0)
        for seat, player in enumerate(state.players)
    ]
    return tuple(
        Finish(
            1 + sum(other < mine for other in order),
            bases[seat],
            conceded=not state.players[seat].active,
            things=tuple(power.power for power in seen.players[seat].powers),
        )
        for seat, mine in enumerate(order)
    )
