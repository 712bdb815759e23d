"""*Strong* computer players at a table: thoughts come from elsewhere, nothing waits for them, no time tells of any."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from functools import partial

import pytest

from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import QUESTIONS, Of, declared
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.strong import search
from bot.kernel.ask import Ask, Choice
from bot.kernel.codec import decode, encode
from bot.kernel.event import Seat
from bot.kernel.saved import Decision
from bot.tables.contract.table import Effect, Input, Stamp, Think, Thought
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import Running
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

INPUTS = 140
WORTH_IT = frozenset({"card", "join", "invite.offense", "invite.defense", "target", "wild", "commit"})
"""Questions that are always worth a thought."""


@dataclass
class Thoughtful(World):
    """Every thought is another answer than the one that the player gives without thoughts, or that it is told."""

    level: str = "strong"
    instead: Choice = None
    """What every thought comes to; None for another answer that is possible."""
    comes: bool = True
    """Whether any thought comes at all."""
    wanted: list[search.Task] = field(default_factory=list)
    found: list[tuple[Ask, Choice]] = field(default_factory=list)

    def handle(self, event: Input) -> list[Effect]:
        effects = super().handle(event)
        for effect in effects:
            if isinstance(effect, Think):
                self.wanted.append(decode(effect.task, search.Task))
                if self.comes:
                    self._answer(int(effect.key))
        return effects

    def _answer(self, number: int) -> None:
        choice = other(self, number) if self.instead is None else self.instead
        self.found.append((self.game.asks[number], choice))
        silent = self.handle(Thought(self.at(), str(number), encode(search.Answer(choice))))
        assert silent == [], "nobody can tell that there was a thought"


def other(world: World, number: int) -> Choice:
    """An answer that a player without thoughts does not give."""
    ask = world.game.asks[number]
    usual = computers.answers(Running(world.game, world.controller._record, Stamp(world.ms)), number, ask)

    def sampled(number: int) -> Choice:
        return ask.form.sample(lambda sides: number % sides)

    found = map(sampled, range(40))
    return next((choice for choice in found if choice != usual), usual)


def of_computers(world: World) -> list[Decision]:
    return [row for row in world.made if row.by == "computer" and row.key in WORTH_IT]


def test_what_was_found_is_answered() -> None:
    world = Thoughtful(4, 1, seed=3)
    people.play(world, inputs=2 * INPUTS)
    asked_for = {(one.seat, one.key) for one in world.wanted}
    assert {key for _, key in asked_for} >= {"card", "target"}
    assert all(seat not in world.seats for seat, _ in asked_for)
    given = iter([row.choice for row in of_computers(world)])
    *done, _ = [choice for ask, choice in world.found if ask.key in WORTH_IT]  # the last may not have been given yet
    assert len(done) > 10
    assert all(choice in given for choice in done), "in this order"


def test_in_a_round_what_was_found_lies_under_seal_when_it_closes() -> None:
    world = Thoughtful(4, 1, seed=4)
    people.play(world, inputs=2 * INPUTS)
    closed = {who: iter(rows) for who, rows in at_closings(world).items()}
    rounds = [(ask, choice) for ask, choice in world.found if declared(ask.key).of is Of.OFFERS]
    done = [(ask, choice) for ask, choice in rounds if ask not in world.game.asks.values()]
    assert sum(choice != PASSED for _, choice in done) > 3
    assert all(choice in closed[ask.seat, ask.key] for ask, choice in done), "in this order"


def test_whoever_sits_down_meanwhile_answers_for_themselves() -> None:
    world = Thoughtful(4, 1, seed=4)
    people.play_until(world, lambda now: in_mind(now) is not None)
    found = in_mind(world)
    assert found is not None
    number, seat = found
    sealed = world.game.sealed[number]
    world.controller._record.chairs[seat].temper = ""
    table = Running(world.game, world.controller._record, world.at())
    table.ai_choices = world.controller._ai_choices
    computers.seal(table)
    assert world.game.sealed[number] == sealed


def in_mind(world: World) -> tuple[int, Seat] | None:
    """A question of a round for which something else was found than what lies under seal, and whose it is."""
    asks, sealed = world.game.asks, world.game.sealed
    found = world.controller._ai_choices.items()
    return next(((n, asks[n].seat) for n, one in found if one is not None and sealed.get(n, one) != one), None)


def at_closings(world: World) -> dict[tuple[Seat | None, str], list[Choice]]:
    """Record the sealed answers of each player and round whenever one closed, be it with the last answer."""
    found: dict[tuple[Seat | None, str], list[Choice]] = {}
    lying: dict[tuple[Seat | None, str], Choice] = {}
    for row, after in itertools.zip_longest(world.made, world.made[1:]):
        if row.by == "computer" and row.key in QUESTIONS and declared(row.key).of is Of.OFFERS:
            lying[row.seat, row.key] = row.choice
        if row.key == CLOSE or (after is not None and after.phase != row.phase):
            for who, choice in lying.items():
                found.setdefault(who, []).append(choice)
            lying.clear()
    return found


def test_without_thoughts_and_with_impossible_ones_it_plays_as_a_normal_player_at_the_same_moments() -> None:
    worlds = [
        World(4, 2, seed=4, level="normal"),
        Thoughtful(4, 2, seed=4, comes=False),
        Thoughtful(4, 2, seed=4, instead="no such answer"),
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


def wants(key: str, world: World) -> bool:
    """True if a thought about such a question is wanted, or about any."""
    assert isinstance(world, Thoughtful)
    return any(one.key == key or not key for one in world.wanted)


def test_a_thought_changes_nothing_but_the_answer() -> None:
    one, two = Thoughtful(3, 1, seed=5), Thoughtful(3, 1, seed=5, comes=False)
    for world in (one, two):
        people.play_until(world, partial(wants, ""))
    assert one.rings == two.rings
    assert one.controller.dump() == two.controller.dump()


def test_after_a_restart_the_question_is_thought_about_anew_and_an_old_thought_is_of_no_use() -> None:
    world = Thoughtful(4, 1, seed=3, comes=False)
    people.play_until(world, partial(wants, "target"))
    (number,) = (n for n, ask in world.game.asks.items() if ask.key == "target")
    controller = world.copy()
    assert controller.handle(Thought(world.at(), str(number), encode(search.Answer("nothing")))) == []
    before = len(world.wanted)
    world.restart()
    assert len(world.wanted) == before + 1
    assert world.wanted[-1] == world.wanted[-2]


@pytest.mark.parametrize("level", ["normal", "easy"])
def test_nothing_is_thought_about_at_other_levels(level: str) -> None:
    world = Thoughtful(4, 1, seed=3, level=level)
    people.play(world, inputs=INPUTS)
    assert len(of_computers(world)) > 3
    assert world.wanted == []


def test_with_expansions_they_think_as_well() -> None:
    extras: dict[str, FlagValue] = {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True}
    world = Thoughtful(4, 1, seed=3, options=Options(extras=extras), comes=False)
    people.play(world, inputs=INPUTS)
    assert {"card", "target"} <= {one.key for one in world.wanted}
