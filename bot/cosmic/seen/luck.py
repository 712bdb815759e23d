"""Luck as counts, from public events: cards drawn, how often destiny chose somebody, consolation."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.cosmic import events
from bot.kernel.event import Event

_CONSOLATION = "consolation"


class Luck(msgspec.Struct):
    """Counts by seat."""

    drawn: list[int]
    """Cards from the deck, consolation among them."""
    chosen: list[int] = []
    """Times that somebody was the defense."""
    consoled: list[int] = []
    """Cards of consolation."""
    challenge: int = 0

    def __post_init__(self) -> None:
        self.chosen, self.consoled = list(self.drawn), list(self.drawn)

    def take(self, public: Sequence[Event]) -> None:
        for event in public:
            match event:
                case events.ChallengeBegan(number=number):
                    self.challenge = number
                case events.DefenseFixed(seat=int() as seat):
                    self.chosen[seat] += 1
                case events.Drew(seat=seat, count=many, why=why):
                    self.drawn[seat] += many
                    self.consoled[seat] += many if why == _CONSOLATION else 0
                case events.Gave(to=seat, count=many, why=why) if why == _CONSOLATION:
                    self.consoled[seat] += many
                case _:
                    pass
