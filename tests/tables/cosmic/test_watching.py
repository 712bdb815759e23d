"""Predictions of spectators: sealed, before the cards are laid, and without a trace at the table."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.kernel.codec import encode
from bot.tables.contract.table import Body, Decided, Effect, Follow, Post, Predict, Pressed, Reply, Show
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.handling import Running
from bot.words.message import ids
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

FOLLOWING = ["follow_challenge", "follow_day", "follow_stop"]
_DONE = ids("watch-", FOLLOWING, ".done")
DOT = {"guest": "77", "name": "Dot"}


def table(until: str, seed: int = 1) -> World:
    """A table at the beginning of a phase of its first challenge."""
    world = World(3, 1, seed)
    people.play_until(world, lambda now: now.game.phase is not None and now.game.phase.name == until)
    return world


def told(effects: list[Effect]) -> str:
    (reply,) = [effect.text for effect in effects if isinstance(effect, Reply)]
    return reply


def said(effects: list[Effect]) -> str:
    """The private answer, with controls or without."""
    return next(effect.body.text for effect in effects if isinstance(effect, Show)) if shows(effects) else told(effects)


def shows(effects: list[Effect]) -> bool:
    return any(isinstance(effect, Show) for effect in effects)


@pytest.fixture
def world() -> World:
    return table("alliance")


def test_a_watcher_predicts_by_button_and_only_they_hear_of_it(world: World) -> None:
    shown = world.press(None, 0, "watch", **DOT)
    (body,) = [effect.body for effect in shown if isinstance(effect, Show)]
    assert "**Who wins challenge 1?**" in body.text
    choices = [[button.choice for button in row] for row in body.buttons]
    assert choices == [["predict_offense", "predict_defense"]]
    assert people.acts(shown) == [*FOLLOWING, "seers"]
    before, made = encode(world.controller._record), len(world.made)
    for side in ("offense", "defense"):
        effects = world.press(None, 0, f"predict_{side}", **DOT)
        assert [type(effect) for effect in effects] == [Predict, Reply]
        assert effects[0] == Predict("77", 1, side)
        assert f", the {side}, wins" in told(effects)
    assert encode(world.controller._record) == before, "the table keeps nothing of it"
    assert len(world.made) == made
    assert told(world.press(None, 0, "predict_offense", language="de", **DOT)).startswith("Alles klar: Du sagst")


def test_who_sits_or_sat_here_cannot_and_is_told_why(world: World) -> None:
    for choice in ("watch", "predict_offense"):
        assert said(world.press(world.seats[0], 0, choice)) == EN("watch-seated")
        assert EN("watch-left") in said(world.press(None, 0, choice, left=True, **DOT))
        assert not [effect for effect in world.last if isinstance(effect, Predict)]


def test_nothing_can_be_predicted_before_it_is_known_who_attacks_whom() -> None:
    world = table("start")
    assert told(world.press(None, 0, "predict_offense", **DOT)) == EN("watch-early")
    assert said(world.press(None, 0, "watch", language="de", **DOT)).startswith(DE("watch-early"))


def test_once_a_card_lies_it_is_too_late_until_the_next_challenge_also_after_a_step_back() -> None:
    world = table("planning")
    assert world.press(None, 0, "predict_offense", **DOT)[0] == Predict("77", 1, "offense")
    people.play_until(world, lambda now: now.controller._record.laid == 1)
    assert told(world.press(None, 0, "predict_defense", **DOT)) == EN("watch-late")
    controller = world.copy()
    chronicle.forget(Running(controller.game, controller._record, world.at()), (0, 0))
    late = Pressed(world.at(), None, 0, "predict_defense", "r", guest="77")
    assert told(controller.handle(late)) == EN("watch-late")
    people.play_until(world, lambda now: now.game.state.challenges == 2 and now.game.phase is not None)
    people.play_until(world, lambda now: now.game.phase is not None and now.game.phase.name == "alliance")
    assert world.press(None, 0, "predict_defense", **DOT)[0] == Predict("77", 2, "defense")


def test_who_watches_follows_from_now_on_and_the_table_keeps_nothing_of_it(world: World) -> None:
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    before = encode(world.controller._record)
    hows: tuple[Literal["challenge", "day", ""], ...] = ("challenge", "day", "")
    for choice, how in zip(FOLLOWING, hows, strict=True):
        effects = world.press(None, 0, choice, language="de", left=True, **DOT)
        follow, reply = effects
        assert follow == Follow("77", how, "de", 1)
        assert isinstance(reply, Reply)
        assert reply.text == DE(_DONE[choice])
    assert encode(world.controller._record) == before
    assert said(world.press(world.seats[0], 0, "follow_day")) == EN("watch-seated")


def test_each_challenge_is_decided_when_its_story_is_told_and_once(world: World) -> None:
    people.play_until(world, lambda now: now.game.state.challenges == 4)
    decided = [effect for effect in world.effects if isinstance(effect, Decided)]
    assert [one.challenge for one in decided] == [1, 2, 3]
    endings = [one.ending for one in world.controller._record.chronicle.chapters]
    for one, ending in zip(decided, endings, strict=True):
        outcome = "" if ending is None else ending.outcome
        assert one.winner == (outcome if outcome in ("offense", "defense") else "none")
    assert [list(one.lines) for one in decided] == [one.lines for one in world.controller._record.chronicle.chapters]
    stories = [at for at, effect in enumerate(world.effects) if _is_story(effect)]
    for one, story in zip(decided, stories, strict=True):
        assert world.effects.index(one) < story


def test_below_a_board_there_are_four_buttons_of_which_one_is_primary(world: World) -> None:
    panels = [effect.body for effect in world.effects if isinstance(effect, Post) and effect.body.panel]
    with_buttons: list[Body] = [body for body in panels if body.buttons]
    assert with_buttons
    for body in with_buttons:
        (row,) = body.buttons
        assert [one.choice for one in row] == ["answer", "hand", "log", "more"]
        assert [one.choice for one in row if one.style == "primary"] == ["answer"]
    assert "watch" in people.acts(world.press(None, 0, "more"))


def _is_story(effect: Effect) -> bool:
    return isinstance(effect, Post) and effect.body.text.startswith(("**Challenge", "Challenge"))
