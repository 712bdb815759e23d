"""Buttons for everything that the slash commands of Cosmic Encounter do at a table (product.md, Players get, 4)."""

from __future__ import annotations

from bot.cosmic.model.options import Options
from bot.tables.contract.table import Body, Edit, Effect, Post, Show
from cogs.cosmic import TABLE_COMMANDS
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

NO_BUTTON = {
    "play": "the question itself has buttons, menus and forms",
    "replace": "it names a seat and a person, which no button can",
}


def choices(effects: list[Effect]) -> set[str]:
    bodies: list[Body] = [effect.body for effect in effects if isinstance(effect, Post | Edit | Show)]
    return {button.choice for body in bodies for row in body.buttons for button in row}


def test_every_command_at_a_table_has_a_button_somewhere() -> None:
    world = World(2, 2, options=Options(extras={"zodiac": True}))
    people.play_until(world, lambda now: any(button.startswith("order_") for button in choices(now.effects)))
    host = world.seats[0]
    world.press(host, 0, "status")
    world.press(host, 0, "stop_ask")
    world.press(host, 0, "pause")
    world.pass_time(3_600_000)  # the panel shows it a moment later
    quiet = World(3, 3, speed="daily")
    people.play_until(quiet, lambda now: people.asked(now, "target") is not None)
    commands = {command.choice for command in TABLE_COMMANDS.values()}
    assert commands - choices(world.effects) - choices(quiet.effects) == set(NO_BUTTON)
