"""Whole games of people and computer players: who is told what, restarts at any moment, limits (design 4, design 5)."""

from __future__ import annotations

import pytest

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Edit, Effect, Input, Post, Pressed, Started, Tick
from bot.tables.cosmic.clockwork import deadlines, looks
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

TABLES = [(3, 1, "live"), (4, 2, "daily"), (5, 5, "live"), (3, 3, "relaxed"), (2, 2, "lively")]


def asks(body: Body) -> bool:
    """True if a message shows a question, and not only that one of before is over."""
    return any(button.choice.startswith("q_") for row in body.buttons for button in row) or bool(body.menus)


class Watched(World):
    """A world that looks at every input: pushes, and every so often what another process would have done."""

    every: int = 40

    def handle(self, event: Input) -> list[Effect]:
        before = {} if isinstance(event, Started) and event.fresh else self.pending_of()
        twin = self.copy() if self.ready and self.inputs % self.every == 0 and self.over is None else None
        effects = super().handle(event)
        if twin is not None:
            again = twin.handle(event)
            assert [encode(effect) for effect in again] == [encode(effect) for effect in effects]
            assert twin.dump() == self.at_input
        self.pushes(event, before, effects)
        return effects

    @property
    def ready(self) -> bool:
        return hasattr(self, "controller") and bool(self.messages)

    @property
    def at_input(self) -> bytes:
        """The controller as it stood after the input, before anything that the input brought back (a refused
        message).
        """
        return self.dumps[0]

    def pending_of(self) -> dict[Seat, set[int]]:
        """Questions that wait for people, by seat; what a challenge asks ahead by the challenge, below zero."""
        found: dict[Seat, set[int]] = {}
        for number, seat in people.waiting(self):
            found.setdefault(seat, set()).add(number)
        for seat in looks.awaited(people.running(self)):
            found.setdefault(seat, set()).add(-self.game.state.challenges)
        return found

    def pushes(self, event: Input, before: dict[Seat, set[int]], effects: list[Effect]) -> None:
        """Everybody who is newly asked is told once; in a round either all of them are, at once or later, or nobody. Of
        what is by the way nobody is notified.
        """
        if self.over is not None or (isinstance(event, Started) and not event.fresh):
            return
        under_seal = any(action.key == "close" for action in self.game.actions)
        told = {
            seat: sum(
                (isinstance(effect, Post) and (effect.seat == seat or seat in effect.ping))
                or (isinstance(effect, Edit) and self.messages[effect.key].seat == seat and asks(effect.body))
                for effect in effects
            )
            for seat in self.seats
        }
        served = event.seat if isinstance(event, Pressed) else None
        fresh = [
            seat for seat, now in self.pending_of().items() if seat != served and not now <= before.get(seat, set())
        ]
        if under_seal:
            reached = {seat for seat in fresh if told[seat] or self.is_told_later(seat)}
            assert reached <= self.closed or reached >= set(fresh) - self.closed
        else:
            dealt = any(action.key.startswith("deal.") for action in self.game.actions)
            assert all(told[seat] == 1 for seat in fresh) or dealt or deadlines.by_the_way(people.running(self)), told
        notified = [one for one in effects if isinstance(one, Post) and (one.place == "dm" or one.ping)]
        assert not (notified and deadlines.by_the_way(people.running(self)))
        assert all(count <= 1 for count in told.values())

    def is_unread(self, seat: Seat) -> bool:
        """True if the seat's person has not come since the last message to them."""
        record = self.controller._record
        prompt = record.chairs[seat].person.prompt
        return prompt is not None and record.chairs[seat].person.seen < prompt.posted

    def is_told_later(self, seat: Seat) -> bool:
        """True if the seat is notified if no answer comes, or a notice stands for which nobody has come."""
        return self.is_unread(seat) or self.controller._record.chairs[seat].person.push_due is not None


@pytest.mark.parametrize(("players", "some", "speed"), TABLES)
def test_whole_games_tell_everybody_once_and_survive_restarts(players: int, some: int, speed: str) -> None:
    world = Watched(players, some, seed=players * 10 + some, speed=speed)
    people.play(world)
    assert world.over == "ended"
    assert not world.rings
    assert all(not owe.what for owe in world.owes.values())
    posted = [message for message in world.messages.values() if message.place == "thread"]
    assert not any(message.ping for message in posted)


def test_a_game_that_is_restarted_at_every_twentieth_input_goes_on_to_one_end() -> None:
    restarted = World(3, 2, seed=4, speed="live")
    while restarted.over is None:
        people.play(restarted, inputs=restarted.inputs + 1)
        if restarted.inputs % 20 == 0 and restarted.over is None:
            restarted.restart()
    assert restarted.over == "ended"
    results = [effect for effect in restarted.effects if isinstance(effect, Post) and effect.place == "above"]
    assert len(results) == 1


def test_who_gets_no_direct_messages_is_mentioned_and_told_privately() -> None:
    world = World(3, 2, seed=9, speed="lively", closed=frozenset({0, 1, 2}))
    mentioned: set[Seat] = set()
    while world.over is None and world.game.state.challenges < 3:
        for message in world.messages.values():
            mentioned |= set(message.ping)
            assert not (message.ping and any(action.key == "close" for action in world.game.actions))
        one = people.waiting(world)
        if one:
            people.answer(world, *one[0], 5_000)
        else:
            world.wait()
    assert mentioned == set(world.seats)
    assert not any(message.place == "dm" for message in world.messages.values())
    told = [body.text for body in world.private.values()] + [text for _, text in world.replies]
    shown = [effect for effect in world.effects if "I can't message you" in str(effect)]
    assert told
    assert len(shown) == len(world.seats)


def test_a_repeated_or_late_timer_does_nothing() -> None:
    world = World(3, 2, seed=2, speed="daily")
    for _ in range(6):
        world.wait()
    before = world.controller.dump()
    for name in ("due", "think.1", "bargain", "guests", "panel", "nonsense"):
        if name not in world.rings:
            assert world.controller.handle(Tick(world.at(), name)) == []
    assert world.controller.dump() == before
