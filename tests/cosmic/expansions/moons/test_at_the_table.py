"""Moons at the table: what can be picked is called by its name, and the owner's look is the owner's alone."""

from __future__ import annotations

from bot.cosmic.expansions.moons.moon import NAME, moons
from bot.cosmic.expansions.moons.views import title
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words import expansion_words
from bot.cosmic.words.things import place
from bot.tables.contract.table import Show
from tests.cosmic.expansions.moons import moon_table
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

NAMES = ("Ana", "Ben", "Cy", "Dot")


def test_the_owner_may_look_at_the_own_moons_at_any_time_2_6_1() -> None:
    table = moon_table({"blue-moon1": "tie_moon", "blue-moon2": "peace_moon"})
    (line,) = expansion_words.private(see_seat(table.state, 1), NAMES, "en")
    assert line == "Face-down moons you know: Ben's moon 1 Tie Moon; Ben's moon 2 Peace Moon."
    other = expansion_words.private(see_seat(table.state, 0), NAMES, "en")
    assert "Tie Moon" not in other[0]


def test_the_board_as_text_tells_a_seat_its_own_moons_and_nobody_those_of_others_2_6_1() -> None:
    world = World(3, 3, options=Options(extras={NAME: True}))
    while not world.game.state.challenges:
        world.wait()
    seat = world.seats[0]
    (body,) = [effect.body for effect in world.press(seat, 0, "board") if isinstance(effect, Show)]
    colour = world.game.state.players[seat].colour
    for where, moon in moons(world.game.state).names.items():
        assert (title(moon) in body.text) == where.startswith(f"{colour}-moon")


def test_places_of_moons_have_names_in_both_languages() -> None:
    assert EN.message(place("light_blue-moon2")) == "light blue moon 2"
    assert DE.message(place("blue-moon1")) == "Blau Mond 1"
