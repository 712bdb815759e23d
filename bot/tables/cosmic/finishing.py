"""How the seats came out of a Cosmic game, for standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.cosmic.model.board import foreign_bases
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.awards import Leg
from bot.cosmic.seen.project import see_table
from bot.standing.result import Finish


def finishes(state: CosmicState, course: Sequence[Leg] = ()) -> tuple[Finish, ...]:
    """By seat: the winners first, all at one place, then by foreign bases, then those who left. ``course`` tells who
    fought beside whom; without one nobody is known to have.
    """
    seen = see_table(state)
    bases = [foreign_bases(state, seat) for seat in range(len(state.players))]
    order = [
        (0, 0) if seat in state.winners else (1, -bases[seat]) if player.active else (2, 0)
        for seat, player in enumerate(state.players)
    ]
    beside = Counter(
        pair
        for leg in course
        for main, *allies in leg.sides
        for ally in allies
        for pair in ((main, ally), (ally, main))
    )
    return tuple(
        Finish(
            1 + sum(other < mine for other in order),
            bases[seat],
            conceded=not state.players[seat].active,
            things=tuple(power.power for power in seen.players[seat].powers),
            allied=tuple(beside[seat, other] for other in range(len(order))) if beside else (),
        )
        for seat, mine in enumerate(order)
    )
