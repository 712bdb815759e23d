"""Whole games with letters: set-up, conservation (S10), resuming, words, what everybody sees (S2)."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.engine.problems import problems
from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import FLAGS, Options
from bot.cosmic.seen.project import see_table
from bot.cosmic.selfplay import Player, step
from bot.cosmic.words import question_text, text
from bot.cosmic.words.expansion_words import Names
from bot.cosmic.words.story_words import why
from bot.kernel.event import Event
from bot.kernel.game import Game
from proving.cosmic.walk import Walk
from proving.events import stored
from tests.events import made
from tests.words.voices import EN

ON = Options(extras={NAME: True})
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
RULE = re.compile(r"\(cosmic (S\d+|\d+(\.\d+)*)\)")


def test_the_flag_is_off_unless_it_is_set() -> None:
    assert FLAGS[NAME].default is False
    assert NAME not in Walk(1, 3, Options()).game.state.expansions


@pytest.mark.parametrize("seed", range(6))
def test_games_with_letters_stay_sound_and_resume_to_the_byte_s9_s10(seed: int) -> None:
    options = Options(powers_per_player=1 + seed % 2, extras={NAME: True, "zodiac": seed % 2 == 0})
    walk = Walk(seed, 2 + seed % 5, options, concede=90)
    for number in range(350):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
        if number % 50 == 0:
            walk.check()


def test_everybody_sees_the_letters_of_every_place_s2_s10() -> None:
    walk = Walk(4, 4, ON)
    for _ in range(250):
        walk.step()
    shown = see_table(walk.game.state).part(NAME, SkillView)
    for row in shown.players:
        assert sorted("".join(one.letters for one in row)) == sorted("ELSW" * 5)
        for one in row:
            assert shown.at(shown.players.index(row), one.place)


def test_letters_of_a_system_are_told_together_by_its_owner() -> None:
    laid = made("skills_laid", {"seat": 0, "places": {"red-1": "ELSW", "red-2": "LL", "warp": "E"}})
    told = text.line(laid, Names(("Ana", "Ben"), ("red", "blue")))
    assert told == "Ana's letters: Ana's planets 1 ELSW and 2 LL and the warp E."
    assert "red 1 ELSW, red 2 LL" in text.line(laid, ("Ana", "Ben"))


def test_every_event_and_question_is_worded_and_has_a_reason() -> None:
    told: dict[str, str] = {}
    asked: dict[str, str] = {}
    for seed in range(5):
        walk = Walk(seed, 4, ON)
        before: list[Event] = []
        for _ in range(350):
            if walk.game.over:
                break
            for ask in walk.game.asks.values():
                if ask.key.startswith(NAME):
                    asked[ask.key] = question_text.question(EN, ask)
            for event in walk.step():
                if event.kind in ("skills_laid", "escorts_called", "mustered"):
                    told[event.kind] = text.line(event.event, NAMES)
                    assert RULE.search(why(event.event, before, NAMES))
                before.append(event.event)
    assert set(told) == {"skills_laid", "escorts_called", "mustered"}
    assert all(told.values())
    assert all(asked.values())
    assert all(question_text.rule_of(key).startswith("S") for key in asked)
    assert {f"{NAME}.{end}" for end in ("lay", "order", "place", "escorts")} <= set(asked)


def test_computer_players_call_escorts_and_finish_their_games() -> None:
    dice = Random(5).randrange
    players: list[Player] = [Computer(temper, dice) for temper in list(TEMPERS.values())[:3]]
    game = Game.new(COSMIC, 5, 3, ON)
    called = 0
    for _ in range(20_000):
        if game.over:
            break
        step(game, players)
        called += sum(event.kind == "escorts_called" for event in stored(game.take_events()))
        game.take_decisions()
    assert game.over
    assert called
    assert problems(game.state) == []
