"""Messages of a table tell how it was set up, then a story of each challenge; the log keeps every line."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, strategies as st

from bot.cosmic.events import ChallengeOver, Departed
from bot.cosmic.model import board
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.seen.picture_views import RevealPicture
from bot.tables.contract.table import Post
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Past
from bot.tables.cosmic.table_words import fitted
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

LINES = st.lists(st.text("ab ", min_size=1, max_size=300), min_size=1, max_size=60)


def posts(world: World) -> list[Post]:
    return [effect for effect in world.effects if isinstance(effect, Post) and ":c" in effect.key]


def test_set_up_is_told_before_the_first_challenge_and_each_challenge_in_a_few_lines() -> None:
    world = World(6, 6, seed=2, speed="daily")
    people.play_until(world, lambda world: world.game.state.challenges == 4)
    told = [post.body.text for post in posts(world)]
    assert "goes first" in told[0]
    assert "Challenge" not in told[0]
    assert [said.partition(" · ")[0] for said in told[1:]] == [f"Challenge {number}" for number in range(1, 4)]
    assert all(said.count("\n") < 3 for said in told[1:])


def test_the_log_and_the_panel_have_every_line_of_the_challenge() -> None:
    world = World(6, 6, seed=2, speed="daily")
    people.play_until(world, lambda world: world.game.state.challenges == 4)
    entries = [entry.text for entry in chronicle.log(Running(world.game, world.controller._record, world.at()))]
    third = next(number for number, entry in enumerate(entries) if entry.startswith("**Challenge 3**"))
    fourth = next(number for number, entry in enumerate(entries) if entry.startswith("**Challenge 4**"))
    lines = entries[third:fourth]
    assert len(lines) > 12
    assert any(line.startswith("The cone points at") for line in lines)
    assert any(" joins " in line or " declines" in line for line in lines)
    fresh = world.controller._record.chronicle.fresh
    assert fresh == len(entries) - fourth, "the panel shows the present challenge alone"


def test_lines_for_what_the_board_shows_are_in_the_log_alone() -> None:
    world = World(6, 6, seed=2, speed="daily")

    def table() -> Running:
        return Running(world.game, world.controller._record, world.at())

    people.play_until(world, lambda world: bool(board.on_cone(world.game.state) and chronicle.latest(table())))
    latest = "\n".join(chronicle.latest(table()))
    committed = [entry for entry in chronicle.log(table()) if " commits " in entry.text][-1]
    assert committed.shown
    assert committed.text not in latest


def test_who_leaves_between_two_challenges_is_told_with_the_next_story() -> None:
    before = [Past.of(1, 0, ChallengeOver(number=1)), Past.of(2, 0, Departed(seat=2, discarded=[]))]
    kept = chronicle._lasting([Past.of(1, 0, Departed(seat=1, discarded=[])), *before])
    assert [past.event for past in kept] == [Departed(seat=2, discarded=[])]


def test_planets_are_told_by_the_names_of_those_who_play_their_colours() -> None:
    world = World(3, 3, seed=2, speed="daily")
    people.play_until(world, lambda world: world.game.state.challenges == 3)
    record = world.controller._record
    names, lines = record.names, [entry.text for entry in record.chronicle.entries]
    aims = [line for line in lines if line.startswith("The cone points at")]
    assert aims
    for aim in aims:
        assert re.fullmatch(rf"The cone points at \W ({'|'.join(names)})'s planet [1-5]\.", aim), aim


def test_set_up_of_six_people_with_every_expansion_fits_on_a_phone() -> None:
    extras: dict[str, FlagValue] = {"zodiac": True, "skill_tokens": True, "asteroids": "three_spaced"}
    world = World(6, 6, seed=2, speed="daily", options=Options(extras=extras))
    people.play_until(world, lambda world: world.game.state.challenges == 1)
    first, told = posts(world)[0].body, world.controller._record.chronicle.entries
    lines = first.text.splitlines()
    assert lines == [entry.text for entry in told if not entry.minor][: len(lines)]
    assert len(lines) <= 7
    assert not first.panel
    assert sum("'s letters: " in entry.text for entry in told) == 6


@pytest.mark.parametrize("seed", range(4))
def test_set_up_is_told_in_five_lines_and_the_log_has_them_all(seed: int) -> None:
    world = World(4, 4, seed=seed, speed="daily")
    people.play_until(world, lambda world: world.game.state.challenges == 1)
    assert len(posts(world)[0].body.text.splitlines()) <= 5
    logged = [entry.text for entry in world.controller._record.chronicle.entries]
    assert sum(" draws 7 cards" in line for line in logged) == 4


@given(LINES)
def test_what_does_not_fit_is_counted(lines: list[str]) -> None:
    said = fitted(lines, lambda count: EN("cosmic-table-left-out", count=count))
    assert len(said) <= 4_000
    whole = "\n".join(lines)
    if len(whole) <= 4_000:
        assert said == whole
        return
    *kept, note = said.split("\n")
    assert kept == [*lines[:1], *lines[1:][len(lines) - len(kept) :]]
    assert f" {len(lines) - len(kept)} more line" in note


def test_a_repulsed_challenge_is_posted_with_weapons_and_shields() -> None:
    world = World(4, 4, seed=0, speed="daily", options=Options(extras={"skill_tokens": True}))
    people.play_until(world, lambda world: any(_repulsed(post) for post in posts(world)) or world.over is not None)
    post = next(post for post in posts(world) if _repulsed(post))
    assert post.body.picture is not None
    assert post.body.picture.renderer == chronicle.REVEAL, "nothing moves without cards"
    view = msgspec.json.decode(bytes(post.body.picture.view), type=RevealPicture)
    assert view.outcome == "repulsed"
    assert view.mustered is not None
    assert view.mustered[0] < view.mustered[1]


def _repulsed(post: Post) -> bool:
    return " repulses " in post.body.text
