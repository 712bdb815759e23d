"""Powers picked in turn, at the table: asked by direct message, told to everybody, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.cosmic.model.options import Options
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

LONGEST = 2_000
"""Characters of a message."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_row_is_shown_to_all_and_who_picks_is_asked(language: str) -> None:
    options = Options(draft="turns", powers_per_player=2, powers_dealt=4)
    world = World(6, 6, seed=3, speed="daily", options=options, language=language)
    last = world.game.asks[next(iter(world.game.asks))]
    assert (last.key, last.seat) == ("draft", 5)
    texts = [message.body.text for message in world.messages.values()]
    assert all(len(text) <= LONGEST for text in texts)
    said = {"en": ("pick a power", "The powers lie open"), "de": ("eine Kraft", "Die Kräfte liegen offen")}[language]
    panel = next(message.body.text for key, message in world.messages.items() if ":p" in key)
    assert all(words in panel for words in said)


def test_a_table_of_people_and_computers_picks_and_plays_on() -> None:
    world = World(4, 2, seed=3, speed="live", options=Options(draft="turns"))
    people.play(world, 300, inputs=60)
    state = world.game.state
    assert len({card.power for card in state.powers}) == 4
    assert state.challenges >= 1
