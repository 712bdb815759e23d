"""Sentences for people live in ``locales`` only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,},? [a-zà-ÿ]{2,}")
"""Two words in a row: a key, a name or a format has no such thing."""
SPEAKERS = {"UserError"}
"""Exceptions whose text reaches a player; the words of all others are for developers, logs and the admin's terminal."""
FOR_OTHERS = {
    "bot/__main__.py": "help of the command line",
    "bot/admin/": "what the command line prints for the admin",
    "bot/app.py": "the name of a task, for a debugger",
    "cogs/ui/translate.py": "names of commands",
    "bot/cosmic/expansions/asteroids/rules.py": "texts of BadOption for developers",
    "bot/cosmic/model/options.py": "texts of BadOption for developers; players are told by option_words.refusal",
    "bot/cosmic/phases/": "why a challenge ended, as a key that why_words words",
    "bot/cosmic/kinds/hooks.py": "what is declared wrongly, for developers",
    "bot/cosmic/engine/problems.py": "self-checks for developers",
    "bot/cosmic/words/expansion_words.py": "types as text",
    "bot/words/speech.py": "the text of an exception for developers",
    "bot/ops/health.py": "answers to the container's health check",
    "bot/kernel/saved.py": "the text of an exception for the log",
    "bot/ops/logs.py": "log lines",
    "bot/process/metrics.py": "descriptions of metrics",
    "bot/ops/status.py": "descriptions of metrics",
    "bot/settings.py": "what a setting may be, for the admin",
    "bot/slap/options.py": "texts of BadOption for developers; players are told by option_words.refusal",
    "bot/ops/serving.py": "sentences for the admin's terminal",
    "bot/store/": "errors and SQL for the admin's terminal; players are told by the actor and cogs.arriving.replies",
    "bot/admin/commands.py": "help of the command line",
}
"""Files and folders whose sentences no player reads, and why."""


def files() -> list[Path]:
    """Every module of the bot whose sentences a player might read."""
    found = [path for folder in ("bot", "cogs", "renderers") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [p for p in found if not str(p.relative_to(ROOT)).startswith(tuple(FOR_OTHERS))]


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of the literals that read like a sentence."""
    silent = set(_silent(tree))
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Constant) and id(node) not in silent else None
        if isinstance(node, ast.Constant) and isinstance(value, str) and SENTENCE.search(value):
            yield node.lineno, value


def _silent(tree: ast.AST) -> Iterator[int]:
    """Literals that nobody at a table reads: docstrings, log lines, exceptions for developers, keys, self-checks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)
        elif isinstance(node, ast.Subscript):
            yield id(node.slice)
        elif (
            (isinstance(node, ast.Call) and _called(node) in ("log", "super", "re", "warnings"))
            or (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _called(node.exc) not in SPEAKERS)
            or isinstance(node, ast.Assert)
            or (isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("problems"))
        ):
            yield from (id(inner) for inner in ast.walk(node))


def _called(call: ast.Call) -> str:
    """The first name of what is called: ``log`` for ``log.info(…)``, ``super`` for ``super().__init__(…)``."""
    function: ast.AST = call.func
    while isinstance(function, ast.Attribute | ast.Call):
        function = function.value if isinstance(function, ast.Attribute) else function.func
    return function.id if isinstance(function, ast.Name) else ""


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_stands_in_code(path: Path) -> None:
    found = [f"{path.relative_to(ROOT)}:{line}: {words}" for line, words in sentences(ast.parse(path.read_text()))]
    assert found == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('reply("You may not do that.")', True),
        ('reply(f"Only {name} may start the game.")', True),
        ('raise UserError("This lobby is closed.")', True),
        ('raise ValueError("this key is unknown")', False),
        ('"""A docstring of words."""', False),
        ('log.info("table %s has ended", 3)', False),
        ('assert ready, "never without a seat"', False),
        ('Button(0, "join", label)', False),
        ('x = "t7:3:slap"', False),
    ],
)
def test_the_search_finds_sentences_and_leaves_the_rest_alone(code: str, found: bool) -> None:
    assert bool(list(sentences(ast.parse(code)))) == found


def test_every_exception_still_exists() -> None:
    assert all((ROOT / path).exists() for path in FOR_OTHERS)
