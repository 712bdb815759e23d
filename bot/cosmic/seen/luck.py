"""Luck as counts, from public events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.cosmic import events
from bot.kernel.event import Event, Seat

_CONSOLATION = "consolation"


class Luck:
    """By seat: cards from the deck, how often destiny chose it as the defense, cards of consolation."""

    def __init__(self) -> None:
        self.drawn, self.chosen, self.consoled = Counter[Seat](), Counter[Seat](), Counter[Seat]()

    def take(self, public: Sequence[Event]) -> None:
        for event in public:
            match event:
                case events.DefenseFixed(seat=int() as seat):
                    self.chosen[seat] += 1
                case events.Drew(seat=seat, count=many, why=why):
                    self.drawn[seat] += many
                    self.consoled[seat] += many * (why == _CONSOLATION)
                case events.Gave(to=seat, count=many, why=why) if why == _CONSOLATION:
                    self.consoled[seat] += many
                case _:
                    pass
