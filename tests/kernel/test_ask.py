"""The forms: what they accept, sample and count."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.ask import Action, AskAny, Form, Number, OneOf, UpTo, YesNo
from bot.kernel.codec import Plain, decode, encode
from tests.kernel.strategies import distinct, plain

forms: st.SearchStrategy[Form] = st.one_of(
    distinct.filter(len).map(OneOf),
    st.builds(UpTo, st.integers(0, 5), distinct),
    st.tuples(st.integers(-9, 9), st.integers(0, 9)).map(lambda pair: Number(pair[0], pair[0] + pair[1])),
    st.just(YesNo()),
)


@given(forms, st.integers())
def test_what_a_form_samples_it_accepts_also_after_a_restart(form: Form, seed: int) -> None:
    choice = form.sample(Random(seed).randrange)
    assert form.accepts(choice)
    assert form.accepts(decode(encode([choice]), list[Plain])[0])  # type: ignore[arg-type]


@given(distinct, plain)
def test_one_of_accepts_its_options_and_nothing_else(options: tuple[Plain, ...], other: Plain) -> None:
    form = OneOf(options)
    assert all(map(form.accepts, options))
    assert form.count() == len(options)
    assert form.accepts(other) == (encode(other) in map(encode, options))


@given(st.integers(0, 4), st.lists(st.integers(0, 9), unique=True, max_size=4))
def test_up_to_counts_selections_regardless_of_order(n: int, options: list[int]) -> None:
    form = UpTo(n, tuple(options))
    accepted = [pick for size in range(6) for pick in permutations(options, size) if form.accepts(list(pick))]
    assert form.count() == len(set(map(frozenset, accepted)))


def test_up_to_refuses_repeats_strangers_and_too_many() -> None:
    form = UpTo(2, ("a", "b", 1))
    assert form.accepts([])
    assert form.accepts(["b", 1])
    for choice in (["a", "a"], ["c"], ["a", "b", 1], [True], "a", None):
        assert not form.accepts(choice)


def test_true_is_no_number_and_one_is_no_yes() -> None:
    assert not Number(0, 3).accepts(True)
    assert not YesNo().accepts(1)
    assert not OneOf((1, 2)).accepts(True)
    assert not OneOf((True,)).accepts(1)


@given(st.integers(-20, 20), st.integers(-20, 20))
def test_a_number_form_counts_what_it_accepts(low: int, high: int) -> None:
    form = Number(low, high)
    assert form.count() == sum(form.accepts(value) for value in range(-30, 30))


@pytest.mark.parametrize("options", [(1, 1), ("a", "b", "a"), ([1], [1]), ({"a": 1}, {"a": 1}), (None, None)])
def test_an_option_cannot_be_given_twice(options: tuple[Plain, ...]) -> None:
    with pytest.raises(ValueError, match="twice"):
        OneOf(options)
    with pytest.raises(ValueError, match="twice"):
        UpTo(1, options)


def test_one_and_true_are_two_options() -> None:
    assert OneOf((1, True)).count() == 2


def test_two_actions_cannot_share_a_key() -> None:
    with pytest.raises(ValueError, match="one key"):
        AskAny("x", (Action("a"), Action("a", (1,))))
