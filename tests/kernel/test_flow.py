"""The helpers with which a phase asks: when they ask, and when there is nothing to ask."""

from __future__ import annotations

from typing import TypeVar

import pytest

from bot.kernel.ask import AskAny, AskMany, Choice, Part, Split
from bot.kernel.flow import Acted, Flow, any_of, everyone, number, one_of, order, split, up_to, yes_no

T = TypeVar("T")


def asked(flow: Flow[object]) -> AskMany | AskAny | None:
    """The first question, None if it returns without one."""
    return next(flow, None)


def answered(flow: Flow[T], *choices: Choice) -> T:
    next(flow)
    with pytest.raises(StopIteration) as stop:
        flow.send(choices)
    result: T = stop.value.value
    return result


def test_a_question_without_a_choice_is_not_asked() -> None:
    assert asked(one_of(0, "k", ["only"])) is None
    assert asked(number(0, "k", 3, 3)) is None
    assert asked(up_to(0, "k", 2, [])) is None
    assert asked(up_to(0, "k", 0, ["a"])) is None
    assert asked(everyone([])) is None
    assert asked(order(0, "k", ["only"])) is None
    assert asked(split(0, "k", Split(3, 9, (Part("a", 2), Part("b", 1))))) is None


def test_a_secret_question_is_asked_all_the_same_since_silence_would_tell() -> None:
    for flow in (
        one_of(0, "k", ["only"], secret=True),
        number(0, "k", 3, 3, secret=True),
        order(0, "k", ["only"], secret=True),
        split(0, "k", Split(1, 1, (Part("a", 1),)), secret=True),
    ):
        assert isinstance(asked(flow), AskMany)


def test_helpers_return_what_was_chosen() -> None:
    assert answered(one_of(0, "k", ["a", "b"]), "b") == "b"
    assert answered(number(0, "k", 1, 5), 4) == 4
    assert answered(up_to(0, "k", 2, [1, 2, 3]), [3, 1]) == [3, 1]
    assert answered(yes_no(0, "k"), True) is True
    assert answered(order(0, "k", [1, 2, 3]), [3, 1, 2]) == [3, 1, 2]
    assert answered(split(0, "k", Split(1, 4, (Part("a", 3), Part("b", 1)))), {"a": 2}) == {"a": 2, "b": 0}


def test_a_forced_division_gives_every_part() -> None:
    with pytest.raises(StopIteration) as stop:
        next(split(0, "k", Split(2, 2, (Part("a", 2, 2), Part("b", 1)))))
    assert stop.value.value == {"a": 2, "b": 0}


def test_a_helper_fed_with_the_wrong_kind_of_reply_raises() -> None:
    flow = yes_no(0, "k")
    next(flow)
    with pytest.raises(TypeError):
        flow.send(Acted(0, "k", None))
    wait = any_of(AskAny("k", ()))
    next(wait)
    with pytest.raises(TypeError):
        wait.send((1,))
