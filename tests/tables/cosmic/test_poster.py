"""The picture of the end shows the whole course of the game, and nothing where it is not known."""

from __future__ import annotations

import msgspec

from bot.cosmic.model import board
from bot.cosmic.seen.picture_views import EndPicture
from bot.cosmic.seen.project import see_table
from bot.tables.contract.table import Over, Post, Stamp
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.handling import Running
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World


def ends(world: World) -> list[EndPicture]:
    bodies = [effect.body for effect in world.effects if isinstance(effect, Post)]
    return [
        msgspec.json.decode(body.picture.view, type=EndPicture)
        for body in bodies
        if body.picture is not None and body.picture.renderer == "cosmic.end"
    ]


def test_every_challenge_of_a_game_is_a_step_of_its_course() -> None:
    world = World(4, 2, seed=6, speed="daily")
    people.play(world)
    here, parent = ends(world)
    state = world.game.state
    assert len(here.base_history) == state.challenges == here.challenges
    assert here.base_history[-1] == tuple(board.foreign_bases(state, seat) for seat in range(4))
    assert here.base_history == parent.base_history
    base_history = world.controller._record.chronicle.legs
    assert [[len(one) for one in leg.hosts] for leg in base_history] == [leg.bases for leg in base_history]
    assert {row.seat: row.bases for row in here.rows} == dict(enumerate(base_history[-1].hosts))
    assert {one.seat for one in here.awards} <= set(range(4))
    story = next(effect.story for effect in world.effects if isinstance(effect, Over))
    assert story is not None
    assert story.poster is not None
    assert msgspec.json.decode(story.poster.view, type=EndPicture) == here
    assert story.winners == tuple(state.winners)
    seen = see_table(state)
    assert set(story.things) == {card.power for player in seen.players for card in player.powers}
    assert any("Challenge 1" in line for line in story.log)
    beside = [one.allied for one in story.finishes]
    assert beside == [tuple(column) for column in zip(*beside, strict=True)], "whoever helps and whoever is helped"
    won = sum(len(leg.allies) for leg in world.controller._record.chronicle.legs)
    assert sum(map(sum, beside)) >= 2 * won > 0
    assert len(story.log) > state.challenges
    shown = [effect.body.picture for effect in world.effects if isinstance(effect, Post) and effect.body.picture]
    told = next(one.alt for one in shown if one.renderer == "cosmic.end")
    assert here.awards
    assert all(f": {here.names[one.seat]}, " in told for one in here.awards)


def test_a_game_that_began_before_its_course_was_noted_ends_without_one() -> None:
    world = World(3, 2, seed=9, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges > 2)
    world.controller._record.chronicle.legs.clear()
    people.play(world)
    assert world.over == "ended"
    assert {(one.base_history, one.awards) for one in ends(world)} == {((), ())}


def test_a_step_back_takes_a_challenge_out_of_the_course() -> None:
    world = World(3, 3, seed=4, speed="daily")
    people.play_until(world, lambda now: len(now.controller._record.chronicle.legs) == 2)
    first, second = world.controller._record.chronicle.legs
    table = Running(world.game, world.controller._record, Stamp(world.ms))
    chronicle.forget(table, (second.phase, second.seq))
    assert world.controller._record.chronicle.legs == [first]
