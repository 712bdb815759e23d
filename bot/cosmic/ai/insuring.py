"""What a computer player insures, for whom, and when it agrees to cover (P3, Lloyd). Reads one view only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.ai.choosing import Thought, best, options
from bot.cosmic.ai.estimates.estimate import needs, opposes
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.model import covers
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.seat import Seat

_FOE: Final = 30
"""How much worse a client is who stands on the other side."""


def thoughts() -> Mapping[str, Thought]:
    """What it thinks about insurance, by sense."""
    return {
        "reward_first": _reward_first,
        "client": _client,
        "everything": _everything,
        "yes": _yes,
        "insurance": _agree,
        "outpost": _outpost,
    }


def is_insured(view: SeatView, seat: Seat) -> bool:
    """Whether the powers of somebody cannot be cancelled in this challenge."""
    noted = [dict(power.notes).get(covers.COVERS.key) for player in view.table.players for power in player.powers]
    return any(isinstance(row, list | tuple) and covers.entry(seat, covers.POWER) in row for row in noted)


def _reward_first(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """A counter is spent as soon as there is one."""
    return "reward" if "reward" in options(ask.form) else ask.default


def _client(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Nobody on the other side, and rather whoever is far from winning."""

    def worth(seat: Choice) -> int:
        return needs(view.table, seat) - _FOE * opposes(view, seat) if isinstance(seat, int) else -_FOE

    return best(options(ask.form), worth, dice)


def _everything(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """All that is offered costs nothing."""
    return [*options(ask.form)]


def _yes(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Cover for nothing is welcome."""
    return True


def _agree(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """For a reward, unless it helps the other side or somebody close to winning."""
    stack = view.table.stack
    insured = stack[-1].seat if stack else view.seat
    return not opposes(view, insured) and needs(view.table, insured) > 1


def _outpost(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """A foreign base rather than one at home."""

    def worth(place: Choice) -> int:
        known = next((one for one in view.table.planets if one.id == place), None)
        return int(known is not None and known.owner != view.seat)

    return best(options(ask.form), worth, dice)
