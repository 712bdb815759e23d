"""Replay finished games with another card, or a pass instead of a zap; all other choices stay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.cosmic import events
from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards, ids
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision, NotOffered, RefereeNeeded, Refused, Saved

CARD, RESPONSE = "card", "response"
PASS: Final = "pass"
_ROUND: Final = (RESPONSE, "close")


class Laid(msgspec.Struct, frozen=True):
    """A challenge card that is about to be laid, or a zap to be played."""

    saved: Saved
    hand: tuple[str, ...]
    made: Sequence[Decision]
    """The decision itself, and those after it."""


class Played(msgspec.Struct, frozen=True):
    outcome: str
    main: tuple[Seat, Seat]
    totals: tuple[int | None, int | None]

    @property
    def by_totals(self) -> tuple[int, int] | None:
        attack, defense = self.totals
        if attack is None or defense is None or self.outcome != ("offense" if attack > defense else "defense"):
            return None
        return attack, defense


class Instead(msgspec.Struct, frozen=True):
    value: int
    totals: tuple[int, int]
    wins: bool


def instead(laid: Laid, seat: Seat) -> Instead | None:
    """The lowest attack card in hand that would have won, else the one that comes closest; None if there was none."""
    tried = sorted(_tried(laid, seat), key=lambda one: one.value)
    won = [one for one in tried if one.wins]
    return won[0] if won else max(tried, key=lambda one: one.totals[0] - one.totals[1], default=None)


def _tried(laid: Laid, seat: Seat) -> Iterator[Instead]:
    laid_card = str(laid.made[0].choice)
    if ids.as_card(laid_card) is None:  # drawn by chance
        return
    held = {cards.value(card): card for card in laid.hand if cards.kind(card) == "attack"}
    for value, card in held.items():
        if cards.face(card) == cards.face(laid_card):
            continue
        found = _played(laid, card)
        if found is None or found.by_totals is None or seat not in found.main:
            continue
        side = found.main.index(seat)
        own, other = found.by_totals[side], found.by_totals[1 - side]
        yield Instead(value, (own, other), wins=found.outcome == ("offense", "defense")[side])


def unstopped(laid: Laid) -> Played | None:
    """The challenge without that zap and the answers to it. None if the rest does not fit."""
    return _played(laid, PASS)


def _played(laid: Laid, choice: str) -> Played | None:
    """The challenge played on from there; None where nothing was revealed, or choices do not fit any more."""
    game = Game.resume(COSMIC, laid.saved).game
    main: tuple[Seat, Seat] | None = None
    totals: tuple[int | None, int | None] = (None, None)
    for decision in (msgspec.structs.replace(laid.made[0], choice=choice), *laid.made[1:]):
        try:
            game.repeat(decision)
        except NotOffered:
            if choice != PASS or decision.key not in _ROUND:
                return None
        except (Refused, RefereeNeeded):
            return None
        for told in game.take_events():
            match told.event:
                case events.Reckoned(offense=one, defense=other):
                    main, totals = (one.seat, other.seat), (one.total, other.total)
                case events.OutcomeFixed(outcome=outcome) if main is not None:
                    return Played(outcome, main, totals)
                case events.ChallengeOver():
                    return None
                case _:
                    pass
    return None
