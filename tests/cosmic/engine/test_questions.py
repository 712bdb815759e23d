"""Every question is declared once, is asked by its declaration, and has words and a rule."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import bot.cosmic
from bot.cosmic.ai import choosing, player
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import EDICTS, POWERS
from bot.cosmic.kinds.questions import GENERAL, QUESTIONS, USE, Of, Question, Standing, Time
from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words, question_text
from bot.kernel.ask import Ask, AskMany, OneOf, Part, Split
from bot.tables.cosmic import table_words
from bot.words.speech import speech
from tests.golden import files
from tests.rulebook import defined
from tests.words.voices import COMPLETE, DE, EN

HOME = Path(bot.cosmic.__file__).parent
ENGINE = ("edicts", "challenge", "engine", "expansions", "kinds", "moves", "phases", "powers", "tokens", "variants")
registry.load()
KEYS = sorted(QUESTIONS)
TARGET = QUESTIONS["target"]


def modules() -> list[tuple[Path, ast.Module]]:
    return [(path, parsed(path)) for room in ENGINE for path in sorted((HOME / room).rglob("*.py"))]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All of a file, walked once. Cached: do not modify the list."""
    return [*ast.walk(parsed(path))]


def test_a_key_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Question("target", Of.PLACES)


def test_silence_takes_the_first_option_unless_the_question_says_another() -> None:
    options = ["red-2", "red-3"]
    asked = [next(flow) for flow in (TARGET.one_of(0, options), TARGET.one_of(0, options, default="red-3"))]
    assert [ask.default for many in asked if isinstance(many, AskMany) for ask in many.asks] == options


def test_questions_are_asked_by_their_declarations_alone() -> None:
    makers = {"Ask", "one_of", "up_to", "number", "yes_no", "split", "order", "deal"}
    for path, _ in modules():
        if path.name != "questions.py":
            made = {
                node.func.id for node in nodes(path) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            assert not made & makers, path


def test_what_was_asked_in_the_recorded_games_is_declared() -> None:
    for path in files.games():
        recorded = files.read_game(path)
        if recorded.game == "cosmic":
            keys = {decision.key for decision in recorded.decisions}
            assert all(known(key) for key in keys if key not in INTERRUPTS), path


INTERRUPTS = frozenset({"back", "close", "concede", "depart", "orders", "stop", "strike"})
"""Keys of decisions that answer no question."""


def known(key: str) -> bool:
    """True if a key is that of a question, or of an action of a side in a negotiation."""
    return key in QUESTIONS or key.rpartition(".")[0] in QUESTIONS


def test_no_question_is_declared_that_nobody_asks() -> None:
    loaded = {node.attr for path, _ in modules() for node in nodes(path) if isinstance(node, ast.Attribute)}
    for path, module in modules():
        bound = {
            target.id
            for node in module.body
            if isinstance(node, ast.Assign) and "Question(" in ast.unparse(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        used = {node.id for node in nodes(path) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        assert bound <= used | loaded, path


@pytest.mark.parametrize("key", KEYS)
def test_a_question_has_words_in_every_language(key: str) -> None:
    asked = QUESTIONS[key]
    if asked.of is Of.DEAL or not asked.says:
        return  # words of their own, or those of the shape of the answer
    for language in COMPLETE:
        own = question_text.is_basic(asked) or expansion_words.question(asked.says, language)
        assert own if asked.rule != GENERAL else asked.says == USE or asked.says in question_text.STEPS


@pytest.mark.parametrize("key", KEYS)
def test_questions_of_powers_and_edicts_name_them(key: str) -> None:
    asked = QUESTIONS[key]
    form = Split(1, 1, (Part("red-1", 2),)) if asked.of is Of.TOKENS else OneOf((1, 2))
    for say in (EN, DE):
        told = question_text.sentence(say, Ask(seat=0, key=key, form=form))
        if asked.rule == GENERAL and asked.subject in (*EDICTS, *POWERS):
            assert cards.words(asked.subject) in told


def test_only_the_question_for_the_target_speaks_of_the_planet_under_attack_4_3_2() -> None:
    for say in (EN, DE):
        wrong = say("question-target")
        told = {key: question_text.sentence(say, Ask(seat=0, key=key, form=OneOf((1, 2)))) for key in KEYS}
        assert [key for key, sentence in told.items() if sentence == wrong] == ["target"]


@pytest.mark.parametrize("key", KEYS)
def test_choices_of_players_say_that_a_player_is_chosen(key: str) -> None:
    if QUESTIONS[key].of is Of.PLAYERS:
        told = question_text.sentence(EN, Ask(seat=0, key=key, form=OneOf((1, 2))))
        assert told != EN("question-hint-one", power=cards.words(QUESTIONS[key].subject))


@pytest.mark.parametrize("key", KEYS)
def test_divisions_of_tokens_say_what_happens_to_them(key: str) -> None:
    if QUESTIONS[key].of is Of.TOKENS:
        ask = Ask(seat=0, key=key, form=Split(3, 3, (Part("red-1", 3), Part("red-2", 3))))
        assert not any("3" in question_text.sentence(say, ask) for say in (EN, DE)), "asked by the shape of the answer"


def test_what_one_side_of_a_flare_alone_asks_is_told_with_its_text() -> None:
    for path in sorted((HOME / "powers").glob("*.py")):
        declared = {
            node.targets[0].id: str(ast.literal_eval(node.value.args[0]))
            for node in parsed(path).body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and ast.unparse(node.value).startswith("Question(")
            and isinstance(node.value, ast.Call)
        }
        users: dict[str, set[str]] = {}
        for node in parsed(path).body:
            for inner in ast.walk(node) if isinstance(node, ast.ClassDef | ast.FunctionDef) else ():
                if isinstance(inner, ast.Name) and inner.id in declared:
                    users.setdefault(inner.id, set()).add(str(getattr(node, "name", "")))
        for name, key in declared.items():
            for side in ("wild", "super"):
                if all(user.startswith(side.title()) for user in users[name]):
                    assert QUESTIONS[key].side == side, key


def test_no_sentence_is_left_without_a_question() -> None:
    said = {asked.says for asked in QUESTIONS.values()}
    assert {*question_text.BASE, *question_text.STEPS} <= said
    assert expansion_words.KNOWN.questions.keys() <= said


@pytest.mark.parametrize("key", KEYS)
def test_everybody_is_told_what_is_decided(key: str) -> None:
    asked = QUESTIONS[key]
    hidden = asked.of in (Of.OFFERS, Of.DEAL)  # said in sentences of their own
    assert hidden or (asked.topic in table_words.DECIDES) == bool(asked.topic)
    assert not asked.topic or asked.rule != GENERAL


@pytest.mark.parametrize("key", KEYS)
def test_the_rule_of_a_question_is_in_the_rulebook(key: str) -> None:
    assert QUESTIONS[key].rule in defined()


def test_what_an_order_may_decide_is_told_in_every_language() -> None:
    for asked in QUESTIONS.values():
        for language in COMPLETE if asked.standing is not Standing.NONE else ():
            brought = question_text.usual_answer(speech(language), asked.key)
            assert asked.key in table_words.SMALL or brought or expansion_words.small(asked.key, language)


def test_only_rounds_close_by_responses_8_12() -> None:
    assert [key for key, asked in QUESTIONS.items() if asked.time is Time.RESPONSE] == ["response"]


def test_computer_players_think_about_questions_that_exist() -> None:
    senses = {question.sense for question in QUESTIONS.values()}
    assert {*player._HEURISTICS, *choosing.BROUGHT, *choosing.ASKED} <= {*QUESTIONS, *senses}
