"""Typed answers: lists, numbers and divisions are read as people write them, and completed while they type."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from rapidfuzz import fuzz

from bot.kernel.ask import Ask, Choice, Deal, Form, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.tables.cosmic.controls import Answer, Asked, Draft, Refused
from bot.tables.cosmic.questions import questions, reading, reading_deals
from bot.tables.cosmic.questions.bargaining import heap
from bot.words import search
from bot.words.search import Named, completions, find, plain, too_long
from tests.tables.cosmic.asked import met, negotiations

NAMES = ("Ana", "Ben", "Cy", "Deal", "Eve", "Fay")


def asked(form: Form, key: str = "mobius_tubes", default: Choice = None, language: str = "en") -> Asked:
    like = next(one for one in met() if one.ask.key == "commit" and len(one.view.table.players) > 3)
    return Asked(7, Ask(seat=0, key=key, form=form, default=default), like.view, NAMES, language)


COMMIT = Split(1, 4, (Part("red-1", 4), Part("red-2", 4), Part("blue-4", 2), Part("light_blue-5", 1)))


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("3 from red-2, 1 from blue-4", {"red-2": 3, "blue-4": 1}),
        ("3 red 2 and 1 blue 4", {"red-2": 3, "blue-4": 1}),
        ("red 2: 3, blue 4: 1", {"red-2": 3, "blue-4": 1}),
        ("red2 x3; blue4 x 1", {"red-2": 3, "blue-4": 1}),
        ("3 from Ana's planet 2, 1 Eve 5", {"red-2": 3, "light_blue-5": 1}),
        ("Ana's planet 2: 3 and Eve's planet 5: 1", {"red-2": 3, "light_blue-5": 1}),
        ("3x red 2 + blue 4", {"red-2": 3, "blue-4": 1}),
        ("2 tokens from red-1", {"red-1": 2}),
        ("RED-1=4", {"red-1": 4}),
        ("4 ligt blue 5", None),
        ("1 ligt blue 5", {"light_blue-5": 1}),
        ("light blue 5", {"light_blue-5": 1}),
        ("red 1, red 2, blue 4", {"red-1": 1, "red-2": 1, "blue-4": 1}),
        ("3", {"red-1": 3}),
        ("5 red 1", None),
        ("3 red 1, 2 red 2", None),
        ("3 mars", None),
        ("", None),
        ("0", None),
        ("9" * 5_000, None),
        ("²", None),
    ],
)
def test_divisions_are_read_as_people_write_them_4_4_1(typed: str, choice: Choice) -> None:
    result = reading.read(asked(COMMIT, default={"red-1": 3}), typed)
    if choice is None:
        assert isinstance(result, Refused)
        assert "(cosmic 8.15)" in result.text
    else:
        assert result == Answer(choice)


@pytest.mark.parametrize("names", [NAMES, tuple(f"{name} {'o' * 28}" for name in NAMES)], ids=["short", "long"])
@pytest.mark.parametrize("typed", ["red-2", "red 2", "Ana 2", "Ana's planet 2", "ana's 2"])
def test_a_planet_is_read_by_its_colour_and_by_its_owner(typed: str, names: tuple[str, ...]) -> None:
    here = replace(asked(OneOf(("red-1", "red-2", "blue-2"))), names=names)
    assert reading.read(here, typed) == Answer("red-2")


@pytest.mark.parametrize("typed", ["Rot 2", "Ana 2", "Planet 2 von Ana"])
def test_a_planet_is_read_both_ways_in_german(typed: str) -> None:
    assert reading.read(asked(OneOf(("red-1", "red-2", "blue-2")), language="de"), typed) == Answer("red-2")


def test_a_place_alone_takes_all_where_the_whole_is_fixed() -> None:
    form = Split(3, 3, (Part("red-1", 3), Part("red-2", 3), Part("red-3", 3), Part("red-4", 3)))
    assert reading.read(asked(form), "red 2") == Answer({"red-2": 3})


def test_a_division_is_completed_with_what_still_fits() -> None:
    here = asked(COMMIT, default={"red-1": 3})
    rows = [value for _, value in reading.suggest(here, "")]
    assert rows[0] == "Ana's planet 1: 3"
    rows = [value for _, value in reading.suggest(here, "red 2: 3, bl")]
    assert rows == ["Ana's planet 2: 3, blue 4: 1", "Ana's planet 2: 3, Eve's planet 5: 1"]
    for row in rows:
        assert isinstance(reading.read(here, row), Answer)
    assert "Ana's planet 2: 1" in [value for _, value in reading.suggest(here, "ana's planet 2")]


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("Ben", [1]),
        ("ben and cy", [1, 2]),
        ("Cy, Ben", [2, 1]),
        ("all", [1, 2, 3]),
        ("everyone", [1, 2, 3]),
        ("nobody", []),
        ("none of them", []),
        ("deel", [3]),
        ("Ben, Ben", [1]),
        ("Zoe", None),
    ],
)
def test_lists_are_read_with_commas_and_words_4_5_2(typed: str, choice: Choice) -> None:
    result = reading.read(asked(UpTo(3, (1, 2, 3)), "invite.offense"), typed)
    if choice is None:
        assert isinstance(result, Refused)
        assert "(cosmic 4.5.2)" in result.text
    else:
        assert result == Answer(choice)


def test_a_list_is_completed_by_what_is_not_named_yet() -> None:
    here = asked(UpTo(3, (1, 2, 3)), "invite.offense")
    assert [value for _, value in reading.suggest(here, "Ben, ")] == ["Ben, Cy", "Ben, Deal"]
    two = asked(UpTo(2, (1, 2, 3)), "invite.offense")
    assert [value for _, value in reading.suggest(two, "Ben, Cy, ")] == []
    assert isinstance(reading.read(two, "Ben, Cy, Deal"), Refused)


def test_an_order_names_each_once_and_the_last_may_be_left_out_4_0_5() -> None:
    here = asked(Order((1, 2, 3)), "healer.whom")
    assert reading.read(here, "Cy, Ben, Deal") == Answer([2, 1, 3])
    assert reading.read(here, "Cy, Ben") == Answer([2, 1, 3])
    missing = reading.read(here, "Cy")
    assert isinstance(missing, Refused)
    assert "Still missing: 🟣 Ben and 🔶 Deal." in missing.text
    assert ("Cy, Ben, Deal", "Cy, Ben, Deal") in reading.suggest(here, "Cy")


@pytest.mark.parametrize(("typed", "choice"), [("yes", True), ("Y", True), ("nope", False), ("No!", False)])
def test_yes_and_no_are_read_in_many_ways(typed: str, choice: bool) -> None:
    assert reading.read(asked(YesNo(), "healer.use"), typed) == Answer(choice)


@pytest.mark.parametrize(("typed", "choice"), [("ja", True), ("nein", False), ("Ja.", True)])
def test_german_answers_are_read_in_german(typed: str, choice: bool) -> None:
    assert reading.read(asked(YesNo(), "healer.use", language="de"), typed) == Answer(choice)


@pytest.mark.parametrize("typed", ["3 von Rot 2 und 1 von Blau 4", "Rot 2 3×, Blau 4 1×"])
def test_a_german_division_is_read_in_german(typed: str) -> None:
    assert reading.read(asked(COMMIT, language="de"), typed) == Answer({"red-2": 3, "blue-4": 1})


@pytest.mark.parametrize(("typed", "choice"), [("7", 7), ("it is 7", 7), ("-1", None), ("41", None), ("ten", None)])
def test_numbers_are_read_and_kept_to_their_range(typed: str, choice: int | None) -> None:
    result = reading.read(asked(Number(1, 40), "gambler.stake"), typed)
    assert result == Answer(choice) if choice is not None else isinstance(result, Refused)


def test_typed_answers_that_give_something_up_wait_for_a_second_press() -> None:
    here = asked(UpTo(2, ("A8.1", "C.1")), "laser.discard")
    once = reading.read(here, "compromise")
    assert isinstance(once, Draft)
    assert "discard Compromise" in questions.show(here, once).text
    assert questions.press(here, once, "q_sure") == Answer(["C.1"])


def test_signs_case_and_accents_do_not_matter() -> None:
    assert plain("  Zoë-Ann's  A12! ") == "zoe ann s a 12"
    things = [Named("zoe", ("Zoë",)), Named("star", ("★",)), Named("ann", ("Ann", "red"))]
    assert [one.value for one in find("zoe", things)] == ["zoe"]
    assert [one.value for one in find("★", things)] == ["star"]
    assert [one.value for one in find("RED", things)] == ["ann"]
    assert find("?", things) == []
    assert [one.value for one in completions("", things)] == ["zoe", "star", "ann"]


def test_numbers_are_never_taken_for_a_typo_of_each_other() -> None:
    things = [Named(12, ("attack 12",)), Named(15, ("attack 15",))]
    assert find("attack 13", things) == []
    assert [one.value for one in find("atack 15", things)] == [15]
    assert len(find("attack", things)) == 2


def _each_shape() -> list[Asked]:
    """One question of every key and shape."""
    return list({(one.ask.key, type(one.ask.form)): one for one in met()}.values())


LONG = ("e" * 2_000, "abcdefghij " * 180, "deal " * 400, "ß" * 2_000, "x 1 " * 500, "1 red 2;" * 250, "9" * 2_000)


def test_what_is_far_too_long_for_a_name_is_given_up_for_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    alike: list[tuple[int, int]] = []

    def ratio(one: str, other: str, *, score_cutoff: float) -> float:
        assert score_cutoff > 0  # with it a look at the lengths is enough
        if rate := fuzz.ratio(one, other, score_cutoff=score_cutoff):
            alike.append((len(one), len(other)))
        return rate

    monkeypatch.setattr(search, "fuzz", SimpleNamespace(ratio=ratio))
    names = [Named("a", ("attack 12",)), Named("d", ("deal",))]
    assert [one.value for one in find("atack 12", names)] == ["a"]
    assert alike
    for long in LONG:
        for one in _each_shape():
            reading.read(one, long)
            reading.suggest(one, long)
        for bargain in negotiations()[::20]:
            reading_deals.read(bargain, long)
            reading_deals.suggest(bargain, long)
    assert max(max(pair) / min(pair) for pair in alike) < 4


def test_a_ligature_counts_as_the_letters_that_it_stands_for_8_15() -> None:
    refused = reading.read(asked(COMMIT), "\ufdfa" * 112)
    assert isinstance(refused, Refused)
    assert "2,000 characters" in refused.text
    assert too_long("\ufdfa" * 112)
    assert not too_long("\ufdfa" * 111)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_of_more_than_2000_characters_is_read_8_15(language: str) -> None:
    place = asked(COMMIT, language=language)
    long = "red 2" + " " * 1_996
    bargain = negotiations()[0]
    for one, read in ((place, reading.read(place, long)), (bargain, reading_deals.read(bargain, long))):
        assert isinstance(read, Refused), one
        assert re.search(r"2[.,]?000 (characters at most|Zeichen) \(cosmic [\d.]+\)", read.text), read.text
    assert reading.suggest(place, long) == reading_deals.suggest(bargain, long) == []
    assert isinstance(reading.read(place, long[:-1]), Answer)


def test_everything_that_can_be_offered_is_short_enough_to_be_typed_5_5_3() -> None:
    for one in negotiations():
        action = one.action("offer")
        if action is not None and isinstance(action.form, Deal):
            rows = [option.label for place in range(4) for option in heap(one, action.form, place)]
            assert len(", ".join(rows)) < 2_000


def test_planets_of_people_whose_names_read_as_a_list_are_suggested_by_colour() -> None:
    here = replace(asked(COMMIT, default={"red-1": 3}), names=("Tom and Jerry", *NAMES[1:]))
    rows = [value for _, value in reading.suggest(here, "")]
    assert rows[0] == "red 1: 3"
    assert all(isinstance(reading.read(here, row), Answer) for row in rows)
