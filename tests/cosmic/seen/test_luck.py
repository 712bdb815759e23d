"""Luck is counted from public events: cards drawn, chosen by destiny, consolation from the deck and from the winner."""

from __future__ import annotations

from bot.cosmic import events
from bot.cosmic.seen.story import Luck


def test_cards_destiny_and_consolation_are_counted_by_seat() -> None:
    luck = Luck()
    luck.take([events.DefenseFixed(2, "blue", reverse=False), events.DefenseFixed(None, "blue", reverse=False)])
    luck.take([events.Drew(1, 3, "hand", 40), events.Drew(1, 2, "consolation", 38)])
    luck.take([events.Gave(seat=0, to=2, count=4, why="consolation"), events.Gave(seat=0, to=2, count=1, why="deal")])
    assert (dict(luck.chosen), dict(luck.drawn)) == ({2: 1}, {1: 5})
    assert +luck.consoled == {1: 2, 2: 4}
