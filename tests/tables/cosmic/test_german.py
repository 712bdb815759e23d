"""A German table tells its story, its reasons and its reminders in German."""

from __future__ import annotations

from bot.tables.contract.table import Post
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World


def test_story_reasons_and_reminders_of_a_german_table_are_german() -> None:
    world = World(3, 3, seed=5, speed="daily", language="de")
    people.play_until(world, lambda now: now.game.state.challenges > 2)
    told = world.controller._record.chronicle
    lines = [entry.text for entry in (*told.entries, *told.reasons)]
    assert lines
    english = (" of the ", " from ", " challenge", " tokens", " cards ")
    assert not [line for line in lines if any(word in line.lower() for word in english)]
    posted = [effect.body.text for effect in world.effects if isinstance(effect, Post) and effect.place != "dm"]
    assert any("Begegnung" in text for text in posted)
    owed = [owe.what for owe in world.owes.values() if owe.what]
    assert {owe.language for owe in world.owes.values() if owe.what} == {"de"}
    assert owed
    assert not [what for what in owed if "?" in what and " you " in what]
