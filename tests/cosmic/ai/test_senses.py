"""A computer player's judgement of a power stands in the power's own file, by the name of a sense."""

from __future__ import annotations

import ast

import pytest

from bot.cosmic.ai import uses
from bot.cosmic.ai.choosing import BROUGHT, WEIGHED
from bot.cosmic.ai.estimate import power_worth
from bot.cosmic.ai.normal import windows, windows as sums
from bot.cosmic.ai.player import LEVELS
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS, USE
from tests.rulebook import ROOT

registry.load()
EFFECTS = [*registry.POWERS.values(), *(text for texts in registry.FLARES.values() for text in texts.values())]
TESTS = {*uses.TESTS, *sums._SUMS, *windows._FLARES}
HEURISTICS = {sense for level in LEVELS.values() for sense in level.heuristics}


def named(code: str) -> list[str]:
    """The powers that code names, also as the beginning of a question's key."""
    texts = (node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant))
    return [text for text in texts if isinstance(text, str) and text.partition(".")[0] in registry.POWERS]


@pytest.mark.parametrize("room", ["ai", "strong"])
def test_no_module_of_computer_players_names_a_power(room: str) -> None:
    found = {path.name: named(path.read_text()) for path in (ROOT / "bot" / "cosmic" / room).rglob("*.py")}
    assert {name: powers for name, powers in found.items() if powers} == {}


def test_a_power_that_is_named_would_be_found() -> None:
    assert named('_WORTH = {"virus": 9, "amoeba.way": 3, "viruses": 1}') == ["virus", "amoeba.way"]


def test_every_sense_of_a_question_is_a_thought_of_every_level() -> None:
    senses = {question.sense for question in QUESTIONS.values() if question.sense and question.says != USE}
    assert [(sense, name) for sense in senses for name, level in LEVELS.items() if sense not in level.heuristics] == []


def test_every_sense_of_a_power_or_flare_is_known() -> None:
    assert {effect.sense for effect in EFFECTS if effect.sense} - TESTS - HEURISTICS == set()


def test_every_sense_is_used() -> None:
    senses = {question.sense or key for key, question in QUESTIONS.items()}
    assert HEURISTICS - senses - set(BROUGHT) - set(WEIGHED) == set()
    assert TESTS - {effect.sense for effect in EFFECTS} == set()


@pytest.mark.parametrize(("strong", "weak"), [("prophet", "hurtz"), ("judge", "sniveler"), ("visionary", "seeker")])
def test_powers_that_win_more_games_are_worth_more(strong: str, weak: str) -> None:
    """So that one is taken rather than the other, and that Reincarnation and Sanity have something to go by."""
    assert power_worth(strong) >= windows._STRONG > windows._POOR >= power_worth(weak)
