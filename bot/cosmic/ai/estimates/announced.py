"""What was announced for later in a challenge, as it bears on values, sums and outcome. Reads public views only.

Knows the calls that change a total by what everybody sees, and Loser's upset; others are passed over.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.seen.views import CallView, ChallengeView, TableView
from bot.kernel.seat import Seat

__all__ = ["added", "after_powers", "before_powers", "upset"]

_DIGITS = 2


def upset(challenge: ChallengeView) -> bool:
    """Whether the loser wins: two upsets cancel each other."""
    return sum(call.name == "loser" for call in challenge.calls) % 2 == 1


def before_powers(table: TableView, challenge: ChallengeView, values: tuple[int, int]) -> tuple[int, int]:
    """The values of both attacks once they were read backwards or a large one was cut, before powers change them."""
    one, other = values
    for call in _flares(challenge, "tripler"):
        if not _super(table, call):
            one, other = (one, _third(other)) if call.seat == challenge.offense.seat else (_third(one), other)
    for call in challenge.calls:
        if call.name == "mirror" and not call.flare:
            one, other = _backwards(one), _backwards(other)
    return one, other


def after_powers(challenge: ChallengeView, values: tuple[int, int]) -> tuple[int, int]:
    """The values of both attacks once the higher one was cut by the lower one."""
    one, other = values
    for call in challenge.calls:
        if call.name == "calculator" and not call.flare:
            one, other = (one - other, other) if one > other else (one, other - one if other > one else other)
    return one, other


def added(table: TableView, challenge: ChallengeView, seat: Seat | None) -> int:
    """What was announced to be added to the side of a main player for tokens in the warp; negative if it is taken."""
    found = 0
    for call in _flares(challenge, "warpish"):
        mine = call.seat == seat
        if seat is not None and mine != _super(table, call):
            found += table.player(seat).warp * (1 if mine else -1)
    return found


def _flares(challenge: ChallengeView, power: str) -> Sequence[CallView]:
    mains = (challenge.offense.seat, challenge.defense.seat)
    return [call for call in challenge.calls if call.flare and call.name == power and call.seat in mains]


def _super(table: TableView, call: CallView) -> bool:
    """Whether a flare was called with its super text: its player has the power."""
    return any(power.power == call.name for power in table.player(call.seat).powers)


def _backwards(value: int) -> int:
    return int(str(value).zfill(_DIGITS)[::-1])


def _third(value: int) -> int:
    return -(-value // 3)
