"""Reveals move where nobody minds and nobody waits for them."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.play.games.kinds import CosmicKind
from bot.play.raw import Seated
from bot.tables.contract import choices
from bot.tables.contract.table import Picture, Post, Preference, Preferred
from bot.tables.cosmic import table_options
from bot.words.options import BadOption
from tests.soaked import soaked
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

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
