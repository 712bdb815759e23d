"""A table of people and computer players goes from its beginning to its end by what people are shown alone."""

from __future__ import annotations

import re

import pytest

from bot.tables.contract.table import Over, Post
from tests.tables.cosmic.world import World

_MOST = 20_000


def play(world: World, lazy: int = 4) -> None:
    """People press what answers the questions they see; now and then, and when there is nothing, time passes."""
    while world.over is None:
        assert world.inputs < _MOST
        ready = [(seat, control) for seat in world.seats for control in world.answering(seat)]
        if ready and world.random.randrange(lazy):
            world.use(*ready[world.random.randrange(len(ready))])
        elif world.rings:
            world.wait()
        else:
            world.press(world.seats[0], 0, "answer")  # everybody sleeps: somebody looks in again


def test_one_person_and_computer_players_play_to_the_end() -> None:
    world = World(players=3, people=1)
    play(world)
    assert world.over == "ended"
    results = [effect for effect in world.effects if isinstance(effect, Post) and effect.place == "above"]
    assert len(results) == 1
    here = [m.body for m in world.messages.values() if m.body.text.startswith(results[0].body.text) and m.body.buttons]
    assert [button.choice for row in here[0].buttons for button in row] == ["verify"]
    assert not any(f"`{world.game.seed}`" in m.body.text for m in world.messages.values()), "behind the button alone"
    assert sum(isinstance(effect, Over) for effect in world.effects) == 1
    assert not world.rings


def test_the_first_question_of_a_game_is_told_by_direct_message() -> None:
    world = World(players=3, people=1)
    told = [effect.seat for effect in world.effects if isinstance(effect, Post) and effect.place == "dm"]
    assert told == world.seats


@pytest.mark.parametrize(("players", "people", "speed"), [(3, 3, "live"), (3, 2, "lively")])
def test_tables_of_several_people_end_too(players: int, people: int, speed: str) -> None:
    world = World(players, people, seed=players, speed=speed)
    play(world)
    assert world.over == "ended"


@pytest.mark.parametrize("seed", range(3))
def test_each_challenge_is_told_once_and_with_its_reveal_also_the_last_one(seed: int) -> None:
    world = World(players=3, people=1, seed=seed)
    play(world)
    _, *told, opened = [effect.body for effect in world.effects if isinstance(effect, Post) and ":c" in effect.key]
    assert [int(body.text.split()[1]) for body in told] == [*range(1, world.game.state.challenges + 1)]
    assert "\n**" not in told[-2].text
    assert world.game.state.winners
    assert "** with 5 foreign bases." in told[-1].text
    assert opened.text.count(" held ") == 3
    assert opened.picture is None
    for body in told:
        if re.search(r"\d : \d|against a compromise", body.text):
            assert body.picture is not None, body.text
        assert body.picture is None or not re.search("resettles|broken off", body.text), body.text


@pytest.mark.parametrize(("language", "told"), [("en", "A challenge in seven steps. "), ("de", "So läuft eine Begeg")])
def test_a_table_begins_with_one_picture_of_how_a_challenge_goes(language: str, told: str) -> None:
    world = World(players=3, people=1, language=language)
    posts = [effect for effect in world.effects if isinstance(effect, Post)]
    (shown,) = [post for post in posts if post.body.picture and post.body.picture.renderer == "cosmic.lesson"]
    assert shown is posts[0]
    assert shown.body.picture is not None
    assert shown.body.picture.alt.startswith(told)
