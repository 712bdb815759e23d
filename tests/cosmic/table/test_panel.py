"""When the panel of a quiet table is changed: not for everybody's step, but at once where somebody looks at it."""

from __future__ import annotations

import pytest

from bot.cosmic.clock import SPEEDS
from bot.kernel.table import Edit, Effect, Erase, Post
from tests.cosmic.table import people
from tests.cosmic.table.world import World

MINUTE_MS = 60_000
CAP_MS = SPEEDS["daily"].cap


def shown(effects: list[Effect]) -> list[Post | Edit]:
    return [effect for effect in effects if isinstance(effect, Post | Edit) and effect.body.panel]


def at_an_old_panel(closed: frozenset[int] = frozenset()) -> World:
    """A daily table with a panel that is older than 50 minutes and says that somebody commits tokens."""
    world = World(3, 3, seed=5, speed="daily", closed=closed)
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    world.pass_time(60 * MINUTE_MS)
    panel = world.desk._record.panel
    assert panel is not None
    panel.below = 0  # as if the message about the set-up had been told before it
    world.effects.clear()
    return world


def commit(world: World) -> None:
    people.answer(world, *people.waiting(world)[0])
    assert people.in_round(world)


def test_an_old_panel_of_a_quiet_table_stays_for_the_cap_of_a_round_and_says_of_which_moment_it_is() -> None:
    world = at_an_old_panel()
    (panel,) = (message.body for message in world.messages.values() if message.body.panel)
    edited = world.desk._record.panel.edited  # type: ignore[union-attr]
    assert f"As of <t:{edited // 1000}:R>" in panel.text
    commit(world)
    world.pass_time(60 * MINUTE_MS)
    assert not shown(world.effects)
    world.pass_time(edited + CAP_MS - world.ms)
    (new,) = shown(world.effects)
    assert isinstance(new, Post)
    assert "**Responses are open**" in new.body.text
    assert sum(isinstance(effect, Erase) for effect in world.effects) >= 1, "there is one panel"


@pytest.mark.parametrize("choice", ["status", "answer", "why"])
def test_whoever_looks_finds_an_old_panel_renewed_at_once(choice: str) -> None:
    world = at_an_old_panel()
    commit(world)
    assert not shown(world.effects)
    world.press(None, 0, choice)
    (new,) = shown(world.effects)
    assert "**Responses are open**" in new.body.text
    world.press(None, 0, choice)
    assert len(shown(world.effects)) == 1, "what is up to date stays"


def test_an_old_panel_is_renewed_at_once_where_somebody_is_told_nowhere_else() -> None:
    world = at_an_old_panel(closed=frozenset({0}))
    commit(world)
    world.pass_time(20 * MINUTE_MS)
    (new,) = shown(world.effects)
    assert "**Responses are open**" in new.body.text
    assert "As of" not in new.body.text


def test_a_pause_and_its_end_are_on_the_panel_at_once() -> None:
    world = at_an_old_panel()
    for seat in world.seats[:2]:
        world.press(seat, 0, "pause")
    assert shown(world.effects)[-1].body.text.startswith("**The table is paused.**")
    world.pass_time(60 * MINUTE_MS)
    world.effects.clear()
    for seat in world.seats[:2]:
        world.press(seat, 0, "resume")
    assert "how many tokens to commit" in shown(world.effects)[-1].body.text
