"""Set-up (S1, S3): letters lie as their owners like, one token on every planet at least."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot.cosmic.engine.problems import problems
from bot.cosmic.expansions.skill_tokens.rules import HOW, ORDER, OWN, PLACE, mixed
from bot.cosmic.expansions.skill_tokens.state import NAME, skills
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.cosmic.words import text
from bot.cosmic.words.question_text import sentence
from bot.kernel.ask import Split
from bot.kernel.game import Game
from bot.words.message import Language
from bot.words.speech import speech
from proving.cosmic.walk import Walk
from proving.events import Happened, stored
from tests.cosmic.expansions.skill_tokens.words import spelled
from tests.words.voices import COMPLETE

ON = Options(extras={NAME: True})
BOTH = Options(extras={NAME: True, "zodiac": True})


def laid(options: Options = ON, **answers: list[Any]) -> Game[CosmicState]:
    """A game of three whose letters lie; seat 0 answers as told in turn, by the last part of the question's key."""
    whole = Game.new(COSMIC, 1, 3, options)
    while not whole.state.deck:
        number, ask = next((one, ask) for one, ask in whole.asks.items() if one not in whole.sealed)
        told = answers.get(ask.key.rpartition(".")[2]) if ask.seat == 0 else []
        whole.answer(number, ask.seat, told.pop(0) if told else ask.default)
    assert problems(whole.state) == []
    return whole


def letters(game: Game[CosmicState], seat: int) -> dict[str, str]:
    """The letters of a seat by place."""
    state = game.state
    places = {state.tokens[number].place for number in board.tokens_of(state, seat)}
    return {place: spelled(state, board.tokens_at(state, place, seat)) for place in sorted(places)}


def test_by_default_one_of_each_letter_lies_on_every_planet_s1_s3() -> None:
    for seat in range(3):
        assert set(letters(laid(), seat).values()) == {"ELSW"}


@pytest.mark.parametrize("options", [ON, BOTH])
def test_sixteen_on_one_planet_are_fine_and_an_empty_planet_is_not_s3(options: Options) -> None:
    karma = 2 if options is BOTH else 0
    whole = Game.new(COSMIC, 1, 3, options)
    while not any(ask.key == "layout" for ask in whole.asks.values()):
        number, ask = next((one, ask) for one, ask in whole.asks.items() if one not in whole.sealed)
        whole.answer(number, ask.seat, ask.default)
    ask = next(ask for ask in whole.asks.values() if ask.key == "layout")
    planets = board.homes(whole.state, ask.seat)
    others = dict.fromkeys(planets[1:], 1)
    assert ask.form.accepts({planets[0]: 16 - karma, **others})
    assert not ask.form.accepts({planets[0]: 17 - karma, **others, planets[1]: 0})
    assert not ask.form.accepts({planets[0]: 15 - karma, **others}), "all are laid out, none by somebody else"


def test_whoever_wants_lays_letters_out_planet_by_planet_s3() -> None:
    colour = laid().state.players[0].colour
    first, second = f"{colour}-1", f"{colour}-2"
    rows = [{f"skill.L.{first}": 4}, {f"skill.L.{second}": 1, f"skill.E.{second}": 3}]
    found = letters(laid(lay=[OWN], place=rows), 0)
    assert found[first] == "LLLL"
    assert found[second] == "EEEL"


def test_with_the_zodiac_karma_is_picked_first_by_default_two_escorts_s3() -> None:
    assert letters(laid(BOTH), 0)["karma"] == "EE"
    assert letters(laid(BOTH, lay=[OWN], place=[{"skill.L.karma": 2}]), 0)["karma"] == "LL"


def test_the_order_in_which_letters_go_is_told_to_nobody_else_s4() -> None:
    whole = laid(order=[["W", "S", "E", "L"]])
    assert skills(whole.state).orders == ["WSEL", "EWSL", "EWSL"]
    told = [event for event in stored(whole.take_events()) if event.kind == "skill_order"]
    assert [event.audience for event in told] == [(0,), (1,), (2,)]


def test_the_questions_of_set_up_are_secret_and_under_seal() -> None:
    whole = Game.new(COSMIC, 1, 3, ON)
    while not any(ask.key == HOW.key for ask in whole.asks.values()):
        number, ask = next((one, ask) for one, ask in whole.asks.items() if one not in whole.sealed)
        whole.answer(number, ask.seat, ask.default)
    asks = [ask for ask in whole.asks.values() if ask.key in (HOW.key, ORDER.key)]
    assert len(asks) == 6
    assert all(ask.secret for ask in asks)
    assert not any(ask.key == PLACE.key for ask in whole.asks.values())


@given(st.lists(st.integers(0, 4), min_size=15, max_size=15), st.integers(0, 1))
def test_mixed_letters_are_five_of_each_for_any_layout_s10(surplus: list[int], karma: int) -> None:
    places = {"karma": 2 * karma, **{f"red-{number}": 1 for number in range(1, 6)}}
    for planet in surplus[: 15 - 2 * karma]:
        places[f"red-{planet + 1}"] += 1
    found = mixed(places)
    assert {place: len(row) for place, row in found.items()} == places
    assert sorted("".join(found.values())) == sorted("ELSW" * 5)


def test_place_by_place_only_what_is_left_can_be_laid_s10() -> None:
    whole = Game.new(COSMIC, 1, 3, ON)
    seen: list[Split] = []
    while not whole.state.deck:
        number, ask = next((one, ask) for one, ask in whole.asks.items() if one not in whole.sealed)
        if ask.key == PLACE.key and isinstance(ask.form, Split):
            seen.append(ask.form)
        whole.answer(number, ask.seat, OWN if ask.key == HOW.key and ask.seat == 0 else ask.default)
    assert [max(part.high for part in form.parts) for form in seen] == [4, 4, 3, 2], "the last planet takes the rest"


def test_the_question_names_the_place_whose_letters_it_asks_for_s3() -> None:
    whole = Game.new(COSMIC, 1, 3, BOTH)
    seen: dict[str, list[str]] = {"en": [], "de": []}
    while not whole.state.deck:
        number, ask = next((one, ask) for one, ask in whole.asks.items() if one not in whole.sealed)
        if ask.key == PLACE.key:
            for language, said in seen.items():
                said.append(sentence(speech(language), ask))
        whole.answer(number, ask.seat, OWN if ask.key == HOW.key and ask.seat == 0 else ask.default)
    asked = ["Which letters lie here: the Zodiac card?", *(f"Which letters lie on yellow {at}?" for at in (1, 2, 3, 4))]
    assert seen["en"] == asked
    assert seen["de"][1:] == [f"Welche Buchstaben liegen auf Gelb {number}?" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("power", ["void", "warrior"])
def test_everybody_is_warned_that_void_takes_leaders_for_good_s17_p1(power: str) -> None:
    walk = Walk(1, 3, Options(extras={NAME: True}), powers=[[power], ["mirror"], ["mind"]])
    told: list[Happened] = []
    while not walk.game.state.deck:
        told += walk.step()
    warned = [event for event in told if event.kind == "void_warning"]
    assert [event.data["seat"] for event in warned] == ([0] if power == "void" else [])
    assert all("your powers are gone forever" in text.line(event.event, ["Ana", "Ben", "Cy"]) for event in warned)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("words", ["skill-mixed", "skill-own", "skill-wait"])
def test_what_a_menu_offers_fits_on_the_line_of_a_phone(words: str, language: Language) -> None:
    assert len(speech(language)(words)) <= 40
