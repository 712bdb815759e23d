"""Reveals move where nobody minds and nobody waits for them."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.play.games.kinds import CosmicKind
from bot.play.rosters import Seated
from bot.tables.contract import choices
from bot.tables.contract.table import Edit, Picture, Post, Preference, Preferred
from bot.tables.cosmic import chronicle, progress, table_options
from bot.tables.cosmic.handling import Running
from bot.words.options import BadOption
from tests.soaked import soaked
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

WAITING = "turn their cards over"
STILL, MOVING = ("cosmic.reveal", "reveal.png"), ("cosmic.reveal_moving", "reveal.gif")


def revealed(world: World) -> set[tuple[str, str]]:
    """As what the reveals of some challenges are posted."""
    people.play_until(world, lambda now: now.game.state.challenges > 4)
    bodies = [effect.body for effect in world.effects if isinstance(effect, Post)]
    pictures = [body.picture for body in bodies if isinstance(body.picture, Picture)]
    return {(one.renderer, one.file) for one in pictures if one.renderer.startswith("cosmic.reveal")}


@pytest.mark.parametrize(("speed", "shown"), [("daily", MOVING), ("lively", MOVING), ("live", STILL)])
def test_at_live_tables_it_is_still(speed: str, shown: tuple[str, str]) -> None:
    assert revealed(World(3, 3, seed=4, speed=speed)) == {shown}


@pytest.mark.parametrize("wishes", [(), (1,), (0, 2)])
def test_one_person_who_minds_is_enough(wishes: tuple[int, ...]) -> None:
    world = World(3, 3, seed=4, speed="daily")
    world.handle(Preferred(world.at(), tuple(Preference(seat, choices.MOTION, choices.OFF) for seat in wishes)))
    assert revealed(world) == {STILL if wishes else MOVING}


@pytest.mark.parametrize(("chosen", "moves"), [({}, True), ({"motion": "on"}, True), ({"motion": "off"}, False)])
def test_the_lobby_chooses(chosen: dict[str, str], moves: bool) -> None:
    controller = CosmicKind().begin(1, [Seated("Ana", 1), Seated("Ben", 2)], chosen, 5)
    assert controller._record.motion is moves


def test_other_values_are_refused() -> None:
    with pytest.raises(BadOption):
        table_options.check({"motion": "a little"})


def test_the_alt_text_is_that_of_the_still_picture() -> None:
    shown = []
    for option in (True, False):
        world = World(3, 3, seed=4, speed="daily")
        world.controller._record.motion = option
        people.play_until(world, lambda now: now.game.state.challenges > 3)
        posts = [effect.body.picture for effect in world.effects if isinstance(effect, Post)]
        shown.append([one.alt for one in posts if one is not None and one.renderer.startswith("cosmic.reveal")])
    assert shown[0] == shown[1] != []


@pytest.mark.parametrize("moves", [True, *soaked(False)])
def test_at_the_end_the_film_of_the_game_is_in_the_thread(moves: bool) -> None:
    world = World(3, 3, seed=4, speed="daily", options=Options(bases_to_win=3))
    world.controller._record.motion = moves
    people.play(world)
    posted = [effect.body.picture for effect in world.effects if isinstance(effect, Post)]
    films = [one for one in posted if one is not None and one.renderer == "cosmic.film"]
    assert len(films) == moves
    assert [film.file for film in films] == ["film.gif"] * moves
    for film in films:
        view = msgspec.json.decode(bytes(film.view), type=FilmPicture)
        assert len(view.steps) == world.game.state.challenges
        assert view.winners == tuple(world.game.state.winners)
        assert f"in {len(view.steps)} challenges" in film.alt


def opened(world: World) -> tuple[str, str]:
    """The key and first words of the first reveal of a game of people who are asked as it happens."""
    people.play_until(world, lambda _: world.controller._record.veiled is not None)
    veiled = world.controller._record.veiled
    assert veiled is not None
    return veiled[0], world.messages[veiled[0]].body.text


def test_the_words_of_a_reveal_in_motion_wait_until_it_has_been_seen_and_cost_one_edit() -> None:
    world = World(3, 3, seed=4, speed="daily")
    key, before = opened(world)
    shown = world.messages[key].body.picture
    assert before.startswith("Challenge 1 · ")
    assert WAITING in before
    world.pass_time(chronicle.UNVEIL_MS)
    after = world.messages[key].body
    assert after.text != before
    assert after.text.startswith("Challenge 1")
    assert after.picture == shown
    assert [effect.key for effect in world.effects if isinstance(effect, Edit)].count(key) == 1


def test_without_motion_no_word_waits() -> None:
    world = World(3, 3, seed=4, speed="daily")
    world.controller._record.motion = False
    people.play_until(world, lambda now: now.game.state.challenges > 3)
    assert chronicle.UNVEIL not in world.rings
    assert not any(WAITING in effect.body.text for effect in world.effects if isinstance(effect, Post))


def test_a_restart_tells_the_words_that_wait_at_once() -> None:
    world = World(3, 3, seed=4, speed="daily")
    key, before = opened(world)
    world.restart()
    assert world.messages[key].body.text != before
    assert world.controller._record.veiled is None


def test_a_pause_tells_them_at_once() -> None:
    world = World(3, 3, seed=4, speed="daily")
    key, before = opened(world)
    table = Running(world.game, world.controller._record, world.at())
    progress.pause(table)
    (told,) = [effect.body.text for effect in table.effects if isinstance(effect, Edit) and effect.key == key]
    assert told != before


@pytest.mark.parametrize("computers", [0, 2])
def test_no_word_waits_once_the_game_is_over_and_each_challenge_has_been_told(computers: int) -> None:
    world = World(3, 3 - computers, seed=4, speed="daily", options=Options(bases_to_win=3))
    people.play(world)
    assert world.controller._record.veiled is None
    assert not any(WAITING in one.body.text for one in world.messages.values())
