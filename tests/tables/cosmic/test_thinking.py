"""*Strong* computer players at a table: thoughts come from elsewhere, nothing waits for them, no time tells of any."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.strong import task
from bot.cosmic.strong.search import SEARCHED
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import Decision
from bot.kernel.saving.codec import decode, encode
from bot.tables.contract.table import Effect, Input, Think, Thought
from bot.tables.cosmic.desk import CosmicDesk
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

INPUTS = 220


@dataclass
class Thoughtful(World):
    """Every thought is another answer than the one that the player would give by itself, or that it is told."""

    level: str = "strong"
    instead: Choice = None
    """What every thought comes to; None for another answer that is possible."""
    comes: bool = True
    """Whether any thought comes at all."""
    wanted: list[task.Task] = field(default_factory=list)
    found: dict[int, Choice] = field(default_factory=dict)

    def take(self, event: Input) -> list[Effect]:
        effects = super().take(event)
        for effect in effects:
            if isinstance(effect, Think):
                self.wanted.append(decode(effect.task, task.Task))
                if self.comes:
                    self._answer(int(effect.key))
        return effects

    def _answer(self, number: int) -> None:
        choice = other(self.desk, number) if self.instead is None else self.instead
        self.found[number] = choice
        silent = self.take(Thought(self.at(), str(number), encode(task.Answer(choice))))
        assert silent == [], "nobody can tell that there was a thought"


def other(desk: CosmicDesk, number: int) -> Choice:
    """An answer that a player without thoughts does not give."""
    ask = desk.game.asks[number]
    usual = decode(task.answer(encode(asked(desk, ask))), task.Answer).choice
    found = (ask.form.sample(lambda sides, n=n: n % sides) for n in range(40))
    return next((choice for choice in found if choice != usual), usual)


def asked(desk: CosmicDesk, ask: Ask) -> task.Task:
    return task.Task(desk.game.save(), ask.seat, ask.key, "sly", 1)


def of_computers(world: World) -> list[Decision]:
    """What computer players have answered where thinking is worth it."""
    return [row for row in world.made if row.by == "computer" and row.key in SEARCHED]


def test_what_was_found_is_answered() -> None:
    world = Thoughtful(4, 1, seed=3)
    people.play(world, inputs=INPUTS)
    asked_for = {(one.seat, one.key) for one in world.wanted}
    assert {key for _, key in asked_for} >= {"card", "target"}
    assert all(seat not in world.seats for seat, _ in asked_for)
    given = iter([row.choice for row in of_computers(world)])
    *done, _ = world.found.values()  # the last one may not have been given yet
    assert len(done) > 10
    assert all(choice in given for choice in done), "in this order"


def test_without_thoughts_and_with_impossible_ones_it_plays_as_a_normal_player_at_the_same_moments() -> None:
    worlds = [
        World(4, 1, seed=3, level="normal"),
        Thoughtful(4, 1, seed=3, comes=False),
        Thoughtful(4, 1, seed=3, instead="no such answer"),
    ]
    for world in worlds:
        people.play(world, inputs=INPUTS)
    normal, late, wrong = worlds
    assert isinstance(late, Thoughtful)
    assert late.wanted
    assert normal.made == late.made
    assert (normal.ms, normal.rings) == (late.ms, late.rings)
    assert wrong.made == normal.made[: len(wrong.made)], "its thoughts are inputs, too"
    assert len(of_computers(wrong)) > 3


def test_a_thought_changes_nothing_but_the_answer() -> None:
    one, two = Thoughtful(3, 1, seed=5), Thoughtful(3, 1, seed=5, comes=False)
    for world in (one, two):
        people.play_until(world, lambda now: bool(now.wanted))  # type: ignore[attr-defined]
    assert one.rings == two.rings
    assert one.desk.dump() == two.desk.dump()


def test_after_a_restart_the_question_is_thought_about_anew_and_an_old_thought_is_of_no_use() -> None:
    world = Thoughtful(4, 1, seed=3, comes=False)
    people.play_until(world, lambda now: bool(now.wanted))  # type: ignore[attr-defined]
    (number,) = (n for n, ask in world.game.asks.items() if ask.seat not in world.seats)
    desk = world.copy()
    assert desk.handle(Thought(world.at(), str(number), encode(task.Answer("nothing")))) == []
    before = len(world.wanted)
    world.restart()
    assert len(world.wanted) == before + 1
    assert world.wanted[-1] == world.wanted[-2]


@pytest.mark.parametrize(
    ("level", "options"), [("normal", Options()), ("easy", Options()), ("strong", Options(extras={"moons": True}))]
)
def test_nothing_is_thought_about_at_other_levels_and_with_expansions(level: str, options: Options) -> None:
    world = Thoughtful(4, 1, seed=3, level=level, options=options)
    people.play(world, inputs=INPUTS)
    assert len(of_computers(world)) > 3
    assert world.wanted == []
