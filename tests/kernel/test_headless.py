"""A game without a table: what leaves no choice is not put, nothing is encoded unasked, and what is saved is whole."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bot.kernel import execution
from bot.kernel.ask import Action, Ask, AskAny, Choice, OneOf
from bot.kernel.event import Event, Seat
from bot.kernel.flow import End, Flow, Frame, Goto, Next, any_of, everyone, under_seal
from bot.kernel.game import Game, Rules
from bot.kernel.headless import Headless
from bot.kernel.saved import NothingToUndo, RefereeNeeded, Refused
from proving.saving import reproduce

PASS = "pass"


class State(msgspec.Struct):
    said: list[list[Choice]] = []
    """What came of each round, in the order of the seats."""
    drawn: list[int] = []
    shouts: int = 0


class Round(Event, frozen=True):
    said: list[Choice]


class Acted(Event, frozen=True):
    key: str


class Shouted(Event, frozen=True):
    shouts: int


class TooLoud(Refused):
    """Raised when somebody shouts twice."""


def _round(game: Game[State], rows: Sequence[Sequence[str]], closer: str | None) -> Flow[None]:
    asks = [Ask(seat=seat, key="round", form=OneOf((PASS, *row)), default=PASS) for seat, row in enumerate(rows)]
    said = yield from under_seal(asks, closer)
    game.state.said.append([*said])
    game.state.drawn.append(game.draw(6))
    game.emit(Round(said=[*said]))


def first(game: Game[State]) -> Flow[Next]:
    yield from _round(game, [[], [], []], "close")
    yield from _round(game, [[], ["a", "b"], ["c"]], "close")
    yield from _round(game, [["d"], [], []], None)
    return Goto("second")


def second(game: Game[State]) -> Flow[Next]:
    """All pass, somebody acts, and one of two is asked; then nothing is left to choose to the end."""
    yield from _round(game, [[], []], "close")
    acted = yield from any_of(AskAny("any", (Action("go", (1,)),)))
    game.emit(Acted(key=acted.key))
    got = yield from everyone(
        [Ask(seat=seat, key="open", form=OneOf(tuple(row))) for seat, row in enumerate((["x"], ["y", "z"]))]
    )
    game.state.said.append([*got.values()])
    if got[1] == "z":
        raise RuntimeError("z is no good")
    yield from _round(game, [[], []], "close")
    return End()


def shout(game: Game[State], seat: Seat | None, choice: Choice) -> None:
    game.state.shouts += 1
    game.emit(Shouted(shouts=game.state.shouts))
    if game.state.shouts > 1:
        raise TooLoud


RULES: Rules[State] = Rules(
    name="rounds",
    version=1,
    state=State,
    setup=lambda players, options: State(),
    start=Frame("first"),
    phases={"first": first, "second": second},
    interrupts={"shout": shout},
)
CHOICES = {(0, "round"): "d", (1, "round"): "b", (2, "round"): "c", (1, "open"): "y"}
"""Who says what, where it can be said."""


def step(game: Game[State]) -> None:
    """A decision of somebody, as long as the game is not over."""
    for number, ask in game.asks.items():
        if number not in game.sealed:
            assert isinstance(ask.form, OneOf)
            wish = CHOICES.get((ask.seat, ask.key), PASS)
            game.answer(number, ask.seat, wish if wish in ask.form.options else ask.form.options[0])
            return
    action = game.actions[0]
    game.act(action.key, action.seats[0] if action.seats else None)


def played(game: Game[State], most: int = 100) -> list[tuple[Seat | None, str, Choice]]:
    for _ in range(most):
        if game.over:
            break
        step(game)
    return [(row.seat, row.key, row.choice) for row in game.take_decisions()]


def headless() -> Headless[State]:
    return Headless.new(RULES, 3, 3, None)


def table() -> Game[State]:
    return Game.new(RULES, 3, 3, None)


def test_only_what_leaves_a_choice_is_put_and_rounds_close_by_themselves() -> None:
    game = headless()
    assert [(ask.seat, ask.key) for ask in game.asks.values()] == [(1, "round"), (2, "round")]
    assert played(game) == [
        (1, "round", "b"),
        (2, "round", "c"),
        (0, "round", "d"),
        (1, "go", None),
        (1, "open", "y"),
    ]


def test_it_comes_to_the_same_state_events_and_digest_as_at_a_table() -> None:
    one, other = headless(), table()
    assert len(played(other)) > len(played(one))
    assert one.state == other.state
    assert one.state.said == [[PASS] * 3, [PASS, "b", "c"], ["d", PASS, PASS], [PASS] * 2, ["x", "y"], [PASS] * 2]
    assert one.take_events() == other.take_events()
    assert one.digest() == other.digest()


def test_nothing_is_encoded_until_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[object] = []
    game = headless()
    with monkeypatch.context() as patch:
        patch.setattr(execution, "encode", encoded.append)
        played(game)
    assert encoded == []
    assert game.save().phase == 3
    assert Game.resume(RULES, game.save()).game.state == game.state


@pytest.mark.parametrize("decisions", range(6))
def test_what_is_saved_at_any_moment_goes_on_at_a_table_and_headless(decisions: int) -> None:
    whole = table()
    played(whole)
    game = headless()
    played(game, decisions)
    for again in (Game.resume(RULES, game.save()), Headless.resume(RULES, game.save())):
        assert (again.dropped, again.strayed) == ((), None)
        assert again.game.state == game.state
        assert again.game.log == game.log
        played(again.game)
        assert again.game.digest() == whole.digest()
    played(game)
    assert game.digest() == whole.digest()


def test_a_game_of_a_table_goes_on_headless_from_the_middle_of_a_round() -> None:
    game = table()
    played(game, 6)  # one round is closed, and in the next seat 1 has answered and nobody else has
    assert len(game.sealed) == 2
    again = Headless.resume(RULES, game.save()).game
    assert [ask.seat for ask in again.asks.values()] == [2]
    assert played(again)[0] == (2, "round", "c")
    played(game)
    assert again.digest() == game.digest()


def test_a_round_in_which_only_the_close_is_left_closes() -> None:
    game = table()
    played(game, 7)
    assert len(game.sealed) == 3
    assert [ask.seat for ask in Headless.resume(RULES, game.save()).game.asks.values()] == [0]


def test_after_a_refusal_it_stands_where_it_stood() -> None:
    game, other = headless(), table()
    for one in (game, other):
        played(one, 1 if one is game else 6)
        one.interrupt("shout")
        one.take_events()
        with pytest.raises(TooLoud):
            one.interrupt("shout")
        assert one.events == []
        assert one.state.shouts == 1
    assert [ask.seat for ask in game.asks.values()] == [2]
    played(game)
    played(other)
    assert game.digest() == other.digest()


def test_what_breaks_can_be_reproduced_at_a_table() -> None:
    game = headless()
    played(game, 4)
    number = next(iter(game.asks))
    with pytest.raises(RefereeNeeded) as caught:
        game.answer(number, 1, "z")
    with pytest.raises(RefereeNeeded, match="broke on open"):
        reproduce(RULES, caught.value.case)
    assert played(game) == [(1, "open", "y")]


def test_nothing_is_taken_back() -> None:
    game = headless()
    played(game, 2)
    with pytest.raises(NothingToUndo):
        game.undo(consent=True)
