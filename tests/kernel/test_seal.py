"""Questions under seal: answers may be changed, silence has a meaning, and a clock may say when it is over."""

from __future__ import annotations

import msgspec
import pytest

from bot.kernel.ask import Ask, OneOf
from bot.kernel.event import Event
from bot.kernel.flow import End, Flow, Frame, Next, under_seal
from bot.kernel.game import Game, Rules
from bot.kernel.saved import AlreadyNoted, NotAnOption, NotAsked, NotOffered, WrongActor


class State(msgspec.Struct):
    seats: int
    heard: list[str] = []


class Votes(Event, frozen=True):
    heard: list[str]


def vote(game: Game[State], closer: str | None = None) -> Flow[Next]:
    form = OneOf(("yes", "no", "pass"))
    asks = [Ask(seat=seat, key="vote", form=form, default="pass", secret=True) for seat in range(game.state.seats)]
    game.state.heard = [str(choice) for choice in (yield from under_seal(asks, closer))]
    game.emit(Votes(heard=list(game.state.heard)))
    return End()


def table(closer: str | None) -> Game[State]:
    start = Frame("vote", {"closer": closer})
    rules = Rules(
        name="votes", version=1, state=State, setup=lambda n, options: State(n), start=start, phases={"vote": vote}
    )
    return Game.new(rules, 1, 3, None)


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    game = table(None)
    game.answer(1, 0, "yes")
    game.answer(1, 0, "no")
    assert dict(game.sealed) == {1: "no"}
    assert sorted(game.asks) == [1, 2, 3]
    game.answer(2, 1, "yes")
    assert not game.over
    game.answer(3, 2, "yes")
    assert game.over
    assert game.state.heard == ["no", "yes", "yes"]
    with pytest.raises(AlreadyNoted):
        game.answer(1, 0, "yes")


def test_a_closer_alone_lets_it_go_on_and_silence_is_the_default() -> None:
    game = table("close")
    assert [action.key for action in game.actions] == ["close"]
    for seat in (2, 0, 1):
        game.answer(seat + 1, seat, "yes")
    assert not game.over
    game.act("close", by="clock")
    assert game.state.heard == ["yes"] * 3
    silent = table("close")
    silent.answer(2, 1, "no")
    silent.act("close", by="clock")
    assert silent.state.heard == ["pass", "no", "pass"]


def test_the_repeat_of_the_same_answer_is_noted_and_what_is_refused_changes_nothing() -> None:
    game = table("close")
    game.answer(1, 0, "yes")
    before = game.digest()
    with pytest.raises(AlreadyNoted):
        game.answer(1, 0, "yes")
    with pytest.raises(NotOffered):
        game.act("shut")
    with pytest.raises(WrongActor):
        game.act("close", 1)
    with pytest.raises(NotAnOption):
        game.act("close", None, 1)
    with pytest.raises(NotOffered):
        table(None).act("close")
    assert game.digest() == before
    with pytest.raises(NotAsked):
        game.answer(99, 1, "yes")


def test_changes_and_the_closing_survive_a_resume_and_an_undo() -> None:
    game = table("close")
    game.answer(1, 0, "yes")
    game.answer(1, 0, "no")
    again = Game.resume(game.rules, game.save()).game
    assert again.digest() == game.digest()
    assert dict(again.sealed) == {1: "no"}
    assert dict(again.asks) == dict(game.asks)
    again.undo(0)
    assert list(again.sealed.values()) == ["yes"]
    again.act("close", by="clock")
    assert again.state.heard == ["yes", "pass", "pass"]


def test_a_question_with_a_closer_needs_a_default() -> None:
    def phase(game: Game[State]) -> Flow[Next]:
        yield from under_seal([Ask(seat=0, key="q", form=OneOf((1, 2)))], "close")
        return End()

    rules = Rules(
        name="v", version=1, state=State, setup=lambda n, options: State(n), start=Frame("p"), phases={"p": phase}
    )
    with pytest.raises(Exception, match="broke on the beginning") as broken:
        Game.new(rules, 1, 1, None)
    assert "no default" in str(broken.value.__cause__)
