"""The forms: what they accept, sample and count."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, strategies as st

from bot.kernel.ask import Action, AskAny, Deal, Form, Gift, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.kernel.codec import Plain, decode, encode
from tests.kernel.strategies import distinct, plain

parts = st.lists(
    st.builds(
        lambda name, low, more: Part(name, low + more, low), st.text(max_size=2), st.integers(0, 2), st.integers(0, 3)
    ),
    max_size=3,
    unique_by=lambda part: part.name,
).map(tuple)
splits = st.builds(lambda low, more, parts: Split(low, low + more, parts), st.integers(-1, 6), st.integers(0, 3), parts)
gifts = st.builds(
    Gift,
    distinct,
    distinct.map(lambda grants: tuple(grant for grant in grants if grant is not None)),
    st.none() | st.integers(0, 3),
)
forms: st.SearchStrategy[Form] = st.one_of(
    distinct.filter(len).map(OneOf),
    st.builds(UpTo, st.integers(0, 5), distinct),
    st.tuples(st.integers(-9, 9), st.integers(0, 9)).map(lambda pair: Number(pair[0], pair[0] + pair[1])),
    st.just(YesNo()),
    distinct.map(Order),
    splits.filter(Split.count),
    st.builds(Deal, gifts, gifts).filter(Deal.count),
)


@given(forms, st.integers())
def test_what_a_form_samples_it_accepts_also_after_a_restart(form: Form, seed: int) -> None:
    choice = form.sample(Random(seed).randrange)
    assert form.accepts(choice)
    assert form.accepts(decode(encode([choice]), list[Plain])[0])


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


@given(splits)
def test_a_split_counts_what_it_accepts(form: Split) -> None:
    names = [part.name for part in form.parts]
    shares = product(*(range(part.high + 2) for part in form.parts))
    assert form.count() == sum(form.accepts(dict(zip(names, share, strict=True))) for share in shares)
    assert form.single() == (form.count() == 1)


def test_a_split_keeps_to_the_limits_of_whole_and_parts() -> None:
    form = Split(2, 4, (Part("a", 3, 1), Part("b", 2)))
    for choice in ({"a": 2}, {"a": 2, "b": 0}, {"a": 3, "b": 1}):
        assert form.accepts(choice)
    for wrong in ({"a": 1}, {"a": 3, "b": 2}, {"b": 2}, {"a": 4}, {"a": 2, "c": 0}, {"a": True, "b": 2}, [2, 0], None):
        assert not form.accepts(wrong)
    with pytest.raises(ValueError, match="one name"):
        Split(1, 1, (Part("a", 1), Part("a", 2)))


def test_a_split_that_cannot_come_out_has_no_answers() -> None:
    assert Split(3, 4, (Part("a", 2),)).count() == 0
    assert Split(0, 0, (Part("a", 2, 1),)).count() == 0
    assert Split(0, 0, ()).count() == 1


def test_an_order_takes_each_option_once() -> None:
    form = Order(("a", "b", 1))
    assert form.accepts([1, "a", "b"])
    assert form.count() == 6
    for wrong in (["a", "b"], ["a", "b", "b"], ["a", "b", 1, "a"], ["a", "b", True], "ab1", None):
        assert not form.accepts(wrong)


@given(splits | st.builds(Deal, gifts, gifts) | st.builds(Number, st.integers(-3, 3), st.integers(-3, 3)))
def test_a_form_is_possible_when_it_counts_any_answer(form: Form) -> None:
    assert form.possible() == (form.count() > 0)


@pytest.mark.parametrize("options", [(), ("a",), ("a", "b")])
def test_only_a_choice_among_nothing_is_impossible(options: tuple[Plain, ...]) -> None:
    assert OneOf(options).possible() == bool(options)
    for form in (UpTo(0, options), Order(options), YesNo()):
        assert form.possible()
        assert form.count() > 0


@given(st.builds(Deal, gifts, gifts), st.sets(st.integers(0, 10**6), min_size=1, max_size=1))
def test_a_deal_is_never_empty(form: Deal, seeds: set[int]) -> None:
    empty: Plain = {"goods": [], "grant": None}
    assert not form.accepts({"give": empty, "take": empty})
    if form.possible():
        assert form.accepts(form.sample(lambda sides: 0))
        assert form.accepts(form.sample(Random(seeds.pop()).randrange))


def test_a_gift_may_limit_the_number_of_its_goods() -> None:
    form = Deal(Gift(), Gift(("x", "y", "z"), most=2))
    nothing: Plain = {"goods": [], "grant": None}
    assert form.accepts({"give": nothing, "take": {"goods": ["z", "x"], "grant": None}})
    assert not form.accepts({"give": nothing, "take": {"goods": ["x", "y", "z"], "grant": None}})
    assert form.count() == 1 + 3 + 3 - 1


def test_a_deal_takes_any_goods_and_at_most_one_grant_each_way() -> None:
    form = Deal(Gift(("x", "y"), ("p", "q")), Gift(("z",)))
    nothing: Plain = {"goods": [], "grant": None}
    assert form.count() == 4 * 3 * 2 - 1
    assert form.accepts({"give": {"goods": ["y", "x"], "grant": "q"}, "take": nothing})
    assert form.accepts({"give": nothing, "take": {"goods": ["z"], "grant": None}})
    for wrong in (
        {"give": {"goods": ["z"], "grant": None}, "take": nothing},
        {"give": {"goods": ["x", "x"], "grant": None}, "take": nothing},
        {"give": {"goods": [], "grant": "r"}, "take": nothing},
        {"give": {"goods": [], "grant": ["p", "q"]}, "take": nothing},
        {"give": {"goods": ["x"]}, "take": nothing},
        {"give": {"goods": ["x"], "grant": None}},
        ["x"],
        None,
    ):
        assert not form.accepts(wrong)
