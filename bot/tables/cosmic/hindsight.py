"""Say in hindsight what another card would have made: a game that is over is played again from there with that card.

Everybody else's choices stay as they were; a card after which they do not fit any more is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.cosmic import events
from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision, RefereeNeeded, Refused, Saved

CARD = "card"
"""The question for the challenge card."""


class Laid(msgspec.Struct, frozen=True):
    """A challenge card that is about to be laid."""

    saved: Saved
    hand: tuple[str, ...]
    made: Sequence[Decision]
    """That decision, and those after it."""


class Instead(msgspec.Struct, frozen=True):
    value: int
    """Of the attack card."""
    totals: tuple[int, int]
    """Of that seat's side and of the other one."""
    wins: bool


def instead(laid: Laid, seat: Seat) -> Instead | None:
    """The lowest attack card in hand that would have won, else the one that comes closest; None if there was none."""
    tried = sorted(_tried(laid, seat), key=lambda one: one.value)
    won = [one for one in tried if one.wins]
    return won[0] if won else max(tried, key=lambda one: one.totals[0] - one.totals[1], default=None)


def _tried(laid: Laid, seat: Seat) -> Iterator[Instead]:
    held = {cards.value(card): card for card in laid.hand if cards.kind(card) == "attack"}
    for value, card in held.items():
        if cards.face(card) == cards.face(str(laid.made[0].choice)):
            continue
        try:
            totals = _played(laid, card, seat)
        except (Refused, RefereeNeeded):
            continue
        if totals is not None:
            yield Instead(value, *totals)


def _played(laid: Laid, card: str, seat: Seat) -> tuple[tuple[int, int], bool] | None:
    """Both totals, and true if that seat's side has won; None where something else than totals decided."""
    game = Game.resume(COSMIC, laid.saved).game
    totals: tuple[int | None, int | None] = (None, None)
    side = ""
    for decision in (msgspec.structs.replace(laid.made[0], choice=card), *laid.made[1:]):
        game.repeat(decision)
        for told in game.take_events():
            match told.event:
                case events.Reckoned(offense=one, defense=other):
                    side = "offense" if one.seat == seat else "defense"
                    totals = (one.total, other.total)
                case events.OutcomeFixed(outcome=outcome) if side:
                    attack, defense = totals
                    if attack is None or defense is None or outcome != ("offense" if attack > defense else "defense"):
                        return None
                    return (attack, defense) if side == "offense" else (defense, attack), outcome == side
                case events.ChallengeOver():
                    return None
                case _:
                    pass
    return None
